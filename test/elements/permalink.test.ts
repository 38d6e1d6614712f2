import { expect, fixture } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import type { FlxPermalinkElement } from '../../elements/permalink.ts'
import '../../elements/permalink.ts'
import type { FlxModalElement } from '../../elements/modal.ts'
import '../../elements/modal.ts'
import { type Answer, type Script, scriptCalls } from '../support/answers-client.ts'
import { warningsOf } from '../support/console.ts'
import { waitUntil } from '../support/wait-until.ts'

const short = 'https://exemple.fr/l/Ab3'
const given: Answer = { body: short, type: 'text' }

let host: FlxPermalinkElement
let server: Script

async function open(markup: string, ...answers: Answer[]): Promise<void> {
  server = await scriptCalls(...answers)
  host = await fixture<FlxPermalinkElement>(markup.replaceAll('{base}', server.base))
  await host.ready
}

const withButton = '<flx-permalink><button type="button">Permalien</button></flx-permalink>'
const withForm = `<flx-permalink><form method="post" action="{base}raccourcir">
  <input type="hidden" name="action" value="permalien"><input name="lien" value="/article/bol" aria-label="Adresse">
  <button name="de" value="page">Raccourcir</button></form></flx-permalink>`

const control = () => host.querySelector('button') as HTMLButtonElement
const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]')
const named = (name: string, place: ParentNode = dialog() as HTMLDialogElement) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement
const field = (place: ParentNode = dialog() as HTMLDialogElement) => place.querySelector('input') as HTMLInputElement
const said = (place: ParentNode = dialog() as HTMLDialogElement) =>
  place.querySelector('.flx-permalink__said')?.textContent
const failure = () => host.querySelector('[role="alert"]')

async function shown(): Promise<HTMLDialogElement> {
  await waitUntil(() => dialog()?.querySelector('input'), 'the permalink is offered')
  return dialog() as HTMLDialogElement
}

/** Opens a page with a button, which is pressed and offers its permalink. */
async function offer(answer = given): Promise<HTMLDialogElement> {
  await open(withButton, answer)
  control().click()
  return shown()
}

async function close(): Promise<void> {
  await sendKeys({ press: 'Escape' })
  await waitUntil(() => dialog() === null, 'the modal closes')
}

function give(name: 'clipboard' | 'share' | 'canShare', value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true })
}

describe('<flx-permalink>', () => {
  const { error } = console
  // Failures are said there too.
  beforeEach(() => {
    console.error = () => {}
  })
  afterEach(async () => {
    console.error = error
    if (dialog()) await close()
    for (const name of ['clipboard', 'share', 'canShare']) Reflect.deleteProperty(navigator, name)
  })

  it('PERMA-01 posts the address of the page, and offers the body for copy in a modal, by keyboard alone', async () => {
    await open(withButton, given)
    const told: unknown[] = []
    host.addEventListener('flx-permalink-generated', ({ detail }) => told.push(detail))
    control().focus()
    await sendKeys({ press: 'Enter' })
    const modal = await shown()
    const [request] = await server.log()
    expect([request?.method, request?.path, request?.fields]).to.deep.equal([
      'POST',
      'ajax/modules/liens/traitement.php',
      { action: 'permalien', lien: location.href },
    ])
    expect(modal.querySelector('h2')?.textContent).to.equal('Le permalien a été généré.')
    expect([field().value, field().readOnly]).to.deep.equal([short, true])
    await waitUntil(() => document.activeElement === field(), 'the field has the focus')
    await waitUntil(() => field().selectionEnd === short.length && field().selectionStart === 0, 'it is selected whole')
    expect(told).to.deep.equal([{ link: location.href, permalink: short }])
    await close()
    expect(document.activeElement === control()).to.equal(true)
  })

  it('PERMA-01 a form goes to its action with its own fields', async () => {
    await open(withForm, given)
    control().click()
    await shown()
    const [request] = await server.log()
    expect([request?.path, request?.fields]).to.deep.equal([
      'raccourcir',
      { action: 'permalien', lien: '/article/bol', de: 'page' },
    ])
  })

  it('PERMA-01 a control says which address it is about, a link its own; url says where the service is', async () => {
    await open(
      `<flx-permalink url="{base}service" link="/toutes"><button type="button">1</button>
      <button type="button" data-flx-permalink="/article/2">2</button>
      <a href="/article/3" data-flx-permalink>3</a></flx-permalink>`,
      { ...given, repeat: true },
    )
    for (const each of host.querySelectorAll<HTMLElement>('button, a')) {
      each.click()
      await shown()
      await close()
    }
    const log = await server.log()
    expect(log.map(({ path, fields }) => [path, fields['lien']])).to.deep.equal(
      ['/toutes', '/article/2', '/article/3'].map((path) => ['service', location.origin + path]),
    )
  })

  it('PERMA-01 copies to the clipboard, and says so to everyone', async () => {
    const copied: string[] = []
    give('clipboard', { writeText: async (text: string) => void copied.push(text) })
    await offer()
    expect(said()).to.equal('')
    named('Copier').focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => said() === 'Le permalien est copié.', 'it is said')
    expect(copied).to.deep.equal([short])
  })

  it('PERMA-01 copies without the permission of the clipboard, and without any', async () => {
    const refused = async () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
    for (const clipboard of [{ writeText: refused }, undefined]) {
      give('clipboard', clipboard)
      await offer()
      let selected = ''
      const note = () => {
        selected = field().value.slice(field().selectionStart ?? 0, field().selectionEnd ?? 0)
      }
      document.addEventListener('copy', note, { once: true })
      named('Copier').focus()
      await sendKeys({ press: 'Enter' })
      await waitUntil(() => said() === 'Le permalien est copié.', 'it is said')
      document.removeEventListener('copy', note)
      expect(selected).to.equal(short)
      await close()
    }
  })

  it('PERMA-01 where nothing may copy, the permalink is selected and the visitor hears how to copy it', async () => {
    give('clipboard', undefined)
    const { execCommand } = document
    document.execCommand = () => false
    try {
      await offer()
      named('Copier').click()
      await waitUntil(() => said()?.startsWith('La copie n’est pas permise ici.'), 'it is said')
      expect(document.activeElement === field()).to.equal(true)
      expect(field().selectionEnd).to.equal(short.length)
    } finally {
      document.execCommand = execCommand
    }
  })

  it('PERMA-01 draws its QR code when it is asked for, with a name, and puts it away', async () => {
    await setViewport({ width: 360, height: 740 })
    const modal = await offer()
    expect(modal.querySelector('[role="img"]')).to.equal(null)
    named('Code QR').focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => modal.querySelector('[role="img"]')?.checkVisibility(), 'the code is drawn')
    const image = modal.querySelector('[role="img"]') as SVGElement
    expect(image.getAttribute('aria-label')).to.equal(`Code QR de ${short}`)
    // Version 2 at level M: 25 squares, four of light on each side.
    expect(image.getAttribute('viewBox')).to.equal('0 0 33 33')
    const fills = ['rect', 'path'].map((part) => getComputedStyle(image.querySelector(part) as Element).fill)
    expect(fills).to.deep.equal(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
    // Its three corners, and the square that is dark in every code.
    const path = image.querySelector('path')?.getAttribute('d') ?? ''
    for (const corner of ['M4 4h7v1', 'M22 4h7v1', 'M4 22h7v1']) expect(path).to.contain(corner)
    expect(path).to.match(/M(?:12 21|11 21h[2-9]|10 21h[3-9])/)
    expect(named('Code QR').ariaExpanded).to.equal('true')
    expect(document.documentElement.scrollWidth).to.equal(360)
    named('Code QR').click()
    await waitUntil(() => !image.checkVisibility(), 'it is put away')
    expect(named('Code QR').ariaExpanded).to.equal('false')
    await setViewport({ width: 800, height: 600 })
  })

  it('PERMA-01 says that an address is too long for a QR code, and can still be copied', async () => {
    await offer({ body: `https://exemple.fr/${'a'.repeat(3000)}`, type: 'text' })
    named('Code QR').click()
    await waitUntil(() => said()?.startsWith('Le code QR n’a pas pu être dessiné.'), 'it is said')
    expect(named('Copier').disabled).to.equal(false)
  })

  it('PERMA-01 opens the device’s own sheet where there is one, and has no button for it elsewhere', async () => {
    give('canShare', undefined)
    await open(withButton, { ...given, repeat: true })
    control().click()
    await shown()
    expect(named('Partager')).to.equal(undefined)
    await close()
    const shared: ShareData[] = []
    give('canShare', () => true)
    give('share', async (data: ShareData) => void shared.push(data))
    control().click()
    await shown()
    named('Partager').click()
    await waitUntil(() => shared.length > 0, 'the sheet opens')
    expect(shared[0]?.url).to.equal(short)
  })

  it('PERMA-01 reads a text, a JSON text and a path of the site, and takes nothing else for a permalink', async () => {
    const addresses: [Answer, string][] = [
      [{ body: `  ${short}\n`, type: 'html' }, short],
      [{ body: JSON.stringify(short), type: 'json' }, short],
      [{ body: '/l/Ab3', type: 'text' }, `${location.origin}/l/Ab3`],
      [{ body: 'https://exemple.fr/été', type: 'text' }, 'https://exemple.fr/%C3%A9t%C3%A9'],
    ]
    for (const [answer, permalink] of addresses) {
      await offer(answer)
      expect(field().value).to.equal(permalink)
      await close()
    }
    const unread = 'La réponse du serveur n’a pas pu être lue. Réessayez dans un instant.'
    const failures: [Answer, string][] = [
      [{ body: 'Erreur', type: 'text' }, unread],
      [{ body: '', type: 'text' }, unread],
      [{ body: 'javascript:alert(1)', type: 'text' }, unread],
      [{ body: 'https://exemple.fr/ deux mots', type: 'text' }, unread],
      [{ body: '<!doctype html><title>Site en maintenance</title>', type: 'html' }, unread],
      [{ body: { permalien: short } }, unread],
      [{ body: { status: 'ko', error_msg: 'Adresse <b>inconnue</b>.' } }, 'Adresse inconnue.'],
      [{ body: '<p class="alert alert-danger">Adresse refusée.</p>' }, 'Adresse refusée.'],
      [{ status: 403, body: { error_msg: 'Réservé aux rédacteurs.' } }, 'Réservé aux rédacteurs.'],
      [{ status: 500, body: 'Panne' }, 'Le serveur a rencontré une erreur. Réessayez dans quelques minutes.'],
      [{ drop: true }, 'La connexion au serveur a échoué. Réessayez dans un instant.'],
    ]
    for (const [answer, words] of failures) {
      await open(withButton, answer)
      control().click()
      await waitUntil(() => failure(), JSON.stringify(answer))
      expect(failure()?.querySelector('.flx-message__text')?.lastChild?.textContent).to.equal(words)
      expect([dialog() === null, control().ariaBusy]).to.deep.equal([true, null])
    }
  })

  it('PERMA-01 after a failure the same is asked again, and the failure goes', async () => {
    await open(withForm, { drop: true }, given)
    const told: string[] = []
    host.addEventListener('flx-permalink-error', ({ detail }) => told.push(detail.link))
    control().click()
    await waitUntil(() => failure(), 'the failure is shown')
    named('Réessayer', host).click()
    await shown()
    expect([failure(), told]).to.deep.equal([null, ['/article/bol']])
    const log = await server.log()
    expect(log.at(-1)?.fields).to.deep.equal({ action: 'permalien', lien: '/article/bol', de: 'page' })
  })

  it('PERMA-01 a session that ended is opened again in place, and the permalink comes', async () => {
    await open(
      withForm,
      { redirect: '/answers/login', path: 'raccourcir' },
      { body: { status: 'ok' }, path: 'extranet_v2' },
      { ...given, path: 'raccourcir' },
    )
    control().click()
    const typed = (name: string) => host.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    await waitUntil(() => typed('password'), 'the login is offered')
    expect(host.textContent).to.contain('Votre session a expiré.')
    await waitUntil(() => document.activeElement === typed('email'), 'its first field has the focus')
    await sendKeys({ type: 'anne@exemple.fr' })
    typed('password')?.focus()
    await sendKeys({ type: 'secret' })
    await sendKeys({ press: 'Enter' })
    await shown()
    expect([field().value, typed('password')]).to.deep.equal([short, null])
    const log = await server.log()
    expect(log.map(({ fields }) => fields['action'])).to.deep.equal(['permalien', 'login', 'permalien'])
  })

  it('PERMA-01 who logged in elsewhere asks again: the permalink comes, and the login that was offered goes', async () => {
    await open(withForm, { redirect: '/answers/login', path: 'raccourcir' }, { ...given, path: 'raccourcir' })
    control().click()
    const login = () => host.querySelector('input[name="password"]')
    await waitUntil(login, 'the login is offered')
    control().click()
    await shown()
    expect([field().value, login()]).to.deep.equal([short, null])
  })

  it('PERMA-01 two clicks ask once; a page that shows it itself has no modal', async () => {
    await open(withButton, { ...given, hold: 'answer' })
    host.addEventListener('flx-permalink-generated', (event) => event.preventDefault())
    control().click()
    control().click()
    expect(control().ariaBusy).to.equal('true')
    await server.requests(1)
    await server.release('answer')
    await waitUntil(() => control().ariaBusy === null, 'the answer came')
    expect([(await server.log()).length, dialog()]).to.deep.equal([1, null])
  })

  it('PERMA-01 MODAL-04 beside a modal that is open already, it is offered in the element', async () => {
    await open(withButton, { ...given, hold: 'answer' })
    control().click()
    await server.requests(1)
    const { alert } = await import('../../src/overlays/modal/dialogs.ts')
    const ended = alert('Déjà là.')
    await waitUntil(() => dialog(), 'the other modal opens')
    const said = await warningsOf(async () => {
      await server.release('answer')
      await waitUntil(() => host.querySelector('input'), 'it is offered in place')
    })
    expect(said.length).to.equal(1)
    expect(field(host).value).to.equal(short)
    expect(dialog()?.textContent).to.contain('Déjà là.')
    named('OK').click()
    await ended
    named('Copier', host).click()
    await waitUntil(() => host.querySelector('.flx-permalink__said')?.textContent, 'its buttons are its own')
    expect((await server.log()).length).to.equal(1)
    host.remove()
    await waitUntil(() => host.querySelector('input') === null, 'an element that leaves takes it along')
  })

  it('PERMA-01 in a modal that the page wrote, its button asks as anywhere', async () => {
    server = await scriptCalls(given)
    const modal = await fixture<FlxModalElement>(`<flx-modal label="Partager" close-top>${withButton}</flx-modal>`)
    host = modal.querySelector('flx-permalink') as FlxPermalinkElement
    await modal.ready
    await host.ready
    modal.open = true
    await waitUntil(() => dialog()?.contains(host))
    expect(await warningsOf(async () => control().click())).to.deep.equal([])
    await server.requests(1)
    await waitUntil(() => host.querySelector('input')?.value === short)
  })

  it('PERMA-01 in a form of the page, the field that is offered in place sends nothing with Enter', async () => {
    await open(withButton.replace('type', 'data-flx-permalink type'), given)
    const form = document.createElement('form')
    host.replaceWith(form)
    form.append(host)
    await host.ready
    const { alert } = await import('../../src/overlays/modal/dialogs.ts')
    const ended = alert('Déjà là.')
    await waitUntil(() => dialog(), 'another modal is open')
    let sent = 0
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      sent++
    })
    await warningsOf(async () => {
      control().click()
      await waitUntil(() => host.querySelector('input'), 'it is offered in place')
    })
    named('OK').click()
    await ended
    field(host).focus()
    await sendKeys({ press: 'Enter' })
    expect(sent).to.equal(0)
  })

  it('PERMA-01 an element that leaves while it asks gives its button back, and its HTML is as it was written', async () => {
    await open(withButton, { ...given, hold: 'answer' })
    control().click()
    await server.requests(1)
    const button = control()
    host.remove()
    await waitUntil(() => button.ariaBusy === null, 'the button is as it was')
    await server.release('answer')
    expect(host.outerHTML).to.equal(withButton)
    expect(dialog()).to.equal(null)
  })

  it('PERMA-01 what an author cannot mean is said in the console', async () => {
    await open(
      '<flx-permalink><button type="button" data-flx-permalink="javascript:alert(1)">P</button></flx-permalink>',
      given,
    )
    const script = await warningsOf(async () => control().click())
    expect(script[0]).to.match(/« javascript:alert\(1\) » n’est pas une adresse/)
    expect(await server.log()).to.deep.equal([])
    const url = await warningsOf(() => fixture(withButton.replace('>', ` url="${'javascript:1'}">`)))
    expect(url.join()).to.match(/url/)
  })
})
