import assert from 'node:assert/strict'
import { it } from 'node:test'
import { asc, eq } from 'drizzle-orm'
import { articles, quoteRequests, references } from '../../demo/server/schema.ts'
import { administrator, demoAccount } from '../../demo/server/seed/customers.ts'
import { onPostgreSQL } from './support/databases.ts'
import { extranet } from './support/extranet.ts'

const base = (mode: 'json' | 'html') => `${mode === 'html' ? '/html' : ''}/globalflexit/ajax/modules`
const form = (name: string, mode: 'json' | 'html' = 'json') => `${base(mode)}/formulaire/${name}.php`
const template = (name: string, mode: 'json' | 'html' = 'json') => `${base(mode)}/templates/${name}.php`

const request = {
  formulaire: 'devis',
  projet: 'hotel',
  message: 'Douze bols pour une cantine.',
  couverts: '40',
  souhaite_le: '2099-05-01',
  'articles[0][nom]': 'Bol Kerguen',
  'articles[0][reference]': '',
  'articles[0][quantite]': '12',
  'articles[4][nom]': 'Nappe',
  'articles[4][quantite]': '2',
  'articles[5][nom]': '',
  'articles[5][quantite]': '1',
  pays: 'FR',
  ville: 'Brest',
  code_postal: '29200',
  nom: 'Lise Le Goff',
  societe: 'Le Phare',
  rappel: '1',
  telephone: '+33298000000',
}

interface Said {
  status: string
  message?: string
  errors?: Record<string, string>
}

onPostgreSQL('quote', (shop) => {
  const kept = (email: string) => shop.db().select().from(quoteRequests).where(eq(quoteRequests.email, email))

  it('FORM-01 keeps a request with its articles, and says so as JSON and as HTML', async () => {
    const visitor = shop.visitor()
    const email = 'devis@exemple.fr'
    const said = (await visitor.post(form('devis'), { ...request, email })).json() as Said
    const [row] = await kept(email)
    assert.deepEqual([said.status, said.message?.includes(`sous le numéro ${row?.id}`)], ['ok', true])
    assert.deepEqual(row?.lines, [
      { name: 'Bol Kerguen', reference: '', quantity: 12 },
      { name: 'Nappe', reference: '', quantity: 2 },
    ])
    assert.deepEqual([row?.project, row?.guests, row?.wantedOn, row?.company], ['hotel', 40, '2099-05-01', 'Le Phare'])
    const { text } = await visitor.post(form('devis', 'html'), { ...request, email: 'html@exemple.fr' })
    assert.match(text, /^<p class="alert alert-success" role="status">Votre demande est notée, Lise Le Goff/)
  })

  it('FORM-04 what belongs to another project or country does not count', async () => {
    const email = 'autre@exemple.fr'
    await shop.visitor().post(form('devis'), { ...request, email, projet: 'mariage', rappel: '', tva: 'FR1' })
    const [row] = await kept(email)
    assert.deepEqual([row?.guests, row?.company, row?.phone, row?.vatNumber], [null, '', '', ''])
  })

  it('FORM-11 the same request sent twice at once, or again with its key, is kept once', async () => {
    const visitor = shop.visitor()
    await visitor.get('/devis')
    const email = 'deux@exemple.fr'
    const send = (message: string) =>
      visitor.post(form('devis'), { ...request, email, message }, { 'idempotency-key': 'une' })
    const first = await send('Bonjour')
    const [second, third] = await Promise.all([send('Bonjour'), send('Bonjour')])
    assert.deepEqual([second?.text, third?.text], [first.text, first.text])
    assert.equal((await kept(email)).length, 1)
    await send('Autre chose')
    assert.equal((await kept(email)).length, 2)
  })

  it('FORM-02 says what is wrong by field, in both ways, and keeps nothing', async () => {
    const wrong = {
      ...request,
      email: 'faux@',
      message: '',
      couverts: 'x',
      souhaite_le: '2001-01-01',
      'articles[0][quantite]': '0',
      code_postal: '35000',
      telephone: '12',
    }
    const { status, errors = {} } = (await shop.visitor().post(form('devis'), wrong)).json() as Said
    assert.equal(status, 'ko')
    const names = ['articles[0][quantite]', 'code_postal', 'couverts', 'email', 'message', 'souhaite_le', 'telephone']
    assert.deepEqual(Object.keys(errors).sort(), names)
    assert.equal(errors['code_postal'], 'Ce code postal n’est pas celui de Brest, mais de Rennes.')
    const { text } = await shop.visitor().post(form('devis', 'html'), wrong)
    assert.match(text, /<li data-flx-field="articles\[0\]\[quantite\]">Saisissez une quantité/)
    assert.deepEqual(await kept('faux@'), [])
  })

  it('FORM-03 verif_formulaire.php says of the fields that are asked about what sending would say, and of no other', async () => {
    const visitor = shop.visitor()
    const ask = async (fields: Record<string, string>, mode: 'json' | 'html' = 'json') =>
      visitor.post(form('verif_formulaire', mode), { ...request, ...fields })
    const one = (await ask({ code_postal: '35000', message: '', 'verif[champ][]': 'code_postal' })).json() as Said
    assert.deepEqual([one.status, Object.keys(one.errors ?? {})], ['ko', ['code_postal']])
    const fine = (
      await ask({ message: '', 'verif[champ][]': 'code_postal', 'verif[etape]': 'livraison' })
    ).json() as Said
    assert.deepEqual(fine, { status: 'ok' })
    assert.match((await ask({ 'verif[champ][]': 'nom' }, 'html')).text, /alert-success/)
    assert.match((await ask({ nom: '', 'verif[champ][]': 'nom' }, 'html')).text, /<li data-flx-field="nom">/)
    const contact = { formulaire: 'contact', email: 'faux@', 'verif[champ][]': 'email' }
    assert.equal(
      ((await ask(contact)).json() as Said).errors?.['email'],
      'Saisissez une adresse e-mail, par exemple nom@exemple.fr.',
    )
    assert.equal((await ask({ formulaire: '__proto__' })).status, 404)
    assert.equal(visitor.cookie, '', 'nobody needs a session for it')
  })

  it('FORM-03 recharge.php draws the part that depends on the country, with what was typed', async () => {
    const ask = async (fields: Record<string, string>) =>
      shop
        .visitor()
        .post(form('recharge'), { ...request, 'recharge[bloc]': 'livraison', 'recharge[champ]': 'pays', ...fields })
    const { text } = await ask({ pays: 'BE', ville: '<Liège>' })
    assert.match(text, /name="tva"/)
    assert.match(text, /Livraison en Belgique/)
    assert.match(text, /value="&lt;Liège&gt;"/)
    assert.match((await ask({})).text, /<flx-autocomplete/)
    assert.equal((await ask({ 'recharge[bloc]': 'autre' })).status, 404)
  })

  it('FORM-09 PAGE-11 get_contents.php gives what an article comes in; stock is an administrator’s who says so', async () => {
    const [article] = await shop.db().select().from(articles).limit(1)
    const own = await shop
      .db()
      .select()
      .from(references)
      .where(eq(references.articleId, article?.id ?? 0))
      .orderBy(asc(references.position))
    const here = eq(references.articleId, article?.id ?? 0)
    await shop.db().update(references).set({ stock: 5 }).where(here)
    await shop
      .db()
      .update(references)
      .set({ stock: 0 })
      .where(eq(references.id, own[0]?.id ?? 0))
    const asked = {
      champ_cible: 'articles[0][reference]',
      modeleid: '',
      modeleident: 'devis',
      elementclass: 'Reference',
      elementids: '',
      value: article?.name.toUpperCase() ?? '',
      type: 'autocompleter',
    }
    const visitor = shop.visitor()
    const seen = (await visitor.post(template('get_contents'), { ...asked, is_admin: '1' })).json() as {
      value: string
    }[]
    assert.deepEqual(
      seen.map(({ value }) => Number(value)),
      own.slice(1).map(({ id }) => id),
      'a visitor who says to be an administrator is none',
    )
    await visitor.post(extranet, { action: 'login', ...administrator })
    const all = async (flag: string) =>
      (await visitor.post(template('get_contents'), { ...asked, is_admin: flag })).json() as { label: string }[]
    assert.equal((await all('')).length, own.length - 1)
    assert.match((await all('1'))[0]?.label ?? '', /\(0 en stock\)$/)
    const html = (await visitor.post(template('get_contents', 'html'), asked)).text
    assert.match(html, /^<option value="">Peu importe<\/option>/)
    assert.equal((await visitor.post(template('get_contents'), { ...asked, type: '' })).status, 400)
    assert.equal((await visitor.post(template('get_contents'), { ...asked, elementclass: 'Client' })).status, 404)
    assert.deepEqual((await visitor.post(template('get_contents'), { ...asked, value: 'Inconnu' })).json(), [])
  })

  it('FORM-03 add_test.php answers the section of deliveries with what the articles come to', async () => {
    const [article] = await shop.db().select().from(articles).limit(1)
    const own = await shop
      .db()
      .select()
      .from(references)
      .where(eq(references.articleId, article?.id ?? 0))
    const cheapest = Math.min(...own.map(({ priceTtc }) => priceTtc))
    const asked = {
      modeleident: 'devis',
      section: 'livraison',
      'articles[0][nom]': article?.name ?? '',
      'articles[0][quantite]': '3',
    }
    const visitor = shop.visitor()
    const { text } = await visitor.post(template('add_test'), asked)
    const amount = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }).format((3 * cheapest) / 100)
    assert.ok(text.startsWith('<div data-flx-part="estimation">') && text.includes(amount), text)
    assert.equal((await visitor.post(template('add_test'), { ...asked, section: 'vous' })).text, '')
    assert.equal((await visitor.post(template('add_test'), { ...asked, modeleident: 'x' })).status, 404)
  })

  it('LOGIN-02 a page that was made for a customer is not taken once the session is over', async () => {
    const visitor = shop.visitor()
    await visitor.post(extranet, { action: 'login', ...demoAccount })
    const { text } = await visitor.get('/devis')
    assert.match(text, /name="compte" value="1"/)
    assert.match(text, new RegExp(`value="${demoAccount.email}"`))
    const stranger = shop.visitor()
    const fields = { ...request, email: 'perdu@exemple.fr', compte: '1', 'verif[champ][]': 'nom' }
    assert.equal((await stranger.post(form('devis'), fields)).status, 401)
    assert.equal((await stranger.post(form('verif_formulaire'), fields)).status, 401)
    assert.deepEqual(await kept('perdu@exemple.fr'), [])
    assert.equal(((await visitor.post(form('devis'), fields)).json() as Said).status, 'ok')
  })

  it('FORM-01 without script the page comes back: with what was typed and what is wrong, or with the thanks', async () => {
    const visitor = shop.visitor()
    const page = await visitor.get('/devis')
    const key = /name="cle_envoi" value="([^"]+)"/.exec(page.text)?.[1] ?? ''
    const sent = { ...request, cle_envoi: key }
    const refused = await visitor.submit(form('devis'), { ...sent, email: 'faux@' }, '/devis')
    assert.match(refused.text, /id="email-erreur">Saisissez une adresse e-mail/)
    assert.match(refused.text, /value="Nappe"/)
    const email = 'sans-script@exemple.fr'
    for (let times = 0; times < 2; times++) {
      const answer = await visitor.submit(form('devis'), { ...sent, email }, '/devis')
      assert.equal(answer.status, 303)
    }
    assert.match((await visitor.get('/devis')).text, /Votre demande est notée, Lise Le Goff/)
    assert.equal((await kept(email)).length, 1)
  })
})
