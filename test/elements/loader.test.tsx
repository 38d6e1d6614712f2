import { expect, fixture, html } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { type FlxLoaderElement, hideLoader, showLoader } from '../../elements/loader.ts'
import { configure } from '../../src/core/configure.ts'
import { alert } from '../../src/overlays/modal/dialogs.ts'
import { waitUntil } from '../support/wait-until.ts'

const loader = (): HTMLDialogElement | null => document.querySelector<HTMLDialogElement>('dialog.flx-loader[open]')
const shown = (): Promise<void> => waitUntil(() => loader() !== null, 'the loader is shown', { interval: 1 })
const hidden = (): Promise<void> => waitUntil(() => loader() === null, 'the loader is hidden', { interval: 1 })
const text = (part: string): string | undefined =>
  loader()?.querySelector(`.flx-loader__${part}`)?.textContent ?? undefined

describe('<flx-loader>', () => {
  afterEach(async () => {
    for (let call = 0; call < 5; call++) hideLoader()
    document.body.removeAttribute('data-flx-loader')
    delete window.flexit_loader
    configure({ identity: { logo: '' } })
    await hidden()
  })

  it('LOADER-01 reads flexit_loader: texts, colours, image, what is shown', async () => {
    window.flexit_loader = {
      version: '3',
      show_logo: '1',
      show_title: 1,
      show_desc: true,
      txt_loading: 'Un instant',
      txt_patienter: 'Nous cherchons…',
      bordercolor: '#ff0000',
      fg: 'rgb(1, 2, 3)',
      bg: 'rgb(4, 5, 6)',
      bgc: 'rgb(7, 8, 9)',
      image: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    }
    showLoader()
    await shown()
    const dialog = loader() as HTMLDialogElement
    expect(text('title')).to.equal('Un instant')
    expect(text('description')).to.equal('Nous cherchons…')
    expect(dialog.querySelector('img')?.src).to.contain('data:image/svg')
    const style = getComputedStyle(dialog)
    expect(style.borderTopColor).to.equal('rgb(255, 0, 0)')
    expect(style.color).to.equal('rgb(1, 2, 3)')
    expect(style.backgroundColor).to.equal('rgb(7, 8, 9)')
    expect(getComputedStyle(dialog, '::backdrop').backgroundColor).to.equal('rgb(4, 5, 6)')
    expect(dialog.classList.contains('flx-loader--v3')).to.equal(true)
  })

  it('LOADER-01 hides what is switched off, and takes the logo of the site where no image is given', async () => {
    configure({ identity: { logo: 'data:image/svg+xml,<svg id="logo"/>' } })
    const release = showLoader({ show_title: '0', show_desc: false, show_logo: 1 })
    await shown()
    expect([text('title'), text('description')]).to.deep.equal([undefined, undefined])
    expect(loader()?.querySelector('img')?.src).to.contain('logo')
    release()
    await hidden()
    showLoader({ show_logo: 0 })
    await shown()
    expect(loader()?.querySelector('img')).to.equal(null)
  })

  it('LOADER-01 a colour that is none is left out', async () => {
    showLoader({ bgc: 'url(javascript:1)', fg: 'pas une couleur' })
    await shown()
    expect(loader()?.getAttribute('style') ?? '').to.equal('')
  })

  it('LOADER-02 has the title, the description and the version 1 unless told otherwise; three versions look different', async () => {
    showLoader()
    await shown()
    expect(text('title')).to.equal('CHARGEMENT')
    expect(text('description')).to.equal("Veuillez patienter s'il vous plait...")
    hideLoader()
    await hidden()
    const looks = new Set<string>()
    for (const version of [1, 2, 3, 9, 'x']) {
      showLoader({ version })
      await shown()
      const { animationName, width } = getComputedStyle(loader()?.querySelector('i') as HTMLElement)
      looks.add(`${animationName} ${width}`)
      hideLoader()
      await hidden()
    }
    expect(looks.size).to.equal(3)
  })

  it('LOADER-03 the flag on the body forces it, whatever the calls say', async () => {
    document.body.setAttribute('data-flx-loader', '')
    await shown()
    hideLoader()
    showLoader()
    hideLoader()
    expect(loader()).not.to.equal(null)
    document.body.removeAttribute('data-flx-loader')
    await hidden()
  })

  it('LOADER-03 cannot be closed by the visitor, and leaves focus where it was', async () => {
    const field = await fixture<HTMLInputElement>(html`<input aria-label="Nom" />`)
    field.focus()
    showLoader()
    await shown()
    await sendKeys({ press: 'Escape' })
    await sendKeys({ press: 'Escape' })
    expect(loader()).not.to.equal(null)
    hideLoader()
    await hidden()
    expect(document.activeElement).to.equal(field)
  })

  it('LOADER-04 is announced as busy', async () => {
    const main = await fixture<HTMLElement>(html`<main><p>Page</p></main>`)
    showLoader()
    await shown()
    await waitUntil(() => main.getAttribute('aria-busy') === 'true')
    expect(document.activeElement).to.equal(loader())
    expect(loader()?.querySelector('[role="progressbar"]')?.getAttribute('aria-label')).to.equal('Chargement en cours')
    await expect(loader() as HTMLElement).to.be.accessible()
    hideLoader()
    await hidden()
    await waitUntil(() => !main.hasAttribute('aria-busy'))
  })

  it('LOADER-04 nested calls balance', async () => {
    hideLoader()
    const first = showLoader()
    showLoader()
    showLoader()
    await shown()
    hideLoader()
    first()
    first()
    expect(loader()).not.to.equal(null)
    hideLoader()
    await hidden()
    showLoader()
    await shown()
  })

  it('LOADER-04 one that was shown as the page was left is gone when Back brings the page back as it was', async () => {
    showLoader()
    showLoader()
    await shown()
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    expect(loader()).to.not.equal(null)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await hidden()
    // Whichever way a script has it shown as the page is left.
    document.body.dataset['flxLoader'] = ''
    const element = await fixture<HTMLElement>('<flx-loader></flx-loader>')
    element.setAttribute('open', '')
    await shown()
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await hidden()
    expect([element.hasAttribute('open'), document.body.hasAttribute('data-flx-loader')]).to.deep.equal([false, false])
  })

  it('an error said above it stays when it goes', async () => {
    showLoader()
    await shown()
    const said = alert('Une erreur inconnue s’est produite, veuillez réessayer.')
    await waitUntil(() => document.querySelector('dialog.flx-modal[open]'))
    hideLoader()
    await hidden()
    expect(document.querySelector('dialog.flx-modal[open]')?.contains(document.activeElement)).to.equal(true)
    await sendKeys({ press: 'Enter' })
    await said
    await waitUntil(() => document.querySelector('dialog.flx-modal') === null)
  })

  it('the element gives the look, and holds the loader while open', async () => {
    const element = await fixture<FlxLoaderElement>(html`
      <flx-loader version="2" txt-loading="Recherche">
        <script type="application/json">{ "txt_patienter": "Un instant…", "txt_loading": "écrasé" }</script>
      </flx-loader>
    `)
    await element.show({ txt_patienter: 'Encore un peu' })
    await shown()
    expect([text('title'), text('description')]).to.deep.equal(['Recherche', 'Encore un peu'])
    element.open = true
    await element.hide()
    await waitUntil(() => text('description') === 'Un instant…')
    element.open = false
    await hidden()
    element.open = true
    await shown()
    element.remove()
    await hidden()
  })
})
