import { expect, fixture, html } from '@open-wc/testing'
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import '../../elements/front-banner.ts'
import type { FlxFrontBannerElement } from '../../elements/front-banner.ts'
import { topOverlay } from '../../src/core/overlay/stack.ts'
import { axeHere } from '../support/axe-here.ts'
import { warningsOf } from '../support/console.ts'
import { waitUntil } from '../support/wait-until.ts'

const livraison = (days = '30', version = '1') => html`
  <flx-front-banner id="livraison" days=${days} version=${version} label="Livraison">
    <p>Livraison offerte dès 50 €. <a href="#livraison-detail">En savoir plus</a></p>
  </flx-front-banner>
`

async function open(markup = livraison()): Promise<FlxFrontBannerElement> {
  const place = await fixture<HTMLElement>(html`<div>${markup}</div>`)
  const banner = place.querySelector('flx-front-banner') as FlxFrontBannerElement
  await banner.ready
  return banner
}

const closeLink = (banner: Element): HTMLElement =>
  banner.querySelector<HTMLElement>('[data-flx-close]') ?? expect.fail('no close link')

function middleOf(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [Math.round(left + width / 2), Math.round(top + height / 2)]
}

describe('<flx-front-banner>', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  it('FRONT-02 keeps the author’s content in its place, names it and adds a close link', async () => {
    const banner = await open()
    expect(banner.querySelector('p')?.checkVisibility()).to.equal(true)
    expect(banner.getAttribute('role')).to.equal('region')
    expect(banner.getAttribute('aria-label')).to.equal('Livraison')
    const link = closeLink(banner)
    expect(link.getAttribute('aria-label')).to.equal('Fermer l’annonce')
    expect(link.getBoundingClientRect().height).to.be.at.least(44)
    expect(topOverlay(), 'is no overlay').to.equal(undefined)
  })

  it('FRONT-02 closes on its close link, by hand and by keyboard', async () => {
    const sources: string[] = []
    for (const way of ['click', 'keyboard']) {
      const banner = await open(livraison('0'))
      banner.addEventListener('flx-front-banner-closed', ({ detail }) => sources.push(detail.source))
      if (way === 'click') await sendMouse({ type: 'click', position: middleOf(closeLink(banner)) })
      else {
        banner.querySelector('a')?.focus()
        await sendKeys({ press: 'Tab' })
        expect(document.activeElement).to.equal(closeLink(banner))
        await sendKeys({ press: 'Enter' })
      }
      expect(banner.checkVisibility(), way).to.equal(false)
    }
    expect(sources).to.deep.equal(['close-link', 'close-link'])
  })

  it('FRONT-02 the author’s own close link is enough', async () => {
    const banner = await open(html`
      <flx-front-banner><p>Fermé le 24 décembre. <a href="#haut" data-flx-close>Compris</a></p></flx-front-banner>
    `)
    expect(banner.querySelectorAll('[data-flx-close]')).to.have.length(1)
    closeLink(banner).click()
    expect(banner.hidden).to.equal(true)
    expect(location.hash).to.equal('')
  })

  it('FRONT-02 focus goes to what follows when it closes', async () => {
    const banner = await open(html`${livraison()}<p><a class="next" href="#suite">Suite</a></p>`)
    closeLink(banner).focus()
    await sendKeys({ press: 'Enter' })
    expect(document.activeElement?.className).to.equal('next')
  })

  it('FRONT-02 adds no height to a banner in the page, nor moves what follows', async () => {
    const page = await fixture<HTMLElement>(html`<div><div class="place"></div><p class="after">Suite</p></div>`)
    const place = page.querySelector('.place') as HTMLElement
    const banner = document.createElement('flx-front-banner')
    banner.append('Livraison offerte dès 50 €')
    place.append(banner)
    await banner.ready
    const withLink = banner.offsetHeight
    closeLink(banner).style.display = 'none'
    expect(banner.offsetHeight).to.equal(withLink)
  })

  it('FRONT-02 at the bottom of the window it moves nothing, and leaves the end of the page in reach', async () => {
    const page = await fixture<HTMLElement>(html`<div><p class="after">Suite</p></div>`)
    const after = page.querySelector('.after') as HTMLElement
    const before = after.getBoundingClientRect().top
    const banner = document.createElement('flx-front-banner')
    banner.position = 'bottom'
    banner.append('Livraison offerte dès 50 €')
    page.prepend(banner)
    await waitUntil(() => document.documentElement.style.scrollPaddingBottom !== '')
    expect(after.getBoundingClientRect().top).to.equal(before)
    await Promise.all(banner.getAnimations().map(({ finished }) => finished))
    expect(Math.round(banner.getBoundingClientRect().bottom)).to.equal(window.innerHeight)
    expect(document.documentElement.style.scrollPaddingBottom).to.equal(`${Math.ceil(banner.offsetHeight)}px`)
    banner.remove()
    await waitUntil(() => document.documentElement.style.scrollPaddingBottom === '')
    expect(document.body.style.paddingBottom).to.equal('')
  })

  it('FRONT-02 flx-front-banner-close can refuse; hide() asks too, show() brings it back', async () => {
    const banner = await open()
    banner.addEventListener('flx-front-banner-close', (event) => event.preventDefault(), { once: true })
    expect(banner.hide()).to.equal(false)
    expect(banner.hidden).to.equal(false)
    expect(banner.hide()).to.equal(true)
    expect(banner.hidden).to.equal(true)
    banner.show()
    expect(banner.checkVisibility()).to.equal(true)
  })

  it('FRONT-03 once closed, it stays closed for the days asked; another version shows', async () => {
    const first = await open()
    closeLink(first).click()
    first.remove()
    const again = await open()
    expect(again.hidden).to.equal(true)
    again.remove()
    const { now } = Date
    try {
      Date.now = () => now() + 31 * 86_400_000
      const later = await open()
      expect(later.hidden).to.equal(false)
      later.remove()
    } finally {
      Date.now = now
    }
    const other = await open(livraison('30', '2'))
    expect(other.hidden).to.equal(false)
  })

  it('FRONT-03 what another page or tab closed goes here too', async () => {
    for (const type of ['storage', 'pageshow']) {
      const banner = await open()
      localStorage.setItem('flx-closed:flx-front-banner:livraison:1', String(Date.now() + 86_400_000))
      dispatchEvent(type === 'storage' ? new StorageEvent(type) : new PageTransitionEvent(type, { persisted: true }))
      expect(banner.hidden, type).to.equal(true)
      banner.remove()
      localStorage.clear()
    }
  })

  it('FRONT-02 its cross follows its heading; the author’s own name and role stay', async () => {
    const banner = await open(html`
      <flx-front-banner role="note" aria-label="Livraison"><a href="#a"><h2>Livraison offerte</h2></a><p><a href="#b">Voir</a></p></flx-front-banner>
    `)
    expect(banner.firstElementChild?.nextElementSibling?.contains(closeLink(banner)), 'not in the link').to.equal(true)
    banner.label = 'Annonce de Noël'
    await waitUntil(() => banner.getAttribute('label') !== null)
    expect([banner.role, banner.ariaLabel]).to.deep.equal(['note', 'Livraison'])
    expect(await axeHere(banner)).to.deep.equal([])
  })

  it('FRONT-02 once closed at the bottom it keeps no room at the end of the page', async () => {
    const banner = await open(html`<flx-front-banner position="bottom">Livraison offerte</flx-front-banner>`)
    await waitUntil(() => document.body.style.paddingBottom !== '')
    closeLink(banner).click()
    await waitUntil(() => document.body.style.paddingBottom === '')
    expect(document.documentElement.getAttribute('style')).to.equal(null)
  })

  it('FRONT-03 days that are no number are ignored, and said', async () => {
    const said = await warningsOf(async () => {
      await open(livraison('un mois'))
      await open(html`<flx-front-banner days="3">Texte</flx-front-banner>`)
    })
    expect(said[0]).to.contain('days="un mois" n’est pas un nombre positif')
    expect(said[1]).to.contain('sans id')
  })

  it('leaves its text free of its close link on a phone', async () => {
    await setViewport({ width: 360, height: 640 })
    const banner = await open()
    const [text, link] = [banner.querySelector('p'), closeLink(banner)].map((each) => each?.getBoundingClientRect())
    expect(text?.right).to.be.at.most(link?.left ?? 0)
    await setViewport({ width: 800, height: 600 })
  })
})
