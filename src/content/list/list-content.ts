import { ofForm } from '../../core/browser/form.ts'
import { focusableSelector } from '../../core/focus/focusable.ts'
import { parseContent, runScripts } from '../../core/html/gate.ts'
import { showHtml } from '../../core/html/show-html.ts'
import type { ListAnswer } from './list-answer.ts'
import { findNext, pagersOf } from './list-pager.ts'
import { filters, findItems, isItem, keyOf } from './list-parts.ts'

/** Adds what is not there yet: an item that moved to the next page meanwhile does not come twice (LIST-04). */
function addNodes(container: HTMLElement, nodes: Element[]): HTMLElement[] {
  const known = new Set([...container.children].map(keyOf))
  const added: HTMLElement[] = []
  for (const node of nodes) {
    const key = keyOf(node)
    if (key && known.has(key)) continue
    known.add(key)
    const own = document.importNode(node, true) as HTMLElement
    container.append('\n', own)
    added.push(own)
  }
  return added
}

/** Each pager of the page becomes that of the answer in the same place; without one, it goes. */
function replacePagers(host: HTMLElement, pagers: Element[]): void {
  let hadFocus = false
  pagersOf(host, host).forEach((old, index) => {
    const pager = pagers[index]
    hadFocus ||= old.contains(document.activeElement)
    if (pager) old.replaceWith(document.importNode(pager, true))
    else old.remove()
  })
  if (hadFocus) findNext(host, host)?.focus({ preventScroll: true })
}

function scriptsIn(nodes: HTMLElement[]): HTMLScriptElement[] {
  return nodes.flatMap((node) => (node instanceof HTMLScriptElement ? [node] : [...node.querySelectorAll('script')]))
}

/** Adds the items of an answer, and puts its pager in the place of the one before. @returns the items that are new. */
export function append(host: HTMLElement, { nodes, pagers }: ListAnswer): HTMLElement[] {
  const container = findItems(host, host)
  if (!container) return []
  const added = addNodes(container, nodes)
  replacePagers(host, pagers)
  void runScripts(scriptsIn(added))
  return added.filter(isItem)
}

/** Shows an answer in the place of what there is; what stays the same keeps its node, and with it focus and state. */
export async function replace(host: HTMLElement, answer: ListAnswer): Promise<void> {
  if (answer.list) {
    await showHtml(host, parseContent(answer.list), { mode: 'morph', scripts: true })
  } else {
    findItems(host, host)?.replaceChildren()
    append(host, answer)
  }
}

/** Shows what was kept of a list, filters included. */
export function restoreContent(host: HTMLElement, html: string): void {
  void showHtml(host, html)
  for (const form of host.querySelectorAll<HTMLFormElement>(`form${filters}, ${filters} form`)) ofForm(form, 'reset')()
}

/** Where in the window the focus stands, in px from its top; undefined where it is on nothing. */
function topOfFocus(): number | undefined {
  const { activeElement: focused, body } = document
  return focused === body ? undefined : focused?.getBoundingClientRect().top
}

/**
 * Notes where in the window the focus stands: the next link, or the foot of the page, would go out of it by the items that
 * come above (WCAG 2.4.7).
 *
 * @returns a function that has the focus stand there again, also where it went on to the link of the next page.
 */
export function holdFocus(): () => void {
  const before = topOfFocus()
  return () => {
    const now = topOfFocus()
    if (before === undefined || now === undefined || before < 0 || before >= innerHeight) return
    scrollBy({ top: now - before, behavior: 'instant' })
  }
}

/** Brings focus to an item, as the next thing to read. */
export function focusItem(item: HTMLElement | undefined): void {
  const target = item?.matches(focusableSelector) ? item : (item?.querySelector<HTMLElement>(focusableSelector) ?? item)
  if (target && target === item && !item.matches(focusableSelector)) item.tabIndex = -1
  target?.focus()
}
