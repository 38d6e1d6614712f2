import assert from 'node:assert/strict'
import { it } from 'node:test'
import { eq } from 'drizzle-orm'
import { customers, outbox, sponsorships } from '../../demo/server/schema.ts'
import { demoAccount } from '../../demo/server/seed/customers.ts'
import { becomeCustomer } from './support/checkout.ts'
import { onPostgreSQL } from './support/databases.ts'
import type { ExtranetReply } from './support/extranet.ts'
import type { Visitor } from './support/visitor.ts'

const service = '/globalflexit/ajax/modules/boutique/compte/traitement-parrainage.php'
const from = '/compte/parrainage'

onPostgreSQL('parrainage', (shop) => {
  let count = 0
  const friend = () => `ami-${++count}@essai.example`
  const mailsTo = (recipient: string) => shop.db().select().from(outbox).where(eq(outbox.recipient, recipient))
  const ask = async (visitor: Visitor, fields: Record<string, string>): Promise<ExtranetReply> =>
    (await visitor.post(service, { accord: '1', ...fields })).json() as ExtranetReply

  /** A customer who has proved their address. */
  async function sponsor(): Promise<{ visitor: Visitor; email: string }> {
    const visitor = shop.visitor()
    const email = await becomeCustomer(visitor)
    await shop.db().update(customers).set({ verifiedAt: new Date() }).where(eq(customers.email, email))
    return { visitor, email }
  }

  it('ACC-05 a friend is written to once: whom it comes from, how the address was known, and that nothing follows', async () => {
    const { visitor } = await sponsor()
    const email = friend()
    for (let sent = 0; sent < 2; sent++) assert.equal((await ask(visitor, { email })).status, 'ok')
    const [message, ...others] = await mailsTo(email)
    assert.deepEqual([others.length, message?.subject], [0, 'Anne T. vous parle de L’Estran'])
    for (const said of [/nous a donné votre adresse/, /seul message/, /ne sert à rien d’autre/, /Données personnelles/])
      assert.match(message?.body ?? '', said)
    assert.match((await visitor.get(from)).text, /a…@essai\.example/)
    const kept = JSON.stringify(await shop.db().select().from(sponsorships))
    assert.equal(kept.includes(email), false, 'the address itself is not kept')
  })

  it('ACC-05 a friend whom another has had written to, or who is a customer, gets nothing, and is not told apart', async () => {
    const [one, two] = [await sponsor(), await sponsor()]
    const email = friend()
    const first = await ask(one.visitor, { email })
    const second = await ask(two.visitor, { email })
    assert.deepEqual(second, first)
    assert.equal((await mailsTo(email)).length, 1)
    const before = (await mailsTo(demoAccount.email)).length
    const known = await ask(two.visitor, { email: demoAccount.email })
    assert.equal(JSON.stringify(known).replace(demoAccount.email, email), JSON.stringify(first))
    assert.equal((await mailsTo(demoAccount.email)).length, before)
  })

  it('ACC-05 says what is wrong by field, and writes to nobody', async () => {
    const { visitor, email: own } = await sponsor()
    const email = friend()
    const wrong: [Record<string, string>, string][] = [
      [{ email: 'pas une adresse' }, 'email'],
      [{ email: own }, 'email'],
      [{ email, accord: '' }, 'accord'],
    ]
    for (const [fields, champ] of wrong) {
      const reply = await ask(visitor, fields)
      assert.deepEqual([reply.status, reply.erreurs.map((each) => each.champ)], ['formerror', [champ]])
    }
    const stranger = shop.visitor()
    await becomeCustomer(stranger)
    assert.match((await ask(stranger, { email })).error_txt, /Confirmez d’abord/)
    assert.equal((await shop.visitor().post(service, { email, accord: '1' })).status, 401)
    assert.deepEqual(await mailsTo(email), [])
  })

  it('ACC-05 ten friends in thirty days, and no more; those who come at once are counted too', async () => {
    const { visitor } = await sponsor()
    const replies = await Promise.all(Array.from({ length: 12 }, () => ask(visitor, { email: friend() })))
    assert.equal(replies.filter(({ status }) => status === 'ok').length, 10)
    assert.match((await ask(visitor, { email: friend() })).error_txt, /Dix personnes/)
    await shop
      .db()
      .update(sponsorships)
      .set({ sentAt: new Date(Date.now() - 31 * 86_400_000) })
    assert.equal((await ask(visitor, { email: friend() })).status, 'ok')
  })

  it('ACC-05 answers in HTML, and works without script: a refusal keeps what was typed', async () => {
    const { visitor } = await sponsor()
    const email = friend()
    const html = await visitor.post(service.replace('/globalflexit', '/html/globalflexit'), { email })
    assert.match(html.text, /alert-danger[\s\S]*data-flx-field="accord"/)
    const refused = await visitor.submit(service, { email }, from)
    assert.match(refused.text, new RegExp(`value="${email}"[\\s\\S]*Demandez d’abord son accord`))
    const sent = await visitor.submit(service, { email, accord: '1' }, from)
    assert.equal(sent.headers.location, from)
    assert.match((await visitor.get(from)).text, new RegExp(`Un message part à ${email}`))
  })
})
