import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { test } from 'node:test'

const root = resolve(import.meta.dirname, '../..')
const foreign = resolve(root, 'test/foreign')

test('what the foreign server answers is written by hand: nothing of ours takes part in it', () => {
  const files = globSync('test/foreign/**/*.{ts,tsx}', { cwd: root })
  assert.ok(files.length > 5, 'the foreign server was found')
  const imports = files.flatMap((file) => {
    const source = readFileSync(resolve(root, file), 'utf8')
    return [...source.matchAll(/(?:from |import\(|import )'([^']+)'/g)].map(([, path = '']) => ({ file, path }))
  })
  const outside = imports.filter(({ file, path }) => {
    const isOwn = path.startsWith('.') && resolve(root, dirname(file), path).startsWith(`${foreign}/`)
    return !isOwn && !path.startsWith('node:')
  })
  assert.deepEqual(outside, [])
})
