import { gestures, listen } from '../browser/gestures.ts'
import { whenIdle } from '../browser/idle.ts'
import { watch } from '../watch.ts'
import type { Wake } from './catalogue.ts'
import type { ElementLoader } from './element-loader.ts'
import { root } from './root.ts'

/** Excludes `<flx-config>`, which has no code. */
const ours = /^flx-(?!config$)/

/** Elements whose code is not loaded, of any name. One selector keeps this cheap, however many elements there are. */
const undefinedElements = ':not(:defined)'

/**
 * Decides when the code of each element of the page is loaded: at once, in view, when idle or on the visitor's action.
 * Elements that are added later are scheduled as they come, those that an event or another element asks for are loaded.
 */
export function scheduleWakes(loader: ElementLoader): void {
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
        // With data saving on, only the element that is touched is loaded.
        const place = (navigator as { connection?: { saveData: boolean } }).connection?.saveData ? element : window
        for (const type of gestures) place.addEventListener(type, visible, { once: true })
      },
      interaction: 0,
    }
    const load = element.getAttribute('load') as Wake
    // Does what `wakeOf` does in fewer bytes: a function is first looked up as a name, and matches none.
    const wake = entry.wake as Wake
    const act = acts[load] ?? acts[wake] ?? acts[(entry.wake as (element: Element) => Wake)?.(element)]
    if (act) act()
  }

  watch(undefinedElements, {
    added(element) {
      if (ours.test(element.localName)) schedule(element)
    },
    removed: (element) => inView.unobserve(element),
  })
  for (const [tag, { nowWhen, wakeOn = [] }] of Object.entries(loader.catalogue)) {
    const wake = (): unknown => root.getElementsByTagName(tag)[0] && loader.wake(tag)
    if (nowWhen) watch(tag + nowWhen, { added: wake })
    listen(wakeOn, wake)
  }
}
