import { whenIdle } from '../browser/idle.ts'
import { gestures } from '../browser/intent.ts'
import type { Wake } from './catalogue.ts'
import type { ElementLoader } from './element-loader.ts'

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
  function schedule(element: Element): void {
    const tag = element.localName
    const entry = loader.entry(tag)
    if (entry.asleepWhen?.(element)) {
      ;(element as HTMLElement).hidden = true
      return
    }
    const now = (): unknown => element.isConnected && loader.wake(tag)
    const visible = (): void => inView.observe(element)
    const acts: Record<Wake, (() => unknown) | 0> = {
      now,
      visible,
      idle: () => whenIdle(now),
      gesture() {
        // Who spares data fetches what is touched alone.
        const place = (navigator as { connection?: { saveData: boolean } }).connection?.saveData ? element : window
        for (const type of gestures) place.addEventListener(type, visible, { once: true })
      },
      interaction: 0,
    }
    const load = element.getAttribute('load') as Wake
    // `wakeOf` in fewer bytes: a function is first looked up as a name, which none has.
    const wake = entry.wake as Wake
    const act = acts[load] ?? acts[wake] ?? acts[(entry.wake as (element: Element) => Wake)?.(element)]
    if (act) act()
  }

  return { schedule, forget: (element) => inView.unobserve(element) }
}
