import { expect, fixture, html } from '@open-wc/testing'
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands'
import type { ClickableGoal } from '../../src/navigation/clickable/clickable-types.ts'
import '../../elements/clickable.ts'
import { axeHere } from '../support/axe-here.ts'
import { waitUntil } from '../support/wait-until.ts'

type Going = ClickableGoal & { newTab: boolean }

const gone: Going[] = []
const note = (event: CustomEvent<Going>): void => {
  gone.push(event.detail)
  event.preventDefault()
}

const isMarked = (block: Element | null): boolean => !!block?.hasAttribute('data-flx-clickable-ready')

async function page(content: unknown): Promise<HTMLElement> {
  const place = await fixture<HTMLElement>(html`<div><flx-clickable></flx-clickable>${content}</div>`)
  await waitUntil(() => [...place.querySelectorAll('.block')].every(isMarked), 'blocks are marked')
  return place
}

function middleOf(element: Element | null): [number, number] {
  const box = element?.getBoundingClientRect() ?? new DOMRect()
  return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)]
}

const click = (element: Element | null, button: 'left' | 'middle' = 'left') =>
  sendMouse({ type: 'click', position: middleOf(element), button })

const article = html`
  <article class="block clickable_block">
    <h2><a href="#pain">Pain au levain</a></h2>
    <p>Chaque matin, dès 7 heures.</p>
  </article>
`
const offer = html`
  <div class="block clickable_block" data-goto="#offre" data-target="">
    <h3>Offre de la semaine</h3>
    <p>Trois pains pour deux.</p>
  </div>
`

describe('<flx-clickable>', () => {
  beforeEach(() => {
    gone.length = 0
    document.addEventListener('flx-clickable-go', note)
  })

  afterEach(async () => {
    document.removeEventListener('flx-clickable-go', note)
    getSelection()?.removeAllRanges()
    history.replaceState(null, '', location.pathname + location.search)
    await resetMouse()
  })

  it('CLICK-01 a block activates on a click and on Enter, on no other key', async () => {
    const place = await page(offer)
    const block = place.querySelector<HTMLElement>('.block')
    await click(place.querySelector('p'))
    expect(gone).to.deep.equal([{ address: new URL('#offre', location.href).href, target: '', newTab: false }])
    block?.focus()
    for (const key of ['Space', 'a', 'ArrowDown', 'Escape']) await sendKeys({ press: key })
    expect(gone).to.have.length(1)
    await sendKeys({ press: 'Enter' })
    expect(gone).to.have.length(2)
  })

  it('CLICK-02 links, buttons, fields and share bars inside it keep their own clicks', async () => {
    const place = await page(html`
      <div class="block clickable_block" data-goto="#offre">
        <a class="own" href="#autre">Autre</a>
        <button class="own" type="button"><b class="own">Bouton</b></button>
        <input class="own" aria-label="Champ" />
        <select class="own" aria-label="Choix"><option>Un</option></select>
        <label class="own">Libellé</label>
        <textarea class="own" aria-label="Texte"></textarea>
        <span class="own" role="button" tabindex="0">Faux bouton</span>
        <div class="addthis_toolbox"><span class="own">Partager</span></div>
        <flx-share><span class="own">Partager</span></flx-share>
        <details><summary class="own">Plus</summary></details>
      </div>
    `)
    for (const own of place.querySelectorAll<HTMLElement>('.own')) own.click()
    for (const own of place.querySelectorAll<HTMLElement>('.own')) {
      own.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    }
    expect(gone).to.deep.equal([])
    expect(location.hash).to.equal('#autre')
  })

  it('CLICK-02 a click that something else has answered is left alone', async () => {
    const place = await page(offer)
    place.querySelector('p')?.addEventListener('click', (event) => event.preventDefault())
    await click(place.querySelector('p'))
    expect(gone).to.deep.equal([])
  })

  it('CLICK-03 an empty target navigates in place', async () => {
    document.removeEventListener('flx-clickable-go', note)
    const place = await page(offer)
    await click(place.querySelector('p'))
    expect(location.hash).to.equal('#offre')
  })

  it('CLICK-03 a target opens the named window or frame', async () => {
    document.removeEventListener('flx-clickable-go', note)
    const place = await page(html`
      <div class="clickable_block" data-goto="about:blank#x" data-target="cadre"><p>Refusé</p></div>
      <div class="block clickable_block" data-goto="/answers/give?answer=%7B%7D" data-target="cadre"><p>Ouvrir</p></div>
      <iframe name="cadre" title="Cadre"></iframe>
    `)
    expect(isMarked(place.querySelector('[data-goto^="about:"]')), 'an address that is none').to.equal(false)
    const frame = place.querySelector('iframe')
    for (const text of place.querySelectorAll('.clickable_block p')) await click(text)
    await waitUntil(() => frame?.contentWindow?.location.pathname === '/answers/give')
    expect(location.hash).to.equal('')
  })

  it('CLICK-03 the legacy attributes goto and target are understood, script addresses are not', async () => {
    const place = await fixture<HTMLElement>(html`
      <div>
        <flx-clickable for=".old"></flx-clickable>
        <div class="old" goto="#vieux" target="suite"><p>Un</p></div>
        <div class="old" data-goto="javascript:location.hash='non'"><p>Deux</p></div>
      </div>
    `)
    for (const text of place.querySelectorAll<HTMLElement>('p')) text.click()
    expect(gone.map(({ address, target }) => [new URL(address).hash, target])).to.deep.equal([['#vieux', 'suite']])
    expect(location.hash).to.equal('')
  })

  it('CLICK-04 a block is marked once, and one that comes later too', async () => {
    const place = await page(offer)
    const block = place.querySelector('.block') as HTMLElement
    const late = block.cloneNode(true) as HTMLElement
    for (const name of ['role', 'tabindex', 'aria-label', 'data-flx-clickable-ready']) late.removeAttribute(name)
    place.append(late)
    await waitUntil(() => isMarked(late))
    expect(late.getAttribute('role')).to.equal('link')
    late.querySelector('p')?.click()
    expect(gone, 'one answer, however many times the page changed').to.have.length(1)
  })

  it('CLICK-04 what leaves the page, or loses its element, is as its author wrote it', async () => {
    const place = await page(html`${offer}${article}`)
    const [first, second] = place.querySelectorAll('.block')
    first?.remove()
    await waitUntil(() => first?.attributes.length === 3)
    place.querySelector('flx-clickable')?.remove()
    await waitUntil(() => second?.attributes.length === 1)
    place.querySelector('p')?.click()
    expect(gone).to.deep.equal([])
  })

  it('CLICK-04 no work per block while the page loads, one listener per kind of event', async () => {
    const listeners: string[] = []
    const { addEventListener } = EventTarget.prototype
    EventTarget.prototype.addEventListener = function (...args: Parameters<typeof addEventListener>) {
      listeners.push(args[0])
      return addEventListener.apply(this, args)
    }
    try {
      const place = document.createElement('div')
      for (let index = 0; index < 5000; index++) {
        const block = document.createElement('p')
        block.className = 'clickable_block'
        block.dataset['goto'] = `#bloc-${index}`
        block.textContent = `Bloc ${index}`
        place.append(block)
      }
      document.body.append(place)
      const before = listeners.length
      place.append(document.createElement('flx-clickable'))
      expect(listeners.slice(before).sort()).to.deep.equal(['auxclick', 'click', 'keydown', 'mousedown'])
      expect(place.querySelectorAll('[data-flx-clickable-ready]')).to.have.length(0)
      const last = place.querySelector<HTMLElement>('p:nth-of-type(5000)')
      last?.click()
      expect(gone[0]?.address, 'acts before it is marked').to.match(/#bloc-4999$/)
      await waitUntil(() => isMarked(last), 'all are marked in the end')
      expect(listeners).to.have.length(before + 4)
      place.remove()
    } finally {
      EventTarget.prototype.addEventListener = addEventListener
    }
  })

  it('CLICK-05 middle, Ctrl, Meta and Shift clicks ask for another tab', async () => {
    const place = await page(article)
    const text = place.querySelector('p')
    await click(text, 'middle')
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
      text?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }))
    }
    expect(gone.map(({ newTab }) => newTab)).to.deep.equal([true, true, true, true])
    expect(gone[0]?.address).to.match(/#pain$/)
    const middle = { bubbles: true, cancelable: true, button: 1 }
    place.querySelector('a')?.dispatchEvent(new MouseEvent('auxclick', middle))
    text?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, altKey: true }))
    text?.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 2 }))
    expect(gone, 'a link’s own middle click, Alt and the right button are the browser’s').to.have.length(4)
  })

  it('CLICK-05 a text selection never navigates', async () => {
    const place = await page(article)
    const box = place.querySelector('p')?.getBoundingClientRect() ?? new DOMRect()
    const line = Math.round(box.top + box.height / 2)
    await sendMouse({ type: 'move', position: [Math.round(box.left + 2), line] })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [Math.round(box.left + 120), line] })
    await sendMouse({ type: 'up' })
    expect(String(getSelection())).to.not.equal('')
    expect(gone).to.deep.equal([])
    await click(place.querySelector('p'))
    expect(gone, 'a plain click afterwards does').to.have.length(1)
  })

  it('CLICK-05 with one main link, that link is the tab stop and gets the click', async () => {
    document.removeEventListener('flx-clickable-go', note)
    const place = await page(article)
    const block = place.querySelector('.block')
    expect([block?.getAttribute('role'), block?.getAttribute('tabindex')]).to.deep.equal([null, null])
    let clicks = 0
    place.querySelector('a')?.addEventListener('click', () => {
      clicks++
    })
    await click(place.querySelector('p'))
    expect([clicks, location.hash]).to.deep.equal([1, '#pain'])
  })

  it('CLICK-05 finds the main link: the only place, the only linked heading, the marked one', async () => {
    const place = await fixture<HTMLElement>(html`
      <div>
        <flx-clickable></flx-clickable>
        <div class="clickable_block"><a href="#a"><img alt="" /></a><a href="#a">A</a><p>1</p></div>
        <div class="clickable_block"><a href="#tag">Étiquette</a><h3><a href="#b">B</a></h3><p>2</p></div>
        <div class="clickable_block"><a href="#c">C</a><a href="#d" data-flx-main>D</a><p>3</p></div>
        <div class="clickable_block"><a href="#e">E</a><a href="#f">F</a><p>4</p></div>
        <div class="clickable_block"><p>5</p></div>
        <div class="clickable_block" data-goto="#g"><a href="#h">H</a><p>6</p></div>
      </div>
    `)
    for (const text of place.querySelectorAll<HTMLElement>('p')) text.click()
    expect(gone.map(({ address }) => new URL(address).hash)).to.deep.equal(['#a', '#b', '#d', '#g'])
  })

  it('CLICK-05 without main link, the block is reached by Tab and named', async () => {
    const place = await page(html`
      <button type="button">Avant</button>
      ${offer}
      <div class="block clickable_block" data-goto="#texte"><p>Nos horaires</p></div>
      <div class="block clickable_block" data-goto="#nom" aria-label="Mon nom" tabindex="-1"><p>Mon nom</p></div>
      <div class="block clickable_block" data-goto="/muet"><img alt="" /></div>
    `)
    const names = [...place.querySelectorAll('.block')].map((block) => [
      block.getAttribute('role'),
      block.getAttribute('tabindex'),
      block.getAttribute('aria-label'),
    ])
    expect(names).to.deep.equal([
      ['link', '0', null],
      ['link', '0', null],
      ['link', '-1', 'Mon nom'],
      ['link', '0', new URL('/muet', location.href).href],
    ])
    place.querySelector('button')?.focus()
    await sendKeys({ press: 'Tab' })
    expect(document.activeElement).to.equal(place.querySelector('.block'))
    expect(getComputedStyle(document.activeElement as Element).outlineStyle).to.equal('solid')
    expect(await axeHere(place)).to.deep.equal([])
  })

  it('CLICK-05 what is an article or a list item stays one, and gets a real link', async () => {
    const place = await page(html`
      <ul>
        <li class="block" data-goto="#un" data-target="cadre"><h3>Un</h3><p>Texte</p></li>
      </ul>
      <article class="block" data-goto="#deux"><p>Nos horaires</p></article>
    `)
    const links = [...place.querySelectorAll<HTMLAnchorElement>('.block > a')]
    expect(links.map(({ textContent, hash, target }) => [textContent, hash, target])).to.deep.equal([
      ['Un', '#un', 'cadre'],
      ['Nos horaires', '#deux', ''],
    ])
    expect(place.querySelectorAll('[role], [tabindex]')).to.have.length(0)
    links[1]?.focus()
    expect(getComputedStyle(place.querySelector('article') as Element).outlineStyle).to.equal('solid')
    await sendKeys({ press: 'Enter' })
    expect(location.hash).to.equal('#deux')
    place.querySelector('p')?.click()
    expect(gone.map(({ address, target }) => [new URL(address).hash, target])).to.deep.equal([['#un', 'cadre']])
    expect(await axeHere(place)).to.deep.equal([])
    place.querySelector('flx-clickable')?.remove()
    await waitUntil(() => !place.querySelector('.block > a'))
  })

  it('takes the blocks inside it, or its children themselves', async () => {
    const place = await fixture<HTMLElement>(html`
      <div>
        <flx-clickable>
          <article><h2><a href="#un">Un</a></h2><p>1</p></article>
          <ul><li data-goto="#deux"><p>2</p></li></ul>
        </flx-clickable>
        <article><a href="#trois">Trois</a><p>3</p></article>
        <div class="clickable_block" data-goto="#quatre"><p>4</p></div>
      </div>
    `)
    for (const text of place.querySelectorAll<HTMLElement>('p')) text.click()
    place.querySelector('ul')?.click()
    expect(gone.map(({ address }) => new URL(address).hash)).to.deep.equal(['#un', '#deux'])
    await waitUntil(() => isMarked(place.querySelector('article')) && isMarked(place.querySelector('li')))
    expect(isMarked(place.querySelector('ul'))).to.equal(false)
  })

  it('one inside the element and page-wide at once still leads there once', async () => {
    const place = await fixture<HTMLElement>(html`
      <div><flx-clickable></flx-clickable><flx-clickable>${offer}</flx-clickable></div>
    `)
    place.querySelector('p')?.click()
    expect(gone).to.have.length(1)
  })
})
