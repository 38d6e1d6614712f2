import assert from 'node:assert/strict'
import { it } from 'node:test'
import { act, add, goods } from './support/cart.ts'
import { logInDemo } from './support/checkout.ts'
import { onPostgreSQL } from './support/databases.ts'
import type { Answer, Visitor } from './support/visitor.ts'
import { send } from './support/visitor.ts'

/** What databases, parsers and numbers stumble over. */
const values = [
  '',
  '\0',
  'a\0b',
  '\ud800',
  '\ufffe\u202e',
  "'; drop table orders; --",
  '%00',
  '%',
  '%E0%A4%A',
  '../../../etc/passwd',
  '//evil.example',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  '2147483648',
  '2026-99-99',
  '9999-12-31|25:61-99:99|1',
  '2026-02-30|10:00-11:00|999999999',
  '[object Object]',
  '__proto__',
  'constructor',
  '<script>',
  '☃'.repeat(300),
  'x'.repeat(20_000),
]

/** The names that the server's calls read. */
const names =
  'action value quantite idarticle idreference idligne idvalue date heure type from forceadm quantite email password email_confirm password_confirm prenom nom cle_commande cle_ajout code_postal ville relais_id relais_params idadresse idMoyenPaie idModePaiementBanque configmenu langue expression q p mode jour page tri prix categorie keys dossier mask contenu taille id commande decision cle_envoi message sujet telephone articles[0][nom] articles[0][quantite] autocompleter[classname] autocompleter[methode] term panierv3[action] panierv3[value] __proto__ constructor requiredOption[cgv] infossup[message] photos'.split(
    ' ',
  )

const actions =
  'modifQte supArt add_ref_catalogue useCodePromo deleteCodePromo change_aff_prix chgEtape selOffre change_moyen_paie change_idpointdevente usePtsFidelite chargePanier annuledevis infossup connexion new_compte mdp_oublie new_adresse modif_adresse affect_adresse_facturation affect_adresse_livraison searchVille refreshRelais selectRelais getpointsdevente valide_panier stock creneaux reservation changereservationpanier changereservationcompte alerte_stock login logout get_traductions add_traduction upload view delete resetSession'.split(
    ' ',
  )

/** The same numbers each time: what fails once fails again. */
function random(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
}

const ownHeaders = { 'sec-fetch-site': 'same-origin' }

/** An address of a route with something in place of each of its parameters. */
function fill(path: string, value: string): string {
  return path
    .replaceAll(/:\w+(?:\{[^}]*\})?/g, () => encodeURIComponent(Buffer.from(value).toString()))
    .replaceAll('*', 'x')
}

const encode = (text: string): string => encodeURIComponent(Buffer.from(text).toString())

interface Attempt {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
}

function* attempts(routes: { method: string; path: string }[], cookie: string): Generator<Attempt> {
  const pick = random(4173)
  const one = <T>(list: readonly T[]): T => list[pick(list.length)] as T
  /** Most is stopped nowhere: what is refused at the door says nothing of what is behind. */
  const odd = () => (pick(25) === 0 ? '%FF%00%ZZ' : encode(one(values).replaceAll('\0', '')))
  const query = () => Array.from({ length: 1 + pick(6) }, () => `${encode(one(names))}=${odd()}`).join('&')
  const fields = () => `action=${one(actions)}&${query()}`
  const form = 'application/x-www-form-urlencoded'
  for (const { method, path } of routes) {
    const asked = method === 'ALL' ? 'GET' : method
    for (let turn = 0; turn < 8; turn++) {
      const to = `${fill(path, one(values)).slice(0, 4000)}?${query()}`.slice(0, 8000)
      if (asked === 'GET') {
        yield { method: 'GET', path: to, headers: { cookie } }
        continue
      }
      const headers = { ...ownHeaders, cookie }
      yield { method: asked, path: to, headers: { ...headers, 'content-type': form }, body: fields() }
      const boundary = 'flx'
      const part = `--${boundary}\r\nContent-Disposition: form-data; name="${one(names)}"; filename="a\0b"\r\n\r\n${one(values)}\r\n`
      const multipart = `multipart/form-data; boundary=${pick(3) ? boundary : 'other'}`
      yield {
        method: asked,
        path: to,
        headers: { ...headers, 'content-type': multipart },
        body: part + (pick(2) ? `--${boundary}--` : ''),
      }
      yield {
        method: asked,
        path: to,
        headers: { ...headers, 'content-type': 'application/json' },
        body: one(['{', 'null', '"\\u0000"', '[[[]]]', `{"a":"${'x'.repeat(500)}"}`]),
      }
      yield { method: one(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']), path: to, headers }
    }
  }
  for (const path of [
    '/%00',
    '/%',
    '/%C0%80',
    '//evil.example',
    '/?%00',
    '/article/%00',
    '/article/a%00b',
    '/page/%E0%A4%A',
  ])
    yield { method: 'GET', path }
  for (const host of ['', 'a b', '[', '%00', 'x'.repeat(300)]) yield { method: 'GET', path: '/', headers: { host } }
  for (const bad of ['flx_session=%00', 'flx_session=%', 'flx_session', `flx_session=${'x'.repeat(4000)}`, '=;=;'])
    yield { method: 'GET', path: '/panier', headers: { cookie: bad } }
}

onPostgreSQL('demandes illisibles', (shop) => {
  it('HTTP-02 no route answers nonsense with a 500; the log says nothing of what was sent; the shop goes on', async (test) => {
    const logged: string[] = []
    test.mock.method(console, 'error', (...words: unknown[]) => logged.push(words.join(' ')))
    const customer: Visitor = shop.visitor()
    await add(customer, goods.bowl)
    await logInDemo(customer)
    const routes = shop.routes()
    const seen = new Map<number, number>()
    let tried = 0
    const wrong: string[] = []
    const open: Promise<void>[] = []
    const judge = async ({ method, path, headers, body }: Attempt): Promise<void> => {
      const answer: Answer | undefined = await send(shop.url() + path, { method, headers, body }).catch(() => undefined)
      const status = answer?.status ?? 0
      seen.set(status, (seen.get(status) ?? 0) + 1)
      const { origin } = new URL(answer?.headers.location ?? '/', shop.url())
      if (status >= 500 || origin !== new URL(shop.url()).origin)
        wrong.push(
          `${status} ${method} ${path.slice(0, 300)} ${body?.slice(0, 300) ?? ''} ${answer?.headers.location ?? ''}`,
        )
    }
    for (const attempt of attempts(
      routes.filter(({ path }) => path !== '/*' && !path.startsWith('/dev')),
      customer.cookie,
    )) {
      tried++
      open.push(judge(attempt))
      if (open.length === 8) await Promise.all(open.splice(0))
    }
    await Promise.all(open)
    test.diagnostic(`${tried} demandes, statuts ${JSON.stringify([...seen].sort())}`)
    assert.deepEqual(wrong, [])
    assert.deepEqual(logged, [])
    assert.ok(tried > 1000)
    assert.equal((await add(shop.visitor(), goods.bowl)).status, 'ok')
    assert.equal((await act(shop.visitor(), { action: '' })).status, 'ok')
  })
})
