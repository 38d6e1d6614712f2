import assert from 'node:assert/strict'
import { it } from 'node:test'
import { asc, eq } from 'drizzle-orm'
import { contactItems, contactRequests } from '../../demo/server/schema.ts'
import { onPostgreSQL } from './support/databases.ts'

const address = (mode: 'json' | 'html') =>
  `${mode === 'html' ? '/html' : ''}/globalflexit/ajax/modules/formulaire/contact.php`
const question = { sujet: 'question', nom: 'Anne Le Goff', email: 'anne@exemple.fr', message: 'Livrez-vous à Sein ?' }
const quote = {
  ...question,
  sujet: 'devis',
  societe: 'Le Phare',
  souhaite_le: '2099-05-01',
  'articles[0][nom]': 'Bol Kerguen',
  'articles[0][quantite]': 40,
  'articles[3][nom]': 'Nappe',
  'articles[3][quantite]': 2,
}

onPostgreSQL('contact', (shop) => {
  const kept = (email: string) => shop.db().select().from(contactRequests).where(eq(contactRequests.email, email))

  it('FORM-01 keeps a request with its articles, and says so as JSON and as HTML', async () => {
    const visitor = shop.visitor()
    const email = 'devis@exemple.fr'
    const answer = (await visitor.post(address('json'), { ...quote, email })).json() as Record<string, string>
    assert.equal(answer['status'], 'ok')
    const [row] = await kept(email)
    assert.deepEqual([row?.subject, row?.company, row?.wantedOn], ['devis', 'Le Phare', '2099-05-01'])
    const items = await shop
      .db()
      .select()
      .from(contactItems)
      .where(eq(contactItems.requestId, row?.id ?? 0))
      .orderBy(asc(contactItems.id))
    assert.deepEqual(
      items.map(({ name, quantity }) => [name, quantity]),
      [
        ['Bol Kerguen', 40],
        ['Nappe', 2],
      ],
    )
    const { text } = await visitor.post(address('html'), { ...question, email: 'html@exemple.fr' })
    assert.match(text, /^<p class="alert alert-success" role="status">Merci Anne Le Goff/)
    assert.equal(visitor.cookie, '', 'nobody needs a session for it')
  })

  it('FORM-02 says what is wrong by field, in both ways, and keeps nothing', async () => {
    const visitor = shop.visitor()
    const wrong = { sujet: 'devis', nom: '', email: 'faux@', message: 'court', rappel: '1', souhaite_le: '2001-01-01' }
    const { status, errors } = (await visitor.post(address('json'), wrong)).json() as {
      status: string
      errors: Record<string, string>
    }
    assert.equal(status, 'ko')
    assert.deepEqual(Object.keys(errors).sort(), [
      'articles[0][nom]',
      'email',
      'message',
      'nom',
      'souhaite_le',
      'telephone',
    ])
    const { text } = await visitor.post(address('html'), wrong)
    assert.match(text, /<div class="alert alert-danger" role="alert">/)
    assert.match(text, /<li data-flx-field="articles\[0\]\[nom\]">Dites au moins un article/)
    assert.deepEqual(await kept('faux@'), [])
  })

  it('FORM-11 the same request sent twice at once, or again with its key, is kept once; other words are another', async () => {
    const visitor = shop.visitor()
    const email = 'deux@exemple.fr'
    const send = (message: string, key: string) =>
      visitor.post(address('json'), { ...question, email, message }, { 'idempotency-key': key })
    await Promise.all([send('Bonjour à tous', 'une'), send('Bonjour à tous', 'une'), send('Bonjour à tous', 'une')])
    const first = (await send('Bonjour à tous', 'une')).text
    assert.equal((await kept(email)).length, 1)
    assert.notEqual((await send('Autre chose encore', 'une')).text, first)
    await send('Bonjour à tous', 'deux')
    assert.equal((await kept(email)).length, 3)
  })

  it('FORM-01 without script the page comes back: with what was typed and what is wrong, or with the thanks', async () => {
    const visitor = shop.visitor()
    const page = await visitor.get('/contact')
    const key = /name="cle_envoi" value="([^"]+)"/.exec(page.text)?.[1] ?? ''
    assert.match(key, /^[\da-f-]{36}$/)
    const refused = await visitor.submit(address('json'), { ...quote, email: 'faux@', cle_envoi: key }, '/contact')
    assert.equal(refused.status, 200)
    assert.match(refused.text, /id="email-erreur">Saisissez une adresse e-mail/)
    assert.match(refused.text, /value="Nappe"/)
    const email = 'sans-script@exemple.fr'
    for (let times = 0; times < 2; times++) {
      const { text } = await visitor.submit(address('json'), { ...quote, email, cle_envoi: key }, '/contact')
      assert.match(text, /Merci Anne Le Goff/)
    }
    assert.equal((await kept(email)).length, 1)
  })
})
