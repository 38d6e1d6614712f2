import * as v from 'valibot'
import { chooseOffer, choosePayment, chooseSalePoint, spendPoints } from '../checkout/choices.ts'
import { setExtras } from '../checkout/extras.ts'
import { cancelQuote, loadSavedCart } from '../checkout/saved-carts.ts'
import { goToStep, steps } from '../checkout/step.ts'
import { type CartAction, change, field, question } from './action.ts'
import { addByCode, removeLine, setPriceDisplay, setQuantity } from './cart-lines.ts'
import { applyPromo, deletePromo } from './cart-promos.ts'

const { id, optionalId, code } = field
const count = v.optional(v.pipe(id, v.minValue(1)), '1')

/** The actions that change one cart (CART-02), by name. */
export const cartActions: Record<string, CartAction> = {
  modifQte: change(v.object({ value: id, quantite: id }), ({ value, quantite }) => setQuantity(value, quantite)),
  supArt: change(v.object({ value: id }), ({ value }) => removeLine(value)),
  add_ref_catalogue: change(v.object({ value: code, quantite: count }), ({ value, quantite }) =>
    addByCode(value, quantite),
  ),
  useCodePromo: change(v.object({ value: code }), ({ value }, { day }) => applyPromo(value, day)),
  deleteCodePromo: change(v.object({ value: code }), ({ value }) => deletePromo(value)),
  change_aff_prix: change(v.object({ value: v.picklist(['ht', 'ttc']) }), ({ value }) => setPriceDisplay(value)),
  chgEtape: question(v.object({ value: v.picklist(steps) }), ({ value }, _, state) => goToStep(value, state)),
  selOffre: change(v.object({ value: id }), ({ value }) => chooseOffer(value)),
  change_moyen_paie: change(
    v.object({ idMoyenPaie: id, idModePaiementBanque: optionalId }),
    ({ idMoyenPaie, idModePaiementBanque }) => choosePayment(idMoyenPaie, idModePaiementBanque),
  ),
  change_idpointdevente: change(v.object({ value: id }), ({ value }) => chooseSalePoint(value)),
  usePtsFidelite: change(v.object({ value: id }), ({ value }, { day }) => spendPoints(value, day)),
  chargePanier: change(v.object({ value: id }), ({ value }) => loadSavedCart(value)),
  annuledevis: change(v.object({}), () => cancelQuote),
  infossup: change(v.object({}), (_, { form, day }) => setExtras(form, day)),
}
