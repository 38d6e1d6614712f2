import { type RefObject, useLayoutEffect, useState } from 'react'
import { onResize } from '../../core/browser/media.ts'
import { findFirst } from '../../core/browser/select.ts'
import { moveBefore } from '../../core/html/nodes.ts'

const isFixed = (element: Element): boolean => /fixed|sticky/.test(getComputedStyle(element).position)

/**
 * Returns the height of the page's header: of the element that the author names, else of what stays at the top of the
 * window.
 */
function headerHeight(selector: string): number {
  const found = selector ? findFirst(selector) : document.elementsFromPoint(innerWidth / 2, 1).find(isFixed)
  const height = found?.getBoundingClientRect().height ?? 0
  // An element that covers half the window is not a header.
  return height < innerHeight / 2 ? height : 0
}

const { insertBefore, removeChild } = Node.prototype

/**
 * Redirects the parent's methods, so that a framework that wrote the table can still remove or replace it although it
 * moved. @returns a function that gives the parent its own methods back
 */
function answerFor(parent: Node, table: Node, frame: Node): () => void {
  const methods = {
    removeChild: (node: Node) => removeChild.call(node === table ? (table.parentNode ?? parent) : parent, node),
    insertBefore: (node: Node, before: Node | null) =>
      insertBefore.call(parent, node, before === table ? frame : before),
    replaceChild(node: Node, old: Node) {
      methods.insertBefore(node, old)
      return methods.removeChild(old)
    },
  }
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(parent, name, { configurable: true, value })
  return () => {
    for (const name of Object.keys(methods)) Reflect.deleteProperty(parent, name)
  }
}

/**
 * Moves a table into the region in which it scrolls. A region that scrolls must be focusable for keyboards; one that
 * does not scroll must not be.
 *
 * @param header - Selector of the page's header, whose height the region leaves free (TABLE-03).
 * @param onScrolls - Called when the table becomes larger than the region.
 * @returns the directions in which it scrolls, or null.
 */
export function useRegion(
  region: RefObject<HTMLElement | null>,
  table: HTMLTableElement,
  header: string,
  onScrolls: () => void,
): 'both' | 'block' | null {
  const [scrolls, setScrolls] = useState<'both' | 'block' | null>(null)
  useLayoutEffect(() => {
    const { current } = region
    const frame = current?.closest('.flx-table__frame')
    const parent = frame?.parentNode
    if (!current || !parent) return
    const giveBack = answerFor(parent, table, frame)
    moveBefore(current, table, null)
    return () => {
      giveBack()
      // Moves back whatever is in the region, as the page may have replaced the table.
      for (const node of frame.parentNode === parent ? [...current.childNodes] : []) moveBefore(parent, node, frame)
    }
  }, [region, table])
  useLayoutEffect(() => {
    const measure = (): void => region.current?.style.setProperty('--flx-table-header', `${headerHeight(header)}px`)
    measure()
    return onResize(measure)
  }, [region, header])
  useLayoutEffect(() => {
    const { current } = region
    if (!current) return
    let did = false
    const observer = new ResizeObserver(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = current
      const isWide = scrollWidth > clientWidth
      const does = isWide || scrollHeight > clientHeight
      setScrolls(isWide ? 'both' : does ? 'block' : null)
      if (does && !did) onScrolls()
      did = does
    })
    observer.observe(current)
    observer.observe(table)
    return () => observer.disconnect()
  }, [region, table, onScrolls])
  return scrolls
}
