import * as v from 'valibot'
import type { WireReply } from '../../../demo/server/cart/cart-wire.ts'
import { cartReply } from '../../../src/shop/cart/contract/cart-reply.ts'
import type { Visitor } from './visitor.ts'

const folder = '/globalflexit/ajax/modules/boutique/panier'

/** Addresses of the cart's calls. */
export const cartAddress = `${folder}/traitement.php`
export const addAddress = `${folder}/add_item.php`

/** Articles of the seed that tests speak of: their reference, its stock and its price in euros. */
export const goods = {
  bowl: { idarticle: 1, idreference: 1, stock: 24, ttc: 14.9, rate: 20 },
  scarceBowl: { idarticle: 1, idreference: 3, stock: 3, ttc: 14.9, rate: 20 },
  soldOutBowl: { idarticle: 1, idreference: 4, stock: 0, ttc: 14.9, rate: 20 },
} as const

/** Reads an answer as the library does: it must suit the contract. */
function read(text: string): WireReply & { ligne?: string } {
  const data: unknown = JSON.parse(text)
  v.parse(cartReply, data)
  return data as WireReply & { ligne?: string }
}

export async function act(visitor: Visitor, fields: Record<string, string | number>) {
  const { status, text } = await visitor.post(cartAddress, fields)
  if (status !== 200) throw new Error(`${status} ${text}`)
  return read(text)
}

/** Gives a visitor a session, with an empty cart: without one, only some actions are answered. */
export const begin = (visitor: Visitor) =>
  act(visitor, { 'panierv3[action]': 'change_aff_prix', 'panierv3[value]': 'ttc' })

export async function add(
  visitor: Visitor,
  { idarticle, idreference }: { idarticle: number; idreference: number },
  quantite = 1,
) {
  const { text } = await visitor.post(addAddress, { idarticle, idreference, quantite })
  return read(text)
}
