import { openingTag } from '../../../../core/element/report-error.ts'
import { fold } from '../../../../core/french/fold.ts'

const clearWords = /payer|paiement|achat|achet|\bpay\b|payment|purchase|\bbuy\b/
const reported = new WeakMap<HTMLElement, string>()

/** Whether the words of an order button say that it obliges to pay (decision 17). */
export function isClearOrderLabel(label: string): boolean {
  return clearWords.test(fold(label))
}

/** Says in the console, once, that the words of the order button do not suffice. */
export function checkOrderLabel(host: HTMLElement): void {
  const label = host.querySelector('[data-flx-action="valide_panier"]')?.textContent?.trim() ?? ''
  if (!label || isClearOrderLabel(label) || reported.get(host) === label) return
  reported.set(host, label)
  console.warn(
    `flx : ${openingTag(host)} : le bouton « ${label} » ne dit pas que la commande oblige à payer (code de la consommation, L221-14). Écrivez « Commander avec obligation de paiement », ou une formule qui dit payer, paiement, achat ou acheter.`,
  )
}
