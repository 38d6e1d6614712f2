import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { writeMail } from '../../demo/server/mail.ts'
import { noBreaksInHtml } from '../../demo/server/no-breaks.ts'
import { startServer } from '../../demo/server/testing.ts'
import { noBreaks } from '../../src/core/french/no-breaks.ts'
import { forSuite } from '../support/for-suite.ts'
import { badStringsOf, badTextsOf, wrong } from '../support/no-breaks.ts'
import { act, add, cartAddress, goods } from './support/cart.ts'
import { logInDemo, order, readyToOrder, someAddress } from './support/checkout.ts'
import { Visitor } from './support/visitor.ts'

describe('no-break spaces', () => {
  const server = forSuite(startServer)

  /** What is wrong on the pages to which these lead by links, of the part of the site that is asked for, and how many they are. */
  async function walk(visitor: Visitor, from: string[], isPart: (path: string) => boolean) {
    const paths = new Set(from)
    const bad: string[] = []
    let count = 0
    // What is added on the way is walked, too.
    for (const path of paths) {
      const { text, headers } = await visitor.get(path)
      if (!String(headers['content-type']).startsWith('text/html')) continue
      count++
      bad.push(...badTextsOf(text).map((each) => `${path} ${each.trim().slice(0, 80)}`))
      for (const [, link = ''] of text.matchAll(/<a\b[^>]* href="(\/[^"?#.]*)["?#]/g)) if (isPart(link)) paths.add(link)
    }
    return { bad, count }
  }

  it('expectation: no page of the guide breaks a line where French does not', async () => {
    const { bad, count } = await walk(new Visitor(server.url), ['/guide'], (path) => path.startsWith('/guide'))
    assert.ok(count > 60, String(count))
    assert.deepEqual(bad, [])
  })

  /** Any page of the shop, but those of articles and of ads, which are alike, the one in English, and what logs out. */
  const isShop = (path: string): boolean => !/^\/(?:guide|en|article|annonces\/\d|lien)\b|deconnexion/.test(path)

  it('expectation: nor does a page of the shop, for a visitor, a customer, and who orders', async () => {
    const visitor = new Visitor(server.url)
    const pages = ['/', '/article/bol-kerguen', '/annonces/1', '/recherche?q=bol', '/rien-ici', '/articles?page=2']
    const seen = await walk(visitor, pages, isShop)
    assert.ok(seen.count > 35, String(seen.count))
    const customer = new Visitor(server.url)
    await logInDemo(customer)
    const own = await walk(customer, ['/compte'], isShop)
    const buyer = new Visitor(server.url)
    await readyToOrder(buyer, goods.bowl, 2)
    await act(buyer, { action: 'useCodePromo', value: 'BIENVENUE' })
    const steps = await walk(buyer, ['/panier', '/panier?etape=compte', '/panier?etape=paiement'], () => false)
    const { commande } = await order(buyer)
    const made = await walk(buyer, [commande?.url ?? '', '/courriels', '/compte'], () => false)
    assert.deepEqual([...seen.bad, ...own.bad, ...steps.bad, ...made.bad], [])
  })

  it('expectation: nor does an answer in HTML', async () => {
    const visitor = new Visitor(server.url)
    await add(visitor, goods.bowl)
    const refused = await visitor.post(`/html${cartAddress}`, { action: 'useCodePromo', value: 'rien' })
    assert.match(refused.text, /«\u00a0RIEN\u00a0»/)
    assert.deepEqual(badTextsOf(refused.text), [])
  })

  it('expectation: nor does a text of an answer in JSON; what a customer wrote comes back as it was', async () => {
    const buyer = new Visitor(server.url)
    await readyToOrder(buyer, goods.bowl, 2)
    const adresse = '3 rue des Dunes, bât. B : porte 4 ?'
    const answers = [
      await act(buyer, { action: 'useCodePromo', value: 'rien' }),
      await act(buyer, { action: 'useCodePromo', value: 'BIENVENUE' }),
      await act(buyer, { action: 'new_adresse', ...someAddress, adresse }),
      await order(buyer),
    ]
    assert.deepEqual([...new Set(answers.flatMap(badStringsOf))], [adresse])
    const customer = new Visitor(server.url)
    await logInDemo(customer)
    const lists = ['liste_cmd', 'liste_abonnements', 'liste_reservations', 'liste_fidelite'].map(async (name) => {
      const { text } = await customer.get(`/globalflexit/ajax/modules/boutique/compte/?p=boutique-compte:${name}`)
      return badStringsOf(JSON.parse(text))
    })
    assert.deepEqual((await Promise.all(lists)).flat(), [])
  })

  it('expectation: nor does a mail', () => {
    const message = {
      id: 1,
      address: 'a@exemple.fr',
      subject: 'Votre commande : merci !',
      body: 'Bonjour,\n\nLe créneau est à 10 h 30 : « Atelier » coûte 1 245,00 €. Des questions ?',
      link: '/compte',
      links: [{ label: 'Suivre', path: '/colis' }],
      createdAt: new Date(),
    }
    const { text, html } = writeMail(message as unknown as Parameters<typeof writeMail>[0], 'https://boutique.exemple')
    assert.deepEqual([badTextsOf(html), wrong.test(text)], [[], false])
  })

  it('leaves markup, values and what is shown as it was written', () => {
    for (const html of [
      '<a title="Quoi ?" href="/a">b</a>',
      '<!-- {"a" : 1} --><p>b</p>',
      '<script>a ? b : c</script><style>a > b : c</style>',
      '<pre><code>a ? b : c</code> : d</pre>',
      '<select><option>Bol : 12 cm</option></select><textarea>Quoi ?</textarea>',
    ]) {
      assert.equal(noBreaksInHtml(html), html)
    }
    assert.equal(noBreaksInHtml('<p>a ? <code>b ? c</code> !</p>'), '<p>a\u00a0? <code>b ? c</code>\u00a0!</p>')
  })

  it('leaves figures and codes that are no amounts', () => {
    for (const text of ['02 98 00 11 22', '29200 Brest', '12:30', 'https://exemple.fr', 'le 3 hiver']) {
      assert.equal(noBreaks(text), text)
    }
    assert.equal(noBreaks('10 h 30 : 1 200 g'), '10\u00a0h\u00a030\u00a0: 1\u202f200\u00a0g')
    assert.equal(
      noBreaks('du 1er au 2 mai, 6,90 € HT, 1er mai'),
      'du 1er au 2\u00a0mai, 6,90\u00a0€\u00a0HT, 1er\u00a0mai',
    )
  })
})
