import { type ReactNode, type RefObject, useLayoutEffect } from 'react'
import { lendChildren } from '../core/element/lend-children.ts'
import { slotMark } from '../core/element/mounts.ts'
import type { FlxElement } from '../core/element/react-element.ts'
import { moveBefore } from '../core/html/nodes.ts'

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
    const giveBack = lendChildren(host, slot, { isOurs: (node) => node === host.container || node === slot })
    take()
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
