import { setStyles } from '../core/browser/set-styles.ts'
import { config } from '../core/config.ts'
import { parseFragment, parseGiven, runScripts } from '../core/html/gate.ts'
import { sanitize } from '../core/html/sanitize.ts'

/**
 * Content that a caller gives to show. A string may hold HTML of unknown origin, such as a server's message, and is
 * sanitised. `{ html }` is trusted, scripts included. A node is shown itself and returns to its place afterwards; a
 * `<template>` is shown as a copy of its content. `{ answer }` is HTML from this site's server.
 */
export type Content = string | { html: string } | { answer: string } | Node

/** Returns the options that a caller gives, whole or as their content alone. */
export function optionsOf<T extends object>(given: Content | T): T | { content: Content } {
  const isWhole = typeof given === 'object' && 'content' in given && !(given instanceof Node)
  return isWhole ? (given as T) : { content: given as Content }
}

/** Content that is ready to be put in its place. */
export interface PreparedContent {
  /** True if it shows nothing: only spaces, `&nbsp;`, comments, empty paragraphs. */
  readonly isEmpty: boolean
  /** Inserts it into an element. @returns a function that removes it. */
  insert(target: Element): () => void
}

/** Returns true if a box shows nothing; comments and scripts do not count. */
export function isEmptyBox(box: Element | DocumentFragment): boolean {
  return [...box.childNodes].every(
    (node) => node instanceof Comment || node instanceof HTMLScriptElement || isEmptyContent(node),
  )
}

/**
 * Shows a part of the page that its author keeps hidden until it is opened, by `hidden` or by a style.
 *
 * @returns a function that hides it again.
 */
function reveal(part: HTMLElement): () => void {
  const { hidden } = part
  part.hidden = false
  const isHidden = getComputedStyle(part).display === 'none'
  const restoreStyle = isHidden ? setStyles(part, { display: 'revert' }, 'important') : undefined
  return () => {
    part.hidden = hidden
    restoreStyle?.()
  }
}

/** Prepares a node that is shown itself. */
export function preparedNode(node: Node): PreparedContent {
  return {
    isEmpty: isEmptyContent(node),
    insert(target) {
      const mark = node.parentNode && node.parentNode !== target ? document.createComment('') : undefined
      if (mark) node.parentNode?.insertBefore(mark, node)
      const nodes = node instanceof DocumentFragment ? [...node.childNodes] : [node]
      target.append(...nodes)
      const hide = node instanceof HTMLElement ? reveal(node) : undefined
      return () => {
        hide?.()
        if (mark?.isConnected) mark.replaceWith(node)
        else if (node instanceof DocumentFragment) node.append(...nodes)
        else node.parentNode?.removeChild(node)
      }
    },
  }
}

/** Prepares content; fetches the sanitiser for a string that holds markup. */
export async function prepareContent(content: Content | null | undefined): Promise<PreparedContent> {
  if (content == null) return preparedNode(document.createDocumentFragment())
  if (typeof content === 'string') return preparedNode(await sanitize(content))
  if (content instanceof HTMLTemplateElement) return preparedNode(content.content.cloneNode(true))
  if (content instanceof Node) return preparedNode(content)
  const fragment = 'answer' in content ? parseFragment(content.answer) : parseGiven(content.html)
  const scripts = fragment.querySelectorAll('script')
  const shown = preparedNode(fragment)
  return {
    // Scripts count as content only if they may run.
    isEmpty: shown.isEmpty || (!config().scripts && isEmptyBox(fragment)),
    insert(target) {
      const remove = shown.insert(target)
      void runScripts(scripts)
      return remove
    },
  }
}

/** Elements that show nothing unless they hold text. */
const silent = 'p, br, span, strong, b, em, i, u, div:not([id], [class], [data-flx-action])'

/**
 * Returns true if the node shows nothing: only spaces, `&nbsp;`, comments, and the empty paragraphs that editors leave.
 */
export function isEmptyContent(node: Node): boolean {
  if (node instanceof Element && !node.matches(silent)) return false
  if (node.textContent?.trim()) return false
  const elements = node instanceof Element || node instanceof DocumentFragment ? [...node.querySelectorAll('*')] : []
  return elements.every((element) => element.matches(silent))
}
