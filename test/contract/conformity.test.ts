import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, it } from 'node:test'
import { conformities } from '../../src/conformity/conformities.ts'
import { type Criterion, rgaaCriteria, rgaaThemes, wcag22Criteria } from '../../src/conformity/criteria.ts'
import { everywhereRgaa } from '../../src/conformity/everywhere.ts'
import { leftToPages } from '../../src/conformity/left-to-pages.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8')

/** Tags that the files of `elements/` declare, and the one that is read and never run. */
const tags = [
  ...globSync('elements/*.ts', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/^ \* @tag (\S+)/gm)].map(([, tag = '']) => tag),
  ),
  'flx-config',
].sort()
const lines = [
  ...everywhereRgaa.map((line) => ({ ...line, whose: 'every element' })),
  ...conformities.flatMap(({ tag, lines }) => lines.map((line) => ({ ...line, whose: tag }))),
]

/** A test file is there, and its titles carry the requirements that are cited with it. */
function isTest(cited: string): boolean {
  const [file, numbers = ''] = cited.split(': ')
  const [path] = globSync(`test/${file}{,.all}.test.{ts,tsx}`, { cwd: root })
  const source = path && read(path)
  return Boolean(source) && numbers.split(' ').every((number) => source?.includes(number))
}

describe('what elements answer for (RGAA 4.1.2, WCAG 2.2)', () => {
  it('is said of elements of the catalogue, of each once', () => {
    const said = conformities.map(({ tag }) => tag)
    assert.deepEqual(said, [...new Set(said)])
    assert.deepEqual(
      said.filter((tag) => !tags.includes(tag)),
      [],
    )
  })

  it('names in every line a test file that exists, and requirements that it carries', () => {
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
})
