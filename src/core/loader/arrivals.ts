import { watch } from '../watch.ts'
import type { ElementLoader } from './element-loader.ts'
import type { Sightings } from './sightings.ts'
import { whenIdle } from './when-idle.ts'

/** Sights elements as they come to the page, and wakes in a quiet instant those that wait for one. */
export function watchArrivals(loader: ElementLoader, sightings: Sightings): void {
  watch(Object.keys(loader.catalogue).join(), {
    added: (element) => {
      if (sightings.sight(element) === 'idle') {
        whenIdle(() => element.isConnected && void loader.wake(element.localName))
      }
    },
    removed: (element) => sightings.forget(element),
  })
  for (const [tag, { nowWhen }] of Object.entries(loader.catalogue)) {
    if (nowWhen) watch(tag + nowWhen, { added: () => void loader.wake(tag) })
  }
}
