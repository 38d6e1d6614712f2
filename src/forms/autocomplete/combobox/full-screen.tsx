import { type ReactNode, useLayoutEffect, useState } from 'react'
import { setStyles } from '../../../core/browser/set-styles.ts'
import { Beside } from '../../../ui/beside.tsx'

/**
 * Gives a phone's full screen to the field and its list, without moving either in the document: the element itself
 * becomes a popover, as high as the on-screen keyboard allows. A placeholder keeps its room in the page.
 */
export function FullScreen({ host }: { host: HTMLElement }): ReactNode {
  const [room] = useState(() => host.getBoundingClientRect().height)
  useLayoutEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const viewport = window.visualViewport
    let giveBack = (): void => {}
    const fit = (): void => {
      giveBack()
      const height = `${viewport?.height ?? window.innerHeight}px`
      giveBack = setStyles(host, { height, top: `${viewport?.offsetTop ?? 0}px` })
    }
    host.popover = 'manual'
    host.dataset['flxFull'] = ''
    host.showPopover()
    fit()
    viewport?.addEventListener('resize', fit, { signal })
    viewport?.addEventListener('scroll', fit, { signal })
    return () => {
      stop.abort()
      giveBack()
      if (host.matches(':popover-open')) host.hidePopover()
      host.popover = null
      delete host.dataset['flxFull']
    }
  }, [host])
  return (
    <Beside of={host} name="autocomplete-room">
      <div className="flx-autocomplete__room" style={{ height: `${room}px` }} />
    </Beside>
  )
}
