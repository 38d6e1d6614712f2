import { scrollToElement } from '../../core/browser/scroll.ts'
import { itemsIn, keyOf } from './list-parts.ts'

/** The visitor's place in a list: an item, and the distance of its top from that of the window. */
export interface ScrollPosition {
  key: string
  offset: number
  /** Scroll position of the page, for items without a key. */
  top: number
}

export function readScrollPosition(host: HTMLElement): ScrollPosition {
  const item = itemsIn(host).find((each) => each.getBoundingClientRect().bottom > 0 && keyOf(each))
  return {
    key: item ? keyOf(item) : '',
    offset: Math.round(item?.getBoundingClientRect().top ?? 0),
    top: Math.round(scrollY),
  }
}

/** Scrolls back to the item, wherever it is now, else to the position of the page. Stops a scroll in progress. */
export function restoreScrollPosition(host: HTMLElement, { key, offset, top }: ScrollPosition): void {
  const item = key ? itemsIn(host).find((each) => keyOf(each) === key) : undefined
  if (item) void scrollToElement(item, { offset, duration: 0 })
  else void scrollToElement(document.documentElement, { offset: -top, duration: 0 })
}
