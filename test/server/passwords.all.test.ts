import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { createPasswords } from '../../demo/server/accounts/password.ts'
import { Refusal } from '../../demo/server/failure.ts'
import { customers } from '../../demo/server/schema.ts'
import { demoAccount } from '../../demo/server/seed/customers.ts'
import { startServer } from '../../demo/server/testing.ts'
import { forSuite } from '../support/for-suite.ts'
import { logInDemo } from './support/checkout.ts'
import { Visitor } from './support/visitor.ts'

describe('mots de passe', () => {
  // The seed was hashed at less, as in a shop that has been open for years.
  const server = forSuite(() => startServer({ passwordCost: 2 ** 10 }))

  const storedHash = async (): Promise<string> => {
    const [row] = await server.db.select().from(customers).where(eq(customers.email, demoAccount.email))
    return row?.passwordHash ?? ''
  }

  it('LOGIN-02 a login makes the hash again at the cost of today, and the password stays the right one', async () => {
    assert.match(await storedHash(), /^scrypt\$256\$/)
    assert.equal((await logInDemo(new Visitor(server.url))).status, 'ok')
    const raised = await storedHash()
    assert.match(raised, /^scrypt\$1024\$/)
    assert.equal((await logInDemo(new Visitor(server.url))).status, 'ok')
    assert.equal(await storedHash(), raised, 'once')
  })

  it('LOGIN-02 more passwords than the machine can take are refused at once, and the others are checked', async (test) => {
    const passwords = createPasswords(2 ** 15)
    const begun = performance.now()
    let refusedAfter = 0
    const checks = Array.from({ length: 60 }, () =>
      passwords.verify('un-secret', null).catch((error: unknown) => {
        refusedAfter ||= performance.now() - begun
        return error
      }),
    )
    const ends = await Promise.all(checks)
    assert.equal(ends.filter((end) => end === false).length, 26)
    assert.ok(ends.filter((end) => end !== false).every((end) => end instanceof Refusal && end.status === 503))
    assert.equal(await passwords.verify('un-secret', await passwords.hash('un-secret')), true)
    test.diagnostic(`refus après ${refusedAfter.toFixed(1)} ms`)
  })

  it('LOGIN-04 a link that is none is refused without a hash being made', async (test) => {
    const given = { password: 'un-secret-assez-long', password_confirm: 'un-secret-assez-long' }
    // A hash takes a gibibyte and seconds here: with 200 of them, most would be refused for the queue.
    const slow = await startServer({ passwordCost: 2 ** 20 })
    test.after(() => slow.close())
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => new Visitor(slow.url).submit('/mot-de-passe', given, '/mot-de-passe')),
    )
    assert.ok(answers.every(({ status, text }) => status === 200 && text.includes('déjà servi')))
  })
})
