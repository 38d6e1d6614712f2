import { conformities } from '../../../conformity/conformities.ts'
import { type ConformityLine, numberOf } from '../../../conformity/conformity.ts'
import { everywhereRgaa } from '../../../conformity/everywhere.ts'
import { isAvailable, isFocusable, tabbables } from '../../../core/focus/focusable.ts'
import { type Finding, inPage, type Section, tagOf } from '../finding.ts'
import { accessTexts as t } from './access-messages.ts'
import { checkRules, describe, withAxeTree } from './axe.ts'

/** The findings about the page's accessibility by keyboard, screen reader and low vision, as it is now. */
export interface Access {
  sections: Section[]
  /** The elements that Tab reaches, in their order. */
  stops: HTMLElement[]
}

export async function inspectAccess(): Promise<Access> {
  const stops = focusOrder()
  const sections: Section[] = [
    { id: 'focus', title: t('focus'), findings: withAxeTree(() => checkFocus(stops)) },
    { id: 'rules', title: t('rules'), findings: await checkRules() },
    { id: 'owed', title: t('owed'), findings: checkOwed() },
  ]
  return { sections, stops }
}

/** Puts code in French quotation marks instead of backquotes. */
const quoted = (text: string): string => text.replace(/`([^`]+)`/g, '« $1 »')

function owedBy(lines: readonly ConformityLine[], tag: string, element?: Element): Finding[] {
  return lines.flatMap(({ owed, criteria }): Finding[] => {
    if (!owed) return []
    const numbers = criteria.map((each) => numberOf(each).replace(' ', '\u00a0')).join(', ')
    return [{ level: 'info', text: t('owed-line', { tag, text: quoted(owed), criteria: numbers }), element }]
  })
}

/** Lists what the elements in the page leave to its author, each and all together. */
function checkOwed(): Finding[] {
  const present = conformities.flatMap(({ tag, lines }) => {
    const [element] = inPage(tag)
    return element ? [{ tag, lines, element }] : []
  })
  if (present.length === 0) return []
  const own = present.flatMap(({ tag, lines, element }) => owedBy(lines, `<${tag}>`, element))
  return [...own, ...owedBy(everywhereRgaa, t('everywhere'))]
}

/**
 * Returns true if Tab reaches the element: of radio buttons with the same name, only the checked one, or else the
 * first.
 */
function isReached(element: HTMLElement, stops: readonly HTMLElement[]): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || !element.name) return true
  const group = stops.filter(
    (other): other is HTMLInputElement =>
      other instanceof HTMLInputElement &&
      other.type === 'radio' &&
      other.name === element.name &&
      other.form === element.form,
  )
  return element === (group.find(({ checked }) => checked) ?? group[0])
}

/** A summary is focusable only if it is the first one of its details, or has a `tabindex`. */
const isControl = (element: HTMLElement): boolean =>
  element.localName !== 'summary' ||
  element.hasAttribute('tabindex') ||
  element.parentElement?.querySelector(':scope > summary') === element

/**
 * Returns the elements that Tab reaches, in their order: positive `tabindex` first. While a modal dialog is open,
 * only the elements in it.
 */
function focusOrder(): HTMLElement[] {
  const modal = inPage('dialog:modal')
  const reached = tabbables(modal.at(-1) ?? document.body)
  const stops = reached.filter(
    (element) => !element.closest('[data-flx-diag]') && isControl(element) && isReached(element, reached),
  )
  const rank = ({ tabIndex }: HTMLElement): number => tabIndex || Number.POSITIVE_INFINITY
  return stops.sort((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)))
}

const widgets = ['button', 'link', 'checkbox', 'switch', 'slider', 'textbox', 'combobox']

/** Finds elements that have the role of a control, or a click listener in an attribute, but are not focusable. */
function unreachable(): Finding[] {
  const native = 'a, button, input, select, textarea, summary, label, option, body, [tabindex]'
  const roles = widgets.map((role) => `[role="${role}"]`).join()
  const withRole = inPage(roles).filter(
    (element) => !element.matches('[aria-disabled="true"]') && isAvailable(element) && !isFocusable(element),
  )
  const clicked = inPage(`[onclick]:not(${native}, ${roles})`).filter(
    (element) => isAvailable(element) && !element.querySelector('a[href], button'),
  )
  return [
    ...withRole.map((element): Finding => {
      const text = t('unreachable', { tag: tagOf(element), kind: describe(element) })
      return { level: 'error', text, element }
    }),
    ...clicked.map((element): Finding => {
      return { level: 'warning', text: t('only-click', { tag: tagOf(element) }), element }
    }),
  ]
}

const leadsIntoPage = (element: Element): boolean =>
  element instanceof HTMLAnchorElement && element.hash !== '' && element.pathname === location.pathname

/** Warns if the first focusable element is not a link to the content. A modal dialog needs no such link. */
function startFindings(first: HTMLElement | undefined): Finding[] {
  if (!first) return [{ level: 'warning', text: t('no-stop') }]
  if (leadsIntoPage(first) || first.closest('dialog:modal')) return []
  return [{ level: 'warning', text: t('no-skip'), element: first }]
}

/**
 * Lists the elements that Tab reaches, with their numbers and names, and the ones that no key reaches (RGAA 7.3,
 * 12.7).
 */
function checkFocus(stops: readonly HTMLElement[]): Finding[] {
  const lines = stops.map((element, index): Finding => {
    return { level: 'info', text: t('stop', { n: index + 1, what: describe(element) }), element }
  })
  return [...startFindings(stops[0]), ...unreachable(), ...lines]
}
