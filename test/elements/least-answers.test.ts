import { expect, fixture } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { CallDescription } from '../../demo/guide/contract/call.ts'
import { calls } from '../../demo/guide/contract/calls.ts'
import '../../elements/form.ts'
import type { FlxMobileMenuElement } from '../../elements/mobile-menu.ts'
import { closePopup, popup } from '../../elements/popup.ts'
import type { FlxUploadElement } from '../../elements/upload.ts'
import { config } from '../../src/core/config.ts'
import { configure } from '../../src/core/configure.ts'
import { withdrawConsent } from '../../src/domain/consent/consent.ts'
import { type Answer, type LoggedRequest, type Script, script } from '../support/answers-client.ts'
import { control, forgetCart, part, textOf, untilText } from '../support/cart-page.ts'
import { importElement } from '../support/samples.ts'
import { waitUntil } from '../support/wait-until.ts'

type Way = 'html' | 'json' | 'text'

/** A page with an element, and a server that gives it the smallest answer of a call. */
interface Stage {
  call: CallDescription
  way: Way
  least: Answer
  /** Opens markup, in which `{base}` is the server, and asks the server for these answers in turn. */
  open(markup: string, ...answers: Answer[]): Promise<[HTMLElement, Script]>
}

/** Ends once the smallest answer has done what it is for. */
type Proof = (stage: Stage) => Promise<unknown>

const started = { base: config().base, translations: config().translations, lang: config().lang }
const start = location.href
const dialog = (): HTMLElement | null => document.querySelector('dialog[open]')
async function closeDialogs(): Promise<void> {
  await waitUntil(() => dialog()?.contains(document.activeElement), 'the dialog has the focus')
  await sendKeys({ press: 'Escape' })
  await waitUntil(() => dialog() === null, 'a dialog stays open')
}
const heard = (host: HTMLElement, name: string): Promise<CustomEvent> =>
  new Promise((resolve) => {
    const hear = (event: Event): void => {
      event.preventDefault()
      resolve(event as CustomEvent)
    }
    host.addEventListener(name, hear, { once: true })
  })

/** The least of a call in one of its ways; several times, for who asks again. */
function leastOf({ json, html, texts = [] }: CallDescription, way: Way): Answer {
  if (way === 'json') return { body: JSON.stringify(json?.least), type: 'application/json', repeat: true }
  if (way === 'html') return { body: html?.least ?? '', type: 'html', repeat: true }
  const [text = ''] = texts
  return { body: text.startsWith('{') ? '/l/12' : text, type: 'text', repeat: true }
}

const given: Record<string, string> = { code_postal: '29200', pays: 'FR', email: 'anne@exemple.fr', token: '' }
const place = (fields: CallDescription['fields']): string =>
  fields
    .filter(({ name }) => !/^(?:action|panierv3|value$|etape$|idligne$|\{)|\{/.test(name))
    .map(({ name }) => `<input name="${name}" aria-label="${name}" value="${given[name] ?? '1'}">`)
    .join('')

/** A cart of the site's own, whose one control asks for this. */
const cartAction: Proof = async ({ call, way, least, open }) => {
  const value = call.id === 'searchVille' ? '29200' : call.id === 'chgEtape' ? 'compte' : '41'
  const line = call.fields.some(({ name }) => name === 'idligne')
  const form = `<form method="post">${place(call.fields)}<button data-flx-action="${call.id}" data-flx-value="${value}">Faire</button></form>`
  const view = `<div data-flx-view data-flx-count="1" data-flx-total-ttc="1"><div ${line ? 'data-flx-line="41"' : ''}>Ancien panier ${form}</div></div>`
  const [host, server] = await open(`<flx-cart>${view}</flx-cart>`, least)
  part(host, 'button').click()
  const isRelay = way === 'html' && call.tags.includes('flx-relay-picker') && !call.html?.least.includes('Bol')
  await (isRelay
    ? waitUntil(() => host.querySelector('flx-relay-picker'), textOf(host))
    : untilText(host, 'Bol en grès'))
  expect(textOf(host)).not.to.contain('Ancien panier')
  if (way === 'json' && call.id === 'getpointsdevente') {
    await waitUntil(() => textOf(dialog()).includes('Le comptoir du port'))
    await closeDialogs()
  }
  return server
}

const brest: Answer = {
  body: JSON.stringify({ villes: [{ nom: 'Brest', code_postal: '29200' }] }),
  type: 'application/json',
}
/** At once, as a browser fills it in. */
function typePostalCode(host: HTMLElement): void {
  const input = part<HTMLInputElement>(host, 'input')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '29200')
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

const extranetForm = (action: string, fields: string): string =>
  `<form method="post"><input type="hidden" name="action" value="${action}">${fields}<button>Envoyer</button></form>`
const credentials =
  '<input type="email" name="email" aria-label="E-mail" value="anne@exemple.fr"><input type="password" name="password" aria-label="Mot de passe" value="mer">'
const passkeyButton = '<button type="button" data-flx-passkey hidden>Clé</button>'

/** What the browser does with a passkey: the one thing here that is not ours. */
function answerAsBrowser(): { asked: () => boolean } {
  let isAsked = false
  for (const name of ['create', 'get'] as const) {
    const made = { id: 'Y2zDqQ', rawId: 'Y2zDqQ', type: 'public-key', response: { clientDataJSON: 'e30' } }
    const answer = (async () => {
      isAsked = true
      return made
    }) as unknown as (typeof navigator.credentials)[typeof name]
    navigator.credentials[name] = answer as never
  }
  return { asked: () => isAsked }
}

const passkeyLogin: Proof = async ({ call, least, open }) => {
  const { asked } = answerAsBrowser()
  const options = JSON.stringify({ status: 'ok', options: { challenge: 'ZMOpZmk' } })
  const answers: Answer[] =
    call.id === 'options_cle'
      ? [least]
      : [
          { body: options, type: 'application/json' },
          { ...least, repeat: true },
        ]
  const [host, server] = await open(
    `<flx-login><form method="post">${credentials}<button>Entrer</button>${passkeyButton}</form></flx-login>`,
    ...answers,
  )
  const done = heard(host, 'flx-login-done')
  const button = part(host, '[data-flx-passkey]')
  await waitUntil(() => !button.hidden)
  button.click()
  await waitUntil(asked)
  if (call.id === 'login_cle') await done
  return server
}

/** A form of the author's in an element that tells its end. */
const formIn =
  (tag: string, event: string, fields = ''): Proof =>
  async ({ call, least, open }) => {
    const [host, server] = await open(
      `<${tag}><flx-form><form method="post" action="{base}envoi">${place(call.fields)}${fields}<button>Envoyer</button></form></flx-form></${tag}>`,
      least,
    )
    await waitUntil(() => part<HTMLFormElement>(host, 'form').noValidate)
    const done = heard(host, event)
    part(host, 'button').click()
    await done
    return server
  }

/** A declaration, whose element sends it in steps and has its fields checked on the way. */
const declare =
  (tag: string, words: string): Proof =>
  async ({ call, least, open }) => {
    const [host, server] = await open(
      `<${tag}><form method="post" action="{base}declaration">${declared[call.id]}<button>${words}</button></form></${tag}>`,
      { ...least, path: 'declaration' },
      { body: '{"status":"ok"}', type: 'application/json', path: 'verif_formulaire', repeat: true },
    )
    await waitUntil(() => part<HTMLFormElement>(host, 'form').noValidate)
    const done = heard(host, `${tag}-done`)
    control(host, words).click()
    expect((await done).detail.number).to.equal(call.id === 'retractation' ? '12' : '7')
    return server
  }
const field = (name: string, value: string) => `<input name="${name}" aria-label="${name}" value="${value}">`
const declared: Record<string, string> = {
  retractation:
    field('commande', 'C-12') + field('quantite[3]', '1') + field('nom', 'Anne') + field('recu', 'anne@exemple.fr'),
  resiliation: field('reference', 'A-7') + field('nom', 'Anne') + field('email', 'anne@exemple.fr'),
}

const partForm = (content: string): string =>
  `<flx-form no-guard modeleid="12"><form method="post" action="{base}envoi">
    <select name="pays" aria-label="Pays"><option>FR</option><option>BE</option></select>${content}<button>Envoyer</button></form></flx-form>`

/** Chooses another country until the server is asked: the code of parts comes after that of the form. */
async function changeCountry(host: HTMLElement, server: Script): Promise<void> {
  const field = part<HTMLSelectElement>(host, '[name="pays"]')
  await waitUntil(async () => {
    if ((await server.log()).length > 0) return true
    field.value = field.value === 'FR' ? 'BE' : 'FR'
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    return false
  })
}

const reservationView = `<form data-flx-view data-flx-date="2026-11-21"><input name="idvalue" value="2026-11-21|10:00-11:00|88" aria-label="Créneau"><button data-flx-action="ACTION">Réserver</button></form>`
const book =
  (action: string): Proof =>
  async ({ least, open }) => {
    const view = reservationView.replace('ACTION', action)
    const [host, server] = await open(`<flx-reservation article="7" reference="12">${view}</flx-reservation>`, least)
    const done = heard(host, 'flx-reservation-done')
    part(host, 'button').click()
    await done
    return server
  }

const upload =
  '<flx-upload src="{base}upload.php" exts="jpg"><input type="file" name="photos" aria-label="Photos"></flx-upload>'
async function type(field: HTMLElement, text: string): Promise<void> {
  field.focus()
  await sendKeys({ type: text })
}

const stockForm =
  '<form><input type="hidden" name="idarticle" value="7"><input type="hidden" name="idreference" value="12"><button>Ajouter</button></form>'
const popupShows: Proof = async ({ call, open }) => {
  const server = await script(leastOf(call, 'html'))
  const { method } = call
  await open('<flx-popup></flx-popup>')
  void popup({
    href: server.address('contenu'),
    handler: 'ajax',
    label: 'Livraison',
    ...(method === 'post' && { data: { pays: 'FR' } }),
  })
  await waitUntil(() => textOf(dialog()).includes('Livraison en deux jours.'))
  closePopup()
  await waitUntil(() => dialog() === null)
  return server
}

/** What the smallest answer to each call does in its element; the calls of the cart that have none here do as `cartAction`. */
const proofs: Record<string, Proof> = {
  async panier({ least, open }) {
    const [host, server] = await open('<flx-cart></flx-cart>', least)
    await untilText(host, 'Bol en grès')
    return server
  },
  async modifQte({ least, open }) {
    const [host, server] = await open(
      '<flx-cart><div data-flx-view data-flx-count="1" data-flx-total-ttc="1"><p data-flx-line="41">Ancien panier <input name="quantite" value="1" aria-label="Quantité"></p></div></flx-cart>',
      least,
    )
    const field = part<HTMLInputElement>(host, 'input')
    field.value = '2'
    field.dispatchEvent(new Event('change', { bubbles: true }))
    await untilText(host, 'Bol en grès')
    return server
  },
  async valide_panier({ least, open }) {
    const [host, server] = await open(
      '<flx-cart><form data-flx-view><button data-flx-action="valide_panier">Payer</button></form></flx-cart>',
      least,
    )
    const done = heard(host, 'flx-cart-changed')
    control(host, 'Payer').click()
    await untilText(host, 'Merci, votre commande')
    expect((await done).detail.order).to.be.an('object')
    return server
  },
  async add_item({ least, open }) {
    const [host, server] = await open(
      `<flx-add-to-cart confirm="none"><form method="post"><input type="hidden" name="idarticle" value="7"><button>Ajouter</button></form></flx-add-to-cart>`,
      least,
    )
    const done = heard(host, 'flx-cart-changed')
    control(host, 'Ajouter').click()
    await done
    return server
  },
  async searchVille(stage) {
    await cartAction(stage)
    const [host, server] = await stage.open('<flx-relay-picker></flx-relay-picker>', stage.least)
    typePostalCode(host)
    const [, second] = await server.requests(2)
    expect(second?.fields, 'the town that was found').to.include({ action: 'refreshRelais', ville: 'Brest' })
    return server
  },
  async refreshRelais(stage) {
    await cartAction(stage)
    const [host, server] = await stage.open('<flx-relay-picker></flx-relay-picker>', brest, stage.least)
    typePostalCode(host)
    await untilText(host, 'Presse du phare')
    return server
  },
  async creneaux({ way, least, open }) {
    const [host, server] = await open('<flx-reservation article="7" reference="12"></flx-reservation>', least)
    await untilText(host, way === 'json' ? '3 places' : 'Aucun créneau ce jour-là.')
    return server
  },
  reservation: book('reservation'),
  changereservation: book('changereservationpanier'),
  async stock({ least, open }) {
    const shown = heard(document.body, 'flx-stock-shown')
    const [host, server] = await open(`<flx-stock>${stockForm}</flx-stock>`, least)
    await shown
    expect(control(host, 'Ajouter').checkVisibility()).to.equal(true)
    return server
  },
  async alerte_stock({ least, open }) {
    const gone: Answer = {
      body: JSON.stringify({ 12: { aff_btn_add_panier: 'aff_msg', message: 'Épuisé' } }),
      type: 'application/json',
    }
    const [host, server] = await open(`<flx-stock>${stockForm}</flx-stock>`, gone, least)
    await waitUntil(() => host.querySelector<HTMLElement>('.flx-stock__alert')?.hidden === false)
    part<HTMLInputElement>(host, '[name="email"]').value = 'anne@exemple.fr'
    control(host, 'Me prévenir').click()
    await waitUntil(dialog)
    expect(textOf(dialog())).not.to.match(/refus|erreur/i)
    const okay = () => [...(dialog()?.querySelectorAll('button') ?? [])].find((each) => textOf(each) === 'OK')
    await waitUntil(() => okay()?.checkVisibility())
    okay()?.click()
    await waitUntil(() => dialog() === null)
    await server.requests(2)
    return server
  },
  async login({ least, open }) {
    const [host, server] = await open(`<flx-login>${extranetForm('login', credentials)}</flx-login>`, least)
    const done = heard(host, 'flx-login-done')
    part(host, 'button').click()
    await done
    return server
  },
  async 'mot-de-passe-oublie'({ least, open }) {
    const forgotten = extranetForm('mdp_oublie', '<input type="email" name="email" value="a@b.fr" aria-label="E-mail">')
    const [host, server] = await open(
      `<flx-login>${extranetForm('login', credentials)}<details data-flx-forgotten><summary>Oublié ?</summary>${forgotten}</details></flx-login>`,
      least,
    )
    const [login, reset] = [...host.querySelectorAll('form')] as [HTMLFormElement, HTMLFormElement]
    part(host, 'summary').click()
    await waitUntil(() => !login.checkVisibility())
    part(reset, 'button').click()
    await waitUntil(() => dialog() ?? login.checkVisibility(), 'the login is given back')
    if (dialog()) await closeDialogs()
    await waitUntil(() => login.checkVisibility(), 'the login is given back')
    return server
  },
  async validercode({ least, open }) {
    const [host, server] = await open(
      `<flx-two-factor wait="0"><form method="post"><input type="hidden" name="action" value="validercode"><input type="hidden" name="idtransaction" value="t1">
      <p>Un code est parti.</p><label>Code <input name="code" maxlength="6" required></label><button>Valider</button></form></flx-two-factor>`,
      least,
    )
    const done = heard(host, 'flx-two-factor-done')
    host.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])').forEach((field, place) => {
      field.value = String(place)
    })
    control(host, 'Valider').click()
    await done
    return server
  },
  options_cle: passkeyLogin,
  login_cle: passkeyLogin,
  'nouveau-compte': formIn('flx-signup', 'flx-signup-done', '<input name="email" value="a@b.fr" aria-label="E-mail">'),
  async 'cle-d-acces'({ way, least, open }) {
    const { asked } = answerAsBrowser()
    const done: Answer =
      way === 'json'
        ? { body: JSON.stringify({ status: 'ok' }), type: 'application/json' }
        : { body: '<p class="alert alert-success">La clé est ajoutée.</p>', type: 'html' }
    const [host, server] = await open(
      '<flx-passkey><flx-form><form method="post" action="{base}cles"><input name="nom" value="Téléphone" aria-label="Nom"><button>Ajouter</button></form></flx-form></flx-passkey>',
      { ...least, repeat: false },
      done,
    )
    await waitUntil(() => part<HTMLFormElement>(host, 'form').noValidate)
    const added = heard(host, 'flx-passkey-added')
    part(host, 'button').click()
    await added
    expect(asked()).to.equal(true)
    return server
  },
  async 'section-du-compte'({ least, open }) {
    const [host, server] = await open(
      '<flx-account><nav><a href="{base}commandes">Commandes</a></nav><div data-flx-panel><h2>Accueil</h2></div></flx-account>',
      least,
    )
    part(host, 'a').click()
    await untilText(host, 'Mes commandes')
    return server
  },
  async 'liste-du-compte'({ least, open }) {
    const [host, server] = await open(
      '<flx-account><div data-flx-panel><div data-flx-list="liste_cmd"></div></div></flx-account>',
      least,
    )
    await untilText(host, 'Commande C-1024')
    return server
  },
  async 'action-du-compte'({ least, open }) {
    const [host, server] = await open(
      `<flx-account><div data-flx-panel><h2>Abonnements</h2><form method="post"><input type="hidden" name="action" value="recommande"><input type="hidden" name="id" value="12"><button>Commander à nouveau</button></form></div></flx-account>`,
      { ...least, path: 'traitement' },
      { body: '<h2>Abonnements</h2>', type: 'html', repeat: true },
    )
    part<HTMLFormElement>(host, 'form').action = `${server.base}ajax/modules/boutique/compte/traitement.php`
    const done = heard(host, 'flx-account-done')
    part(host, 'button').click()
    await done
    return server
  },
  retractation: declare('flx-withdrawal', 'Confirmer la rétractation'),
  resiliation: declare('flx-contract-end', 'Notification de la résiliation'),
  formulaire: formIn('div', 'flx-form-success', '<input name="nom" aria-label="Nom" value="Anne">'),
  async verif_formulaire({ least, open }) {
    const [host, server] = await open(
      '<flx-form check no-guard no-draft><form method="post" action="{base}envoi"><label>Code <input name="code"></label><button>Envoyer</button></form></flx-form>',
      least,
    )
    const field = part<HTMLInputElement>(host, '[name="code"]')
    let tries = 0
    // Its code has come once it asks.
    await waitUntil(async () => {
      if ((await server.log()).length > 0) return true
      field.value = `c${++tries}`
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
      return false
    })
    expect(field.ariaInvalid).not.to.equal('true')
    return server
  },
  async recharge({ way, least, open }) {
    const inner =
      '<label>Transport <select name="transport"><option value="0">Poste</option><option value="1">Coursier</option></select></label>'
    const [host, server] = await open(
      partForm(`<div data-flx-part="livraison" data-flx-depends="pays">${way === 'html' ? 'Ancien' : inner}</div>`),
      least,
    )
    await changeCountry(host, server)
    if (way === 'html') await untilText(host, 'Livraison en deux jours.')
    else await waitUntil(() => part<HTMLSelectElement>(host, '[name="transport"]').value === '1')
    return server
  },
  async get_contents({ least, open }) {
    const [host, server] = await open(
      partForm(
        '<select name="couleur" data-flx-contents="pays" aria-label="Couleur"><option value="">Choisir</option></select>',
      ),
      least,
    )
    await changeCountry(host, server)
    await untilText(host, 'Bleu')
    return server
  },
  async add_test({ way, least, open }) {
    const [host, server] = await open(
      `<flx-form steps no-guard modeleid="12"><form method="post" action="{base}envoi" id="modele"><fieldset><legend>Un</legend><label>Nom <input name="nom"></label></fieldset><fieldset><legend>Deux</legend><div data-flx-part="suite">Ancien</div></fieldset><button>Envoyer</button></form></flx-form>`,
      least,
    )
    await waitUntil(() => part(host, 'form').hasAttribute('data-flx-steps'))
    control(host, 'Suivant').click()
    await server.requests(1)
    if (way === 'html') await untilText(host, 'Étape 2 sur 3.')
    else await waitUntil(() => !host.querySelector('[aria-busy="true"]'))
    expect(textOf(host)).not.to.contain('n’a pas pu')
    return server
  },
  async autocompleter({ least, open }) {
    const [host, server] = await open(
      '<flx-autocomplete classname="Ville" methode="chercher"><label>Ville <input name="ville"></label></flx-autocomplete>',
      least,
    )
    await type(part(host, 'input'), 'Bre')
    await waitUntil(() => textOf(document.body).includes('Brest'))
    return server
  },
  async check_pwd({ least, open }) {
    const [host, server] = await open(
      '<flx-password-strength><input type="password" aria-label="Mot de passe"></flx-password-strength>',
      least,
    )
    await type(part(host, 'input'), 'mer')
    await untilText(host, 'Faible')
    return server
  },
  async newsletter({ least, open }) {
    const [host, server] = await open(
      '<flx-newsletter><form method="post"><input type="email" name="email" aria-label="E-mail" value="a@b.fr"><button>S’inscrire</button></form></flx-newsletter>',
      least,
    )
    const done = heard(host, 'flx-newsletter-subscribed')
    part(host, 'button').click()
    await done
    await waitUntil(dialog)
    await closeDialogs()
    return server
  },
  async upload({ least, open }) {
    const [host, server] = await open(upload, least)
    const done = heard(host, 'flx-upload-done')
    await (host as FlxUploadElement).upload([new File(['x'.repeat(10)], 'a.jpg', { type: 'image/jpeg' })])
    await done
    return server
  },
  async 'upload-view'({ least, open }) {
    const [host, server] = await open(upload, least)
    expect(await (host as FlxUploadElement).view()).to.deep.equal([])
    return server
  },
  async 'upload-delete'({ least, open }) {
    const [host, server] = await open(upload, least)
    await (host as FlxUploadElement).delete('3f1c')
    await (host as FlxUploadElement).resetSession()
    return server
  },
  async geocoder({ least, open }) {
    const [host, server] = await open(
      '<flx-map-picker name-lat="lat" name-lng="lng" geocoder="{base}adresses"><label>Latitude <input name="lat"></label><label>Longitude <input name="lng"></label></flx-map-picker>',
      least,
    )
    await waitUntil(() => host.querySelector('input[type="search"]'))
    part(host, 'input[type="search"]').focus()
    document.execCommand('insertText', false, 'Bres')
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => textOf(host.querySelector('.flx-map-picker__found')).includes('Brest'))
    return server
  },
  async 'mobile-menu'({ least, open }) {
    const [host, server] = await open(
      `<div><button id="flx-menu-button" data-configmenu="${crypto.randomUUID()}">Menu</button><flx-mobile-menu></flx-mobile-menu></div>`,
      least,
    )
    const menu = part<FlxMobileMenuElement>(host, 'flx-mobile-menu')
    await menu.ready
    control(host, 'Menu').click()
    await waitUntil(() => textOf(menu).includes('Vaisselle'))
    await closeDialogs()
    await waitUntil(() => dialog() === null)
    return server
  },
  async mois({ least, open }) {
    const [host, server] = await open('<flx-calendar url="{base}jours" month="2026-11"></flx-calendar>', least)
    await untilText(host, 'Tournage')
    return server
  },
  async agenda({ least, open }) {
    const [host, server] = await open(
      '<flx-agenda url="{base}agenda" module="ateliers" param="1"><a href="?date=2026-11-21" data-flx-date="2026-11-21">Samedi</a></flx-agenda>',
      least,
    )
    control(host, 'Samedi').click()
    await untilText(host, 'Samedi 21, tournage')
    return server
  },
  async fragment({ least, open }) {
    const [host, server] = await open('<flx-fragment><!-- url={base}bloc --><p>Ancien</p></flx-fragment>', least)
    await (host as HTMLElement & { refresh(): Promise<void> }).refresh()
    await untilText(host, 'Trois places restent.')
    return server
  },
  async liste({ least, open }) {
    const [host, server] = await open(
      '<flx-list><ul data-flx-items><li id="a">Bol</li></ul><p data-flx-pages><a href="{base}suite" data-flx-next>Suite</a></p></flx-list>',
      least,
    )
    control(host, 'Suite').click()
    await untilText(host, 'Tasse')
    return server
  },
  async page({ least, open }) {
    const [host, server] = await open(
      '<flx-my-elements element-module-ident="annonces"><ul><li data-element-id="2"><a href="#2">Kayak</a> <a href="#2" class="my_elements_activate">Publier</a></li></ul></flx-my-elements>',
      { body: JSON.stringify({ result: true }), type: 'application/json', path: 'traitement' },
      least,
    )
    history.replaceState(null, '', server.address('mes-annonces'))
    control(host, 'Publier').click()
    await untilText(host, 'Table')
    return server
  },
  popup: popupShows,
  'popup-envoi': popupShows,
  async traductions({ least, open }) {
    const [, server] = await open('<p>Page</p>', least)
    const { addTranslation } = await import('../../src/core/i18n/translations.ts')
    expect(await addTranslation({ expression: 'Fermer' })).to.deep.equal([['Fermer', 'Close']])
    return server
  },
  async consentement({ least, open }) {
    withdrawConsent()
    localStorage.clear()
    const [host, server] = await open('<flx-consent receipt="{base}recus"></flx-consent>', least)
    await waitUntil(() => host.querySelector('.flx-consent__banner'))
    control(host, 'Tout accepter').click()
    await server.requests(1)
    await waitUntil(() => localStorage.getItem('flx-consent-sent'), JSON.stringify(localStorage))
    return server
  },
  async my_elements({ least, open }) {
    const [host, server] = await open(
      '<flx-my-elements element-module-ident="annonces"><ul><li data-element-id="2"><a href="#2">Kayak</a> <a href="#2" class="my_elements_activate">Publier</a></li></ul></flx-my-elements>',
      { ...least, path: 'traitement' },
      { body: '<p>Non</p>', path: 'mes-annonces', repeat: true },
    )
    const done = heard(host, 'flx-my-elements-done')
    control(host, 'Publier').click()
    await done
    return server
  },
  async permalien({ least, open }) {
    const [host, server] = await open('<flx-permalink><button type="button">Permalien</button></flx-permalink>', least)
    const done = heard(host, 'flx-permalink-generated')
    control(host, 'Permalien').click()
    expect(new URL((await done).detail.permalink).pathname).to.equal('/l/12')
    return server
  },
}

/** Whether a name of a request is one that the call describes; braces hold what the author or the server chose. */
function isDescribed({ fields }: CallDescription, name: string): boolean {
  return fields.some((field) => {
    const [before = '', after] = field.name.split(/\{\w+\}/)
    return after === undefined ? field.name === name : name.startsWith(before) && name.endsWith(after)
  })
}

const calledBy = (call: CallDescription, log: LoggedRequest[]): LoggedRequest | undefined =>
  log.find(({ method, fields, query }) => {
    if (method.toLowerCase() !== call.method) return false
    const sent: Record<string, unknown> = { ...query, ...fields }
    return call.fields.every(({ name, isAlways, values = [] }) => {
      if (!isAlways || name.includes('{')) return true
      return name in sent && (values.length === 0 || values.includes(String(sent[name])))
    })
  })

describe('the smallest answer to each call of the contract', () => {
  beforeEach(async () => {
    await forgetCart()
    sessionStorage.clear()
  })
  afterEach(() => {
    configure(started)
    history.replaceState(null, '', start)
    for (const name of ['create', 'get']) Reflect.deleteProperty(navigator.credentials, name)
  })

  for (const call of calls) {
    const ways = (['json', 'html', 'text'] as const).filter((way) => (way === 'text' ? call.texts : call[way]))
    for (const way of ways) {
      it(`HTTP-01 <${call.tags[0]}> takes it for ${call.id} in ${way}, and sends what the call says`, async () => {
        const open: Stage['open'] = async (markup, ...answers) => {
          const server = await script(...answers)
          configure({ base: server.base })
          for (const tag of new Set(markup.match(/(?<=<)flx-[a-z-]+/g))) await importElement(tag)
          const host = await fixture<HTMLElement & { ready?: Promise<void> }>(markup.replaceAll('{base}', server.base))
          await host.ready
          return [host, server]
        }
        const prove = proofs[call.id] ?? (call.tags.includes('flx-cart') ? cartAction : undefined)
        expect(prove, 'what it does is proved').not.to.equal(undefined)
        const server = (await prove?.({ call, way, least: leastOf(call, way), open })) as Script
        const log = await server.log()
        const request = calledBy(call, log)
        expect(
          request,
          JSON.stringify(log.map(({ method, path, fields, query }) => ({ method, path, fields, query }))),
        ).not.to.equal(undefined)
        const names = Object.keys({ ...request?.query, ...request?.fields })
        // Each action of the cart has a value, which many leave empty.
        expect(names.filter((name) => name !== 'value' && !isDescribed(call, name))).to.deep.equal([])
      })
    }
  }
})
