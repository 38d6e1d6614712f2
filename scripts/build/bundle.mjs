import { rollup } from 'rollup'
import configs from '../../rollup.config.mjs'

/** A warning of the bundler is a defect of ours: it names a file that will not do what it says. */
function refuse(warning) {
  // Files of these import each other in circles, of functions alone.
  const isTheirs =
    warning.code === 'CIRCULAR_DEPENDENCY' &&
    warning.ids?.every((id) => /\/node_modules\/(?:inputmask|dom-accessibility-api)\//.test(id))
  if (isTheirs) return
  throw new Error(`Rollup : ${warning.message}`)
}

/** Builds the loader, the chunks and the classic file. */
export async function buildBundles() {
  for (const { output, ...input } of configs) {
    const bundle = await rollup({ ...input, onwarn: refuse })
    await bundle.write(output)
    await bundle.close()
  }
}
