import { bundleTests } from '../support/runner/bundle-tests.mjs'
import { openEngine } from './driver/engines.ts'
import { canEmulateMedia } from './media.mjs'

/**
 * Runs the test files of @web/test-runner in the engine of `FLX_ENGINE`. It gives itself out as Puppeteer's launcher,
 * since its pages have the shape of Puppeteer's: keys, mouse and size then work as they do in Chromium.
 *
 * @param options - What the visitor has set up: `forcedColours`.
 */
export function engineLauncher(options) {
  const engine = openEngine(options)
  const pages = new Map()
  return {
    name: engine.name,
    type: 'puppeteer',
    concurrency: engine.pagesAtOnce,
    initialize: (_config, files) => bundleTests(files),
    async startSession(id, address) {
      const page = canEmulateMedia(await engine.open())
      pages.set(id, page)
      await page.setViewport({ width: 800, height: 600 })
      await page.goto(address)
    },
    isActive: (id) => pages.has(id),
    getPage: (id) => pages.get(id),
    getBrowserUrl: (id) => pages.get(id).url(),
    async stopSession(id) {
      const page = pages.get(id)
      pages.delete(id)
      await page.close()
      return {}
    },
    startDebugSession() {
      throw new Error('These engines are driven without a window to look at.')
    },
    stop: () => engine.close(),
  }
}
