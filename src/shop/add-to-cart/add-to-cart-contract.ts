import * as v from 'valibot'
import { cartSummary } from '../../domain/cart/cart-summary-contract.ts'

const id = v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), v.transform(String))

const line = v.object({
  idligne: id,
  nom: v.nullish(v.string(), ''),
  options: v.nullish(v.string(), ''),
  image: v.nullish(v.string(), ''),
})

/**
 * The JSON answer of `add_item.php`, translated: what the form needs of it (`cart-contract.ts` reads it whole). The status
 * says whether it was added (decision 23); without a cart, those who show one read it again.
 */
export const addedReply = v.pipe(
  v.object({
    status: v.picklist(['ok', 'ko']),
    error_msg: v.nullish(v.string(), ''),
    info_msg: v.nullish(v.string(), ''),
    ligne: id,
    panier: v.nullish(v.intersect([cartSummary, v.object({ lignes: v.nullish(v.array(line), []) })])),
  }),
  v.transform(({ status, error_msg, info_msg, ligne, panier }) => {
    const { nom = '', options = '', image = '' } = panier?.lignes.find(({ idligne }) => idligne === ligne) ?? {}
    const added = { name: nom, options, image, info: info_msg }
    return { isAdded: status === 'ok', error: error_msg, summary: panier ?? null, added }
  }),
)
