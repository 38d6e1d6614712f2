import assert from 'node:assert/strict'
import { it } from 'node:test'
import { act, add, cartAddress, goods } from './support/cart.ts'
import { becomeCustomer, chooseAll, logInDemo, readyToOrder } from './support/checkout.ts'
import { onPostgreSQL } from './support/databases.ts'

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

type Point = NonNullable<Places['relais_liste']>[number]
const pointOf = ({ relais_id, relais_params }: Point) => ({ relais_id, relais_params })

onPostgreSQL('points relais', (shop) => {
  async function find(visitor: ReturnType<typeof shop.visitor>, fields: Record<string, string>) {
    const reply = await act(visitor, fields)
    return reply as typeof reply & Places
  }

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
    assert.equal(Number(chosen.panier.relais?.relais_pref), 1)
    const elsewhere = shop.visitor()
    await add(elsewhere, goods.bowl)
    const { panier } = await act(elsewhere, { action: 'connexion', email, password: 'un-secret-assez-long' })
    assert.deepEqual([panier.relais?.relais_id, Number(panier.relais?.relais_pref)], [relais_id, 1])
  })

  it('RELAY-01 relais_pref says whether the chosen point is kept; the same one without it is forgotten', async () => {
    const visitor = shop.visitor()
    await becomeCustomer(visitor)
    await add(visitor, goods.bowl)
    await act(visitor, { action: 'selOffre', value: 2 })
    const { relais_liste: points = [] } = await find(visitor, { action: 'searchVille', value: '29200' })
    const choose = async (index: number, relais_pref?: string) => {
      const { relais_id = '', relais_params = '' } = points[index] ?? {}
      const fields = { action: 'selectRelais', relais_id, relais_params, ...(relais_pref ? { relais_pref } : {}) }
      return Number((await act(visitor, fields)).panier.relais?.relais_pref)
    }
    assert.equal(await choose(0, '1'), 1)
    assert.equal(Number((await act(visitor, { action: 'selOffre', value: 1 })).panier.relais?.relais_pref), 1)
    assert.equal(await choose(1, '0'), 0)
    assert.equal(await choose(1, '1'), 1)
    assert.equal(await choose(1), 0)
    assert.equal(await choose(0), 0)
  })

  it('CART-04 getpointsdevente lists the shops, change_idpointdevente chooses one, in both spellings', async () => {
    const visitor = shop.visitor()
    await readyToOrder(visitor)
    await chooseAll(visitor, { offer: 3 })
    const nested = { 'panierv3[action]': 'getpointsdevente', 'panierv3[value]': '35400' }
    assert.equal((await find(visitor, nested)).points_de_vente?.[0]?.ville, 'Saint-Malo')
    const all = await find(visitor, { 'panierv3[action]': 'getpointsdevente' })
    assert.equal(all.points_de_vente?.length, 3)
    assert.ok(all.panier.blocages.some(({ cible }) => cible === 'point_de_vente'))
    const chosen = await act(visitor, { 'panierv3[action]': 'change_idpointdevente', 'panierv3[value]': '2' })
    assert.equal(chosen.panier.points_de_vente.find(({ choisi }) => choisi)?.ville, 'Saint-Malo')
    assert.ok(!chosen.panier.blocages.some(({ cible }) => cible === 'point_de_vente'))
    assert.equal((await act(visitor, { action: 'change_idpointdevente', value: 9 })).status, 'ko')
  })

  it('RELAY-01 CART-03 an order says the relay point that was seen: another one is refused, and relais_pref keeps it', async () => {
    const visitor = shop.visitor()
    await readyToOrder(visitor)
    await act(visitor, { action: 'selOffre', value: 2 })
    const { relais_liste: points = [] } = await find(visitor, { action: 'searchVille', value: '29200' })
    const [seen, other] = points
    assert.ok(seen && other)
    const { panier } = await act(visitor, { action: 'selectRelais', ...pointOf(other) })
    const asked = { action: 'valide_panier', cle_commande: panier.cle_commande, 'requiredOption[cgv]': 1 }
    const refused = await act(visitor, { ...asked, ...pointOf(seen) })
    assert.equal(refused.status, 'ko')
    assert.match(refused.error_msg, /Le point relais a changé/)
    assert.equal(refused.panier.relais?.relais_id, other.relais_id)
    assert.equal((await act(visitor, { ...asked, ...pointOf(other), relais_params: 'autre' })).status, 'ko')
    assert.equal((await act(visitor, { ...asked, ...pointOf(other), relais_pref: 1 })).status, 'ok')
    const { panier: next } = await add(visitor, goods.bowl)
    assert.deepEqual([next.relais?.relais_id, Number(next.relais?.relais_pref)], [other.relais_id, 1])
  })

  it('RELAY-01 without script the search goes on in the address of the cart', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    await logInDemo(visitor)
    await act(visitor, { action: 'selOffre', value: 2 })
    const asked = { action: 'searchVille', value: '29200' }
    const answer = await visitor.submit(`${cartAddress}?etape=paiement`, asked, '/panier?etape=paiement')
    assert.equal(answer.headers.location, '/panier?code_postal=29200&etape=paiement')
    assert.match((await visitor.get(String(answer.headers.location))).text, /data-flx-action="selectRelais"/)
  })
})
