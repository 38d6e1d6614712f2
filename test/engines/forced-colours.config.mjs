import config from '../../web-test-runner.config.mjs'
import { engineLauncher } from './engine-launcher.mjs'
import { pageWithMedia } from './media.mjs'

/** Test files in the colours that a visitor forces on every page, in the engine of `FLX_ENGINE`: WebKit has none such. */
export default { ...config, browsers: [engineLauncher({ forcedColours: true })], testRunnerHtml: pageWithMedia }
