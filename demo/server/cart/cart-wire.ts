import { articleImage } from '../media-address.ts'
import type { CartState, StoredLine } from './cart-state.ts'
import { euros, withoutTax } from './money.ts'
import { type Amount, addUp, type CartTotals } from './totals.ts'

/** What a call on the cart came to. */
export interface CartOutcome {
  status: 'ok' | 'ko'
  error?: string
  info?: string
  /** The line that was added or increased. */
  line?: number
}

function lineMessage({ quantity, reference }: StoredLine): string {
  if (reference.stock === 0) return 'Épuisé : retirez cet article pour continuer.'
  if (quantity > reference.stock) return `Il n’en reste que ${reference.stock}.`
  if (reference.stock <= 3) return 'Derniers exemplaires.'
  return ''
}

function wireLine(line: StoredLine, amount: Amount) {
  const { article, reference } = line
  return {
    idligne: String(line.id),
    idarticle: String(article.id),
    idreference: String(reference.id),
    idanim: '',
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
    message: lineMessage(line),
  }
}

function wireTotals(totals: CartTotals) {
  return {
    articles_ht: euros(totals.articles.ht),
    articles_ttc: euros(totals.articles.ttc),
    remise_ht: euros(totals.discount.ht),
    remise_ttc: euros(totals.discount.ttc),
    tva: totals.vat.map(({ permille, base, tax }) => ({
      taux: permille / 10,
      base: euros(base),
      montant: euros(tax),
    })),
    total_ht: euros(totals.total.ht),
    total_ttc: euros(totals.total.ttc),
  }
}

/** `panier` as it travels: amounts in euros, identifiers as text. */
export function wireCart(state: CartState, day: string) {
  const totals = addUp(state, day)
  return {
    version: state.version,
    lignes: state.lines.map((line) => wireLine(line, totals.lines.get(line.id) ?? { ht: 0, ttc: 0 })),
    codes: totals.codes.map(({ promo, discount }) => ({
      code: promo.code,
      libelle: promo.label,
      remise_ht: euros(discount.ht),
      remise_ttc: euros(discount.ttc),
    })),
    totaux: wireTotals(totals),
    nb_articles: state.lines.reduce((count, { quantity }) => count + quantity, 0),
    aff_prix: state.priceDisplay,
  }
}

/** The whole answer of `panier/traitement.php` and `panier/add_item.php`. */
export function wireReply(state: CartState, outcome: CartOutcome, day: string) {
  return {
    status: outcome.status,
    error_msg: outcome.error ?? '',
    info_msg: outcome.info ?? '',
    panier: wireCart(state, day),
    ...(outcome.line === undefined ? {} : { ligne: String(outcome.line) }),
  }
}

export type WireReply = ReturnType<typeof wireReply>
