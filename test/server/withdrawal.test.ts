import assert from 'node:assert/strict'
import { it } from 'node:test'
import { eq, inArray } from 'drizzle-orm'
import { usualBudgets } from '../../demo/server/accounts/tries.ts'
import { invoices, orderReceipts, orders, references, withdrawals } from '../../demo/server/schema.ts'
import { administrator } from '../../demo/server/seed/customers.ts'
import { startServer } from '../../demo/server/testing.ts'
import { lastDayToWithdraw } from '../../demo/server/withdrawal/working-day.ts'
import { act, add, goods } from './support/cart.ts'
import { chooseAll, decide, order, orderToPay, readyToOrder } from './support/checkout.ts'
import { onPostgreSQL, type Shop } from './support/databases.ts'
import { Visitor } from './support/visitor.ts'

const path = '/globalflexit/ajax/modules/boutique/compte/retractation.php'
const htmlPath = `/html${path}`
const check = '/globalflexit/ajax/modules/formulaire/verif_formulaire.php'
const part = '/globalflexit/ajax/modules/formulaire/recharge.php'

interface Reply {
  status: string
  message: string
  errors?: Record<string, string>
  accuse?: { numero: string; recu_le: string }
  retractation?: { commande: string; rendu_ttc: number; avoir: string }
}

/** A customer's order that is paid, with the address that it was made with. */
async function paidOrder(shop: Shop, visitor: Visitor, articles: [referenceId: number, quantity: number][]) {
  const [[first, quantity] = [1, 1], ...others] = articles
  await readyToOrder(visitor, { idarticle: 1, idreference: first }, quantity)
  for (const [idreference, more] of others) {
    const [row] = await shop.db().select().from(references).where(eq(references.id, idreference))
    await add(visitor, { idarticle: row?.articleId ?? 0, idreference }, more)
  }
  await chooseAll(visitor)
  const { numero, paiement_url, url, total_ttc } = await orderToPay(visitor)
  await decide(visitor, paiement_url, 'accepter')
  const [row] = await shop.db().select().from(orders).where(eq(orders.number, numero))
  return { numero, url, total_ttc, id: row?.id ?? 0, email: row?.terms.email ?? '' }
}

const declared = ({ numero, email }: { numero: string; email: string }, pieces: Record<number, number>) => ({
  formulaire: 'retractation',
  commande: numero,
  email,
  nom: 'Anne Tanguy',
  recu: email,
  ...Object.fromEntries(Object.entries(pieces).map(([id, count]) => [`quantite[${id}]`, count])),
})

const send = async (visitor: Visitor, fields: Record<string, string | number>, key = ''): Promise<Reply> =>
  (await visitor.post(path, fields, key ? { 'idempotency-key': key } : {})).json() as Reply

async function referenceOf(shop: Shop, name: string) {
  const { articles } = await import('../../demo/server/schema.ts')
  const [row] = await shop
    .db()
    .select({ id: references.id })
    .from(references)
    .innerJoin(articles, eq(references.articleId, articles.id))
    .where(eq(articles.name, name))
  return row?.id ?? assert.fail(name)
}

onPostgreSQL('rétractation', (shop) => {
  it('LAW-04 a guest withdraws from one piece: recorded with its hour, credit note, receipts to buyer and shop', async () => {
    const made = await paidOrder(shop, shop.visitor(), [[1, 3]])
    const guest = shop.visitor()
    const before = Date.now()
    const reply = await send(guest, declared(made, { 1: 1 }))
    assert.equal(reply.status, 'ok', JSON.stringify(reply))
    assert.equal(reply.retractation?.commande, made.numero)
    assert.equal(reply.retractation?.rendu_ttc, 14.9)
    const at = Date.parse(reply.accuse?.recu_le ?? '')
    assert.ok(at >= before - 1000 && at <= Date.now() + 1000)
    assert.match(reply.message, /\d{2}:\d{2}:\d{2}/)
    assert.match(reply.retractation?.avoir ?? '', /^A-\d{4}-\d{6}$/)
    const mail = (await guest.get('/courriels')).text
    assert.ok(mail.includes(`À ${made.email}`) && mail.includes(made.numero) && /1 × /.test(mail))
    const keyed = /href="(\/facture\/[^"]+)"/.exec(mail)?.[1] ?? ''
    assert.equal((await guest.get(keyed)).headers['content-type'], 'application/pdf')
    const manager = shop.visitor()
    await act(manager, { action: 'connexion', ...administrator })
    assert.ok((await manager.get('/courriels')).text.includes(`Rétractation, commande ${made.numero}`))
  })

  it('LAW-04 the same sending twice, and at once, is one withdrawal; another one takes what is left and no more', async () => {
    const made = await paidOrder(shop, shop.visitor(), [[1, 2]])
    const guest = shop.visitor()
    await guest.get('/retractation')
    const fields = declared(made, { 1: 1 })
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => send(guest, fields, 'une-cle')))
    const again = await send(guest, fields, 'une-cle')
    for (const reply of [...others, again])
      assert.deepEqual([reply.accuse, reply.retractation], [first?.accuse, first?.retractation])
    assert.equal((await send(guest, declared(made, { 1: 2 }), 'deux')).errors?.['quantite[1]'], 'De 0 à 1.')
    const all = await Promise.all(['trois', 'quatre'].map((key) => send(shop.visitor(), fields, key)))
    assert.deepEqual(all.map(({ status }) => status).sort(), ['ko', 'ok'])
    const rows = await shop.db().select().from(withdrawals).where(eq(withdrawals.orderId, made.id))
    assert.equal(rows.length, 2)
  })

  it('LAW-04 what is given back adds up to what was paid, discounts off; delivery with the last piece (L221-24)', async () => {
    const visitor = shop.visitor()
    await readyToOrder(visitor, goods.bowl, 3)
    await add(visitor, { idarticle: 2, idreference: 6 })
    await chooseAll(visitor)
    await act(visitor, { action: 'useCodePromo', value: 'BIENVENUE' })
    const { numero, paiement_url, total_ttc } = await orderToPay(visitor)
    await decide(visitor, paiement_url, 'accepter')
    const [row] = await shop.db().select().from(orders).where(eq(orders.number, numero))
    const made = { numero, email: row?.terms.email ?? '' }
    let given = 0
    for (const pieces of [{ 1: 1 }, { 1: 1, 6: 1 }, { 1: 1 }]) {
      const reply = await send(shop.visitor(), declared(made, pieces as Record<number, number>))
      given += Math.round((reply.retractation?.rendu_ttc ?? assert.fail(JSON.stringify(reply))) * 100)
    }
    assert.equal(given, Math.round(total_ttc * 100))
    const papers = await shop
      .db()
      .select()
      .from(invoices)
      .where(eq(invoices.orderId, row?.id ?? 0))
      .orderBy(invoices.id)
    const [invoice, ...credits] = papers
    const sum = (of: (paper: (typeof papers)[number]) => number) =>
      credits.reduce((total, paper) => total + of(paper), 0)
    assert.equal(credits.length, 3)
    assert.deepEqual(
      [sum(({ totalHt }) => totalHt), sum(({ totalTtc }) => totalTtc)],
      [invoice?.totalHt, invoice?.totalTtc],
    )
    assert.ok(credits.every(({ content }) => content.corrects === invoice?.number))
  })

  it('LAW-05 who has not both number and address learns nothing, not even by the checks of fields', async () => {
    const made = await paidOrder(shop, shop.visitor(), [[1, 1]])
    const wrong = [
      { ...declared(made, { 1: 1 }), email: 'autre@exemple.fr' },
      { ...declared(made, { 1: 1 }), commande: 'C-2026-999999' },
    ]
    const guest = shop.visitor()
    const [a, b] = [await send(guest, wrong[0] ?? {}), await send(guest, wrong[1] ?? {})]
    assert.deepEqual(a, b)
    assert.match(a.errors?.['commande'] ?? '', /^Aucune commande/)
    for (const fields of wrong) {
      const checked = (await guest.post(check, { ...fields, 'verif[champ][]': 'commande' })).json() as Reply
      assert.match(checked.errors?.['commande'] ?? '', /^Aucune commande/)
      const articles = await guest.post(part, { ...fields, 'recharge[bloc]': 'articles' })
      assert.ok(!articles.text.includes('quantite['))
    }
  })

  it('LAW-06 fourteen days after the reception, and why not per line (L221-18, L221-19, L221-28)', async () => {
    const plant = await referenceOf(shop, 'Hortensia bleu')
    const soap = await referenceOf(shop, 'Savon Algue et menthe')
    const made = await paidOrder(shop, shop.visitor(), [
      [1, 1],
      [plant, 1],
      [soap, 1],
    ])
    const guest = shop.visitor()
    const { text } = await guest.post(part, { ...declared(made, {}), 'recharge[bloc]': 'articles' })
    assert.match(text, /L221-28, 4°/)
    assert.match(text, /L221-28, 5°/)
    assert.ok(text.includes(`quantite[${soap}]`) && !text.includes(`quantite[${plant}]`))
    assert.match(
      (await send(guest, declared(made, { [plant]: 1 }))).errors?.[`quantite[${plant}]`] ?? '',
      /ne peut plus/,
    )
    const days = (count: number) => new Date(Date.now() - count * 86_400_000)
    await shop
      .db()
      .insert(orderReceipts)
      .values({ orderId: made.id, receivedAt: days(20) })
    assert.match((await send(guest, declared(made, { 1: 1 }))).errors?.['commande'] ?? '', /quatorze jours a pris fin/)
    await shop
      .db()
      .update(orderReceipts)
      .set({ receivedAt: days(13) })
      .where(eq(orderReceipts.orderId, made.id))
    assert.equal((await send(guest, declared(made, { 1: 1 }))).status, 'ok')
  })

  it('LAW-04 a customer chooses among their orders, without an address; those of others are not theirs', async () => {
    const [visitor, stranger] = [shop.visitor(), shop.visitor()]
    const made = await paidOrder(shop, visitor, [[1, 1]])
    const other = await paidOrder(shop, stranger, [[1, 1]])
    const page = (await visitor.get(`/retractation?commande=${made.numero}`)).text
    assert.ok(page.includes(`<option value="${made.numero}" selected`) && page.includes('quantite[1]'))
    assert.ok(!page.includes(other.numero))
    const { email: _, ...fields } = declared(made, { 1: 1 })
    const refused = await send(visitor, { ...fields, commande: other.numero, compte: 1 })
    assert.equal(refused.errors?.['commande'], 'Cette commande n’est pas une des vôtres.')
    assert.equal((await send(visitor, { ...fields, compte: 1 })).status, 'ok')
    assert.equal((await shop.visitor().post(path, { ...fields, compte: 1 })).status, 401)
  })

  it('LAW-04 without script: the page comes back with the articles, what is wrong, then the receipt', async () => {
    const made = await paidOrder(shop, shop.visitor(), [[1, 2]])
    const guest = shop.visitor()
    assert.match((await guest.get('/')).text, /<a href="\/retractation">Renoncer au contrat ici<\/a>/)
    const first = { formulaire: 'retractation', commande: made.numero, email: made.email }
    const second = await guest.submit(path, first, '/retractation')
    assert.match(second.text, /name="quantite\[1\]"[^>]*value="2"/)
    assert.match(second.text, /Confirmer la rétractation/)
    const wrong = await guest.submit(path, { ...declared(made, { 1: 5 }), nom: '' }, '/retractation')
    assert.match(wrong.text, /De 0 à 2\./)
    assert.match(wrong.text, /Dites votre nom/)
    const done = await guest.submit(path, { ...declared(made, { 1: 2 }), cle_envoi: 'plain' }, '/retractation')
    assert.equal(done.headers.location, '/retractation')
    const receipt = await guest.get('/retractation')
    assert.match(receipt.text, /Votre rétractation est reçue le [^<]*\d{2}:\d{2}:\d{2}/)
  })

  it('LAW-04 in HTML the same, with its hooks', async () => {
    const made = await paidOrder(shop, shop.visitor(), [[1, 1]])
    const guest = shop.visitor()
    const wrong = await guest.post(htmlPath, declared(made, { 1: 9 }))
    assert.match(wrong.text, /alert-danger[\s\S]*data-flx-field="quantite\[1\]"/)
    const done = await guest.post(htmlPath, declared(made, { 1: 1 }))
    assert.match(done.text, /alert-success[^>]*data-flx-receipt="\d+"/)
    assert.match(done.text, /<time dateTime="[^"]+Z"|<time datetime="[^"]+Z"/i)
  })

  it('LAW-04 an order that is not paid gives nothing back; one that failed has no contract', async () => {
    const visitor = shop.visitor()
    await readyToOrder(visitor)
    await chooseAll(visitor, { method: 3, bank: 0 })
    const { commande } = await order(visitor)
    const [row] = await shop
      .db()
      .select()
      .from(orders)
      .where(inArray(orders.number, [commande?.numero ?? '']))
    const reply = await send(
      visitor,
      declared({ numero: commande?.numero ?? '', email: row?.terms.email ?? '' }, { 1: 1 }),
    )
    assert.deepEqual([reply.retractation?.rendu_ttc, reply.retractation?.avoir], [0, ''])
    const other = shop.visitor()
    await readyToOrder(other)
    const { paiement_url, numero } = await orderToPay(other)
    await decide(other, paiement_url, 'refuser')
    const [refused] = await shop.db().select().from(orders).where(eq(orders.number, numero))
    assert.equal((await send(other, declared({ numero, email: refused?.terms.email ?? '' }, { 1: 1 }))).status, 'ko')
  })

  it('LAW-04 the shop gives the money back once, and says so', async () => {
    const made = await paidOrder(shop, shop.visitor(), [[1, 1]])
    const { accuse } = await send(shop.visitor(), declared(made, { 1: 1 }))
    const manager = shop.visitor()
    await act(manager, { action: 'connexion', ...administrator })
    const refunds = '/gerance/remboursements'
    assert.ok((await manager.get(refunds)).text.includes(`Rembourser la rétractation n° ${accuse?.numero}`))
    const fields = { retractation: accuse?.numero ?? '' }
    await Promise.all([manager.submit(refunds, fields, refunds), manager.submit(refunds, fields, refunds)])
    assert.ok(!(await manager.get(refunds)).text.includes(`Rembourser la rétractation n° ${accuse?.numero}`))
    assert.equal((await shop.visitor().submit(refunds, fields, refunds)).status, 404)
  })
})

it('LAW-05 wrong tries have a budget', async () => {
  const server = await startServer({ budgets: { ...usualBudgets, address: 6 } })
  try {
    const guest = new Visitor(server.url)
    const fields = declared({ numero: 'C-2026-000001', email: 'autre@exemple.fr' }, { 1: 1 })
    const said: string[] = []
    for (let count = 0; count < 7; count++) said.push((await send(guest, fields)).errors?.['commande'] ?? '')
    assert.ok(said.slice(0, 6).every((text) => text.startsWith('Aucune commande')))
    assert.match(said[6] ?? '', /^Trop d’essais/)
  } finally {
    await server.close()
  }
})

it('LAW-06 the last day is the fourteenth, or the next that is worked', () => {
  const last = (day: string) => lastDayToWithdraw(new Date(`${day}T11:00:00Z`))
  // A Thursday; a Saturday then a Sunday; Christmas on a Friday, then a weekend; Easter Monday; Ascension; Whit Monday.
  assert.equal(last('2026-11-12'), '2026-11-26')
  assert.equal(last('2026-11-07'), '2026-11-23')
  assert.equal(last('2026-12-11'), '2026-12-28')
  assert.equal(last('2026-03-23'), '2026-04-07')
  assert.equal(last('2026-04-30'), '2026-05-15')
  assert.equal(last('2026-05-11'), '2026-05-26')
  // Late in the evening in France it is still the day before in UTC.
  assert.equal(lastDayToWithdraw(new Date('2026-11-11T23:30:00Z')), '2026-11-26')
})
