import { expect, html } from '@open-wc/testing'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import '../../elements/lightbox.ts'
import { script } from '../support/answers-client.ts'
import { axeHere } from '../support/axe-here.ts'
import {
  closeLightbox,
  counterText,
  dialog,
  find,
  gallery,
  isShown,
  lightboxFixture,
  ready,
  red,
  shownImage,
  untilClosed,
  untilShown,
} from '../support/lightbox-page.ts'
import { picture, pictureAddress } from '../support/pictures.ts'
import { waitUntil } from '../support/wait-until.ts'

describe('<flx-lightbox>', () => {
  before(async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    await setViewport({ width: 1280, height: 800 })
  })
  afterEach(closeLightbox)
  after(() => emulateMedia({ reducedMotion: 'no-preference' }))

  describe('shows', () => {
    it('LBX-03 at most 95 % of the window, and the whole of a small one', async () => {
      const large = pictureAddress(3000, 2000)
      await lightboxFixture(html`<flx-lightbox><a id="large" href=${large} rel="lightbox">1</a></flx-lightbox>`)
      for (const [width, height, widest] of [
        [1280, 800, 1280 * 0.95],
        [768, 1024, 768 * 0.95],
        [360, 740, 360],
      ] as const) {
        await setViewport({ width, height })
        find('#large').click()
        await untilShown()
        const box = shownImage()?.getBoundingClientRect()
        expect(box?.width, `${width} px wide`).to.be.at.most(widest)
        expect(box?.height).to.be.at.most(height * 0.95)
        if (width < 1000) expect(box?.width).to.be.closeTo(widest, 2)
        expect(dialog()?.getBoundingClientRect()).to.include({ x: 0, y: 0, width, height })
        expect(getComputedStyle(find('.flx-lightbox')).position).to.equal('fixed')
        await closeLightbox()
      }
      await setViewport({ width: 1280, height: 800 })
    })

    it('LBX-07 with a text twice as large, on a phone, all its controls are in the window', async () => {
      const large = pictureAddress(3000, 2000)
      await setViewport({ width: 360, height: 640 })
      document.documentElement.style.fontSize = '200%'
      await lightboxFixture(html`
        <flx-lightbox download>
          <a id="first" href=${large} rel="lightbox[a]">1</a><a href=${large} rel="lightbox[a]">2</a>
        </flx-lightbox>
      `)
      find('#first').click()
      await untilShown()
      const controls = [...document.querySelectorAll('.flx-lightbox__bar .flx-lightbox__control')]
      expect(controls.length).to.be.at.least(4)
      for (const control of controls) {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        expect(Math.min(left, top), control.ariaLabel ?? '').to.be.at.least(0)
        expect(right).to.be.at.most(360)
        expect(bottom).to.be.at.most(320)
      }
      await closeLightbox()
      document.documentElement.removeAttribute('style')
      await setViewport({ width: 1280, height: 800 })
    })

    it('LBX-07 sizes of its own, whatever the page says of images and dialogs', async () => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('img { max-width: 50px; border: 9px solid } dialog { padding: 4rem; max-width: 30rem }')
      document.adoptedStyleSheets.push(sheet)
      await ready(await gallery())
      find('#one').click()
      await untilShown()
      expect(shownImage()?.getBoundingClientRect().width).to.equal(600)
      expect(dialog()?.getBoundingClientRect().width).to.equal(1280)
      expect(find('.flx-lightbox__stage').clientWidth).to.equal(1280)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    })

    it('LBX-04 the image with two after it and none before, each asked for once', async () => {
      const server = await script(picture(60, 40))
      const links = [0, 1, 2, 3, 4, 5, 6]
      await lightboxFixture(html`
        <flx-lightbox>
          ${links.map((n) => html`<a id="p${n}" href=${server.address(`p${n}`)} rel="lightbox[p]">${n}</a>`)}
        </flx-lightbox>
      `)
      const asked = async () => (await server.log()).map(({ path }) => path).join()
      find('#p2').click()
      await untilShown()
      await waitUntil(async () => (await asked()) === 'p2,p3,p4')
      await sendKeys({ press: 'ArrowRight' })
      await untilShown()
      await waitUntil(async () => (await asked()) === 'p2,p3,p4,p5')
      await sendKeys({ press: 'ArrowLeft' })
      await waitUntil(async () => (await asked()) === 'p2,p3,p4,p5,p1,p0')
    })

    it('LBX-05 LBX-06 the French error text in a frame of 600 by 450 when an image failed for good; Réessayer asks again', async () => {
      const failure = { status: 404, type: 'text', body: 'absent' }
      const server = await script(failure, failure, failure, failure, picture(90, 60))
      await lightboxFixture(html`
        <flx-lightbox><a id="bad" href=${server.address('x')} rel="lightbox">1</a></flx-lightbox>
      `)
      find('#bad').click()
      await waitUntil(() => document.querySelector('.flx-lightbox__error'), 'error')
      expect(await server.log()).to.have.length(4)
      expect(find('.flx-lightbox__error').textContent).to.equal('L’image n’a pas pu être chargée.')
      expect(find('.flx-lightbox__message').getBoundingClientRect()).to.include({ width: 600, height: 450 })
      expect(find('.flx-lightbox [role=status]').textContent).to.include('L’image n’a pas pu être chargée.')
      expect(await axeHere(find('.flx-lightbox'))).to.deep.equal([])
      find('.flx-lightbox__retry').click()
      await untilShown()
      expect(document.querySelector('.flx-lightbox__error')).to.equal(null)
    })

    it('LBX-06 an image of a gallery that failed says so in its own words', async () => {
      const failure = { status: 404, type: 'text', body: 'absent', repeat: true }
      const server = await script(failure)
      await lightboxFixture(html`
        <flx-lightbox>
          <a id="bad" href=${server.address('x')} rel="lightbox[g]">1</a><a href=${red} rel="lightbox[g]">2</a>
        </flx-lightbox>
      `)
      find('#bad').click()
      await waitUntil(() => document.querySelector('.flx-lightbox__error'), 'error')
      expect(find('.flx-lightbox__error').textContent).to.equal('Cette image ne s’est pas chargée.')
    })

    it('the same image twice', async () => {
      await lightboxFixture(html`
        <flx-lightbox>
          <a id="t1" href=${red} rel="lightbox[t]">1</a><a id="t2" href=${red} rel="lightbox[t]">2</a>
        </flx-lightbox>
      `)
      find('#t1').click()
      await untilShown()
      await sendKeys({ press: 'ArrowRight' })
      await untilShown()
      expect(counterText()).to.equal('2 sur 2')
      await sendKeys({ press: 'ArrowRight' })
      await waitUntil(() => counterText() === '1 sur 2')
      await untilShown()
    })
  })

  describe('tells', () => {
    it('what happens, and stays open when flx-lightbox-close is prevented', async () => {
      const element = await ready(await gallery())
      const told: string[] = []
      for (const name of ['open', 'change', 'close', 'closed'] as const) {
        element.addEventListener(`flx-lightbox-${name}`, (event) => {
          const { index, item } = event.detail
          const source = 'source' in event.detail ? ` by ${event.detail.source}` : ''
          told.push(`${name} ${index} ${item?.link?.id}${source}`)
        })
      }
      find('#one').click()
      await untilShown()
      await sendKeys({ press: 'ArrowRight' })
      await waitUntil(() => counterText() === '2 sur 3')
      element.addEventListener('flx-lightbox-close', (event) => event.preventDefault(), { once: true })
      expect(await element.hide()).to.equal(false)
      expect(isShown()).to.equal(true)
      expect(await element.hide()).to.equal(true)
      await untilClosed()
      expect(told).to.deep.equal([
        'open 0 one',
        'change 1 two',
        'close 1 two by api',
        'close 1 two by api',
        'closed 1 two by api',
      ])
    })

    it('LBX-07 its name, the place of the image and its caption to who does not see it', async () => {
      const element = await ready(await gallery())
      element.label = 'Photos du voyage'
      find('#two').click()
      await untilShown()
      expect(dialog()?.getAttribute('aria-label')).to.equal('Photos du voyage')
      const status = find('.flx-lightbox [role=status]')
      expect(status.getAttribute('aria-live')).to.equal('polite')
      expect(status.textContent).to.equal('2 sur 3. Bleu')
      expect(shownImage()?.alt).to.equal('Bleu')
    })
  })
})
