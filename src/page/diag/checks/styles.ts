import { closest } from '../../../core/browser/closest.ts'
import { diagTexts as t } from '../diag-messages.ts'
import { type Finding, groupBy, inPage } from '../finding.ts'

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

export interface PageRule {
  selector: string
  /** « color: red », « margin: 0px !important » */
  declarations: string[]
  /** The cascade layers that contain it, from the outermost; empty for none. */
  layer: string
  sheet: string
}

interface PageRules {
  rules: PageRule[]
  /** Names of the style sheets from other origins, which the browser does not let scripts read. */
  closed: string[]
}

interface Place {
  layer: string
  sheet: string
  parent: string
}

function sheetName({ href }: CSSStyleSheet): string {
  if (!href) return t('inline-sheet')
  const { pathname, hostname } = new URL(href, document.baseURI)
  const file = pathname.split('/').filter(Boolean).pop() ?? pathname
  return hostname === location.hostname ? file : `${hostname} : ${file}`
}

function declarationsOf(style: CSSStyleDeclaration): string[] {
  const text = style.cssText.trim().replace(/;$/, '')
  return text ? text.split(/;\s*(?=[\w-]+\s*:)/) : []
}

function selectorOf({ selectorText }: CSSStyleRule, parent: string): string {
  if (!parent) return selectorText
  return selectorText.includes('&') ? selectorText.replaceAll('&', `:is(${parent})`) : `:is(${parent}) ${selectorText}`
}

/** Returns true if the rules inside this one apply now. A condition that cannot be tested counts as true. */
function applies(rule: CSSRule): boolean {
  if (rule instanceof CSSMediaRule) return matchMedia(rule.conditionText).matches
  if (rule instanceof CSSSupportsRule) return CSS.supports(rule.conditionText)
  return true
}

function innerLayer(rule: CSSRule, layer: string): string {
  const name = rule instanceof CSSLayerBlockRule ? rule.name : rule instanceof CSSImportRule ? rule.layerName : null
  return name === null ? layer : [layer, name || '?'].filter(Boolean).join('.')
}

function readRules(rules: CSSRuleList, place: Place, found: PageRules): void {
  for (const rule of rules) {
    if (!applies(rule)) continue
    const inner = { ...place, layer: innerLayer(rule, place.layer) }
    if (rule instanceof CSSStyleRule) {
      const selector = selectorOf(rule, place.parent)
      const declarations = declarationsOf(rule.style)
      if (declarations.length > 0) found.rules.push({ selector, declarations, layer: place.layer, sheet: place.sheet })
      inner.parent = selector
    }
    if (rule instanceof CSSImportRule) {
      if (rule.styleSheet && matchMedia(rule.media.mediaText).matches) readSheet(rule.styleSheet, inner.layer, found)
    } else if ('cssRules' in rule) readRules(rule.cssRules as CSSRuleList, inner, found)
  }
}

function readSheet(sheet: CSSStyleSheet, layer: string, found: PageRules): void {
  if (sheet.disabled || !matchMedia(sheet.media.mediaText).matches) return
  const name = sheetName(sheet)
  let rules: CSSRuleList
  try {
    rules = sheet.cssRules
  } catch {
    found.closed.push(name)
    return
  }
  readRules(rules, { layer, sheet: name, parent: '' }, found)
}

const isOurs = ({ layer }: PageRule): boolean => /^flx(?:\.|$)/.test(layer)

/**
 * Reads the rules of the page's own style sheets, linked or inline. The sheets of flx are adopted, so they are not in
 * the list; rules in a layer called flx are left out too.
 */
function readPageRules(): PageRules {
  const found: PageRules = { rules: [], closed: [] }
  for (const sheet of document.styleSheets) readSheet(sheet, '', found)
  return { ...found, rules: found.rules.filter((rule) => !isOurs(rule)) }
}
