import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { before, describe, it } from 'node:test'
import { type Declaration, declarations } from '../support/dist.ts'
import { nonce, openDistPages } from '../support/dist-page.ts'
import { forSuite } from '../support/for-suite.ts'

const root = resolve(import.meta.dirname, '../..')
/** Every element's, and what is asked of an element rather than sent by it. */
const common = new Set(['flx-error', 'flx-consent-ask'])

interface Found {
  attributes: string[]
  methods: string[]
  properties: string[]
  /** Attributes that are read as addresses, and as selectors. */
  addresses: string[]
  selectors: string[]
}

/** What an element's class says of itself in a browser. */
function inspect(tag: string): Found {
  const found = customElements.get(tag) as unknown as {
    observedAttributes: string[]
    attributes: Record<string, { problem?(written: string): string | undefined }>
    prototype: object
  }
  const [addresses = [], selectors = []] = [/adresse/, /sélecteur/].map((kind) =>
    Object.entries(found.attributes)
      .filter(([, codec]) => kind.test(codec.problem?.('javascript:0') ?? ''))
      .map(([name]) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
      .sort(),
  )
  const own = Object.getOwnPropertyDescriptors(found.prototype)
  return {
    attributes: [...found.observedAttributes].sort(),
    methods: Object.entries(own)
      .filter(([name, { value }]) => typeof value === 'function' && name !== 'constructor')
      .map(([name]) => name)
      .sort(),
    properties: [
      ...Object.keys(found.attributes),
      ...Object.entries(own).flatMap(([name, { get }]) => (get ? [name] : [])),
    ]
      .filter(
        (name) => !found.observedAttributes.includes(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
      )
      .sort(),
    addresses,
    selectors,
  }
}

const importPattern = /(?:from |import\(|import )'(\.[^']+\.tsx?)'/g

/** Sources that an element is made of, those fetched later included. */
function sourcesOf(file: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(file)) return found
  const source = readFileSync(file, 'utf8')
  found.set(file, source)
  for (const [, path = ''] of source.matchAll(importPattern)) sourcesOf(resolve(dirname(file), path), found)
  return found
}

const elementFile = (tag: string): string => resolve(root, 'elements', `${tag.replace(/^flx-/, '')}.ts`)
const eventNames = (source: string): string[] =>
  [...source.matchAll(/'(flx-[a-z-]+)': CustomEvent/g)].map(([, name = '']) => name)
const names = (items: readonly { name: string }[]): string[] => items.map(({ name }) => name).sort()
const saidToBe = ({ attributes }: Declaration, word: string): string[] =>
  names(attributes.filter(({ description = '' }) => description.startsWith(word)))
const membersOf = ({ members }: Declaration, kind: string): string[] =>
  names(members.filter((each) => each.kind === kind))

describe('manifest and code', () => {
  const pages = forSuite(openDistPages)
  let found: Record<string, Found>
  const told = declarations()
  before(async () => {
    const tags = told.map(({ tagName }) => tagName)
    const { page } = await pages.open(
      `<script type="module" nonce="${nonce}" src="${pages.cdn}/flx.js"></script>
      <body>${tags.map((tag) => `<${tag} load="now" hidden></${tag}>`).join('')}</body>`,
    )
    await page.evaluate((all) => Promise.all(all.map((tag) => customElements.whenDefined(tag))), tags)
    const each = tags.map(async (tag) => [tag, await page.evaluate(inspect, tag)] as const)
    found = Object.fromEntries(await Promise.all(each))
    await page.close()
  })

  it('have the same elements', () => {
    const files = globSync('elements/*.ts', { cwd: root })
      .map((file) => file.replace(/^elements\/|\.ts$/g, ''))
      .filter((name) => readFileSync(elementFile(name), 'utf8').includes(`@tag flx-${name}`))
    assert.deepEqual(told.map(({ tagName }) => tagName).sort(), files.map((name) => `flx-${name}`).sort())
  })

  for (const declaration of told) {
    const { tagName, attributes, events = [], cssProperties = [] } = declaration

    it(`<${tagName}> have the same attributes, properties and methods`, () => {
      assert.deepEqual(
        {
          attributes: names(attributes),
          methods: membersOf(declaration, 'method'),
          properties: membersOf(declaration, 'field'),
          addresses: saidToBe(declaration, 'Adresse'),
          selectors: saidToBe(declaration, 'Sélecteur'),
        },
        found[tagName],
      )
    })

    it(`<${tagName}> have the same events and CSS properties`, () => {
      const sources = sourcesOf(elementFile(tagName))
      const own = [...sources].filter(([file]) => dirname(file).endsWith(`/${tagName.replace(/^flx-/, '')}`))
      const typed = own.flatMap(([, source]) => eventNames(source)).filter((name) => !common.has(name))
      const everything = [...sources.values()].join('\n')
      const sheets = globSync('src/**/*.css', { cwd: root }).map((file) => readFileSync(resolve(root, file), 'utf8'))
      const documented = names(events)
      assert.deepEqual(
        typed.filter((name) => !documented.includes(name)),
        [],
        'typed by the feature, not documented',
      )
      assert.deepEqual(
        documented.filter((name) => !everything.includes(`'${name}'`)),
        [],
        'documented, never sent',
      )
      const styles = [...sheets, everything].join('\n')
      assert.deepEqual(
        names(cssProperties).filter((name) => !styles.includes(`var(${name}`) && !styles.includes(`'${name}'`)),
        [],
        'documented, never read',
      )
    })
  }
})

describe('documents', () => {
  const documents = globSync(['*.md', 'docs/*.md'], { cwd: root }).sort()
  const read = (file: string): string => readFileSync(resolve(root, file), 'utf8')
  /** A document without its examples, which may speak of what does not exist. */
  const prose = (file: string): string => read(file).replace(/^```[\s\S]*?^```/gm, '')
  const anchorsOf = (file: string): string[] =>
    (read(file).match(/^#+ .*$/gm) ?? []).map((heading) =>
      heading
        .replace(/^#+ /, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    )

  it('link to files and headings that exist', () => {
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
    const missing = documents.flatMap((file) =>
      [...prose(file).matchAll(/`((?:src|elements|demo|test|scripts|docs)\/[^`\s]*)`/g)]
        .map(([, name = '']) => name)
        .filter((name) => !name.includes('<') && globSync(name.replace(/\/$/, ''), { cwd: root }).length === 0)
        .map((name) => `${file}: ${name}`),
    )
    assert.deepEqual(missing, [])
  })
})
