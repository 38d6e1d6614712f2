import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { after, before, describe, it } from 'node:test'

const root = resolve(import.meta.dirname, '../..')

describe('the end of a run of tests', () => {
  let folder: string
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'flx-second-try-'))
  })
  after(() => rmSync(folder, { recursive: true, force: true }))

  /** A file with a test that passes from the given try on, and one that always passes. @returns its path, as a suite has it */
  function writeTest(name: string, from: number): string {
    const file = join(folder, `${name}.test.mjs`)
    const tries = JSON.stringify(join(folder, `${name}.tries`))
    writeFileSync(
      file,
      `import assert from 'node:assert/strict'
       import { appendFileSync, readFileSync } from 'node:fs'
       import { it } from 'node:test'
       it('waits for something', () => {
         appendFileSync(${tries}, '.')
         assert.ok(readFileSync(${tries}, 'utf8').length >= ${from}, 'it was too early')
       })
       it('passes', () => {})`,
    )
    return relative(root, file)
  }

  /** Runs these files as one suite does. @returns the lines it ends with, from the first title after the durations */
  function endOf(files: string[]): { status: number | null; end: string } {
    const reporter = './test/support/runner/node-results-reporter.mjs'
    const command = ['node', '--test', `--test-reporter=${reporter}`, '--test-reporter-destination=stdout']
    const code = `
      import { conclude, count, retryFailed } from './scripts/test/tally.mjs'
      await count(${JSON.stringify({ name: 'Essais', command, files })}, true)
      await retryFailed()
      process.exitCode = conclude() ? 0 : 1`
    // What the runner of this file tells its own tests would make those of the inner one report to it.
    const { NODE_TEST_CONTEXT: _, ...env } = process.env
    const { status, stdout } = spawnSync('node', ['--input-type=module', '--eval', code], {
      cwd: root,
      env,
      encoding: 'utf8',
    })
    return { status, end: stdout.slice(stdout.indexOf('── Durées')).split('\n').slice(1).join('\n') }
  }

  it('names a test that passed the second time, alone, and counts it as passed', () => {
    const { status, end } = endOf([writeTest('early', 2), writeTest('steady', 1)])
    assert.match(
      end,
      /── Instables[^\n]*\n[^\n]*early\.test\.mjs : waits for something \(it was too early\)\n\n4 passed, 0 failed\n$/,
    )
    assert.equal(status, 0)
  })

  it('names a fault, which fails twice', () => {
    const { status, end } = endOf([writeTest('fault', 3)])
    assert.match(
      end,
      /── Échecs[^\n]*\n[^\n]*fault\.test\.mjs : waits for something \(it was too early\)\n\n1 passed, 1 failed\n$/,
    )
    assert.doesNotMatch(end, /Instables/)
    assert.equal(status, 1)
  })

  it('runs nothing again where more than five files failed', () => {
    const { status, end } = endOf(Array.from({ length: 6 }, (_, index) => writeTest(`broken-${index}`, 2)))
    assert.match(end, /6 passed, 6 failed\n$/)
    assert.equal(status, 1)
  })
})
