import { createServer } from 'node:net'
import { defaultReporter, summaryReporter } from '@web/test-runner'
import { chromeLauncher } from '@web/test-runner-chrome'
import { browserFlags, findHeadlessShell } from './scripts/browser.mjs'
import { answers } from './test/support/runner/answers.mjs'
import { bundledTests, bundleTests } from './test/support/runner/bundle-tests.mjs'
import { durationReporter } from './test/support/runner/duration-reporter.mjs'
import { gallery } from './test/support/runner/gallery.mjs'
import { hearing } from './test/support/runner/hearing.mjs'
import { resultsReporter } from './test/support/runner/results-reporter.mjs'

/** One that no other run takes at the same moment, as the runner's own search from 8000 on may. */
function freePort() {
  const { promise, resolve, reject } = Promise.withResolvers()
  const probe = createServer()
  probe.once('error', reject)
  probe.listen(0, () => {
    const { port } = probe.address()
    probe.close(() => resolve(port))
  })
  return promise
}

/** Test files run side by side: pages would be given neither focus nor animation frames, but for the front one. */
async function createVisiblePage({ context }) {
  const own = await context.browser().createBrowserContext()
  const page = await own.newPage({ type: 'window' })
  const session = await page.createCDPSession()
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true })
  return page
}

/**
 * Has all test files built before the first page opens, and gives each a page, storage and cookies of its own, where the
 * launcher would use those of an ended one again.
 */
function withFreshPages(launcher) {
  const initialize = launcher.initialize.bind(launcher)
  launcher.initialize = async (config, files) => {
    await bundleTests(files)
    await initialize(config, files)
  }
  const stopSession = launcher.stopSession.bind(launcher)
  launcher.inactivePages.push = () => 0
  launcher.stopSession = async (id) => {
    const context = launcher.getPage(id).browserContext()
    const result = await stopSession(id)
    await context.close()
    return result
  }
  return launcher
}

const { FLX_RESULTS: results } = process.env
const reporters = results ? [summaryReporter({}), resultsReporter(results), durationReporter()] : [defaultReporter()]

export default {
  files: ['test/{core,elements,theme}/**/*.test.{ts,tsx}'],
  rootDir: '.',
  port: await freePort(),
  nodeResolve: false,
  concurrency: 4,
  plugins: [bundledTests, gallery(), hearing()],
  middleware: [answers()],
  browsers: [
    withFreshPages(
      chromeLauncher({
        launchOptions: { executablePath: findHeadlessShell(), args: browserFlags, headless: true },
        createPage: createVisiblePage,
      }),
    ),
  ],
  // What has the page's nonce may fetch code, whatever policy a test gives its page.
  testRunnerHtml: (framework) =>
    `<!doctype html><html><head></head><body><script type="module" nonce="flx-test" src="${framework}"></script></body></html>`,
  testFramework: { config: { ui: 'bdd', timeout: 60_000 } },
  // A file of hostile answers takes minutes on a slow machine, and the gallery takes two thousand pictures in one.
  testsFinishTimeout: process.env.FLX_GALLERY ? 7_200_000 : 1_200_000,
  reporters,
}
