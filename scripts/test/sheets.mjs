import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newest } from '../build-if-stale.mjs'
import { unpackFromRegistry } from '../registry.mjs'
import { root } from '../setup.mjs'

const list = 'test/theme/sheets.json'
const folder = join(root, '.cache/sheets')

/**
 * Replaces the addresses inside a sheet (fonts, pictures): they do not exist here and do not affect the layout of a
 * widget.
 */
const withoutAddresses = (css) => css.replace(/url\((?:"[^"]*"|'[^']*'|[^)]*)\)/g, 'url("data:,")')

/** Returns the style sheets of a package as one. */
function read({ package: name, files }) {
  const unpacked = mkdtempSync(join(tmpdir(), 'flx-sheets-'))
  const paths = files.map((file) => `package/${file}`)
  try {
    unpackFromRegistry(name, paths, unpacked)
    return paths.map((path) => readFileSync(join(unpacked, path), 'utf8')).join('')
  } finally {
    rmSync(unpacked, { recursive: true })
  }
}

/** Downloads the style sheets of `test/theme/sheets.json` into `.cache/sheets`, unless they are there. */
export function fetchSheets() {
  const stamp = '.cache/sheets/.fetched'
  if (newest(stamp) > newest(list)) return
  console.log('Feuilles de style des thèmes…')
  mkdirSync(folder, { recursive: true })
  for (const [name, sheet] of Object.entries(JSON.parse(readFileSync(join(root, list), 'utf8'))))
    writeFileSync(join(folder, `${name}.css`), withoutAddresses(read(sheet)))
  writeFileSync(join(root, stamp), '')
}
