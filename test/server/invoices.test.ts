import assert from 'node:assert/strict'
import { it } from 'node:test'
import { asc } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { nextNumber } from '../../demo/server/invoices/next-number.ts'
import { invoices } from '../../demo/server/schema.ts'
import { act, add, goods } from './support/cart.ts'
import { chooseAll, decide, order, orderToPay, readyToOrder, someAddress } from './support/checkout.ts'
import { onPostgreSQL, type Shop } from './support/databases.ts'
import type { Visitor } from './support/visitor.ts'

const year = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', year: 'numeric' }).format(new Date())

async function paidOrder(visitor: Visitor, quantity = 1) {
  await readyToOrder(visitor, goods.bowl, quantity)
  const made = await orderToPay(visitor)
  await decide(visitor, made.paiement_url, 'accepter')
  return made
}

const numbersOf = async (shop: Shop): Promise<string[]> =>
  (await shop.db().select({ number: invoices.number }).from(invoices).orderBy(asc(invoices.number))).map(
    ({ number }) => number,
  )

/** The path of the invoice that the order's page links to. */
const linkOf = async (visitor: Visitor, url: string): Promise<string> =>
  /href="(\/compte\/factures\/[^"]+)"/.exec((await visitor.get(url)).text)?.[1] ?? ''

/** The path that the message gives to who has no account. */
const keyedLinkOf = async (visitor: Visitor): Promise<string> =>
  /href="(\/facture\/[^"]+)"/.exec((await visitor.get('/courriels')).text)?.[1] ?? ''

async function download(visitor: Visitor, path: string, cookie = visitor.cookie) {
  const answer = await fetch(visitor.url + path, { headers: { cookie } })
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

onPostgreSQL('factures', (shop) => {
  it('LAW-01 orders that are paid at once have numbers that follow each other, one each', async () => {
    const visitors = Array.from({ length: 4 }, () => shop.visitor())
    const before = (await numbersOf(shop)).length
    const made: { paiement_url: string }[] = []
    for (const visitor of visitors) {
      await readyToOrder(visitor)
      made.push(await orderToPay(visitor))
    }
    // The bank says so twice, all at the same time.
    const decisions = visitors.flatMap((visitor, index) => {
      const address = made[index]?.paiement_url ?? ''
      return [decide(visitor, address, 'accepter'), decide(visitor, address, 'accepter')]
    })
    await Promise.all(decisions)
    const numbers = await numbersOf(shop)
    assert.equal(numbers.length, before + 4)
    assert.deepEqual(
      numbers,
      numbers.map((_, index) => `F-${year}-${String(index + 1).padStart(6, '0')}`),
    )
  })

  it('LAW-01 what is undone gives its number back, and who came meanwhile waited for it', async () => {
    const db = shop.db()
    const now = new Date('2031-03-01T10:00:00Z')
    const undone = db.transaction(async (transaction) => {
      await nextNumber(transaction, 'F', now)
      throw new Error('undone')
    })
    const all = await Promise.allSettled([
      undone,
      ...Array.from({ length: 6 }, () => db.transaction((transaction) => nextNumber(transaction, 'F', now))),
    ])
    const given = all.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    assert.deepEqual(
      given.sort(),
      [1, 2, 3, 4, 5, 6].map((n) => `F-2031-00000${n}`),
    )
  })

  it('LAW-01 each year of France begins anew, and credit notes have a series of their own', async () => {
    const number = (series: 'F' | 'A', at: string) => nextNumber(shop.db(), series, new Date(at))
    assert.equal(await number('F', '2032-12-31T22:30:00Z'), 'F-2032-000001')
    assert.equal(await number('F', '2032-12-31T23:30:00Z'), 'F-2033-000001')
    assert.equal(await number('A', '2033-01-01T10:00:00Z'), 'A-2033-000001')
  })

  it('LAW-02 the invoice is a PDF with its name, and says all that it has to', async () => {
    const visitor = shop.visitor()
    await readyToOrder(visitor, goods.bowl, 2)
    await add(visitor, { idarticle: 2, idreference: 6 })
    await chooseAll(visitor)
    const { totaux } = (await act(visitor, { action: 'useCodePromo', value: 'BIENVENUE' })).panier
    const { paiement_url, url, numero } = await orderToPay(visitor)
    await decide(visitor, paiement_url, 'accepter')
    const path = await linkOf(visitor, url)
    const { answer, bytes } = await download(visitor, path)
    const name = path.split('/').at(-1)
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('content-type'), 'application/pdf')
    assert.equal(answer.headers.get('content-disposition'), `attachment; filename="facture-${name}"`)
    assert.match(answer.headers.get('cache-control') ?? '', /no-store/)
    const text = await textOf(bytes)
    const euros = (amount: number) =>
      new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }).format(amount).replace(/\s+/g, ' ')
    const { prenom, nom, adresse, code_postal, ville } = someAddress
    for (const said of [
      `Facture ${name?.replace('.pdf', '')}`,
      numero,
      'SIRET',
      'TVA FR',
      `${prenom} ${nom}`,
      adresse,
      `${code_postal} ${ville}`,
      'PU HT',
      '20 %',
      `Total HT ${euros(totaux.total_ht)}`,
      `Total TTC ${euros(totaux.total_ttc)}`,
    ])
      assert.ok(text.includes(said), `« ${said} » in ${text}`)
  })

  it('LAW-02 an invoice is its customer’s alone; the key of the message opens it without an account', async () => {
    const visitor = shop.visitor()
    const { url } = await paidOrder(visitor)
    const path = await linkOf(visitor, url)
    const stranger = shop.visitor()
    assert.equal((await stranger.get(path)).status, 404)
    await readyToOrder(stranger)
    assert.equal((await stranger.get(path)).status, 404)
    assert.equal((await visitor.get('/compte/factures/F-2026-999999.pdf')).status, 404)
    const keyed = await keyedLinkOf(visitor)
    const { answer, bytes } = await download(visitor, keyed, '')
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('referrer-policy'), 'no-referrer')
    assert.ok((await textOf(bytes)).includes(path.split('/').at(-1)?.replace('.pdf', '') ?? '?'))
    const other = `/facture/${'A'.repeat(32)}.pdf`
    assert.equal((await download(visitor, other, '')).answer.status, 404)
  })

  it('LAW-01 an order that is not paid has no invoice', async () => {
    const visitor = shop.visitor()
    await readyToOrder(visitor)
    const { paiement_url, url } = await orderToPay(visitor)
    assert.equal(await linkOf(visitor, url), '')
    await decide(visitor, paiement_url, 'refuser')
    assert.equal(await linkOf(visitor, url), '')
    await chooseAll(visitor, { method: 3, bank: 0 })
    const { commande } = await order(visitor)
    assert.equal(await linkOf(visitor, commande?.url ?? ''), '')
  })
})
