import { accountStep, notice, type Row, rowsOf, type Said, say } from './account-answers.ts'
import { type Fault, fail } from './faults.ts'
import { fieldsOf } from './fields.ts'
import { type Asking, listen, visitorOf } from './listen.ts'
import { nonce, policy } from './policy.ts'

export interface AccountServer {
  page(name: string): string
  /** What was asked of services, in order: its name and its fields. */
  asked: [service: string, fields: Record<string, string>][]
  /** The next call of a service comes to this. */
  suffer(service: string, fault: Fault): void
  close(): void
}

/** A customer of somebody else's shop, as one visitor left it. */
interface Account {
  isIn: boolean
  password: string
  stopped: boolean
  guest: { name: string; email: string } | null
  /** The challenge that was given last, and the passkeys of the account. */
  challenge: string
  keys: string[]
}

const service = (path: string): string => `../services/ajax/modules/${path}`
const extranet = service('extranet_v2/traitement.php')

const loginForms = `<form method="post" action="${extranet}"><input type="hidden" name="action" value="login">
  <label>Courriel <input name="email" type="email" autocomplete="username"></label>
  <label>Secret <input name="password" type="password" autocomplete="current-password"></label><button>Entrer</button></form>
  <details data-flx-forgotten><summary>Secret perdu ?</summary><form method="post" action="${extranet}">
  <input type="hidden" name="action" value="mdp_oublie"><label>E-mail du compte <input name="email" type="email"></label><button>M’écrire</button></form></details>`

const pages: Record<string, string> = {
  connexion: `<flx-login href="bienvenue">${loginForms}</flx-login>`,
  bienvenue: '<p>Vous y êtes.</p>',
  cle: `<flx-passkey><form method="post" action="${extranet}"><input type="hidden" name="action" value="new_cle">
    <label>Nom de la clé <input name="nom" required></label><button>Garder une clé</button></form>
    <p data-flx-no-passkeys hidden>Pas de clés ici.</p></flx-passkey>`,
  entree: `<flx-login href="bienvenue"><form method="post" action="${extranet}"><input type="hidden" name="action" value="login">
    <label>Courriel <input name="email"></label><label>Secret <input name="password" type="password"></label><button>Entrer</button>
    <button type="button" data-flx-passkey hidden>Par une clé</button></form></flx-login>`,
  code: `<flx-two-factor href="bienvenue" wait="0"><form method="post" action="${extranet}">
    <input type="hidden" name="action" value="validercode"><input type="hidden" name="idtransaction" value="77"><p>Un code est parti.</p>
    <label>Code <input name="code" maxlength="6"></label><button>Valider</button>
    <button name="action" value="renvoyercode" data-flx-resend formnovalidate>Un autre</button></form></flx-two-factor>`,
  inscription: `<flx-signup><form method="post" action="${extranet}"><input type="hidden" name="action" value="new_compte">
    <label>Courriel <input name="email" type="email" required></label><label>Secret <input name="password" type="password" required></label>
    <p hidden><label>Jeton <input name="token"></label></p><button>Ouvrir</button></form></flx-signup>`,
  secret: `<flx-password-change><form method="post" action="${extranet}"><input type="hidden" name="action" value="modif_mdp">
    <label>Ancien <input name="ancien" type="password" required></label><label>Nouveau <input name="password" type="password" required></label>
    <button>Changer</button></form><a data-flx-back href="bienvenue" hidden>Retour</a></flx-password-change>`,
  abonnements: `<flx-account><nav aria-label="Compte"><a href="abonnements" aria-current="page">Abonnements</a></nav>
    <div data-flx-panel><div data-flx-list="liste_abonnements"></div></div></flx-account>`,
  retractation: `<flx-withdrawal><form method="post" action="${service('boutique/compte/retractation.php')}">
    <fieldset><legend>Commande</legend><label>Numéro <input name="commande" required></label></fieldset>
    <fieldset><legend>Articles</legend><div data-flx-part="articles" data-flx-depends="commande"></div>
    <button>Confirmer la rétractation</button></fieldset></form></flx-withdrawal>`,
  resiliation: `<flx-contract-end><form method="post" action="${service('boutique/compte/resiliation.php')}">
    <fieldset><legend>Contrat</legend><label>Numéro <input name="reference" required></label></fieldset>
    <fieldset><legend>Vous</legend><label>Nom <input name="nom" required></label></fieldset>
    <button>Notification de la résiliation</button></form></flx-contract-end>`,
  panier: '<flx-cart></flx-cart>',
}

const layout = (title: string, content: string): string =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,">
  <script type="module" nonce="${nonce}" src="/dist/flx.js"></script></head><body><flx-config base="../services/"></flx-config>
  <main><h1>${title}</h1>${content}</main></body></html>`

class Shop {
  readonly asked: AccountServer['asked'] = []
  readonly faults: [service: string, fault: Fault][] = []
  #accounts = new Map<string, Account>()

  accountOf(visitor: string): Account {
    const account = this.#accounts.get(visitor) ?? {
      isIn: false,
      password: 'mer-calme',
      stopped: false,
      guest: null,
      challenge: '',
      keys: [],
    }
    this.#accounts.set(visitor, account)
    return account
  }

  /** What a browser makes a passkey by, or signs with one by; then the passkey, which holds the challenge. */
  #passkey(account: Account, { action, nom = '', credential = '' }: Record<string, string>): Said {
    if (nom === 'prise') return { error: 'À revoir.', fields: { nom: 'Ce nom est pris.' } }
    if (!credential) {
      account.challenge = crypto.randomUUID().replaceAll('-', '')
      const options = { challenge: account.challenge, rpId: 'localhost', userVerification: 'required' }
      const made = {
        rp: { id: 'localhost', name: 'Essai' },
        user: { id: 'QW5uZQ', name: 'anne', displayName: 'Anne' },
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      }
      return { done: 'Suivez votre appareil.', options: action === 'new_cle' ? { ...options, ...made } : options }
    }
    const { id, response } = JSON.parse(credential) as { id: string; response: { clientDataJSON: string } }
    const client = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as { challenge: string }
    if (client.challenge !== account.challenge) return { error: 'Ce n’est pas ce défi.' }
    if (action === 'login_cle') return account.keys.includes(id) ? { done: 'Entré.' } : { error: 'Clé inconnue.' }
    account.keys.push(id)
    return { done: `La clé ${nom} est gardée.` }
  }

  /** Logs in; a right password waits for the code 123456 once. */
  extranet(account: Account, fields: Record<string, string>): Said {
    const { action = '', email = '', password = '', code = '', token = '', ancien = '' } = fields
    if (/_cle$/.test(action)) return this.#passkey(account, fields)
    if (action === 'login') {
      if (password !== account.password) return { error: 'Mauvais secret.' }
      if (!account.isIn && email.startsWith('code')) return { code: '77' }
      account.isIn = true
      return { done: 'Entré.' }
    }
    if (action === 'validercode') {
      if (code !== '123456') return { error: 'Ce n’est pas ce code.' }
      account.isIn = true
      return { done: 'Bon code.' }
    }
    if (action === 'renvoyercode') return { code: '78' }
    if (action === 'mdp_oublie') return { done: 'Un courriel est parti.' }
    if (action === 'new_compte') {
      if (!email.includes('@essai')) return { error: 'À revoir.', fields: { email: 'Cette adresse ne va pas.' } }
      if (!token) return { error: 'Le jeton est parti par courriel.', token: true }
      return token === '99' ? { done: 'Compte ouvert.' } : { error: 'Mauvais jeton.', token: true }
    }
    if (action === 'modif_mdp') {
      if (ancien !== account.password) return { error: 'À revoir.', fields: { ancien: 'Ce n’est pas l’ancien.' } }
      return { done: 'Secret changé.' }
    }
    return { error: `Action inconnue : ${action}.` }
  }

  cart(account: Account, { action = '', prenom = '', email = '', password = '' }: Record<string, string>): Said {
    if (action === 'connexion') {
      if (password !== account.password) return { error: 'Mauvais secret.' }
      account.isIn = true
    }
    if (action === 'sans_compte') {
      if (!email.includes('@')) return { error: 'À revoir.', fields: { email: 'Il manque une arobase.' } }
      account.guest = { name: prenom, email }
    }
    return {}
  }
}

const subscription = ({ stopped }: Account): Row[] => [
  stopped
    ? { id: 8, title: 'Le thé du mois', state: 'Fini', amount: '14,90' }
    : { id: 8, title: 'Le thé du mois', state: 'En route', amount: '14,90', action: 'stopRecur', words: 'Arrêter' },
]

/** What a service answers, as a text. */
function answerOf(shop: Shop, name: string, account: Account, fields: Record<string, string>): string {
  const { action = '' } = fields
  if (name === 'extranet_v2/traitement.php') return say(shop.extranet(account, fields))
  if (name === 'boutique/compte/') return rowsOf(subscription(account))
  if (name === 'boutique/compte/traitement.php') {
    account.stopped = true
    return say({ done: 'C’est arrêté.' })
  }
  if (name === 'boutique/compte/retractation.php')
    return fields['quantite[1]'] === '1'
      ? say({ done: 'Rétractation reçue.', receipt: 5 })
      : say({ error: 'À revoir.', fields: { 'quantite[1]': 'Une au plus.' } })
  if (name === 'boutique/compte/resiliation.php') return say({ done: 'Résiliation reçue.', receipt: 6 })
  if (name === 'formulaire/verif_formulaire.php') return say({ done: '' })
  if (name === 'formulaire/recharge.php')
    return '<label>Bols <input type="number" name="quantite[1]" value="2" max="9"></label>'
  const said = shop.cart(account, fields)
  const who = account.isIn
    ? { name: 'Anne', email: 'anne@essai.example', guest: false }
    : account.guest && { ...account.guest, guest: true }
  return accountStep(who, said, action)
}

async function serve(shop: Shop, asking: Asking): Promise<void> {
  const { request, response, url } = asking
  const [kind, ...rest] = asking.parts
  const account = shop.accountOf(visitorOf(asking))
  const page = pages[rest.join('/')]
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  if (kind === 'pages' && page) {
    response.setHeader('Content-Security-Policy', policy)
    return void response.end(layout(rest.join('/'), page))
  }
  if (kind !== 'services') return void response.writeHead(404).end()
  const name = rest.join('/').replace('ajax/modules/', '')
  const fields = { ...Object.fromEntries(url.searchParams), ...(await fieldsOf(request)) }
  shop.asked.push([name, fields])
  const at = shop.faults.findIndex(([service]) => service === name)
  if (at >= 0) return fail(shop.faults.splice(at, 1)[0]?.[1] ?? 'failed', response, '/pages/connexion')
  response.end((name === 'formulaire/recharge.php' ? '' : notice) + answerOf(shop, name, account, fields))
}

/** The account of a shop by someone else, on a free port. */
export async function openAccountServer(): Promise<AccountServer> {
  const shop = new Shop()
  const { url, close } = await listen((asking) => serve(shop, asking))
  return {
    page: (name) => `${url}/pages/${name}`,
    asked: shop.asked,
    suffer: (service, fault) => void shop.faults.push([service, fault]),
    close,
  }
}
