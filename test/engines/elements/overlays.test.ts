import { expect, fixture, html } from '@open-wc/testing'
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands'
import { hideLoader, showLoader } from '../../../elements/loader.ts'
import { modal } from '../../../elements/modal.ts'
import { closePopup, popup } from '../../../elements/popup.ts'
import { openOverlay } from '../../../src/core/overlay/overlay.ts'
import { laterClock } from '../../support/later-clock.ts'
import { waitUntil } from '../../support/wait-until.ts'

const opened = (name: string): HTMLDialogElement | null => document.querySelector(`dialog.${name}[open]`)

describe('what lies above the page, in each engine', () => {
  it('LOADER-03 gives the focus back where it was', async () => {
    const field = await fixture<HTMLInputElement>(html`<input aria-label="Nom" />`)
    field.focus()
    showLoader()
    await waitUntil(
      () => document.activeElement === opened('flx-loader') && opened('flx-loader'),
      'the loader is there',
    )
    hideLoader()
    await waitUntil(() => opened('flx-loader') === null, 'the loader is gone')
    await sendKeys({ type: 'a' })
    expect([document.activeElement === field, field.value]).to.deep.equal([true, 'a'])
  })

  it('POPUP-03 a frame has its size', async () => {
    popup({ href: '/answers/give?answer={"body":"<p>Bonjour</p>"}', label: 'Cadre', size: { x: 300, y: 200 } })
    const content = () => document.querySelector('.flx-popup__content:not([aria-busy])')?.getBoundingClientRect()
    await waitUntil(() => content()?.height === 200, `${content()?.width} × ${content()?.height}`)
    expect(content()?.width).to.equal(300)
    await closePopup()
    await waitUntil(() => opened('flx-popup') === null, 'the popup is gone')
  })

  it('MODAL-05 the time of a modal waits while the pointer is over it', async () => {
    const ends: string[] = []
    const opened = await modal({ content: { html: '<input aria-label="Nom">' }, closeTop: true, autoclose: 1 })
    if (!opened) throw new Error('no modal opened')
    void opened.closed.then((source) => ends.push(source))
    // What is typed holds it until the pointer is there, however slow the machine is.
    const field = opened.element?.querySelector('input')
    field?.dispatchEvent(new InputEvent('input', { bubbles: true }))
    const panel = opened.element?.querySelector('.flx-modal__panel')
    const { x, y, width, height } = panel?.getBoundingClientRect() ?? new DOMRect()
    await sendMouse({ type: 'move', position: [Math.round(x + width / 2), Math.round(y + height / 2)] })
    await waitUntil(() => panel?.matches(':hover'), 'the pointer is over it')
    field?.blur()
    await laterClock(1000)
    expect(ends).to.deep.equal([])
    await sendMouse({ type: 'move', position: [2, 2] })
    expect(await opened.closed).to.equal('timeout')
    await resetMouse()
  })

  it('MODAL-09 a long text is read from its start, before a control far below', async () => {
    const dialog = await fixture<HTMLDialogElement>(html`
      <dialog aria-label="Conditions">
        <h2>Conditions</h2>
        <div style="height: 50px; overflow: auto"><p style="height: 400px">Long texte</p><button>Accepter</button></div>
      </dialog>
    `)
    const overlay = openOverlay(dialog)
    expect(document.activeElement === dialog.querySelector('h2')).to.equal(true)
    expect(dialog.querySelector('div')?.scrollTop).to.equal(0)
    await overlay.close()
  })

  it('MODAL-09 what flows in the page behind moves by no pixel', async () => {
    const bars = new CSSStyleSheet()
    bars.replaceSync('::-webkit-scrollbar { width: 15px } ::-webkit-scrollbar-thumb { background: gray }')
    document.adoptedStyleSheets.push(bars)
    const page = await fixture<HTMLElement>(
      html`<div style="height: 4000px"><p style="text-align: right">Texte</p></div>`,
    )
    const dialog = await fixture<HTMLDialogElement>(html`<dialog aria-label="Fenêtre"><button>Fermer</button></dialog>`)
    window.scrollTo(0, 700)
    const boxes = (): string => JSON.stringify([page, ...page.children].map((node) => node.getBoundingClientRect()))
    const before = boxes()
    const overlay = openOverlay(dialog)
    expect(boxes()).to.equal(before)
    await overlay.close()
    expect(boxes()).to.equal(before)
    document.adoptedStyleSheets.pop()
  })

  it('MODAL-09 what stands fixed in the window behind moves by no pixel, and follows the window again after', async () => {
    const bars = new CSSStyleSheet()
    bars.replaceSync('::-webkit-scrollbar { width: 15px } ::-webkit-scrollbar-thumb { background: gray }')
    document.adoptedStyleSheets.push(bars)
    const page = await fixture<HTMLElement>(html`
      <div style="height: 4000px">
        <header style="position: fixed; inset-inline: 0; top: 0; padding: 10px; text-align: right">En-tête</header>
        <p style="position: fixed; top: 60px; left: 0; width: 100%; text-align: center">Bandeau</p>
        <p style="position: fixed; inset-inline: 0; top: 90px; width: 200px; margin-inline: auto">Au milieu</p>
        <button style="position: fixed; inset-block-end: 20px; inset-inline-end: 20px">Haut de page</button>
        <div style="position: fixed; right: 5%; bottom: 80px" dir="rtl"><a href="#aide" style="right: 0">Aide</a></div>
      </div>
    `)
    const dialog = await fixture<HTMLDialogElement>(html`<dialog aria-label="Fenêtre"><button>Fermer</button></dialog>`)
    const nodes = [...page.querySelectorAll<HTMLElement>('*')]
    const boxes = (): string[] =>
      nodes.map((node) => `${node.textContent?.trim()} ${JSON.stringify(node.getBoundingClientRect())}`)
    const styles = (): string[] => nodes.map((node) => node.style.cssText)
    const before = { boxes: boxes(), styles: styles() }
    const overlay = openOverlay(dialog)
    expect(boxes()).to.deep.equal(before.boxes)
    await overlay.close()
    expect(boxes()).to.deep.equal(before.boxes)
    expect(styles()).to.deep.equal(before.styles)
    document.adoptedStyleSheets.pop()
  })
})
