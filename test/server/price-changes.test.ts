import assert from 'node:assert/strict'
import { afterEach, beforeEach, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { references } from '../../demo/server/schema.ts'
import { act, add, cartAddress, goods } from './support/cart.ts'
import { chooseAll, decide, logInDemo, orderToPay, readyToOrder, stockOf } from './support/checkout.ts'
import { onPostgreSQL } from './support/databases.ts'
import type { Visitor } from './support/visitor.ts'

const plain = (text: string): string => text.replace(/\s/g, ' ')

/** Sends the order as the form that the visitor read does: with the total that it showed. */
const send = (visitor: Visitor, { cle_commande, totaux }: { cle_commande: string; totaux: { total_ttc: number } }) =>
  act(visitor, {
    action: 'valide_panier',
    cle_commande,
    total_vu: totaux.total_ttc.toFixed(2),
    'requiredOption[cgv]': 1,
  })

onPostgreSQL('prix qui changent', (shop) => {
  const { bowl } = goods
  const setPrice = (priceTtc: number, referenceId: number = bowl.idreference) =>
    shop.db().update(references).set({ priceTtc }).where(eq(references.id, referenceId))
  beforeEach(() => setPrice(1490))
  afterEach(() => setPrice(1490))

  it('CART-06 a price that changed since the order was read orders nothing, and is said on its line', async () => {
    const visitor = shop.visitor()
    const other = { idarticle: 3, idreference: 11 }
    await readyToOrder(visitor, bowl, 2)
    await add(visitor, other)
    await act(visitor, { action: 'useCodePromo', value: 'BIENVENUE' })
    const { panier } = await act(visitor, { action: '' })
    const stock = await stockOf(shop.visitor(), bowl)
    await setPrice(1650)
    const refused = await send(visitor, panier)
    assert.equal(refused.status, 'ko')
    assert.match(
      plain(refused.error_msg),
      /^Le total a changé\s: [\d ]+,\d\d\s€ TTC au lieu de [\d ]+,\d\d\s€ TTC\. Rien/,
    )
    assert.deepEqual(
      refused.panier.lignes.map(({ message, prix_unitaire_ttc }) => [plain(message), prix_unitaire_ttc]),
      [
        ['Le prix a changé : 16,50 € TTC au lieu de 14,90 € TTC.', 16.5],
        [panier.lignes[1]?.message, panier.lignes[1]?.prix_unitaire_ttc],
      ],
    )
    assert.equal(refused.panier.cle_commande, panier.cle_commande)
    assert.equal(refused.panier.codes[0]?.code, 'BIENVENUE')
    assert.equal(refused.panier.options[0]?.valeur, 1)
    assert.deepEqual(
      refused.panier.blocages.map(({ cible }) => cible),
      [],
    )
    assert.equal(await stockOf(shop.visitor(), bowl), stock)
    assert.ok(refused.panier.totaux.total_ttc > panier.totaux.total_ttc)
    assert.equal((await send(visitor, refused.panier)).status, 'ok', 'the same key works after')
  })

  it('CART-06 a change that the visitor has already read is not said again: only what changed since', async () => {
    const visitor = shop.visitor()
    await readyToOrder(visitor, bowl)
    await add(visitor, { idarticle: 1, idreference: 2 })
    await setPrice(1600)
    const { panier } = await act(visitor, { action: '' })
    assert.match(plain(panier.lignes[0]?.message ?? ''), /16,00\s€ TTC au lieu de 14,90\s€ TTC/)
    const asked = (prices: typeof panier) => ({
      action: 'valide_panier',
      cle_commande: prices.cle_commande,
      total_vu: prices.totaux.total_ttc.toFixed(2),
      prix_vus: prices.lignes.map((line) => `${line.idligne}:${line.prix_unitaire_ttc.toFixed(2)}`).join(' '),
      'requiredOption[cgv]': 1,
    })
    await setPrice(1700)
    const refused = await act(visitor, asked(panier))
    assert.equal(
      plain(refused.panier.lignes[0]?.message ?? ''),
      'Le prix a changé : 17,00 € TTC au lieu de 16,00 € TTC.',
    )
    await add(visitor, { idarticle: 1, idreference: 2 })
    const again = await act(visitor, asked(refused.panier))
    assert.match(again.error_msg, /^Le total a changé/)
    assert.doesNotMatch(again.panier.lignes[0]?.message ?? '', /prix a changé/)
    assert.equal((await act(visitor, asked(again.panier))).status, 'ok')
  })

  it('CART-06 the change is said as long as the line is there, in the prices put forward, and to a reload', async () => {
    const visitor = shop.visitor()
    await add(visitor, bowl)
    await setPrice(1200)
    const read = await act(visitor, { action: '' })
    assert.equal(plain(read.panier.lignes[0]?.message ?? ''), 'Le prix a changé : 12,00 € TTC au lieu de 14,90 € TTC.')
    const without = await act(visitor, { 'panierv3[action]': 'change_aff_prix', 'panierv3[value]': 'ht' })
    assert.equal(plain(without.panier.lignes[0]?.message ?? ''), 'Le prix a changé : 10,00 € HT au lieu de 12,42 € HT.')
    await setPrice(1490)
    assert.equal((await act(visitor, { action: '' })).panier.lignes[0]?.message, '')
  })

  it('CART-06 in HTML the refusal, the line and the new total are in the view', async () => {
    const visitor = shop.visitor()
    const { panier } = await readyToOrder(visitor, bowl)
    await act(visitor, { action: 'chgEtape', value: 'paiement' })
    await setPrice(1700)
    const fields = {
      action: 'valide_panier',
      cle_commande: panier.cle_commande,
      'requiredOption[cgv]': 1,
      etape: 'paiement',
    }
    const { text } = await visitor.post(`/html${cartAddress}`, {
      ...fields,
      total_vu: panier.totaux.total_ttc.toFixed(2),
    })
    assert.match(plain(text), /alert-danger">(?:<[^>]+>)*Le total a changé/)
    assert.match(plain(text), /Le prix a changé\s: 17,00\s€ TTC au lieu de 14,90\s€ TTC\./)
    assert.match(text, new RegExp(`name="cle_commande" value="${panier.cle_commande}"`))
    const seen = /name="total_vu" value="([\d.]+)"/.exec(text)?.[1] ?? ''
    assert.equal(Number(seen), Math.round(panier.totaux.total_ttc * 100 + 210) / 100)
    assert.match((await visitor.post(`/html${cartAddress}`, { ...fields, total_vu: seen })).text, /data-order=/)
  })

  it('CART-06 without script the page says what changed, and its form then orders', async () => {
    const visitor = shop.visitor()
    const { panier } = await readyToOrder(visitor, bowl)
    await act(visitor, { action: 'chgEtape', value: 'paiement' })
    await setPrice(1800)
    const fields = { action: 'valide_panier', cle_commande: panier.cle_commande, 'requiredOption[cgv]': 1 }
    const answer = await visitor.submit(cartAddress, { ...fields, total_vu: panier.totaux.total_ttc }, '/panier')
    assert.equal(answer.headers.location, '/panier?etape=paiement')
    const page = await visitor.get('/panier?etape=paiement')
    assert.match(plain(page.text), /Le total a changé\s: /)
    assert.match(plain(page.text), /Le prix a changé\s: 18,00\s€ TTC au lieu de 14,90\s€ TTC\./)
    const seen = /name="total_vu" value="([\d.]+)"/.exec(page.text)?.[1] ?? ''
    const made = await visitor.submit(cartAddress, { ...fields, total_vu: seen }, '/panier')
    assert.match(made.headers.location ?? '', /^\/commande\//)
  })

  it('CART-06 an older template, whose form does not say the total, orders at today’s price', async () => {
    const visitor = shop.visitor()
    const { panier } = await readyToOrder(visitor, bowl)
    await setPrice(1600)
    const { cle_commande } = panier
    const made = await act(visitor, { action: 'valide_panier', cle_commande, 'requiredOption[cgv]': 1 })
    assert.equal(made.status, 'ok')
  })

  it('CART-06 an order that was placed stays placed, whatever the price became before it was asked again', async () => {
    const visitor = shop.visitor()
    const { panier } = await readyToOrder(visitor, bowl)
    const made = await send(visitor, panier)
    await setPrice(1999)
    const again = await send(visitor, panier)
    assert.equal(again.status, 'ok', again.error_msg)
    assert.deepEqual((again as { commande?: unknown }).commande, (made as { commande?: unknown }).commande)
  })

  it('CART-06 a total that is no amount is refused', async () => {
    const visitor = shop.visitor()
    const { panier } = await readyToOrder(visitor, bowl)
    const fields = { action: 'valide_panier', cle_commande: panier.cle_commande, 'requiredOption[cgv]': 1 }
    assert.equal((await act(visitor, { ...fields, total_vu: 'douze' })).status, 'ko')
    const comma = panier.totaux.total_ttc.toFixed(2).replace('.', ',')
    assert.equal((await act(visitor, { ...fields, total_vu: comma })).status, 'ok')
  })

  it('CART-02 a quote given up in another tab: the order that was read is not paid at other prices', async () => {
    const visitor = shop.visitor()
    const { panier } = await logInDemo(visitor)
    for (const { idligne } of panier.lignes) await act(visitor, { action: 'supArt', value: idligne })
    const quoted = panier.paniers_sauvegardes.at(-1)
    assert.ok(quoted)
    await act(visitor, { action: 'chargePanier', value: quoted.idpanier })
    const read = await chooseAll(visitor)
    assert.ok(read.panier.devis)
    assert.deepEqual(read.panier.lignes.map(({ message }) => message).join(''), '')
    await act(visitor, { action: 'annuledevis' })
    const refused = await send(visitor, read.panier)
    assert.match(refused.error_msg, /^Le total a changé/)
    for (const { message } of refused.panier.lignes) assert.match(message, /^Le prix a changé\s: /)
  })

  it('PAY-01 an order that comes back to the cart says what its prices became', async () => {
    const visitor = shop.visitor()
    await readyToOrder(visitor, bowl)
    const { paiement_url } = await orderToPay(visitor)
    await setPrice(1550)
    await decide(visitor, paiement_url, 'refuser')
    const { panier } = await act(visitor, { action: '' })
    assert.match(plain(panier.lignes[0]?.message ?? ''), /15,50\s€ TTC au lieu de 14,90\s€ TTC/)
  })
})
