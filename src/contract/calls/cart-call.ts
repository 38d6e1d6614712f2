import { cartReply } from '../../shop/cart/contract/cart-reply.ts'
import { actionField, type CallDescription, type CallField, type Hook } from '../call.ts'

export const cartService = 'ajax/modules/boutique/panier/traitement.php'

/** The smallest answer of the cart. */
export const leastCart = {
  status: 'ok',
  panier: {
    nb_articles: 2,
    lignes: [{ idligne: '41', nom: 'Bol en grès', quantite: 2, prix_unitaire_ttc: 12 }],
    totaux: { total_ttc: 24 },
  },
}

const leastHtml = `
<ul data-flx-view data-flx-count="2" data-flx-total-ttc="24.00">
  <li data-flx-line="41">Bol en grès, 2 pièces, 24,00 €</li>
</ul>`

export const cartOutcomeHooks: Hook[] = [
  { selector: '.alert-danger', about: 'Refus, avec sa raison. Suffit sans panier.' },
  { selector: '.alert-success', about: 'Réussite, avec son message. Suffit sans panier.' },
]

/** Where HTML of the cart says what it holds. */
export const cartHooks: Hook[] = [
  {
    selector: '[data-flx-view]',
    about: 'Racine du panier. Une ligne ou un bouton avec son attribut suffit aussi.',
    isNeeded: true,
  },
  { selector: '[data-flx-line]', about: 'Identifiant d’une ligne.' },
  { selector: '[data-flx-action][data-flx-value]', about: 'Bouton : action et valeur.' },
  { selector: '[data-flx-count]', about: 'Nombre de pièces, affiché dans la pastille.' },
  { selector: '[data-flx-total-ttc], [data-flx-total-ht]', about: 'Les totaux, en euros.' },
  { selector: '[data-flx-version]', about: 'Numéro augmenté à chaque écriture du panier.' },
  { selector: '[data-flx-display]', about: 'ht ou ttc.' },
  { selector: '[data-flx-stage]', about: 'L’étape de la commande : cart, account, payment.' },
]

const cartJson = { schema: cartReply, least: leastCart }

/** Returns the answer of the cart, with additional fields in its smallest example. */
export const cartWith = (more: object) => ({ schema: cartReply, least: { ...leastCart, ...more } })
const cartHtml = { hooks: [...cartHooks, ...cartOutcomeHooks], least: leastHtml }

/** The cart sends it with each call. The badge, which shows no step, does not. */
export const step: CallField = {
  name: 'etape',
  about:
    'Étape de la page, présente dans son adresse. La réponse utilise cette étape si elle est accessible, sinon la dernière étape accessible.',
  values: ['panier', 'compte', 'paiement'],
}

/** Describes a call that is answered with a cart. */
export function cartCall(
  id: string,
  title: string,
  about: string,
  fields: CallField[],
  more: Partial<CallDescription> = {},
): CallDescription {
  return {
    ...{ id, title, about, fields: [...fields, step], method: 'post', path: cartService, tags: ['flx-cart'] },
    json: cartJson,
    html: cartHtml,
    ...more,
  }
}

/** Describes a call of the cart whose only parameter is `value`. */
export const valueCall = (
  name: string,
  title: string,
  about: string,
  value: string,
  more: Partial<CallDescription> = {},
) => cartCall(name, title, about, [actionField(name), { name: 'value', about: value, isAlways: true }], more)

/** Returns the fields of a call whose action and value are in an array of the form. */
export const panierV3 = (name: string, value: string): CallField[] => [
  { name: 'panierv3[action]', about: 'Action demandée.', values: [name], isAlways: true },
  { name: 'panierv3[value]', about: value, isAlways: true },
]
