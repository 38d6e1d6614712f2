import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { describe, it } from 'node:test'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8')
/** A document without its examples, which may speak of what does not exist. */
const prose = (file: string): string => read(file).replace(/^```[\s\S]*?^```/gm, '')
const documents = globSync(['*.md', 'docs/*.md'], { cwd: root }).sort()

/** Everything that may cite a requirement or a decision. */
const citing = [
  ...globSync('{src,elements,demo,scripts,test,tools}/**/*.{ts,tsx,mts,mjs,js,css,sql,md}', { cwd: root }),
  ...documents,
].filter((file) => !/(^|\/)node_modules\//.test(file))

/** Article references of the demo shop, which look like requirements. */
const otherNumbers = ['REF-12', 'VASE-12']

const requirements = [...read('docs/requirements.md').matchAll(/^- \*\*([A-Z0-9]+)-(\d\d)\*\* \S/gm)].map(
  ([, family = '', number = '']) => ({ family, number }),
)
const decisions = [...read('docs/decisions.md').matchAll(/^(\d+)\. \*\*/gm)].map(([, number]) => Number(number))
const families = [...new Set(requirements.map(({ family }) => family))]
const known = new Set(requirements.map(({ family, number }) => `${family}-${number}`))

/** Places that cite what no document holds. "MODAL-01 to 09" cites its two ends. */
function unresolved(pattern: RegExp, cited: (match: RegExpMatchArray) => (string | undefined)[]): string[] {
  return citing.flatMap((file) =>
    [...(file.endsWith('.md') ? prose(file) : read(file)).matchAll(pattern)]
      .flatMap(cited)
      .filter((number) => number !== undefined)
      .map((number) => `${file}: ${number}`),
  )
}

describe('requirements', () => {
  it('have each number once, without a gap in a family', () => {
    assert.ok(families.length > 30)
    for (const family of families) {
      const numbers = requirements.filter((each) => each.family === family).map(({ number }) => Number(number))
      assert.deepEqual(
        numbers,
        numbers.map((_, index) => index + 1),
        family,
      )
    }
  })

  it('that are cited are written down', () => {
    const pattern = /\b([A-Z]{2,}|I18N)-(\d\d)\b(?: (?:to|and) (\d\d)\b(?! ?\w*(?:px|ms|%)))?/g
    const missing = unresolved(pattern, ([first = '', family, , last]) => {
      const cited = [first.slice(0, `${family}-00`.length), last && `${family}-${last}`]
      return cited.filter((number) => number && !known.has(number) && !otherNumbers.includes(number))
    })
    assert.deepEqual(missing, [])
  })

  it('say which element answers for them, and every element answers for some', () => {
    const headings = read('docs/requirements.md').match(/^## .*$/gm) ?? []
    const named = headings.flatMap((heading) =>
      heading.split(';').flatMap((part) => {
        const isToCome = part.includes('(to come)')
        return [...part.matchAll(/<(flx-[a-z-]+)>/g)].map(([, tag = '']) => ({ tag, isToCome }))
      }),
    )
    const built = globSync('elements/*.ts', { cwd: root })
      .map((file) => /@tag (flx-[a-z-]+)/.exec(read(file))?.[1])
      .filter((tag) => tag !== undefined)
    const unique = (tags: string[]): string[] => [...new Set(tags)].sort()
    assert.deepEqual(
      unique(named.filter(({ tag, isToCome }) => !isToCome && tag !== 'flx-config').map(({ tag }) => tag)),
      unique(built),
    )
    assert.deepEqual(
      named.filter(({ tag, isToCome }) => isToCome && built.includes(tag)),
      [],
      'built, and still called to come',
    )
  })
})

describe('decisions', () => {
  it('have each number once, without a gap', () => {
    assert.deepEqual(
      decisions,
      decisions.map((_, index) => index + 1),
    )
    assert.ok(decisions.length > 20)
  })

  it('that are cited are written down', () => {
    const missing = unresolved(/\bd[ée]cisions? (\d+)/gi, ([first, number]) =>
      decisions.includes(Number(number)) ? [] : [first],
    )
    assert.deepEqual(missing, [])
  })
})

describe('the architecture', () => {
  const architecture = read('ARCHITECTURE.md')

  it('has the ideas and the headings that are cited', () => {
    const ideas = unresolved(/\barchitecture, idea (\d+)/gi, ([first, number]) =>
      new RegExp(`^${number}\\. \\*\\*`, 'm').test(architecture) ? [] : [first],
    )
    const headings = unresolved(/\barchitecture, "([^"]+)"/gi, ([first, heading]) =>
      architecture.includes(`\n## ${heading}\n`) ? [] : [first],
    )
    assert.deepEqual([...ideas, ...headings], [])
  })
})

describe('documents', () => {
  it('link to files and headings that exist', () => {
    const anchorsOf = (file: string): string[] =>
      (read(file).match(/^#+ .*$/gm) ?? []).map((heading) =>
        heading
          .replace(/^#+ /, '')
          .toLowerCase()
          .replace(/[^\p{L}\p{N} _-]/gu, '')
          .replaceAll(' ', '-'),
      )
    const broken = documents.flatMap((file) =>
      [...prose(file).matchAll(/\]\(((?!https?:)[^)#]*)(?:#([^)]+))?\)/g)]
        .filter(([, path = '', anchor]) => {
          const target = path ? resolve(root, dirname(file), path) : resolve(root, file)
          return !existsSync(target) || (anchor && !anchorsOf(target).includes(anchor))
        })
        .map(([link]) => `${file}: ${link}`),
    )
    assert.deepEqual(broken, [])
  })

  it('name files and folders that exist', () => {
    const path = /`((?:src|elements|demo|test|scripts|tools|docs)\/[^`\s]*)`/g
    const missing = documents.flatMap((file) =>
      [...prose(file).matchAll(path)]
        .map(([, name = '']) => name)
        .filter((name) => !name.includes('<') && globSync(name.replace(/\/$/, ''), { cwd: root }).length === 0)
        .map((name) => `${file}: ${name}`),
    )
    assert.deepEqual(missing, [])
  })
})
