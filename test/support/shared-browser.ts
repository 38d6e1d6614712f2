import { after } from 'node:test'
import type { Browser } from 'playwright-core'
import { launchBrowser } from './launch-browser.ts'

let shared: Promise<Browser> | undefined

after(async () => {
  await (await shared)?.close()
})

/** Returns the browser of this process, which is closed after all its tests. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser()
  return shared
}
