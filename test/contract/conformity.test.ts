import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, it } from 'node:test'
import { conformities } from '../../demo/guide/conformity/conformities.ts'
import { leftToPages } from '../../demo/guide/conformity/left-to-pages.ts'
import { type Criterion, rgaaCriteria, rgaaThemes, wcag22Criteria } from '../../src/core/conformity/criteria.ts'
import { everywhereRgaa } from '../../src/core/conformity/everywhere-rgaa.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8')

/** Tags that the files of `elements/` declare, and the one that is read and never run. */
const tags = [
  ...readdirSync(resolve(root, 'elements')).flatMap((name) =>
    [...read(`elements/${name}`).matchAll(/^ \* @tag (\S+)/gm)].map(([, tag = '']) => tag),
  ),
  'flx-config',
].sort()
const lines = [
  ...everywhereRgaa.map((line) => ({ ...line, whose: 'every element' })),
  ...conformities.flatMap(({ tag, lines }) => lines.map((line) => ({ ...line, whose: tag }))),
]

/** The titles of a test file, as they are written: `${…}` in them stands for what a loop puts there. */
function titlesOf(name: string): string[] {
  const file = ['.ts', '.tsx']
    .map((ending) => `test/${name}.test${ending}`)
    .find((each) => existsSync(resolve(root, each)))
  if (!file) return []
  const title = /\b(?:it|test)\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g
  return [...read(file).matchAll(title)].map(([, , text = '']) => text.replace(/\\(['"`])/g, '$1'))
}

const known = new Map<string, string[]>()
function isTest(cited: string): boolean {
  const [file = ''] = cited.split(': ', 1)
  if (!known.has(file)) known.set(file, titlesOf(file))
  return known.get(file)?.includes(cited.slice(file.length + 2)) ?? false
}

describe('what elements answer for (RGAA 4.1.2, WCAG 2.2)', () => {
  it('is said of every element of the catalogue, once, and of no other', () => {
    assert.deepEqual(
      conformities.map(({ tag }) => tag).sort(),
      tags,
      'write x-rgaa.ts beside the feature, and list it in demo/guide/conformity/conformities.ts',
    )
  })

  it('names a test that exists in every line, by its whole title', () => {
    const missing = lines.filter(({ test }) => !isTest(test)).map(({ whose, test }) => `${whose}: ${test}`)
    assert.deepEqual(missing, [])
  })

  it('says in every line a French sentence, and names no criterion twice', () => {
    const faults = lines.flatMap(({ whose, says, owed, criteria }) => [
      ...(/^[A-ZÀÉÊ].*\.$/.test(says) ? [] : [`${whose}: ${says}`]),
      ...(owed === undefined || /\.$/.test(owed) ? [] : [`${whose}: ${owed}`]),
      ...(new Set(criteria).size === criteria.length ? [] : [`${whose}: ${criteria.join(' ')}`]),
    ])
    assert.deepEqual(faults, [])
  })

  it('goes through the 106 criteria: each is answered for, or is left to pages in words', () => {
    const all = [...Object.keys(rgaaCriteria), ...Object.keys(wcag22Criteria)] as Criterion[]
    assert.deepEqual([Object.keys(rgaaCriteria).length, rgaaThemes.length], [106, 13])
    const answered = new Set(lines.flatMap(({ criteria }) => criteria))
    assert.deepEqual(
      all.filter((each) => !answered.has(each) && !leftToPages[each]),
      [],
    )
  })

  it('is of no browser’s concern: no chunk and no type that ships holds it', () => {
    const shipped = ['dist', 'dist/chunks'].flatMap((folder) =>
      readdirSync(resolve(root, folder))
        .filter((name) => name.endsWith('.js'))
        .map((name) => `${folder}/${name}`),
    )
    assert.ok(shipped.length > 50)
    const says = lines[0]?.says ?? ''
    assert.deepEqual(
      shipped.filter((file) => read(file).includes(says) || read(file).includes('arbre d’accessibilité du navigateur')),
      [],
    )
  })
})
