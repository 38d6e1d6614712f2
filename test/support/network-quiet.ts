import { setTimeout as wait } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

/**
 * The network activity of a page: its pending requests, and when the last one started or ended (`performance.now()`,
 * ms).
 */
interface Activity {
  underway: Set<Request>
  lastChange: number
  /** The address of the request that last started or ended. */
  last: string
}

const activities = new WeakMap<Page, Activity>()

/** Records a page's requests. Call it before the page is opened. */
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

/** Milliseconds without a pending request after which the network is quiet, as for Playwright's `networkidle`. */
const pause = 500

/** Milliseconds without any start or end of a request after which pending ones count as lost. */
const silence = 15_000

/**
 * Waits until no request is pending. Sometimes a browser does not report the end of a request (of a closed worker, of a
 * removed frame), and Playwright's `networkidle` then never occurs. Here such a request is ignored after a while.
 * @throws {Error} if a page keeps sending requests for a minute and a half. It names the last one.
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
