import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root, type RootOptions } from 'react-dom/client'

/** Creates a React root in a page that its browser may translate. */
export function reactRoot(container: Parameters<typeof createRoot>[0], options?: RootOptions): Root {
  keepTranslatedTexts()
  return createRoot(container, options)
}

/** For each text node of React, the element that a translator replaced it with. */
const translations = new WeakMap<Text, Element>()
const taken = new WeakSet<Node>()
let isOn = false

/** React adds a key of its own to each node that it creates. */
const isReacts = (node: Node): node is Text =>
  node.nodeType === Node.TEXT_NODE && Object.keys(node).some((key) => key.startsWith('__react'))

/** Browser translators replace each text node with a `<font>` element. */
const isTranslation = (node: Node | null | undefined): node is HTMLElement =>
  node?.nodeName === 'FONT' && !taken.has(node)

/** @returns the translation that replaced the text, in one step or in two. */
function translationOf({ addedNodes, previousSibling, nextSibling }: MutationRecord): HTMLElement | undefined {
  return [...addedNodes, previousSibling, nextSibling].find(isTranslation)
}

/** Puts the text node back, empty: React finds it in its place, and the visitor reads the translation. */
function keep(text: Text, translation: HTMLElement): void {
  taken.add(translation)
  translations.set(text, translation)
  text.data = ''
  translation.before(text)
}

/** Removes the translation of a text that React has changed or removed. */
function drop(text: Text): void {
  translations.get(text)?.remove()
  translations.delete(text)
}

function follow(records: MutationRecord[]): void {
  for (const record of records) {
    const { target, removedNodes } = record
    if (target instanceof Text && target.data) drop(target)
    for (const text of removedNodes) {
      if (!isReacts(text) || text.isConnected) continue
      const translation = translationOf(record)
      if (translation?.isConnected) keep(text, translation)
      else drop(text)
    }
  }
}

/**
 * Keeps the text nodes of React in pages that a browser translates (Chrome, Edge). Without this, React would go on with
 * nodes that are out of the page: it could not update them, and removing them would throw. Calling it again has no
 * effect.
 */
export function keepTranslatedTexts(): void {
  if (isOn) return
  isOn = true
  new MutationObserver(follow).observe(document, { childList: true, characterData: true, subtree: true })
}

/** Returns what React renders as plain nodes for another place, which React does not update. */
export function drawNodes(drawing: ReactNode): DocumentFragment {
  // In a document of its own: the more forms a page has, the longer it takes to make a field in it.
  const box = document.createElement('template').content
  const root = reactRoot(box)
  flushSync(() => root.render(drawing))
  const nodes = document.importNode(box, true)
  root.unmount()
  return nodes
}
