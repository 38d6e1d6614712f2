import { expect, html } from '@open-wc/testing'
import { emulateMedia, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import '../../elements/lightbox.ts'
import { openOverlay } from '../../src/core/overlay/overlay.ts'
import {
  closeLightbox,
  control,
  counterText,
  dialog,
  find,
  gallery,
  green,
  isShown,
  lightboxFixture,
  ready,
  shownImage,
  untilClosed,
  untilShown,
} from '../support/lightbox-page.ts'
import { pictureAddress } from '../support/pictures.ts'
import { waitUntil } from '../support/wait-until.ts'

async function openGallery(): Promise<void> {
  await ready(await gallery())
  find('#one').click()
  await untilShown()
}

describe('<flx-lightbox>', () => {
  before(async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    await setViewport({ width: 1280, height: 800 })
  })
  afterEach(closeLightbox)
  after(() => emulateMedia({ reducedMotion: 'no-preference' }))

  describe('by keyboard', () => {
    it('LBX-07 goes through the images: arrows, Home, End, round the ends', async () => {
      await ready(await gallery())
      find('#one').focus()
      await sendKeys({ press: 'Enter' })
      await untilShown()
      for (const [key, expected] of [
        ['ArrowRight', '2 sur 3'],
        ['End', '3 sur 3'],
        ['ArrowRight', '1 sur 3'],
        ['ArrowLeft', '3 sur 3'],
        ['Home', '1 sur 3'],
      ] as const) {
        await sendKeys({ press: key })
        await waitUntil(() => counterText() === expected, `${key} → ${expected}`)
      }
    })

    it('LBX-07 no press is lost: neither those before the code that shows images, nor two at once', async () => {
      const element = await ready(await gallery())
      const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      const drawn = new Promise((resolve) => element.addEventListener('flx-lightbox-open', resolve, { once: true }))
      find('#one').click()
      await drawn
      press('ArrowRight')
      press('ArrowRight')
      await waitUntil(() => counterText() === '3 sur 3', 'the third image')
      await untilShown()
      expect(shownImage()?.src).to.equal(new URL(green, document.baseURI).href)
      press('ArrowLeft')
      press('ArrowLeft')
      await waitUntil(() => counterText() === '1 sur 3', 'the first image')
    })

    it('LBX-07 Escape closes, and focus is on the link of the image shown last', async () => {
      await ready(await gallery())
      find('#one').focus()
      await sendKeys({ press: 'Enter' })
      await untilShown()
      await sendKeys({ press: 'ArrowRight' })
      await waitUntil(() => counterText() === '2 sur 3')
      await sendKeys({ press: 'Escape' })
      await untilClosed()
      expect(document.activeElement?.id).to.equal('two')
    })

    it('LBX-07 focus returns to a button elsewhere that opened it', async () => {
      const element = await ready(await gallery())
      const button = document.createElement('button')
      element.after(button)
      button.onclick = () => element.show(1)
      button.focus()
      await sendKeys({ press: 'Enter' })
      await untilShown()
      expect(counterText()).to.equal('2 sur 3')
      await sendKeys({ press: 'Escape' })
      await untilClosed()
      expect(document.activeElement).to.equal(button)
    })

    it('LBX-07 Tab stays inside, and reaches every control', async () => {
      await openGallery()
      const seen = new Set<string>()
      for (let n = 0; n < 12; n++) {
        await sendKeys({ press: 'Tab' })
        const { activeElement } = document
        if (activeElement && activeElement !== document.body) {
          expect(dialog()?.contains(activeElement), activeElement.outerHTML).to.equal(true)
          seen.add(activeElement.getAttribute('aria-label') ?? '')
        }
      }
      for (const label of [
        'Lancer le diaporama',
        'Fermer',
        'Image précédente',
        'Image suivante',
        'Image 1 sur 3\u00a0: Rouge',
      ]) {
        expect([...seen]).to.include(label)
      }
    })

    it('LBX-07 a thumbnail goes to its image, and focus goes with the arrows', async () => {
      await openGallery()
      control('Image 3 sur 3\u00a0: Vert').click()
      await waitUntil(() => counterText() === '3 sur 3')
      control('Image 3 sur 3\u00a0: Vert').focus()
      await sendKeys({ press: 'ArrowLeft' })
      await waitUntil(() => document.activeElement === control('Image 2 sur 3\u00a0: Bleu'))
      expect(control('Image 2 sur 3\u00a0: Bleu').getAttribute('aria-current')).to.equal('true')
    })

    it('leaves keys to a modal that stands above it, and Escape closes that one alone', async () => {
      await openGallery()
      const above = document.createElement('dialog')
      above.append(document.createElement('button'))
      document.body.append(above)
      openOverlay(above)
      await sendKeys({ press: 'ArrowRight' })
      await sendKeys({ press: 'Escape' })
      expect(above.open).to.equal(false)
      expect(isShown()).to.equal(true)
      expect(counterText()).to.equal('1 sur 3')
      above.remove()
      await sendKeys({ press: 'ArrowRight' })
      await waitUntil(() => counterText() === '2 sur 3')
    })
  })

  describe('by pointer', () => {
    it('LBX-07 a click on a large image zooms it, the button brings it back', async () => {
      const large = pictureAddress(3000, 2000)
      await lightboxFixture(html`<flx-lightbox><a id="large" href=${large} rel="lightbox">1</a></flx-lightbox>`)
      find('#large').click()
      await untilShown()
      const width = () => shownImage()?.getBoundingClientRect().width ?? 0
      const before = width()
      await sendMouse({ type: 'click', position: [640, 400] })
      await waitUntil(() => width() > before * 1.5, 'zoomed')
      control('Réduire').click()
      await waitUntil(() => Math.abs(width() - before) < 1, 'back')
    })

    it('LBX-07 a click beside the image closes', async () => {
      await openGallery()
      await sendMouse({ type: 'click', position: [150, 300] })
      await untilClosed()
    })

    it('LBX-07 a drag to the side goes on, a drag down closes', async () => {
      await openGallery()
      // More than half the width: less than that goes on only when the pointer is fast.
      await sendMouse({ type: 'move', position: [1000, 300] })
      await sendMouse({ type: 'down' })
      await sendMouse({ type: 'move', position: [500, 300] })
      await sendMouse({ type: 'move', position: [100, 300] })
      await sendMouse({ type: 'up' })
      await waitUntil(() => counterText() === '2 sur 3')
      await untilShown()
      await sendMouse({ type: 'move', position: [640, 300] })
      await sendMouse({ type: 'down' })
      await sendMouse({ type: 'move', position: [640, 400] })
      await sendMouse({ type: 'move', position: [640, 700] })
      await sendMouse({ type: 'up' })
      await untilClosed()
    })
  })
})
