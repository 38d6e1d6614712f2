import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createSecureServer, type ServerOptions } from 'node:https'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

/** What a server of someone else answers: HTML and JSON by hand, nothing of ours. */
export interface Answer {
  status?: number
  headers?: Record<string, string | string[]>
  body?: string | Uint8Array
}

/** One thing of the stranger's site that a test has otherwise. */
export interface Otherwise {
  /** Changes the page's HTML. */
  page?: (html: string) => string
  /** Headers of the page; `undefined` takes one away. */
  headers?: Record<string, string | string[] | undefined>
  /** Headers of the script's files. */
  script?: Record<string, string | undefined>
  /** What answers for a file of the script instead; nothing, as usual. */
  file?: (path: string) => { status: number } | undefined
  /** What answers calls instead, by action; nothing, as usual. */
  call?: (action: string, fields: URLSearchParams, cookie: string) => Answer | undefined
  /** Whether its cart is in HTML. */
  html?: boolean
  /** What it is served by https with. */
  tls?: ServerOptions
}

export interface Stranger {
  url: string
  /** Each question: `POST /services/…`. */
  asked: string[]
  close(): void
}

const script = `/* le script d’une page */ const n="base-0a1b2c3 core-4d5e6f7".split(" ");${'/* rempli */'.repeat(200)}`
const scriptHash = `sha256-${createHash('sha256').update(script).digest('base64')}`

const page = (cdn: string): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<title>La quincaillerie du pont</title>
<script type="importmap" nonce="k7">{"integrity":{"${cdn}/flx/chunks/base-0a1b2c3.js":"${scriptHash}"}}</script>
<script type="module" nonce="k7" crossorigin integrity="${scriptHash}" src="${cdn}/flx/flx.js"></script>
</head>
<body>
<flx-config base="/services/"></flx-config>
<header>
<button id="flx-menu-button" type="button" data-configmenu="haut">Menu</button>
<flx-mobile-menu></flx-mobile-menu>
<flx-cart-badge><a href="/panier">Panier <b data-flx-cart-count>0</b></a></flx-cart-badge>
</header>
<main>
<h1>Mon panier</h1>
<flx-cart next="/livraison"></flx-cart>
<flx-add-to-cart><form method="post" action="/services/ajax/modules/boutique/panier/add_item.php">
<input type="hidden" name="idarticle" value="7">
<label>Combien <input name="quantite" value="1"></label>
<button>Mettre au panier</button>
</form></flx-add-to-cart>
<button type="button" data-flx-show="heures">Nos heures</button>
<flx-modal id="heures" label="Nos heures"><p>De 9 h à 18 h.</p></flx-modal>
<p><img src="/marteau.jpg" alt="Un marteau" width="40" height="40"> <a href="/marteaux">Nos marteaux</a></p>
</main>
</body>
</html>`

/** Elements that ask something else, each of a service that answers as it is due. */
export const others = `
<flx-list><ul data-flx-items><li><a href="/clous">Clous</a></li></ul><p><a data-flx-next href="/services/suite.php">La suite</a></p></flx-list>
<flx-fragment src="/services/bloc.php"><p>Trois marteaux restent.</p></flx-fragment>
<flx-agenda url="/services/agenda.php" module="ateliers" param="1"><button type="button" data-flx-date="2026-11-22">Demain</button></flx-agenda>
<flx-calendar url="/services/mois.php" month="2026-11"></flx-calendar>
<flx-autocomplete src="/services/villes.php" min-length="3"><label>Ville <input name="ville"></label></flx-autocomplete>
<flx-upload src="/services/fichiers.php"><label>Photo <input type="file" name="photo"></label></flx-upload>
<flx-form check check-src="/services/verif.php"><form method="post" action="/services/contact.php">
<input type="hidden" name="jeton" value="j1"><label>Nom <input name="nom" required></label><button>Envoyer</button></form></flx-form>
<flx-newsletter><form method="post" action="/services/lettre.php"><label>E-mail <input type="email" name="email" required></label><button>M’inscrire</button></form></flx-newsletter>
<flx-account><div data-flx-list="liste_cmd"></div></flx-account>
`

const asJson = (body: unknown, status = 200): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})
const asHtml = (body: string): Answer => ({ headers: { 'Content-Type': 'text/html; charset=utf-8' }, body })

/** What those services answer, by name. */
const otherAnswers: Record<string, (cookie: string) => Answer> = {
  suite: () =>
    asHtml(
      '<!doctype html><title>La suite</title><flx-list><ul data-flx-items><li><a href="/vis">Vis</a></ul></flx-list>',
    ),
  bloc: () => asHtml('<p>Deux marteaux restent.</p>'),
  agenda: () => asHtml('<ul><li>Dimanche, affûtage</li></ul>'),
  mois: () => asJson([{ date: '2026-11-21', title: 'Affûtage' }]),
  villes: () => asJson(['Maisons-Alfort']),
  fichiers: () => asJson({ status: 'ok', fichiers: [] }),
  verif: () => asJson({ status: 'ko', errors: { nom: 'Il manque.' } }),
  contact: () => asJson({ status: 'ko', errors: { nom: 'Il manque.' } }, 422),
  lettre: () => ({ headers: { 'Content-Type': 'text/plain' }, body: 'erreur' }),
  liste: (cookie) => (/client/.test(cookie) ? asJson({ lignes: [{ id: '1', titre: 'Commande 1' }] }) : { status: 401 }),
}

const policy = "default-src 'self'; script-src 'nonce-k7' 'strict-dynamic'; img-src 'self' data:; trusted-types flx"

async function fieldsOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) text += part
  return new URLSearchParams(text)
}

const toJson = (quantity: number): Answer => ({
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    status: 'ok',
    panier: {
      nb_articles: quantity,
      lignes: quantity > 0 ? [{ idligne: 'a7', nom: 'Marteau', quantite: quantity, prix_unitaire_ttc: 15 }] : [],
      totaux: { total_ttc: 15 * quantity },
    },
  }),
})

export const cartHtml = (quantity: number): string =>
  `<div data-flx-view="cart" data-flx-count="${quantity}" data-flx-total-ttc="${15 * quantity}">${
    quantity > 0
      ? `<p data-flx-line="a7">Marteau <label>Combien <input name="quantite" value="${quantity}"></label>
<button type="button" data-flx-action="supArt" data-flx-value="a7">Retirer</button></p>
<button type="button" data-flx-action="valide_panier">Payer ma commande</button>`
      : '<p>Votre panier est vide.</p>'
  }</div>`

const toHtml = (quantity: number): Answer => ({
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  body: cartHtml(quantity),
})

function send(response: ServerResponse, { status = 200, headers = {}, body = '' }: Answer): void {
  response.writeHead(status, headers).end(body)
}

const defined = (headers: Record<string, string | string[] | undefined>): Record<string, string | string[]> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

async function listen(answer: RequestListener, tls?: ServerOptions): Promise<{ url: string; close(): void }> {
  const server = tls ? createSecureServer(tls, answer) : createServer(answer)
  await new Promise<void>((resolve) => server.unref().listen(0, '127.0.0.1', resolve))
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A small shop on a free port, and its script on another origin. All of it is due, but for what is otherwise. */
export async function openStranger(otherwise: Otherwise = {}): Promise<Stranger> {
  const asked: string[] = []
  let quantity = 0
  const cdn = await listen((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const headers = {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Encoding': 'gzip',
      Vary: 'Accept-Encoding',
      ...otherwise.script,
    }
    const { status = 200 } = otherwise.file?.(request.url ?? '') ?? {}
    response.writeHead(status, defined(headers)).end(headers['Content-Encoding'] ? gzipSync(script) : script)
  }, otherwise.tls)
  const cart = otherwise.html ? toHtml : toJson
  const perform = (action: string, fields: URLSearchParams): Answer => {
    if (action === 'add_item') quantity++
    if (action === 'modifQte') quantity = Number(fields.get('quantite'))
    if (action === 'supArt') quantity = 0
    return cart(quantity)
  }
  const menu = {
    headers: { 'Content-Type': 'application/json' },
    body: '[{"type":"menu","data":[{"id_page":1,"nom_page":"Outils","lien":"/outils"}]}]',
  }
  const site = await listen(async (request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const fields = await fieldsOf(request)
    const name = /(\w+|mobile-menu)\.php/.exec(request.url ?? '')?.[1] ?? ''
    const isPage = !request.url?.startsWith('/services/')
    if (isPage) {
      const headers = {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policy,
        'Set-Cookie': 'session=s1; Path=/; HttpOnly; SameSite=Lax',
        ...otherwise.headers,
      }
      const html = page(cdn.url)
      return send(response, { headers: defined(headers), body: otherwise.page?.(html) ?? html })
    }
    const action = /menu/.test(request.url ?? '')
      ? 'menu'
      : /compte/.test(request.url ?? '')
        ? 'liste'
        : name === 'add_item' || name in otherAnswers
          ? name
          : (fields.get('action') ?? '')
    const cookie = request.headers.cookie ?? ''
    send(
      response,
      otherwise.call?.(action, fields, cookie) ??
        otherAnswers[action]?.(cookie) ??
        (action === 'menu' ? menu : perform(action, fields)),
    )
  }, otherwise.tls)
  return {
    url: site.url,
    asked,
    close: () => {
      site.close()
      cdn.close()
    },
  }
}

/** A server that answers everything in one way. */
export const openBare = listen
