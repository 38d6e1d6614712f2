import type { ReactNode } from 'react'
import type { FeatureProps } from '../../core/element/react-element.ts'
import { emit } from '../../core/events.ts'
import { DeclaredForm } from '../../ui/sent-form.tsx'

export const withdrawalAttributes = {}

const words = /r[ée]tract|renonc|withdraw/i
const options = ['steps', 'check', 'no-summary']

/** The withdrawal from a contract: the order, its articles, the receipt (LAW-04; code de la consommation, L221-21). */
export function Withdrawal({ host }: FeatureProps<typeof withdrawalAttributes>): ReactNode {
  return (
    <DeclaredForm
      host={host}
      options={options}
      words={words}
      wanted="« Confirmer la rétractation » (code de la consommation, D221-5)"
      onReceived={(detail) => emit(host, 'flx-withdrawal-done', detail)}
    />
  )
}
