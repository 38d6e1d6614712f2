import { type RefObject, useLayoutEffect, useState } from 'react'
import { moveBefore } from '../../core/browser/move-before.ts'
import { onResize } from '../../core/browser/resize.ts'
import { findFirst } from '../../core/browser/select.ts'

const isFixed = (element: Element): boolean => /fixed|sticky/.test(getComputedStyle(element).position)

/** Height of the page's header: of what its author names, else of what stays at the top of the window. */
function headerHeight(selector: string): number {
  const found = selector ? findFirst(selector) : document.elementsFromPoint(innerWidth / 2, 1).find(isFixed)
  const height = found?.getBoundingClientRect().height ?? 0
  // What covers half a window is no header.
  return height < innerHeight / 2 ? height : 0
}

const { insertBefore, removeChild } = Node.prototype

/** A framework that wrote a table goes on as if it stood where that was written. @returns gives the parent its own methods back */
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
 * The region that a table is taken into and scrolls in. Keyboards must reach one that scrolls, and gain nothing from one
 * that does not.
 *
 * @param header - Selector of the page's header, whose height the region leaves free (TABLE-03).
 * @param onScrolls - Called when the table becomes larger than the region.
 * @returns the ways in which it scrolls.
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
      // Or what the page put in its place.
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
