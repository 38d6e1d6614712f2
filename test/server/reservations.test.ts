import assert from 'node:assert/strict'
import { it } from 'node:test'
import { act, add, goods } from './support/cart.ts'
import { onPostgreSQL } from './support/databases.ts'
import type { Visitor } from './support/visitor.ts'
import { articleAddress, book, findWorkshop, move, slotsOf, valuesOf, workshopPage } from './support/workshop.ts'

/** The combined value of the first slot with this many places left. */
async function slotWith(visitor: Visitor, idarticle: string, places: number): Promise<string> {
  const { jours } = await slotsOf(visitor, idarticle)
  for (const { date } of jours) {
    const day = await slotsOf(visitor, idarticle, date)
    const slot = day.creneaux.find((candidate) => candidate.places === places)
    if (slot) return `${date}|${slot.heure}-${slot.heure_fin}|${slot.idcreneau}`
  }
  throw new Error(`no slot has ${places} place(s)`)
}

const placesOf = async (visitor: Visitor, idarticle: string, value: string): Promise<number> => {
  const [date = '', , id] = value.split('|')
  return (await slotsOf(visitor, idarticle, date)).creneaux.find(({ idcreneau }) => idcreneau === id)?.places ?? -1
}

onPostgreSQL('réservation', (shop) => {
  it('RESA-01 days are plain texts, in order; a day gives its slots; an unknown day gives the first one with places', async () => {
    const visitor = shop.visitor()
    const { idarticle } = await findWorkshop(visitor)
    const first = await slotsOf(visitor, idarticle)
    const days = first.jours.map(({ date }) => date)
    assert.ok(days.length > 20)
    assert.ok(days.every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day)))
    assert.deepEqual(days, [...days].sort())
    assert.equal(first.date, first.jours.find(({ places }) => places > 0)?.date)
    const last = await slotsOf(visitor, idarticle, days.at(-1))
    assert.equal(last.date, days.at(-1))
    assert.ok(last.creneaux.every(({ heure, heure_fin }) => heure < heure_fin))
    assert.equal((await slotsOf(visitor, idarticle, '2026-02-30')).date, first.date)
    assert.equal(visitor.cookie, '')
  })

  it('RESA-01 a booked slot is a cart line, held for fifteen minutes, whose options say the time', async () => {
    const visitor = shop.visitor()
    const workshop = await findWorkshop(visitor)
    const value = await slotWith(visitor, workshop.idarticle, 5)
    const booked = await book(visitor, workshop, value, 2)
    assert.equal(booked.status, 'ok', booked.error_msg)
    assert.equal(booked.expire_dans, 900)
    const line = booked.panier.lignes.find(({ idligne }) => idligne === booked.ligne)
    assert.match(line?.options ?? '', /^(lun|mar|mer|jeu|ven|sam|dim)\. \d{1,2}(er)?\s\S+, \d+\sh\s– \d+\sh$/)
    assert.equal(line?.quantite, 2)
    assert.equal(line?.quantite_max, 5)
    assert.equal(await placesOf(visitor, workshop.idarticle, value), 3)
    const { retenue } = await slotsOf(visitor, workshop.idarticle)
    assert.equal(retenue?.idligne, booked.ligne)
    assert.ok((retenue?.expire_dans ?? 0) > 800)
  })

  it('RESA-01 twenty visitors at once for the last place: one has it', async () => {
    const visitors = Array.from({ length: 20 }, () => shop.visitor())
    const workshop = await findWorkshop(shop.visitor())
    const value = await slotWith(shop.visitor(), workshop.idarticle, 1)
    const replies = await Promise.all(visitors.map((visitor) => book(visitor, workshop, value)))
    assert.equal(replies.filter(({ status }) => status === 'ok').length, 1)
    for (const { status, error_msg, panier } of replies) {
      if (status === 'ko') assert.match(error_msg, /complet/)
      assert.equal(panier.nb_articles, status === 'ok' ? 1 : 0)
    }
    assert.equal(await placesOf(shop.visitor(), workshop.idarticle, value), 0)
  })

  it('RESA-01 twenty visitors at once, who book and add places, never have more than there are', async () => {
    const workshop = await findWorkshop(shop.visitor())
    const value = await slotWith(shop.visitor(), workshop.idarticle, 5)
    const visitors = Array.from({ length: 20 }, () => shop.visitor())
    const counts = await Promise.all(
      visitors.map(async (visitor) => {
        const { status, ligne = '' } = await book(visitor, workshop, value)
        if (status === 'ko') return 0
        const { panier } = await act(visitor, { action: 'modifQte', value: ligne, quantite: 3 })
        return panier.nb_articles
      }),
    )
    assert.equal(
      counts.reduce((sum, count) => sum + count, 0),
      5,
    )
  })

  it('RESA-01 twenty moves at once to the last place: one arrives, the others stay where they were', async () => {
    const workshop = await findWorkshop(shop.visitor())
    const target = await slotWith(shop.visitor(), workshop.idarticle, 1)
    const replies: { status: string; text: string | undefined; from: string }[] = []
    const movers = []
    for (let index = 0; index < 4; index++) {
      const from = await slotWith(shop.visitor(), workshop.idarticle, 5)
      for (let seat = 0; seat < 5; seat++) {
        const visitor = shop.visitor()
        const { ligne = '', panier } = await book(visitor, workshop, from)
        movers.push({ visitor, ligne, from: panier.lignes[0]?.options ?? '' })
      }
    }
    await Promise.all(
      movers.map(async ({ visitor, ligne, from }) => {
        const { idreference } = workshop
        const { status, panier } = await move(visitor, 'panier', { idligne: ligne, idreference, idvalue: target })
        replies.push({ status, text: panier.lignes[0]?.options, from })
      }),
    )
    assert.equal(replies.length, 20)
    assert.equal(replies.filter(({ status }) => status === 'ok').length, 1)
    for (const { status, text, from } of replies) assert.equal(text === from, status === 'ko')
  })

  it('RESA-01 a move frees the first slot; forceadm gives a visitor no place that is taken', async () => {
    const visitor = shop.visitor()
    const workshop = await findWorkshop(visitor)
    const from = await slotWith(visitor, workshop.idarticle, 5)
    const { ligne = '' } = await book(visitor, workshop, from, 2)
    const full = await slotWith(visitor, workshop.idarticle, 1)
    const { idreference } = workshop
    const refused = await move(visitor, 'panier', { idligne: ligne, idreference, idvalue: full, forceadm: '1' })
    assert.equal(refused.result, 0)
    assert.match(refused.msg, /qu’une place/)
    const to = await slotWith(visitor, workshop.idarticle, 5)
    const moved = await move(visitor, 'panier', { idligne: ligne, idreference, idvalue: to })
    assert.equal(moved.result, 1)
    assert.match(moved.msg, /déplacée/)
    assert.equal(moved.panier.lignes.length, 1)
    assert.equal(await placesOf(visitor, workshop.idarticle, from), 5)
    assert.equal(await placesOf(visitor, workshop.idarticle, to), 3)
  })

  it('RESA-01 nobody moves the booking of another visitor, nor one of an account without logging in', async () => {
    const owner = shop.visitor()
    const workshop = await findWorkshop(owner)
    const { ligne = '', panier } = await book(owner, workshop, await slotWith(owner, workshop.idarticle, 5))
    const stranger = shop.visitor()
    const idvalue = await slotWith(stranger, workshop.idarticle, 5)
    const { idreference } = workshop
    for (const where of ['panier', 'compte'] as const) {
      const reply = await move(stranger, where, { idligne: ligne, idreference, idvalue })
      assert.equal(reply.result, 0)
    }
    assert.equal((await act(owner, { action: '' })).panier.lignes[0]?.options, panier.lignes[0]?.options)
  })

  it('RESA-01 a line that goes frees its places at once', async () => {
    const visitor = shop.visitor()
    const workshop = await findWorkshop(visitor)
    const value = await slotWith(visitor, workshop.idarticle, 5)
    const { ligne = '' } = await book(visitor, workshop, value, 5)
    assert.equal(await placesOf(visitor, workshop.idarticle, value), 0)
    await act(visitor, { action: 'supArt', value: ligne })
    assert.equal(await placesOf(visitor, workshop.idarticle, value), 5)
  })

  it('RESA-01 what is no slot, or a slot under another time, books nothing', async () => {
    const visitor = shop.visitor()
    const workshop = await findWorkshop(visitor)
    const [value = ''] = valuesOf(await slotsOf(visitor, workshop.idarticle))
    for (const wrong of ['', 'demain', value.replace(/\|\d+$/, '|999999'), value.replace(/^\d{4}/, '2031')]) {
      const reply = await book(visitor, workshop, wrong)
      assert.equal(reply.status, 'ko', wrong)
      assert.deepEqual(reply.panier.lignes, [])
    }
    const other = await book(visitor, { ...workshop, idreference: String(goods.bowl.idreference) }, value)
    assert.match(other.error_msg, /n’est plus proposé/)
  })

  it('ART-01 RESA-01 a bookable article is not added without a slot, by any way', async () => {
    const visitor = shop.visitor()
    const { idarticle, idreference } = await findWorkshop(visitor)
    const plain = await add(visitor, { idarticle: Number(idarticle), idreference: Number(idreference) })
    assert.equal(plain.status, 'ko')
    assert.match(plain.error_msg, /créneau/)
  })

  it('RESA-01 without script the form books, and goes back to its page', async () => {
    const visitor = shop.visitor()
    const { idarticle, idreference } = await findWorkshop(visitor)
    const idvalue = await slotWith(visitor, idarticle, 5)
    const fields = { action: 'reservation', idarticle, idreference, idvalue, quantite: 1 }
    const answer = await visitor.submit(articleAddress, fields, workshopPage)
    assert.equal(answer.status, 303)
    assert.equal(answer.headers.location, workshopPage)
    assert.equal((await act(visitor, { action: '' })).panier.nb_articles, 1)
  })

  it('RESA-01 the other address answers with the view, drawn by the server', async () => {
    const visitor = shop.visitor()
    const { idarticle, idreference } = await findWorkshop(visitor)
    const idvalue = await slotWith(visitor, idarticle, 5)
    const { text } = await visitor.post(`/html${articleAddress}`, {
      action: 'reservation',
      idarticle,
      idreference,
      idvalue,
    })
    assert.match(text, /^<div class="flx-reservation" data-flx-view="reservation"/)
    assert.match(text, /alert-success/)
    assert.match(text, /data-flx-expires="\d+"/)
    assert.doesNotMatch(text, /style=/)
  })
})
