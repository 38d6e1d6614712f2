import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { asShipped } from '../../scripts/rollup/css-text.mjs'

/** A shorthand of the logical axes, or of a logical border, that holds a `var()`, as each length in `rem` does. */
const shorthand =
  /(?<![\w-])(?:(?:margin|padding|inset|scroll-margin|scroll-padding)-(?:inline|block)|border-(?:inline|block)(?:-start|-end)?):[^;}]*var\(/g

describe('style sheets', () => {
  it('write logical shorthands with a var() in full: WebKit loses them where a layer goes back with revert-layer', () => {
    const found = globSync('src/**/*.css').flatMap((file) =>
      [...asShipped(readFileSync(file, 'utf8')).matchAll(shorthand)].map(([text]) => `${file}: ${text}`),
    )
    assert.deepEqual(found, [])
  })
})
