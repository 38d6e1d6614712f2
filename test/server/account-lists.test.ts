import assert from 'node:assert/strict'
import { it } from 'node:test'
import { eq } from 'drizzle-orm'
import { customers, loyaltyMoves, orders } from '../../demo/server/schema.ts'
import { administrator } from '../../demo/server/seed/customers.ts'
import type { WireList } from '../../src/account/account/account-contract.ts'
import { addMonths } from '../../src/core/french/day.ts'
import { act, add, goods } from './support/cart.ts'
import { becomeCustomer, chooseAll, decide, logInDemo, order, orderToPay, readyToOrder } from './support/checkout.ts'
import { onPostgreSQL } from './support/databases.ts'
import type { Visitor } from './support/visitor.ts'
import { book, findWorkshop, slotsOf, valuesOf } from './support/workshop.ts'

const folder = '/globalflexit/ajax/modules/boutique/compte/'
const service = `${folder}traitement.php`

async function listOf(visitor: Visitor, name: string, query = ''): Promise<WireList> {
  const answer = await visitor.get(`${folder}?p=boutique-compte:${name}&id_page=4${query}`)
  assert.equal(answer.status, 200, answer.text)
  return answer.json() as WireList
}

interface Said {
  status: string
  error_msg: string
  info_msg: string
  url: string
  title: string
  html: string
}

const ask = async (visitor: Visitor, fields: Record<string, string | number>): Promise<Said> =>
  (await visitor.post(service, fields)).json() as Said

const titles = ({ lignes }: WireList): string[] => lignes.map(({ titre }) => titre)

/** A customer with an order that waits for its transfer. */
async function withAwaiting(visitor: Visitor): Promise<string> {
  await becomeCustomer(visitor)
  await add(visitor, goods.bowl, 2)
  await chooseAll(visitor, { method: 3, bank: 0 })
  const { commande, error_msg } = await order(visitor)
  assert.ok(commande, error_msg)
  return commande.numero
}

onPostgreSQL('listes du compte', (shop) => {
  it('ACC-01 each section is a page with its list, its own link the current one; without a login, a form', async () => {
    const visitor = shop.visitor()
    await becomeCustomer(visitor)
    for (const [slug, name] of [
      ['commandes', 'liste_cmd'],
      ['reservations', 'liste_reservations'],
      ['paniers', 'liste_panier'],
      ['avoirs', 'liste_avoir'],
      ['fidelite', 'liste_fidelite'],
      ['abonnements', 'liste_abonnements'],
      ['factures', 'liste_factures'],
    ]) {
      const { status, text } = await visitor.get(`/compte/${slug}`)
      assert.equal(status, 200)
      assert.match(text, new RegExp(`data-flx-list="${name}"`))
      assert.match(text, new RegExp(`href="/compte/${slug}" aria-current="page"`))
      assert.match((await shop.visitor().get(`/compte/${slug}`)).text, /name="action" value="login"/)
    }
    assert.equal((await visitor.get('/compte/ailleurs')).status, 404)
  })

  it('ACC-02 lists answer JSON under one mount and HTML under the other, by GET and POST; 401 without a login', async () => {
    const visitor = shop.visitor()
    const number = await withAwaiting(visitor)
    assert.deepEqual(titles(await listOf(visitor, 'liste_cmd')), [`Commande ${number}`])
    const address = `/html${folder}?p=boutique-compte:liste_cmd`
    for (const answer of [await visitor.get(address), await visitor.post(address, { id_page: 4 })]) {
      assert.match(String(answer.headers['content-type']), /html/)
      assert.match(answer.text, new RegExp(`data-flx-list="liste_cmd".+Commande ${number}`))
      assert.match(answer.text, /action="\/html\/globalflexit/)
    }
    const refused = await shop.visitor().get(`${folder}?p=boutique-compte:liste_cmd`)
    assert.deepEqual([refused.status, refused.text.includes('Connectez-vous')], [401, true])
    assert.equal((await shop.visitor().post(service, { action: 'stopRecur', idabo: 1 })).status, 401)
  })

  it('ACC-02 orders are filtered by state and year, page by page; what no filter and no page is does no harm', async () => {
    const visitor = shop.visitor()
    const email = await becomeCustomer(visitor)
    await add(visitor, goods.bowl)
    await chooseAll(visitor)
    const [customer] = await shop.db().select().from(customers).where(eq(customers.email, email))
    const { commande } = await order(visitor)
    const [made] = await shop
      .db()
      .select()
      .from(orders)
      .where(eq(orders.number, commande?.numero ?? ''))
    assert.ok(made && customer)
    const { id: _id, ...row } = made
    const older = Array.from({ length: 23 }, (_, index) => ({
      ...row,
      number: `C-2024-${customer.id}-${index}`,
      key: crypto.randomUUID(),
      status: 'paid' as const,
      expiresAt: null,
      createdAt: new Date('2024-12-31T23:30:00Z'),
    }))
    for (const first of older.slice(0, 1)) first.createdAt = new Date('2024-12-31T22:30:00Z')
    await shop.db().insert(orders).values(older)
    const first = await listOf(visitor, 'liste_cmd')
    assert.deepEqual([first.lignes.length, first.total, first.pages, first.precedente], [10, 24, 3, ''])
    assert.equal(first.suivante, '/compte/commandes?page=2')
    assert.deepEqual(
      first.filtres?.map(({ choix }) => choix?.map(({ libelle }) => libelle)),
      [
        ['Toutes', 'À payer', 'Payées'],
        ['Toutes', String(new Date().getFullYear()), '2025', '2024'],
      ],
    )
    const last = await listOf(visitor, 'liste_cmd', '&page=3')
    assert.deepEqual([last.lignes.length, last.suivante], [4, ''])
    // The year is that of the shop, an hour before that of the meridian.
    assert.equal((await listOf(visitor, 'liste_cmd', '&annee=2025')).total, 22)
    assert.equal((await listOf(visitor, 'liste_cmd', '&annee=2024')).total, 1)
    const owed = await listOf(visitor, 'liste_cmd', '&etat=a-payer')
    assert.deepEqual(titles(owed), [`Commande ${commande?.numero}`])
    const current = owed.filtres?.[0]?.choix?.find(({ actif }) => actif)
    assert.equal(current?.libelle, 'À payer')
    const none = await listOf(visitor, 'liste_cmd', '&etat=abandonnees')
    assert.deepEqual([none.lignes.length, none.vide_libelle], [0, 'Toutes les commandes'])
    for (const query of ['&page=0', '&page=-4', '&page=1e9', '&page=99999', '&etat=constructor', '&annee=12'])
      assert.ok((await listOf(visitor, 'liste_cmd', query)).lignes.length > 0, query)
  })

  it('ACC-02 an order is ordered again, as far as there is stock; not that of another', async () => {
    const visitor = shop.visitor()
    await withAwaiting(visitor)
    const { lignes, filtres } = await listOf(visitor, 'liste_cmd')
    assert.deepEqual(filtres, [], 'filters where one page shows all')
    const [row] = lignes
    const again = row?.actions?.find(({ action }) => action === 'recommande')
    const id = String(again?.champs?.['id'])
    const said = await ask(visitor, { action: 'recommande', id })
    assert.deepEqual([said.status, said.url], ['ok', '/panier'])
    const { panier } = await act(visitor, { action: '' })
    assert.deepEqual(
      panier.lignes.map(({ quantite }) => quantite),
      [2],
    )
    const stranger = shop.visitor()
    await becomeCustomer(stranger)
    assert.match((await ask(stranger, { action: 'recommande', id })).error_msg, /pas dans votre compte/)
    assert.match((await ask(stranger, { action: 'recommande', id: 'x' })).error_msg, /pas valable/)
    const plain = await visitor.submit(service, { action: 'recommande', id }, '/compte/commandes')
    assert.equal(plain.headers.location, '/panier')
  })

  it('ACC-02 points that orders give, take and give back are moves whose sum is the balance', async () => {
    const visitor = shop.visitor()
    await readyToOrder(visitor)
    const paid = await orderToPay(visitor)
    await decide(visitor, paid.paiement_url, 'accepter')
    const gained = await listOf(visitor, 'liste_fidelite')
    assert.equal(gained.lignes[0]?.points, Math.floor(paid.total_ttc))
    await add(visitor, goods.bowl)
    await act(visitor, { action: 'usePtsFidelite', value: 10 })
    await chooseAll(visitor)
    const refused = await orderToPay(visitor)
    assert.equal((await listOf(visitor, 'liste_fidelite')).lignes[0]?.points, -10)
    await decide(visitor, refused.paiement_url, 'refuser')
    const { lignes, resume } = await listOf(visitor, 'liste_fidelite')
    assert.deepEqual(
      lignes.map(({ points }) => points),
      [10, -10, Math.floor(paid.total_ttc)],
    )
    const sum = lignes.reduce((total, { points }) => total + Number(points), 0)
    assert.match(String(resume?.[0]?.valeur), new RegExp(`^${sum} point`))
    for (const { id, points } of await shop.db().select().from(customers)) {
      const moves = await shop.db().select().from(loyaltyMoves).where(eq(loyaltyMoves.customerId, id))
      assert.equal(
        moves.reduce((total, move) => total + move.points, 0),
        points,
      )
    }
  })

  it('ACC-02 a cart is put aside, renamed, taken up again and removed; nobody else reaches it', async () => {
    const visitor = shop.visitor()
    await becomeCustomer(visitor)
    assert.match((await ask(visitor, { action: 'enregistre_panier', nom: 'Noël' })).error_msg, /vide/)
    await add(visitor, goods.bowl, 2)
    assert.match((await ask(visitor, { action: 'enregistre_panier', nom: '   ' })).error_msg, /Donnez un nom/)
    assert.equal((await ask(visitor, { action: 'enregistre_panier', nom: 'Noël' })).status, 'ok')
    const [kept] = (await listOf(visitor, 'liste_panier')).lignes
    const id = Number(kept?.id)
    assert.equal(kept?.titre, 'Noël')
    const stranger = shop.visitor()
    await becomeCustomer(stranger)
    for (const action of ['renomme_panier', 'charge_panier'])
      assert.match((await ask(stranger, { action, id, nom: 'À moi' })).error_msg, /dans votre compte/)
    await ask(stranger, { action: 'supprime_panier', id })
    await ask(visitor, { action: 'renomme_panier', id, nom: '<b>Été</b>' })
    assert.deepEqual(titles(await listOf(visitor, 'liste_panier')), ['<b>Été</b>'])
    assert.match((await visitor.get('/compte/paniers')).text, /&lt;b&gt;Été/)
    await act(visitor, {
      action: 'supArt',
      value: (await act(visitor, { action: '' })).panier.lignes[0]?.idligne ?? '',
    })
    assert.equal((await ask(visitor, { action: 'charge_panier', id })).url, '/panier')
    assert.equal((await act(visitor, { action: '' })).panier.lignes.length, 1)
    await ask(visitor, { action: 'supprime_panier', id })
    assert.equal((await ask(visitor, { action: 'supprime_panier', id })).status, 'ok')
    assert.deepEqual(titles(await listOf(visitor, 'liste_panier')), [])
  })

  it('ACC-02 a booking that is paid is cancelled: its places are free, its money is a credit note, once', async () => {
    const visitor = shop.visitor()
    await becomeCustomer(visitor)
    const workshop = await findWorkshop(visitor)
    const days = (await slotsOf(visitor, workshop.idarticle)).jours
    let value = ''
    for (const { date } of days.slice(-7)) {
      const day = await slotsOf(visitor, workshop.idarticle, date)
      value ||= valuesOf({ ...day, creneaux: day.creneaux.filter(({ places }) => places >= 2) })[0] ?? ''
    }
    assert.equal((await book(visitor, workshop, value, 2)).result, 1)
    await act(visitor, { action: 'change_moyen_paie', idMoyenPaie: 1, idModePaiementBanque: 1 })
    const paid = await orderToPay(visitor)
    await decide(visitor, paid.paiement_url, 'accepter')
    const free = async () =>
      (await slotsOf(shop.visitor(), workshop.idarticle, value.split('|')[0])).creneaux.find(
        ({ idcreneau }) => idcreneau === value.split('|')[2],
      )?.places
    const taken = Number(await free())
    const [booking] = (await listOf(visitor, 'liste_reservations')).lignes
    const stranger = shop.visitor()
    await becomeCustomer(stranger)
    const request = { action: 'annule_reservation', id: Number(booking?.id) }
    assert.match((await ask(stranger, request)).error_msg, /pas, ou n’est plus/)
    assert.match((await ask(visitor, request)).info_msg, /L’avoir R-\d{4}-\d{6}/)
    assert.match((await ask(visitor, request)).error_msg, /n’est plus/)
    assert.equal(await free(), taken + 2)
    const notes = await listOf(visitor, 'liste_avoir')
    assert.deepEqual(
      notes.lignes.map(({ montant }) => montant),
      [paid.total_ttc],
    )
    assert.equal((await listOf(visitor, 'liste_reservations')).lignes.length, 0)
    const manager = shop.visitor()
    await act(manager, { action: 'connexion', ...administrator })
    const avoir = String(notes.lignes[0]?.id)
    assert.match((await manager.get('/gerance/remboursements')).text, new RegExp(`Avoir ${avoir}`))
    await manager.submit('/gerance/remboursements', { avoir }, '/gerance/remboursements')
    assert.equal((await listOf(visitor, 'liste_avoir')).lignes[0]?.etat?.libelle, 'Remboursé')
    const { resume } = await listOf(visitor, 'liste_fidelite')
    assert.equal(resume?.[0]?.valeur, '0 point')
  })

  it('ACC-02 money that came too late is a credit note, and says so once it was given back', async () => {
    const visitor = shop.visitor()
    await readyToOrder(visitor)
    const made = await orderToPay(visitor)
    await decide(visitor, made.paiement_url, 'refuser')
    await decide(visitor, made.paiement_url, 'accepter')
    const due = await listOf(visitor, 'liste_avoir')
    assert.deepEqual([due.lignes[0]?.etat?.libelle, due.lignes[0]?.montant], ['À rembourser', made.total_ttc])
    const manager = shop.visitor()
    await act(manager, { action: 'connexion', ...administrator })
    await manager.submit('/gerance/remboursements', { commande: made.numero }, '/gerance/remboursements')
    const settled = await listOf(visitor, 'liste_avoir')
    assert.deepEqual([settled.lignes[0]?.etat?.libelle, settled.resume], ['Remboursé', []])
  })

  it('ACC-03 a subscription is stopped and taken up again, each once, told by mail; not that of another', async () => {
    const visitor = shop.visitor()
    await logInDemo(visitor)
    const stranger = shop.visitor()
    await becomeCustomer(stranger)
    const row = async () => (await listOf(visitor, 'liste_abonnements')).lignes.find(({ titre }) => /thé/.test(titre))
    const idabo = Number((await row())?.id)
    assert.equal((await row())?.etat?.libelle, 'En cours')
    assert.match((await ask(stranger, { action: 'stopRecur', idabo })).error_msg, /pas dans votre compte/)
    for (let times = 0; times < 2; times++)
      assert.match((await ask(visitor, { action: 'stopRecur', idabo })).info_msg, /est arrêté/)
    const stopped = await row()
    assert.equal(stopped?.etat?.libelle, 'Arrêté')
    assert.equal(stopped?.historique?.filter((text) => /: arrêt$/.test(text)).length, 1)
    assert.match((await visitor.get('/courriels')).text, /Votre abonnement «\sLe thé du mois/)
    assert.match((await ask(visitor, { action: 'startRecur', idabo })).info_msg, /reprend/)
    assert.equal((await row())?.etat?.libelle, 'En cours')
    const plain = await visitor.submit(service, { action: 'stopRecur', idabo }, '/compte/abonnements')
    assert.equal(plain.headers.location, '/compte/abonnements')
    assert.match((await visitor.get('/compte/abonnements')).text, /est arrêté/)
    await ask(visitor, { action: 'startRecur', idabo })
  })

  it('ACC-03 majPaiement gives the ways of paying, then takes one; the page without script has the same', async () => {
    const visitor = shop.visitor()
    await logInDemo(visitor)
    const { lignes } = await listOf(visitor, 'liste_abonnements')
    const idabo = Number(lignes[0]?.id)
    const asked = await ask(visitor, { action: 'majPaiement', idabo, id_page: 4 })
    assert.match(asked.html, /name="idmoyenpaie"/)
    assert.match((await ask(visitor, { action: 'majPaiement', idabo, idmoyenpaie: 4 })).error_msg, /pas proposé/)
    assert.match((await ask(visitor, { action: 'majPaiement', idabo, idmoyenpaie: 1 })).info_msg, /Carte bancaire/)
    const plain = await visitor.submit(service, { action: 'majPaiement', idabo }, '/compte/abonnements')
    assert.equal(plain.headers.location, `/compte/abonnements?payer=${idabo}`)
    assert.match((await visitor.get(String(plain.headers.location))).text, /name="idmoyenpaie"/)
  })

  it('ACC-03 the same day of each month, the last one of those that are too short', () => {
    assert.deepEqual(
      [1, 2, 13].map((months) => addMonths('2026-01-31', months)),
      ['2026-02-28', '2026-03-31', '2027-02-28'],
    )
  })

  it('ACC-04 payer_facture gives title and html, then a bank; a bank that says no leaves the order as it was', async () => {
    const visitor = shop.visitor()
    const number = await withAwaiting(visitor)
    const row = async () => (await listOf(visitor, 'liste_cmd')).lignes[0]
    const pay = (await row())?.actions?.find(({ action }) => action === 'payer_facture')
    const fields = { action: 'payer_facture', classname: 'commande', id_page: 4, id: String(pay?.champs?.['id']) }
    const { title, html } = await ask(visitor, fields)
    assert.equal(title, 'Payer votre commande')
    assert.match(html, new RegExp(`${number}.+name="idmoyenpaie"`))
    assert.match((await ask(visitor, { ...fields, idmoyenpaie: 3 })).html, /IBAN/)
    assert.match((await ask(visitor, { ...fields, idmoyenpaie: 99 })).error_msg, /pas proposé/)
    const stranger = shop.visitor()
    await becomeCustomer(stranger)
    assert.match((await ask(stranger, fields)).error_msg, /rien à payer/)
    const { url } = await ask(visitor, { ...fields, idmoyenpaie: 1 })
    assert.match(url, /^\/banque\//)
    assert.match((await ask(visitor, { ...fields, idmoyenpaie: 1 })).error_msg, /rien à payer/)
    await decide(visitor, url, 'refuser')
    assert.equal((await row())?.etat?.libelle, 'En attente du règlement')
    const again = await ask(visitor, { ...fields, idmoyenpaie: 1 })
    await decide(visitor, again.url, 'accepter')
    assert.equal((await row())?.etat?.libelle, 'Payée')
    const invoice = (await listOf(visitor, 'liste_factures')).lignes[0]
    const file = invoice?.actions?.find(({ libelle }) => libelle === 'Facture (PDF)')?.adresse ?? ''
    assert.match(String((await visitor.get(file)).headers['content-type']), /pdf/)
    const plain = await visitor.submit(service, fields, '/compte/commandes')
    assert.equal(plain.headers.location, '/compte/commandes')
  })
})
