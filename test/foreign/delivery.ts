import {
  type Answer,
  type Basket,
  cards,
  type DeliveryTongue,
  forms,
  type Point,
  records,
  type Shop,
} from './delivery-tongues.ts'
import { fieldsOf } from './fields.ts'
import { type Asking, listen, visitorOf } from './listen.ts'
import { nonce, policy } from './policy.ts'

export const deliveryTongues: DeliveryTongue[] = [forms, cards, records]

export interface DeliveryServer {
  page(tongue: string): string
  /** What was asked of the cart, in order. */
  asked: Record<string, string>[]
  close(): void
}

const towns: Record<string, string[]> = { '29200': ['Brest'], '29217': ['Le Conquet', 'Trébabu'] }

const points: Point[] = [
  {
    id: '001726',
    params: 'a=1&b=é',
    name: 'Tabac du port',
    street: '2 quai',
    code: '29200',
    town: 'Brest',
    metres: 350,
  },
  {
    id: 'FR-9',
    params: '{"z":9}',
    name: 'Pressing d’Iroise',
    street: '8 rue',
    code: '29200',
    town: 'Brest',
    metres: 1240,
  },
  {
    id: '12',
    params: '',
    name: 'Épicerie du Conquet',
    street: '1 place',
    code: '29217',
    town: 'Le Conquet',
    metres: 90,
  },
]

const shops: Shop[] = [
  { id: '1', name: 'Atelier du port', street: '1 quai', code: '29200', town: 'Brest' },
  { id: '2', name: 'Four de Lannilis', street: '4 bourg', code: '29870', town: 'Lannilis' },
]

/** Does what is asked, as a cart of this server would. */
function act(basket: Basket, fields: Record<string, string>): Answer {
  const { action = fields['panierv3[action]'] ?? '', value = fields['panierv3[value]'] ?? '', ville = '' } = fields
  if (action) basket.version++
  if (action === 'selOffre') basket.way = value === '6' ? 'retrait' : 'relais'
  if (action === 'searchVille') {
    const found = towns[value]
    if (!found) return { error: `Aucun relais près de ${value}.` }
    return { towns: found.map((name) => ({ name, code: value })) }
  }
  if (action === 'refreshRelais') return { points: points.filter(({ town }) => town === ville) }
  if (action === 'selectRelais') {
    const point = points.find(({ id, params }) => id === fields['relais_id'] && params === fields['relais_params'])
    if (!point) return { error: 'Ce relais n’est pas le nôtre.' }
    Object.assign(basket, { relay: point, kept: fields['relais_pref'] === '1' })
  }
  if (action === 'getpointsdevente') return { shops: shops.filter(({ code }) => code.startsWith(value.slice(0, 2))) }
  if (action === 'change_idpointdevente') basket.shop = value
  return {}
}

/** Whether an order says where it goes: the relay that the server knows, or a shop. */
function hindrance({ way, relay, shop }: Basket, fields: Record<string, string>): string {
  if (way === 'retrait') return shop ? '' : 'Dites dans quelle boutique.'
  if (!relay) return 'Dites dans quel relais.'
  return (fields['relais_id'] ?? relay.id) === relay.id ? '' : 'Le relais a changé.'
}

const layout = (content: string): string =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Envoi</title><link rel="icon" href="data:,">
  <script type="module" nonce="${nonce}" src="/dist/flx.js"></script></head><body><flx-config base="../services/"></flx-config>
  <main><h1>Envoi</h1><flx-cart>${content}</flx-cart></main></body></html>`

/** The last step of a cart by someone else, in three ways of writing, on a free port. */
export async function openDeliveryServer(): Promise<DeliveryServer> {
  const asked: Record<string, string>[] = []
  const baskets = new Map<string, Basket>()

  async function serve(asking: Asking): Promise<void> {
    const { request, response } = asking
    const [first, kind] = asking.parts
    const tongue = deliveryTongues.find(({ name }) => name === first)
    if (!tongue) return void response.writeHead(404).end()
    const visitor = visitorOf(asking)
    const basket = baskets.get(visitor) ?? { way: 'relais', relay: null, kept: false, shop: '', version: 1 }
    baskets.set(visitor, basket)
    if (kind === 'pages') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.setHeader('Content-Security-Policy', policy)
      // Who answers in JSON draws no cart in the page.
      return void response.end(layout(tongue === records ? '' : tongue.step(basket, {})))
    }
    const fields = await fieldsOf(request)
    asked.push(fields)
    response.setHeader('Content-Type', tongue.type)
    if (fields['action'] !== 'valide_panier') {
      return void response.end(tongue.before + tongue.step(basket, act(basket, fields)))
    }
    const error = hindrance(basket, fields)
    response.end(tongue.before + (error ? tongue.step(basket, { error }) : tongue.ordered('D-9')))
  }

  const { url, close } = await listen(serve)
  return {
    page: (tongue) => `${url}/${tongue}/pages/panier`,
    asked,
    close,
  }
}
