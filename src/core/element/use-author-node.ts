import { useEffect, useRef, useSyncExternalStore } from 'react'
import { findAll } from '../browser/select.ts'
import { mountMark } from './mounts.ts'
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
    const mount = node.closest(`[${mountMark}]`)
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
  const before = useRef<readonly E[]>([])
  return useSyncExternalStore(onNodes, () => {
    const now = findAuthorNodes<E>(selector, host)
    const isSame = now.length === before.current.length && now.every((node, at) => node === before.current[at])
    if (!isSame) before.current = now
    return before.current
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
