import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Takes a picture of the page where `FLX_GALLERY` names a folder; answers whether it does. */
export function gallery(folder = process.env.FLX_GALLERY) {
  return {
    name: 'gallery',
    async executeCommand({ command, payload, session }) {
      if (command !== 'take-picture') return undefined
      if (!folder) return { isWanted: false }
      const page = session.browser.getPage(session.id)
      mkdirSync(folder, { recursive: true })
      if (payload) await page.screenshot({ path: join(folder, payload) })
      return { isWanted: true }
    },
  }
}
