import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { describe, it } from 'node:test'
import { browserGlobalsIn, circlesOf, type Import, readImports, staticReach } from '../support/import-graph.ts'

const root = resolve(import.meta.dirname, '../..')
const graph = readImports(root)

/** From the top: each may import those below it, and files of its own. */
const layers = [
  ['contract', /^src\/contract\//],
  ['elements', /^elements\//],
  ['features', /^src\/(navigation|content|forms|account|shop|page)\/[\w-]+\//],
  ['overlays', /^src\/overlays\/[\w-]+\//],
  ['ui', /^src\/ui\//],
  ['domain', /^src\/domain\//],
  ['core', /^src\/core\//],
  ['conformity', /^src\/conformity\//],
] as const

type Layer = (typeof layers)[number][0]

const layerOf = (file: string): Layer | undefined => layers.find(([, pattern]) => pattern.test(file))?.[0]
const heightOf = (file: string): number => layers.length - layers.findIndex(([layer]) => layer === layerOf(file))
/** `src/shop/cart` for each of its files; nothing for what is not a feature's. */
const featureOf = (file: string): string | undefined =>
  ['features', 'overlays'].includes(layerOf(file) ?? '') ? file.split('/').slice(0, 3).join('/') : undefined
const isLibrary = (file: string): boolean => layerOf(file) !== undefined
const isTypesOfAll = (file: string): boolean => /^src\/[\w-]+\.d\.ts$/.test(file)
const within = (folder: string, file: string): boolean => file.startsWith(`${folder}/`)

/** Overlays that another overlay needs, and what for. */
const overlaysOfOverlays = [
  // An alert while a modal is open is a toast (MODAL-04).
  'src/overlays/modal → src/overlays/toast',
  // A popup that would lose what was typed asks in a modal (POPUP-05).
  'src/overlays/popup → src/overlays/modal',
  // The code of a second factor is asked for in a popup (LOGIN-03).
  'src/overlays/session → src/overlays/popup',
]

/** Files of overlays that a feature may hold, since each itself fetches what opens: one place says what is fetched, and when. */
const doors = [
  // What did not come is said in the page; where the session has ended, the login is fetched (LOGIN-05).
  'src/overlays/session/request-status.ts',
]

/** What any file may import; every other package has one file of ours between it and the rest. */
const everywhere = ['react', 'react-dom', 'valibot']

const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/')
const say = ({ from, to }: Import): string => `${from} → ${to}`
const none = (imports: readonly Import[], rule: string): void => assert.deepEqual(imports.map(say), [], rule)

describe('layers: contract → elements → features → overlays → ui → domain → core → conformity', () => {
  it('hold every file of the library', () => {
    const strays = graph.files.filter((file) => /^(src|elements)\//.test(file) && !isLibrary(file))
    assert.deepEqual(
      strays.filter((file) => !isTypesOfAll(file)),
      [],
    )
    for (const [layer] of layers)
      assert.ok(
        graph.files.some((file) => layerOf(file) === layer),
        `${layer} has no file`,
      )
  })

  it('are imported downwards only, types included', () => {
    none(
      graph.local.filter(({ from, to }) => isLibrary(from) && isLibrary(to) && heightOf(to) > heightOf(from)),
      'a lower layer knows nothing of those above it',
    )
  })

  it('import nothing of the demo, the tests or the scripts', () => {
    none(
      graph.local.filter(({ from, to }) => isLibrary(from) && /^(demo|test|scripts)\//.test(to)),
      'what ships stands alone',
    )
    none(
      graph.local.filter(({ from, to }) => within('demo', from) && /^(test|scripts)\//.test(to)),
      'the demo runs without its tests',
    )
  })

  it('know nothing of the command, which reads pages with their code', () => {
    none(
      graph.local.filter(({ from, to }) => isLibrary(from) && within('cli', to)),
      'what a page loads holds nothing of the command',
    )
    none(
      graph.local.filter(
        ({ from, to }) =>
          within('cli', from) &&
          /^(demo|test|scripts)\//.test(to) &&
          !(within('cli/serve', from) && within('demo/server', to)),
      ),
      'of the demo `flx serve` knows the shop that answers its calls, and the command nothing else',
    )
  })

  it('draw nothing in `domain`: it and what it imports need no React', () => {
    const reached = staticReach(
      graph,
      graph.files.filter((file) => layerOf(file) === 'domain'),
    )
    none(
      graph.packages.filter(({ from, to }) => reached.has(from) && /^react(-dom)?$/.test(packageOf(to))),
      'the rules of the business are read without it',
    )
  })
})

describe('features', () => {
  const between = graph.local.filter(({ from, to }) => {
    const [own, other] = [featureOf(from), featureOf(to)]
    return own && other && own !== other
  })

  it('import no other feature', () => {
    none(
      between.filter(({ to }) => layerOf(to) === 'features'),
      'what two features share belongs to overlays, ui, domain or core; else they meet through events',
    )
  })

  it('fetch an overlay when they need it', () => {
    const taken = between.filter(
      ({ from, to, kind }) => layerOf(from) === 'features' && layerOf(to) === 'overlays' && kind === 'static',
    )
    none(
      taken.filter(({ to }) => !doors.includes(to)),
      'import() it: most visitors never see it',
    )
    assert.deepEqual([...new Set(taken.map(({ to }) => to))].sort(), doors, 'a door that no feature uses')
    for (const door of doors) {
      const reached = staticReach(graph, [door])
      assert.deepEqual(
        [...reached].filter((file) => layerOf(file) === 'overlays'),
        [door],
        `${door} fetches the rest of its overlay`,
      )
      none(
        graph.packages.filter(({ from, to }) => reached.has(from) && /^react(-dom)?$/.test(packageOf(to))),
        `${door} brings no React`,
      )
    }
  })

  it('that lie above the page import each other only where this file says why', () => {
    const found = between.filter(({ from, to }) => layerOf(from) === 'overlays' && layerOf(to) === 'overlays')
    const pairs = found.map(({ from, to }) => `${featureOf(from)} → ${featureOf(to)}`)
    assert.deepEqual([...new Set(pairs)].sort(), overlaysOfOverlays)
  })

  it('are imported by the element of their name alone', () => {
    const isElement = (file: string): boolean =>
      layerOf(file) === 'elements' && readFileSync(resolve(root, file), 'utf8').includes('@tag flx-')
    const stem = (file: string): string => basename(file, '.ts')
    none(
      graph.local.filter(
        ({ from, to }) =>
          isElement(from) && (isElement(to) || (featureOf(to) && basename(featureOf(to) ?? '') !== stem(from))),
      ),
      'elements/x.ts ⇄ src/…/x/',
    )
  })
})

describe('packages', () => {
  it('but for React and valibot are imported by one file of ours', () => {
    const users = new Map<string, Set<string>>()
    for (const { from, to, kind } of graph.packages) {
      const name = packageOf(to)
      if (!isLibrary(from) || kind === 'type' || everywhere.includes(name)) continue
      users.set(name, (users.get(name) ?? new Set()).add(from))
    }
    assert.ok(users.has('@r2wc/react-to-web-component'))
    assert.deepEqual(
      [...users].filter(([, files]) => files.size > 1).map(([name, files]) => `${name}: ${[...files].join(', ')}`),
      [],
      'one file knows a library, so that it can be exchanged',
    )
  })
})

describe('the reference server', () => {
  it('imports nothing that reads the document', () => {
    const reached = staticReach(
      graph,
      graph.files.filter((file) => within('demo/server', file)),
    )
    const readers = [...reached].filter(isLibrary).map((file) => [file, browserGlobalsIn(root, file)] as const)
    assert.ok(readers.length > 0)
    assert.deepEqual(
      readers.filter(([, globals]) => globals.length).map(([file, globals]) => `${file}: ${globals.join(', ')}`),
      [],
    )
  })
})

describe('circles', () => {
  it('there are none, whether of code, of types or of what is fetched later', () => {
    assert.deepEqual(
      circlesOf(graph.local).map((circle) => [...circle, circle[0]].join(' → ')),
      [],
      'what two files need has a file of its own, below both',
    )
  })
})
