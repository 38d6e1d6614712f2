import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sendMessage } from '../../demo/server/accounts/outbox.ts'
import { outbox } from '../../demo/server/schema.ts'
import { demoAccount } from '../../demo/server/seed/customers.ts'
import type { RunningServer } from '../../demo/server/start.ts'
import { startServer } from '../../demo/server/testing.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { act } from './support/cart.ts'
import { Visitor } from './support/visitor.ts'

/** Quoted-printable, as text. */
function decoded(message: string): string {
  const joined = message.replaceAll('=\r\n', '')
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n')
}

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

  it('LAW-03 a message is text and HTML that say the same; what somebody typed is never markup', async () => {
    const before = mail.messages.length
    const body = 'Bonjour <b>Anne</b> & "Yann",\n\nsur deux\nlignes.'
    const links = [{ label: 'Facture <1>', path: '/facture/a"b.pdf' }]
    const message = { recipient: demoAccount.email, subject: 'Essai', body, link: '/compte', links }
    await sendMessage(server.db, 'essai', message, new Date(Date.now() + later))
    await until(() => mail.messages.length === before + 1)
    const whole = decoded(mail.messages.at(-1) ?? '')
    assert.match(whole, /Content-Type: multipart\/alternative/)
    const [, text = '', html = ''] = whole.split(/Content-Type: text\/(?:plain|html); charset=utf-8/)
    assert.ok(text.includes('Bonjour <b>Anne</b> & "Yann",'))
    assert.ok(
      text.includes(`${server.url}/compte`) && text.includes(`Facture <1>\u00a0: ${server.url}/facture/a"b.pdf`),
    )
    assert.ok(html.includes('Bonjour &lt;b&gt;Anne&lt;/b&gt; &amp; &quot;Yann&quot;,</p>'))
    assert.ok(html.includes('sur deux<br>lignes.'))
    assert.ok(html.includes(`href="${server.url}/facture/a&quot;b.pdf">Facture &lt;1&gt;</a>`))
    assert.doesNotMatch(html, /<script|<img|<b>/)
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
