import assert from 'node:assert/strict'
import { it } from 'node:test'
import * as v from 'valibot'
import { catalogueRows } from '../../demo/server/seed/rows.ts'
import { cartReply } from '../../src/shop/cart/cart-contract.ts'
import { act, add, cartAddress, goods } from './support/cart.ts'
import { becomeCustomer, chooseAll, logInDemo, readyToOrder } from './support/checkout.ts'
import { onEachDatabase } from './support/databases.ts'

const { articles, references } = catalogueRows()

/** Something that another rate of VAT is due for. */
function findReducedRate() {
  const article = articles.find(({ vatPermille }) => vatPermille === 55)
  const reference = references.find(({ articleId, stock }) => articleId === article?.id && stock > 0)
  return { idarticle: article?.id ?? 0, idreference: reference?.id ?? 0 }
}

const reducedRate = findReducedRate()
const gifts = { idarticle: 1, idreference: 2 }

interface Places {
  villes?: { nom: string; code_postal: string }[]
  relais_liste?: {
    relais_id: string
    relais_params: string
    nom: string
    latitude: string | null
    longitude: string | null
    distance_m: number
    horaires: { jour: string; ouvert: string }[]
  }[]
  points_de_vente?: { idpointdevente: string; ville: string }[]
}

onEachDatabase('avant la commande', (shop) => {
  async function find(visitor: ReturnType<typeof shop.visitor>, fields: Record<string, string>) {
    const reply = await act(visitor, fields)
    return reply as typeof reply & Places
  }

  it('CART-01 chgEtape opens a step, or says why not', async () => {
    const visitor = shop.visitor()
    const empty = await act(visitor, { action: 'chgEtape', value: 'compte' })
    assert.equal(empty.status, 'ko')
    assert.match(empty.error_msg, /panier est vide/)
    assert.equal(empty.panier.etape, 'panier')
    await add(visitor, goods.bowl)
    assert.equal((await act(visitor, { action: 'chgEtape', value: 'compte' })).panier.etape, 'compte')
    const early = await act(visitor, { action: 'chgEtape', value: 'paiement' })
    assert.match(early.error_msg, /Connectez-vous/)
    assert.equal(early.panier.etape, 'compte')
    await becomeCustomer(visitor)
    assert.equal((await act(visitor, { action: 'chgEtape', value: 'paiement' })).panier.etape, 'paiement')
    assert.equal((await act(visitor, { action: '' })).panier.etape, 'paiement')
    assert.equal((await act(visitor, { action: 'chgEtape', value: 'panier' })).panier.etape, 'panier')
    assert.equal((await act(visitor, { action: 'chgEtape', value: 'ailleurs' })).status, 'ko')
  })

  it('CART-01 an empty cart is back at its first step', async () => {
    const visitor = shop.visitor()
    const { ligne = '' } = await add(visitor, goods.bowl)
    await act(visitor, { action: 'chgEtape', value: 'compte' })
    assert.equal((await act(visitor, { action: 'supArt', value: ligne })).panier.etape, 'panier')
  })

  it('CART-04 selOffre prices the delivery by the total, free from an amount', async () => {
    const visitor = shop.visitor()
    assert.equal((await act(visitor, { action: 'selOffre', value: 1 })).status, 'ko')
    const { ligne = '' } = await add(visitor, goods.bowl, 1)
    const expected: [quantity: number, price: number][] = [
      [1, 6.9],
      [3, 4.9],
      [6, 0],
    ]
    await act(visitor, { action: 'selOffre', value: 1 })
    for (const [quantite, price] of expected) {
      const { panier } = await act(visitor, { action: 'modifQte', value: ligne, quantite })
      assert.equal(panier.totaux.livraison_ttc, price)
      assert.equal(panier.offres.find(({ choisie }) => choisie)?.prix_ttc, price)
      assert.equal(Math.round(panier.totaux.total_ttc * 100), Math.round((quantite * goods.bowl.ttc + price) * 100))
    }
    const [home] = (await act(visitor, { action: '' })).panier.offres
    assert.equal(home?.gratuit_des, 80)
    const unknown = await act(visitor, { action: 'selOffre', value: 99 })
    assert.match(unknown.error_msg, /plus proposé/)
    assert.equal(unknown.panier.offres[0]?.choisie, true)
  })

  it('PAY-01 change_moyen_paie takes a way of paying, its bank and its fee', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    const bankOf = (panier: Awaited<ReturnType<typeof act>>['panier']) => {
      const method = panier.moyens_paiement.flatMap(({ moyens }) => moyens).find(({ choisi }) => choisi)
      return [method?.idMoyenPaie, method?.banques.find(({ choisie }) => choisie)?.idModePaiementBanque]
    }
    const open = await act(visitor, { action: 'change_moyen_paie', idMoyenPaie: 1 })
    assert.deepEqual(bankOf(open.panier), ['1', undefined])
    assert.ok(open.panier.blocages.some(({ cible, message }) => cible === 'paiement' && message.includes('banque')))
    const chosen = await act(visitor, { action: 'change_moyen_paie', idMoyenPaie: 1, idModePaiementBanque: 2 })
    assert.deepEqual(bankOf(chosen.panier), ['1', '2'])
    const single = await act(visitor, { action: 'change_moyen_paie', idMoyenPaie: 2, idModePaiementBanque: '' })
    assert.deepEqual(bankOf(single.panier), ['2', '3'])
    assert.equal(single.panier.totaux.frais_paiement_ttc, 1.5)
    assert.equal(single.panier.totaux.total_ttc, 16.4)
    const wrong = await act(visitor, { action: 'change_moyen_paie', idMoyenPaie: 3, idModePaiementBanque: 1 })
    assert.equal(wrong.status, 'ko')
    assert.deepEqual(bankOf(wrong.panier), ['2', '3'])
    assert.equal((await act(visitor, { action: 'change_moyen_paie', idMoyenPaie: 77 })).status, 'ko')
  })

  it('CART-04 add_ref_catalogue adds by the code of the catalogue, in any case', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    const code = (await act(visitor, { action: '' })).panier.lignes[0]?.reference ?? ''
    const added = await act(visitor, { action: 'add_ref_catalogue', value: ` ${code.toLowerCase()} `, quantite: 2 })
    assert.equal(added.panier.lignes[0]?.quantite, 3)
    assert.equal((await act(visitor, { action: 'add_ref_catalogue', value: code })).panier.nb_articles, 4)
    const unknown = await act(visitor, { action: 'add_ref_catalogue', value: 'RIEN-1' })
    assert.match(unknown.error_msg, /n’existe pas/)
    assert.match((await act(visitor, { action: 'add_ref_catalogue', value: '' })).error_msg, /Saisissez/)
  })

  it('CART-04 usePtsFidelite takes points off, never more than there are or than the cart is worth', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    assert.match((await act(visitor, { action: 'usePtsFidelite', value: 10 })).error_msg, /Connectez-vous/)
    const { panier } = await logInDemo(visitor)
    const points = panier.fidelite?.points ?? 0
    assert.ok(points >= 120)
    const over = await act(visitor, { action: 'usePtsFidelite', value: points + 1 })
    assert.match(over.error_msg, new RegExp(`${points} points`))
    const used = await act(visitor, { action: 'usePtsFidelite', value: 100 })
    assert.deepEqual(used.panier.fidelite?.utilises, 100)
    assert.equal(used.panier.totaux.fidelite_ttc, 5)
    assert.equal(Math.round((panier.totaux.total_ttc - used.panier.totaux.total_ttc) * 100), 500)
    const none = await act(visitor, { action: 'usePtsFidelite', value: 0 })
    assert.equal(none.panier.totaux.total_ttc, panier.totaux.total_ttc)
    assert.equal((await act(visitor, { action: 'usePtsFidelite', value: -5 })).status, 'ko')
  })

  it('CART-02 infossup keeps what is right and says what is not', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    const kept = await act(visitor, {
      action: 'infossup',
      message: 'Sonnez deux fois',
      'infossup[date_livraison]': '2999-01-31',
    })
    const values = Object.fromEntries(kept.panier.infos_sup.map(({ name, valeur }) => [name, valeur]))
    assert.deepEqual(values, { message: 'Sonnez deux fois', date_livraison: '2999-01-31' })
    const wrongs: [day: string, message: RegExp][] = [
      ['2001-01-01', /à venir/],
      ['31/01/2999', /existe/],
      ['2999-02-31', /existe/],
    ]
    for (const [day, message] of wrongs) {
      const refused = await act(visitor, { action: 'infossup', date_livraison: day, message: 'autre' })
      assert.match(refused.error_msg, message, day)
      assert.deepEqual(
        v.parse(cartReply, refused).errors.map(({ field }) => field),
        ['date_livraison'],
      )
      assert.equal(refused.panier.infos_sup[0]?.valeur, 'Sonnez deux fois')
    }
  })

  it('CART-05 requiredOption goes with any action, and is kept', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    const cgv = async (fields: Record<string, string | number>) =>
      (await act(visitor, fields)).panier.options.find(({ name }) => name === 'cgv')?.valeur
    assert.equal(await cgv({ action: '' }), 0)
    assert.equal(await cgv({ action: 'selOffre', value: 2, 'requiredOption[cgv]': 1 }), 1)
    assert.equal(await cgv({ action: '' }), 1)
    assert.equal(await cgv({ action: '', 'requiredOption[cgv]': 0, 'requiredOption[inconnue]': 1 }), 0)
  })

  it('CART-02 chargePanier brings a saved cart back, and annuledevis gives its agreed prices up', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.scarceBowl)
    const { panier } = await logInDemo(visitor)
    const [plain, quoted] = panier.paniers_sauvegardes
    assert.ok(plain && quoted)
    const loaded = await act(visitor, { action: 'chargePanier', value: plain.idpanier })
    assert.ok(loaded.panier.lignes.length > panier.lignes.length)
    assert.equal(loaded.panier.devis, null)
    const withQuote = await act(visitor, { action: 'chargePanier', value: quoted.idpanier })
    assert.equal(withQuote.panier.devis?.numero, 'D-2026-0004')
    const priceOf = (reply: typeof withQuote) =>
      reply.panier.lignes.find(({ idreference }) => idreference === '1')?.prix_unitaire_ttc
    assert.equal(priceOf(withQuote), 11.9)
    const given = await act(visitor, { action: 'annuledevis' })
    assert.equal(given.panier.devis, null)
    assert.equal(priceOf(given), goods.bowl.ttc)
    assert.equal(given.panier.nb_articles, withQuote.panier.nb_articles)
    const stranger = shop.visitor()
    await becomeCustomer(stranger)
    assert.match(
      (await act(stranger, { action: 'chargePanier', value: quoted.idpanier })).error_msg,
      /pas dans votre compte/,
    )
  })

  it('RELAY-01 searchVille knows every commune of a postal code, and nothing else than five digits', async () => {
    const visitor = shop.visitor()
    const many = await find(visitor, { action: 'searchVille', value: '54 490' })
    assert.ok((many.villes?.length ?? 0) > 3)
    assert.ok(many.villes?.every(({ code_postal }) => code_postal === '54490'))
    assert.equal(many.relais_liste, undefined)
    const single = await find(visitor, { action: 'searchVille', value: '29200' })
    assert.deepEqual(single.villes, [{ nom: 'Brest', code_postal: '29200' }])
    assert.ok(single.relais_liste)
    assert.deepEqual((await find(visitor, { action: 'searchVille', value: '00000' })).villes, [])
    for (const value of ['2920', '292000', 'Brest'])
      assert.equal((await find(visitor, { action: 'searchVille', value })).status, 'ko', value)
  })

  it('RELAY-01 refreshRelais lists points as carriers give them: zeros in front, decimal commas, holes', async () => {
    const visitor = shop.visitor()
    const { relais_liste: brest = [] } = await find(visitor, {
      action: 'refreshRelais',
      code_postal: '29200',
      ville: 'Brest',
    })
    assert.ok(brest.length >= 3)
    for (const { relais_id, latitude, longitude, horaires } of brest) {
      assert.match(relais_id, /^00\d{4}$/)
      assert.equal(horaires.length, 7)
      if (latitude !== null) assert.match(`${latitude} ${longitude}`, /^48,\d{7} -4,\d{7}$/)
    }
    assert.equal(new Set(brest.map(({ relais_id }) => relais_id)).size, brest.length)
    assert.deepEqual(
      brest.map(({ distance_m }) => distance_m),
      brest.map(({ distance_m }) => distance_m).sort((a, b) => a - b),
    )
    const again = await find(shop.visitor(), { action: 'refreshRelais', code_postal: '29200', ville: 'brest' })
    assert.deepEqual(again.relais_liste, brest)
    const villages = await find(visitor, { action: 'refreshRelais', code_postal: '54260', ville: 'Longuyon' })
    assert.ok(villages.relais_liste?.every(({ latitude }) => latitude === null))
    const nowhere = await find(visitor, { action: 'refreshRelais', code_postal: '29200', ville: 'Atlantis' })
    assert.deepEqual(nowhere.relais_liste, [])
  })

  it('RELAY-01 selectRelais keeps a real point alone, and remembers it when asked', async () => {
    const visitor = shop.visitor()
    const email = await becomeCustomer(visitor)
    await add(visitor, goods.bowl)
    await act(visitor, { action: 'selOffre', value: 2 })
    const { relais_liste: points = [] } = await find(visitor, { action: 'searchVille', value: '29200' })
    const [point] = points
    assert.ok(point)
    const { relais_id, relais_params, nom } = point
    const forged = await act(visitor, { action: 'selectRelais', relais_id: '999999', relais_params })
    assert.equal(forged.status, 'ko')
    assert.ok(forged.panier.blocages.some(({ cible }) => cible === 'relais'))
    assert.equal((await act(visitor, { action: 'selectRelais', relais_id, relais_params: 'n’importe' })).status, 'ko')
    const chosen = await act(visitor, { action: 'selectRelais', relais_id, relais_params, relais_pref: 1 })
    assert.deepEqual([chosen.panier.relais?.relais_id, chosen.panier.relais?.nom], [relais_id, nom])
    assert.ok(!chosen.panier.blocages.some(({ cible }) => cible === 'relais'))
    const elsewhere = shop.visitor()
    await add(elsewhere, goods.bowl)
    const { panier } = await act(elsewhere, { action: 'connexion', email, password: 'un-secret-assez-long' })
    assert.equal(panier.relais?.relais_id, relais_id)
  })

  it('CART-04 getpointsdevente lists the shops, change_idpointdevente chooses one, in both spellings', async () => {
    const visitor = shop.visitor()
    await readyToOrder(visitor)
    await chooseAll(visitor, { offer: 3 })
    const nested = { 'panierv3[action]': 'getpointsdevente', 'panierv3[value]': '35400' }
    assert.deepEqual(
      (await find(visitor, nested)).points_de_vente?.map(({ ville }) => ville),
      ['Saint-Malo'],
    )
    const all = await find(visitor, { 'panierv3[action]': 'getpointsdevente' })
    assert.equal(all.points_de_vente?.length, 3)
    assert.ok(all.panier.blocages.some(({ cible }) => cible === 'point_de_vente'))
    const chosen = await act(visitor, { 'panierv3[action]': 'change_idpointdevente', 'panierv3[value]': '2' })
    assert.equal(chosen.panier.points_de_vente.find(({ choisi }) => choisi)?.ville, 'Saint-Malo')
    assert.ok(!chosen.panier.blocages.some(({ cible }) => cible === 'point_de_vente'))
    assert.equal((await act(visitor, { action: 'change_idpointdevente', value: 9 })).status, 'ko')
  })

  it('CART-02 blocages say everything that is missing, and end with nothing', async () => {
    const visitor = shop.visitor()
    const targets = async (fields: Record<string, string | number> = { action: '' }) =>
      (await act(visitor, fields)).panier.blocages.map(({ cible }) => cible)
    assert.deepEqual(await targets(), ['lignes'])
    await add(visitor, gifts)
    assert.deepEqual(await targets(), ['adresse', 'offre', 'paiement', 'options'])
    assert.equal('livraison_ttc' in (await act(visitor, { action: '' })).panier.totaux, false)
    await becomeCustomer(visitor)
    assert.deepEqual(await targets(), ['offre', 'paiement', 'options'])
    await chooseAll(visitor)
    assert.deepEqual(await targets({ action: '', 'requiredOption[cgv]': 1 }), [])
  })

  it('CART-04 amounts add up: articles, code, points, delivery, fee, and the VAT of each rate', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl, 3)
    await add(visitor, reducedRate)
    await logInDemo(visitor)
    await act(visitor, { action: 'useCodePromo', value: 'BIENVENUE' })
    await act(visitor, { action: 'usePtsFidelite', value: 33 })
    const { panier } = await chooseAll(visitor, { method: 2, bank: 3 })
    const cents = (euros: number): number => Math.round(euros * 100)
    const { totaux: t } = panier
    assert.ok(t.tva.length > 1)
    assert.equal(
      cents(t.articles_ttc) -
        cents(t.remise_ttc) -
        cents(t.fidelite_ttc) +
        cents(t.livraison_ttc ?? 0) +
        cents(t.frais_paiement_ttc),
      cents(t.total_ttc),
    )
    const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)
    assert.equal(sum(t.tva.map(({ base }) => cents(base))), cents(t.total_ht))
    assert.equal(sum(t.tva.map(({ montant }) => cents(montant))), cents(t.total_ttc) - cents(t.total_ht))
    for (const { taux, base, montant } of t.tva) {
      const tax = ((cents(base) + cents(montant)) * taux) / (100 + taux)
      assert.ok(Math.abs(tax - cents(montant)) <= 0.51, `${taux} %`)
    }
  })

  it('CART-02 in HTML the same actions answer with the cart’s own view, refusals as alert-danger', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    await logInDemo(visitor)
    await act(visitor, { action: 'chgEtape', value: 'paiement' })
    const html = `/html${cartAddress}`
    const offer = await visitor.post(html, { action: 'selOffre', value: 2 })
    assert.match(offer.headers['content-type'] ?? '', /text\/html/)
    assert.match(offer.text, /data-flx-action="searchVille"/)
    const towns = await visitor.post(html, { action: 'searchVille', value: '54490' })
    assert.match(towns.text, /data-flx-action="refreshRelais"/)
    const points = await visitor.post(html, { action: 'refreshRelais', code_postal: '29200', ville: 'Brest' })
    assert.match(points.text, /data-flx-action="selectRelais"/)
    const refused = await visitor.post(html, { action: 'selOffre', value: 99 })
    assert.match(refused.text, /alert-danger/)
  })

  it('RELAY-01 without script the search goes on in the address of the cart', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    await logInDemo(visitor)
    await act(visitor, { action: 'chgEtape', value: 'paiement' })
    await act(visitor, { action: 'selOffre', value: 2 })
    const answer = await visitor.submit(cartAddress, { action: 'searchVille', value: '29200' }, '/panier')
    assert.equal(answer.headers.location, '/panier?code_postal=29200')
    assert.match((await visitor.get('/panier?code_postal=29200')).text, /data-flx-action="selectRelais"/)
  })
})
