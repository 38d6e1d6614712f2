import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'node:test'
import { pathToFileURL } from 'node:url'

it('a run of tests counts every result of a file, whose process ends at once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'flx-run-'))
  const file = join(folder, 'many.test.mjs')
  const tests = Array.from(
    { length: 4000 },
    (_, index) => `it('a title long enough to fill a pipe ${index}', () => {})\n`,
  )
  // The server that a failed test leaves open must not keep the process.
  const last = "it('fails', () => { throw new Error('the last one') })\nsetInterval(() => {}, 1000)\n"
  writeFileSync(file, `import { it } from 'node:test'\n${tests.join('')}${last}`)
  const flush = pathToFileURL('test/support/runner/flush-results.mjs').href
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const { stdout } = spawnSync(process.execPath, ['--test', '--test-force-exit', `--import=${flush}`, file], {
    encoding: 'utf8',
    maxBuffer: 1e8,
    timeout: 60_000,
    env,
  })
  rmSync(folder, { recursive: true })
  assert.match(stdout, /tests 4001$/m)
  assert.match(stdout, /fail 1$/m)
})
