import { expect, html } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { isLeftToBrowser } from '../support/left-to-browser.ts'
import '../../elements/lightbox.ts'
import { axeHere } from '../support/axe-here.ts'
import { blue, closeLightbox, dialog, find, green, lightboxFixture, red } from '../support/lightbox-page.ts'
import { pictureAddress } from '../support/pictures.ts'
import { waitUntil } from '../support/wait-until.ts'

const type = 'image/svg+xml'
const small = html`<img src=${red} alt="Rouge" width="60" height="40" />`

/** Position and caption of what is open: « 2 sur 3 · Bleu ». */
const shown = (): string => {
  const position = /\d+ sur \d+/.exec(dialog()?.textContent ?? '')?.[0] ?? 'seule'
  return `${position} · ${dialog()?.querySelector('.flx-lightbox__caption')?.textContent?.trim() ?? ''}`
}

async function untilShown(expected: string): Promise<void> {
  await waitUntil(() => shown() === expected, `shows ${shown()}, not ${expected}`)
}

describe('<flx-lightbox for> and pictures without rel', () => {
  afterEach(closeLightbox)

  it('LBX-01 takes links around an image, to an image, in the containers alone', async () => {
    await lightboxFixture(html`
      <div>
        <flx-lightbox for=".galerie"></flx-lightbox>
        <div class="galerie">
          <a id="jpg" href="/media/a.JPG?itok=1">${small}</a>
          <a id="typed" href="/image.php?id=2" type="image/webp">${small}</a>
          <a id="page" href="/article">${small}</a>
          <a id="text" href="/media/a.jpg">texte</a>
          <a id="named" href=${blue} rel="lightbox[b]">nommé</a>
        </div>
        <a id="outside" href="/media/a.jpg">${small}</a>
      </div>
    `)
    const left = ['#jpg img', '#typed', '#page img', '#text', '#named', '#outside img'].filter((each) =>
      isLeftToBrowser(find(each)),
    )
    expect(left).to.deep.equal(['#page img', '#text', '#outside img'])
  })

  it('LBX-01 without for, only rel decides', async () => {
    await lightboxFixture(html`<flx-lightbox><a id="bare" href="/media/a.jpg">${small}</a></flx-lightbox>`)
    expect(isLeftToBrowser(find('#bare img'))).to.equal(true)
  })

  it('LBX-02 each container is a gallery, one within another apart, and those named by rel too', async () => {
    await lightboxFixture(html`
      <div>
        <flx-lightbox for=".texte, .galerie"></flx-lightbox>
        <div class="texte">
          <a id="one" href=${red} type=${type} title="Un">${small}</a>
          <figure class="galerie">
            <figure><a id="two" href=${blue} type=${type}>${small}</a><figcaption><div>Deux</div><div>(crédit)</div></figcaption></figure>
            <dl><dt><a id="three" href=${green} type=${type}>${small}</a></dt><dd>Trois</dd></dl>
            <figcaption>Toutes</figcaption>
          </figure>
          <a href=${green} type=${type} rel="lightbox[autre]">${small}</a>
          <a id="four" href=${green} type=${type}><img src=${green} alt="Vert" aria-describedby="legende" /></a>
          <p id="legende">Quatre</p>
        </div>
      </div>
    `)
    for (const [id, expected] of [
      ['one', '1 sur 2 · Un'],
      ['two', '1 sur 2 · Deux (crédit)'],
      ['three', '2 sur 2 · Trois'],
      ['four', '2 sur 2 · Quatre'],
    ]) {
      find(`#${id} img`).click()
      await untilShown(expected ?? '')
      await closeLightbox()
    }
  })

  it('LBX-07 with images, those without a link open in their largest copy, by keyboard as well', async () => {
    const wide = pictureAddress(1200, 800, 'navy').replaceAll(',', '%2C').replace('%2C', ',')
    const element = await lightboxFixture(html`
      <flx-lightbox for=".galerie" images></flx-lightbox>
    `)
    const place = document.createElement('div')
    place.innerHTML = `<div class="galerie"><img id="one" src="${red}" srcset="${wide} 1200w, ${red} 600w" alt="Le port" width="60" height="40">
      <a href="/article"><img id="linked" src="${red}" alt="Article" width="60" height="40"></a>
      <button><img id="button" src="${red}" alt="Bouton" width="60" height="40"></button></div>`
    element.after(place)
    await waitUntil(() => find('#one').role === 'button')
    expect(find('#one').ariaLabel).to.equal('Agrandir l’image\u00a0: Le port')
    expect([find('#linked').role, find('#button').role]).to.deep.equal([null, null])
    expect(await axeHere(place, { resultTypes: ['violations'] })).to.deep.equal([])
    find('#one').focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => dialog()?.querySelector(`img[src="${wide}"]`), 'the widest copy is shown')
    await untilShown('seule · Le port')
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => document.activeElement?.id === 'one')
    element.removeAttribute('images')
    await waitUntil(() => !find('#one').hasAttribute('tabindex'))
    expect([find('#one').role, find('#one').ariaLabel]).to.deep.equal([null, null])
    place.remove()
  })

  it('LBX-07 thumbnails that choose a large image are its gallery, and stay the theme’s to click', async () => {
    const large = (colour: string): string => pictureAddress(900, 900, colour)
    await lightboxFixture(html`
      <div>
        <flx-lightbox for=".photos" images></flx-lightbox>
        <div class="photos">
          <img id="cover" src=${large('olive')} alt="Bol" width="300" height="300" />
          <img id="thumb" data-image-large-src=${large('navy')} src=${red} alt="Bleu" width="60" height="60" />
          <img data-image-large-src=${large('olive')} src=${green} alt="Vert" width="60" height="60" />
        </div>
      </div>
    `)
    await waitUntil(() => find('#cover').role === 'button')
    expect(isLeftToBrowser(find('#thumb'))).to.equal(true)
    find('#cover').click()
    await untilShown('2 sur 2 · Vert')
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => document.activeElement?.id === 'cover')
  })
})
