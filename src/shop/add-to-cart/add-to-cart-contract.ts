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
 * The part of the JSON answer of `add_item.php` that the form needs (`cart-contract.ts` reads all of it). The status
 * says if the article was added (decision 23); if there is no cart in it, elements that show one fetch it again.
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
