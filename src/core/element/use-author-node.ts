import { useEffect, useRef, useSyncExternalStore } from 'react'
import { findAll, findFirst } from '../browser/select.ts'
import { mountMark } from './mounts.ts'
import type { FlxElement } from './react-element.ts'
import { openingTag } from './report-error.ts'

interface AuthorNodeOptions {
  /** Where it is looked for. @default the element */
  within?: ParentNode
  /** What the element needs, in words for its author: said in the console where there is none. */
  due?: string
}

/** Calls back after nodes came or went anywhere in the page. */
function onNodes(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document, { childList: true, subtree: true })
  return () => observer.disconnect()
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
    const isOurs = (node: Element): boolean => {
      const mount = node.closest(`[${mountMark}]`)
      return mount !== null && within.contains(mount)
    }
    const first = findFirst<E>(selector, within)
    const node = first && isOurs(first) ? (findAll<E>(selector, within).find((each) => !isOurs(each)) ?? null) : first
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
