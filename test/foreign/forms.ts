import { type Fault, fail } from './faults.ts'
import { type Entry, entriesOf } from './fields.ts'
import { donnees, type Held, type Manner, type Outcome, type Town, tableau } from './form-manners.ts'
import { type Asking, listen } from './listen.ts'
import { nonce, policy } from './policy.ts'

export const manners: Manner[] = [tableau, donnees]

export interface FormsServer {
  page(manner: string, name: string): string
  /** What was taken for good: the fields of each form, by the last part of their names. */
  taken: Entry[][]
  /** What was asked of services, in order: its name and its fields. */
  asked: [service: string, fields: Record<string, string>][]
  /** The next call of a service comes to this. */
  suffer(service: string, fault: Fault): void
  /** Its calls are answered again. */
  relieve(service: string): void
  close(): void
}

const pages: Record<string, (manner: Manner) => string> = {
  contact: (manner) => manner.contact(),
  dossier: (manner) => manner.dossier(),
  connexion: () => `<form method="post" action="../services/ajax/modules/extranet_v2/traitement.php">
    <label>Courriel <input name="email"></label><label>Secret <input name="password" type="password"></label><button>Entrer</button></form>`,
  parties:
    () => `<flx-form check no-guard><form method="post" action="../services/envoi.php"><p><label>Nom <input name="nom"></label></p>
    <p><label>Pays <select name="pays"><option value=""></option><option value="FR">France</option><option value="BE">Belgique</option></select></label></p>
    <div data-flx-part="regions" data-flx-depends="pays"><label>Région <select name="region"><option>Ancienne</option></select></label></div>
    <p><label>Transport <select name="transport"><option value="train">Train</option><option value="voiture">Voiture</option></select></label></p>
    <p><label>Gare <select name="gare" data-flx-contents="transport"><option value=""></option></select></label></p><button>Envoyer</button></form></flx-form>`,
  seuls:
    () => `<flx-autocomplete classname="Ville" methode="chercher" area="shop" cibles="idville"><label>Ville <input name="ville"></label></flx-autocomplete><input type="hidden" name="idville">
    <flx-password-strength><p><label>Secret <input type="password" name="secret" autocomplete="new-password"></label></p></flx-password-strength>
    <flx-newsletter><form method="post"><label>Courriel <input name="email"></label><button>S'abonner</button></form></flx-newsletter>
    <form><flx-upload multiple="0"><label>Pièces <input type="file" name="pieces[]" multiple></label></flx-upload></form>`,
}

const layout = (title: string, content: string, charset: string): string =>
  `<!doctype html><html lang="fr"><head><meta charset="${charset}"><title>${title}</title><link rel="icon" href="data:,">
  <meta name="viewport" content="width=device-width"><script type="module" nonce="${nonce}" src="/dist/flx.js"></script></head>
  <body><flx-config base="../services/"></flx-config><main><h1>${title}</h1>${content}</main></body></html>`

const towns: Town[] = [
  { id: 7, name: 'Brest', code: '29200' },
  { id: 12, name: 'Brélès <b>', code: '29810' },
]

/** `enfants.0.ne` and `ne_1` are the year of birth of the first child to their server. */
const plain = (name: string): string => name.replace(/[^a-z\d]+/gi, ' ').trim()

class Site {
  readonly asked: FormsServer['asked'] = []
  readonly taken: Entry[][] = []
  readonly faults: [service: string, fault: Fault][] = []
  readonly #files = new Map<string, Held>()

  /** A name, and an address of the site's own. */
  judge(entries: Entry[], only?: string): Outcome {
    const fields = Object.fromEntries(entries.map(([name, value]) => [plain(name), value]))
    const written = (name: string): string => entries.find(([each]) => plain(each) === name)?.[0] ?? name
    const wrong: Record<string, string> = {}
    if (!fields['nom']) wrong[written('nom')] = 'Il manque votre nom.'
    if (!fields['email']?.endsWith('@essai.example')) wrong[written('email')] = "Cette adresse n'est pas à nous : é, è."
    const found = Object.fromEntries(Object.entries(wrong).filter(([name]) => !only || plain(name) === plain(only)))
    return Object.keys(found).length > 0
      ? { error: "À revoir, s'il vous plaît.", fields: found }
      : { done: "Merci, c'est noté." }
  }

  send(entries: Entry[]): Outcome {
    const outcome = this.judge(entries)
    if (!outcome.error) this.taken.push(entries.map(([name, value]) => [plain(name), value]))
    return outcome
  }

  /** Files come in parts; one that is called `refuse` is never taken. */
  upload(
    manner: Manner,
    { action, keys: key = '', nom: name = '' }: Record<string, string>,
    range: string,
    length: number,
  ): string {
    if (action === 'view')
      return manner.files([...this.#files.values()].filter((file) => key.split(',').includes(file.key)))
    if (action === 'delete') this.#files.delete(key)
    if (action !== 'upload') return manner.fileDone()
    if (name.startsWith('refuse')) return manner.fileRefused('Un virus était dans cette pièce.')
    const held = { key, name, size: Number(range.split('/')[1]), received: length }
    this.#files.set(key, held)
    return manner.file(held)
  }

  answer(
    manner: Manner,
    name: string,
    entries: Entry[],
    { range, length }: { range: string; length: number },
  ): string | Outcome {
    const fields = Object.fromEntries(entries)
    if (name === 'envoi.php') return this.send(entries)
    if (name === 'formulaire/verif_formulaire.php') {
      const names = entries.filter(([each]) => each === 'verif[champ][]').map(([, value]) => value)
      const wrong = names.map((each) => this.judge(entries, each)).find(({ error }) => error)
      return wrong ?? { done: 'Rien à dire.' }
    }
    if (name === 'formulaire/recharge.php') return manner.regions(fields['pays'] ?? '')
    if (name === 'templates/get_contents.php')
      return manner.offered(fields['value'] === 'voiture' ? [['0', 'Aucune']] : [['29', 'Brest']])
    if (name === 'autocompleter.php') {
      const { term = '' } = fields
      return manner.towns(towns.filter((town) => town.name.toLowerCase().startsWith(term.toLowerCase())))
    }
    if (name === 'upload') return this.upload(manner, fields, range, length)
    if (name === 'vieprivee/check_pwd.php')
      return (fields['q'] ?? '').length > 7 ? manner.rated(80, 'Solide', '') : manner.rated(20, 'Faible', 'Trop court.')
    if (name === 'newsletter_v2/traitement.php')
      return (fields['email'] ?? '').includes('@')
        ? manner.subscribed(true, 'Bienvenue à bord.')
        : manner.subscribed(false, 'Cette adresse est fausse.')
    return '{"status":"ok"}'
  }
}

const upload = 'backoffice/modules/templates/front/upload.php'

async function serve(site: Site, { request, response, url, parts }: Asking): Promise<void> {
  const [first, kind, ...rest] = parts
  const isUpload = url.pathname === `/${upload}`
  const from = isUpload ? new URL(request.headers.referer ?? url).pathname.split('/')[1] : first
  const manner = manners.find(({ name }) => name === from)
  const page = pages[rest.join('/')]
  const send = (text: string, type: string, status = 200): void => {
    const isLatin = /8859/.test(type)
    response.writeHead(status, { 'Content-Type': type, 'Content-Security-Policy': policy })
    response.end(Buffer.from(text, isLatin ? 'latin1' : 'utf8'))
  }
  if (manner && kind === 'pages' && page) {
    const type = manner.type.replace('application/json', 'text/html; charset=utf-8')
    return send(layout(rest.join('/'), page(manner), /charset=(.*)/.exec(type)?.[1] ?? 'utf-8'), type)
  }
  if (!manner || !(kind === 'services' || isUpload)) return void response.writeHead(404).end()
  const name = isUpload ? 'upload' : rest.join('/').replace(/^ajax\/(?:modules\/)?/, '')
  const length = Number(request.headers['content-length'] ?? 0)
  const body = request.headers['content-type'] === 'application/octet-stream' ? [] : await entriesOf(request)
  const entries = [...url.searchParams, ...body]
  site.asked.push([name, Object.fromEntries(entries)])
  const at = site.faults.findIndex(([service]) => service === name)
  if (at >= 0) return fail(site.faults.splice(at, 1)[0]?.[1] ?? 'failed', response, `/${manner.name}/pages/connexion`)
  const range = String(request.headers['content-range'] ?? '')
  const answer = site.answer(manner, name, entries, { range, length })
  const isRefused = typeof answer !== 'string' && Boolean(answer.error)
  send(
    manner.before + (typeof answer === 'string' ? answer : manner.said(answer)),
    manner.type,
    isRefused ? manner.refusedBy : 200,
  )
}

/** The forms of a site by someone else, in two ways of writing, on a free port. */
export async function openFormsServer(): Promise<FormsServer> {
  const site = new Site()
  const { url, close } = await listen((asking) => serve(site, asking))
  return {
    page: (manner, name) => `${url}/${manner}/pages/${name}`,
    taken: site.taken,
    asked: site.asked,
    suffer: (service, fault) => void site.faults.push([service, fault]),
    relieve: (service) => {
      for (const fault of site.faults.filter(([each]) => each === service))
        site.faults.splice(site.faults.indexOf(fault), 1)
    },
    close,
  }
}
