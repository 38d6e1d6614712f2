import { type ReactNode, type RefObject, useLayoutEffect } from 'react'
import { slotMark } from '../core/element/mounts.ts'
import type { FlxElement } from '../core/element/react-element.ts'
import { moveBefore } from '../core/html/nodes.ts'

/**
 * Methods by which a page or a framework changes the children of an element: called on the host, they act on the slot
 * that holds its children.
 */
const childMembers = ['appendChild', 'insertBefore', 'removeChild', 'replaceChild'] as const

/** Redirects these methods of the host to the slot of its children. @returns a function that restores them. */
function lendMembers(host: FlxElement, slot: Element): () => void {
  const isOurs = (node: unknown): boolean => node === host.container || node === slot
  for (const name of childMembers) {
    const own = Node.prototype[name] as (...nodes: unknown[]) => Node
    Object.defineProperty(host, name, {
      configurable: true,
      value: (...nodes: unknown[]) => own.apply(nodes.some(isOurs) ? host : slot, nodes),
    })
  }
  Object.defineProperty(host, 'textContent', {
    configurable: true,
    get: () => slot.textContent,
    set(text: string) {
      slot.textContent = text
    },
  })
  return () => {
    for (const name of [...childMembers, 'textContent']) Reflect.deleteProperty(host, name)
  }
}

interface AuthorContentProps {
  host: FlxElement
  /** The node that contains the children. */
  ref: RefObject<HTMLDivElement | null>
  className?: string
  /** The author's attribute for a row of slides. */
  'data-flx-slides'?: string
}

/**
 * The children that the author wrote in an element, inside what the element renders. They are the author's nodes, and
 * return to the element when the component unmounts; nodes added to the element later are moved here. A framework that
 * rendered them can add, remove, move and update them as if they were in the element.
 */
export function AuthorContent({ host, ...props }: AuthorContentProps): ReactNode {
  const { ref } = props
  useLayoutEffect(() => {
    const slot = ref.current
    if (!slot) return
    const take = (): void => {
      for (const node of [...host.childNodes])
        if (node !== host.container && node !== slot) moveBefore(slot, node, null)
    }
    take()
    const giveBack = lendMembers(host, slot)
    const observer = new MutationObserver(take)
    observer.observe(host, { childList: true })
    return () => {
      observer.disconnect()
      giveBack()
      for (const node of [...slot.childNodes].reverse()) moveBefore(host, node, host.firstChild)
    }
  }, [host, ref])
  return <div {...props} {...{ [slotMark]: '' }} />
}
