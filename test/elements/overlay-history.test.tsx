import { expect, fixture, html } from '@open-wc/testing'
import { emulateMedia, sendKeys } from '@web/test-runner-commands'
import '../../elements/lightbox.ts'
import { modal } from '../../elements/modal.ts'
import { popup } from '../../elements/popup.ts'
import { type CloseSource, type Overlay, type OverlayOptions, openOverlay } from '../../src/core/overlay/overlay.ts'
import { topOverlay } from '../../src/core/overlay/stack.ts'
import { dialog as lightboxDialog, ready, red, untilShown } from '../support/lightbox-page.ts'
import { waitUntil } from '../support/wait-until.ts'

const opened: Overlay[] = []

async function open(options: OverlayOptions = {}): Promise<Overlay> {
  const element = await fixture<HTMLDialogElement>(html`<dialog aria-label="Essai"><button>Un</button></dialog>`)
  const overlay = openOverlay(element, { history: true, ...options })
  opened.push(overlay)
  return overlay
}

const markOf = (): unknown => (history.state as { flxOverlay?: unknown } | null)?.flxOverlay

/** The page's own entry, marked so that a step too far is seen. */
const onOwnEntry = (): Promise<void> =>
  waitUntil(
    () => (history.state as { page?: string } | null)?.page === 'essai' && markOf() === undefined,
    'at the page',
  )

const areOpen = (...overlays: Overlay[]): boolean[] => overlays.map(({ isOpen }) => isOpen)

/** Heard before the engine, which keeps the entries from the page. */
let popped: () => void = () => {}
const onPop = (): unknown => setTimeout(popped)

/** Goes back, and on once whoever listens has heard of it. */
function goBack(steps = 1): Promise<void> {
  return new Promise((resolve) => {
    popped = resolve
    history.go(-steps)
  })
}

describe('the browser’s Back and what lies above the page', () => {
  before(async () => {
    window.addEventListener('popstate', onPop, { capture: true })
    await emulateMedia({ reducedMotion: 'reduce' })
  })
  beforeEach(() => history.pushState({ page: 'essai' }, ''))
  afterEach(async () => {
    for (const overlay of opened.splice(0).reverse()) overlay.dispose()
    for (const left of document.querySelectorAll('dialog')) left.close()
    await waitUntil(() => !topOverlay())
    await waitUntil(() => markOf() === undefined, 'no entry is left')
    history.replaceState(null, '')
  })
  after(async () => {
    window.removeEventListener('popstate', onPop, { capture: true })
    await emulateMedia({ reducedMotion: 'no-preference' })
  })

  it('Back closes the top one alone, each in its turn', async () => {
    const lower = await open()
    const upper = await open()
    await goBack()
    expect(areOpen(lower, upper)).to.deep.equal([true, false])
    expect(await upper.closed).to.equal('back')
    await goBack()
    expect(await lower.closed).to.equal('back')
    await onOwnEntry()
  })

  it('Back closes what lies on top where it has no entry of its own, and the one below stays with its entry', async () => {
    const lower = await open()
    const upper = await open({ history: false })
    await goBack()
    expect(areOpen(lower, upper)).to.deep.equal([true, false])
    expect(markOf()).to.not.equal(undefined)
    await goBack()
    expect(areOpen(lower)).to.deep.equal([false])
    await onOwnEntry()
  })

  it('Back does nothing where what lies on top leaves no way out', async () => {
    const lower = await open()
    const upper = await open({ history: false, escape: false })
    await goBack()
    expect(areOpen(lower, upper)).to.deep.equal([true, true])
    expect(markOf()).to.not.equal(undefined)
  })

  it('Back twice at once closes two', async () => {
    const lower = await open()
    const upper = await open()
    await goBack(2)
    expect(areOpen(lower, upper)).to.deep.equal([false, false])
    await onOwnEntry()
  })

  it('closing by other means takes the entries away, in whatever order', async () => {
    const lower = await open()
    const upper = await open()
    lower.dispose()
    expect(markOf()).to.not.equal(undefined)
    upper.dispose()
    await onOwnEntry()
  })

  it('an entry is there again while the guard’s answer is awaited, and goes with the overlay', async () => {
    let decide: (answer: boolean) => void = () => {}
    const beforeClose = (): Promise<boolean> =>
      new Promise((resolve) => {
        decide = resolve
      })
    const overlay = await open({ beforeClose })
    await goBack()
    expect(areOpen(overlay)).to.deep.equal([true])
    expect(markOf()).to.not.equal(undefined)
    decide(true)
    expect(await overlay.closed).to.equal('back')
    await onOwnEntry()
  })

  it('opened again at once, it has an entry of its own', async () => {
    const first = await open()
    const entry = markOf()
    first.dispose()
    const second = openOverlay(first.element, { history: true })
    opened.push(second)
    await waitUntil(() => markOf() !== undefined && markOf() !== entry)
    await goBack()
    expect(await second.closed).to.equal('back')
    await onOwnEntry()
  })

  it('forward onto an entry whose overlay has closed: the next one takes it over, and Back leaves nothing behind', async () => {
    const first = await open()
    await goBack()
    expect(areOpen(first)).to.deep.equal([false])
    history.forward()
    await waitUntil(() => markOf() !== undefined)
    const { length } = history
    const second = await open()
    expect(history.length).to.equal(length)
    await goBack()
    expect(await second.closed).to.equal('back')
    await onOwnEntry()
  })

  it('an entry that a page left when it was loaded anew is taken over, whatever closes the next overlay', async () => {
    history.pushState({ page: 'essai', flxOverlay: 12 }, '')
    const { length } = history
    const overlay = await open()
    expect(history.length).to.equal(length)
    overlay.dispose()
    await onOwnEntry()
  })

  it('the page keeps its own state, and hears at most of it', async () => {
    const heard: unknown[] = []
    const note = ({ state }: PopStateEvent): unknown => heard.push(state)
    window.addEventListener('popstate', note)
    const byBack = await open()
    expect(history.state).to.include({ page: 'essai' })
    history.back()
    await byBack.closed
    const byCall = await open()
    byCall.dispose()
    await onOwnEntry()
    window.removeEventListener('popstate', note)
    for (const state of heard) expect(state).to.deep.equal({ page: 'essai' })
  })

  it('a lightbox in a popup, and a modal above it: Back and Escape close them one by one', async () => {
    const closed: string[] = []
    const note = (name: string) => (event: Event) =>
      closed.push(`${name} ${(event as CustomEvent<{ source: CloseSource }>).detail.source}`)
    const names = ['flx-popup-closed', 'flx-lightbox-closed', 'flx-modal-closed'] as const
    const listeners = names.map((name) => [name, note(name)] as const)
    for (const [name, listener] of listeners) document.addEventListener(name, listener)

    const gallery = await fixture<HTMLElement>(
      html`<div><flx-lightbox><a id="image" href=${red} rel="lightbox">Image</a></flx-lightbox></div>`,
    )
    await ready(gallery.firstElementChild as Parameters<typeof ready>[0])
    await popup({ content: gallery, label: 'Galerie' })
    const link = gallery.querySelector('a')
    link?.focus()
    link?.click()
    await untilShown()
    await modal({ content: 'Sûr ?', closeTop: true })
    const top = (): string => topOverlay()?.element.className ?? ''
    expect(top()).to.contain('flx-modal')
    await sendKeys({ press: 'ArrowRight' })
    await goBack()
    await waitUntil(() => top().includes('flx-lightbox'))
    expect(lightboxDialog()?.contains(document.activeElement)).to.equal(true)
    await modal({ content: 'Encore ?', closeTop: true })
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => top().includes('flx-lightbox'))
    await goBack()
    await waitUntil(() => top().includes('flx-popup'))
    expect(document.activeElement === link).to.equal(true)
    await goBack()
    await waitUntil(() => top() === '')
    await onOwnEntry()
    for (const [name, listener] of listeners) document.removeEventListener(name, listener)
    expect(closed).to.deep.equal([
      'flx-modal-closed back',
      'flx-modal-closed escape',
      'flx-lightbox-closed back',
      'flx-popup-closed back',
    ])
  })
})
