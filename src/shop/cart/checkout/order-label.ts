import { openingTag } from '../../../core/element/report-error.ts'
import { fold } from '../../../core/french/fold.ts'

const clearWords = /payer|paiement|achat|achet|\bpay\b|payment|purchase|\bbuy\b/

/** Returns true if the text of an order button states the obligation to pay (decision 17). */
export function isClearOrderLabel(label: string): boolean {
  return clearWords.test(fold(label))
}

export function orderLabel(host: HTMLElement): string {
  return host.querySelector('[data-flx-action="valide_panier"]')?.textContent?.trim() ?? ''
}

export function reportUnclearLabel(host: HTMLElement, label: string): void {
  if (!label || isClearOrderLabel(label)) return
  console.warn(
    `flx : ${openingTag(host)} : le bouton « ${label} » ne dit pas que la commande oblige à payer (code de la consommation, L221-14). Écrivez « Commander avec obligation de paiement », ou une formule qui dit payer, paiement, achat ou acheter.`,
  )
}
