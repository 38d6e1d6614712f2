import assert from 'node:assert/strict'
import { it } from 'node:test'
import { eq } from 'drizzle-orm'
import { newsletterSubscribers } from '../../demo/server/schema.ts'
import { freshEmail } from './support/checkout.ts'
import { onPostgreSQL, type Shop } from './support/databases.ts'
import { linkIn } from './support/visitor.ts'

const address = '/globalflexit/ajax/modules/newsletter_v2/traitement.php'

async function isSubscribed(shop: Shop, email: string): Promise<boolean> {
  const [row] = await shop.db().select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  return row?.confirmedAt instanceof Date
}

onPostgreSQL('lettre d’information', (shop) => {
  it('NEWS-02 subscribes an address once its own message has been followed, and not before', async () => {
    const visitor = shop.visitor()
    const email = freshEmail()
    const answer = await visitor.post(address, { email: email.toUpperCase() })
    assert.match((answer.json() as { valid: string }).valid, /suivez son lien/)
    assert.equal(await isSubscribed(shop, email), false)
    const link = linkIn((await visitor.get('/courriels')).text, '/lettre')
    const other = shop.visitor()
    await other.get(link)
    assert.match((await other.get('/lettre')).text, /Confirmer mon inscription/)
    assert.equal(await isSubscribed(shop, email), false, 'a program that follows the link subscribes nobody')
    assert.match((await shop.visitor().submit('/lettre', {}, '/lettre')).text, /n’est plus valable/)
    // Another last sign, whichever it is.
    await visitor.get(link.slice(0, -1) + (link.endsWith('_') ? '-' : '_'))
    assert.match((await visitor.submit('/lettre', {}, '/lettre')).text, /n’est plus valable/)
    assert.match((await other.submit('/lettre', {}, '/lettre')).text, /C’est fait/)
    assert.equal(await isSubscribed(shop, email), true)
    assert.match((await other.submit('/lettre', {}, '/lettre')).text, /n’est plus valable/)
  })

  it('NEWS-01 an address that takes it already is answered as any other', async () => {
    const email = freshEmail()
    await shop.db().insert(newsletterSubscribers).values({ email, askedAt: new Date(), confirmedAt: new Date() })
    const visitor = shop.visitor()
    const known = await visitor.post(address, { email })
    const fresh = await shop.visitor().post(address, { email: freshEmail() })
    assert.equal(known.text, fresh.text)
    assert.doesNotMatch((await visitor.get('/courriels')).text, /"\/lettre\//)
    assert.equal(await isSubscribed(shop, email), true)
  })

  it('NEWS-01 what is no address is refused, as JSON, as HTML and to a plain form', async () => {
    const visitor = shop.visitor()
    for (const email of ['', 'anna', 'a@', `${'x'.repeat(300)}@exemple.fr`]) {
      const { erreur } = (await visitor.post(address, { email })).json() as { erreur: string }
      assert.match(erreur, /adresse e-mail/)
    }
    assert.match((await visitor.post(`/html${address}`, { email: 'anna' })).text, /alert-danger/)
    assert.match((await visitor.post(`/html${address}`, { email: freshEmail() })).text, /alert-success/)
    const plain = await visitor.submit(address, { email: 'anna' }, '/plan')
    assert.deepEqual([plain.status, plain.headers['location']], [303, '/plan'])
    assert.match((await visitor.get('/plan')).text, /alert-danger/)
  })

  it('NEWS-02 nobody is written to again and again', async () => {
    const email = freshEmail()
    const replies: string[] = []
    for (let times = 0; times < 4; times++) replies.push((await shop.visitor().post(address, { email })).text)
    assert.deepEqual(
      replies.map((text) => text.includes('Trop d’essais')),
      [false, false, false, true],
    )
  })
})
