import { type Answer, type Basket, notice, ordered, type Point, type Shop, stepOf } from './delivery-step.ts'
import { fieldsOf } from './fields.ts'
import { type Asking, listen, visitorOf } from './listen.ts'
import { nonce, policy } from './policy.ts'

export interface DeliveryServer {
  page: string
  /** What was asked of the cart, in order. */
  asked: Record<string, string>[]
  close(): void
}

const towns: Record<string, string[]> = { '29200': ['Brest'], '29217': ['Le Conquet', 'Trébabu'] }

const points: Point[] = [
  { id: '001726', params: 'a=1&b=é', name: 'Tabac du port', street: '2 quai', code: '29200', town: 'Brest' },
  { id: 'FR-9', params: '{"z":9}', name: 'Pressing d’Iroise', street: '8 rue', code: '29200', town: 'Brest' },
  { id: '12', params: '', name: 'Épicerie du Conquet', street: '1 place', code: '29217', town: 'Le Conquet' },
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
    basket.relay = point
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

/** The last step of a cart by someone else, on a free port. */
export async function openDeliveryServer(): Promise<DeliveryServer> {
  const asked: Record<string, string>[] = []
  const baskets = new Map<string, Basket>()

  async function serve(asking: Asking): Promise<void> {
    const { request, response } = asking
    const [kind] = asking.parts
    const visitor = visitorOf(asking)
    const basket = baskets.get(visitor) ?? { way: 'relais', relay: null, shop: '', version: 1 }
    baskets.set(visitor, basket)
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    if (kind === 'pages') {
      response.setHeader('Content-Security-Policy', policy)
      return void response.end(layout(stepOf(basket, {})))
    }
    const fields = await fieldsOf(request)
    asked.push(fields)
    if (fields['action'] !== 'valide_panier') return void response.end(notice + stepOf(basket, act(basket, fields)))
    const error = hindrance(basket, fields)
    response.end(notice + (error ? stepOf(basket, { error }) : ordered('D-9')))
  }

  const { url, close } = await listen(serve)
  return { page: `${url}/pages/panier`, asked, close }
}
