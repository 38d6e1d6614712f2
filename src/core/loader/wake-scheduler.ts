import { whenIdle } from '../browser/idle.ts'
import { intentTypes } from '../browser/intent.ts'
import { listen } from '../browser/listen.ts'
import type { Wake } from './catalogue.ts'
import type { ElementLoader } from './element-loader.ts'
import { root } from './root.ts'

export interface WakeScheduler {
  /** Wakes an element at once, in view, or in a quiet instant; or leaves that to what the visitor does. */
  schedule(element: Element): void
  /** An element that has left is not waited for any more. */
  forget(element: Element): void
}

/** Decides when each element that it is given is woken. */
export function scheduleWakes(loader: ElementLoader): WakeScheduler {
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) void loader.wake(target.localName)
    },
    { rootMargin: '200px' },
  )
  /** Of the visitor in this page: from then on what is near is fetched, but for who spares data. A page scrolls, moves the focus and comes under a pointer that rests
   * (the first two of these types) by itself. */
  const firstGesture = new Promise<unknown>((done) => {
    const { connection } = navigator as { connection?: { saveData: boolean } }
    if (!connection?.saveData) listen(['pointermove', ...intentTypes.slice(2)], done)
  })

  function schedule(element: Element): void {
    const tag = element.localName
    const { wake, asleepWhen } = loader.entry(tag)
    if (asleepWhen?.(element)) {
      ;(element as HTMLElement).hidden = true
      return
    }
    const now = (): unknown => element.isConnected && loader.wake(tag)
    const acts: Record<Wake, () => unknown> = {
      now,
      visible: () => inView.observe(element),
      idle: () => whenIdle(now),
      gesture: () => firstGesture.then(() => inView.observe(element)),
      interaction() {},
    }
    const asked = acts[element.getAttribute('load') as Wake]
    ;(asked ?? acts[wake as Wake])?.()
  }

  for (const [tag, { wakeOn = [] }] of Object.entries(loader.catalogue)) {
    const present = root.getElementsByTagName(tag)
    const wake = (): unknown => present[0] && loader.wake(tag)
    listen(wakeOn, wake)
  }
  return { schedule, forget: (element) => inView.unobserve(element) }
}
