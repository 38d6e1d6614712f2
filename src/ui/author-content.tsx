import { type ReactNode, type RefObject, useLayoutEffect } from 'react'
import { moveBefore } from '../core/browser/move-before.ts'
import type { FlxElement } from '../core/element/react-element.ts'

/**
 * Members by which a page, or a framework, changes the children of an element: on the host they act where its children are.
 */
const childMembers = ['appendChild', 'insertBefore', 'removeChild', 'replaceChild'] as const

/** Has the element's own members act on the place of its children. @returns gives them back. */
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
  /** The node that holds them. */
  ref: RefObject<HTMLDivElement | null>
  className?: string
  /** What its author calls a row of slides. */
  'data-flx-slides'?: string
}

/**
 * The children that the author wrote in an element, inside what the element draws. They are the author's nodes, and go home
 * where the component goes; what is added to the element later comes here. A framework that wrote them goes on as if they
 * were in the element: it adds, removes, moves and rewrites them.
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
  return <div {...props} data-flx-slot="" />
}
