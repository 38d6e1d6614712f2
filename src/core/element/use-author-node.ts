import { useEffect, useRef, useSyncExternalStore } from 'react'
import { findAll } from '../browser/select.ts'
import { mountMark } from './mounts.ts'
import type { FlxElement } from './react-element.ts'
import { openingTag } from './report-error.ts'

interface AuthorNodeOptions {
  /** Where it is looked for. @default the element */
  within?: ParentNode
  /** What the element needs, in words for its author: said in the console where there is none. */
  due?: string
}

const listeners = new Set<() => void>()
let observer: MutationObserver | undefined

/** Calls back after nodes came or went anywhere in the page; by one observer: each of a thousand would hear all that the others draw. */
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

/** Nodes that the author wrote, or the server: none that we drew. */
function findAuthorNodes<E extends Element>(selector: string, within: ParentNode): E[] {
  return findAll<E>(selector, within).filter((node) => {
    const mount = node.closest(`[${mountMark}]`)
    return !(mount && within.contains(mount))
  })
}

/**
 * A node that the author wrote, or the server, and not one that we draw: the first that the selector finds. It is the same
 * node as long as it is there, whatever its attributes become, and another one once that has taken its place.
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
    // A page that is taken away, field and all, lacks nothing.
    if (!node && due && host.isConnected) console.warn(`flx : ${openingTag(host)} : ${due}`)
  }, [host, node, due])
  return node
}

/** All of them, in the order of the page. */
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

/** React's key for what is drawn beside a node of the author's: it goes where the node goes. */
export function keyOfNode(node: Element): number {
  const key = keys.get(node) ?? ++lastKey
  keys.set(node, key)
  return key
}
