import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { Services } from '../context.ts'
import { Refusal } from '../failure.ts'
import { settlePayment } from './settle.ts'

/** Path to which the bank's server sends the result of a payment. */
export const noticePath = '/banque/avis'

/** Header that signs a notice: `t=<seconds since 1970>,v1=<HMAC-SHA256 of "t.body", in hex>`, in Stripe's format. */
export const signatureHeader = 'Bank-Signature'

/** Seconds for which a notice is valid, so that an intercepted one is worth nothing later. */
const toleranceSeconds = 300

const notice = v.object({
  /** The token of the payment. */
  paiement: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  resultat: v.picklist(['accepte', 'refuse']),
  /** Amount received, in cents; only the exact amount of the order pays it. */
  montant: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9)),
})

export type Notice = v.InferOutput<typeof notice>

const mac = (secret: string, seconds: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest()

/** Returns the header's value for a body, as the bank computes it. */
export function signNotice(secret: string, body: string, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000))
  return `t=${seconds},v1=${mac(secret, seconds, body).toString('hex')}`
}

function isSigned(secret: string, body: string, signature: string, now: Date): boolean {
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  const age = Math.abs(now.getTime() / 1000 - Number(seconds))
  const isSame = timingSafeEqual(mac(secret, seconds, body), Buffer.from(given.padEnd(64, '0'), 'hex'))
  return isSame && given !== '' && age <= toleranceSeconds
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/**
 * Settles a payment as the bank's notice says. The same notice again changes nothing: banks repeat theirs until they
 * get a response.
 * @throws Refusal 403 for a wrong signature, 400 for an unreadable notice.
 */
export async function takeNotice(services: Services, body: string, signature: string): Promise<void> {
  const { db, bankSecret, now } = services
  if (!isSigned(bankSecret, body, signature, now())) throw new Refusal(403, 'Cet avis n’est pas signé par la banque.')
  const read = v.safeParse(notice, readJson(body))
  if (!read.success) throw new Refusal(400, 'Cet avis n’est pas lisible.')
  const { paiement, resultat, montant } = read.output
  const said = resultat === 'accepte' ? { kind: 'accepted' as const, amount: montant } : { kind: 'refused' as const }
  await settlePayment(db, paiement, said, now())
}
