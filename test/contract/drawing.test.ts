import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { describe, it } from 'node:test'

const root = resolve(import.meta.dirname, '../..')

/** Builds or changes markup by hand, where React would draw it. `append('name', …)` is that of a form's data. */
const byHand =
  /\.createElement\(|\bmakeElement\(|\.innerHTML\b|\.(?:prepend|replaceChildren)\(|\.append\((?!['"`\w.[\]]+,)|\.className \+?= /

/** Where nodes are made on purpose: HTML of servers, the mounts that React draws in, the map's engine, the diagnosis. */
const places = ['core/html', 'core/element', 'core/http', 'core/loader', 'ui/map', 'page/diag'].map(
  (each) => `src/${each}/`,
)

/** Files outside these places that make nodes for good, and why. */
const reasons: Record<string, string> = {
  'src/ui/beside.tsx': 'Makes the node in which React draws.',
  'src/core/react-root.ts': 'Makes the node in which React draws.',
  'src/ui/content.ts': 'Puts the node that a caller gives, which is his own, into its place, and back.',
  'src/ui/content-place.tsx': 'Shows a copy of nodes that the page or an answer gave.',
  'src/ui/share.ts':
    'The clipboard of browsers without its interface is filled from a field that lives as long as that.',
  'src/ui/open-above.ts': 'Makes the node in which React draws.',
  'src/content/video/video.ts': 'The link of a video that has none: an untouched page shows it, and has no React.',
  'src/navigation/clickable/block.ts':
    'A block that is something else to assistive technology gets a real link, in a page that has no React yet.',
  'src/forms/form/answer/read-html.ts': 'Picks what an answer says out of its HTML, and makes it lead to its fields.',
  'src/forms/date-field/calendar-days.tsx': 'flatpickr wants a field of its own.',
  'src/content/table/author-table.ts': 'Gives a first row of headers the thead that its author forgot.',
  'src/content/table/tools/csv.ts': 'A file is downloaded by a link.',
  'src/page/consent/consent-choices.tsx': 'A file is downloaded by a link.',
  'src/overlays/toast/toast-region.tsx': 'Makes the node in which React draws.',
  'src/overlays/lightbox/viewer/slide-images.ts': 'PhotoSwipe takes nodes for the slides that it moves.',
  'src/ui/server-view/view-place.ts': 'Draws by React into a node that leaves as HTML.',
  'src/ui/server-view/initial-view.ts': 'Takes over the view that the server drew.',
  'src/account/account/account-engine.tsx': 'Empties the author’s panel before another section comes.',
  'src/content/list/list-content.ts': 'Puts the items of an answer into the author’s list.',
  'src/content/list/list-history.ts': 'Keeps a list as its HTML.',
  'src/overlays/lightbox/open-lightbox.tsx': 'Makes the node in which React draws.',
  'src/page/my-elements/element-forms.ts': 'Adds a hidden field to a form of the author’s, which is sent with it.',
  'src/page/my-elements/my-elements-engine.ts': 'Gives an author’s link the class that the server answers.',
  'src/page/page/page.ts': 'Puts elements that answer for the whole page at its end.',
  'src/shop/relay-picker/relay-choice.ts': 'Adds hidden fields to a form of the author’s, which are sent with it.',
  'src/shop/cart-badge/cart-badge.ts': 'A link and a count that are there before any touch, when no React is.',
  'src/shop/price/price.ts': 'Labels and reductions that are read before any touch, when no React is.',
  'src/shop/price/price-parts.ts': 'Labels and reductions that are read before any touch, when no React is.',
  'src/navigation/mobile-menu/source/menu-source.ts': 'Reads the author’s list in a copy.',
}

describe('drawing', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !places.some((place) => file.startsWith(place)))
    .filter((file) => byHand.test(readFileSync(resolve(root, file), 'utf8')))
    .sort()
  const listed = Object.keys(reasons)

  it('is React’s: no feature makes nodes by hand, but for those that are listed', () => {
    assert.deepEqual(
      files.filter((file) => !listed.includes(file)),
      [],
    )
  })

  it('is a component’s, but for the elements that ARCHITECTURE.md lists as plain functions', () => {
    const table =
      readFileSync(resolve(root, 'ARCHITECTURE.md'), 'utf8').split('These elements are plain functions')[1] ?? ''
    const rows = table.split('\n').filter((line) => line.startsWith('| `'))
    const plain = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([\w-]+)`/g)].map(([, name]) => name))
    const behaviours = globSync('elements/*.ts', { cwd: root })
      .filter((file) => /extends behaviour/.test(readFileSync(resolve(root, file), 'utf8')))
      .map((file) => basename(file, '.ts'))
    assert.deepEqual(behaviours.sort(), plain.sort())
  })

  it('lists nothing that draws no more by hand', () => {
    assert.deepEqual(
      listed.filter((file) => !files.includes(file)),
      [],
    )
  })
})
