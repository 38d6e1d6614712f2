import terser from '@rollup/plugin-terser'

/**
 * Asks V8 to compile all of a file while it reads it, rather than each function twice: once past it, once when called.
 * What follows a moment later is a kilobyte, in a quiet instant: there, the comment would cost more than it spares.
 */
const compileAll = '//# allFunctionsCalledOnLoad'

/**
 * Minifies what is built.
 *
 * @param isForStart - Whether a chunk is run as a page starts: most of its functions are called then.
 * @param isSoonAfter - Whether it follows a moment later.
 */
export function minify(module, isForStart = () => false, isSoonAfter = () => false) {
  const minifier = (preamble, isForEachPage) =>
    terser({
      module,
      ecma: 2022,
      // No method that is written as a function is called with `new`. Of small files, functions that stand together pack best.
      compress: { passes: 2, unsafe_methods: true, unsafe_arrows: isForEachPage, hoist_funs: isForEachPage },
      format: { comments: false, preamble },
    })
  const [forStart, soonAfter, forLater] = [
    minifier(compileAll, true),
    minifier(undefined, true),
    minifier(undefined, false),
  ]
  return {
    name: 'minify',
    renderChunk(code, chunk, options) {
      const { renderChunk } = isForStart(chunk) ? forStart : isSoonAfter(chunk) ? soonAfter : forLater
      return renderChunk(code, chunk, options)
    },
  }
}
