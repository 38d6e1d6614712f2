import { randomUUID } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { ContractEndPage } from '../../site/contract-end-page.tsx'
import { countFromNetwork } from '../accounts/count-hold.ts'
import { findCustomer } from '../accounts/customer.ts'
import { audienceOf } from '../accounts/outbox.ts'
import { readForm, type Texts } from '../body.ts'
import type { AppEnv, RouteModule, Services } from '../context.ts'
import { type EndNotice, keepEndNotice, readEndNotice, wishText } from '../contracts/end-notice.ts'
import { longDay, momentText } from '../format.ts'
import { answer, baseOf, inMode, isNavigation } from '../negotiate.ts'
import { ensureSession, findSession, redirectSaying } from '../sessions.ts'
import { sendPage } from './send-page.tsx'
import { answerErrors, sendKeyOf } from './sent-form.tsx'

interface ContractEndReceiptProps {
  notice: EndNotice
  /** The effect of the notice, for the customer who is logged in; empty for anyone else. */
  effect: string
}

/** The receipt of a notice, in a fragment (decision 15): when it was received, and for which contract. */
function ContractEndReceipt({ notice, effect }: ContractEndReceiptProps) {
  const { id, reference, notifiedAt, wishedOn, email } = notice
  return (
    <div className="alert alert-success" role="status" data-flx-receipt={id}>
      <p>
        La notification de la résiliation du contrat {reference} est reçue le{' '}
        <time dateTime={notifiedAt.toISOString()}>{momentText(notifiedAt)}</time>. Date souhaitée : {wishText(wishedOn)}
        . L’accusé de réception part à {email}.
      </p>
      {effect && <p>{effect}</p>}
    </div>
  )
}

const path = '/resiliation'
const service = 'ajax/modules/boutique/compte/resiliation.php'

interface Shown {
  errors?: Record<string, string>
  isSummary?: boolean
}

async function show(
  c: Context<AppEnv>,
  services: Services,
  typed: Texts,
  { errors = {}, isSummary = false }: Shown = {},
) {
  const base = baseOf(c)
  const props = { action: base + service, sendKey: randomUUID(), typed, errors, isSummary }
  return sendPage(c, services, {
    title: 'Résilier votre contrat',
    description: 'Résilier un abonnement, sans frais et sans compte.',
    isPersonal: true,
    base,
    children: <ContractEndPage {...props} />,
  })
}

/**
 * `/resiliation`, without a login; `?reference=` fills in the contract's number. `?mode=html` works as on the cart's
 * page.
 */
export const contractEndPageRoutes: RouteModule = (app, services) => {
  app.get(path, async (c) => {
    const customerId = (await findSession(c, services))?.customerId
    const known = customerId ? await findCustomer(services.db, customerId) : null
    const own: Texts = known ? { nom: `${known.firstName} ${known.lastName}`.trim(), email: known.email } : {}
    return show(c, services, { ...own, ...c.req.query() })
  })
}

const textOf = ({ reference, notifiedAt, wishedOn, email }: EndNotice): string =>
  `La notification de la résiliation du contrat ${reference} est reçue le ${momentText(notifiedAt)}. Date souhaitée : ${wishText(wishedOn)}. L’accusé de réception part à ${email}.`

/**
 * `ajax/modules/boutique/compte/resiliation.php`: takes a notice that ends a contract, once even when its form is sent
 * twice. With script the form has shown its own summary; without, the page comes back with one first (D215-3).
 */
export function contractEndRoutes(api: Hono<AppEnv>, services: Services): void {
  const { db, now, budgets } = services
  api.post(`/${service}`, async (c) => {
    const fields = await readForm(c)
    const isPlain = isNavigation(c)
    const { said, errors } = readEndNotice(fields, now())
    const refuseFields = (errors: Record<string, string>) => {
      if (isPlain) return show(c, services, fields, { errors })
      const message = 'Votre résiliation n’est pas encore notifiée.'
      return answerErrors(c, message, errors)
    }
    if (Object.keys(errors).length > 0) return refuseFields(errors)
    if (isPlain && fields['modifier']) return show(c, services, fields)
    if (isPlain && fields['recapitule'] !== '1') return show(c, services, fields, { isSummary: true })
    const session = await ensureSession(c, services)
    const tooMany = await countFromNetwork(c, services, 'contract-end', budgets.holds)
    if (tooMany) return refuseFields({ reference: tooMany })
    const key = sendKeyOf(c, fields)
    const audience = session.customerId ? audienceOf(session.customerId) : session.tokenHash
    const { customerId } = session
    const { notice, ended } = await keepEndNotice(db, { audience, key, customerId }, said, now())
    // Only the customer who is logged in learns what ended in the account.
    const isOwn = ended !== undefined && ended.customerId === customerId
    const effect = isOwn ? `L’abonnement « ${ended.name} » prend fin le ${longDay(ended.endsOn)}.` : ''
    const text = [textOf(notice), effect].filter(Boolean).join(' ')
    if (!isPlain) {
      const accuse = { numero: String(notice.id), recu_le: notice.notifiedAt.toISOString() }
      return answer(c, { status: 'ok', message: text, accuse }, <ContractEndReceipt notice={notice} effect={effect} />)
    }
    return redirectSaying(c, services, inMode(c, path), { kind: 'success', text })
  })
}
