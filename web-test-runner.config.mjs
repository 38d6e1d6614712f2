import { chromeLauncher } from '@web/test-runner-chrome'
import { summaryReporter, defaultReporter } from '@web/test-runner'
import { browserFlags, findBrowser } from './scripts/browser.mjs'
import { answers } from './test/support/answers.mjs'
import { bundleTests } from './test/support/bundle-tests.mjs'
import { countReporter } from './test/support/count-reporter.mjs'

const quiet = process.env.FLX_COUNTS

export default {
  files: ['test/core/**/*.test.{ts,tsx}', 'test/elements/**/*.test.{ts,tsx}'],
  rootDir: '.',
  nodeResolve: false,
  concurrency: 2,
  plugins: [bundleTests()],
  middleware: [answers()],
  browsers: [
    chromeLauncher({ launchOptions: { executablePath: await findBrowser(), args: browserFlags, headless: true } }),
  ],
  testFramework: { config: { ui: 'bdd', timeout: 10_000 } },
  testsFinishTimeout: 180_000,
  reporters: quiet ? [summaryReporter({}), countReporter(quiet)] : [defaultReporter()],
}
