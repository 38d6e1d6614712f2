import { fixture } from '@open-wc/testing'
import type { CallDescription } from '../../src/contract/call.ts'
import { calls } from '../../src/contract/calls.ts'
import { configure } from '../../src/core/configure.ts'
import { isCartBusy } from '../../src/domain/cart/cart-queue.ts'
import { type Answer, type LoggedRequest, script } from './answers-client.ts'
import { tellStaleCart } from './cart-page.ts'
import { sampleOf, tags } from './samples.ts'
import { waitUntil } from './wait-until.ts'

export interface Scene {
  /** The HTML of the page. `{base}` is the server. @default the element's sample, with the server's addresses */
  markup?: string
  /** The answers before the hostile one, if the element only sends the tested request after them. */
  first?: Answer[]
  /** Selector of what must be rendered before the visitor begins, for code that loads by itself. */
  shows?: string
  /** Names of the controls that the visitor presses next, once each is there. */
  presses?: string[]
  /** Name of a method that a script of the page calls. */
  method?: string
  /** True if the visitor types, and only presses the controls of `presses`. */
  isTyped?: boolean
  /** True if another page has changed the cart meanwhile. */
  isStale?: boolean
}

/** The text that the visitor types, which must not be lost. */
const typed = '29200'

const buttonOf = ({ fields }: CallDescription): string => {
  const { name, values: [action] = [] } = fields.find(({ name: each }) => /^(?:panierv3\[)?action/.test(each)) ?? {}
  return name === 'action' ? `<button data-flx-action="${action}" data-flx-value="41">${action}</button>` : ''
}
const cartButtons = calls
  .filter(({ tags: [tag] }) => tag === 'flx-cart')
  .map(buttonOf)
  .join('')

const accountForm = (tag: string, path: string): Scene[] => [
  {
    markup: `<${tag}><form method="post" action="{base}${path}"><input name="reference" aria-label="Numéro">
      <input type="email" name="email" aria-label="E-mail"><input type="password" name="password" aria-label="Mot de passe">
      <button>Envoyer</button></form></${tag}>`,
  },
]
const extranet = 'ajax/modules/extranet_v2/traitement.php'
const account = 'ajax/modules/boutique/compte/'
const upload = 'src="{base}backoffice/modules/templates/front/upload.php"'
const files = [{ key: 'k1', nom: 'hier.jpg', taille: 10, recu: 10, url: '' }]
const slot =
  '<form><input type="hidden" name="idvalue" value="2026-12-01|10:00-11:00|8"><button data-flx-action="reservation">Réserver</button></form>'
const reference = '<input type="hidden" name="idarticle" value="7"><input type="hidden" name="idreference" value="12">'

/** Scenes for the elements whose sample does not make them send all their requests. */
const scenes: Record<string, Scene[]> = {
  'flx-cart': [
    {
      markup: `<flx-cart><div data-flx-view="cart" data-flx-count="2" data-flx-total-ttc="24,00 €">
        <form><textarea name="mot" aria-label="Mot"></textarea>${cartButtons}</form></div></flx-cart>`,
    },
    {
      markup: `<flx-cart><form data-flx-view="cart" data-flx-count="2" data-flx-total-ttc="24,00 €">
        <textarea name="mot" aria-label="Mot"></textarea><button data-flx-action="valide_panier">Payer</button></form></flx-cart>`,
    },
  ],
  'flx-cart-badge': [{ isStale: true }],
  'flx-relay-picker': [
    { isTyped: true },
    {
      first: [{ body: { status: 'ok', villes: [{ nom: 'Brest', code_postal: '29200' }] } }],
      isTyped: true,
    },
  ],
  'flx-reservation': [
    {
      markup: `<flx-reservation article="7" reference="12"><div data-flx-view><p>Tapé : ${typed}</p>${slot}
        <a href="#j" data-flx-action="creneaux" data-flx-value="2026-12-01">Mardi</a></div></flx-reservation>`,
    },
  ],
  'flx-stock': [
    {
      markup: `<flx-stock><form>${reference}<button>Ajouter</button></form></flx-stock>`,
      first: [{ body: { 12: { aff_btn_add_panier: 'aff_msg', message: 'Épuisé' } } }],
      presses: ['Me prévenir'],
    },
    {},
  ],
  'flx-signup': accountForm('flx-signup', extranet),
  'flx-password-change': accountForm('flx-password-change', extranet),
  'flx-withdrawal': accountForm('flx-withdrawal', `${account}retractation.php`),
  'flx-contract-end': accountForm('flx-contract-end', `${account}resiliation.php`),
  'flx-account': [
    {
      markup: `<flx-account><div data-flx-panel><div data-flx-list="liste_cmd"></div>
        <form method="post" action="{base}${account}traitement.php"><input type="hidden" name="action" value="startRecur">
        <input type="hidden" name="idabo" value="3"><button>Reprendre</button></form></div></flx-account>`,
    },
    {
      markup:
        '<flx-account><div data-flx-panel><form method="post"><input type="hidden" name="extranet_v2[action]" value="delete_adresse"><input type="hidden" name="idadresse" value="3"><button>Supprimer</button></form></div></flx-account>',
    },
    {
      markup:
        '<flx-account><div data-flx-panel><form data-flx-action="parrainage"><button>Parrainer</button></form></div></flx-account>',
    },
  ],
  'flx-form': [
    {
      markup:
        '<flx-form no-guard><form method="post" action="{base}formulaire"><input name="nom" aria-label="Nom"><button>Envoyer</button></form></flx-form>',
    },
    {
      markup: `<flx-form check check-src="{base}ajax/modules/formulaire/verif_formulaire.php" no-guard modeleid="12" modeleident="devis">
        <form method="post" action="{base}formulaire"><input name="nom" aria-label="Nom">
        <select name="pays" aria-label="Pays"><option>FR</option><option selected>BE</option></select>
        <div data-flx-part="ville" data-flx-depends="pays"><input name="ville" aria-label="Ville"></div>
        <select name="couleur" data-flx-contents="pays" data-elementclass="Couleur" aria-label="Couleur"><option value="">—</option></select>
        </form></flx-form>`,
    },
    {
      markup: `<flx-form steps no-guard modeleid="12" modeleident="devis"><form method="post" action="{base}formulaire">
        <fieldset><legend>Un</legend><label>Nom <input name="nom"></label></fieldset>
        <fieldset><legend>Deux</legend><div data-flx-part="ville"><label>Ville <input name="ville"></label></div></fieldset><button>Envoyer</button></form></flx-form>`,
      presses: ['Suivant'],
      isTyped: true,
    },
  ],
  'flx-upload': [
    { markup: `<flx-upload ${upload}><label>Photos <input type="file" name="photos"></label></flx-upload>` },
    {
      markup: `<flx-upload ${upload}><input type="file" name="photos" aria-label="Photos"><input type="hidden" name="photos" value="k1"></flx-upload>`,
      isTyped: true,
    },
    {
      markup: `<flx-upload ${upload}><input type="file" name="photos" aria-label="Photos"><input type="hidden" name="photos" value="k1"></flx-upload>`,
      first: [{ body: { status: 'ok', fichiers: files } }],
      isTyped: true,
      presses: ['Retirer'],
    },
  ],
  'flx-map-picker': [
    {
      markup:
        '<flx-map-picker geocoder="{base}geo" name-lat="lat" name-lng="lng"><label>Latitude <input name="lat"></label><label>Longitude <input name="lng"></label></flx-map-picker>',
      shows: '.flx-map-picker__search input',
      presses: ['Chercher'],
    },
  ],
  'flx-mobile-menu': [
    {
      markup:
        '<button id="flx-menu-button" type="button" data-configmenu="{config}">Menu</button><flx-mobile-menu></flx-mobile-menu>',
    },
  ],
  'flx-popup': [{ markup: `<flx-popup></flx-popup><a class="squeezebox-ajax" href="{base}livraison">Livraison</a>` }],
  'flx-fragment': [
    { markup: '<flx-fragment><!-- {"url": "{base}bloc"} --><p>Ancien</p></flx-fragment>', method: 'refresh' },
  ],
  'flx-list': [
    {
      markup:
        '<flx-list><ul data-flx-items><li id="a1">Bol</li></ul><p data-flx-pages><a href="{base}suite" rel="next" data-flx-next>Suite</a></p></flx-list>',
    },
  ],
  // Typing only: a click would replace the request for another month.
  'flx-calendar': [{ isTyped: true, presses: ['décembre'] }],
  'flx-consent': [{ markup: '<flx-consent receipt="{base}recus"></flx-consent>', presses: ['Tout accepter'] }],
  'flx-my-elements': [
    {
      presses: ['Publier'],
      isTyped: true,
      markup:
        '<flx-my-elements element-module-ident="annonces"><ul><li data-element-id="1">Bol <a href="#" class="my_elements_activate off">Publier</a></li></ul></flx-my-elements>',
    },
  ],
}
/** Returns the scenes in which an element sends its requests. */
export const scenesOf = (tag: string): Scene[] => scenes[tag] ?? [{}]

/** All elements that send requests, according to the contract with servers. */
export const asking = [...new Set(calls.flatMap((call) => call.tags as string[]))].filter(
  (tag) => tags.includes(tag) && tag !== 'flx-config',
)

/** Returns the calls that an element makes, according to the contract. */
export const ownCalls = (tag: string): CallDescription[] =>
  calls.filter(({ tags: own }) => (own as string[]).includes(tag))

/** Waits until the requests sent so far are answered and processed. */
async function settle(): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await fetch('/answers/login')
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  }
}

let times = 0

function fill(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): void {
  if (field instanceof HTMLInputElement && field.type === 'file') {
    const data = new DataTransfer()
    data.items.add(new File(['abc'], `a${times++}.jpg`, { type: 'image/jpeg' }))
    field.files = data.files
  } else if (/^(?:text|search|tel|password|textarea)$/.test(field.type)) {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
    set?.call(field, field.name === 'code[]' ? '1' : typed)
  } else if (field.type === 'email') field.value = 'anne@exemple.fr'
  field.focus()
  for (const type of ['input', 'change']) field.dispatchEvent(new InputEvent(type, { bubbles: true }))
}

function fillAll(place: ParentNode, more = ''): void {
  for (const field of place.querySelectorAll<HTMLInputElement>(`input:not([type="hidden"])${more}, textarea, select`))
    fill(field)
}

/** Types into all fields and presses all controls, except those that would remove a file just added. */
function use(place: ParentNode): void {
  fillAll(place)
  for (const control of place.querySelectorAll<HTMLElement>(':is(button, a, summary):not(.flx-upload__mount *)'))
    control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

/**
 * Closes what the last try left open above the page, by its button or by Escape, and waits for the cart's queue. All
 * carts of a page share it, so its requests would reach the next server.
 */
async function closeAll(): Promise<void> {
  await waitUntil(() => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    if (!dialog) return !isCartBusy()
    const buttons = [...dialog.querySelectorAll<HTMLElement>('button')]
    const close = buttons.find((each) => /^(?:OK|Fermer|Annuler|Non)/.test(each.ariaLabel ?? each.textContent ?? ''))
    close?.click()
    dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    return false
  }, 'a dialog stays open, or the cart waits')
}

/** Words of any failure message. */
const failure = /n’a pas (?:pu|donné)|erreur/i

/** Returns the visible text of the page. */
function readPage(): string {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  let read = ''
  while (texts.nextNode()) {
    const { parentElement: around } = texts.currentNode
    if (!around?.checkVisibility({ visibilityProperty: true }) || around.closest('.flx-visually-hidden')) continue
    range.selectNode(texts.currentNode)
    const { width, height } = range.getBoundingClientRect()
    if (width > 1 && height > 1) read += ` ${texts.currentNode.textContent}`
  }
  return read.replace(/\s+/g, ' ').trim()
}

const readFailure = (): string => (failure.test(readPage()) ? readPage() : '')

export interface Tried {
  place: HTMLElement
  log: LoggedRequest[]
  /** The text logged to the console. */
  said: string
  /** The visible text once it reports a failure; empty if it does not. */
  shown: string
  /** True if text was typed and none of it is left. */
  isLost: boolean
}

const isTypedIn = (place: Element): boolean =>
  [...place.querySelectorAll<HTMLInputElement>('input, textarea')].some(({ value }) => value === typed)

/**
 * Makes an element send its requests, as a visitor would, with this answer from the server.
 *
 * @param options.scripts - True if the configuration lets scripts of answers run.
 * @param options.isRefused - True if the element must report that the answer is not valid, which is then awaited.
 */
export async function tryOn(
  tag: string,
  scene: Scene,
  answer: Answer,
  { scripts = false, isRefused = false } = {},
): Promise<Tried> {
  const {
    markup = sampleOf(tag),
    first = [],
    shows = tag,
    presses = [],
    method = '',
    isTyped = false,
    isStale = false,
  } = scene
  const server = await script(...first, { ...answer, repeat: true })
  configure({ base: server.base, nonce: 'flx-test', scripts })
  const own = calls.find(({ tags: [each] }) => each === tag)?.path
  const said: string[] = []
  // A failure message left by an earlier try would be mistaken for one of this try.
  await waitUntil(() => !readFailure(), `the page still says: ${readPage()}`)
  const { error, warn } = console
  console.error = console.warn = (...parts: unknown[]) => said.push(parts.join(' '))
  try {
    const written = markup
      .replaceAll('action="#"', `action="{base}${own}"`)
      .replaceAll(/\b(url=["']?)\//g, '$1{base}')
      .replaceAll('{config}', `essai${times++}`)
      .replaceAll('{base}', server.base)
    const place = await fixture<HTMLElement>(`<section>${written}</section>`)
    const host = place.querySelector(tag) as HTMLElement &
      Record<string, () => Promise<unknown>> & { ready?: Promise<void> }
    await host.ready
    await waitUntil(() => place.querySelector(shows), `${shows} is not there`)
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    if (isStale) tellStaleCart()
    if (method) host[method]?.().catch(() => {})
    if (isTyped) fillAll(place, ':not([type="file"])')
    else use(place)
    for (const name of presses) {
      const find = (): HTMLElement | undefined =>
        [...document.querySelectorAll<HTMLElement>('button, a')].findLast(
          (each) => (each.ariaLabel ?? each.textContent ?? '').includes(name) && each.checkVisibility(),
        )
      await waitUntil(find, `nothing is called ${name}`)
      find()?.click()
    }
    const wasTyped = isTypedIn(place)
    await server.requests(first.length + 1)
    await settle()
    if (isRefused) await waitUntil(readFailure).catch(() => {})
    return {
      place,
      log: await server.log(),
      said: said.join(' '),
      shown: readFailure(),
      isLost: wasTyped && !isTypedIn(place),
    }
  } finally {
    console.error = error
    console.warn = warn
    await closeAll()
  }
}

/**
 * Returns true if the log contains this call, or another call of the same address whose answer is read in the same way.
 */
export const isAsked = ({ path, json }: CallDescription, log: LoggedRequest[]): boolean =>
  log.some(({ path: asked, fields, query }) =>
    calls.some((call) => {
      const action = call.fields.find(({ name }) => /\[?action\]?$/.test(name))
      const sent = { ...query, ...fields }[action?.name ?? ''] as string
      if (call.path !== path || call.json?.schema !== json?.schema) return false
      return (
        (path.startsWith('{') || asked.endsWith(path.replace(/^\//, ''))) &&
        (!action?.values || action.values.includes(sent))
      )
    }),
  )

const hurts: string[] = []
const threw: string[] = []
const ways: string[] = []

/**
 * Returns and clears the effects of hostile answers: the code that ran, the errors thrown, the addresses to which the
 * page would have navigated.
 */
export function harm(): { hurts: string[]; threw: string[]; ways: string[] } {
  return { hurts: hurts.splice(0), threw: threw.splice(0), ways: ways.splice(0) }
}

/** Prevents the page from navigating away, and records each attempt. */
export function keepPage(): void {
  Object.assign(window, { hurt: (what: unknown) => hurts.push(String(what)) })
  addEventListener('error', ({ message, error }) => threw.push(error?.stack ?? message))
  addEventListener('unhandledrejection', ({ reason }) => threw.push(String(reason?.stack ?? reason)))
  const { navigation } = window as unknown as { navigation: EventTarget }
  navigation.addEventListener('navigate', (event) => {
    const { destination, cancelable } = event as Event & { destination: { url: string; sameDocument: boolean } }
    if (destination.sameDocument || !cancelable) return
    ways.push(destination.url)
    event.preventDefault()
  })
  addEventListener('submit', (event) => event.preventDefault())
}
