type Maybe<T> = T | null | undefined

/** Returns the text of a node on one line; empty without a node. */
export function textOf(node: Maybe<Node>): string {
  return (node?.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** Matches what may be in a label or a title without being part of its text: controls, and what flx renders. */
const others = 'input, select, textarea, button, [data-flx-mount], script, style'

/** Returns the text of a label or a title, without that of the controls in it and of what flx renders there. */
export function ownTextOf(element: Maybe<Element>): string {
  const copy = element?.cloneNode(true) as Element | undefined
  for (const other of copy?.querySelectorAll(others) ?? []) other.remove()
  return textOf(copy)
}

/** Returns the name that a label gives: its own text, without a colon or an asterisk at the end. */
export function labelTextOf(label: Maybe<Element>): string {
  return ownTextOf(label).replace(/[\s:*]+$/, '')
}
