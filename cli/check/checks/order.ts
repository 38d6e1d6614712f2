import { isClearOrderLabel } from '../../../src/shop/cart/checkout/order-label.ts'
import { type Fault, fault } from '../fault.ts'

const textOf = (element: Element): string =>
  (element.textContent || element.getAttribute('value') || element.getAttribute('aria-label') || '')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Checks that the text of each order button states the obligation to pay. @param whereOf - Returns the position of an
 * element.
 */
export function checkOrderWords(root: ParentNode, whereOf: (element: Element) => string | undefined): Fault[] {
  const buttons = [
    ...root.querySelectorAll('[data-flx-action="valide_panier"], [name="action"][value="valide_panier"]'),
  ]
  const said = buttons
    .filter((each) => each.localName !== 'input' || each.getAttribute('type') === 'submit')
    .map((element) => ({ element, label: textOf(element) }))
  const given = [...root.querySelectorAll('flx-cart[order-label]')].map((element) => ({
    element,
    label: element.getAttribute('order-label') ?? '',
  }))
  return [...said, ...given].flatMap(({ element, label }) =>
    !label || isClearOrderLabel(label)
      ? []
      : [
          fault(
            'order-words',
            `Le bouton « ${label} » ne dit pas que la commande oblige à payer : « Commander avec obligation de paiement » le dit.`,
            whereOf(element),
          ),
        ],
  )
}
