import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { emit } from '../../core/events.ts'
import { declaredForm } from '../../ui/declared-form.ts'

export const withdrawalAttributes = {}

/** Follows a withdrawal from a contract: the order, its articles, the receipt (LAW-04; code de la consommation, L221-21). */
export const withdrawal: Behaviour<typeof withdrawalAttributes> = (host) =>
  declaredForm(host, {
    sender: ['steps', 'check', 'no-summary'],
    words: /r[ée]tract|renonc|withdraw/i,
    wanted: '« Confirmer la rétractation » (code de la consommation, D221-5)',
    done: (detail) => emit(host, 'flx-withdrawal-done', detail),
  })
