import autocannon from 'autocannon'
import { act, add, cartAddress, goods } from '../../server/support/cart.ts'
import { order, readyToOrder, stockOf } from '../../server/support/checkout.ts'
import { Visitor } from '../../server/support/visitor.ts'
import { median } from '../statistics.ts'
import type { Shop } from './shop.ts'
import type { Worked } from './statements.ts'

/** What one kind of request came to, with so many visitors at once. */
export interface Load {
  what: string
  visitors: number
  /** Requests a second. */
  rate: number
  /** Milliseconds: half and ninety-nine of a hundred came sooner. */
  latency: number
  slowest: number
  errors: number
  /** Milliseconds of processor that the instances spent on each. */
  cpu: number
  /** Share of the time in which the busiest event loop had work. */
  busy: number
  /** Of PostgreSQL, where there is one: how many statements each took, and milliseconds of them. */
  database?: Worked
}

const crowds = [1, 10, 100]

interface Ask {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

/** As many visitors at once, each asking again as soon as it is answered, for so many seconds. */
async function shoot(
  shop: Shop,
  what: string,
  visitors: number,
  seconds: number,
  asksOf: (visitor: number) => Ask[],
): Promise<Load> {
  let next = 0
  await shop.spent()
  const result = await autocannon({
    url: shop.url,
    connections: visitors,
    duration: seconds,
    timeout: 30,
    setupClient: (client) => client.setRequests(asksOf(next++)),
  })
  const { requests, latency, errors, timeouts, non2xx } = result
  return {
    what,
    visitors,
    rate: requests.average,
    latency: latency.p50,
    slowest: latency.p99,
    errors: errors + timeouts + non2xx,
    ...(await perRequest(shop, requests.total)),
  }
}

const html = { accept: 'text/html' }

/** The list of articles, and one of them. */
export async function readPages(shop: Shop, seconds: number): Promise<Load[]> {
  const { text } = await new Visitor(shop.url).get('/articles', html)
  const [article = '/articles'] = /\/article\/[\w-]+/.exec(text) ?? []
  const loads: Load[] = []
  for (const [what, path] of [
    ['liste', '/articles'],
    ['article', article],
  ] as const) {
    for (const visitors of crowds) {
      loads.push(await shoot(shop, what, visitors, seconds, () => [{ path, headers: html }]))
    }
  }
  return loads
}

/** Each visitor has a cart, and reads it. */
export async function readCarts(shop: Shop, seconds: number): Promise<Load[]> {
  const cookies: string[] = []
  for (let at = 0; at < Math.max(...crowds); at++) {
    const visitor = new Visitor(shop.url)
    await add(visitor, goods.bowl)
    cookies.push([visitor.cookie, ...visitor.others.values()].filter(Boolean).join('; '))
  }
  const headersOf = (cookie: string): Record<string, string> => ({
    cookie,
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
    origin: shop.url,
    'sec-fetch-site': 'same-origin',
    'x-requested-with': 'XMLHttpRequest',
  })
  const loads: Load[] = []
  for (const visitors of crowds) {
    const asksOf = (at: number): Ask[] => [
      { path: cartAddress, method: 'POST', headers: headersOf(cookies[at % cookies.length] ?? ''), body: 'action=' },
    ]
    loads.push(await shoot(shop, 'lecture du panier', visitors, seconds, asksOf))
  }
  return loads
}

/** What a visitor does at a turn of his. @returns whether it came out as it should */
export type Act = (visitor: number, turn: number) => Promise<boolean>

/** Each visitor changes the quantity of a line to and fro, waiting for each answer. */
export async function changeQuantities(shop: Shop, each: number): Promise<Load[]> {
  const carts: { visitor: Visitor; line: string }[] = []
  for (let at = 0; at < Math.max(...crowds); at++) {
    const visitor = new Visitor(shop.url)
    await add(visitor, goods.bowl)
    const { panier } = await act(visitor, { action: '' })
    carts.push({ visitor, line: String(panier.lignes[0]?.idligne ?? '') })
  }
  const change: Act = async (at, turn) => {
    const { visitor, line } = carts[at] as (typeof carts)[number]
    const quantite = 1 + ((turn + at) % 2)
    const reply = await act(visitor, { action: 'modifQte', value: line, idligne: line, quantite })
    return reply.status === 'ok'
  }
  const loads: Load[] = []
  for (const visitors of crowds) loads.push(await together(shop, 'quantité changée', visitors, each, change))
  return loads
}

/** So many visitors at once, each acting so often, again as soon as it is answered. */
export async function together(shop: Shop, what: string, visitors: number, each: number, act: Act): Promise<Load> {
  const times: number[] = []
  let errors = 0
  await shop.spent()
  const start = performance.now()
  await Promise.all(
    Array.from({ length: visitors }, async (_, at) => {
      for (let turn = 0; turn < each; turn++) {
        const begin = performance.now()
        if (!(await act(at, turn).catch(() => false))) errors++
        times.push(performance.now() - begin)
      }
    }),
  )
  return {
    what,
    visitors,
    ...told(times, performance.now() - start),
    errors,
    ...(await perRequest(shop, times.length)),
  }
}

const told = (times: number[], lasted: number) => ({
  rate: (times.length / lasted) * 1000,
  latency: median(times),
  slowest: times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * 0.99)] ?? Number.NaN,
})

async function perRequest(shop: Shop, requests: number): Promise<Pick<Load, 'cpu' | 'busy' | 'database'>> {
  const { cpu, utilization, database } = await shop.spent()
  const each = (sum: number): number => sum / Math.max(1, requests)
  return {
    cpu: each(cpu),
    busy: utilization,
    ...(database && { database: { statements: each(database.statements), time: each(database.time) } }),
  }
}

export interface Orders {
  loads: Load[]
  /** What the shop had, how many orders it took and refused, and what it says is left. */
  stock: number
  placed: number
  refused: number
  left: number
}

/**
 * More customers than there are pieces order one each: by one, by ten at once, then the rest together. Who comes too late is
 * refused in words; whatever else is an error.
 */
export async function placeOrders(shop: Shop): Promise<Orders> {
  const { stock } = goods.bowl
  const groups = [
    { visitors: 1, count: 4 },
    { visitors: 10, count: 10 },
    { visitors: 100, count: 100 },
  ]
  const ready: Visitor[] = []
  for (let at = 0; at < groups.reduce((sum, { count }) => sum + count, 0); at++) {
    const visitor = new Visitor(shop.url)
    await readyToOrder(visitor)
    ready.push(visitor)
  }
  const loads: Load[] = []
  let placed = 0
  let refused = 0
  for (const { visitors, count } of groups) {
    const queue = ready.splice(0, count)
    const times: number[] = []
    let errors = 0
    await shop.spent()
    const start = performance.now()
    const worker = async (): Promise<void> => {
      for (let visitor = queue.shift(); visitor; visitor = queue.shift()) {
        const begin = performance.now()
        try {
          const reply = await order(visitor)
          if (reply.commande) placed++
          else if (reply.status === 'ko' && reply.error_msg) refused++
          else errors++
        } catch {
          errors++
        }
        times.push(performance.now() - begin)
      }
    }
    await Promise.all(Array.from({ length: visitors }, worker))
    loads.push({
      what: 'commande',
      visitors,
      ...told(times, performance.now() - start),
      errors,
      ...(await perRequest(shop, times.length)),
    })
  }
  const left = await stockOf(new Visitor(shop.url), goods.bowl).catch(() => Number.NaN)
  return { loads, stock, placed, refused, left }
}
