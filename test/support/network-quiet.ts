import { setTimeout as wait } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

/** What a page asks of its network: what is on its way, and when the last request began or ended (`performance.now()`, ms). */
interface Activity {
  underway: Set<Request>
  lastChange: number
  /** The address of the request that began or ended last. */
  last: string
}

const activities = new WeakMap<Page, Activity>()

/** Follows a page's requests. Before the page is opened. */
export function followNetwork(page: Page): void {
  const activity: Activity = { underway: new Set(), lastChange: performance.now(), last: '' }
  activities.set(page, activity)
  const change = (request: Request): void => {
    activity.lastChange = performance.now()
    activity.last = request.url()
  }
  const end = (request: Request): void => {
    activity.underway.delete(request)
    change(request)
  }
  page.on('request', (request) => {
    activity.underway.add(request)
    change(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

/** How long nothing is on its way before the network counts as quiet, ms: as for Playwright's `networkidle`. */
const pause = 500

/** How long nothing begins or ends, ms, before what is still on its way counts as lost. */
const silence = 15_000

/**
 * Waits until nothing is on its way. A browser now and then does not tell the end of a request (of a worker that was
 * closed, of a frame that left), and Playwright's `networkidle` never comes then: here such a request holds nobody up.
 * @throws {Error} where a page goes on asking for a minute and a half; it names what it asked for last.
 */
export async function networkQuiet(page: Page): Promise<void> {
  const activity = activities.get(page)
  if (!activity) throw new Error('followNetwork(page) comes first')
  const most = performance.now() + 90_000
  for (;;) {
    const rest = performance.now() - activity.lastChange
    if (rest > (activity.underway.size > 0 ? silence : pause)) return
    if (performance.now() > most) throw new Error(`${page.url()} goes on asking, last: ${activity.last}`)
    await wait(100)
  }
}
