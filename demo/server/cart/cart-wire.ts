import { formatHour } from '../../../src/core/french/time.ts'
import type { Desk } from '../checkout/desk.ts'
import { wireDesk } from '../checkout/desk-wire.ts'
import { shortageOf } from '../checkout/obstacles.ts'
import { openStep } from '../checkout/step.ts'
import { articleImage } from '../media-address.ts'
import { wireBooking } from '../reservations/reservation-wire.ts'
import { timeOf } from '../reservations/slot-text.ts'
import type { CartOutcome } from './cart-outcome.ts'
import { type CartState, isShipped, type StoredLine } from './cart-state.ts'
import { type Amount, euros, withoutTax } from './money.ts'
import { priceMessage } from './price-change.ts'
import { addUp, type CartTotals } from './totals.ts'

function stockMessage(line: StoredLine): string {
  const { booking } = line
  if (booking?.expiresIn) return `Créneau retenu jusqu’à ${formatHour(timeOf(booking.heldUntil))}.`
  return shortageOf(line) || (line.reference.stock <= 3 ? 'Derniers exemplaires.' : '')
}

const lineMessage = (line: StoredLine, display: CartState['priceDisplay']): string =>
  [stockMessage(line), priceMessage(line, display)].filter(Boolean).join(' ')

function wireLine(line: StoredLine, amount: Amount, display: CartState['priceDisplay']) {
  const { article, reference } = line
  return {
    idligne: String(line.id),
    idarticle: String(article.id),
    idreference: String(reference.id),
    idanim: reference.priorTtc === null ? '' : String(reference.id),
    quantite: line.quantity,
    quantite_max: reference.stock,
    nom: article.name,
    reference: reference.code,
    options: reference.label,
    url: `/article/${article.slug}?reference=${reference.id}`,
    image: articleImage(article.shape, reference.colour, article.id, 240),
    prix_unitaire_ht: euros(withoutTax(reference.priceTtc, article.vatPermille)),
    prix_unitaire_ttc: euros(reference.priceTtc),
    total_ht: euros(amount.ht),
    total_ttc: euros(amount.ttc),
    taux_tva: article.vatPermille / 10,
    message: lineMessage(line, display),
    ...(line.booking ? { reservation: wireBooking(line, line.booking) } : {}),
  }
}

/** The totals as they are sent. The delivery price is left out until a delivery is chosen. */
function wireTotals(totals: CartTotals, hasOffer: boolean) {
  const { delivery } = totals
  return {
    articles_ht: euros(totals.articles.ht),
    articles_ttc: euros(totals.articles.ttc),
    remise_ht: euros(totals.discount.ht),
    remise_ttc: euros(totals.discount.ttc),
    fidelite_ttc: euros(totals.loyalty.ttc),
    ...(hasOffer ? { livraison_ht: euros(delivery.ht), livraison_ttc: euros(delivery.ttc) } : {}),
    frais_paiement_ttc: euros(totals.paymentFee.ttc),
    tva: totals.vat.map(({ permille, base, tax }) => ({
      taux: permille / 10,
      base: euros(base),
      montant: euros(tax),
    })),
    total_ht: euros(totals.total.ht),
    total_ttc: euros(totals.total.ttc),
  }
}

/** Returns `panier` as it is sent: amounts in euros, identifiers as text. */
function wireCart(state: CartState, desk: Desk, step: string | undefined, day: string) {
  const totals = addUp(state, day)
  return {
    version: state.version,
    lignes: state.lines.map((line) =>
      wireLine(line, totals.lines.get(line.id) ?? { ht: 0, ttc: 0 }, state.priceDisplay),
    ),
    codes: totals.codes.map(({ promo, discount }) => ({
      code: promo.code,
      libelle: promo.label,
      remise_ht: euros(discount.ht),
      remise_ttc: euros(discount.ttc),
    })),
    totaux: wireTotals(totals, state.checkout.offer !== null && isShipped(state)),
    nb_articles: state.lines.reduce((count, { quantity }) => count + quantity, 0),
    aff_prix: state.priceDisplay,
    etape: openStep(step, state),
    ...wireDesk(state, desk, totals, day),
  }
}

/** Returns the whole response of `panier/traitement.php` and `panier/add_item.php`. */
export function wireReply(state: CartState, desk: Desk, outcome: CartOutcome, day: string) {
  return {
    status: outcome.status,
    error_msg: outcome.error ?? '',
    info_msg: outcome.info ?? '',
    panier: wireCart(state, desk, outcome.step, day),
    ...outcome.more,
    ...(outcome.line === undefined ? {} : { ligne: String(outcome.line) }),
  }
}

export type WireReply = ReturnType<typeof wireReply>
