import { agendaOf, blockOf, monthOf, notice, pageOf } from './content-hand.ts'
import { type Fault, fail } from './faults.ts'
import { fieldsOf } from './fields.ts'
import { type Asking, listen } from './listen.ts'

export interface ContentServer {
  page(name: string): string
  /** What was asked of services, in order: its name and its fields. */
  asked: [service: string, fields: Record<string, string>][]
  /** Each call of a service comes to this, until it is healed. */
  suffer(service: string, fault: Fault): void
  heal(service: string): void
  close(): void
}

const layout = (title: string, content: string): string =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,">
  <meta name="viewport" content="width=device-width"><script type="module" src="/dist/flx.js"></script></head>
  <body><flx-config base="../services/"></flx-config><main><h1>${title}</h1>${content}</main></body></html>`

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="800" height="400" fill="teal"/></svg>'

const login =
  '<form method="post" action="../services/ajax/modules/extranet_v2/traitement.php"><input name="email"><input name="password" type="password"></form>'

/** What a service answers, as a text; nothing of one that there is not. */
function answerOf(name: string, fields: Record<string, string>): string | undefined {
  if (name === 'bloc.php') return blockOf(fields['mois'] ?? '')
  if (name === 'agenda.php') return agendaOf(fields['date'] ?? '')
  if (name === 'mois.php') return monthOf(`${fields['year']}-${(fields['month'] ?? '').padStart(2, '0')}`)
  return name.endsWith('traitement.php') ? '{"status":"ok"}' : undefined
}

/** What moves, sorts and finds its place, on a site by someone else, on a free port. */
export async function openContentServer(): Promise<ContentServer> {
  const asked: ContentServer['asked'] = []
  const faults = new Map<string, Fault>()
  const serve = async ({ request, response, url, parts: [kind, ...rest] }: Asking): Promise<void> => {
    const name = rest.join('/')
    if (kind === 'images' && name !== 'manque.svg') {
      return void response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(picture)
    }
    const page = name === 'connexion' ? login : pageOf(name)
    if (kind === 'pages' && page) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      return void response.end(layout(name, page))
    }
    const fields = { ...Object.fromEntries(url.searchParams), ...(await fieldsOf(request)) }
    const answer = kind === 'services' ? answerOf(name, fields) : undefined
    if (answer === undefined) return void response.writeHead(404).end()
    asked.push([name, fields])
    const fault = faults.get(name)
    if (fault) return fail(fault, response, '/pages/connexion')
    response.setHeader('Content-Type', 'text/html; charset=iso-8859-1')
    response.end(Buffer.from(notice + answer, 'latin1'))
  }
  const { url, close } = await listen(serve)
  return {
    page: (name) => `${url}/pages/${name}`,
    asked,
    suffer: (service, fault) => void faults.set(service, fault),
    heal: (service) => void faults.delete(service),
    close,
  }
}
