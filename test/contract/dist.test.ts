import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { resolve } from 'node:path'
import { describe, it } from 'node:test'
import { Script } from 'node:vm'
import { entryNames } from '../../scripts/rollup/file-table.mjs'
import { chunkAddress } from '../support/chunk-address.ts'
import { declarations, dist, readDist, scripts, sourcesOf, staticGraph } from '../support/dist.ts'

const chunkOf = (tag: string): string | undefined => {
  const name = entryNames.get(tag.replace(/^flx-/, ''))
  return scripts().find((file) => chunkAddress(String(name)).test(file))
}
/** What can evaluate what nothing of ours gives it: the map's worker a plugin, the rules of axe templates of their own. */
const withOwnEval = /^chunks\/(?:maplibre-worker|access)-/
const usesReact = (file: string): boolean =>
  sourcesOf(file).some((source) => /node_modules\/react(-dom)?\//.test(source))

/** What each element needs at its first use. A change is meant, or else something ships that nobody asked for. */
const expectedKinds = {
  'flx-account': '',
  'flx-add-to-cart': 'React + server',
  'flx-agenda': '',
  'flx-autocomplete': 'React + server',
  'flx-breadcrumb': 'React',
  'flx-calendar': 'React',
  'flx-carousel': 'React',
  'flx-cart': 'React + server',
  'flx-cart-badge': 'server',
  'flx-clickable': '',
  'flx-consent': 'React + server',
  'flx-contract-end': 'React + server',
  'flx-date-field': 'React',
  'flx-form': 'React + server',
  'flx-fragment': '',
  'flx-front-banner': 'React',
  'flx-front-popup': 'React',
  'flx-home-slider': 'React',
  'flx-lightbox': 'React',
  'flx-list': '',
  'flx-loader': 'React',
  'flx-login': 'React + server',
  'flx-map': 'React',
  'flx-map-picker': 'React',
  'flx-mask': '',
  'flx-mobile-menu': 'React',
  'flx-modal': 'React',
  'flx-my-elements': '',
  'flx-newsletter': 'React + server',
  'flx-page': '',
  'flx-passkey': 'React + server',
  'flx-password-change': 'React + server',
  'flx-password-strength': 'React + server',
  'flx-permalink': 'React + server',
  'flx-popup': 'React',
  'flx-price': 'server',
  'flx-quantity': 'React + server',
  'flx-relay-picker': 'React + server',
  'flx-repeat': 'React',
  'flx-reservation': 'React + server',
  'flx-share': 'React + server',
  'flx-signup': 'React + server',
  'flx-slideshow': 'React',
  'flx-sticky': '',
  'flx-stock': 'React + server',
  'flx-table': '',
  'flx-toast': 'React',
  'flx-toggle': '',
  'flx-track': 'server',
  'flx-two-factor': 'React + server',
  'flx-upload': 'React + server',
  'flx-video': '',
  'flx-withdrawal': 'React + server',
}

describe('what ships', () => {
  it('is made of the files that the documentation names', () => {
    const files = [
      'flx.js',
      'flx.all.js',
      'flx.module.js',
      'flx.server.js',
      'flx-places.css',
      'chunks',
      'types/flx.d.ts',
      'types/react.d.ts',
      'types/solid.d.ts',
      'types/svelte.d.ts',
      'types/vue.d.ts',
      'custom-elements.json',
      'vscode.html-custom-data.json',
      'vscode.css-custom-data.json',
      'web-types.json',
      'integrity.json',
      'importmap.html',
      'llms.txt',
      'licences.txt',
      'sbom.cdx.json',
      'openapi.json',
      'flx-cli.mjs',
    ]
    assert.deepEqual(
      files.filter((file) => !existsSync(resolve(dist, file))),
      [],
    )
  })

  it('has a chunk for each element that the loader knows', () => {
    const tags = declarations().map(({ tagName }) => tagName)
    assert.deepEqual(
      tags.filter((tag) => !chunkOf(tag)),
      [],
    )
  })

  it('brings no React to a page that the visitor comes back to, or that another tab tells of a change', () => {
    const files = [...staticGraph(chunkOf('flx-on-demand') ?? '')]
    assert.ok(files.length > 1, files.join())
    assert.deepEqual(files.filter(usesReact), [])
  })

  it('cuts what elements share by what they are: with React or not, with calls to the server or not', () => {
    const kinds = Object.fromEntries(
      declarations().map(({ tagName }) => {
        const sources = [...staticGraph(chunkOf(tagName) ?? '')].flatMap(sourcesOf)
        const has = (pattern: RegExp): boolean => sources.some((source) => pattern.test(source))
        const kind = [has(/node_modules\/react-dom\//) && 'React', has(/node_modules\/ky\//) && 'server']
        return [tagName, kind.filter(Boolean).join(' + ')]
      }),
    )
    assert.deepEqual(kinds, expectedKinds)
  })

  it('gives each file the hash that the integrity list says', () => {
    const { files } = JSON.parse(readDist('integrity.json')) as { files: Record<string, string> }
    const hashes = scripts().map((file) => [
      file,
      `sha256-${createHash('sha256').update(readDist(file)).digest('base64')}`,
    ])
    assert.deepEqual(files, Object.fromEntries(hashes.sort()))
  })

  it('evaluates no text as code', () => {
    const ours = scripts().filter((file) => !withOwnEval.test(file))
    const guilty = ours.filter((file) =>
      /\beval\s*\(|\bnew Function\b|[^.\w]Function\s*\(\s*["'`]/.test(readDist(file)),
    )
    assert.deepEqual(guilty, [])
  })

  it('names no folder of the machine that built it', () => {
    const files = [...scripts(), ...scripts().map((file) => `${file}.map`), 'types/flx.d.ts', 'custom-elements.json']
    const folder = resolve(dist, '..')
    assert.deepEqual(
      files.filter((file) => readDist(file).includes(folder)),
      [],
    )
  })

  it('has a source map for each file, which holds its sources and leads to them', () => {
    const ofPackage = ['flx.module.js', 'flx.server.js', 'flx-cli.mjs']
    for (const file of [...scripts(), ...ofPackage]) {
      assert.match(readDist(file), /\/\/# sourceMappingURL=\S+\.map\s*$/, file)
      const map = JSON.parse(readDist(`${file}.map`)) as { sources: string[]; sourcesContent: (string | null)[] }
      assert.deepEqual(
        map.sources.filter((_, index) => typeof map.sourcesContent[index] !== 'string'),
        [],
        file,
      )
    }
    const written: [file: string, text: string, source: string][] = [
      ...['flx.js', 'flx.module.js', 'flx.all.js'].map((file): [string, string, string] => [
        file,
        'flx : copie ',
        'src/core/loader/start-page.ts',
      ]),
      ['flx.server.js', ' demande un navigateur', 'src/core/server.ts'],
      ['flx-cli.mjs', ' n’est ni en http ni en https', 'cli/check-command.ts'],
    ]
    for (const [file, text, source] of written) {
      const before = readDist(file).split(text)[0]?.split('\n') ?? []
      const map = JSON.parse(readDist(`${file}.map`)) as SourceMapPayload
      const found = new SourceMap(map).findEntry(before.length - 1, before.at(-1)?.length ?? 0)
      assert.ok(
        'originalSource' in found && found.originalSource.endsWith(source),
        `${file} : ${JSON.stringify(found)}`,
      )
      const lines = map.sourcesContent[map.sources.indexOf(found.originalSource)]?.split('\n') ?? []
      assert.ok(lines[found.originalLine]?.includes(text), `${file} : ${lines[found.originalLine]}`)
    }
  })

  it('loads nothing of React with the script of the page', () => {
    assert.deepEqual([...staticGraph('flx.js')], ['flx.js'])
    assert.ok(!usesReact('flx.js'))
  })

  it('loads nothing of React for elements that only act', () => {
    for (const tag of ['flx-cart-badge', 'flx-price']) {
      const guilty = [...staticGraph(chunkOf(tag) ?? '')].filter(usesReact)
      assert.deepEqual(guilty, [], tag)
    }
  })

  it('has everything in one classic script, which fetches nothing more but the map and the rules of axe', () => {
    const source = readDist('flx.all.js')
    assert.doesNotThrow(() => new Script(source))
    const fetched = [...source.matchAll(/\bimport\s*\((?!\$\{)(?:new URL\()?([^)]*)/g)].map(
      ([, address = '']) => address,
    )
    assert.equal(fetched.length, 2)
    assert.deepEqual(
      fetched.filter((address) => !/^["']\.\/chunks\/(?:access|maplibre)-/.test(address)),
      [],
    )
  })

  it('has a bill of materials: each package of others in it, with version, licence and hash', () => {
    const bill = JSON.parse(readDist('sbom.cdx.json')) as {
      bomFormat: string
      specVersion: string
      components: {
        name: string
        version: string
        purl: string
        hashes: unknown
        licenses: unknown
        properties: { value: string }[]
      }[]
    }
    assert.deepEqual([bill.bomFormat, bill.specVersion], ['CycloneDX', '1.6'])
    const noticed = [...readDist('licences.txt').matchAll(/^(\S+) (\d+\.\d+\.\d+\S*) \(.+\)$/gm)]
    assert.deepEqual(
      bill.components.map(({ name, version }) => [name, version]),
      noticed.map(([, name, version]) => [name, version]),
    )
    for (const { name, version, purl, hashes, licenses, properties } of bill.components) {
      assert.equal(purl, `pkg:npm/${name.replace('@', '%40')}@${version}`)
      assert.match(JSON.stringify(hashes), /"SHA-512","content":"[\da-f]{128}"/, name)
      assert.match(JSON.stringify(licenses), /"id":"[\w.-]+"|"expression":"[\w.() -]+"/, name)
      assert.ok(properties.length > 0 && properties.every(({ value }) => existsSync(resolve(dist, value))), name)
    }
  })

  it('says whose code it holds, in the page, in the command and in the shop', () => {
    const notices = readDist('licences.txt')
    for (const name of ['react-dom', 'jotai', 'ky', 'valibot', 'photoswipe', 'happy-dom', 'hono', 'codes-postaux']) {
      assert.match(notices, new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(MIT\\)`, 'm'))
    }
    assert.match(notices, /SIL OPEN FONT LICENSE/)
  })

  it('says the version of a package that another one brings along', () => {
    const { sources } = JSON.parse(readDist('flx-cli.mjs.map')) as { sources: string[] }
    const folders = new Set(sources.flatMap((path) => /^.*node_modules\/.*node_modules\/[^/]+/.exec(path) ?? []))
    assert.ok(folders.size > 0)
    for (const folder of folders) {
      const { name, version } = JSON.parse(readDist(`${folder}/package.json`)) as { name: string; version: string }
      assert.ok(readDist('licences.txt').includes(`\n${name} ${version} (`), `${name} ${version}`)
    }
  })
})
