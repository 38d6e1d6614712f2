import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, it } from 'node:test'

const root = resolve(import.meta.dirname, '../..')
const sourceOf = (pattern: string): string =>
  globSync(pattern, { cwd: root })
    .map((file) => readFileSync(resolve(root, file), 'utf8'))
    .join('\n')

const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * What the code writes into the page for itself, and reads back or gives to its styles: no author writes it. Each says
 * what it is for.
 */
const own: Record<string, string> = {
  answers: 'styles: a picker of the page that opened this one',
  above: 'what lies above the page, for clicks beside it',
  aside: 'styles: the login, while another password is asked for',
  away: 'styles: a step of a form whose turn it is not',
  busy: 'styles: something is on its way',
  cell: 'which cell of a row is shown below it',
  'clickable-ready': 'a block that was made clickable',
  close: 'the control that closes an overlay of ours',
  column: 'which column a header sorts',
  diag: 'the panel of the diagnosis',
  'diag-shown': 'styles of the panel',
  direction: 'styles: a header by which rows are sorted after another',
  done: 'styles: a step that is over',
  dragged: 'styles: what is on its way to another place',
  empty: 'styles: the badge of an empty cart',
  'field-name': 'the name of a file field, which its keys have meanwhile',
  first: 'styles: the first cell of a row that is in view',
  focus: 'which part of an overlay of ours takes the focus',
  full: 'styles: a day without places',
  'left-out': 'styles: an optional block that is switched off',
  'lightbox-image': 'styles: an image that opens large',
  main: 'styles',
  map: 'the picker’s own part',
  'menu-state': 'styles of the menu',
  mount: 'where React draws',
  'nav-built': 'a menu that was built',
  many: 'styles: a list of thousands of places',
  off: 'styles: a line of a form that its rule hides',
  'on-map': 'the picker’s own part',
  'off-map': 'styles: a place that the map does not show',
  open: 'styles',
  out: 'styles: a row or a cell of a table that is out of view',
  over: 'styles: files are dragged over their place',
  pending: 'styles: a line whose quantity is on its way',
  place: 'the picker’s own part',
  playing: 'styles',
  point: 'the picker’s own part',
  chosen: 'the picker’s own part',
  scrolls: 'styles',
  slot: 'where what the author wrote is shown',
  span: 'columns that a cell covers as its author wrote it',
  status: 'what a list announces',
  'sticky-state': 'styles',
  'toggle-content': 'what a toggle shows and hides',
  'track-method': 'a parameter that our own views give to the measure',
  'track-payment': 'likewise',
  'track-shipping': 'likewise',
  unsaved: 'what a form in a popup tells the popup',
  variant: 'styles',
  waiting: 'styles: answers that are on their way',
}

/** Names of hooks in code: in selectors and names of attributes, and of `dataset`, member by member or taken apart. */
function hooksIn(source: string): Set<string> {
  const code = withoutComments(source)
  const attributes = [...code.matchAll(/data-flx-([a-z]+(?:-[a-z]+)*)(?![a-z]|-?\$\{)/g)].map(([, name = '']) => name)
  const members = [...code.matchAll(/dataset(?:\.|\[')flx([A-Z]\w*)/g)].map(([, name = '']) => name)
  const apart = [...code.matchAll(/\{([^{}]*)\}\s*=[^;\n]*dataset/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/\bflx([A-Z]\w*)/g)].map(([, name = '']) => name),
  )
  return new Set([...attributes, ...[...members, ...apart].map((name) => dashed(name).replace(/^-/, ''))])
}

describe('the hooks that the code reads', () => {
  const read = hooksIn(sourceOf('src/**/*.{ts,tsx}'))
  const tables = sourceOf('elements/*.ts')
    .split('\n')
    .filter((line) => line.startsWith(' * @hook '))
    .join('\n')

  it('were found', () => {
    for (const name of ['view', 'line', 'action', 'added', 'items']) assert.ok(read.has(name), name)
  })

  it('are all in the table of hooks of an element, or written by the code itself', () => {
    const missing = [...read].filter((name) => !(name in own) && !new RegExp(`data-flx-${name}(?![a-z-])`).test(tables))
    assert.deepEqual(missing.sort(), [])
  })

  it('that are the code’s own are still used', () => {
    assert.deepEqual(
      Object.keys(own).filter((name) => !read.has(name)),
      [],
    )
  })
})
