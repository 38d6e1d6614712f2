import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, it } from 'node:test'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8')

/** Where something is done, and the tests that would fail without it: `elements/page: PAGE-01 scrolls to`. */
interface Proof {
  /** Files or folders. */
  done?: string[]
  /** `file: title`, the file without `test/` and its ending, the title as far as it is one alone. */
  tests?: string[]
}

/** What is expected of the whole, in words of ours, section by section. */
interface Statement extends Proof {
  says: string
  /** Its proofs are those of these, besides its own. */
  requirements?: string[]
  /** What set it aside, or says how it is read. */
  decisions?: number[]
}

const requirementsTable = JSON.parse(read('test/contract/requirements-done.json')) as Record<string, Required<Proof>>
const sections = JSON.parse(read('test/contract/specification-done.json')) as Record<string, Statement[]>
const statements = Object.values(sections).flat()

const requirements = read('docs/requirements.md')
/** Those of elements that are built: nothing answers yet for one that is to come. */
const due = requirements
  .split(/^## /m)
  .filter((family) => !family.split('\n', 1)[0]?.includes('(to come)'))
  .flatMap((family) => [...family.matchAll(/^- \*\*([A-Z0-9]+-\d\d)\*\*/gm)].map(([, number = '']) => number))
const written = new Set([...requirements.matchAll(/^- \*\*([A-Z0-9]+-\d\d)\*\*/gm)].map(([, number]) => number))
const decided = new Set([...read('docs/decisions.md').matchAll(/^(\d+)\. \*\*/gm)].map(([, number]) => Number(number)))

/** The titles of a test file, as they are written: `${…}` in them stands for what a loop puts there. */
function titlesOf(name: string): string[] | undefined {
  const file = ['.ts', '.tsx']
    .map((ending) => `test/${name}.test${ending}`)
    .find((each) => existsSync(resolve(root, each)))
  if (!file) return undefined
  const title = /\b(?:it|test|describe)\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g
  return [...read(file).matchAll(title)].map(([, , text = '']) => text.replace(/\\(['"`])/g, '$1'))
}

const files = new Map<string, string[] | undefined>()
function fault(cited: string): string | undefined {
  const [, name = '', title = ''] = /^([\w/-]+): (.+)$/.exec(cited) ?? []
  if (!files.has(name)) files.set(name, titlesOf(name))
  const titles = files.get(name)
  if (!titles) return `${cited}: there is no such file`
  return titles.some((each) => each.startsWith(title)) ? undefined : `${cited}: no test of that title`
}

/** Numbers in a title: « MODAL-01 to 03 » names three. */
function numbersIn(title: string): string[] {
  return [...title.matchAll(/\b([A-Z]{2,}|I18N)-(\d\d)\b(?: (?:to|and) (\d\d)\b)?/g)].flatMap(
    ([, family, from, to]) => {
      const [first, last] = [Number(from), Number(to ?? from)]
      return Array.from(
        { length: last - first + 1 },
        (_, index) => `${family}-${String(first + index).padStart(2, '0')}`,
      )
    },
  )
}

describe('the table of requirements', () => {
  it('has a line for each that is built, and for no other', () => {
    assert.ok(due.length > 150)
    assert.deepEqual(
      due.filter((number) => !(number in requirementsTable)),
      [],
      'write where it is done, and which test would fail without it, in test/contract/requirements-done.json',
    )
    assert.deepEqual(
      Object.keys(requirementsTable).filter((number) => !written.has(number)),
      [],
    )
  })

  it('says of each where it is done and what proves it, by its number', () => {
    const faults = Object.entries(requirementsTable).flatMap(([number, { done, tests }]) => [
      ...(done.length > 0 ? [] : [`${number}: done nowhere`]),
      ...(tests.some((cited) => numbersIn(cited).includes(number)) ? [] : [`${number}: no test carries it`]),
    ])
    assert.deepEqual(faults, [])
  })
})

describe('the table of what is expected of the whole', () => {
  it('has no statement that nothing answers for', () => {
    assert.ok(Object.keys(sections).length === 9 && statements.length > 200)
    const faults = statements.flatMap(({ says, requirements: numbers = [], decisions = [], done = [], tests = [] }) => [
      ...(says.trim() ? [] : ['a statement says nothing']),
      ...(numbers.length + decisions.length > 0 || (done.length > 0 && tests.length > 0) ? [] : [`${says}: nothing`]),
      ...numbers.filter((number) => !written.has(number)).map((number) => `${says}: ${number} is written nowhere`),
      ...decisions.filter((number) => !decided.has(number)).map((number) => `${says}: there is no decision ${number}`),
    ])
    assert.deepEqual(faults, [])
  })

  it('says nothing twice within a section', () => {
    for (const [section, rows] of Object.entries(sections)) {
      const said = rows.map(({ says }) => says)
      assert.deepEqual(said, [...new Set(said)], section)
    }
  })

  it('speaks of every requirement that is not our own promise, but for what is of no section', () => {
    const named = new Set(statements.flatMap(({ requirements: numbers = [] }) => numbers))
    const own = new Set(
      [...requirements.matchAll(/^- \*\*([A-Z0-9]+-\d\d)\*\* \(\*own\*/gm)].map(([, number]) => number),
    )
    assert.deepEqual(
      due.filter((number) => !named.has(number) && !own.has(number)),
      [],
    )
  })
})

describe('both tables', () => {
  const proofs: Proof[] = [...Object.values(requirementsTable), ...statements]

  it('name files that exist', () => {
    const missing = proofs.flatMap(({ done = [] }) => done).filter((file) => !existsSync(resolve(root, file)))
    assert.deepEqual(missing, [])
  })

  it('name tests that exist', () => {
    const faults = proofs.flatMap(({ tests = [] }) => tests.flatMap((cited) => fault(cited) ?? []))
    assert.deepEqual(faults, [])
  })
})
