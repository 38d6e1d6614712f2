import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { Services } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { settlePayment } from './settle.ts'

/** Where the bank tells, from server to server, what became of a payment. */
export const noticePath = '/banque/avis'

/** Header of a notice: `t=<seconds since 1970>,v1=<HMAC-SHA256 of "t.body", in hex>`, as Stripe signs its own. */
export const signatureHeader = 'Bank-Signature'

/** Seconds for which a notice is believed: one that was overheard is worth nothing later. */
const toleranceSeconds = 300

const notice = v.object({
  /** The token of the payment. */
  paiement: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  resultat: v.picklist(['accepte', 'refuse']),
  /** What was taken, in cents; the order is paid by its own amount alone. */
  montant: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9)),
})

export type Notice = v.InferOutput<typeof notice>

const mac = (secret: string, seconds: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest()

/** The value of the header for a body, as the bank writes it. */
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
 * Settles a payment as the bank says. The same notice again changes nothing: banks send theirs until they are answered.
 * @throws Refusal 403 for a signature that is not the bank's, 400 for a notice that says nothing.
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
