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
 */
export function minify(module, isForStart = () => false) {
  const [forStart, forLater] = [compileAll, undefined].map((preamble) =>
    terser({
      module,
      ecma: 2022,
      // No method that is written as a function is called with `new`.
      compress: { passes: 2, unsafe_methods: true },
      format: { comments: false, preamble },
    }),
  )
  return {
    name: 'minify',
    renderChunk(code, chunk, options) {
      return (isForStart(chunk) ? forStart : forLater).renderChunk(code, chunk, options)
    },
  }
}
