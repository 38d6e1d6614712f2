import { type Fault, fail } from './faults.ts'
import { fieldsOf } from './fields.ts'
import { type Asking, listen, visitorOf } from './listen.ts'
import { type Ad, acted, formOf, listOf, notice, type Outcome, permalink, saved } from './visitors-hand.ts'

export interface VisitorsServer {
  page(name: string): string
  /** What was asked of services, in order: its name and its fields. */
  asked: [service: string, fields: Record<string, string>][]
  /** The next call of a service comes to this. */
  suffer(service: string, fault: Fault): void
  close(): void
}

type Fields = Record<string, string>

const layout = (title: string, content: string): string =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,">
  <meta name="viewport" content="width=device-width"><script type="module" src="/dist/flx.js"></script></head>
  <body><flx-config base="../services/"></flx-config><main><h1>${title}</h1>${content}</main></body></html>`

const login = `<form method="post" action="../services/ajax/modules/extranet_v2/traitement.php">
  <label>Courriel <input name="email"></label><label>Secret <input name="password" type="password"></label><button>Entrer</button></form>`

const permalinks = `<flx-permalink link="/une/adresse?bien=longue"><button type="button">Lien court</button></flx-permalink>
  <flx-permalink><form method="post" action="../services/raccourcir.php"><input type="hidden" name="action" value="permalien">
  <label>Adresse <input name="lien"></label><button>Raccourcir</button></form></flx-permalink>`

/** What one visitor has published. */
class Board {
  #next = 4
  ads: Ad[] = [
    { id: 1, title: 'Table', isActive: false },
    { id: 2, title: 'Kayak', isActive: true },
    { id: 3, title: 'Vélo', isActive: true },
  ]

  find(id: string): Ad | undefined {
    return this.ads.find((ad) => ad.id === Number(id))
  }

  /** The one of the third is being sold, and cannot go. */
  act({ action = '', element_module_ident: module = '', element_id: id = '' }: Fields): Outcome {
    const ad = this.find(id)
    if (module !== 'petites' || !ad) return { error: 'Cette annonce n’existe pas.' }
    if (action === 'my_elements_activate') ad.isActive = !ad.isActive
    else if (action !== 'my_elements_delete') return { error: `Action inconnue : ${action}.` }
    else if (id === '3') return { error: 'Le vélo est en cours de vente.' }
    else this.ads = this.ads.filter((other) => other !== ad)
    return {}
  }

  save({ titre = '', element_id: id = '', active = '' }: Fields): Outcome {
    if (titre.length < 3) return { error: 'Trois lettres au moins.', field: 'titre' }
    const ad = this.find(id) ?? { id: this.#next++, title: '', isActive: false }
    ad.title = titre
    if (active) ad.isActive = active === '1'
    if (!this.ads.includes(ad)) this.ads.push(ad)
    return { done: 'C’est noté.', closes: active !== '' }
  }
}

/** What a service answers, as a text. */
function answerOf(board: Board, name: string, fields: Fields): string {
  if (name === 'ajax/modules/modules/traitement.php') return acted(board.act(fields))
  if (name === 'enregistrer.php') return saved(board.save(fields))
  if (name === 'raccourcir.php' || name === 'ajax/modules/liens/traitement.php') {
    const { lien = '' } = fields
    return permalink(`/court/${lien.length}`, lien.includes('interdit') ? 'Cette adresse n’est pas à nous.' : '')
  }
  return '{"status":"ok"}'
}

class Server {
  readonly asked: VisitorsServer['asked'] = []
  readonly faults: [service: string, fault: Fault][] = []
  #boards = new Map<string, Board>()

  boardOf(visitor: string): Board {
    const board = this.#boards.get(visitor) ?? new Board()
    this.#boards.set(visitor, board)
    return board
  }

  async serve(asking: Asking): Promise<void> {
    const { request, response, url } = asking
    const [kind, ...rest] = asking.parts
    const board = this.boardOf(visitorOf(asking))
    const name = rest.join('/')
    const pages: Record<string, () => string> = {
      annonces: () => listOf(board.ads),
      deposer: formOf,
      modifier: () => formOf(board.find(url.searchParams.get('id') ?? '')),
      connexion: () => login,
      lien: () => permalinks,
    }
    const page = pages[name]
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    if (kind === 'pages' && page) {
      const isSaved = url.searchParams.get('success') === '1'
      return void response.end(layout(name, (isSaved ? '<p>C’est enregistré.</p>' : '') + page()))
    }
    if (kind !== 'services') return void response.writeHead(404).end()
    const fields = { ...Object.fromEntries(url.searchParams), ...(await fieldsOf(request)) }
    this.asked.push([name, fields])
    const at = this.faults.findIndex(([service]) => service === name)
    if (at >= 0) return fail(this.faults.splice(at, 1)[0]?.[1] ?? 'failed', response, '/pages/connexion')
    response.end(notice + answerOf(board, name, fields))
  }
}

/** What visitors publish, on a site by someone else, on a free port. */
export async function openVisitorsServer(): Promise<VisitorsServer> {
  const site = new Server()
  const { url, close } = await listen((asking) => site.serve(asking))
  return {
    page: (name) => `${url}/pages/${name}`,
    asked: site.asked,
    suffer: (service, fault) => void site.faults.push([service, fault]),
    close,
  }
}
