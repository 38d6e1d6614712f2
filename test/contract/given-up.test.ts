import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { describe, it } from 'node:test'
import { readImports, staticReach } from '../support/import-graph.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8')

/** Those that open above the page, and whose call is carried out whatever the visitor does meanwhile. */
const carriedOut = ['flx-consent', 'flx-loader']

describe('a scripted opening whose code is on its way', () => {
  it('can be given up for each element that has `show` and opens above the page', () => {
    const graph = readImports(root)
    const opening = graph.files.filter(
      (file) =>
        /^elements\/[\w-]+\.ts$/.test(file) &&
        /^ {2}(async )?show\(/m.test(read(file)) &&
        staticReach(graph, [file]).has('src/core/overlay/use-overlay.ts'),
    )
    const [, list = ''] = /const overlays = \[([^\]]*)\]/.exec(read('src/core/loader/invoke.ts')) ?? []
    const named = [...list.matchAll(/'([\w-]+)'/g)].map(([, tag]) => tag)
    assert.deepEqual(
      opening.map((file) => `flx-${basename(file, '.ts')}`).sort(),
      [...named, ...carriedOut].sort(),
      'the list stands in src/core/loader/invoke.ts',
    )
  })
})
