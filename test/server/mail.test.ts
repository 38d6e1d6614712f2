import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { outbox } from '../../demo/server/schema.ts'
import { demoAccount } from '../../demo/server/seed/customers.ts'
import type { RunningServer } from '../../demo/server/start.ts'
import { startServer } from '../../demo/server/testing.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { act } from './support/cart.ts'
import { Visitor } from './support/visitor.ts'

describe('courriels par SMTP', () => {
  let mail: MailServer
  let server: RunningServer
  let later = 0
  before(async () => {
    mail = await startMailServer()
    server = await startServer({ smtpUrl: mail.url, now: () => new Date(Date.now() + later) })
  })
  after(async () => {
    await server.close()
    await mail.close()
  })

  const ask = () => act(new Visitor(server.url), { action: 'mdp_oublie', email: demoAccount.email })

  async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await holds())) await new Promise((done) => setTimeout(done, 50))
  }

  it('LOGIN-04 a message goes to its address by the mail server, with a whole link that works; nothing of it is kept', async () => {
    const visitor = new Visitor(server.url)
    await act(visitor, { action: 'mdp_oublie', email: demoAccount.email })
    await until(() => mail.messages.length === 1)
    const [message = ''] = mail.messages
    assert.match(message, /^To: demo@lestran\.example\r$/m)
    assert.match(message, /^From: .*boutique@lestran\.example/m)
    const whole = message.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    const link = /http:\/\/localhost:\d+(\/mot-de-passe\/[\w-]{32})/.exec(whole)?.[1] ?? assert.fail(message)
    await visitor.get(link)
    assert.match((await visitor.get('/mot-de-passe')).text, /name="password"/)
    await until(async () => (await server.db.select().from(outbox)).length === 0)
    assert.equal((await visitor.get('/courriels')).status, 404, 'and it is shown nowhere else')
  })

  it('LOGIN-04 a mail server that is busy is asked again: the message is not lost', async (test) => {
    test.mock.method(console, 'error', () => {})
    mail.refuse(true)
    await ask()
    await until(async () => (await server.db.select().from(outbox))[0]?.attempts === 1)
    const before = mail.messages.length
    mail.refuse(false)
    later += 3 * 60_000
    await until(() => mail.messages.length === before + 1)
  })
})
