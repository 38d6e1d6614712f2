import { onResize } from '../../core/browser/resize.ts'
import { findFirst } from '../../core/browser/select.ts'
import { frameClass, keepingFocus, moveBefore } from './table-dress.ts'

/** What a table is put in: its tools above, the region that scrolls, its pages below, and what is said of it. */
export interface TableFrame {
  element: HTMLElement
  region: HTMLElement
  status: HTMLElement
  /** Whether the table is larger than the region. */
  readonly scrolls: boolean
  /** Takes the table's place, and the table in. */
  surround(table: HTMLTableElement): void
  stop(): void
}

const make = (name: string, className: string): HTMLElement => {
  const node = document.createElement(name)
  node.className = className
  return node
}

const isFixed = (element: Element): boolean => /fixed|sticky/.test(getComputedStyle(element).position)

/** Height of the page's header: of what its author names, else of what stays at the top of the window. */
function headerHeight(selector: string): number {
  const found = selector ? findFirst(selector) : document.elementsFromPoint(innerWidth / 2, 1).find(isFixed)
  const height = found?.getBoundingClientRect().height ?? 0
  // What covers half a window is no header.
  return height < innerHeight / 2 ? height : 0
}

/**
 * Keyboards must reach a region that scrolls, and gain nothing from one that does not.
 *
 * @param header - Selector of the page's header, whose height the region leaves free (TABLE-03).
 * @param scrolling - Called when the table becomes larger than the region.
 */
export function createFrame(header: string, scrolling: () => void): TableFrame {
  const element = make('div', frameClass)
  const region = make('div', 'flx-table__region')
  const status = make('p', 'flx-table__status')
  region.role = 'region'
  status.role = 'status'
  const measure = (): void => {
    region.style.setProperty('--flx-table-header', `${headerHeight(header)}px`)
  }
  let scrolls = false
  const follow = new ResizeObserver(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight, dataset } = region
    const isWide = scrollWidth > clientWidth
    const was = scrolls
    scrolls = isWide || scrollHeight > clientHeight
    if (scrolls) {
      region.tabIndex = 0
      dataset.flxScrolls = isWide ? 'both' : 'block'
      if (!was) scrolling()
    } else {
      region.removeAttribute('tabindex')
      delete dataset.flxScrolls
    }
  })
  const stopResize = onResize(measure)
  return {
    ...{ element, region, status },
    get scrolls() {
      return scrolls
    },
    surround(table) {
      measure()
      keepingFocus(() => {
        table.before(element)
        region.replaceChildren()
        element.replaceChildren(region, status)
        moveBefore(region, table, null)
      })
      follow.disconnect()
      follow.observe(region)
      follow.observe(table)
    },
    stop() {
      follow.disconnect()
      stopResize()
    },
  }
}
