import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { assertFree, type Command, freePort, makeClone, npm, removeClone } from './clone.ts'

/** A signal to npm alone, as a supervisor sends it, and Ctrl-C, which a terminal gives to all that runs in it. */
const ends: Record<string, (command: Command) => void> = {
  SIGTERM: (command) => command.kill('SIGTERM'),
  'Ctrl-C': (command) => command.interrupt(),
}

/** Milliseconds that a slow machine may need to install and build what the first command finds missing. */
const patience = 900_000

describe('what npm runs', () => {
  let folder: string
  before(() => {
    folder = makeClone()
  })
  after(() => removeClone(folder))

  for (const args of [['start'], ['run', 'dev']]) {
    for (const [name, end] of Object.entries(ends)) {
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
  }
})
