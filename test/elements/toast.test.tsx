import { expect, fixture, html, oneEvent } from '@open-wc/testing'
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands'
import '../../elements/modal.ts'
import '../../elements/popup.ts'
import { type FlxToastElement, toast } from '../../elements/toast.ts'
import { configure } from '../../src/core/configure.ts'
import { alert } from '../../src/overlays/modal/dialogs.ts'
import { stayOf, type ToastHandle, type ToastOptions } from '../../src/overlays/toast/toast-options.ts'
import { warningsOf } from '../support/console.ts'
import { laterClock } from '../support/later-clock.ts'
import { waitUntil } from '../support/wait-until.ts'

const toasts = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.flx-toast')]
const texts = (): (string | undefined)[] =>
  toasts().map((shown) => shown.querySelector('.flx-toast__text > div')?.textContent ?? undefined)
const region = (): HTMLElement => document.querySelector<HTMLElement>('.flx-toasts') ?? expect.fail('no region')
const closeButton = (shown = toasts()[0]): HTMLElement =>
  shown?.querySelector<HTMLElement>('.flx-toast__close') ?? expect.fail('no close button')

const shown: ToastHandle[] = []
async function show(content: string, options: Omit<ToastOptions, 'content'> = {}): Promise<ToastHandle> {
  const before = toasts().length
  const handle = await toast(content, options)
  shown.push(handle)
  if (before < 5) await waitUntil(() => toasts().length === before + 1)
  return handle
}

describe('flx.toast and <flx-toast>', () => {
  afterEach(async () => {
    for (const handle of shown.splice(0)) handle.close()
    await resetMouse()
    await waitUntil(() => toasts().length === 0)
  })

  it('TOAST-01 a delay given is the time it stays, never under 500 ms; without one, the reading time, never under 6 s', () => {
    expect(stayOf(undefined, 'Enregistré')).to.equal(6000)
    expect(stayOf(undefined, 'Un texte plus long. '.repeat(20))).to.be.greaterThan(20_000)
    expect(stayOf(800, 'Enregistré')).to.equal(800)
    expect(stayOf(500, 'Un texte plus long. '.repeat(20))).to.equal(500)
    expect(stayOf(3, 'Enregistré')).to.equal(500)
    expect(stayOf(Number.NaN, 'Enregistré')).to.equal(6000)
  })

  it('TOAST-01 a site that wants the 500 ms of old for all says so, once', async () => {
    configure({ toastDelay: 500 })
    try {
      const handle = await show('Enregistré')
      expect(await handle.closed).to.equal('timeout')
      expect(stayOf(800, 'Enregistré')).to.equal(800)
    } finally {
      configure({ toastDelay: undefined })
    }
    expect(stayOf(undefined, 'Enregistré')).to.equal(6000)
  })

  it('TOAST-02 the second click of a double one does not press the button of a toast that came beneath it', async () => {
    let acted = 0
    const handle = await show('Enregistré', { action: { titre: 'Voir', action: () => void acted++ } })
    const action = toasts()[0]?.querySelector<HTMLElement>('.flx-toast__action') ?? expect.fail('no action')
    const again = { bubbles: true, cancelable: true, detail: 2 }
    for (const each of [action, closeButton()]) each.dispatchEvent(new MouseEvent('click', again))
    expect([acted, toasts().length]).to.deep.equal([0, 1])
    action.click()
    const source = await handle.closed
    expect([acted, source]).to.deep.equal([1, 'action'])
  })

  it('TOAST-01 goes by itself after its delay', async () => {
    const handle = await show('Enregistré', { delay: 500 })
    expect(await handle.closed).to.equal('timeout')
    await waitUntil(() => toasts().length === 0)
  })

  it('TOAST-02 waits while the pointer is over it, then goes', async () => {
    // Where the next one will stand, so that the pointer is there before its time is over.
    const first = await show('Survolé', { sticky: true })
    const { left, top } = toasts()[0]?.getBoundingClientRect() ?? new DOMRect()
    await sendMouse({ type: 'move', position: [Math.round(left + 20), Math.round(top + 10)] })
    first.close()
    await waitUntil(() => toasts().length === 0)
    const handle = await show('Survolé', { delay: 1000 })
    await waitUntil(() => toasts()[0]?.matches(':hover'))
    await laterClock(1000)
    expect(texts()).to.deep.equal(['Survolé'])
    await sendMouse({ type: 'move', position: [2, 2] })
    expect(await handle.closed).to.equal('timeout')
  })

  it('TOAST-02 waits while focus is inside, then goes', async () => {
    const elsewhere = await fixture<HTMLInputElement>(html`<input aria-label="Nom" />`)
    const handle = await show('Avec le clavier', { delay: 500 })
    closeButton().focus()
    await laterClock(500)
    expect(texts()).to.deep.equal(['Avec le clavier'])
    elsewhere.focus()
    expect(await handle.closed).to.equal('timeout')
  })

  it('TOAST-02 is a live region that was there before: polite, assertive for an error', async () => {
    await show('Première', { sticky: true })
    const polite = region().querySelector('[aria-live="polite"]')
    const assertive = region().querySelector('[aria-live="assertive"]')
    await show('Enregistré', { type: 'success', sticky: true })
    await show('Refusé', { type: 'error', sticky: true })
    expect(region().querySelector('[aria-live="polite"]')).to.equal(polite)
    expect(polite?.textContent).to.contain('Succès\u00a0: Enregistré')
    expect(assertive?.textContent).to.contain('Erreur\u00a0: Refusé')
    await expect(region()).to.be.accessible()
  })

  it('TOAST-02 stacks, five at most at once; the others follow', async () => {
    for (let index = 1; index <= 7; index++) await show(`Message ${index}`, { sticky: true })
    expect(texts()).to.deep.equal([1, 2, 3, 4, 5].map((index) => `Message ${index}`))
    const boxes = toasts().map((element) => element.getBoundingClientRect())
    boxes.forEach((box, index) => {
      expect(box.top).to.be.at.least(boxes[index - 1]?.bottom ?? 0)
      expect(box.bottom).to.be.at.most(window.innerHeight)
    })
    closeButton().click()
    await waitUntil(() => texts().at(-1) === 'Message 6')
  })

  it('TOAST-02 the same words again take the place of those before, whose queue nobody would read', async () => {
    const first = await show('Enregistré', { type: 'success', sticky: true })
    await show('Refusé', { type: 'error', sticky: true })
    shown.push(await toast('Enregistré', { type: 'success', sticky: true }))
    expect(await first.closed).to.equal('api')
    await waitUntil(() => texts().at(-1) === 'Enregistré' && toasts().length === 2)
    await show('Enregistré', { type: 'warning', sticky: true })
    expect(texts(), 'another meaning is another message').to.have.length(3)
  })

  it('TOAST-02 is dismissible by its button and by Escape, and focus goes on', async () => {
    const opener = await fixture<HTMLButtonElement>(html`<button>Page</button>`)
    opener.focus()
    const first = await show('Un', { sticky: true })
    const second = await show('Deux', { sticky: true })
    await sendKeys({ press: 'F8' })
    expect(document.activeElement).to.equal(closeButton(toasts()[0]))
    await sendKeys({ press: 'Enter' })
    expect(await first.closed).to.equal('dismiss')
    await waitUntil(() => document.activeElement === closeButton())
    await sendKeys({ press: 'Escape' })
    expect(await second.closed).to.equal('dismiss')
    await waitUntil(() => document.activeElement === opener, 'focus is back in the page')
  })

  it('TOAST-02 one that is closed by the pointer holds none of the others', async () => {
    const opener = await fixture<HTMLButtonElement>(html`<button>Page</button>`)
    opener.focus()
    const first = await show('Un', { sticky: true })
    const second = await show('Deux', { delay: 500 })
    const { left, top, width, height } = closeButton().getBoundingClientRect()
    await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] })
    expect(await first.closed).to.equal('dismiss')
    const stuck = new Promise((resolve) => setTimeout(() => resolve('stuck'), 4000))
    expect(await Promise.race([second.closed, stuck])).to.equal('timeout')
    await waitUntil(() => document.activeElement === opener, 'focus is back in the page')
  })

  it('TOAST-02 its action is reached by keyboard and runs once', async () => {
    let undone = 0
    const handle = await show('Article retiré', { action: { titre: 'Annuler', action: () => undone++ } })
    await sendKeys({ press: 'F8' })
    expect(document.activeElement?.textContent).to.equal('Annuler')
    await sendKeys({ press: 'Enter' })
    expect(await handle.closed).to.equal('action')
    expect(undone).to.equal(1)
  })

  it('TOAST-02 stays in reach above a modal, and comes back to the page with focus', async () => {
    const handle = await show('Enregistré', { sticky: true })
    const said = alert('Un message')
    const modal = (): HTMLElement | null => document.querySelector('dialog.flx-modal[open]')
    await waitUntil(() => modal() !== null)
    expect(document.activeElement?.textContent).to.equal('OK')
    const { left, top, width, height } = closeButton().getBoundingClientRect()
    const above = document.elementFromPoint(left + width / 2, top + height / 2)
    expect(closeButton().contains(above)).to.equal(true)
    await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] })
    expect(await handle.closed).to.equal('dismiss')
    await show('Pendant la modale', { sticky: true })
    expect(modal()?.contains(region())).to.equal(true)
    modal()?.querySelector<HTMLElement>('.flx-button')?.click()
    await said
    await waitUntil(() => document.querySelector('dialog.flx-modal') === null)
    expect(texts()).to.deep.equal(['Pendant la modale'])
    expect(region().matches(':popover-open')).to.equal(true)
  })

  it('TOAST-02 is on the page after a script took out the modals that it stood above', async () => {
    const place = await fixture<HTMLElement>(html`<div></div>`)
    place.innerHTML =
      '<flx-popup open label="Dessous"><p>Contenu</p></flx-popup><flx-modal open label="Dessus"><p>Contenu</p></flx-modal>'
    await waitUntil(() => document.querySelectorAll('dialog[open]').length === 2)
    await show('Conservé', { sticky: true })
    expect(region().closest('dialog'), 'above the modals').to.exist
    const thrown: string[] = []
    const note = (event: ErrorEvent): void => {
      thrown.push(event.message)
      event.preventDefault()
    }
    addEventListener('error', note)
    place.replaceChildren()
    await waitUntil(() => document.querySelector('.flx-toasts')?.closest('dialog') === null)
    removeEventListener('error', note)
    expect([texts(), region().matches(':popover-open'), thrown]).to.deep.equal([['Conservé'], true, []])
  })

  it('sanitises what it says, and says nothing when there is nothing', async () => {
    await show('<b>Gras</b><img src="data:," onerror="globalThis.toastRan = 1">', { sticky: true })
    expect(toasts()[0]?.querySelector('b')?.textContent).to.equal('Gras')
    expect(toasts()[0]?.querySelector('img')?.hasAttribute('onerror')).to.equal(false)
    const said = await warningsOf(async () => expect(await (await toast(' &nbsp; ')).closed).to.equal('api'))
    expect(said.join()).to.contain('contenu')
  })

  it('the element shows what it holds while open, and tells', async () => {
    const element = await fixture<FlxToastElement>(
      html`<flx-toast type="success" sticky>Adresse <b>enregistrée</b></flx-toast>`,
    )
    const opened = oneEvent(element, 'flx-toast-open')
    element.show()
    await opened
    await waitUntil(() => texts()[0] === 'Adresse enregistrée')
    expect(toasts()[0]?.classList.contains('flx-toast--success')).to.equal(true)
    const closed = oneEvent(element, 'flx-toast-closed')
    closeButton().click()
    expect((await closed).detail.end).to.equal('dismiss')
    await waitUntil(() => !element.open)
    element.open = true
    await waitUntil(() => toasts().length === 1)
    element.remove()
    await waitUntil(() => toasts().length === 0)
  })

  it('the element is one toast, however many of its attributes are set one after the other', async () => {
    const element = await fixture<FlxToastElement>(html`<flx-toast>Enregistré</flx-toast>`)
    let opened = 0
    element.addEventListener('flx-toast-open', () => opened++)
    element.open = true
    element.type = 'error'
    element.sticky = true
    await waitUntil(() => opened > 0)
    const next = await show('Après', { sticky: true })
    expect(texts().sort()).to.deep.equal(['Après', 'Enregistré'])
    expect(opened).to.equal(1)
    next.close()
    element.remove()
    await waitUntil(() => toasts().length === 0)
  })
})
