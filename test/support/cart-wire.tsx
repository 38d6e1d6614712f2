import { renderToStaticMarkup } from 'react-dom/server'
import { parse } from 'valibot'
import { cartReply } from '../../src/shop/cart/contract/cart-reply.ts'
import { CartView, noticeOf } from '../../src/shop/cart/view/cart-view.tsx'
import { drawWholeCart, type Told } from '../foreign/whole-cart.ts'

interface WireLine {
  idligne: string
  nom: string
  quantite: number
  quantite_max: number | null
  ttc: number
  message: string
  image: string
}

export interface WireCart {
  version: number
  lines: Partial<WireLine>[]
  codes: string[]
  display: 'ht' | 'ttc'
  status: 'ok' | 'ko'
  error: string
  info: string
  ligne: string
}

const round = (amount: number): number => Math.round(amount * 100) / 100

/**
 * Returns a cart as the server writes it in JSON. Each article costs 12 € with taxes, unless its line says otherwise.
 */
export function wireCart(cart: Partial<WireCart> = {}) {
  const { version = 1, lines = [{}], codes = [], display = 'ttc', status = 'ok', error = '', info = '', ligne } = cart
  const lignes = lines.map((given, index) => {
    const { idligne = String(41 + index), nom = `Vase ${index + 1}`, quantite = 1, ttc = 12 } = given
    return {
      idligne,
      idarticle: String(700 + index),
      idreference: String(1200 + index),
      idanim: '',
      quantite,
      quantite_max: given.quantite_max === undefined ? 10 : given.quantite_max,
      nom,
      reference: `REF-${idligne}`,
      options: 'Bleu · M',
      url: `/article/${idligne}`,
      image: given.image ?? '',
      prix_unitaire_ht: round(ttc / 1.2),
      prix_unitaire_ttc: ttc,
      total_ht: round((ttc * quantite) / 1.2),
      total_ttc: round(ttc * quantite),
      taux_tva: 20,
      message: given.message ?? '',
    }
  })
  const articles = lignes.reduce((sum, { total_ttc }) => sum + total_ttc, 0)
  const discount = codes.length * 2.4
  const total = round(articles - discount)
  return {
    status,
    error_msg: error,
    info_msg: info,
    ...(ligne === undefined ? {} : { ligne }),
    panier: {
      version,
      lignes,
      codes: codes.map((code) => ({ code, libelle: '2 € de remise', remise_ht: 2, remise_ttc: 2.4 })),
      totaux: {
        articles_ht: round(articles / 1.2),
        articles_ttc: round(articles),
        remise_ht: round(discount / 1.2),
        remise_ttc: round(discount),
        tva: [{ taux: 20, base: round(total / 1.2), montant: round(total - total / 1.2) }],
        total_ht: round(total / 1.2),
        total_ttc: total,
      },
      nb_articles: lignes.reduce((sum, { quantite }) => sum + quantite, 0),
      aff_prix: display,
    },
  }
}

/** Returns the same cart as HTML, as our server answers an action. */
export function htmlCart(cart: Partial<WireCart> = {}, action = '', value = ''): string {
  const reply = parse(cartReply, wireCart(cart))
  const notice = noticeOf(reply, action, value)
  return renderToStaticMarkup(
    <CartView
      cart={reply.cart}
      action="/globalflexit/cart"
      notice={notice}
      nextHref="/commande"
      shopHref="/boutique"
    />,
  )
}

/** Returns the same cart as HTML of another author's server, made from the JSON. */
export function foreignCart(cart: object = wireCart(), action = '', value = ''): string {
  const told: Told = JSON.parse(JSON.stringify(cart))
  return drawWholeCart(told, { action, value })
}
