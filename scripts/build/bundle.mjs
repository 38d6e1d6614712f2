import { copyFile } from 'node:fs/promises'
import { rollup } from 'rollup'
import configs from '../../rollup.config.mjs'

/** Packages whose files import each other in circles, which is harmless because they only share functions. */
const circular = /\/node_modules\/(?:inputmask|dom-accessibility-api)\//

const isKnown = ({ code, ids }) =>
  (code === 'CIRCULAR_DEPENDENCY' && ids?.every((id) => circular.test(id))) ||
  // The classic script only makes its functions available through `window.flx`.
  code === 'MISSING_NAME_OPTION_FOR_IIFE_EXPORT'

/** Throws for a warning of the bundler, because it means that a file will not work as intended. */
function refuse(warning) {
  if (!isKnown(warning)) throw new Error(`Rollup : ${warning.message}`)
}

/**
 * Builds the chunks, the loader that knows their names, the classic file that contains them all, and the sheet of
 * places.
 */
export async function buildBundles() {
  for (const { output, ...input } of configs) {
    const bundle = await rollup({ ...input, onwarn: refuse })
    await bundle.write(output)
    await bundle.close()
  }
  await copyFile('elements/places.css', 'dist/flx-places.css')
}
