import { expect, fixture, html, oneEvent } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import type { FlxModalElement } from '../../elements/modal.ts'
import { warningsOf } from '../support/console.ts'
import { button, dialog, gone, isOpen } from '../support/modal-page.ts'
import { waitUntil } from '../support/wait-until.ts'

describe('<flx-modal>', () => {
  const element = (): Promise<FlxModalElement> =>
    fixture<FlxModalElement>(
      html`<flx-modal label="Guide des tailles" close-top><p>Texte <a href="#x">Lien</a></p></flx-modal>`,
    )

  afterEach(gone)

  it('opens and closes with its attribute, and tells', async () => {
    const guide = await element()
    const events: string[] = []
    for (const name of ['flx-modal-open', 'flx-modal-close', 'flx-modal-closed'] as const) {
      guide.addEventListener(name, (event) => {
        expect(event.target).to.equal(guide)
        events.push(name)
      })
    }
    guide.open = true
    await waitUntil(isOpen)
    expect(dialog().querySelector('p')?.checkVisibility()).to.equal(true)
    expect(dialog().querySelector('h2')?.textContent).to.equal('Guide des tailles')
    await waitUntil(() => events.length === 1)
    guide.removeAttribute('open')
    await gone()
    expect(events).to.deep.equal(['flx-modal-open', 'flx-modal-close', 'flx-modal-closed'])
    expect(guide.querySelectorAll('p').length).to.equal(1)
  })

  it('takes clicks in a part of the page that takes none, and a link to what it covers closes it', async () => {
    const place = await fixture<HTMLElement>(html`
      <div style="pointer-events: none">
        <flx-modal label="Guide" close-top><p><a href="#partie">Partie</a> <a href="#100%">100 %</a> <a href="#dedans">Dedans</a></p><p id="dedans">Ici</p></flx-modal>
        <div style="height: 3000px"></div>
        <h2 id="partie">Partie</h2>
      </div>
    `)
    const guide = place.querySelector('flx-modal') as FlxModalElement
    const link = (name: string): HTMLElement => dialog().querySelector(`a[href="#${name}"]`) as HTMLElement
    const press = async (element: HTMLElement): Promise<void> => {
      const { left, top } = element.getBoundingClientRect()
      await sendMouse({ type: 'click', position: [Math.round(left + 5), Math.round(top + 5)] })
    }
    await guide.show()
    await waitUntil(isOpen)
    const thrown: unknown[] = []
    const onError = ({ error }: ErrorEvent): unknown => thrown.push(error)
    addEventListener('error', onError)
    for (const name of ['dedans', '100%']) await press(link(name))
    removeEventListener('error', onError)
    expect(thrown, 'a hash that cannot be decoded is no error').to.deep.equal([])
    expect(isOpen()).to.equal(true)
    const closed = oneEvent(guide, 'flx-modal-closed')
    await press(link('partie'))
    expect((await closed).detail.source).to.equal('link')
    await gone()
    expect(place.querySelector('h2')?.getBoundingClientRect().top).to.be.within(0, innerHeight)
    history.replaceState(history.state, '', location.pathname + location.search)
    scrollTo(0, 0)
  })

  it('its content is not seen in the page before it is drawn, nor once it is', async () => {
    const guide = document.createElement('flx-modal')
    guide.label = 'Guide'
    guide.innerHTML = '<p>Texte</p>'
    const text = guide.querySelector('p')
    await fixture<HTMLElement>(html`<div>${guide}</div>`)
    const early = document.createElement('flx-modal')
    early.innerHTML = '<p>Texte</p>'
    early.open = true
    guide.before(early)
    expect(early.querySelector('p')?.checkVisibility(), 'not drawn yet').to.equal(false)
    early.remove()
    await guide.ready
    expect(text?.checkVisibility(), 'drawn').to.equal(false)
    guide.open = true
    await waitUntil(() => text?.checkVisibility())
    await guide.hide()
  })

  it('stays open when flx-modal-close is prevented, whatever asked', async () => {
    const guide = await element()
    const sources: string[] = []
    guide.addEventListener('flx-modal-close', (event) => {
      sources.push(event.detail.source)
      if (sources.length < 4) event.preventDefault()
    })
    guide.show()
    await waitUntil(isOpen)
    await sendKeys({ press: 'Escape' })
    guide.querySelector<HTMLElement>('.flx-modal__close')?.click()
    guide.open = false
    await waitUntil(() => sources.length === 3)
    await waitUntil(() => guide.open)
    expect(isOpen()).to.equal(true)
    expect(await guide.hide()).to.equal(true)
    expect(sources).to.deep.equal(['escape', 'close-link', 'api', 'api'])
    expect(guide.open).to.equal(false)
  })

  it('MODAL-03 and MODAL-04 a refused element is not left open', async () => {
    const empty = await fixture<FlxModalElement>(html`<flx-modal label="Vide"> <!-- rien --> </flx-modal>`)
    expect(
      (
        await warningsOf(async () => {
          empty.show()
          await waitUntil(() => !empty.open)
        })
      ).join(),
    ).to.contain('contenu')
    const first = await element()
    const second = await element()
    first.show()
    await waitUntil(isOpen)
    const said = await warningsOf(async () => {
      second.show()
      await waitUntil(() => !second.open)
    })
    expect(said.join()).to.contain('déjà ouverte')
    expect(first.open).to.equal(true)
    await first.hide()
  })

  it('MODAL-02 takes buttons from its child JSON, whose French names stay', async () => {
    const guide = await fixture<FlxModalElement>(html`
      <flx-modal label="Choix">
        <p>Texte</p>
        <script type="application/json">
          { "footer": "Note", "buttons": [{ "titre": "Fermer", "important": true, "autoclose": true }] }
        </script>
      </flx-modal>
    `)
    guide.show()
    await waitUntil(isOpen)
    await waitUntil(() => dialog().querySelector('.flx-modal__note')?.textContent === 'Note')
    const closed = oneEvent(guide, 'flx-modal-closed')
    button('Fermer').click()
    expect((await closed).detail.source).to.equal('button')
    expect(guide.open).to.equal(false)
  })

  it('MODAL-05 a control of the content with data-flx-close closes it', async () => {
    const guide = await fixture<FlxModalElement>(
      html`<flx-modal label="Choix" open><button type="button" data-flx-close>Fini</button></flx-modal>`,
    )
    await waitUntil(isOpen)
    button('Fini').click()
    await gone()
    await waitUntil(() => !guide.open)
  })
})
