import { setStyles } from '../../core/browser/set-styles.ts'

/**
 * Gives the whole screen of a phone to the field and its list, without moving either: the element itself is put above
 * the page, where the keyboard of the phone leaves room. @returns gives the page back.
 */
export function takeScreen(host: HTMLElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const room = host.getBoundingClientRect().height
  const spacer = document.createElement('div')
  spacer.className = 'flx-autocomplete__room'
  spacer.dataset.flxMount = 'autocomplete-room'
  spacer.style.height = `${room}px`
  host.after(spacer)
  host.popover = 'manual'
  host.dataset.flxFull = ''
  host.showPopover()
  const viewport = window.visualViewport
  let giveBack = (): void => {}
  const fit = (): void => {
    giveBack()
    giveBack = setStyles(host, {
      height: `${viewport?.height ?? window.innerHeight}px`,
      top: `${viewport?.offsetTop ?? 0}px`,
    })
  }
  fit()
  viewport?.addEventListener('resize', fit, { signal })
  viewport?.addEventListener('scroll', fit, { signal })
  return () => {
    stop.abort()
    giveBack()
    if (host.matches(':popover-open')) host.hidePopover()
    host.popover = null
    delete host.dataset.flxFull
    spacer.remove()
  }
}
