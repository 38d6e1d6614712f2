import { type CartState, isShipped, type StoredLine } from '../cart/cart-state.ts'
import type { Desk } from './desk.ts'
import { orderOptions } from './extras.ts'

/** A reason why the order cannot be placed yet, and the part of the page where to fix it. */
export interface Obstacle {
  target: 'relais' | 'adresse' | 'offre' | 'paiement' | 'options' | 'lignes' | 'point_de_vente'
  message: string
}

/** Returns the stock problem of a line; empty when there is none. */
export function shortageOf({ quantity, reference, booking }: StoredLine): string {
  if (booking?.expiresIn === 0) return 'Le délai est passé : ce créneau n’est plus retenu. Choisissez-le à nouveau.'
  if (reference.stock === 0) return 'Épuisé : retirez cet article pour continuer.'
  if (quantity > reference.stock) return `Il n’en reste que ${reference.stock}.`
  return ''
}

/** Returns one obstacle for each line that lacks stock. */
export function shortages(lines: StoredLine[]): Obstacle[] {
  return lines.flatMap((line) => {
    const reason = shortageOf(line)
    const name = `« ${line.article.name} » (${line.reference.label})`
    return reason ? [{ target: 'lignes' as const, message: `${name} : ${reason}` }] : []
  })
}

function addressObstacle(state: CartState): string {
  const { checkout } = state
  if (checkout.customerId === null)
    return 'Connectez-vous, créez un compte, ou commandez sans compte, pour donner votre adresse.'
  if (checkout.billingAddressId === null) return 'Indiquez une adresse de facturation.'
  const isDelivered = isShipped(state) && checkout.offer?.kind === 'domicile'
  return isDelivered && checkout.deliveryAddressId === null ? 'Indiquez une adresse de livraison.' : ''
}

function paymentObstacle({ checkout }: CartState, { banks }: Desk): string {
  const { payment } = checkout
  if (!payment) return 'Choisissez un moyen de paiement.'
  const needsBank = banks.some(({ methodId }) => methodId === payment.methodId)
  return needsBank && payment.bankId === null ? 'Choisissez la banque de votre carte.' : ''
}

/** Returns every obstacle to the order, those of the lines first. */
export function obstaclesOf(state: CartState, desk: Desk): Obstacle[] {
  if (state.lines.length === 0) return [{ target: 'lignes', message: 'Votre panier est vide.' }]
  const { checkout } = state
  const shipped = isShipped(state)
  const kind = shipped ? checkout.offer?.kind : undefined
  const found: [Obstacle['target'], string | false | undefined][] = [
    ['adresse', addressObstacle(state)],
    ['offre', shipped && !checkout.offer && 'Choisissez un mode de livraison.'],
    ['relais', kind === 'relais' && !checkout.relay && 'Choisissez un point relais.'],
    ['point_de_vente', kind === 'retrait' && checkout.salePointId === null && 'Choisissez un point de vente.'],
    ['paiement', paymentObstacle(state, desk)],
    ...orderOptions.map(({ name, required, refusal }): [Obstacle['target'], string | false] => [
      'options',
      required && !checkout.options[name] && refusal,
    ]),
  ]
  return [...shortages(state.lines), ...found.flatMap(([target, message]) => (message ? [{ target, message }] : []))]
}
