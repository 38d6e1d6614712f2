import { randomUUID } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { type OrderChoice, WithdrawalLines } from '../../site/parts/withdrawal-lines.tsx'
import { WithdrawalPage } from '../../site/withdrawal-page.tsx'
import { audienceOf } from '../accounts/outbox.ts'
import { readForm, type Texts } from '../body.ts'
import { euros } from '../cart/money.ts'
import type { AppEnv, RouteModule, Services } from '../context.ts'
import { momentText } from '../format.ts'
import { answer, baseOf, inMode, isNavigation, refuse } from '../negotiate.ts'
import { ordersToWithdraw } from '../orders/order.ts'
import { ensureSession, findSession, redirectSaying } from '../sessions.ts'
import { findAskedOrder } from '../withdrawal/asked-order.ts'
import { declareWithdrawal } from '../withdrawal/declare.ts'
import { declarationPrint, readDeclaration, saysPieces } from '../withdrawal/read-declaration.ts'
import { readWithdrawable } from '../withdrawal/withdrawable.ts'
import { findWithdrawal, type Withdrawal } from '../withdrawal/withdrawal.ts'
import { refundText } from '../withdrawal/withdrawal-messages.ts'
import { isSessionLost } from './quote.tsx'
import { sendPage } from './send-page.tsx'
import { answerErrors, sendKeyOf } from './sent-form.tsx'

/** The receipt of a withdrawal, in a fragment (decision 15): when it was received, and for which articles. */
function WithdrawalReceipt({ withdrawal }: { withdrawal: Withdrawal }) {
  const { id, orderNumber, declaredAt, lines, email } = withdrawal
  return (
    <div className="alert alert-success" role="status" data-flx-receipt={id}>
      <p>
        Votre rétractation est reçue le <time dateTime={declaredAt.toISOString()}>{momentText(declaredAt)}</time>, pour
        la commande {orderNumber} :
      </p>
      <ul>
        {lines.map(({ referenceId, name, label, quantity }) => (
          <li key={referenceId}>
            {quantity} × {name}
            {label && `, ${label}`}
          </li>
        ))}
      </ul>
      <p>
        {refundText(withdrawal)} L’accusé de réception part à {email}.
      </p>
    </div>
  )
}

const withdrawalPath = '/retractation'

const service = 'ajax/modules/boutique/compte/retractation.php'
const sessionOver = 'Votre session a expiré : reconnectez-vous.'

interface Read {
  choice: OrderChoice | null
  errors: Record<string, string>
}

async function readChoice(c: Context<AppEnv>, services: Services, fields: Texts): Promise<Read> {
  const asked = await findAskedOrder(c, services, fields)
  if ('errors' in asked) return { choice: null, errors: asked.errors }
  const { order } = asked
  return { choice: { order, withdrawable: await readWithdrawable(services.db, order, services.now()) }, errors: {} }
}

/** Validates the form, and returns its errors by field name (FORM-03). */
export async function withdrawalErrors(
  c: Context<AppEnv>,
  services: Services,
  fields: Texts,
): Promise<Record<string, string>> {
  const { choice, errors } = await readChoice(c, services, fields)
  return choice ? readDeclaration(fields, choice.withdrawable).errors : errors
}

/** Renders the articles of the order that the form names. */
export async function withdrawalArticles(c: Context<AppEnv>, services: Services, fields: Texts) {
  const isAsked = Boolean(fields['commande']?.trim() && (fields['compte'] === '1' || fields['email']?.trim()))
  const { choice } = isAsked ? await readChoice(c, services, fields) : { choice: null }
  return <WithdrawalLines choice={choice} typed={{}} errors={{}} />
}

async function show(
  c: Context<AppEnv>,
  services: Services,
  typed: Texts,
  { choice, errors }: Read = { choice: null, errors: {} },
) {
  const base = baseOf(c)
  const customerId = (await findSession(c, services))?.customerId
  const isGuest = !customerId || typed['compte'] === '0' || (c.req.method === 'POST' && typed['compte'] !== '1')
  return sendPage(c, services, {
    title: 'Renoncer au contrat ici',
    description: 'Renoncer à une commande, ou à une partie, dans les quatorze jours.',
    isPersonal: true,
    base,
    children: (
      <WithdrawalPage
        action={base + service}
        sendKey={randomUUID()}
        orders={isGuest ? null : await ordersToWithdraw(services.db, customerId)}
        choice={choice}
        typed={typed}
        errors={errors}
      />
    ),
  })
}

/**
 * `/retractation`, for customers and for guests; `?commande=` names an order. `?mode=html` works as on the cart's page.
 */
export const withdrawalPageRoutes: RouteModule = (app, services) => {
  app.get(withdrawalPath, async (c) => {
    const typed = c.req.query()
    const customerId = (await findSession(c, services))?.customerId
    const isOwn = Boolean(customerId && typed['commande'] && typed['compte'] !== '0')
    return show(c, services, typed, isOwn ? await readChoice(c, services, { ...typed, compte: '1' }) : undefined)
  })
}

const textOf = (made: Withdrawal): string =>
  `Votre rétractation est reçue le ${momentText(made.declaredAt)}, pour la commande ${made.orderNumber}. ${refundText(made)} L’accusé de réception part à ${made.email}.`

function replyOf(made: Withdrawal) {
  return {
    status: 'ok',
    message: textOf(made),
    accuse: { numero: String(made.id), recu_le: made.declaredAt.toISOString() },
    retractation: {
      commande: made.orderNumber,
      lignes: made.lines.map(({ referenceId, name, quantity }) => ({
        idreference: String(referenceId),
        nom: name,
        quantite: quantity,
      })),
      rendu_ttc: euros(made.refundTtc),
      avoir: made.creditNumber,
      points_rendus: made.pointsReturned,
      points_repris: made.pointsTaken,
    },
  }
}

/**
 * `ajax/modules/boutique/compte/retractation.php`: takes a withdrawal from an order, once even when its form is sent
 * twice (code de la consommation, L221-21). Without script it shows the page again: with the articles to choose, with
 * the errors, or with the receipt.
 */
export function withdrawalRoutes(api: Hono<AppEnv>, services: Services): void {
  const { db, now } = services
  api.post(`/${service}`, async (c) => {
    const fields = await readForm(c)
    const isPlain = isNavigation(c)
    if (await isSessionLost(c, services, fields)) {
      if (!isPlain) return refuse(c, 401, sessionOver)
      return redirectSaying(c, services, '/compte', { kind: 'error', text: sessionOver })
    }
    const read = await readChoice(c, services, fields)
    const refuseFields = (errors: Record<string, string>) => {
      if (isPlain) return show(c, services, fields, { choice: read.choice, errors })
      const message = 'Votre rétractation n’est pas encore déclarée.'
      return answerErrors(c, message, errors)
    }
    const { choice } = read
    if (!choice) return refuseFields(read.errors)
    if (isPlain && !saysPieces(fields)) return show(c, services, fields, read)
    const session = await ensureSession(c, services)
    const key = sendKeyOf(c, fields)
    const { order } = choice
    const sent = { key, print: declarationPrint(fields) }
    const known = await findWithdrawal(db, order, sent)
    const { declaration, errors } = readDeclaration(fields, choice.withdrawable)
    if (!known && Object.keys(errors).length > 0) return refuseFields(errors)
    const audience = session.customerId ? audienceOf(session.customerId) : session.tokenHash
    const made = known ?? (await declareWithdrawal(db, { audience, order, declaration, sent }, now()))
    if (!made)
      return refuseFields({ commande: 'Une rétractation vient d’être reçue pour ces articles : vérifiez-les.' })
    if (!isPlain) return answer(c, replyOf(made), <WithdrawalReceipt withdrawal={made} />)
    return redirectSaying(c, services, inMode(c, withdrawalPath), { kind: 'success', text: textOf(made) })
  })
}
