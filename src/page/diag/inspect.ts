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
import type { Finding, Section } from './finding.ts'

/** What a check finds. One that content stops, by the names of what it reads (`checkHidden`), stops no other. */
function foundBy(check: () => Finding[]): Finding[] {
  try {
    return check()
  } catch (error) {
    return [{ level: 'error', text: t('unread', { message: String(error) }) }]
  }
}

/** Looks at the page as it is now. */
export function inspectPage({ elements, version, errors }: DiagContext): Section[] {
  return [
    { id: 'elements', title: t('elements'), findings: foundBy(() => checkElements(elements)) },
    { id: 'attributes', title: t('attributes'), findings: foundBy(checkAttributes) },
    { id: 'targets', title: t('targets'), findings: foundBy(checkTargets) },
    { id: 'hooks', title: t('hooks'), findings: foundBy(checkHooks) },
    { id: 'addresses', title: t('addresses'), findings: foundBy(() => checkAddresses(errors.list)) },
    { id: 'ids', title: t('ids'), findings: foundBy(checkIds) },
    { id: 'hidden', title: t('hidden'), findings: foundBy(checkHidden) },
    { id: 'repeats', title: t('repeats'), findings: foundBy(checkRepeats) },
    { id: 'names', title: t('names'), findings: foundBy(checkNames) },
    { id: 'styles', title: t('styles'), findings: foundBy(checkStyles) },
    { id: 'weight', title: t('weight'), findings: foundBy(() => checkWeight(elements, version)) },
  ]
}
