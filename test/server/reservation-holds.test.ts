import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { readCart } from '../../demo/server/cart/cart-state.ts'
import { changeCart } from '../../demo/server/cart/write-cart.ts'
import { shortages } from '../../demo/server/checkout/obstacles.ts'
import type { OpenedDatabase } from '../../demo/server/database.ts'
import { dayOf } from '../../demo/server/format.ts'
import { bookSlot, moveInCart } from '../../demo/server/reservations/book.ts'
import { moveOrdered } from '../../demo/server/reservations/change-ordered.ts'
import { freeFromOrder, giveBackToCart, keepForOrder } from '../../demo/server/reservations/order-bookings.ts'
import { slotText, slotValue } from '../../demo/server/reservations/slot-text.ts'
import { findSlot, type OpenSlot, slotsAhead } from '../../demo/server/reservations/slots.ts'
import { articles, bookings, cartLines, customers, orders, references, sessions } from '../../demo/server/schema.ts'
import { openSeededDatabase, startServer } from '../../demo/server/testing.ts'
import { act } from './support/cart.ts'
import { Visitor } from './support/visitor.ts'
import { book, findWorkshop, slotsOf, valuesOf } from './support/workshop.ts'

const now = new Date()
const day = dayOf(now)
const hourAgo = new Date(now.getTime() - 3_600_000)

describe('places that are held', () => {
  let opened: OpenedDatabase
  let articleId = 0
  let referenceId = 0
  let slots: OpenSlot[] = []
  let visitors = 0

  before(async () => {
    opened = await openSeededDatabase()
    const [found] = await opened.db
      .select({ articleId: articles.id, referenceId: references.id })
      .from(references)
      .innerJoin(articles, eq(references.articleId, articles.id))
      .where(eq(articles.slug, 'atelier-de-poterie-premier-tour'))
    articleId = found?.articleId ?? 0
    referenceId = found?.referenceId ?? 0
    slots = (await slotsAhead(opened.db, articleId, now)).filter((slot) => slot.day > day)
  })
  after(() => opened.close())

  async function visitor(): Promise<string> {
    const tokenHash = `visiteur-${visitors++}`
    await opened.db.insert(sessions).values({ tokenHash })
    return tokenHash
  }

  /** The first slot with these places that nobody has booked, the seeded orders included. */
  function nextSlot(places: number): OpenSlot {
    const index = slots.findIndex((slot) => slot.places === places && slot.free === places)
    const [slot] = slots.splice(index, 1)
    assert.ok(slot)
    return slot
  }

  const book = (session: string, slot: OpenSlot, seats: number, moment: Date) =>
    changeCart(opened.db, session, now, bookSlot(referenceId, slotValue(slot), seats, { now: moment }))
  const freeOf = async ({ id }: OpenSlot): Promise<number> => (await findSlot(opened.db, id, now))?.free ?? -1

  it('RESA-01 are free again once the time is over: the line stays, says so, and stops the order', async () => {
    const slot = nextSlot(1)
    const [late, quick] = [await visitor(), await visitor()]
    const { outcome, state } = await book(late, slot, 1, hourAgo)
    assert.equal(outcome.status, 'ok')
    assert.equal(await freeOf(slot), 1)
    assert.equal(state.lines[0]?.reference.label, slotText(slot))
    assert.match(shortages(state.lines)[0]?.message ?? '', /Le délai est passé/)
    assert.equal((await book(quick, slot, 1, now)).outcome.status, 'ok')
    assert.equal(await freeOf(slot), 0)
    const again = await book(late, slot, 1, now)
    assert.equal(again.outcome.status, 'ko')
    assert.equal(again.state.lines.length, 1)
  })

  it('RESA-01 that expired are held anew by booking again, in the same line', async () => {
    const slot = nextSlot(5)
    const session = await visitor()
    await book(session, slot, 3, hourAgo)
    const { outcome, state } = await book(session, slot, 2, now)
    assert.equal(outcome.status, 'ok')
    assert.equal(state.lines.length, 1)
    assert.equal(state.lines[0]?.quantity, 2)
    assert.equal(shortages(state.lines).length, 0)
    assert.equal(await freeOf(slot), 3)
  })

  it('RESA-01 add up when the same slot is booked twice; another slot asks to move the first', async () => {
    const slot = nextSlot(5)
    const session = await visitor()
    await book(session, slot, 2, now)
    assert.equal((await book(session, slot, 2, now)).state.lines[0]?.quantity, 4)
    const other = await book(session, nextSlot(5), 1, now)
    assert.match(other.outcome.error ?? '', /déplacez/)
    assert.equal((await book(session, slot, 2, now)).outcome.error, 'Il ne reste qu’une place sur ce créneau.')
  })

  it('RESA-01 a slot that has begun is neither proposed nor booked', async () => {
    const slot = nextSlot(5)
    const later = new Date(`${slot.day}T23:00:00+01:00`)
    assert.ok((await slotsAhead(opened.db, articleId, later)).every((candidate) => candidate.day > slot.day))
    const { outcome } = await book(await visitor(), slot, 1, later)
    assert.match(outcome.error ?? '', /passé/)
  })

  it('RESA-01 a move of an expired hold counts the places like everybody’s', async () => {
    const slot = nextSlot(1)
    const [late, quick] = [await visitor(), await visitor()]
    const { state } = await book(late, slot, 1, hourAgo)
    await book(quick, slot, 1, now)
    const move = moveInCart(state.lines[0]?.id ?? 0, slotValue(slot), { now })
    assert.equal((await changeCart(opened.db, late, now, move)).outcome.status, 'ko')
  })

  it('RESA-01 are the order’s once ordered, move from the account, go back to the cart, and are free when it is given up', async () => {
    const { db } = opened
    const slot = nextSlot(5)
    const session = await visitor()
    const { state } = await book(session, slot, 2, now)
    const cartId = state.id ?? 0
    const [customer] = await db
      .insert(customers)
      .values({ email: 'resa@exemple.fr', firstName: 'Rose', lastName: 'Le Goff' })
      .returning()
    const [order] = await db
      .insert(orders)
      .values({
        number: 'C-essai',
        key: '00000000-0000-4000-8000-000000000001',
        customerId: customer?.id ?? 0,
        status: 'pending',
        holdsStock: true,
        createdAt: now,
        totalHt: 0,
        totalTtc: 0,
        pointsUsed: 0,
        terms: {} as never,
      })
      .returning()
    const orderId = order?.id ?? 0
    await keepForOrder(db, cartId, orderId)
    await db.delete(cartLines).where(eq(cartLines.cartId, cartId))
    assert.equal(await freeOf(slot), 3)

    await db.insert(cartLines).values({ cartId, referenceId, quantity: 2 })
    await giveBackToCart(db, orderId, cartId, now)
    await freeFromOrder(db, orderId)
    const [line] = (await readCart(db, session, now)).lines
    assert.equal(line?.booking?.slot.id, slot.id)
    assert.equal(line?.reference.label, slotText(slot))
    assert.equal(await freeOf(slot), 3)

    await keepForOrder(db, cartId, orderId)
    await db.delete(cartLines).where(eq(cartLines.cartId, cartId))
    const [booking] = await db.select().from(bookings).where(eq(bookings.orderId, orderId))
    const to = nextSlot(5)
    const [owner, id] = [customer?.id ?? 0, booking?.id ?? 0]
    assert.equal((await moveOrdered(db, owner + 1, id, slotValue(to), { now })).isDone, false)
    assert.equal((await moveOrdered(db, owner, id, slotValue(nextSlot(1)), { now })).isDone, false)
    assert.equal((await moveOrdered(db, owner, id, slotValue(to), { now })).isDone, true)
    assert.deepEqual([await freeOf(slot), await freeOf(to)], [5, 3])
    assert.equal((await moveOrdered(db, owner, id, slotValue(slot), { now })).isDone, true)
    await freeFromOrder(db, orderId)
    assert.equal(await freeOf(slot), 5)
  })
})

describe('the clock of the server', () => {
  it('RESA-01 is the one that says how long places are still held, in every answer about the cart', async () => {
    let moment = new Date()
    const server = await startServer({ now: () => moment })
    try {
      const visitor = new Visitor(server.url)
      const workshop = await findWorkshop(visitor)
      const [value = ''] = valuesOf(await slotsOf(visitor, workshop.idarticle))
      assert.equal((await book(visitor, workshop, value)).expire_dans, 900)
      const secondsLeft = async () => (await act(visitor, { action: '' })).panier.lignes[0]?.reservation?.expire_dans
      moment = new Date(moment.getTime() + 600_000)
      assert.equal(await secondsLeft(), 300)
      moment = new Date(moment.getTime() + 600_000)
      assert.equal(await secondsLeft(), 0)
      const display = { 'panierv3[action]': 'change_aff_prix', 'panierv3[value]': 'ht' }
      assert.equal((await act(visitor, display)).panier.lignes[0]?.reservation?.expire_dans, 0)
      assert.match((await visitor.get('/panier')).text, /ce créneau n’est plus retenu/)
    } finally {
      await server.close()
    }
  })
})
