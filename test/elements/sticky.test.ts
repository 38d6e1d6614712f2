import { expect, fixture, html } from '@open-wc/testing'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import type { StickyState } from '../../src/navigation/sticky/sticky-state.ts'
import '../../elements/sticky.ts'
import { waitUntil } from '../support/wait-until.ts'

const root = document.documentElement

async function page(top: unknown): Promise<HTMLElement> {
  const place = await fixture<HTMLElement>(html`
    <div>
      ${top}
      <main>${Array.from({ length: 60 }, (_, index) => html`<p style="margin: 0; height: 50px"><a href="#x">Lien ${index}</a></p>`)}</main>
    </div>
  `)
  const holder = place.parentElement as HTMLElement
  document.body.style.margin = '0'
  holder.style.display = 'contents'
  place.style.display = 'contents'
  return place
}

const header = html`<header style="height: 80px; background: gold"><a href="#menu">Menu</a></header>`
const wrapped = html`<flx-sticky>${header}</flx-sticky>`

async function scrollBy(distance: number): Promise<void> {
  const told = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
  scrollTo({ top: scrollY + distance, behavior: 'instant' })
  await told
}

const stateOf = (element: Element | null): string | null | undefined => element?.getAttribute('data-flx-sticky-state')

describe('<flx-sticky>', () => {
  beforeEach(async () => {
    await setViewport({ width: 900, height: 600 })
  })

  afterEach(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    document.body.removeAttribute('style')
  })

  it('PAGE-08 stays within 169 px, hides 60 px further down, shows 60 px back up', async () => {
    const place = await page(wrapped)
    const element = place.querySelector('flx-sticky')
    const states: StickyState[] = []
    element?.addEventListener('flx-sticky-change', (event) => states.push(event.detail.state))
    expect(stateOf(element)).to.equal('top')
    await scrollBy(169)
    expect(stateOf(element)).to.equal('top')
    await scrollBy(60)
    expect(stateOf(element), 'beyond the threshold').to.equal('pinned')
    await scrollBy(1)
    expect(stateOf(element), 'and by more than the tolerance').to.equal('hidden')
    await scrollBy(400)
    await scrollBy(-60)
    expect(stateOf(element), 'up by the tolerance').to.equal('hidden')
    await scrollBy(-1)
    expect(stateOf(element)).to.equal('pinned')
    await scrollBy(60)
    expect(stateOf(element), 'down by the tolerance').to.equal('pinned')
    await scrollBy(1)
    expect(stateOf(element)).to.equal('hidden')
    await scrollBy(-1000)
    expect(stateOf(element)).to.equal('top')
    expect(states).to.deep.equal(['pinned', 'hidden', 'pinned', 'hidden', 'top'])
  })

  it('PAGE-08 a header without a background has the page’s while it is stuck, or the one that the site says', async () => {
    document.body.style.backgroundColor = 'rgb(1, 2, 3)'
    const place = await page(html`<flx-sticky no-hide><header style="height: 80px">Titre</header></flx-sticky>`)
    const element = place.querySelector('flx-sticky') as HTMLElement
    const ground = (): string => getComputedStyle(element).backgroundColor
    const clear = 'rgba(0, 0, 0, 0)'
    expect(ground()).to.equal(clear)
    await scrollBy(30)
    await waitUntil(() => ground() === 'rgb(1, 2, 3)')
    element.style.setProperty('--flx-sticky-ground', 'rgb(9, 9, 9)')
    expect(ground()).to.equal('rgb(9, 9, 9)')
    await scrollBy(-30)
    await waitUntil(() => ground() === clear)
    await scrollBy(30)
    await waitUntil(() => ground() !== clear)
    element.remove()
    await waitUntil(() => element.style.backgroundColor === '')
  })

  it('PAGE-08 a header that is painted, itself or by a part, keeps its own look', async () => {
    const inner = html`<header style="height: 80px"><div style="height: 80px; background: gold">Titre</div></header>`
    const place = await page(html`<flx-sticky no-hide>${inner}</flx-sticky>`)
    const element = place.querySelector('flx-sticky') as HTMLElement
    await scrollBy(300)
    await waitUntil(() => stateOf(element) === 'pinned')
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(element.style.backgroundColor).to.equal('')
  })

  it('PAGE-08 small moves add up, threshold and tolerance can be set, and it may never hide', async () => {
    const place = await page(html`<flx-sticky threshold="20" tolerance="10">${header}</flx-sticky>`)
    const element = place.querySelector('flx-sticky')
    await scrollBy(9)
    await scrollBy(9)
    expect(stateOf(element)).to.equal('top')
    await scrollBy(7)
    expect(stateOf(element)).to.equal('pinned')
    await scrollBy(7)
    expect(stateOf(element)).to.equal('hidden')
    await scrollBy(-5)
    await scrollBy(2)
    await scrollBy(-4)
    expect(stateOf(element)).to.equal('hidden')
    if (element) element.noHide = true
    await scrollBy(500)
    expect(stateOf(element)).to.equal('pinned')
  })

  it('PAGE-08 moves nothing in the page, and a hidden header is out of sight', async () => {
    const place = await page(wrapped)
    const first = place.querySelector('p') as HTMLElement
    const element = place.querySelector('flx-sticky') as HTMLElement
    const before = first.getBoundingClientRect().top + scrollY
    expect(before).to.equal(80)
    await scrollBy(300)
    expect(stateOf(element)).to.equal('hidden')
    expect(first.getBoundingClientRect().top + scrollY).to.equal(before)
    await waitUntil(() => element.getBoundingClientRect().bottom <= 0)
    await scrollBy(-100)
    await waitUntil(() => element.getBoundingClientRect().top === 0)
    expect(first.getBoundingClientRect().top + scrollY).to.equal(before)
  })

  it('PAGE-08 keeps what has focus, and what a hash names, clear of the header', async () => {
    const place = await page(wrapped)
    expect(getComputedStyle(root).scrollPaddingTop).to.equal('88px')
    const target = place.querySelectorAll('p')[30] as HTMLElement
    target.id = 'milieu'
    target.scrollIntoView()
    expect(target.getBoundingClientRect().top).to.be.closeTo(88, 1)
    place.querySelector<HTMLElement>('header')?.style.setProperty('height', '120px')
    await waitUntil(() => getComputedStyle(root).scrollPaddingTop === '128px')
    const links = place.querySelectorAll<HTMLElement>('main a')
    scrollTo({ top: 2000, behavior: 'instant' })
    for (let index = 36; index > 30; index--) {
      links[index]?.focus()
      expect(links[index]?.getBoundingClientRect().top).to.be.at.least(120)
    }
  })

  it('PAGE-08 leaves a scroll padding of the site’s own', async () => {
    root.style.scrollPaddingTop = '30px'
    const place = await page(wrapped)
    expect(root.style.scrollPaddingTop).to.equal('30px')
    expect(getComputedStyle(root).getPropertyValue('--flx-sticky-height')).to.equal('80px')
    place.querySelector('flx-sticky')?.remove()
    await waitUntil(() => root.getAttribute('style') === 'scroll-padding-top: 30px;')
    root.removeAttribute('style')
  })

  it('PAGE-08 shows itself to who comes in with the keyboard, and stays while they are there', async () => {
    const place = await page(html`<flx-sticky>${header}</flx-sticky>`)
    const element = place.querySelector('flx-sticky')
    await scrollBy(400)
    expect(stateOf(element)).to.equal('hidden')
    place.querySelector<HTMLElement>('main a')?.focus({ preventScroll: true })
    await sendKeys({ down: 'Shift' })
    await sendKeys({ press: 'Tab' })
    await sendKeys({ up: 'Shift' })
    expect(document.activeElement?.textContent).to.equal('Menu')
    await waitUntil(() => stateOf(element) !== 'hidden')
    await scrollBy(400)
    expect(stateOf(element)).to.equal('pinned')
  })

  it('PAGE-08 stays while a menu in it is open, which the visitor scrolls to read', async () => {
    const place = await page(html`
      <flx-sticky><header><details><summary>Menu</summary><a href="/soins">Soins</a></details></header></flx-sticky>
    `)
    const element = place.querySelector('flx-sticky')
    const details = place.querySelector('details') as HTMLDetailsElement
    details.open = true
    await scrollBy(400)
    expect(stateOf(element)).to.equal('pinned')
    details.open = false
    await scrollBy(400)
    expect(stateOf(element)).to.equal('hidden')
  })

  it('PAGE-08 empty, it takes the page’s own header, also one that comes later, and its wrapper where that is short', async () => {
    const place = await page(html`<flx-sticky></flx-sticky>`)
    const wrapper = document.createElement('div')
    wrapper.append(document.createElement('p'), document.createElement('div'))
    const [bar, late] = wrapper.children as unknown as [HTMLElement, HTMLElement]
    Object.assign(bar.style, { margin: '0', height: '30px' })
    late.className = 'sticky_header'
    Object.assign(late.style, { position: 'relative', height: '60px' })
    place.prepend(wrapper)
    await waitUntil(() => stateOf(wrapper) === 'top')
    await scrollBy(150)
    expect(late.getBoundingClientRect().top, 'the bar above it has scrolled away').to.equal(0)
    await scrollBy(150)
    expect(stateOf(wrapper)).to.equal('hidden')
    wrapper.remove()
    await waitUntil(() => stateOf(wrapper) === null)
    expect(wrapper.getAttribute('style')).to.equal(null)
    expect(root.getAttribute('style')).to.equal(null)
  })

  it('PAGE-08 sticks below the bar of a CMS, and what a hash names is clear of both', async () => {
    const bar = document.createElement('div')
    bar.style.cssText = 'position:fixed;inset:0 0 auto;height:32px;z-index:99999;background:#000'
    document.body.append(bar)
    root.style.marginTop = '32px'
    try {
      const place = await page(wrapped)
      const [first] = place.getElementsByTagName('header')
      await scrollBy(900)
      await scrollBy(-100)
      await waitUntil(() => Math.round(first?.getBoundingClientRect().top ?? 0) === 32)
      expect(document.elementFromPoint(20, 40)?.closest('header')).to.equal(first)
      const target = place.querySelectorAll('main p')[40] as HTMLElement
      target.scrollIntoView()
      expect(Math.round(target.getBoundingClientRect().top)).to.equal(32 + 80 + 8)
      await scrollBy(200)
      await waitUntil(() => (first?.getBoundingClientRect().bottom ?? 1) <= 0)
      bar.style.height = '46px'
      dispatchEvent(new Event('resize'))
      await scrollBy(-200)
      await waitUntil(() => Math.round(first?.getBoundingClientRect().top ?? 0) === 46)
    } finally {
      bar.remove()
      root.style.marginTop = ''
    }
  })

  it('PAGE-08 sticks in a page whose theme hides what is too wide, on root and body or on a wrapper', async () => {
    for (const element of [root, document.body]) element.style.overflowX = 'hidden'
    try {
      const place = await page(html`<div style="overflow: hidden">${wrapped}<p style="height: 3000px"></p></div>`)
      const element = place.querySelector('flx-sticky') as HTMLElement
      const wrapper = element.parentElement as HTMLElement
      await waitUntil(() => stateOf(element) === 'top')
      await scrollBy(150)
      expect(element.getBoundingClientRect().top).to.equal(0)
      element.remove()
      await waitUntil(() => wrapper.style.overflow === 'hidden')
      expect([document.body.style.overflowX, document.body.style.display]).to.deep.equal(['hidden', ''])
    } finally {
      root.style.removeProperty('overflow-x')
    }
  })

  it('PAGE-08 leaves a header that is fixed already where it is', async () => {
    const place = await page(html`
      <flx-sticky for="#tete"></flx-sticky>
      <div><div id="tete" style="position: fixed; top: 10px; height: 50px">Tête</div></div>
    `)
    const head = place.querySelector('#tete') as HTMLElement
    await waitUntil(() => stateOf(head) === 'top')
    expect([head.style.position, head.style.top]).to.deep.equal(['fixed', '10px'])
    await scrollBy(300)
    expect(stateOf(head)).to.equal('hidden')
  })

  it('moves at once for visitors who asked for less motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    try {
      const place = await page(wrapped)
      const element = place.querySelector('flx-sticky') as HTMLElement
      await scrollBy(300)
      expect(element.getAnimations()).to.deep.equal([])
      expect(element.getBoundingClientRect().bottom).to.equal(0)
    } finally {
      await emulateMedia({ reducedMotion: 'no-preference' })
    }
  })

  it('leaves a header that it names as it was', async () => {
    const place = await page(html`${header}<flx-sticky for="header"></flx-sticky>`)
    await waitUntil(() => stateOf(place.querySelector('header')))
    place.querySelector('flx-sticky')?.remove()
    await waitUntil(() => stateOf(place.querySelector('header')) === null)
    expect(root.getAttribute('style')).to.equal(null)
  })
})
