import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, it } from 'node:test'
import { tasks } from '../../demo/guide/topics/tasks.ts'
import { chunkAddress } from '../support/chunk-address.ts'
import { declarations, manifestDeclarations, readDist, scripts } from '../support/dist.ts'

const root = resolve(import.meta.dirname, '../..')
/** The elements that there are: each file of `elements/` that names a tag. */
const tags = globSync('elements/*.ts', { cwd: root })
  .map((file) => /^ \* @tag (flx-[a-z-]+)$/m.exec(readFileSync(resolve(root, file), 'utf8'))?.[1])
  .filter((tag) => tag !== undefined)
  .sort()
const missingIn = (known: readonly string[]): string[] => tags.filter((tag) => !known.includes(tag))

describe('every element', () => {
  it('was found', () => {
    assert.ok(tags.length > 45 && tags.includes('flx-cart'))
  })

  it('is in the manifest, and the manifest has no other', () => {
    const known = declarations().map(({ tagName }) => tagName)
    assert.deepEqual([...known].sort(), tags)
  })

  it('is in what editors read', () => {
    const html = JSON.parse(readDist('vscode.html-custom-data.json')) as { tags: { name: string }[] }
    const types = JSON.parse(readDist('web-types.json')) as {
      contributions: { html: { elements: { name: string }[] } }
    }
    assert.deepEqual(missingIn(html.tags.map(({ name }) => name)), [])
    assert.deepEqual(missingIn(types.contributions.html.elements.map(({ name }) => name)), [])
    const typed =
      readDist('types/flx.d.ts') +
      globSync('dist/types/**/*.d.ts', { cwd: root })
        .map((file) => readFileSync(resolve(root, file), 'utf8'))
        .join('\n')
    assert.deepEqual(
      tags.filter((tag) => !typed.includes(`'${tag}'`)),
      [],
    )
  })

  it('is in llms.txt, with each of its attributes and events', () => {
    const text = readDist('llms.txt')
    const missing = manifestDeclarations().flatMap(({ tagName, attributes, events = [] }) =>
      [tagName, ...attributes.map(({ name }) => name), ...events.map(({ name }) => name)]
        .filter((name) => !new RegExp(`(?<![a-z-])${name}(?![a-z-])`).test(text))
        .map((name) => `${tagName}: ${name}`),
    )
    assert.deepEqual(missing, [])
  })

  it('is known to the diagnosis', () => {
    const panel = scripts().find((file) => chunkAddress('diag').test(file)) ?? ''
    const code = readDist(panel)
    assert.deepEqual(
      tags.filter((tag) => !new RegExp(`["'\`,]${tag}["'\`,]`).test(code)),
      [],
    )
  })

  it('is what a task of the guide names, where it names one', () => {
    const named = Object.values(tasks).flatMap((group) => group.flatMap(([, ...each]) => each as string[]))
    assert.deepEqual(
      named.filter((tag) => !tags.includes(tag) && tag !== 'flx-config'),
      [],
    )
  })
})
