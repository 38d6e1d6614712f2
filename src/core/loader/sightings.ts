import { watch } from '../watch.ts'
import type { Wake } from './catalogue.ts'
import type { ElementLoader } from './element-loader.ts'

const wakes: readonly string[] = ['now', 'visible', 'idle', 'interaction'] satisfies Wake[]

/** Wakes each element at its moment: at once, in view, in a quiet instant, or at the visitor's first act. */
export class Sightings {
  #loader: ElementLoader
  #inView = new IntersectionObserver((entries) => this.#wakeInView(entries), { rootMargin: '200px' })

  constructor(loader: ElementLoader) {
    this.#loader = loader
    const tags = Object.keys(loader.catalogue)
    watch(tags.join(), {
      added: (element) => this.#sight(element),
      removed: (element) => this.#inView.unobserve(element),
    })
    for (const [tag, { wakeOn = [], nowWhen }] of Object.entries(loader.catalogue)) {
      if (nowWhen) watch(tag + nowWhen, { added: () => void loader.wake(tag) })
      for (const type of wakeOn) {
        document.addEventListener(type, () => document.querySelector(tag) && void loader.wake(tag))
      }
    }
  }

  #sight(element: Element): void {
    const tag = element.localName
    if (this.#loader.isDefined(tag)) return
    if (this.#loader.entry(tag)?.asleepWhen?.(element)) {
      element.toggleAttribute('hidden', true)
      return
    }
    const wake = this.#wakeOf(element)
    if (wake === 'now') void this.#loader.wake(tag)
    if (wake === 'visible') this.#inView.observe(element)
    if (wake === 'idle') whenIdle(() => element.isConnected && void this.#loader.wake(tag))
  }

  #wakeOf(element: Element): string | undefined {
    const asked = element.getAttribute('load') ?? ''
    if (wakes.includes(asked)) return asked
    const wake = this.#loader.entry(element.localName)?.wake
    return typeof wake === 'function' ? wake() : wake
  }

  #wakeInView(entries: IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      void this.#loader.wake(target.localName)
      if (this.#loader.isDefined(target.localName)) this.#inView.unobserve(target)
    }
  }
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act)
  else setTimeout(act, 200)
}
