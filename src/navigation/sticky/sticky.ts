import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { flag, int, selector } from '../../core/element/codecs.ts'

import { adoptStyles } from '../../core/element/styles.ts'
import { watch } from '../../core/watch.ts'
import { stick } from './stick.ts'
import styles from './sticky.css'
import type { StickyState } from './sticky-state.ts'

/** Selector of the headers if `for` gives none. */
const defaultHeaders = '[data-flx-sticky], .sticky_header, .header_fixed'

export const stickyAttributes = { for: selector(), threshold: int(169), tolerance: int(60), noHide: flag }

/**
 * Makes the header of a page sticky: it hides while the visitor scrolls down, and comes back when they scroll up
 * (PAGE-08). The header is the one that `for` selects, else the element itself around its content, else, if it is
 * empty, the page's own.
 */
export const sticky: Behaviour<typeof stickyAttributes> = (host) => {
  adoptStyles(styles)
  const options = { threshold: host.threshold, tolerance: host.tolerance, noHide: host.noHide }
  if (!host.for && host.firstElementChild) return stick(host, options)

  const stuck = new Map<Element, () => void>()
  const free = (header: Element): void => {
    stuck.get(header)?.()
    stuck.delete(header)
  }
  const unwatch = watch(host.for || defaultHeaders, {
    added: (header) => header instanceof HTMLElement && stuck.set(header, stick(header, options)),
    removed: free,
  })
  return () => {
    unwatch()
    for (const header of [...stuck.keys()]) free(header)
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired when a sticky header has changed its state. */
    'flx-sticky-change': CustomEvent<{ state: StickyState }>
  }
}
