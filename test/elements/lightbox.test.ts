import { expect, fixture, html, oneEvent } from '@open-wc/testing'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import type { FlxLightboxElement } from '../../elements/lightbox.ts'
import { isLeftToBrowser } from '../support/left-to-browser.ts'
import '../../elements/lightbox.ts'
import { lightbox } from '../../elements/lightbox.ts'
import { script } from '../support/answers-client.ts'
import { warningsOf } from '../support/console.ts'
import {
  blue,
  captionText,
  closeLightbox,
  control,
  counterText,
  dialog,
  find,
  gallery,
  green,
  lightboxFixture,
  ready,
  red,
  shownImage,
  untilClosed,
  untilShown,
} from '../support/lightbox-page.ts'
import { picture } from '../support/pictures.ts'
import { waitUntil } from '../support/wait-until.ts'

describe('<flx-lightbox>', () => {
  before(async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    await setViewport({ width: 1280, height: 800 })
  })
  afterEach(closeLightbox)
  after(() => emulateMedia({ reducedMotion: 'no-preference' }))

  it('LBX-07 Escape and Back close it while its image is on its way', async () => {
    const server = await script({ hold: 'image', body: '' })
    await ready(await gallery(html`<a id="slow" href=${server.address('lente')} rel="lightbox">lente</a>`))
    for (const close of [() => sendKeys({ press: 'Escape' }), () => history.back()]) {
      find('#slow').click()
      await waitUntil(() => dialog()?.open === true && history.state?.flxOverlay !== undefined)
      await close()
      await untilClosed()
      await waitUntil(() => !history.state?.flxOverlay)
    }
    await server.release('image')
  })

  it('draws nothing where it stands, and what is open stays when an attribute changes', async () => {
    const element = await ready(await gallery())
    expect(element.querySelector('[data-flx-mount]')).to.equal(null)
    expect(await element.show(1)).to.equal(true)
    await untilShown()
    element.label = 'Voyage'
    expect(dialog()?.open).to.equal(true)
    expect(await element.hide()).to.equal(true)
    expect(await element.show(12)).to.equal(false)
  })

  it('LBX-08 settings that make no sense are said in the console, and the images open nevertheless', async () => {
    const said = await warningsOf(async () => {
      await lightboxFixture(
        html`<flx-lightbox interval="vite"><a id="one" href=${red} rel="lightbox">R</a></flx-lightbox>`,
      )
      find('#one').click()
      await untilShown()
    })
    expect(said.length).to.equal(1)
    expect(said[0]).to.match(/^flx : <flx-lightbox .*interval="vite" n’est pas une durée/)
    await closeLightbox()
    const wrong = { index: 'deux', interval: -1, autoplay: true } as unknown as { index: number }
    const heard = await warningsOf(async () => {
      lightbox([red, blue], wrong)
      await untilShown()
    })
    expect(heard).to.deep.equal(
      ['index : « deux »', 'interval : « -1 »'].map(
        (setting) => `flx : les images s’ouvrent sans le paramètre ${setting} ne peut pas être lu.`,
      ),
    )
    expect(counterText()).to.contain('1')
  })

  describe('opens', () => {
    it('LBX-01 the image of a link whose rel has a token that starts with lightbox, alone without a name', async () => {
      await ready(await gallery())
      expect(isLeftToBrowser(find('#alone'))).to.equal(false)
      await untilShown()
      expect(shownImage()?.src).to.equal(green)
      expect(counterText()).to.equal('')
      expect(document.querySelector('.flx-lightbox__strip')).to.equal(null)
    })

    it('LBX-02 a gallery at the link that was clicked', async () => {
      await ready(await gallery())
      find('#two').click()
      await untilShown()
      expect(shownImage()?.src).to.equal(blue)
      expect(counterText()).to.equal('2 sur 3')
      expect(captionText()).to.equal('Bleu')
    })

    it('LBX-02 links that came later, and none that left', async () => {
      const element = await ready(await gallery())
      find('#three').remove()
      const late = document.createElement('a')
      Object.assign(late, { id: 'late', href: green, rel: 'lightbox[a]', textContent: 'tard' })
      element.append(late)
      late.click()
      await untilShown()
      expect(counterText()).to.equal('3 sur 3')
      expect(shownImage()?.src).to.equal(green)
    })

    it('LBX-07 an address without extension, at its natural size once it is known', async () => {
      const server = await script(picture(320, 200))
      const page = await fixture(html`
        <div>
          <flx-lightbox></flx-lightbox
          ><a id="cms" href=${server.address('media/image?id=12')} rel="lightbox">Photo</a>
        </div>
      `)
      await (page.querySelector('flx-lightbox') as FlxLightboxElement).ready
      find('#cms').click()
      await untilShown()
      expect(shownImage()?.getBoundingClientRect()).to.include({ width: 320, height: 200 })
    })

    it('leaves ctrl, ⌘, shift and middle clicks, answered clicks and other links to the browser', async () => {
      const others = html`<a id="other" href="/x" rel="nofollow">autre</a><a id="part" href="#x" rel="lightbox">ici</a>`
      await ready(await gallery(others))
      expect(isLeftToBrowser(find('#one'), { ctrlKey: true }), 'ctrl').to.equal(true)
      expect(isLeftToBrowser(find('#one'), { metaKey: true }), 'meta').to.equal(true)
      expect(isLeftToBrowser(find('#one'), { shiftKey: true }), 'shift').to.equal(true)
      expect(isLeftToBrowser(find('#one'), { button: 1 }), 'middle').to.equal(true)
      expect(isLeftToBrowser(find('#other')), 'other').to.equal(true)
      expect(isLeftToBrowser(find('#part')), 'a part of the page').to.equal(true)
      find('#one').addEventListener('click', (event) => event.preventDefault(), { once: true })
      find('#one').click()
      expect(dialog()).to.equal(null)
    })
  })

  describe('looks for links', () => {
    it('inside itself, in the containers of `for`, or in the whole page when it is empty, the nearest one first', async () => {
      const opened: string[] = []
      const page = await fixture(html`
        <div>
          <flx-lightbox id="page"></flx-lightbox>
          <flx-lightbox id="named" for=".named"></flx-lightbox>
          <flx-lightbox id="inner"><a id="l-inner" href=${red} rel="lightbox[s]">1</a></flx-lightbox>
          <p class="named"><a id="l-named" href=${red} rel="lightbox[s]">2</a></p>
          <p><a id="l-page" href=${red} rel="lightbox[s]">3</a></p>
        </div>
      `)
      document.addEventListener('flx-lightbox-open', (event) => {
        opened.push(`${(event.target as Element).id} ${event.detail.index + 1}/${event.detail.total}`)
      })
      for (const element of page.querySelectorAll('flx-lightbox')) await element.ready
      for (const id of ['#l-inner', '#l-named', '#l-page']) {
        find(id).click()
        await untilShown()
        await closeLightbox()
      }
      expect(opened).to.deep.equal(['inner 1/1', 'named 1/1', 'page 3/3'])
    })

    it('no more once it has left the page', async () => {
      const page = await fixture(
        html`<div><flx-lightbox></flx-lightbox><a id="l" href=${red} rel="lightbox">1</a></div>`,
      )
      const element = page.querySelector('flx-lightbox') as FlxLightboxElement
      await element.ready
      element.remove()
      await new Promise((resolve) => setTimeout(resolve))
      expect(isLeftToBrowser(find('#l'))).to.equal(true)
    })
  })

  describe('methods', () => {
    it('show opens by place or by link and says whether there is one', async () => {
      const element = await ready(await gallery())
      expect(await element.show(9)).to.equal(false)
      expect(dialog()).to.equal(null)
      expect(await element.show(2)).to.equal(true)
      await untilShown()
      expect(counterText()).to.equal('3 sur 3')
      expect(await element.show(find('#alone') as HTMLAnchorElement)).to.equal(true)
      await waitUntil(() => counterText() === '')
      await waitUntil(() => document.querySelectorAll('.flx-lightbox').length === 1)
      await untilShown()
    })

    it('attributes leave out the thumbnails and add a download', async () => {
      const element = await ready(await gallery())
      element.noThumbnails = true
      element.download = true
      expect(element.hasAttribute('no-thumbnails')).to.equal(true)
      find('#two').click()
      await untilShown()
      expect(document.querySelector('.flx-lightbox__strip')).to.equal(null)
      expect((control('Télécharger l’image') as unknown as HTMLAnchorElement).href).to.equal(blue)
    })

    it('removing the element takes its open images away', async () => {
      const element = await ready(await gallery())
      find('#one').click()
      await untilShown()
      element.remove()
      await untilClosed()
      expect(document.querySelector('.flx-lightbox-root')).to.equal(null)
      expect(getComputedStyle(document.documentElement).overflow).to.equal('visible')
    })
  })
})

describe('lightbox()', () => {
  afterEach(closeLightbox)

  it('shows a list, tells its place, goes elsewhere and closes', async () => {
    const shown = lightbox([red, { src: blue, caption: 'Bleu' }], { index: 1, history: false })
    await oneEvent(document.body, 'flx-lightbox-open')
    await untilShown()
    expect(shown.index).to.equal(1)
    expect(captionText()).to.equal('Bleu')
    shown.show(0)
    await waitUntil(() => shown.index === 0)
    expect(await shown.hide()).to.equal(true)
    expect(await shown.closed).to.deep.equal({ source: 'api', index: 0 })
    expect(shown.isOpen).to.equal(false)
    await untilClosed()
  })

  it('can be asked for another image, and to close, as soon as it is called', async () => {
    const shown = lightbox([red, blue, green], { history: false })
    shown.show(2)
    shown.show(12)
    await untilShown()
    expect([shown.index, shownImage()?.src]).to.deep.equal([2, new URL(green, document.baseURI).href])
    const other = lightbox([red])
    expect(await other.hide()).to.equal(true)
    expect([other.isOpen, await other.closed]).to.deep.equal([false, { source: 'api', index: 0 }])
    await untilClosed()
  })

  it('LBX-06 says « Contenu introuvable » when there is no image, and that a content without address failed', async () => {
    lightbox('#nowhere-at-all')
    await waitUntil(() => document.querySelector('.flx-lightbox__error'))
    expect(find('.flx-lightbox__error').textContent).to.equal('Contenu introuvable')
    await closeLightbox()
    for (const [sources, text] of [
      [[''], 'Le contenu n’a pas pu être chargé.'],
      [['', red], 'Ce contenu ne s’est pas chargé.'],
    ] as const) {
      lightbox(sources.map((src) => ({ src })))
      await waitUntil(() => document.querySelector('.flx-lightbox__error'))
      expect(find('.flx-lightbox__error').textContent).to.equal(text)
      await closeLightbox()
    }
  })
})
