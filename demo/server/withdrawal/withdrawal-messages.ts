import { formatEuros, longDay, momentText } from '../format.ts'
import { seller } from '../invoices/invoice-content.ts'
import type { Order } from '../orders/order.ts'
import type { Withdrawal } from './withdrawal.ts'

const fortnight = 14 * 86_400_000

const articles = ({ lines }: Withdrawal): string =>
  lines.map(({ quantity, name, label }) => `${quantity} × ${[name, label].filter(Boolean).join(', ')}`).join('\n')

const pointsOf = (count: number): string => `${count} point${count > 1 ? 's' : ''}`

/** Returns the text on loyalty points; empty when none change. */
function pointsText({ pointsReturned: back, pointsTaken: taken }: Withdrawal): string {
  const isAre = (count: number): string => (count > 1 ? 'sont' : 'est')
  return [
    back > 0 &&
      `${pointsOf(back)} de fidélité, utilisé${back > 1 ? 's' : ''} pour ces articles, vous ${isAre(back)} rendu${back > 1 ? 's' : ''}.`,
    taken > 0 && `${pointsOf(taken)} que leur paiement avait fait gagner ${isAre(taken)} repris.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Returns the text on what is given back, in money and in points. */
export const refundText = (withdrawal: Withdrawal): string =>
  [moneyText(withdrawal), pointsText(withdrawal)].filter(Boolean).join(' ')

/** Returns the text on the refund and its deadline (L221-24). */
function moneyText({ refundTtc, declaredAt }: Withdrawal): string {
  if (refundTtc === 0) return 'Rien n’a été payé pour ces articles : rien n’est à rendre.'
  const day = longDay(new Date(declaredAt.getTime() + fortnight))
  return `Nous vous rendons ${formatEuros(refundTtc)} TTC par le moyen qui a servi à payer, au plus tard le ${day}, ou dès que les articles, ou la preuve de leur envoi, nous sont parvenus.`
}

/** Returns the text of the receipt: what was declared, with its date and time (code de la consommation, D221-5). */
export function receiptText(withdrawal: Withdrawal, { createdAt }: Order): string {
  const { declaredAt, orderNumber, name, email } = withdrawal
  return [
    `Bonjour ${name},`,
    `Nous accusons réception de votre rétractation, confirmée le ${momentText(declaredAt)} (heure de Paris).`,
    `Elle porte sur ces articles de la commande ${orderNumber} du ${longDay(createdAt)} :\n${articles(withdrawal)}`,
    `Déclarée par ${name}, accusé de réception demandé à ${email}.`,
    refundText(withdrawal),
    `Renvoyez les articles avant le ${longDay(new Date(declaredAt.getTime() + fortnight))} à : ${seller.name}, ${seller.address.join(', ')}.`,
  ].join('\n\n')
}

export function noticeForShop(withdrawal: Withdrawal): string {
  const { id, orderNumber, name, email, declaredAt, refundTtc, creditNumber } = withdrawal
  return [
    `Rétractation n° ${id}, le ${momentText(declaredAt)}, de ${name} (${email}), commande ${orderNumber} :\n${articles(withdrawal)}`,
    refundTtc > 0 ? `À rendre : ${formatEuros(refundTtc)}, avoir ${creditNumber}.` : 'Rien à rendre.',
  ].join('\n\n')
}
