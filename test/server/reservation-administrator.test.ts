import assert from 'node:assert/strict'
import { it } from 'node:test'
import { eq } from 'drizzle-orm'
import { dayOf } from '../../demo/server/format.ts'
import { bookableSlots, closedDays, customers } from '../../demo/server/schema.ts'
import { administrator } from '../../demo/server/seed/customers.ts'
import { act } from './support/cart.ts'
import { logInDemo } from './support/checkout.ts'
import { onPostgreSQL, type Shop } from './support/databases.ts'
import type { Visitor } from './support/visitor.ts'
import { articleAddress, findWorkshop, slotsOf, type WireBooked, type Workshop } from './support/workshop.ts'

interface Asked extends Workshop {
  idvalue: string
  forceadm?: string
}

async function reserve(visitor: Visitor, { idvalue, forceadm = '1', ...workshop }: Asked, type = 'reservation') {
  const sent = { action: 'reservation', ...workshop, forceadm, 'params[type]': type, 'params[idvalue]': idvalue }
  return (await visitor.post(articleAddress, sent)).json() as WireBooked
}

async function daysOf(visitor: Visitor, idarticle: string, forceadm: string): Promise<string[]> {
  const answer = await visitor.post(articleAddress, { action: 'creneaux', idarticle, forceadm })
  return (answer.json() as { jours: { date: string }[] }).jours.map(({ date }) => date)
}

async function asAdministrator(shop: Shop): Promise<Visitor> {
  const visitor = shop.visitor()
  await act(visitor, { action: 'connexion', ...administrator })
  return visitor
}

/** A slot of today that has begun, and one of a day on which the shop is closed, in the way of combined values. */
async function forbiddenSlots(shop: Shop, idarticle: string): Promise<{ past: string; closed: string; day: string }> {
  const db = shop.db()
  const articleId = Number(idarticle)
  const today = dayOf(new Date())
  const row = { articleId, day: today, startsAt: '00:00', endsAt: '00:01', places: 5 }
  await db.insert(bookableSlots).values(row).onConflictDoNothing()
  const slots = await db.select().from(bookableSlots).where(eq(bookableSlots.articleId, articleId))
  const begun = slots.find((slot) => slot.day === today && slot.startsAt === '00:00')
  const ahead = slots.filter((slot) => slot.day > today && slot.places === 5).at(-1)
  assert.ok(begun && ahead)
  await db.insert(closedDays).values({ day: ahead.day }).onConflictDoNothing()
  const combined = ({ id, day, startsAt, endsAt }: typeof begun) => `${day}|${startsAt}-${endsAt}|${id}`
  return { past: combined(begun), closed: combined(ahead), day: ahead.day }
}

onPostgreSQL('réservation par la gérance', (shop) => {
  it('RESA-02 forceadm has no effect for a visitor, nor for a customer: past hours and closed days are refused', async () => {
    const visitor = shop.visitor()
    const workshop = await findWorkshop(visitor)
    await slotsOf(visitor, workshop.idarticle)
    const { past, closed, day } = await forbiddenSlots(shop, workshop.idarticle)
    const customer = shop.visitor()
    await logInDemo(customer)
    for (const who of [visitor, customer]) {
      const days = await daysOf(who, workshop.idarticle, '1')
      assert.ok(!days.includes(day))
      const late = await reserve(who, { ...workshop, idvalue: past })
      assert.equal(late.result, 0)
      assert.match(late.msg, /est passé/)
      const shut = await reserve(who, { ...workshop, idvalue: closed })
      assert.equal(shut.result, 0)
      assert.match(shut.msg, /fermée ce jour-là/)
      assert.equal((await act(who, { action: '' })).panier.lignes.length, 0)
    }
  })

  it('RESA-02 in the session of an administrator it lifts both, where it is asked for', async () => {
    const visitor = await asAdministrator(shop)
    const workshop = await findWorkshop(visitor)
    const { past, closed, day } = await forbiddenSlots(shop, workshop.idarticle)
    for (const forceadm of ['', '0']) {
      assert.ok(!(await daysOf(visitor, workshop.idarticle, forceadm)).includes(day))
      assert.equal((await reserve(visitor, { ...workshop, idvalue: past, forceadm })).result, 0)
    }
    const days = await daysOf(visitor, workshop.idarticle, '1')
    assert.ok(days.includes(day) && days.includes(dayOf(new Date())))
    const booked = await reserve(visitor, { ...workshop, idvalue: past })
    assert.equal(booked.result, 1, booked.msg)
    const { ligne = '' } = booked
    const fields = { action: 'changereservationpanier', idligne: ligne, idreference: workshop.idreference }
    const refused = (await visitor.post(articleAddress, { ...fields, idvalue: closed })).json() as WireBooked
    assert.match(refused.msg, /fermée ce jour-là/)
    const sent = { ...fields, idvalue: closed, forceadm: '1' }
    const moved = (await visitor.post(articleAddress, sent)).json() as WireBooked
    assert.equal(moved.result, 1, moved.msg)
    assert.match(moved.panier.lignes[0]?.options ?? '', /\d+\sh\s– \d+\sh$/)
    await act(visitor, { action: 'supArt', value: ligne })
  })

  it('RESA-02 it never gives more places than there are', async () => {
    const visitor = await asAdministrator(shop)
    const workshop = await findWorkshop(visitor)
    const { closed } = await forbiddenSlots(shop, workshop.idarticle)
    const sent = { action: 'reservation', ...workshop, quantite: 6, forceadm: '1', 'params[idvalue]': closed }
    const refused = (await visitor.post(articleAddress, sent)).json() as WireBooked
    assert.equal(refused.result, 0)
    assert.match(refused.msg, /que 5 places/)
  })

  it('RESA-02 the database says who is an administrator, at each request', async () => {
    const visitor = await asAdministrator(shop)
    const workshop = await findWorkshop(visitor)
    const { day } = await forbiddenSlots(shop, workshop.idarticle)
    assert.ok((await daysOf(visitor, workshop.idarticle, '1')).includes(day))
    const whose = eq(customers.email, administrator.email)
    await shop.db().update(customers).set({ role: 'customer' }).where(whose)
    assert.ok(!(await daysOf(visitor, workshop.idarticle, '1')).includes(day))
    await shop.db().update(customers).set({ role: 'administrator' }).where(whose)
  })

  it('RESA-01 a type other than move books', async () => {
    const visitor = shop.visitor()
    const workshop = await findWorkshop(visitor)
    const { date, creneaux } = await slotsOf(visitor, workshop.idarticle)
    const [first] = creneaux
    const idvalue = `${date}|${first?.heure}-${first?.heure_fin}|${first?.idcreneau}`
    const booked = await reserve(visitor, { ...workshop, idvalue, forceadm: '' }, 'essai')
    assert.equal(booked.result, 1, booked.msg)
    assert.equal(booked.panier.lignes.length, 1)
  })
})
