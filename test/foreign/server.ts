import type { Dialect } from './dialect.ts'
import { json } from './dialects/json.ts'
import { table } from './dialects/table.ts'
import { fieldsOf } from './fields.ts'
import { type Asking, listen, visitorOf } from './listen.ts'
import { nonce, policy } from './policy.ts'
import {
  add,
  articles,
  book,
  type Cart,
  change,
  countOf,
  newCart,
  order,
  remove,
  takeCode,
  totalOf,
  type Words,
} from './shop.ts'

export const dialects: Dialect[] = [table, json]

/** What was asked of a service, as it travelled. */
interface Asked {
  service: string
  fields: Record<string, string>
}

export interface ForeignServer {
  /** Address of a page of the shop that speaks so. */
  page(dialect: string, name: 'panier' | 'article' | 'articles' | 'atelier'): string
  /** Every call, in order. */
  asked: Asked[]
  /** Cuts the connection of the next call of a service, after it has been done. */
  loseNext(service: string): void
  close(): void
}

function layout(title: string, content: string, cart: Cart): string {
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,">
    <script type="module" nonce="${nonce}" src="/dist/flx.js"></script></head><body>
    <flx-config base="../services/"></flx-config>
    <header><flx-cart-badge><a href="panier">Panier <span data-flx-cart-count>${countOf(cart)}</span></a></flx-cart-badge></header>
    <main><h1>${title}</h1>${content}</main></body></html>`
}

const sale = (
  id: string,
): string => `<flx-add-to-cart confirm="toast"><form method="post" action="../services/ajax/modules/boutique/panier/add_item.php">
  <input type="hidden" name="idarticle" value="${id}"><label>Combien <input name="quantite" value="1"></label>
  <button>Mettre au panier</button></form></flx-add-to-cart>`

const alert = `<flx-stock article="9"><form method="post"><input type="hidden" name="idarticle" value="9"><input type="hidden" name="idreference" value="9"><button>Mettre au panier</button></form></flx-stock>`

/** A page of the shop; what it shows is drawn by the server, as without script. */
function pageOf(name: string, cart: Cart, query: URLSearchParams): string {
  if (name === 'panier') return layout('Mon panier', `<flx-cart>${table.cart(cart, {})}</flx-cart>`, cart)
  if (name === 'article') return layout('Bol', sale(query.get('id') ?? '7') + (query.has('stock') ? alert : ''), cart)
  if (name === 'atelier') {
    const days = table.days(query.get('date') ?? '', {})
    return layout('Atelier', `<flx-reservation article="7" reference="7">${days}</flx-reservation>`, cart)
  }
  const body = table.items(1, '').replace(/<tr data-flx-pages[\s\S]*/, '')
  const pages = '<p data-flx-pages><a href="articles?page=2" data-flx-next>Suite</a></p>'
  return layout('Articles', `<flx-list><table><tbody data-flx-items>${body}</tbody></table>${pages}</flx-list>`, cart)
}

class Foreign {
  readonly asked: Asked[] = []
  readonly lost: string[] = []
  #carts = new Map<string, Cart>()
  /** Orders by their key, and additions by theirs: each is made once. */
  #made = new Map<string, string>()
  #added = new Map<string, Words>()

  cartOf(visitor: string): Cart {
    const cart = this.#carts.get(visitor) ?? newCart()
    this.#carts.set(visitor, cart)
    return cart
  }

  answer(dialect: Dialect, service: string, fields: Record<string, string>, visitor: string): string {
    const cart = this.cartOf(visitor)
    const { action = '', value = '', idarticle = '', quantite = '1', idvalue, cle_ajout = '' } = fields
    if (service === 'add_item') {
      const key = `${visitor} ${cle_ajout}`
      const words = this.#added.get(key) ?? add(cart, idarticle, Number(quantite))
      if (cle_ajout && !words.error) this.#added.set(key, words)
      return dialect.added(cart, words, idarticle)
    }
    if (service === 'article') return this.#article(dialect, cart, fields, idvalue)
    if (action === 'valide_panier') return this.#order(dialect, cart, fields)
    let words: Words = {}
    if (action === 'modifQte') words = change(cart, value, Number(fields['quantite']))
    if (action === 'supArt') words = remove(cart, value)
    if (action === 'useCodePromo') words = takeCode(cart, value)
    return dialect.cart(cart, words)
  }

  #order(dialect: Dialect, cart: Cart, { cle_commande = '' }: Record<string, string>): string {
    const total = totalOf(cart)
    const number = this.#made.get(cle_commande) ?? order(cart)
    if (!number) return dialect.cart(cart, { error: 'Votre panier est vide.' })
    if (cle_commande) this.#made.set(cle_commande, number)
    return dialect.ordered(number, total)
  }

  #article(dialect: Dialect, cart: Cart, fields: Record<string, string>, idvalue: string | undefined): string {
    const { action, date = '', email = '' } = fields
    if (action === 'stock') {
      const stock = articles.map(({ id, stock: left }) => [
        id,
        { aff_btn_add_panier: left ? 'no_msg' : 'aff_msg', message: left ? '' : 'Épuisé.' },
      ])
      return JSON.stringify(Object.fromEntries(stock))
    }
    if (action === 'alerte_stock')
      return dialect.told(
        email.includes('@') ? { done: `Nous écrirons à ${email}.` } : { error: 'Cette adresse n’en est pas une.' },
      )
    if (action === 'creneaux') return dialect.days(date, {})
    const value = fields['params[idvalue]'] ?? idvalue ?? ''
    return dialect.days(value.slice(0, 10), book(cart, value))
  }
}

/** A head that contradicts itself: the browser gives up. (After a mere close it sends the request once more by itself.) */
const brokenHead = 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'

const services: Record<string, string> = {
  'panier/traitement.php': 'panier',
  'panier/add_item.php': 'add_item',
  'article/traitement.php': 'article',
}

async function serve(foreign: Foreign, asking: Asking): Promise<void> {
  const { request, response, url } = asking
  const [first, ...rest] = asking.parts
  const visitor = visitorOf(asking)
  const dialect = dialects.find(({ name }) => name === first)
  const path = rest.join('/')
  const service = services[path.replace('services/ajax/modules/boutique/', '')]
  if (!dialect) return void response.writeHead(404).end()
  if (service) {
    const fields = await fieldsOf(request)
    foreign.asked.push({ service, fields })
    const text = foreign.answer(dialect, service, fields, visitor)
    const lost = foreign.lost.indexOf(service)
    if (lost >= 0) {
      foreign.lost.splice(lost, 1)
      return void request.socket.end(brokenHead)
    }
    if (request.headers['sec-fetch-mode'] === 'navigate')
      return void response.writeHead(303, { Location: request.headers.referer ?? '/' }).end()
    return void response.setHeader('Content-Type', dialect.type).end(dialect.before + text)
  }
  if (url.searchParams.has('page')) {
    const page = Number(url.searchParams.get('page'))
    const next = page < 3 ? `articles?page=${page + 1}` : ''
    return void response.setHeader('Content-Type', table.type).end(table.before + table.items(page, next))
  }
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Security-Policy', policy)
  response.end(pageOf(path.replace('pages/', ''), foreign.cartOf(visitor), url.searchParams))
}

/** A shop by someone else, in two ways of writing, on a free port. */
export async function openForeignServer(): Promise<ForeignServer> {
  const foreign = new Foreign()
  const { url, close } = await listen((asking) => serve(foreign, asking))
  return {
    page: (dialect, name) => `${url}/${dialect}/pages/${name}`,
    asked: foreign.asked,
    loseNext: (service) => void foreign.lost.push(service),
    close,
  }
}
