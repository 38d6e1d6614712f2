import { expect, fixture } from '@open-wc/testing'
import '../../elements/account.ts'
import '../../elements/add-to-cart.ts'
import '../../elements/cart.ts'
import '../../elements/form.ts'
import '../../elements/fragment.ts'
import '../../elements/list.ts'
import '../../elements/login.ts'
import '../../elements/my-elements.ts'
import '../../elements/newsletter.ts'
import '../../elements/permalink.ts'
import '../../elements/signup.ts'
import '../../elements/stock.ts'
import '../../elements/two-factor.ts'
import { config } from '../../src/core/config.ts'
import { configure } from '../../src/core/configure.ts'
import { refusedMembers } from '../../src/page/diag/checks/hidden.ts'
import { type Answer, type Script, scriptCalls } from '../support/answers-client.ts'
import { forgetCart, textOf } from '../support/cart-page.ts'
import { errorsOf } from '../support/console.ts'
import { readyWithin } from '../support/ready-within.ts'
import { waitUntil } from '../support/wait-until.ts'

const start = location.href
const { base } = config()

/** A form that an element sends: what its server answers, and what the visitor then reads in the page. */
interface Sent {
  /** `{base}` is where the server is, `{fields}` where the fields of the test go. */
  markup: string
  /** The value of the field `action`. @default one that says nothing to the element */
  action?: string
  answer: Answer
  /** What the visitor types before it is sent. */
  type?(place: HTMLElement): void
  /** @default `Bien reçu` */
  read?: string
  method?: 'GET' | 'POST'
}

const form = '<form method="post" action="{base}envoi">{fields}<button class="envoi">Envoyer</button></form>'
const cart = (content: string): string =>
  `<div data-flx-view="cart" data-flx-version="1" data-flx-count="0" data-flx-total="0">${content}</div>`

const forms: Record<string, Sent> = {
  'flx-form': {
    markup: `<flx-form after="reset" check>${form}</flx-form>`,
    answer: { body: '<p class="alert alert-success">Bien reçu</p>' },
  },
  'flx-form with steps': {
    markup: `<flx-form steps><form method="post" action="{base}envoi"><fieldset data-flx-step><legend>Vous</legend>
      {fields}<label>Nom <input name="nom" value="Anne"></label></fieldset><button class="envoi">Envoyer</button></form></flx-form>`,
    answer: { body: { status: 'ok', message: 'Bien reçu' } },
  },
  'flx-signup': {
    markup: `<flx-signup>${form}</flx-signup>`,
    action: 'new_compte',
    answer: { body: { status: 'ok', info_msg: 'Bien reçu' } },
  },
  'flx-login': {
    markup: `<flx-login><form method="post" action="{base}envoi">{fields}<input type="email" name="email" aria-label="E-mail" value="a@b.fr">
      <input type="password" name="password" aria-label="Mot de passe" value="mer"><button class="envoi">Entrer</button></form></flx-login>`,
    action: 'login',
    answer: { body: { status: 'ko', error_txt: 'Bien reçu' } },
  },
  'flx-two-factor': {
    markup: `<flx-two-factor wait="0"><form method="post" action="{base}envoi">{fields}<input type="hidden" name="idtransaction" value="t1">
      <label>Code <input name="code" maxlength="6"></label><button class="envoi">Valider</button></form></flx-two-factor>`,
    action: 'validercode',
    type(place) {
      const digit = place.querySelector('.flx-two-factor__digit') as HTMLInputElement
      digit.value = '123456'
      digit.dispatchEvent(new Event('input', { bubbles: true }))
    },
    answer: { body: { status: 'ko', error_txt: 'Bien reçu' } },
  },
  'flx-add-to-cart': {
    markup: `<flx-add-to-cart confirm="none">${form}</flx-add-to-cart>`,
    answer: { body: { status: 'ko', error_msg: 'Bien reçu' } },
  },
  'flx-cart': {
    markup: `<flx-cart>${cart('<form method="post">{fields}<button class="envoi">Appliquer</button></form>')}</flx-cart>`,
    action: 'useCodePromo',
    answer: { body: cart('<p>Bien reçu</p>') },
  },
  'flx-list': {
    markup: `<flx-list no-address><form data-flx-filters action="{base}articles">{fields}<button class="envoi">Filtrer</button></form>
      <ul data-flx-items><li>Un</li></ul></flx-list>`,
    method: 'GET',
    answer: { body: '<main><flx-list><ul data-flx-items><li id="un">Bien reçu</li></ul></flx-list></main>' },
  },
  'flx-fragment': {
    markup: `<flx-fragment src="{base}envoi">${form}</flx-fragment>`,
    answer: { body: '<p>Bien reçu</p>' },
  },
  'flx-newsletter': {
    markup: `<flx-newsletter>${form}</flx-newsletter>`,
    answer: { body: { valid: 'Bien reçu' } },
  },
  'flx-permalink': {
    markup: `<flx-permalink>${form}</flx-permalink>`,
    answer: { body: 'https://exemple.fr/recu', type: 'text' },
    read: 'Copier',
  },
  'flx-stock': {
    markup: `<flx-stock article="7"><form data-flx-stock-alert method="post" action="{base}envoi">{fields}
      <input type="hidden" name="idreference" value="31"><button class="envoi">Alerte</button></form></flx-stock>`,
    action: 'alerte_stock',
    answer: { body: { result: 1, msg: 'Bien reçu' } },
  },
  'flx-my-elements': {
    markup: `<flx-my-elements element-module-ident="annonces"><ul><li data-element-id="7"><form method="post" action="{base}envoi">
      {fields}<input type="hidden" name="element_id" value="7"><button class="envoi">Supprimer</button></form></li></ul></flx-my-elements>`,
    action: 'my_elements_activate',
    answer: { body: { result: false, message: 'Bien reçu' } },
    read: "Une erreur s'est produite",
  },
  'flx-account': {
    markup: `<flx-account><nav><a href="{base}compte">Compte</a></nav><div data-flx-panel><h2>Abonnements</h2>${form}</div></flx-account>`,
    action: 'recommande',
    answer: { body: { title: 'Commande', html: '<p>Bien reçu</p>' } },
  },
}

/** Members that are common as names of fields. */
const usual = 'action method id submit name target elements length reset enctype noValidate title lang'.split(' ')

function everyMember(): string[] {
  const found: string[] = []
  for (const name in document.createElement('form')) found.push(name)
  return found
}

const bearers: Record<string, (action: string) => string> = {
  'fields named action, method, id, submit…': (action) =>
    usual
      .map((name) => `<input type="hidden" name="${name}" value="${name === 'action' ? action : `le ${name}`}">`)
      .join(''),
  'parts whose id is action, method, id, submit…': (action) =>
    `${usual.map((name) => `<output id="${name}"></output>`).join('')}<input type="hidden" name="action" value="${action}">`,
  'fields named like every member that the diagnosis lets pass': (action) =>
    everyMember()
      .filter((name) => !refusedMembers.includes(name))
      .map((name) => `<input type="hidden" name="${name}" value="${name === 'action' ? action : `le ${name}`}">`)
      .join(''),
}

let place: HTMLElement
let server: Script
/** Whatever went wrong where nothing caught it. */
const thrown: string[] = []
const noteThrown = ({ message }: ErrorEvent): void => void thrown.push(message)
/** The page of the test stays: whoever leaves it, by a form that the browser sends or by script, is noted. */
const noteLeft = (event: NavigateEvent): void => {
  if (event.destination.sameDocument) return
  thrown.push(`${event.navigationType} of ${event.destination.url}`)
  event.preventDefault()
}

async function open(markup: string, answers: Answer[], fields = ''): Promise<void> {
  server = await scriptCalls(...answers)
  history.replaceState(null, '', server.address('page'))
  const whole = markup.replaceAll('{base}', server.base).replace('{fields}', fields)
  place = await fixture<HTMLElement>(`<div>${whole}</div>`)
  // The loader, which is not here, holds what is sent before an element is drawn.
  await readyWithin(place)
}

const button = (): HTMLElement => place.querySelector<HTMLElement>('.envoi') as HTMLElement
/** What the test's place and the dialogs that are open say; a message of the test before may still fade elsewhere. */
const said = (): string => [place, ...document.querySelectorAll('dialog[open]')].map(textOf).join(' ')
const reads = (text: string): Promise<void> => waitUntil(() => said().includes(text), `“${text}” is not in “${said()}”`)

beforeEach(async () => {
  await forgetCart()
  sessionStorage.clear()
  thrown.length = 0
  addEventListener('error', noteThrown)
  navigation.addEventListener('navigate', noteLeft)
})
afterEach(async () => {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close()
  // What an element asks for once it was answered would take the answers of the next test.
  await waitUntil(async () => (await server.log()).every(({ ended }) => ended))
  removeEventListener('error', noteThrown)
  navigation.removeEventListener('navigate', noteLeft)
  configure({ base })
  history.replaceState(null, '', start)
})

describe('a form whose fields hide its members', () => {
  for (const [tag, { markup, action = 'rien', type, answer, read = 'Bien reçu', method = 'POST' }] of Object.entries(
    forms,
  )) {
    for (const [which, fields] of Object.entries(bearers)) {
      it(`SAFE-04 ${tag}: it is sent in place, ${which}`, async () => {
        const errors = await errorsOf(async () => {
          await open(markup, [answer], fields(action))
          await waitUntil(() => button().checkVisibility(), 'no button')
          const sent = new FormData(button().closest('form') as HTMLFormElement)
          type?.(place)
          button().click()
          const [request] = await server.requests(1)
          expect(request?.method).to.equal(method)
          const came = { ...request?.query, ...request?.fields }
          for (const name of usual) expect(came[name] ?? null, name).to.equal(sent.get(name))
          await reads(read)
        })
        expect(errors).to.deep.equal([])
        expect(thrown).to.deep.equal([])
      })
    }
  }
})

/** The form of `<flx-form>` that is in the page, its members read past its fields. */
const formHere = (): HTMLFormElement => place.querySelector('form') as HTMLFormElement
const press = async (which = '.envoi'): Promise<Record<string, unknown>> => {
  place.querySelector<HTMLElement>(which)?.click()
  const [request] = await server.requests(1)
  return { method: request?.method, path: request?.path, ...request?.query, ...request?.fields }
}
const success = { body: '<p class="alert alert-success">Bien reçu</p>' }

describe('a form whose field is named like what every form has', () => {
  it('SAFE-04 several buttons named action: the one that is pressed travels', async () => {
    await open(
      `<flx-form><form method="post" action="{base}envoi"><button name="action" value="garder">Garder</button>
        <button name="action" value="jeter" class="envoi">Jeter</button></form></flx-form>`,
      [success],
    )
    expect(await press()).to.deep.equal({ method: 'POST', path: 'envoi', action: 'jeter' })
    await reads('Bien reçu')
  })

  it('SAFE-04 a field named action where the form has no address: it goes to the page', async () => {
    await open(
      '<flx-form><form method="post"><input type="hidden" name="action" value="garder"><button class="envoi">Envoyer</button></form></flx-form>',
      [success],
    )
    expect(await press()).to.deep.equal({ method: 'POST', path: 'page', action: 'garder' })
    await reads('Bien reçu')
  })

  it('SAFE-04 a button named submit whose id is submit: what failed is sent again by « Réessayer »', async () => {
    await open(
      '<flx-form><form method="post" action="{base}envoi"><button type="submit" name="submit" id="submit" value="oui" class="envoi">Envoyer</button></form></flx-form>',
      [{ status: 500, body: 'panne', type: 'text' }, success],
    )
    expect(await press()).to.deep.equal({ method: 'POST', path: 'envoi', submit: 'oui' })
    await reads('Réessayer')
    const again = [...place.querySelectorAll('button')].find((each) => textOf(each) === 'Réessayer')
    again?.click()
    await reads('Bien reçu')
    expect((await server.log()).map(({ fields }) => fields)).to.deep.equal([{ submit: 'oui' }, { submit: 'oui' }])
  })

  it('SAFE-04 fields named id and noValidate: what is missing is said beside its field, and nothing leaves', async () => {
    await open(
      `<flx-form><form id="compte" method="post" action="{base}envoi"><input type="hidden" name="id" value="7"><input type="hidden" name="noValidate" value="1">
        <label>Nom <input name="nom" required></label><button class="envoi">Envoyer</button></form></flx-form>`,
      [success],
    )
    place.querySelector<HTMLElement>('.envoi')?.click()
    await waitUntil(() => place.querySelector('[name="nom"]')?.getAttribute('aria-invalid') === 'true')
    expect(await server.log()).to.deep.equal([])
  })

  it('SAFE-04 fields named reset and elements: the form is empty after it was sent', async () => {
    await open(
      `<flx-form after="reset"><form method="post" action="{base}envoi"><input type="hidden" name="reset" value="1"><input type="hidden" name="elements" value="2">
        <label>Nom <input name="nom"></label><button class="envoi">Envoyer</button></form></flx-form>`,
      [success],
    )
    const name = place.querySelector<HTMLInputElement>('[name="nom"]') as HTMLInputElement
    name.value = 'Anne'
    expect(await press()).to.deep.equal({ method: 'POST', path: 'envoi', reset: '1', elements: '2', nom: 'Anne' })
    await reads('Bien reçu')
    await waitUntil(() => name.value === '', 'it is as it was typed')
  })

  it('SAFE-04 boxes named id in a form that is drawn again: it is the same form, once, and focus stays', async () => {
    const drawn = (second: string): string =>
      `<form id="lignes" method="post" action="/x"><label><input type="checkbox" name="id" value="1">Un</label>
        <label><input type="checkbox" name="id" value="2">${second}</label></form>`
    await open(
      `<flx-list no-address><a href="{base}suite" data-flx-refresh>Suite</a><div data-flx-items>${drawn('Deux')}</div></flx-list>`,
      [
        {
          body: `<main><flx-list><a href="{base}suite" data-flx-refresh>Suite</a><div data-flx-items>${drawn('Bien reçu')}</div></flx-list></main>`,
        },
      ],
    )
    const before = formHere()
    const box = place.querySelector<HTMLInputElement>('[value="1"]') as HTMLInputElement
    box.click()
    box.focus()
    await (place.querySelector('flx-list') as HTMLElementTagNameMap['flx-list']).refresh()
    await reads('Bien reçu')
    expect(place.querySelectorAll('#lignes')).to.have.length(1)
    expect([formHere() === before, box.isConnected, box.checked, document.activeElement === box]).to.deep.equal([
      true,
      true,
      true,
      true,
    ])
  })
})
