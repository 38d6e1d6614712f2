import { copyFile } from 'node:fs/promises'
import { rollup } from 'rollup'
import configs from '../../rollup.config.mjs'

/** Files of these import each other in circles, of functions alone. */
const circular = /\/node_modules\/(?:inputmask|dom-accessibility-api)\//

const isKnown = ({ code, ids }) =>
  (code === 'CIRCULAR_DEPENDENCY' && ids?.every((id) => circular.test(id))) ||
  // The classic script gives its functions by `window.flx` alone.
  code === 'MISSING_NAME_OPTION_FOR_IIFE_EXPORT'

/** A warning of the bundler is a defect of ours: it names a file that will not do what it says. */
function refuse(warning) {
  if (!isKnown(warning)) throw new Error(`Rollup : ${warning.message}`)
}

/** Builds the chunks, the loader that knows their names, the classic file that holds them all, and the sheet of places. */
export async function buildBundles() {
  for (const { output, ...input } of configs) {
    const bundle = await rollup({ ...input, onwarn: refuse })
    await bundle.write(output)
    await bundle.close()
  }
  await copyFile('elements/places.css', 'dist/flx-places.css')
}
