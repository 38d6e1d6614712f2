import config from '../../web-test-runner.config.mjs'
import { engineLauncher } from './engine-launcher.mjs'
import { pageWithMedia } from './media.mjs'

/** The element tests in another engine: `FLX_ENGINE=webkit wtr --config test/engines/web-test-runner.config.mjs`. */
export default { ...config, browsers: [engineLauncher()], testRunnerHtml: pageWithMedia }
