type Maybe<T> = T | null | undefined

/** Returns the text of a node on one line; empty without a node. */
export function textOf(node: Maybe<Node>): string {
  return (node?.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** Matches what may be in a label or a title without being part of its text: controls, and what flx renders. */
const others = 'select, textarea, button, [data-flx-mount], script, style'

/**
 * Returns the text of a label or a title, without that of the controls in it and of what flx renders there. It is read
 * without a copy, in which elements of ours would start to run.
 */
export function ownTextOf(element: Maybe<Element>): string {
  if (!element?.querySelector(others)) return textOf(element)
  const isOwn = (node: Node): number =>
    node instanceof Element && node.matches(others) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, isOwn)
  let text = ''
  while (walker.nextNode()) if (walker.currentNode instanceof Text) text += walker.currentNode.data
  return text.replace(/\s+/g, ' ').trim()
}

/** Returns the name that a label gives: its own text, without a colon or an asterisk at the end. */
export function labelTextOf(label: Maybe<Element>): string {
  return ownTextOf(label).replace(/[\s:*]+$/, '')
}
