import { listen } from '../browser/listen.ts'
import { watch } from '../watch.ts'
import type { ElementLoader } from './element-loader.ts'
import { root } from './root.ts'
import type { WakeScheduler } from './wake-scheduler.ts'

/** `<flx-config>` is read, never run. */
const ours = /^flx-(?!config$)/
/** What has no code yet, whatever its name: one look at each element tells, however many elements there are. */
const undefinedElements = ':not(:defined)'

/** Schedules elements as they come to the page, and wakes those that something else asks for. */
export function watchElements(loader: ElementLoader, scheduler: WakeScheduler): void {
  watch(undefinedElements, {
    added(element) {
      if (ours.test(element.localName)) scheduler.schedule(element)
    },
    removed: scheduler.forget,
  })
  for (const [tag, { nowWhen, wakeOn = [] }] of Object.entries(loader.catalogue)) {
    const wake = (): unknown => root.getElementsByTagName(tag)[0] && loader.wake(tag)
    if (nowWhen) watch(tag + nowWhen, { added: wake })
    listen(wakeOn, wake)
  }
}
