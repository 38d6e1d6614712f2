import type { ReactNode } from 'react'
import type { FeatureProps } from '../../core/element/react-element.ts'
import { emit } from '../../core/events.ts'
import { DeclaredForm } from '../../ui/sent-form.tsx'

export const contractEndAttributes = {}

const words = /r[ée]sili|cancel|terminat/i
const options = ['steps', 'check']

/**
 * The notice that ends a contract: the contract, the person, the summary, the receipt (LAW-07; code de la consommation,
 * L215-1-1).
 */
export function ContractEnd({ host }: FeatureProps<typeof contractEndAttributes>): ReactNode {
  return (
    <DeclaredForm
      host={host}
      options={options}
      words={words}
      wanted="« Notification de la résiliation » (code de la consommation, D215-3)"
      onReceived={(detail) => emit(host, 'flx-contract-end-done', detail)}
    />
  )
}
