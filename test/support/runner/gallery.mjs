import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Takes a picture of the page if `FLX_GALLERY` names a folder. Answers whether it does, and which scenes are wanted
 * (`FLX_SCENES`, part of a name per line; empty for all).
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
