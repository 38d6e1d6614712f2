import { scrollToElement } from '../../core/browser/scroll.ts'
import { itemsIn, keyOf } from './list-parts.ts'

/** Where the visitor is in a list: at which item, and how far its top is from that of the window. */
export interface ScrollPosition {
  key: string
  offset: number
  /** Scroll of the page, for items that have no key. */
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

/** Brings the visitor back: to the item, wherever it is now, else to where the page was. Ends a scroll under way. */
export function restoreScrollPosition(host: HTMLElement, { key, offset, top }: ScrollPosition): void {
  const item = key ? itemsIn(host).find((each) => keyOf(each) === key) : undefined
  if (item) void scrollToElement(item, { offset, duration: 0 })
  else void scrollToElement(document.documentElement, { offset: -top, duration: 0 })
}
