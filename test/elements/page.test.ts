import { expect, fixture, html } from '@open-wc/testing'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import type { FlxPageElement } from '../../elements/page.ts'
import '../../elements/clickable.ts'
import '../../elements/page.ts'
import '../../elements/share.ts'
import '../../elements/sticky.ts'
import { warningsOf } from '../support/console.ts'
import { waitUntil } from '../support/wait-until.ts'

const pageWide = ['flx-lightbox', 'flx-popup', 'flx-share', 'flx-clickable', 'flx-sticky']
const tagsIn = (element: Element): string[] => [...element.children].map(({ localName }) => localName)

/** A page arrives once: what it remembers of that is forgotten for the next test. */
function arriveAnew(): void {
  const page = globalThis as { [key: symbol]: Record<string, unknown> | undefined }
  delete page[Symbol.for('flx')]?.['arrival']
}

const far = (content: unknown) => html`
  <div><div style="height: 1500px"></div>${content}<div style="height: 3000px"></div></div>
`
const header = html`<header style="position: fixed; inset: 0 0 auto 0; height: 90px; background: gold">Tête</header>`
const arrived = (top: number): Promise<void> => waitUntil(() => scrollY === top, `at ${top}`)

describe('<flx-page>', () => {
  const address = location.pathname + location.search

  beforeEach(async () => {
    arriveAnew()
    document.body.style.margin = '0'
    await setViewport({ width: 900, height: 600 })
    await emulateMedia({ reducedMotion: 'reduce' })
  })

  afterEach(async () => {
    document.body.removeAttribute('style')
    history.replaceState(null, '', address)
    scrollTo({ top: 0, behavior: 'instant' })
    await emulateMedia({ reducedMotion: 'no-preference' })
  })

  it('PAGE-01 scrolls to the element that carries the position-scroll marker, once', async () => {
    const place = await fixture<HTMLElement>(
      html`<div>${far(html`<p data-position-scroll style="margin: 0">Ici</p>`)}<flx-page></flx-page></div>`,
    )
    await arrived(1500)
    scrollTo({ top: 0, behavior: 'instant' })
    place.append(document.createElement('flx-page'))
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(scrollY).to.equal(0)
  })

  it('PAGE-01 knows the marker under its other names, or the author’s', async () => {
    for (const marker of ['position_scroll', 'ici']) {
      arriveAnew()
      await fixture(html`
        <div>${far(html`<p class=${marker} style="margin: 0">Ici</p>`)}<flx-page marker=${marker === 'ici' ? '.ici' : '.position_scroll'}></flx-page></div>
      `)
      await waitUntil(() => scrollY > 1400)
      scrollTo({ top: 0, behavior: 'instant' })
    }
  })

  it('PAGE-02 with a fixed header, scrolls to the hash up to an equals sign instead, clear of the header', async () => {
    history.replaceState(null, '', `${address}#avis=12`)
    await fixture(html`
      <div>
        ${header}<p data-position-scroll>Marqueur</p>
        ${far(html`<p id="avis" style="margin: 0">Avis</p>`)}<flx-page without="sticky"></flx-page>
      </div>
    `)
    const target = document.getElementById('avis') as HTMLElement
    await waitUntil(() => Math.round(target.getBoundingClientRect().top) === 98, 'clear of the header')
  })

  it('PAGE-02 follows later hashes, also accented ones', async () => {
    await fixture(html`
      <div>${header}${far(html`<p id="détail" style="margin: 0">Détail</p>`)}<flx-page without="sticky"></flx-page></div>
    `)
    const target = document.getElementById('détail') as HTMLElement
    location.hash = 'détail=3'
    await waitUntil(() => Math.round(target.getBoundingClientRect().top) === 98)
  })

  it('PAGE-02 without a fixed header the marker leads; with one and no such id too', async () => {
    history.replaceState(null, '', `${address}#avis=12`)
    await fixture(html`
      <div>
        <p id="avis">Avis</p>${far(html`<p data-position-scroll style="margin: 0">Ici</p>`)}
        <flx-page without="sticky"></flx-page>
      </div>
    `)
    await waitUntil(() => scrollY > 1400)
    scrollTo({ top: 0, behavior: 'instant' })
    arriveAnew()
    history.replaceState(null, '', `${address}#absent%E0=1`)
    await fixture(html`
      <div>${header}${far(html`<p data-position-scroll style="margin: 0">Ici</p>`)}<flx-page without="sticky"></flx-page></div>
    `)
    await waitUntil(() => scrollY > 1300)
  })

  it('PAGE-03 its method scrolls clear of the header, and says so when there is nothing to scroll to', async () => {
    const place = await fixture<HTMLElement>(
      html`<div>${header}${far(html`<p id="but" style="margin: 0">But</p>`)}<flx-page without="sticky"></flx-page></div>`,
    )
    const element = place.querySelector('flx-page') as FlxPageElement
    expect(await element.goTo('#but')).to.equal(true)
    expect(Math.round(place.querySelector('#but')?.getBoundingClientRect().top ?? 0)).to.equal(98)
    const said = await warningsOf(async () => expect(await element.goTo(42)).to.equal(false))
    expect(said).to.have.length(1)
  })

  it('PAGE-04 replaces the current history entry with a given address, loading nothing', async () => {
    const entries = history.length
    history.replaceState({ panier: 3 }, '')
    const element = await fixture<FlxPageElement>(html`<flx-page address="/fr/page.html?p=1#haut"></flx-page>`)
    expect(location.pathname + location.search + location.hash).to.equal('/fr/page.html?p=1#haut')
    expect([history.length, history.state]).to.deep.equal([entries, { panier: 3 }])
    expect(element.replaceAddress('autre.html')).to.equal(true)
    expect(location.pathname).to.equal('/fr/autre.html')
    const said = await warningsOf(() => {
      expect(element.replaceAddress('https://ailleurs.example/')).to.equal(false)
      expect(element.replaceAddress('http://[')).to.equal(false)
    })
    expect(said[0]).to.equal('flx : l’adresse « https://ailleurs.example/ » ne peut pas remplacer celle de la page.')
    expect(location.pathname).to.equal('/fr/autre.html')
  })

  it('PAGE-05 gives the context that the server wrote on the body', async () => {
    Object.assign(document.body.dataset, { idpage: '12', idparent: ' 4 ', filariane: '1, 4 ,,12' })
    const element = await fixture<FlxPageElement>(html`<flx-page></flx-page>`)
    expect(element.context).to.deep.equal({ idpage: '12', idparent: '4', filariane: ['1', '4', '12'] })
    for (const name of ['idpage', 'idparent', 'filariane']) delete document.body.dataset[name]
    document.body.setAttribute('idpage', '7')
    expect(element.context, 'without data-').to.deep.equal({ idpage: '7', idparent: '', filariane: [] })
    document.body.removeAttribute('idpage')
  })

  it('PAGE-07 adds what the page lacks, empty, and takes it away with itself', async () => {
    const element = await fixture<FlxPageElement>(html`<flx-page></flx-page>`)
    expect(tagsIn(element)).to.deep.equal(pageWide)
    const isEmpty = ({ childNodes, attributes }: Element): boolean =>
      attributes.length === 0 && [...childNodes].every((node) => (node as Element).matches('.flx-mount:empty'))
    expect([...element.children].every(isEmpty)).to.equal(true)
    element.remove()
    await waitUntil(() => element.childElementCount === 0)
  })

  it('PAGE-07 adds what tracks once the page holds something to track', async () => {
    const place = await fixture<HTMLElement>(html`<div><flx-page></flx-page></div>`)
    const element = place.querySelector('flx-page') as FlxPageElement
    expect(tagsIn(element)).to.deep.equal(pageWide)
    const link = document.createElement('a')
    link.dataset['flxTrack'] = 'select_promotion'
    place.append(link, link.cloneNode())
    await waitUntil(() => element.childElementCount > pageWide.length)
    expect(tagsIn(element)).to.deep.equal([...pageWide, 'flx-track'])
    element.without = 'track'
    expect(tagsIn(element)).to.deep.equal(pageWide)
    element.without = ''
    expect(tagsIn(element)).to.deep.equal([...pageWide, 'flx-track'])
    element.remove()
    await waitUntil(() => element.childElementCount === 0)
  })

  it('PAGE-07 fields of dates and masks are served where the page has some, now or later', async () => {
    const place = await fixture<HTMLElement>(html`
      <div><input aria-label="Né le" class="flexitdate" value="1980-05-01" /><flx-page without="sticky"></flx-page></div>
    `)
    const element = place.querySelector('flx-page') as FlxPageElement
    expect(tagsIn(element).at(-1)).to.equal('flx-mask')
    place.insertAdjacentHTML('beforeend', '<input aria-label="Arrivée" class="datepicker">')
    // A calendar serves who is there: React comes with it.
    await new Promise((resolve) => setTimeout(resolve))
    expect(tagsIn(element)).not.to.contain('flx-date-field')
    await sendKeys({ press: 'Shift' })
    await waitUntil(() => tagsIn(element).at(-1) === 'flx-date-field')
    expect(element.lastElementChild?.getAttribute('load')).to.equal('now')
    element.without = 'sticky mask date-field'
    expect(tagsIn(element).filter((tag) => /mask|date/.test(tag))).to.deep.equal([])
  })

  it('PAGE-07 leaves what the page has for the whole of it, and what its author refuses', async () => {
    const place = await fixture<HTMLElement>(html`
      <div>
        <flx-lightbox no-thumbnails></flx-lightbox>
        <flx-popup><p>Un popup écrit dans la page</p></flx-popup>
        <flx-share networks="copy"></flx-share>
        <flx-clickable for=".carte"></flx-clickable>
        <flx-sticky><header>Tête</header></flx-sticky>
        <a data-flx-track="select_promotion" href="#suivi">Suivi</a>
        <flx-page without="flx-track"></flx-page>
      </div>
    `)
    const element = place.querySelector('flx-page') as FlxPageElement
    expect(tagsIn(element)).to.deep.equal(['flx-popup', 'flx-share', 'flx-clickable'])
    const said = await warningsOf(() => {
      element.without = 'clickable, loupe'
    })
    expect(tagsIn(element)).to.deep.equal(['flx-popup', 'flx-share', 'flx-track'])
    expect(said).to.deep.equal(['flx : <flx-page without> ne connaît pas flx-loupe.'])
    place.append(document.createElement('flx-page'))
    expect(tagsIn(place.lastElementChild as Element), 'a second page adds what the first was refused').to.deep.equal([
      'flx-clickable',
    ])
  })

  it('PAGE-07 the behaviours answer for content that comes later', async () => {
    const place = await fixture<HTMLElement>(html`<div><flx-page></flx-page></div>`)
    const late = document.createElement('div')
    late.dataset['goto'] = '#plus-tard'
    place.append(late)
    late.click()
    expect(location.hash).to.equal('#plus-tard')
    const head = document.createElement('div')
    head.className = 'sticky_header'
    place.prepend(head)
    await waitUntil(() => head.closest('[data-flx-sticky-state]'))
  })

  it('PAGE-07 5,000 links cost no more listeners nor changes at load than 5', async () => {
    const { addEventListener } = EventTarget.prototype
    const cost = async (links: number): Promise<unknown> => {
      const place = await fixture<HTMLElement>(html`<div></div>`)
      for (let index = 0; index < links; index++) {
        const block = document.createElement('div')
        block.className = 'clickable_block'
        const link = document.createElement('a')
        link.href = `#l${index}`
        link.rel = 'lightbox[a]'
        link.dataset['share'] = ''
        block.append(link)
        place.append(block)
      }
      const changes = new MutationObserver(() => {})
      changes.observe(document, { childList: true, subtree: true, attributes: true })
      let listeners = 0
      EventTarget.prototype.addEventListener = function (...args: Parameters<typeof addEventListener>) {
        listeners++
        return addEventListener.apply(this, args)
      }
      place.append(document.createElement('flx-page'))
      EventTarget.prototype.addEventListener = addEventListener
      const made = changes.takeRecords().length
      changes.disconnect()
      place.remove()
      await Promise.resolve()
      arriveAnew()
      return { listeners, made }
    }
    const few = (await cost(5)) as { listeners: number; made: number }
    expect(few.listeners).to.be.greaterThan(5)
    expect(await cost(5000)).to.deep.equal(few)
  })

  it('PAGE-10 tells once that the window has a new size', async () => {
    const element = await fixture<FlxPageElement>(html`<flx-page></flx-page>`)
    const told: unknown[] = []
    element.addEventListener('flx-page-resize', (event) => told.push(event.detail))
    await setViewport({ width: 500, height: 640 })
    await setViewport({ width: 360, height: 640 })
    await waitUntil(() => told.length > 0)
    expect(told).to.deep.equal([{ width: 360, height: 640, mobile: true }])
  })
})
