import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { noBreaks } from '../../src/core/french/no-breaks.ts'
import { readDist } from '../support/dist.ts'
import { frenchTexts } from '../support/french-texts.ts'

/** What `npm start` builds where nothing that ships is there. */
function builtForTheDemo(): string {
  const folder = mkdtempSync(join(tmpdir(), 'flx-demo-'))
  try {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/build-demo.mjs', folder], { encoding: 'utf8' })
    assert.equal(status, 0, stderr)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
    return files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('the French texts that ship', () => {
  // Quotes and line ends may be written otherwise there.
  const texts = [...frenchTexts()].filter(([name, text]) => !name.startsWith('words.') && !/['"\\\n]/.test(text))

  const spaced = texts.filter(([, text]) => noBreaks(text) !== text)
  const builds = { 'what ships': () => readDist('flx.all.js'), 'the demonstration’s own build': builtForTheDemo }
  for (const [name, read] of Object.entries(builds)) {
    it(`expectation: break no line where French does not, in ${name}`, () => {
      assert.ok(spaced.length > 80, String(spaced.length))
      const built = read()
      assert.deepEqual(
        spaced.filter(([, text]) => !built.includes(noBreaks(text)) || built.includes(`"${text}"`)).map(([key]) => key),
        [],
      )
    })
  }
})
