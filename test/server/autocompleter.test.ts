import assert from 'node:assert/strict'
import { it } from 'node:test'
import { onPostgreSQL } from './support/databases.ts'

const address = '/globalflexit/ajax/autocompleter.php'

function query(classname: string, term: string, methode = 'chercher'): string {
  return `${address}?${new URLSearchParams({ 'autocompleter[classname]': classname, 'autocompleter[methode]': methode, term })}`
}

onPostgreSQL('propositions d’un champ', (shop) => {
  const ask = async (classname: string, term: string) =>
    (await shop.visitor().get(query(classname, term))).json() as Record<string, unknown>[]

  it('AUTO-01 towns by their names, whatever the case and accents, those that begin with it first', async () => {
    const found = await ask('Ville', 'SAINT-ETIENNE')
    assert.deepEqual(found[0], {
      label: 'Saint-Étienne (42000)',
      value: 'Saint-Étienne',
      ville: 'Saint-Étienne',
      code_postal: '42000',
    })
    const brest = (await ask('Ville', 'brest')).map(({ value }) => value)
    assert.equal(brest[0], 'Brest')
    assert.ok(
      brest.every((name) => String(name).toLowerCase().includes('brest')),
      brest.join(),
    )
  })

  it('AUTO-01 towns by their postal code, Corsica and overseas too', async () => {
    assert.ok((await ask('Ville', '20000')).some(({ ville }) => ville === 'Ajaccio'))
    assert.ok((await ask('Ville', '974')).some(({ ville }) => ville === 'Saint-Denis'))
  })

  it('AUTO-01 streets and postal codes, with what completes an address', async () => {
    const [street] = await ask('Adresse', '12 rue de siam 29200')
    assert.deepEqual(street, {
      label: '12 Rue de Siam 29200 Brest',
      value: '12 Rue de Siam',
      code_postal: '29200',
      ville: 'Brest',
    })
    assert.deepEqual(await ask('CodePostal', '29200'), [{ label: '29200 Brest', value: '29200', ville: 'Brest' }])
  })

  it('AUTO-01 articles of the shop, with where they are', async () => {
    const found = await ask('Article', 'bol')
    assert.ok(found.length > 0)
    for (const { label, value, url, idarticle } of found) {
      assert.equal(label, value)
      assert.match(String(url), /^\/article\/[a-z0-9-]+$/)
      assert.ok(Number(idarticle) > 0)
    }
  })

  it('AUTO-03 contents, as a template is answered', async () => {
    const found = await ask('Contenu', 'livr')
    assert.deepEqual(Object.keys(found[0] ?? {}), ['id_result', 'nom_result'])
    assert.equal(found[0]?.['nom_result'], 'Livraison')
  })

  it('AUTO-01 the whole site: articles with their price, pages with their section, each with where it is', async () => {
    const bowls = await ask('Site', 'bol')
    assert.match(String(bowls[0]?.['label']), /^Bol /)
    assert.match(String(bowls[0]?.['detail']), /\d,\d\d\s€$/)
    assert.match(String(bowls[0]?.['url']), /^\/article\/[a-z0-9-]+$/)
    const [page] = await ask('Site', 'livraison')
    assert.deepEqual([page?.['label'], page?.['url']], ['Livraison', '/page/livraison'])
  })

  it('AUTO-01 the site is found without accents, and with a mistake where nothing is written so', async () => {
    const labels = async (term: string) => (await ask('Site', term)).map(({ label }) => label)
    assert.deepEqual(await labels('SAVON A L HUILE'), await labels('savon à l’huile'))
    assert.ok((await labels('crafae')).some((label) => String(label).startsWith('Carafe')))
    assert.ok((await labels('torchn')).some((label) => String(label).startsWith('Torchon')))
    assert.deepEqual(await labels('qwxzkj'), [])
  })

  it('AUTO-01 nothing found is an empty list; spaces alone find nothing', async () => {
    assert.deepEqual(await ask('Ville', 'qwxz'), [])
    assert.deepEqual(await ask('Ville', '   '), [])
    assert.deepEqual(await ask('Article', '%'), [])
  })

  it('AUTO-01 what is not a search of the server is refused, and nothing else of it is called', async () => {
    const visitor = shop.visitor()
    const wrong = [
      query('Ville', 'br', 'constructor'),
      query('__proto__', 'br'),
      `${address}?term=br`,
      query('Ville', 'x'.repeat(300)),
    ]
    for (const each of wrong) {
      const answer = await visitor.get(each)
      assert.ok(answer.status === 400 || answer.status === 404, each)
      assert.equal((answer.json() as { status: string }).status, 'ko')
    }
  })

  it('AUTO-04 the search page finds by plain form what the field proposes, and goes to the one that is named', async () => {
    const visitor = shop.visitor()
    const [first] = await ask('Article', 'bol')
    const exact = await visitor.get(`/recherche?q=${encodeURIComponent(String(first?.['label']))}`)
    assert.deepEqual([exact.status, exact.headers['location']], [303, first?.['url']])
    const list = await visitor.get('/recherche?q=bol')
    assert.equal(list.status, 200)
    assert.ok(list.text.includes(String(first?.['url'])))
    assert.match((await visitor.get('/recherche?q=%3Cscript%3E')).text, /«\s&lt;script&gt;\s»/)
  })
})
