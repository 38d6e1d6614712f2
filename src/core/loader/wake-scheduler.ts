import { whenIdle } from '../browser/idle.ts'
import { intentTypes } from '../browser/intent.ts'
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

  function schedule(element: Element): void {
    const tag = element.localName
    const { wake, asleepWhen } = loader.entry(tag)
    if (loader.isDefined(tag)) return
    if (asleepWhen?.(element)) {
      ;(element as HTMLElement).hidden = true
      return
    }
    const now = (): unknown => element.isConnected && loader.wake(tag)
    const acts: Record<Wake, () => unknown> = {
      now,
      visible: () => inView.observe(element),
      idle: () => whenIdle(now),
      gesture() {
        for (const type of intentTypes) addEventListener(type, now, { once: true })
      },
      interaction() {},
    }
    const asked = acts[element.getAttribute('load') as Wake]
    ;(asked ?? acts[wake as Wake])?.()
  }

  for (const [tag, { wakeOn = [] }] of Object.entries(loader.catalogue)) {
    const present = root.getElementsByTagName(tag)
    const wake = (): unknown => present[0] && loader.wake(tag)
    for (const type of wakeOn) addEventListener(type, wake, true)
  }
  return { schedule, forget: (element) => inView.unobserve(element) }
}
