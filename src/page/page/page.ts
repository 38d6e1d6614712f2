import { replaceAddress } from '../../core/browser/address.ts'
import { isMobile } from '../../core/browser/breakpoints.ts'
import { onResize } from '../../core/browser/resize.ts'
import { address } from '../../core/element/address-codec.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { text } from '../../core/element/codecs.ts'
import { selector } from '../../core/element/selector-codec.ts'
import { emit } from '../../core/events.ts'
import { scrollOnArrival } from './initial-scroll.ts'
import { addPageWideElements } from './page-wide-elements.ts'

export const pageAttributes = {
  without: text(),
  header: selector(),
  marker: selector('[data-position-scroll], .position_scroll, #position_scroll'),
  address: address(),
}

/** What a whole page gets from one tag (PAGE-01 to PAGE-10). */
export const page: Behaviour<typeof pageAttributes> = (host) => {
  const stop = new AbortController()
  const removeElements = addPageWideElements(host, host.without)
  if (host.address) replaceAddress(host.address)
  scrollOnArrival({ header: host.header, marker: host.marker }, stop.signal)
  const stopResize = onResize(() => {
    emit(host, 'flx-page-resize', { width: innerWidth, height: innerHeight, mobile: isMobile() })
  })
  return () => {
    stop.abort()
    stopResize()
    removeElements()
  }
}
