import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { emit } from '../../core/events.ts'
import { declaredForm } from '../../ui/declared-form.ts'

export const contractEndAttributes = {}

/** Follows a notice that ends a contract: the contract, who, the summary, the receipt (LAW-07; L215-1-1). */
export const contractEnd: Behaviour<typeof contractEndAttributes> = (host) =>
  declaredForm(host, {
    sender: ['steps', 'check'],
    words: /r[ée]sili|cancel|terminat/i,
    wanted: '« Notification de la résiliation » (code de la consommation, D215-3)',
    done: (detail) => emit(host, 'flx-contract-end-done', detail),
  })
