import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { archiveOf, fetchPackages } from '../registry.mjs'
import { root } from '../setup.mjs'

const list = join(root, 'test/theme/sheets.json')
const folder = join(root, '.cache/sheets')

/**
 * Replaces the addresses inside a sheet (fonts, pictures): they do not exist here and do not affect the layout of a
 * widget.
 */
const withoutAddresses = (css) => css.replace(/url\((?:"[^"]*"|'[^']*'|[^)]*)\)/g, 'url("data:,")')

/** Returns the style sheets of a package's archive. The rest of the package is not needed, and nothing is installed. */
function unpack(name, files, archives) {
  const members = files.map((file) => `package/${file}`)
  return execFileSync('tar', ['-xzOf', archiveOf(name, archives), ...members], { maxBuffer: 2 ** 26 }).toString()
}

/** Downloads the style sheets of `test/theme/sheets.json` into `.cache/sheets`, unless they are there. */
export function fetchSheets() {
  const source = readFileSync(list)
  const stamp = join(folder, '.fetched')
  const wanted = createHash('sha256').update(source).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Feuilles de style des thèmes…')
  const sheets = Object.entries(JSON.parse(source.toString()))
  const archives = mkdtempSync(join(tmpdir(), 'flx-sheets-'))
  try {
    fetchPackages(
      sheets.map(([, sheet]) => sheet.package),
      archives,
    )
    mkdirSync(folder, { recursive: true })
    for (const [name, { package: from, files }] of sheets) {
      writeFileSync(join(folder, `${name}.css`), withoutAddresses(unpack(from, files, archives)))
    }
  } finally {
    rmSync(archives, { recursive: true })
  }
  writeFileSync(stamp, wanted)
}
