import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { assertFree, type Command, freePort, makeClone, npm, removeClone } from './clone.ts'

/**
 * What is run, and what ends it: a signal to npm alone, as a supervisor sends it, or Ctrl-C, which a terminal gives to all
 * that runs in it. SIGTERM to `npm start` ends `newcomer.test.ts`.
 */
const ends: [args: string[], name: string, end: (command: Command) => void][] = [
  [['start'], 'Ctrl-C', (command) => command.interrupt()],
  [['run', 'dev'], 'SIGTERM', (command) => command.kill('SIGTERM')],
  [['run', 'dev'], 'Ctrl-C', (command) => command.interrupt()],
]

/** Milliseconds that a slow machine may need to install and build what the first command finds missing. */
const patience = 900_000

describe('what npm runs', () => {
  let folder: string
  before(() => {
    folder = makeClone()
  })
  after(() => removeClone(folder))

  for (const [args, name, end] of ends) {
    it(`ends with ${name}: npm ${args.join(' ')}`, { timeout: patience }, async () => {
      const port = await freePort()
      const command = npm(folder, args, port)
      try {
        assert.equal(await command.url, `http://localhost:${port}`, command.said())
        end(command)
        const { code, signal } = await command.ended
        assert.ok(code === 0 || signal !== null, `${code}`)
        await command.gone()
        await assertFree(port)
      } finally {
        command.clear()
      }
    })
  }
})
