import { expect, fixture, html } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { showEarly } from '../../../src/core/element/early-dialog.ts'
import { waitUntil } from '../../support/wait-until.ts'

describe('a modal whose code is on its way, in each engine', () => {
  it('MODAL-10 is a dialog of the browser, and goes on as the modal with what was typed', async () => {
    const box = await fixture(html`
      <div>
        <button>Écrire</button>
        <flx-modal label="Votre message"><p><input aria-label="Message" /></p></flx-modal>
      </div>
    `)
    const [opener, modal, field] = ['button', 'flx-modal', 'input'].map((tag) => box.querySelector<HTMLElement>(tag))
    if (!opener || !modal || !(field instanceof HTMLInputElement)) throw new Error('no modal')
    const told: string[] = []
    for (const type of ['flx-modal-open', 'flx-modal-closed']) modal.addEventListener(type, () => told.push(type))
    opener.focus()
    showEarly(modal, performance.now(), () => told.push('given up'))
    await waitUntil(() => field.closest('dialog')?.matches('.flx-early:modal'), 'its content is shown')
    expect(document.activeElement?.textContent).to.equal('Votre message')

    field.focus()
    await sendKeys({ type: 'Bon' })
    await import('../../../elements/modal.ts')
    await waitUntil(() => field.closest('dialog')?.matches('.flx-modal:modal'), 'the modal shows it')
    await waitUntil(() => document.activeElement === field, 'the visitor is where they were')
    await sendKeys({ type: 'jour' })
    expect([field.value, told, document.querySelector('.flx-early')]).to.deep.equal([
      'Bonjour',
      ['flx-modal-open'],
      null,
    ])
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => document.activeElement === opener, 'the focus is back')
    expect(told).to.deep.equal(['flx-modal-open', 'flx-modal-closed'])
  })
})
