import { type CodecsOf, checkAttributes } from '../../../src/page/diag/checks/attributes.ts'
import { checkElements, type KnownElements } from '../../../src/page/diag/checks/elements.ts'
import { checkHidden } from '../../../src/page/diag/checks/hidden.ts'
import { checkHooks } from '../../../src/page/diag/checks/hooks.ts'
import { checkIds } from '../../../src/page/diag/checks/ids.ts'
import { checkNames } from '../../../src/page/diag/checks/names.ts'
import { checkRepeats } from '../../../src/page/diag/checks/repeats.ts'
import { checkTargets } from '../../../src/page/diag/checks/targets.ts'
import type { Finding } from '../../../src/page/diag/finding.ts'
import { type Fault, fault } from '../fault.ts'
import type { Page } from '../page.ts'

/** No element's code is loaded here; the manifest lists the elements. */
const asleep: KnownElements = { catalogue: {}, isDefined: () => false, isReady: () => false, entry: () => ({}) }

/** Checks the rules of `?flx=diag` that do not need a running page. */
export function checkMarkup(page: Page, attributesOf: CodecsOf): Fault[] {
  const findings: Finding[] = [
    ...checkElements(asleep),
    ...checkAttributes(attributesOf),
    ...checkTargets(),
    ...checkHooks(),
    ...checkIds(),
    ...checkHidden(),
    ...checkRepeats(),
    ...checkNames(),
  ]
  return findings.flatMap(({ rule, text, element }) => (rule ? [fault(rule, text, page.lineOf(element))] : []))
}
