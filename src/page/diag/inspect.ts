import { checkAddresses } from './checks/addresses.ts'
import { checkAttributes } from './checks/attributes.ts'
import { checkElements } from './checks/elements.ts'
import { checkHidden } from './checks/hidden.ts'
import { checkHooks } from './checks/hooks.ts'
import { checkIds } from './checks/ids.ts'
import { checkNames } from './checks/names.ts'
import { checkRepeats } from './checks/repeats.ts'
import { checkStyles } from './checks/styles.ts'
import { checkTargets } from './checks/targets.ts'
import { checkWeight } from './checks/weight.ts'
import type { DiagContext } from './diag-context.ts'
import { diagTexts as t } from './diag-messages.ts'
import type { Section } from './finding.ts'

/** Looks at the page as it is now. */
export function inspectPage({ elements, version, errors }: DiagContext): Section[] {
  return [
    { id: 'elements', title: t('elements'), findings: checkElements(elements) },
    { id: 'attributes', title: t('attributes'), findings: checkAttributes() },
    { id: 'targets', title: t('targets'), findings: checkTargets() },
    { id: 'hooks', title: t('hooks'), findings: checkHooks() },
    { id: 'addresses', title: t('addresses'), findings: checkAddresses(errors.list) },
    { id: 'ids', title: t('ids'), findings: checkIds() },
    { id: 'hidden', title: t('hidden'), findings: checkHidden() },
    { id: 'repeats', title: t('repeats'), findings: checkRepeats() },
    { id: 'names', title: t('names'), findings: checkNames() },
    { id: 'styles', title: t('styles'), findings: checkStyles() },
    { id: 'weight', title: t('weight'), findings: checkWeight(elements, version) },
  ]
}
