import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { findAll } from '../browser/select.ts'
import { inPageOrder } from '../html/nodes.ts'
import { keepOriginals, writeAttribute } from '../html/originals.ts'
import type { Field } from '../html/typed-fields.ts'
import { mountAround } from './mounts.ts'
import type { FlxElement } from './react-element.ts'
import { openingTag } from './report-error.ts'

interface AuthorNodeOptions {
  /** Where to search. @default the element */
  within?: ParentNode
  /** What the element needs, worded for its author: logged if no such node is found. */
  due?: string
}

const listeners = new Set<() => void>()
let observer: MutationObserver | undefined

/**
 * Calls the listener after nodes were added or removed anywhere in the page. One observer serves all listeners, since a
 * thousand of them would each get all records.
 */
export function onNodes(listener: () => void): () => void {
  observer ??= new MutationObserver(() => {
    for (const each of listeners) each()
  })
  if (listeners.size === 0) observer.observe(document, { childList: true, subtree: true })
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) observer?.disconnect()
  }
}

/** Finds nodes that the author or the server wrote, none that we drew. */
function findAuthorNodes<E extends Element>(selector: string, within: ParentNode): E[] {
  return findAll<E>(selector, within).filter((node) => {
    const mount = mountAround(node)
    return !(mount && within.contains(mount))
  })
}

/**
 * Returns the first node that matches the selector, if the author or the server wrote it. Keeps the same node as long
 * as it is in the page, whatever its attributes, and then finds the one that replaces it.
 */
export function useAuthorNode<E extends Element = HTMLElement>(
  host: FlxElement,
  selector: string,
  { within = host, due }: AuthorNodeOptions = {},
): E | null {
  const found = useRef<{ node: E | null; selector: string }>(undefined)
  const find = (): E | null => {
    const before = found.current
    const isThere =
      before?.node && before.selector === selector && before.node.isConnected && within.contains(before.node)
    if (isThere) return before.node
    const node = findAuthorNodes<E>(selector, within)[0] ?? null
    found.current = { node, selector }
    return node
  }
  const node = useSyncExternalStore(onNodes, find)
  useEffect(() => {
    // No warning if the element itself has left the page.
    if (!node && due && host.isConnected) console.warn(`flx : ${openingTag(host)} : ${due}`)
  }, [host, node, due])
  return node
}

/** Returns all such nodes, in document order. */
export function useAuthorNodes<E extends Element = HTMLElement>(host: FlxElement, selector: string): readonly E[] {
  const found = useRef<{ nodes: readonly E[]; selector: string }>({ nodes: [], selector })
  return useSyncExternalStore(onNodes, () => {
    const before = found.current
    const isSameSelector = before.selector === selector
    const kept = isSameSelector ? before.nodes.filter((node) => host.contains(node)) : []
    const nodes = [...new Set([...kept, ...findAuthorNodes<E>(selector, host)])].sort(inPageOrder)
    const isSame = nodes.length === before.nodes.length && nodes.every((node, at) => node === before.nodes[at])
    if (!isSame || !isSameSelector) found.current = { nodes, selector }
    return found.current.nodes
  })
}

const keys = new WeakMap<Element, number>()
let lastKey = 0

/** Returns React's key for what is drawn beside a node of the author's, so that it moves with the node. */
export function keyOfNode(node: Element): number {
  const key = keys.get(node) ?? ++lastKey
  keys.set(node, key)
  return key
}

/**
 * Sets attributes on a node of the author's while the component is mounted: ARIA and the like; null removes one. The
 * author's values are restored afterwards, and used in copies of the page's markup.
 */
export function useAuthorAttributes(node: Element | null | undefined, attributes: Record<string, string | null>): void {
  const names = Object.keys(attributes).sort().join(' ')
  const written = JSON.stringify(attributes)
  useLayoutEffect(() => (node && names ? keepOriginals(node, names.split(' ')) : undefined), [node, names])
  useLayoutEffect(() => {
    if (!node) return
    for (const [name, value] of Object.entries(JSON.parse(written) as Record<string, string | null>)) {
      if (node.getAttribute(name) !== value) writeAttribute(node, name, value)
    }
  }, [node, written])
}

/**
 * Shows a text in a node of the author's while the component is mounted; null leaves the node as it is. Its own nodes
 * are restored afterwards.
 */
export function useAuthorText(node: Element | null | undefined, text: string | null): void {
  const isLent = text !== null
  useLayoutEffect(() => {
    if (!node || !isLent) return
    const own = [...node.childNodes]
    return () => node.replaceChildren(...own)
  }, [node, isLent])
  useLayoutEffect(() => {
    if (node && text !== null && node.textContent !== text) node.textContent = text
  }, [node, text])
}

/**
 * Returns the value of a field of the page, including text typed before the component was loaded, values written by a
 * script that dispatches an event, and those restored by a reset.
 */
export function useFieldValue(field: Field | null): string {
  const subscribe = useCallback(
    (changed: () => void) => {
      const stop = new AbortController()
      const { signal } = stop
      for (const type of ['input', 'change']) field?.addEventListener(type, changed, { signal })
      // The form resets its fields after the event, unless the page prevents it. The field may have moved to another
      // form.
      document.addEventListener('reset', ({ target }) => target === field?.form && setTimeout(changed), { signal })
      return () => stop.abort()
    },
    [field],
  )
  return useSyncExternalStore(subscribe, () => field?.value ?? '')
}
