import { expect, fixture, html } from '@open-wc/testing'
import { emulateMedia, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { FlxCarouselElement } from '../../elements/carousel.ts'
import '../../elements/carousel.ts'
import type { SlideChange } from '../../src/ui/slides/slides-events.ts'
import { script } from '../support/answers-client.ts'
import { axeHere } from '../support/axe-here.ts'
import { isLeftToBrowser } from '../support/left-to-browser.ts'
import { waitUntil } from '../support/wait-until.ts'

const items = (count: number): string =>
  Array.from({ length: count }, (_, at) => `<li id="d${at + 1}"><a href="#d${at + 1}">Article ${at + 1}</a></li>`).join(
    '',
  )

/** A carousel in 600 px, without the time that a move takes, once it has its arrows. */
async function carousel(attributes = '', content = `<ul>${items(8)}</ul>`): Promise<FlxCarouselElement> {
  const place = await fixture<HTMLElement>(html`<div style="width: 600px"></div>`)
  place.innerHTML = `<flx-carousel label="Articles" speed="0" ${attributes}>${content}</flx-carousel>`
  const element = place.firstElementChild as FlxCarouselElement
  await ready(element)
  return element
}

const ready = (element: Element): Promise<void> => waitUntil(() => element.querySelector('.flx-slides'), 'it moves')

/** The slides in view, as a visitor sees them: their texts, from the start of the line on. */
function seen(element: Element): string[] {
  const box = element.getBoundingClientRect()
  return [...element.querySelectorAll<HTMLElement>('[aria-roledescription="diapositive"]')]
    .map((slide) => ({ slide, rect: slide.getBoundingClientRect() }))
    .filter(
      ({ rect }) =>
        rect.right > box.left + 2 &&
        rect.left < box.right - 2 &&
        rect.bottom > box.top + 2 &&
        rect.top < box.bottom - 2,
    )
    .sort((one, other) => one.rect.left - other.rect.left || one.rect.top - other.rect.top)
    .map(({ slide }) => slide.textContent?.trim() ?? '')
}
const articles = (...numbers: number[]): string[] => numbers.map((number) => `Article ${number}`)
const button = (element: Element, name: string): HTMLButtonElement =>
  element.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`) as HTMLButtonElement
const next = (element: Element): void => button(element, 'Diapositive suivante').click()
const previous = (element: Element): void => button(element, 'Diapositive précédente').click()
const status = (element: Element): string => element.querySelector('[role="status"]')?.textContent ?? ''

describe('<flx-carousel>', () => {
  it('SLIDE-01 shows one, moves by one, without end, and back', async () => {
    const element = await carousel()
    expect(seen(element)).to.deep.equal(articles(1))
    for (const number of [2, 3, 4, 5, 6, 7, 8, 1, 2]) {
      next(element)
      expect(seen(element)).to.deep.equal(articles(number))
    }
    for (const number of [1, 8, 7]) {
      previous(element)
      expect(seen(element)).to.deep.equal(articles(number))
    }
  })

  it('SLIDE-01 each option is set by an attribute, and may change with the width of the window', async () => {
    await setViewport({ width: 800, height: 600 })
    const element = await carousel('shown="2 700:3 1100:4" step="2" loop="off" style="--flx-slides-gap: 0px"')
    expect(seen(element)).to.deep.equal(articles(1, 2, 3))
    expect(button(element, 'Diapositive précédente').disabled).to.equal(true)
    next(element)
    expect(seen(element)).to.deep.equal(articles(3, 4, 5))
    next(element)
    next(element)
    expect(seen(element)).to.deep.equal(articles(6, 7, 8))
    expect(button(element, 'Diapositive suivante').disabled).to.equal(true)
    await setViewport({ width: 650, height: 600 })
    await waitUntil(() => seen(element).length === 2)
    expect(seen(element)).to.include('Article 7')
    await setViewport({ width: 800, height: 600 })
    await waitUntil(() => seen(element).length === 3)
  })

  it('SLIDE-01 moves by several without end, whatever their number', async () => {
    const element = await carousel('shown="2" step="2" style="--flx-slides-gap: 0px"', `<ul>${items(5)}</ul>`)
    const stops = [articles(1, 2), articles(3, 4), articles(5, 1), articles(2, 3), articles(4, 5)]
    for (const stop of [...stops, ...stops].slice(0, 7)) {
      expect(seen(element)).to.deep.equal(stop)
      next(element)
    }
    for (const stop of [articles(3, 4), articles(1, 2), articles(4, 5)]) {
      previous(element)
      expect(seen(element)).to.deep.equal(stop)
    }
  })

  it('SLIDE-01 goes back to the first where too few are out of view to turn', async () => {
    const element = await carousel('shown="3" step="2" style="--flx-slides-gap: 0px"', `<ul>${items(4)}</ul>`)
    next(element)
    expect(seen(element)).to.deep.equal(articles(2, 3, 4))
    next(element)
    expect(seen(element)).to.deep.equal(articles(1, 2, 3))
    previous(element)
    expect(seen(element)).to.deep.equal(articles(2, 3, 4))
  })

  it('SLIDE-04 leaves the nodes of the author where they are, with what listens to them, while it turns and after', async () => {
    const place = await fixture<HTMLElement>(html`<div style="width: 600px"></div>`)
    place.innerHTML = `<flx-carousel speed="0"><ul style="color: red;">${items(3)}<li class="mine" style="opacity: 0.9;"><form><input value="a"></form></li></ul></flx-carousel>`
    const element = place.firstElementChild as FlxCarouselElement
    const list = element.querySelector('ul') as HTMLElement
    const before = list.outerHTML
    const nodes = [...list.children]
    const input = list.querySelector('input') as HTMLInputElement
    input.value = 'typed'
    let changes = 0
    const observer = new MutationObserver((records) => {
      changes += records.length
    })
    observer.observe(list, { childList: true })
    let clicks = 0
    nodes[1]?.addEventListener('click', () => clicks++)
    await ready(element)
    for (let turn = 0; turn < 9; turn++) next(element)
    changes += observer.takeRecords().length
    expect([changes, [...list.children].every((node, at) => node === nodes[at]), input.value]).to.deep.equal([
      0,
      true,
      'typed',
    ])
    ;(nodes[1] as HTMLElement).click()
    expect(clicks).to.equal(1)
    element.remove()
    await waitUntil(() => list.outerHTML === before, 'nothing is left of it')
    expect([element.children.length, input.value]).to.deep.equal([1, 'typed'])
  })

  it('SLIDE-01 begins with the first where nothing scrolled before, else where the visitor had scrolled to', async () => {
    const wide = '<a href="#un"><img alt="Un" width="1400" height="90"></a> <a href="#deux">Deux</a>'
    const element = await carousel('', wide)
    expect((element.querySelector('a:not([inert])') as HTMLAnchorElement).hash).to.equal('#un')
    const slides = [1, 2, 3].map((at) => `<p style="flex: none; width: 600px">Mot ${at}</p>`).join('')
    for (const content of [slides, `<div data-flx-slides>${slides}</div>`]) {
      const place = await fixture<HTMLElement>(html`<div style="width: 600px"></div>`)
      // As the guide has pages write it.
      place.innerHTML = `<style>flx-carousel:not(:has(> [data-flx-slides])), flx-carousel > [data-flx-slides] {
        display: flex; overflow: auto }</style><flx-carousel label="Mots" speed="0">${content}</flx-carousel>`
      const host = place.lastElementChild as HTMLElement
      ;(host.querySelector('[data-flx-slides]') ?? host).scrollLeft = 700
      await ready(host)
      expect(seen(host)).to.deep.equal(['Mot 2'])
    }
  })

  it('SLIDE-04 does not take over a row that the visitor still scrolls', async () => {
    const place = await fixture<HTMLElement>(html`<div style="width: 600px"></div>`)
    const slides = [1, 2, 3].map((at) => `<p style="flex: none; width: 600px">Mot ${at}</p>`).join('')
    place.innerHTML = `<flx-carousel label="Mots" speed="0"><div data-flx-slides style="display: flex; overflow: auto">${slides}</div></flx-carousel>`
    const element = place.firstElementChild as FlxCarouselElement
    const row = element.firstElementChild as HTMLElement
    let isScrolling = true
    const scroll = (): void => {
      row.scrollLeft += 10
      if (row.scrollLeft >= 600) isScrolling = false
      if (isScrolling) requestAnimationFrame(scroll)
    }
    row.scrollLeft = 10
    scroll()
    await element.ready
    await waitUntil(() => !isScrolling || element.querySelector('button'))
    expect(isScrolling, 'it waits').to.equal(false)
    await ready(element)
    expect(seen(element)).to.deep.equal(['Mot 2'])
  })

  it('SLIDE-04 what an editor left between the slides is none, and takes no room below them', async () => {
    const host = await carousel('', '<p>Un</p><br><p>Deux</p><br>')
    const names = [...host.querySelectorAll('[aria-roledescription="diapositive"]')].map((slide) => slide.ariaLabel)
    expect(names).to.deep.equal(['1 sur 2', '2 sur 2'])
    expect(host.getBoundingClientRect().bottom).to.be.closeTo(
      host.querySelector('[data-flx-slides]')?.getBoundingClientRect().bottom ?? 0,
      1,
    )
  })

  it('SLIDE-04 slides out of view are inert, and no visitor meets one twice', async () => {
    const element = await carousel('shown="2"')
    const reached = (): string[] =>
      [...element.querySelectorAll<HTMLElement>('a')]
        .filter((link) => !link.closest('[inert]'))
        .map((link) => link.textContent ?? '')
    expect(reached()).to.deep.equal(articles(1, 2))
    await element.previous()
    expect(reached().sort()).to.deep.equal(articles(1, 8))
    expect(element.querySelectorAll('li').length).to.equal(8)
    expect(new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)).size).to.equal(8)
  })

  it('SLIDE-04 is one labelled region, says the place of each slide, and where the visitor has come to', async () => {
    const element = await carousel('shown="2"')
    expect([element.role, element.ariaRoleDescription, element.ariaLabel]).to.deep.equal([
      'region',
      'carrousel',
      'Articles',
    ])
    const third = element.querySelector('#d3') as Element
    expect([third.getAttribute('aria-posinset'), third.getAttribute('aria-setsize')]).to.deep.equal(['3', '8'])
    expect(status(element)).to.equal('')
    await element.goTo(4)
    expect(status(element), 'a script is no visitor').to.equal('')
    next(element)
    expect(status(element)).to.equal('5 à 6 sur 8')
    const named = await carousel(
      'aria-label="Les miens"',
      '<section aria-label="À moi">A</section><section>B</section>',
    )
    expect(named.ariaLabel).to.equal('Les miens')
    const groups = [...named.querySelectorAll('section')].map((slide) => [slide.role, slide.ariaLabel])
    expect(groups).to.deep.equal([
      ['group', 'À moi'],
      ['group', '2 sur 2'],
    ])
  })

  it('SLIDE-04 obeys the keyboard, and an arrow that is at its end hands on the focus', async () => {
    const element = await carousel('loop="off" dots', `<ul>${items(3)}</ul>`)
    const changes: SlideChange[] = []
    element.addEventListener('flx-slide-change', ({ detail }) => changes.push(detail))
    button(element, 'Diapositive suivante').focus()
    await sendKeys({ press: 'Enter' })
    await sendKeys({ down: 'Alt' })
    await sendKeys({ press: 'ArrowRight' })
    await sendKeys({ up: 'Alt' })
    expect(seen(element), 'the browser’s Forward').to.deep.equal(articles(2))
    await sendKeys({ press: 'ArrowRight' })
    expect(seen(element)).to.deep.equal(articles(3))
    expect(document.activeElement === button(element, 'Diapositive précédente')).to.equal(true)
    await sendKeys({ press: 'ArrowLeft' })
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'Tab' })
    expect(document.activeElement?.getAttribute('aria-label')).to.equal('Aller à la diapositive 1')
    await sendKeys({ press: 'Space' })
    expect(seen(element)).to.deep.equal(articles(1))
    expect(changes.map(({ position, source }) => [position, source])).to.deep.equal([
      [2, 'visitor'],
      [3, 'visitor'],
      [2, 'visitor'],
      [1, 'visitor'],
    ])
    expect([...element.querySelectorAll('[aria-current]')].map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      'Aller à la diapositive 1',
    ])
  })

  it('SLIDE-03 a swipe changes the slide from 40 px on, and a click on a link that was dragged follows nothing', async () => {
    const element = await carousel('', `<ul>${items(4)}</ul>`)
    let clicks = 0
    element.querySelector('#d1 a')?.addEventListener('click', (event) => {
      if (!event.defaultPrevented) clicks++
    })
    ;(element.querySelector('#d1') as HTMLElement).style.height = '200px'
    const { left, top } = element.getBoundingClientRect()
    const drag = async (by: number): Promise<void> => {
      const from: [number, number] = [Math.round(left + 300), Math.round(top + 100)]
      await sendMouse({ type: 'move', position: from })
      await sendMouse({ type: 'down' })
      for (const share of [0.25, 0.5, 0.75, 1]) {
        await sendMouse({ type: 'move', position: [from[0] + Math.round(by * share), from[1]] })
      }
      await sendMouse({ type: 'up' })
    }
    await drag(-36)
    expect(seen(element)).to.deep.equal(articles(1))
    await drag(-60)
    expect(seen(element)).to.deep.equal(articles(2))
    await drag(60)
    expect(seen(element)).to.deep.equal(articles(1))
    await drag(60)
    expect(seen(element)).to.deep.equal(articles(4))
    expect(clicks).to.equal(0)
  })

  it('SLIDE-03 a swipe in a carousel of a slide moves that one alone', async () => {
    const picture = (name: string): string => `<li><p style="height: 100px; user-select: none">${name}</p></li>`
    const inner = `<flx-carousel label="Vues" speed="0"><ul>${['Face', 'Dos', 'Profil'].map(picture).join('')}</ul></flx-carousel>`
    const element = await carousel('', `<ul><li id="premier">${inner}</li>${items(3)}</ul>`)
    const views = element.querySelector('flx-carousel') as FlxCarouselElement
    await ready(views)
    const { left, top } = (views.querySelector('li') as HTMLElement).getBoundingClientRect()
    const from = [Math.round(left + 300), Math.round(top + 50)] as const
    await sendMouse({ type: 'move', position: [...from] })
    await sendMouse({ type: 'down' })
    for (const by of [-40, -80, -120]) await sendMouse({ type: 'move', position: [from[0] + by, from[1]] })
    await sendMouse({ type: 'up' })
    await waitUntil(() => seen(views)[0] === 'Dos')
    expect(element.querySelector<HTMLElement>('#premier')?.inert).to.equal(false)
  })

  it('SLIDE-03 the mouse selects a text of a slide, and moves the slide where there is none', async () => {
    const text = 'Bol en grès, tourné à Port-Lannec, 24 euros.'
    const element = await carousel(
      '',
      `<ul><li><p id="texte" style="margin: 0; font: 20px/30px monospace">${text}</p><p style="height: 100px"></p></li>${items(3)}</ul>`,
    )
    const place = (element.querySelector('#texte') as HTMLElement).getBoundingClientRect()
    const drag = async (y: number): Promise<void> => {
      const from = [Math.round(place.left + 300), Math.round(y)] as const
      await sendMouse({ type: 'move', position: [...from] })
      await sendMouse({ type: 'down' })
      for (const by of [-40, -80, -120]) await sendMouse({ type: 'move', position: [from[0] + by, from[1]] })
      await sendMouse({ type: 'up' })
    }
    await drag(place.top + 15)
    const selected = String(getSelection())
    expect([text.includes(selected), selected.length > 5, seen(element)[0]]).to.deep.equal([true, true, text])
    getSelection()?.removeAllRanges()
    await drag(place.top + 80)
    expect([String(getSelection()), seen(element)]).to.deep.equal(['', articles(1)])
  })

  it('SLIDE-03 a finger pulls a range, and scrolls a wide table to its end, instead of the slide', async () => {
    const table = '<div id="large" style="overflow-x: auto"><p style="width: 900px; height: 40px">Large</p></div>'
    const range = '<input type="range" aria-label="Budget" style="width: 100%">'
    const element = await carousel('', `<ul><li>${range}${table}</li>${items(3)}</ul>`)
    const first = seen(element)
    const pull = (target: Element, by: number): void => {
      const { left, top, width } = target.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + 5]
      const send = (type: string, at: number): unknown =>
        target.dispatchEvent(
          new PointerEvent(type, { pointerType: 'touch', pointerId: 7, clientX: at, clientY: y, bubbles: true }),
        )
      send('pointerdown', x)
      for (const share of [0.25, 0.5, 0.75, 1]) send('pointermove', x + by * share)
      send('pointerup', x + by)
    }
    const large = element.querySelector('#large') as HTMLElement
    pull(element.querySelector('input') as HTMLElement, -120)
    pull(large, -120)
    expect(seen(element)).to.deep.equal(first)
    large.scrollLeft = 900
    pull(large, -120)
    expect(seen(element)).to.deep.equal(articles(1))
  })

  it('SLIDE-04 in a page of React, which adds, takes away and orders slides that are its own children', async () => {
    const place = await fixture<HTMLElement>('<div style="width: 600px"></div>')
    const thrown: unknown[] = []
    const root = createRoot(place, { onUncaughtError: (error) => thrown.push(error) })
    const draw = (...names: string[]): void => {
      const slides = names.map((name) => createElement('p', { key: name }, name))
      flushSync(() => root.render(createElement('flx-carousel', { label: 'Mots', speed: '0' }, slides)))
    }
    draw('a', 'b', 'c')
    const element = place.firstElementChild as FlxCarouselElement
    await ready(element)
    const [first] = element.querySelectorAll('p')
    draw('a', 'b')
    draw('z', 'b', 'a')
    await waitUntil(() => seen(element).join() === 'a', 'what is read stays')
    expect([...element.querySelectorAll('p')].map(({ textContent }) => textContent)).to.deep.equal(['z', 'b', 'a'])
    expect(element.querySelectorAll('p')[2] === first).to.equal(true)
    draw()
    await waitUntil(() => !element.querySelector('.flx-slides'))
    draw('d', 'e')
    await waitUntil(() => seen(element).join() === 'd')
    flushSync(() => root.unmount())
    await waitUntil(() => place.innerHTML === '')
    expect(thrown).to.deep.equal([])
  })

  it('SLIDE-04 a copy of it, slides and all, is a carousel of its own, and gives back what it was made of', async () => {
    const element = await carousel('', '<p>A</p><p>B</p><p>C</p>')
    const copy = element.cloneNode(true) as FlxCarouselElement
    element.after(copy)
    await waitUntil(
      () => copy.querySelectorAll('button').length === 2 && copy.querySelectorAll('p[inert]').length === 2,
    )
    next(copy)
    expect([seen(copy), seen(element)]).to.deep.equal([['B'], ['A']])
    copy.remove()
    await waitUntil(() => copy.children.length === 3)
    expect(copy.querySelectorAll('[inert]').length).to.equal(0)
  })

  it('SLIDE-04 on paper all slides are to be read, one after the other, whatever moves them', async () => {
    for (const attributes of ['', 'fade', 'vertical', 'shown="3" step="2"']) {
      const element = await carousel(attributes)
      await element.goTo(3)
      await emulateMedia({ media: 'print' })
      const box = element.getBoundingClientRect()
      const slides = [...element.querySelectorAll('li')]
      const places = slides.map((slide) => slide.getBoundingClientRect())
      const isApart = (one: DOMRect, other: DOMRect): boolean =>
        one.right <= other.left + 1 || one.bottom <= other.top + 1
      expect(
        slides.every((slide) => slide.checkVisibility({ opacityProperty: true, visibilityProperty: true })),
        `${attributes}: seen`,
      ).to.equal(true)
      expect(
        places.every(({ left, right, bottom }) => left >= -1 && right <= box.right + 20 && bottom <= box.bottom + 1),
        `${attributes}: in the page`,
      ).to.equal(true)
      expect(
        places.slice(1).every((place, at) => isApart(places[at] as DOMRect, place)),
        `${attributes}: one beside or below the other`,
      ).to.equal(true)
      expect(element.querySelector('.flx-slides')?.checkVisibility()).to.equal(false)
      await emulateMedia({ media: 'screen' })
      element.remove()
    }
  })

  it('SLIDE-04 plays by itself only where it is asked to, until the visitor acts', async () => {
    const element = await carousel('autoplay interval="20"')
    const sources: string[] = []
    element.addEventListener('flx-slide-change', ({ detail }) => sources.push(detail.source))
    await waitUntil(() => sources.length > 2)
    expect([status(element), new Set(sources).size, sources[0]]).to.deep.equal(['', 1, 'play'])
    expect(button(element, 'Arrêter le défilement') !== null).to.equal(true)
    next(element)
    const count = sources.length
    expect(sources.at(-1)).to.equal('visitor')
    expect(button(element, 'Lancer le défilement') !== null, 'it has ended').to.equal(true)
    // What follows is the next change there is, to a slide that is not there yet.
    await element.goTo(seen(element)[0] === 'Article 1' ? 2 : 1)
    expect(sources.slice(count)).to.deep.equal(['code'])
    button(element, 'Lancer le défilement').click()
    await waitUntil(() => sources.at(-1) === 'play')
    element.querySelector<HTMLElement>('li:not([inert]) a')?.focus()
    await waitUntil(() => button(element, 'Lancer le défilement'), 'the focus ends it')
    const quiet = await carousel('', `<ul>${items(2)}</ul>`)
    expect([...quiet.querySelectorAll('button')].map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      'Diapositive précédente',
      'Diapositive suivante',
    ])
  })

  it('SLIDE-04 waits under the pointer', async () => {
    const element = await carousel('autoplay interval="20"')
    const { left, top } = element.getBoundingClientRect()
    await sendMouse({ type: 'move', position: [Math.round(left + 100), Math.round(top + 10)] })
    const here = element.querySelector('li:not([inert])')
    const other = await carousel('autoplay interval="20"')
    let changes = 0
    other.addEventListener('flx-slide-change', () => changes++)
    await waitUntil(() => changes > 3, 'the other goes on')
    expect(element.querySelector('li:not([inert])') === here).to.equal(true)
    await sendMouse({ type: 'move', position: [5, 590] })
    await waitUntil(() => element.querySelector('li:not([inert])') !== here, 'it goes on')
  })

  it('SLIDE-04 does not begin by itself for those who want less motion, and changes at once', async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    const element = await carousel('autoplay interval="20" speed="60000"')
    expect(button(element, 'Lancer le défilement') !== null).to.equal(true)
    next(element)
    expect(seen(element)).to.deep.equal(articles(2))
    await emulateMedia({ reducedMotion: 'no-preference' })
  })

  it('is vertical, fades, and reads from right to left', async () => {
    const vertical = await carousel('vertical shown="2" style="--flx-slides-height: 200px; --flx-slides-gap: 0px"')
    expect(seen(vertical)).to.deep.equal(articles(1, 2))
    next(vertical)
    expect(seen(vertical)).to.deep.equal(articles(2, 3))
    previous(vertical)
    previous(vertical)
    expect(seen(vertical)).to.deep.equal(articles(8, 1))
    const rtl = await carousel('shown="2" dir="rtl" style="--flx-slides-gap: 0px"')
    expect(seen(rtl)).to.deep.equal(articles(2, 1))
    next(rtl)
    expect(seen(rtl)).to.deep.equal(articles(3, 2))
    previous(rtl)
    previous(rtl)
    expect(seen(rtl)).to.deep.equal(articles(1, 8))
    expect([...rtl.querySelectorAll('li:not([inert])')].map(({ id }) => id).sort()).to.deep.equal(['d1', 'd8'])
    const fade = await carousel('fade')
    const opaque = (): string[] =>
      [...fade.querySelectorAll('li')]
        .filter((slide) => getComputedStyle(slide).opacity === '1')
        .map(({ textContent }) => textContent ?? '')
    expect(opaque()).to.deep.equal(articles(1))
    previous(fade)
    expect([opaque(), seen(fade).includes('Article 8')]).to.deep.equal([articles(8), true])
    next(fade)
    next(fade)
    expect([...fade.querySelectorAll('li:not([inert])')].map(({ id }) => id)).to.deep.equal(['d2'])
  })

  it('is commanded by slides that are its thumbnails', async () => {
    const large = await carousel('id="grand"', `<ul>${items(4)}</ul>`)
    const small = await carousel(
      'for="#grand" shown="3"',
      '<ul><li><button>A</button><li><img alt="B"><li><a href="#d3">C</a><li><button>D</button></ul>',
    )
    expect(small.querySelector('[aria-current]')?.textContent).to.equal('A')
    small.querySelector<HTMLElement>('[alt="B"]')?.focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => seen(large)[0] === 'Article 2')
    expect(isLeftToBrowser(small.querySelector('a'), { ctrlKey: true }), 'a tab').to.equal(true)
    expect(seen(large)).to.deep.equal(['Article 2'])
    small.querySelector('a')?.click()
    await waitUntil(() => seen(large)[0] === 'Article 3')
    next(large)
    expect(small.querySelector('[aria-current]')?.textContent).to.equal('D')
    expect(small.querySelector('[aria-current]')?.closest('[inert]') === null, 'it is in view').to.equal(true)
    expect(await axeHere(small)).to.deep.equal([])
    small.remove()
    await waitUntil(() => !small.querySelector('[aria-current], [role="button"]'))
  })

  it('its thumbnails mark the slide that it begins with, and keep their mark in a window of another width', async () => {
    await setViewport({ width: 800, height: 600 })
    const large = await carousel('id="grand" start="4"', `<ul>${items(6)}</ul>`)
    const buttons = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => `<li><button>${name}</button></li>`)
    const small = await carousel('for="#grand" shown="3 700:2"', `<ul>${buttons.join('')}</ul>`)
    const mark = (): Element | null => small.querySelector('[aria-current]')
    expect(mark()?.textContent).to.equal('D')
    expect(mark()?.closest('[inert]') === null, 'it is in view').to.equal(true)
    next(large)
    expect(mark()?.textContent).to.equal('E')
    await setViewport({ width: 600, height: 600 })
    await waitUntil(() => small.querySelectorAll('li:not([inert])').length === 3)
    expect(mark()?.textContent).to.equal('E')
    expect(mark()?.closest('[inert]') === null, 'it is in view').to.equal(true)
  })

  it('goes to the slide that holds what a link names', async () => {
    const element = await carousel()
    const link = element.after(Object.assign(document.createElement('a'), { href: '#d6', textContent: 'Six' }))
    expect(link).to.equal(undefined)
    ;(element.nextElementSibling as HTMLElement).click()
    await waitUntil(() => seen(element)[0] === 'Article 6')
    history.replaceState(null, '', location.pathname + location.search)
  })

  it('has no arrows for one slide, nothing for none, and takes those that come later', async () => {
    const one = await carousel('dots autoplay', `<ul>${items(1)}</ul>`)
    expect([...one.querySelectorAll('button')].filter((each) => each.checkVisibility())).to.deep.equal([])
    one.querySelector('ul')?.insertAdjacentHTML('beforeend', '<li>Article 2</li>')
    await waitUntil(() => button(one, 'Diapositive suivante')?.checkVisibility())
    next(one)
    expect(seen(one)).to.deep.equal(articles(2))
    one.querySelector('ul')?.insertAdjacentHTML('afterbegin', '<li>Article 0</li>')
    await waitUntil(() => one.querySelectorAll('.flx-slides__dot').length === 3)
    expect(seen(one), 'what is read stays').to.deep.equal(articles(2))
    const none = await fixture<FlxCarouselElement>(html`<flx-carousel><ul></ul></flx-carousel>`)
    await none.next()
    expect(none.querySelector('.flx-slides') === null).to.equal(true)
    none.querySelector('ul')?.insertAdjacentHTML('beforeend', items(3))
    await ready(none)
    const mixed = await carousel('', 'text <script type="text/x"></script><p>A</p><p hidden>no</p><p>B</p>')
    expect(mixed.querySelectorAll('[aria-roledescription="diapositive"]').length).to.equal(2)
  })

  it('wrong attributes mean those that are not written', async () => {
    const element = await carousel(
      'shown="zero" step="-1" speed="vite" interval="" start="99" swipe="x" loop="peut-être" vertical="off" for="1,5"',
    )
    expect(seen(element)).to.deep.equal(articles(8))
    next(element)
    expect(seen(element)).to.deep.equal(articles(1))
  })

  it('a picture has its room before it is there, also one that is broken or whose size nobody knows', async () => {
    const picture = (size = ''): string => `<li><img alt="Une vue" src="data:image/png;base64,AAAA" ${size}></li>`
    const element = await carousel('', `<ul>${picture()}${picture('width="300" height="100"')}</ul>`)
    expect(element.offsetHeight).to.equal(400)
  })

  it('a picture that is on its way has the room that its width and height say', async () => {
    const { base } = await script({ hold: 'for ever', repeat: true })
    const picture = `<li><img alt="Une vue" src="${base}vue.png" width="300" height="100"></li>`
    const element = await carousel('', `<ul>${picture.repeat(3)}</ul>`)
    expect(element.querySelector('img')?.complete).to.equal(false)
    expect(element.offsetHeight).to.equal(100)
  })

  it('has the lazy pictures of the slides beside fetched ahead, and no others', async () => {
    const picture = '<img alt="" loading="lazy" width="30" height="20" src="data:image/png;base64,AAAA">'
    const element = await carousel('', `<ul>${`<li>${picture}</li>`.repeat(7)}</ul>`)
    const eager = (): number[] =>
      [...element.querySelectorAll('img')].flatMap(({ loading }, index) => (loading === 'eager' ? [index] : []))
    expect(eager()).to.deep.equal([0, 1, 6])
    await element.goTo(4)
    expect(eager()).to.deep.equal([0, 1, 2, 3, 4, 6])
  })

  it('shows two hundred as soon as eight', async () => {
    const element = await carousel('shown="4" dots progress', `<ul>${items(200)}</ul>`)
    expect(element.querySelectorAll('button').length).to.equal(2)
    await element.goTo(150)
    expect(seen(element)[0]).to.equal('Article 150')
    expect(element.querySelector('.flx-slides__dots')?.textContent).to.equal('150 sur 200')
    next(element)
    expect(seen(element)).to.deep.equal(articles(151, 152, 153, 154))
    await element.goTo(199)
    expect(seen(element)).to.deep.equal(articles(199, 200, 1, 2))
  })

  it('fetches nothing in a tab that is closed, and moves once it opens', async () => {
    const place = await fixture<HTMLElement>(html`<details><summary>Onglet</summary></details>`)
    place.insertAdjacentHTML('beforeend', `<flx-carousel speed="0"><ul>${items(4)}</ul></flx-carousel>`)
    const element = place.lastElementChild as FlxCarouselElement
    const seenNow = await carousel()
    expect([element.querySelector('.flx-slides') === null, seen(seenNow).length]).to.deep.equal([true, 1])
    ;(place as HTMLDetailsElement).open = true
    await ready(element)
    next(element)
    expect(seen(element)).to.deep.equal(articles(2))
    ;(place as HTMLDetailsElement).open = false
    ;(place as HTMLDetailsElement).open = true
    expect(seen(element)).to.deep.equal(articles(2))
  })
})
