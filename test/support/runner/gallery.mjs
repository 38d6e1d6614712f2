import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Takes a picture of the page where `FLX_GALLERY` names a folder; answers whether it does, and of which scenes alone
 * (`FLX_SCENES`, one part of a name a line).
 */
export function gallery({ FLX_GALLERY: folder, FLX_SCENES: scenes = '' } = process.env) {
  return {
    name: 'gallery',
    async executeCommand({ command, payload, session }) {
      if (command !== 'take-picture') return undefined
      if (!folder) return { isWanted: false, only: [] }
      const page = session.browser.getPage(session.id)
      mkdirSync(folder, { recursive: true })
      if (payload) await page.screenshot({ path: join(folder, payload) })
      return { isWanted: true, only: scenes.split('\n').filter(Boolean) }
    },
  }
}
