import * as v from 'valibot'

/** Which prices are put forward: without taxes (`ht`) or with them (`ttc`). */
export type PriceDisplay = 'ht' | 'ttc'

/** An amount in euros, without and with taxes. */
export interface Price {
  ht: number
  ttc: number
}

/** One line of the cart (CART-03). */
export interface CartLine {
  id: string
  articleId: string
  referenceId: string
  /** `idanim` on the wire: the promotion that the line takes part in; empty when none. */
  promotionId: string
  quantity: number
  /** The most that can be ordered; `null` when the server sets no bound. */
  maxQuantity: number | null
  name: string
  reference: string
  /** Chosen options, ready to read: « Bleu · M ». */
  options: string
  url: string
  image: string
  unit: Price
  total: Price
  /** In percent. */
  vatRate: number
  /** What the server has to say about this line, e.g. a stock that ran short. */
  message: string
}

export interface CartCode {
  code: string
  label: string
  /** Positive: what the code takes off. */
  discount: Price
}

export interface CartVat {
  /** In percent. */
  rate: number
  base: number
  amount: number
}

export interface CartTotals {
  articles: Price
  discount: Price
  vat: CartVat[]
  total: Price
}

/** A cart as the widgets know it, in English; `cartReply` translates it from the wire. */
export interface Cart {
  /** Grows with every write of this cart: an answer with a smaller one is late. */
  version: number
  lines: CartLine[]
  codes: CartCode[]
  totals: CartTotals
  count: number
  display: PriceDisplay
}

export interface CartReply {
  /** `refused`: the server understood and said no (stock, unknown code); `cart` is what it holds now. */
  outcome: 'done' | 'refused'
  error: string
  info: string
  cart: Cart
  /** The line that `add_item.php` added or increased; empty for the other calls. */
  addedLine: string
}

const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String))
const optionalId = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => String(value ?? '')),
)
const text = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((value) => value ?? ''),
)
const amount = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+([.,]\d+)?$/))]),
  v.transform((value) => Number(String(value).replace(',', '.'))),
  v.finite(),
)
const bound = v.nullish(
  v.union([
    amount,
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
  ]),
  null,
)

const line = v.pipe(
  v.object({
    idligne: id,
    idarticle: optionalId,
    idreference: optionalId,
    idanim: optionalId,
    quantite: amount,
    quantite_max: bound,
    nom: v.string(),
    reference: text,
    options: text,
    url: text,
    image: text,
    prix_unitaire_ht: amount,
    prix_unitaire_ttc: amount,
    total_ht: amount,
    total_ttc: amount,
    taux_tva: amount,
    message: text,
  }),
  v.transform(
    (wire): CartLine => ({
      id: wire.idligne,
      articleId: wire.idarticle,
      referenceId: wire.idreference,
      promotionId: wire.idanim,
      quantity: wire.quantite,
      maxQuantity: wire.quantite_max ?? null,
      name: wire.nom,
      reference: wire.reference,
      options: wire.options,
      url: wire.url,
      image: wire.image,
      unit: { ht: wire.prix_unitaire_ht, ttc: wire.prix_unitaire_ttc },
      total: { ht: wire.total_ht, ttc: wire.total_ttc },
      vatRate: wire.taux_tva,
      message: wire.message,
    }),
  ),
)

const code = v.pipe(
  v.object({ code: v.string(), libelle: text, remise_ht: amount, remise_ttc: amount }),
  v.transform(
    (wire): CartCode => ({
      code: wire.code,
      label: wire.libelle,
      discount: { ht: wire.remise_ht, ttc: wire.remise_ttc },
    }),
  ),
)

const totals = v.pipe(
  v.object({
    articles_ht: amount,
    articles_ttc: amount,
    remise_ht: v.nullish(amount, 0),
    remise_ttc: v.nullish(amount, 0),
    tva: v.nullish(v.array(v.object({ taux: amount, base: amount, montant: amount })), []),
    total_ht: amount,
    total_ttc: amount,
  }),
  v.transform(
    (wire): CartTotals => ({
      articles: { ht: wire.articles_ht, ttc: wire.articles_ttc },
      discount: { ht: wire.remise_ht ?? 0, ttc: wire.remise_ttc ?? 0 },
      vat: (wire.tva ?? []).map(({ taux, base, montant }) => ({ rate: taux, base, amount: montant })),
      total: { ht: wire.total_ht, ttc: wire.total_ttc },
    }),
  ),
)

/** `panier` on the wire. */
export const cart = v.pipe(
  v.object({
    version: amount,
    lignes: v.array(line),
    codes: v.nullish(v.array(code), []),
    totaux: totals,
    nb_articles: amount,
    aff_prix: v.nullish(v.picklist(['ht', 'ttc']), 'ttc'),
  }),
  v.transform(
    (wire): Cart => ({
      version: wire.version,
      lines: wire.lignes,
      codes: wire.codes ?? [],
      totals: wire.totaux,
      count: wire.nb_articles,
      display: wire.aff_prix ?? 'ttc',
    }),
  ),
)

/** The JSON answer of `panier/traitement.php` and of `panier/add_item.php`, checked and translated. */
export const cartReply = v.pipe(
  v.object({
    status: v.picklist(['ok', 'ko']),
    error_msg: text,
    info_msg: text,
    panier: cart,
    ligne: optionalId,
  }),
  v.transform(
    (wire): CartReply => ({
      outcome: wire.status === 'ok' ? 'done' : 'refused',
      error: wire.error_msg,
      info: wire.info_msg,
      cart: wire.panier,
      addedLine: wire.ligne,
    }),
  ),
)
