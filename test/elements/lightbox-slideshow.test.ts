import { aTimeout, expect, nextFrame } from '@open-wc/testing'
import { emulateMedia, sendKeys } from '@web/test-runner-commands'
import type { FlxLightboxElement } from '../../elements/lightbox.ts'
import '../../elements/lightbox.ts'
import { openOverlay } from '../../src/core/overlay/overlay.ts'
import { closeLightbox, control, counterText, find, gallery, ready, untilShown } from '../support/lightbox-page.ts'
import { waitUntil } from '../support/wait-until.ts'

/** The slideshow shows an image this long here, in ms. */
const interval = 60

async function open(set: Partial<FlxLightboxElement> = {}): Promise<FlxLightboxElement> {
  const element = await ready(await gallery())
  Object.assign(element, { interval, ...set })
  find('#one').click()
  await untilShown()
  return element
}

/**
 * It shows the same image on: a time of the same length that begins now ends after that of the slideshow would, however
 * slow the machine is, and what that had done is drawn a frame later.
 */
async function staysHere(): Promise<void> {
  await nextFrame()
  const before = counterText()
  await aTimeout(interval)
  await nextFrame()
  await nextFrame()
  expect(counterText()).to.equal(before)
}

const isStopped = (): boolean => document.querySelector('[aria-label="Lancer le diaporama"]') !== null

describe('the slideshow of <flx-lightbox>', () => {
  afterEach(async () => {
    await closeLightbox()
    await emulateMedia({ reducedMotion: 'no-preference' })
  })

  it('LBX-04 shows an image for 2500 ms unless told otherwise', async () => {
    const element = await ready(await gallery())
    expect(element.interval).to.equal(2500)
    find('#one').click()
    await untilShown()
    const began = performance.now()
    control('Lancer le diaporama').click()
    await waitUntil(() => counterText() === '2 sur 3', 'the second image')
    expect(performance.now() - began).to.be.at.least(2490)
  })

  it('LBX-04 does not start by itself; plays on and round until it is stopped', async () => {
    await open()
    await staysHere()
    control('Lancer le diaporama').click()
    await waitUntil(() => counterText() === '3 sur 3')
    await waitUntil(() => counterText() === '1 sur 3')
    expect(find('.flx-lightbox [role=status]').getAttribute('aria-live')).to.equal('off')
    control('Arrêter le diaporama').click()
    await waitUntil(isStopped)
    await staysHere()
    expect(find('.flx-lightbox [role=status]').getAttribute('aria-live')).to.equal('polite')
  })

  it('LBX-04 starts and stops with the space bar, and stops at the visitor’s first move', async () => {
    await open()
    await sendKeys({ press: 'Space' })
    await waitUntil(() => counterText() === '2 sur 3')
    await sendKeys({ press: 'Space' })
    await waitUntil(isStopped)
    await staysHere()
    await sendKeys({ press: 'Space' })
    control('Arrêter le diaporama')
    await sendKeys({ press: 'ArrowLeft' })
    await waitUntil(isStopped)
    await staysHere()
  })

  it('LBX-04 starts by itself with autoplay, but not for who asked for less motion', async () => {
    await open({ autoplay: true })
    await waitUntil(() => counterText() === '2 sur 3')
    await closeLightbox()
    await emulateMedia({ reducedMotion: 'reduce' })
    await open({ autoplay: true })
    await staysHere()
    control('Lancer le diaporama').click()
    await waitUntil(() => counterText() === '2 sur 3')
  })

  it('LBX-04 waits under another overlay and goes on when that one has closed', async () => {
    await open({ autoplay: true })
    const above = document.createElement('dialog')
    above.append(document.createElement('button'))
    document.body.append(above)
    const overlay = openOverlay(above)
    await staysHere()
    overlay.dispose()
    above.remove()
    const before = counterText()
    await waitUntil(() => counterText() !== before)
  })

  it('LBX-04 waits in a hidden tab', async () => {
    const tab = (state: DocumentVisibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    await open({ autoplay: true })
    tab('hidden')
    await staysHere()
    tab('visible')
    const before = counterText()
    await waitUntil(() => counterText() !== before)
    Reflect.deleteProperty(document, 'visibilityState')
  })
})
