import { after } from 'node:test'
import type { Browser, BrowserContext } from 'playwright-core'
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

/** The problems of each watched page of this process: who reads them takes them away. */
export const watched: string[][] = []

/** Returns what is open in that browser, which it does not launch. */
export async function openContexts(): Promise<BrowserContext[]> {
  return (await shared)?.contexts() ?? []
}
