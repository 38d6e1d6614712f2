import { expect, html } from '@open-wc/testing'
import { emulateMedia, setViewport } from '@web/test-runner-commands'
import '../../elements/lightbox.ts'
import { script } from '../support/answers-client.ts'
import { closeLightbox, find, lightboxFixture, shownImage, untilShown } from '../support/lightbox-page.ts'
import { pictureAddress } from '../support/pictures.ts'
import { waitUntil } from '../support/wait-until.ts'

const small = pictureAddress(60, 40, 'orange')

interface Growth {
  /** Of what stands for the image, from the first to the last. */
  addresses: string[]
  /** Whether it was hidden before the image itself was in its place. */
  gap: boolean
}

/** What stands for an image while it grows out of its thumbnail. */
async function grown(link: string, whileGrowing = async (): Promise<void> => {}): Promise<Growth> {
  const addresses: string[] = []
  let gap = false
  const note = () => {
    const drawn = document.querySelector<HTMLImageElement>('img.pswp__img--placeholder')
    if (!drawn) return
    if (drawn.src !== addresses.at(-1)) addresses.push(drawn.src)
    gap ||= !shownImage() && getComputedStyle(drawn).visibility === 'hidden'
  }
  const observer = new MutationObserver(note)
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  find(link).click()
  await waitUntil(() => addresses.length > 0, 'it grows')
  await whileGrowing()
  await untilShown()
  observer.disconnect()
  return { addresses, gap }
}

describe('<flx-lightbox> while an image grows out of its thumbnail', () => {
  before(async () => {
    await emulateMedia({ reducedMotion: 'no-preference' })
    await setViewport({ width: 1280, height: 800 })
  })
  afterEach(closeLightbox)

  it('LBX-07 shows the image as soon as it has come, and at once when it has been seen before', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"></svg>'
    const headers = { 'Cache-Control': 'max-age=600' }
    const server = await script({ type: 'image/svg+xml', body: svg, headers, hold: 'image', repeat: true })
    const large = new URL(server.address('grande.svg'), location.href).href
    await lightboxFixture(html`
      <flx-lightbox>
        <a id="grows" href=${large} rel="lightbox"><img alt="" src=${small} width="60" height="40" /></a>
      </flx-lightbox>
    `)
    const come = () => server.release('image')
    expect(await grown('#grows', come)).to.deep.equal({ addresses: [small, large], gap: false })
    await closeLightbox()
    expect(await grown('#grows')).to.deep.equal({ addresses: [large], gap: false })
  })
})
