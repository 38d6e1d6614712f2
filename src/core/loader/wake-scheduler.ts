import { whenIdle } from '../browser/idle.ts'
import { intentTypes } from '../browser/intent.ts'
import type { Wake } from './catalogue.ts'
import type { ElementLoader } from './element-loader.ts'
import { root } from './root.ts'

/** Decides when each element is woken: those of the catalogue as the page starts, then whatever it is given. */
export class WakeScheduler {
  #loader: ElementLoader
  #inView = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) void this.#loader.wake(target.localName)
    },
    { rootMargin: '200px' },
  )

  constructor(loader: ElementLoader) {
    this.#loader = loader
    for (const [tag, { wakeOn = [] }] of Object.entries(loader.catalogue)) {
      const present = root.getElementsByTagName(tag)
      const wake = (): unknown => present[0] && loader.wake(tag)
      for (const type of wakeOn) addEventListener(type, wake, true)
      for (const element of present) this.schedule(element)
    }
  }

  /** Wakes an element at once, in view, or in a quiet instant; or leaves that to what the visitor does. */
  schedule(element: Element): void {
    const tag = element.localName
    const { wake, asleepWhen } = this.#loader.entry(tag)
    if (this.#loader.isDefined(tag)) return
    if (asleepWhen?.(element)) {
      ;(element as HTMLElement).hidden = true
      return
    }
    const now = (): unknown => element.isConnected && this.#loader.wake(tag)
    const acts: Record<Wake, () => unknown> = {
      now,
      visible: () => this.#inView.observe(element),
      idle: () => whenIdle(now),
      gesture() {
        for (const type of intentTypes) addEventListener(type, now, { once: true })
      },
      interaction() {},
    }
    const asked = acts[element.getAttribute('load') as Wake]
    const moment = typeof wake === 'function' ? wake() : wake
    ;(asked ?? acts[moment as Wake])?.()
  }

  /** An element that has left is not waited for any more. */
  forget(element: Element): void {
    this.#inView.unobserve(element)
  }
}
