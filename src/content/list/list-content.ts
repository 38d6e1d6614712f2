import { ofForm } from '../../core/browser/form.ts'
import { focusableSelector } from '../../core/focus/focusable.ts'
import { parseContent, runScripts } from '../../core/html/gate.ts'
import { showHtml } from '../../core/html/show-html.ts'
import type { ListAnswer } from './list-answer.ts'
import { findNext, pagersOf } from './list-pager.ts'
import { filters, findItems, isItem, keyOf } from './list-parts.ts'

/**
 * Adds the nodes that are not there yet: an item that moved to the next page meanwhile must not appear twice
 * (LIST-04).
 */
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

/** Replaces each pager by the one at the same index in the answer, or removes it if there is none. */
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

/** Appends the items of an answer, and replaces the pager. @returns the new items. */
export function append(host: HTMLElement, { nodes, pagers }: ListAnswer): HTMLElement[] {
  const container = findItems(host, host)
  if (!container) return []
  const added = addNodes(container, nodes)
  replacePagers(host, pagers)
  void runScripts(scriptsIn(added))
  return added.filter(isItem)
}

/** Replaces the content of the list by an answer; unchanged parts keep their nodes, and so their focus and state. */
export async function replace(host: HTMLElement, answer: ListAnswer): Promise<void> {
  if (answer.list) {
    await showHtml(host, parseContent(answer.list), { mode: 'morph', scripts: true })
  } else {
    findItems(host, host)?.replaceChildren()
    append(host, answer)
  }
}

/** Restores the saved content of a list, its filters included. */
export function restoreContent(host: HTMLElement, html: string): void {
  void showHtml(host, html)
  for (const form of host.querySelectorAll<HTMLFormElement>(`form${filters}, ${filters} form`)) ofForm(form, 'reset')()
}

/**
 * Returns the distance of the focused element from the top of the window, in px; undefined if nothing has the focus.
 */
function topOfFocus(): number | undefined {
  const { activeElement: focused, body } = document
  return focused === body ? undefined : focused?.getBoundingClientRect().top
}

/**
 * Remembers where the focused element is in the window. The items added above it would push it out of view (WCAG
 * 2.4.7).
 *
 * @returns a function that scrolls it back to that place, even if the focus has moved to the new next link.
 */
export function holdFocus(): () => void {
  const before = topOfFocus()
  return () => {
    const now = topOfFocus()
    if (before === undefined || now === undefined || before < 0 || before >= innerHeight) return
    scrollBy({ top: now - before, behavior: 'instant' })
  }
}

export function focusItem(item: HTMLElement | undefined): void {
  const target = item?.matches(focusableSelector) ? item : (item?.querySelector<HTMLElement>(focusableSelector) ?? item)
  if (target && target === item && !item.matches(focusableSelector)) item.tabIndex = -1
  target?.focus()
}
