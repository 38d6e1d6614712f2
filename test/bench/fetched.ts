import type { OpenPage } from './open-page.ts'
import { weigh } from './server/bench-server.ts'

/** Every script that the page fetched, those that a script asked for included. */
export async function fetchedScripts({ page }: OpenPage): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.m?js(\?|$)/.test(name)),
  )
}

/** What they weigh as they travel, in bytes. */
export async function weight(addresses: string[]): Promise<{ gzip: number; brotli: number }> {
  const files = await Promise.all(addresses.map(weigh))
  return {
    gzip: files.reduce((sum, file) => sum + (file?.gzip ?? 0), 0),
    brotli: files.reduce((sum, file) => sum + (file?.brotli ?? 0), 0),
  }
}
