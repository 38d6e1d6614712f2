import { expect, fixture, html } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { hideLoader, showLoader } from '../../../elements/loader.ts'
import { closePopup, popup } from '../../../elements/popup.ts'
import { openOverlay } from '../../../src/core/overlay/overlay.ts'
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
})
