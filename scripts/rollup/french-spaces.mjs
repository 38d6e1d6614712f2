import { noBreaks } from '../../src/core/french/no-breaks.ts'

/** The texts that a file declares: `messages('cart', { … })`. */
const declared = /\bmessages\(\s*['"][\w-]+['"],\s*\{[\s\S]*?\}\)/g

/**
 * What ships has spaces that no line break takes where French asks for them: the sources are written with ordinary ones,
 * which can be seen. A translation is found by its French expression with spaces of either kind.
 */
export function frenchSpaces() {
  return {
    name: 'french-spaces',
    transform(source) {
      const code = source.replace(declared, noBreaks)
      // As long as it was: its map holds.
      return code === source ? null : { code, map: null }
    },
  }
}
