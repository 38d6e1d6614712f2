import { expect, fixture, html } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import '../../elements/home-slider.ts'
import type { FlxSlideshowElement } from '../../elements/slideshow.ts'
import '../../elements/slideshow.ts'
import type { SlideChange } from '../../src/ui/slides/slides-events.ts'
import { axeHere } from '../support/axe-here.ts'
import { pictureAddress } from '../support/pictures.ts'
import { waitUntil } from '../support/wait-until.ts'

const views = ['Le port', 'Le phare', 'La dune']

async function show(tag: string, attributes = ''): Promise<HTMLElement> {
  const place = await fixture<HTMLElement>(html`<div style="width: 600px"></div>`)
  const slides = views.map((name) => `<img src="${pictureAddress(600, 400)}" width="600" height="400" alt="${name}">`)
  place.innerHTML = `<${tag} label="Vues" ${attributes}>${slides.join('')}</${tag}>`
  const element = place.firstElementChild as HTMLElement
  await waitUntil(() => element.querySelector('.flx-slides'), 'it moves')
  return element
}

const namesOf = (element: Element): (string | null)[] =>
  [...element.querySelectorAll('button')].filter((each) => each.checkVisibility()).map(({ ariaLabel }) => ariaLabel)
const current = (element: Element): string | null | undefined =>
  element.querySelector('img:not([inert])')?.getAttribute('alt')
const arrows = ['Diapositive précédente', 'Diapositive suivante']
const dots = ['Aller à la diapositive 1', 'Aller à la diapositive 2', 'Aller à la diapositive 3']
const pause = 'Arrêter le défilement'

describe('<flx-slideshow>', () => {
  it('SLIDE-03 plays by itself, with a button, arrows and dots', async () => {
    const element = await show('flx-slideshow', 'interval="20" speed="0"')
    const changes: SlideChange[] = []
    element.addEventListener('flx-slide-change', ({ detail }) => changes.push(detail))
    expect(namesOf(element)).to.deep.equal([pause, ...arrows, ...dots])
    await waitUntil(() => changes.length > 3)
    const [first] = changes
    const expected = changes.map((_, at) => (((first?.position ?? 0) - 1 + at) % 3) + 1)
    expect(changes.map(({ position }) => position)).to.deep.equal(expected)
    expect([...new Set(changes.map(({ source }) => source))]).to.deep.equal(['play'])
    expect(await axeHere(element)).to.deep.equal([])
  })

  it('SLIDE-03 a click while the window takes another shape is not taken back', async () => {
    const element = await show('flx-slideshow', 'autoplay="off" speed="0"')
    // As a phone that is turned tells it, before its new size.
    dispatchEvent(new Event('orientationchange'))
    element.querySelector<HTMLElement>(`[aria-label="${arrows[1]}"]`)?.click()
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
    expect([current(element), element.querySelector('[role="status"]')?.textContent]).to.deep.equal([
      views[1],
      '2 sur 3',
    ])
  })

  it('SLIDE-03 moves when a script says so, where nobody has seen it yet', async () => {
    const place = await fixture<HTMLElement>(html`<div style="margin-top: 300vh"></div>`)
    place.innerHTML = `<flx-slideshow label="Vues" autoplay="off">${views.map((name) => `<p>${name}</p>`).join('')}</flx-slideshow>`
    const element = place.firstElementChild as FlxSlideshowElement
    const changed = new Promise<number>((change) =>
      element.addEventListener('flx-slide-change', ({ detail }) => change(detail.position)),
    )
    await element.goTo(2)
    expect(await changed).to.equal(2)
    expect(element.getBoundingClientRect().top, 'out of view').to.be.above(innerHeight)
  })

  it('SLIDE-03 stands still while less than 70 % of it is seen', async () => {
    await setViewport({ width: 800, height: 600 })
    const element = await show('flx-slideshow', 'interval="20" speed="0"')
    const other = await show('flx-slideshow', 'interval="20" speed="0" style="width: 200px"')
    let changes = 0
    let others = 0
    element.addEventListener('flx-slide-change', () => changes++)
    other.addEventListener('flx-slide-change', () => others++)
    await waitUntil(() => changes > 1)
    // Of the first one 65 % are in the window, the other one whole.
    document.body.style.minHeight = '3000px'
    const top = element.getBoundingClientRect().top + scrollY
    scrollTo(0, top + 140)
    const count = others
    await waitUntil(() => others > count + 2, 'the other goes on')
    const still = changes
    await waitUntil(() => others > count + 8)
    expect(changes).to.equal(still)
    scrollTo(0, top + 100)
    await waitUntil(() => changes > still, 'it goes on at 75 %')
    scrollTo(0, 0)
    document.body.style.minHeight = ''
  })

  it('SLIDE-04 takes its own children for slides, and gives them back where they were', async () => {
    const element = await show('flx-slideshow', 'autoplay="off"')
    const slides = [...element.querySelectorAll('img')]
    expect([current(element), slides.length]).to.deep.equal(['Le port', 3])
    element.append(Object.assign(document.createElement('p'), { textContent: 'Plus loin' }))
    await waitUntil(() => element.querySelectorAll('.flx-slides__dot').length === 4)
    element.remove()
    await waitUntil(() => element.children.length === 4 && slides.every((slide, at) => slide === element.children[at]))
    expect(slides.map((slide) => slide.getAttributeNames())).to.deep.equal(
      slides.map(() => ['src', 'width', 'height', 'alt']),
    )
  })
})

describe('<flx-home-slider>', () => {
  it('SLIDE-02 fades in 1200 ms, has arrows, and dots instead below 576 px', async () => {
    await setViewport({ width: 800, height: 600 })
    const element = await show('flx-home-slider')
    expect(namesOf(element)).to.deep.equal([pause, ...arrows])
    const next = element.querySelector<HTMLElement>('.flx-slides__arrow--next')
    next?.click()
    const faded = element.querySelectorAll('img')[1] as HTMLElement
    expect(getComputedStyle(faded).transitionDuration).to.equal('1.2s')
    expect(getComputedStyle(faded).transitionProperty).to.equal('opacity')
    await waitUntil(() => getComputedStyle(faded).opacity === '1')
    expect(current(element)).to.equal('Le phare')
    await setViewport({ width: 500, height: 600 })
    await waitUntil(() => namesOf(element).length === 4)
    expect(namesOf(element), 'what the visitor has ended does not begin again').to.deep.equal([
      'Lancer le défilement',
      ...dots,
    ])
    expect(current(element)).to.equal('Le phare')
    expect(await axeHere(element)).to.deep.equal([])
    await setViewport({ width: 800, height: 600 })
  })
})
