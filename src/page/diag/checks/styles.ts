import { closest } from '../../../core/browser/closest.ts'
import { diagTexts as t } from '../diag-messages.ts'
import { type Finding, inPage } from '../finding.ts'
import { groupBy } from '../group-by.ts'
import { type PageRule, readPageRules } from '../page-rules.ts'

/**
 * Matches what flx renders: elements with its classes, and everything in its mounts except the author's slotted
 * content.
 */
const drawn = '[class^="flx-"], [class*=" flx-"], [data-flx-mount] :not([data-flx-slot] *)'

const namesClasses = /\.flx-|class[*^~|]?=["']?\s?flx-/

/** Returns the tag of the closest flx element, else that of the element itself. */
function ownerOf(element: Element): string {
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (around.localName.startsWith('flx-')) return around.localName
  }
  return element.localName
}

function shortRule({ selector, declarations }: PageRule): string {
  const text = `${selector} { ${declarations.join('; ')} }`
  return text.length > 160 ? `${text.slice(0, 160)}…` : text
}

/** Reports `!important` rules that match what flx renders: no layer and no specificity overrides them. */
function checkImportant(rule: PageRule, nodes: Element[]): Finding[] {
  const important = rule.declarations.filter((declaration) => declaration.endsWith('!important'))
  if (important.length === 0) return []
  const hit = nodes.filter((node) => closest(node, rule.selector) === node)
  if (hit.length === 0) return []
  const tags = [...groupBy(hit, ownerOf).keys()]
  const [tag = ''] = tags
  const what =
    tags.length === 1 ? t('drawn-one', { tag }) : t('drawn-many', { tags: tags.map((each) => `<${each}>`).join(', ') })
  const text = t('important-rule', { rule: shortRule({ ...rule, declarations: important }), sheet: rule.sheet, what })
  return [{ level: 'warning', text, element: hit[0] }]
}

function checkLayer(rule: PageRule): Finding[] {
  if (rule.layer !== '' || !namesClasses.test(rule.selector)) return []
  return [{ level: 'warning', text: t('unlayered-rule', { rule: shortRule(rule), sheet: rule.sheet }) }]
}

/** Reports the page's style rules that affect the elements, and the style sheets that cannot be read. */
export function checkStyles(): Finding[] {
  const { rules, closed } = readPageRules()
  const nodes = inPage(drawn).filter((node) => node.checkVisibility())
  return [
    ...rules.flatMap((rule) => [...checkImportant(rule, nodes), ...checkLayer(rule)]),
    ...closed.map((sheet): Finding => ({ level: 'info', text: t('closed-sheet', { sheet }) })),
  ]
}
