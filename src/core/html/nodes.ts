import { findAll } from '../browser/select.ts'
import { isUntrusted } from './untrusted.ts'

/** Moves a node and keeps its state in browsers that can (`moveBefore`): frames stay loaded, focus stays. */
export function moveBefore(parent: Node, node: Node, before: Node | null): void {
  const able = parent as Node & { moveBefore?(node: Node, before: Node | null): void }
  if (able.moveBefore && parent.isConnected && node.isConnected) able.moveBefore(node, before)
  else parent.insertBefore(node, before)
}

/** Removes the content of an element and returns it. */
export function takeContents(element: Element): DocumentFragment {
  const contents = new Range()
  contents.selectNodeContents(element)
  return contents.extractContents()
}

/** Compares two nodes by their places in the page, for `sort`. */
export function inPageOrder(one: Node, other: Node): number {
  if (one === other) return 0
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** Returns the first element with a hook, outside untrusted regions. */
export function findHook<E extends Element = HTMLElement>(root: ParentNode, hook: string): E | null {
  return findAll<E>(hook, root).find((element) => !isUntrusted(element)) ?? null
}
