import assert from 'node:assert/strict'
import { it } from 'node:test'
import { demoAccount } from '../../demo/server/seed/customers.ts'
import { formatHourRange } from '../../src/core/french/time.ts'
import { act } from './support/cart.ts'
import { becomeCustomer, order } from './support/checkout.ts'
import { onPostgreSQL } from './support/databases.ts'
import { extranet } from './support/extranet.ts'
import type { Visitor } from './support/visitor.ts'
import { articleAddress, book, findWorkshop, move, slotsOf, valuesOf, type Workshop } from './support/workshop.ts'

const list = (name: string, mount = '') =>
  `${mount}/globalflexit/ajax/modules/boutique/compte/?p=boutique-compte:${name}`

/** Slots of the workshop with this many places free. */
async function slotsWith(visitor: Visitor, { idarticle }: Workshop, places: number): Promise<string[]> {
  const found: string[] = []
  for (const { date } of (await slotsOf(visitor, idarticle)).jours) {
    const day = await slotsOf(visitor, idarticle, date)
    found.push(...valuesOf({ ...day, creneaux: day.creneaux.filter((slot) => slot.places === places) }))
    if (found.length > 2) return found
  }
  throw new Error(`too few slots have ${places} place(s)`)
}

/** A customer who ordered two places of a slot. */
async function withOrder(visitor: Visitor) {
  await becomeCustomer(visitor)
  const workshop = await findWorkshop(visitor)
  const [first = '', second = ''] = await slotsWith(visitor, workshop, 5)
  await book(visitor, workshop, first, 2)
  await act(visitor, { action: 'change_moyen_paie', idMoyenPaie: 3 })
  const { commande, error_msg } = await order(visitor)
  assert.ok(commande, error_msg)
  const { text } = await visitor.get('/compte')
  const link = /href="(\/fr\/fpopup_criteres[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
  return { workshop, first, second, number: commande.numero, text, link }
}

/** « sam. 21 novembre, 10 h – 12 h » has these hours. */
const hoursOf = (value: string): string => {
  const [start = '', end = ''] = (value.split('|')[1] ?? '').split('-')
  return formatHourRange(start, end)
}

onPostgreSQL('compte', (shop) => {
  it('RESA-01 LOGIN-02 without a login there is a plain form, which leads back here', async () => {
    const visitor = shop.visitor()
    assert.match((await visitor.get('/compte')).text, /name="action" value="login"/)
    const wrong = await visitor.submit(extranet, { action: 'login', ...demoAccount, password: 'faux' }, '/compte')
    assert.equal(wrong.headers.location, '/compte')
    assert.match((await visitor.get('/compte')).text, /incorrect/)
    const right = await visitor.submit(extranet, { action: 'login', ...demoAccount }, '/compte')
    assert.equal(right.headers.location, '/compte')
    const { text } = await visitor.get('/compte')
    assert.match(text, /Vos réservations/)
    assert.doesNotMatch(text, /value="login"/)
  })

  it('ACC-02 RESA-01 bookings and orders are listed, each with its way on; nobody else sees them', async () => {
    const visitor = shop.visitor()
    const { workshop, first, number, text, link } = await withOrder(visitor)
    assert.match(text, new RegExp(`${hoursOf(first)}, 2 places`))
    assert.match(text, new RegExp(`href="/commande/${number}"`))
    assert.match(text, /en attente du règlement/)
    const query = new URL(link, 'http://page').searchParams
    const [date, hours = ''] = first.split('|')
    assert.deepEqual(
      ['idarticle', 'idreference', 'type', 'date', 'heure', 'from'].map((name) => query.get(name)),
      [workshop.idarticle, workshop.idreference, 'move', date, hours.split('-')[0], 'compte'],
    )
    const stranger = shop.visitor()
    await becomeCustomer(stranger)
    const other = (await stranger.get('/compte')).text
    assert.match(other, /Aucune réservation/)
    assert.match(other, /Aucune commande/)
    assert.match((await visitor.get(`/commande/${number}`)).text, /href="\/compte"/)
  })

  it('ACC-02 the lists answer by GET and by POST, in the kind of their mount; without a login they say so', async () => {
    const visitor = shop.visitor()
    const { first, number } = await withOrder(visitor)
    assert.match((await visitor.get(list('liste_reservations'))).text, new RegExp(hoursOf(first)))
    assert.match((await visitor.post(list('liste_reservations', '/html'))).text, /mode=html/)
    assert.match((await visitor.post(list('liste_cmd'))).text, new RegExp(`Commande ${number}`))
    assert.match((await shop.visitor().get(list('liste_cmd'))).text, /error_msg.+Connectez-vous/)
    assert.match((await shop.visitor().get(list('liste_cmd', '/html'))).text, /alert-danger.+Connectez-vous/)
    assert.equal((await visitor.get(list('liste_ailleurs'))).status, 404)
  })

  it('RESA-01 a booking that was moved from the account is there at its new time, and its old places are free', async () => {
    const visitor = shop.visitor()
    const { workshop, first, second, link } = await withOrder(visitor)
    const query = new URL(link, 'http://page').searchParams
    const fields = { idligne: query.get('idligne') ?? '', idreference: workshop.idreference }
    const moved = await move(visitor, 'compte', { ...fields, idvalue: second })
    assert.equal(moved.result, 1, moved.msg)
    const { text } = await visitor.get('/compte')
    assert.match(text, new RegExp(`date=${second.split('|')[0]}`))
    assert.ok((await slotsWith(shop.visitor(), workshop, 5)).includes(first))
  })

  it('RESA-01 without script the popup’s address moves it, and comes back to the account; a full slot is said', async () => {
    const visitor = shop.visitor()
    const { workshop, second, link } = await withOrder(visitor)
    const popup = await visitor.get(link)
    assert.match(popup.text, /value="changereservationcompte"/)
    const form = Object.fromEntries(
      [...popup.text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    )
    const [full = ''] = await slotsWith(visitor, workshop, 1)
    await book(shop.visitor(), workshop, full)
    const refused = await visitor.submit(articleAddress, { ...form, idvalue: full }, link)
    assert.equal(refused.headers.location, link)
    const again = (await visitor.get(link)).text
    assert.match(again, /Ce créneau vient d’être complet/)
    assert.match(again, /href="\/compte"/)
    const moved = await visitor.submit(articleAddress, { ...form, idvalue: second }, link)
    assert.equal(moved.headers.location, '/compte')
    assert.match((await visitor.get('/compte')).text, /Votre réservation est déplacée/)
  })
})
