import { config } from '../core/config.ts'
import { isEmptyContent } from '../core/html/empty-content.ts'
import { sanitize } from '../core/html/sanitize.ts'

/**
 * What a caller gives to be shown. A text may hold HTML of unknown origin, a server's message for instance: it is
 * sanitised. `{ html }` is trusted, scripts included. A node is shown as it is, and goes back to its place afterwards;
 * of a `<template>`, a copy of its content. `{ answer }` is HTML that this site's server answered.
 */
export type Content = string | { html: string } | { answer: string } | Node

/** Content that is ready to be put in its place. */
export interface PreparedContent {
  /** Nothing to see: spaces, `&nbsp;`, comments, empty paragraphs. */
  readonly isEmpty: boolean
  /** Puts it into an element. @returns takes it out again. */
  insert(target: Element): () => void
}

/** Whether a box holds nothing to see; comments and scripts are nothing. */
export function isEmptyBox(box: Element | DocumentFragment): boolean {
  return [...box.childNodes].every(
    (node) => node instanceof Comment || node instanceof HTMLScriptElement || isEmptyContent(node),
  )
}

/** A node that is shown as it is. */
export function preparedNode(node: Node): PreparedContent {
  return {
    isEmpty: isEmptyContent(node),
    insert(target) {
      const mark = node.parentNode && node.parentNode !== target ? document.createComment('') : undefined
      if (mark) node.parentNode?.insertBefore(mark, node)
      const nodes = node instanceof DocumentFragment ? [...node.childNodes] : [node]
      target.append(...nodes)
      return () => {
        if (mark?.isConnected) mark.replaceWith(node)
        else if (node instanceof DocumentFragment) node.append(...nodes)
        else node.parentNode?.removeChild(node)
      }
    },
  }
}

/** Prepares content: the sanitiser is fetched for a text that holds markup. */
export async function prepareContent(content: Content | null | undefined): Promise<PreparedContent> {
  if (content == null) return preparedNode(document.createDocumentFragment())
  if (typeof content === 'string') return preparedNode(await sanitize(content))
  if (content instanceof HTMLTemplateElement) return preparedNode(content.content.cloneNode(true))
  if (content instanceof Node) return preparedNode(content)
  const { parseFragment, parseGiven, runScripts } = await import('../core/html/gate.ts')
  const fragment = 'answer' in content ? parseFragment(content.answer) : parseGiven(content.html)
  const scripts = fragment.querySelectorAll('script')
  const shown = preparedNode(fragment)
  return {
    // Where scripts do not run, they are nothing either.
    isEmpty: shown.isEmpty || (!config().scripts && isEmptyBox(fragment)),
    insert(target) {
      const remove = shown.insert(target)
      void runScripts(scripts)
      return remove
    },
  }
}
