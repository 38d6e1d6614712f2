import * as v from 'valibot'
import { wireOptionalId, wireText } from '../../core/wire-values.ts'
import { cartSummary } from '../../domain/cart/cart-summary-contract.ts'

const line = v.object({ idligne: wireOptionalId, nom: wireText, options: wireText, image: wireText })

/**
 * The part of the JSON answer of `add_item.php` that the form needs (`cart-contract.ts` reads all of it). The status
 * says if the article was added (decision 23); if there is no cart in it, elements that show one fetch it again.
 */
export const addedReply = v.pipe(
  v.object({
    status: v.picklist(['ok', 'ko']),
    error_msg: wireText,
    info_msg: wireText,
    ligne: wireOptionalId,
    panier: v.nullish(v.intersect([cartSummary, v.object({ lignes: v.nullish(v.array(line), []) })])),
  }),
  v.transform(({ status, error_msg, info_msg, ligne, panier }) => {
    const { nom = '', options = '', image = '' } = panier?.lignes.find(({ idligne }) => idligne === ligne) ?? {}
    const added = { name: nom, options, image, info: info_msg }
    return { isAdded: status === 'ok', error: error_msg, summary: panier ?? null, added }
  }),
)
