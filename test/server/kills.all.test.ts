import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { act, add, goods } from './support/cart.ts'
import { becomeCustomer, chooseAll, newAccount, order, password } from './support/checkout.ts'
import { startPostgres, type TestPostgres } from './support/postgres.ts'
import { type MainProcess, startMain } from './support/process.ts'
import { Visitor } from './support/visitor.ts'

/** Pieces of the seed: an order takes one. */
const good = { idarticle: 1, idreference: 1 }

interface Customer {
  visitor: Visitor
  /** Numbers of the orders that the shop said it had made. */
  told: string[]
}

/** Another server took the place of the one before. */
function moveTo(customer: Customer, { url }: MainProcess): void {
  const visitor = new Visitor(url)
  visitor.cookie = customer.visitor.cookie
  customer.visitor = visitor
}

const ordersOf = async ({ visitor }: Customer): Promise<string[]> => [
  ...new Set((await visitor.get('/compte')).text.match(/C-\d{4}-\d{6}/g) ?? []),
]

const databases = {
  async PostgreSQL(folder: string) {
    const started: TestPostgres = await startPostgres()
    const env = { DATABASE_URL: await started.url('tuee'), DATA_DIR: folder }
    return { env, stop: () => started.stop() }
  },
  PGlite: async (folder: string) => ({ env: { DATA_DIR: folder }, stop: async () => {} }),
}

const rounds = { PostgreSQL: 2, PGlite: 1 }

for (const kind of ['PostgreSQL', 'PGlite'] as const) {
  describe(`arrêts pendant des commandes, ${kind}`, () => {
    let folder: string
    let database: Awaited<ReturnType<(typeof databases)[typeof kind]>>
    let server: MainProcess
    const customers: Customer[] = []

    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'flx-kills-'))
      database = await databases[kind](join(folder, 'data'))
      server = await startMain(database.env)
      for (let count = 0; count < 4; count++) {
        const visitor = new Visitor(server.url)
        await becomeCustomer(visitor)
        customers.push({ visitor, told: [] })
      }
    })
    after(async () => {
      await server.stop()
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    })

    /** Everybody orders at once; the process ends as the first answer comes. Then everybody asks for the same order again. */
    async function orderThrough(signal: 'SIGKILL' | 'SIGTERM'): Promise<number> {
      const keys = new Map<Customer, string>()
      for (const customer of customers) {
        await add(customer.visitor, good)
        keys.set(customer, (await chooseAll(customer.visitor, { method: 3, bank: 0 })).panier.cle_commande)
      }
      let ended: Promise<unknown> | undefined
      let answered = 0
      const send = async (customer: Customer): Promise<void> => {
        const reply = await order(customer.visitor, keys.get(customer))
        ended ??= server.stop(signal)
        answered++
        customer.told.push(reply.commande?.numero ?? reply.error_msg)
      }
      await Promise.allSettled(customers.map(send))
      await ended
      server = await startMain(database.env)
      for (const customer of customers) {
        moveTo(customer, server)
        const reply = await order(customer.visitor, keys.get(customer))
        assert.equal(reply.status, 'ok', reply.error_msg)
        if (reply.commande && !customer.told.includes(reply.commande.numero)) customer.told.push(reply.commande.numero)
      }
      return answered
    }

    it(`CART-07 no order is lost, none is made twice: ${rounds[kind]} kills, then a SIGTERM, while four customers order`, async () => {
      const left = async () => (await add(new Visitor(server.url), goods.bowl)).panier.lignes[0]?.quantite_max ?? 0
      const stock = await left()
      let answered = 0
      for (let round = 1; round <= rounds[kind]; round++) {
        answered += await orderThrough('SIGKILL')
        for (const customer of customers) {
          assert.equal(customer.told.length, round, 'what was told before the kill is what is told after')
          assert.deepEqual((await ordersOf(customer)).sort(), [...customer.told].sort())
        }
      }
      assert.ok(answered >= rounds[kind])
      await orderThrough('SIGTERM')
      const made = customers.reduce((total, { told }) => total + told.length, 0)
      assert.equal(made, customers.length * (rounds[kind] + 1))
      assert.equal(await left(), stock - made)
    })

    it('HTTP-02 SIGTERM lets what has begun end: eight of eight requests are answered, then the process ends well', async () => {
      const visitors = Array.from({ length: 8 }, () => new Visitor(server.url))
      let ended: ReturnType<MainProcess['stop']> | undefined
      const replies = await Promise.all(
        visitors.map(async (visitor, index) => {
          const reply = await act(visitor, newAccount(`arret-${index}@essai.example`))
          ended ??= server.stop()
          return reply.status
        }),
      )
      assert.deepEqual(replies, Array(8).fill('ok'))
      const { code, error } = (await ended) ?? {}
      assert.deepEqual([code, error], [0, ''])
      server = await startMain(database.env)
      const again = new Visitor(server.url)
      const login = await act(again, { action: 'connexion', email: 'arret-7@essai.example', password })
      assert.equal(login.status, 'ok', 'what was answered is kept')
    })
  })
}
