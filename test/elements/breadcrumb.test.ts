import { expect, fixture, html } from '@open-wc/testing'
import { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import type { FlxBreadcrumbElement } from '../../elements/breadcrumb.ts'
import '../../elements/breadcrumb.ts'
import { waitUntil } from '../support/wait-until.ts'

const trail = html`
  <flx-breadcrumb>
    <nav aria-label="Fil d’Ariane">
      <ol>
        <li><a href="#accueil">Accueil</a></li>
        <li>
          <a href="#pains">Pains</a>
          <ul>
            <li><a href="#brioches">Brioches</a></li>
            <li><a href="#viennoiseries">Viennoiseries et gourmandises du dimanche matin</a></li>
          </ul>
        </li>
        <li>
          <a href="#levain" aria-current="page">Pain au levain</a>
          <ul hidden><li><a href="#seigle">Seigle</a></li></ul>
        </li>
      </ol>
    </nav>
  </flx-breadcrumb>
`

async function open(markup = trail): Promise<FlxBreadcrumbElement> {
  const place = await fixture<HTMLElement>(html`<div>${markup}</div>`)
  const element = place.querySelector('flx-breadcrumb') as FlxBreadcrumbElement
  await element.ready
  return element
}

interface Crumb {
  button: HTMLButtonElement
  list: HTMLElement
}

function crumb(element: Element, index: number): Crumb {
  return {
    button: element.querySelectorAll('button')[index] as HTMLButtonElement,
    list: element.querySelectorAll<HTMLElement>('li > ul')[index] as HTMLElement,
  }
}

const isOpen = ({ button, list }: Crumb): boolean =>
  list.checkVisibility() && button.getAttribute('aria-expanded') === 'true'
const isClosed = ({ button, list }: Crumb): boolean =>
  !list.checkVisibility() && button.getAttribute('aria-expanded') === 'false'

async function openCrumb(element: Element, index: number): Promise<Crumb> {
  const found = crumb(element, index)
  found.button.click()
  expect(isOpen(found)).to.equal(true)
  await waitUntil(() => found.list.style.top !== '')
  return found
}

describe('<flx-breadcrumb>', () => {
  afterEach(async () => {
    await resetMouse()
    await setViewport({ width: 900, height: 600 })
  })

  it('HEAD-02 folds the lists of sibling pages behind buttons named after their page', async () => {
    const element = await open()
    const names = [...element.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))
    expect(names).to.deep.equal([
      'Pages voisines de «\u00a0Pains\u00a0»',
      'Pages voisines de «\u00a0Pain au levain\u00a0»',
    ])
    const [first, second] = [crumb(element, 0), crumb(element, 1)]
    expect([isClosed(first), isClosed(second)]).to.deep.equal([true, true])
    first.button.click()
    expect(isOpen(first)).to.equal(true)
    second.button.click()
    expect([isClosed(first), isOpen(second)], 'one at a time').to.deep.equal([true, true])
    second.button.click()
    expect(isClosed(second)).to.equal(true)
  })

  it('HEAD-02 by keyboard: opens, leads into the list, Escape comes back to the button', async () => {
    const element = await open()
    const first = crumb(element, 0)
    element.querySelectorAll('a')[1]?.focus()
    await sendKeys({ press: 'Tab' })
    expect(document.activeElement).to.equal(first.button)
    await sendKeys({ press: 'Enter' })
    expect(isOpen(first)).to.equal(true)
    await sendKeys({ press: 'Tab' })
    expect(document.activeElement?.textContent).to.equal('Brioches')
    await sendKeys({ press: 'Escape' })
    expect([isClosed(first), document.activeElement === first.button]).to.deep.equal([true, true])
    await sendKeys({ press: 'Space' })
    expect(isOpen(first)).to.equal(true)
    for (let tab = 0; tab < 3; tab++) await sendKeys({ press: 'Tab' })
    expect([isClosed(first), first.list.contains(document.activeElement)], 'focus moved on').to.deep.equal([
      true,
      false,
    ])
  })

  it('HEAD-02 a click elsewhere closes it, one in the list is the link’s own', async () => {
    const element = await open()
    const first = await openCrumb(element, 0)
    await sendMouse({ type: 'click', position: [800, 500] })
    await waitUntil(() => isClosed(first))
    await openCrumb(element, 0)
    const box = first.list.querySelector('a')?.getBoundingClientRect() ?? new DOMRect()
    await sendMouse({ type: 'click', position: [Math.round(box.left + 20), Math.round(box.top + 10)] })
    expect(location.hash).to.equal('#brioches')
    expect(isClosed(first), 'what the link leads to is seen').to.equal(true)
    history.replaceState(null, '', location.pathname + location.search)
  })

  it('HEAD-02 lists lie beneath their button and within a window of 360 px', async () => {
    await setViewport({ width: 360, height: 640 })
    const element = await open()
    for (const index of [0, 1]) {
      const { button, list } = await openCrumb(element, index)
      const box = list.getBoundingClientRect()
      expect(box.left).to.be.at.least(8)
      expect(box.right).to.be.at.most(352)
      expect(box.top).to.be.at.least(button.getBoundingClientRect().bottom)
      expect(box.bottom).to.be.at.most(632)
      const { width, height } = button.getBoundingClientRect()
      expect(Math.min(width, height)).to.be.at.least(24)
    }
    expect(document.documentElement.scrollWidth).to.equal(360)
  })

  it('HEAD-02 a long list at the foot of the window opens upwards and scrolls', async () => {
    await setViewport({ width: 360, height: 400 })
    const items = Array.from({ length: 40 }, (_, index) => html`<li><a href="#p${index}">Page ${index}</a></li>`)
    const element = await open(html`
      <div style="height: 340px"></div>
      <flx-breadcrumb><ol><li><a href="#a">A</a><ul>${items}</ul></li></ol></flx-breadcrumb>
    `)
    const { button, list } = await openCrumb(element, 0)
    const box = list.getBoundingClientRect()
    expect(box.top).to.be.at.least(8)
    expect(box.bottom).to.be.at.most(button.getBoundingClientRect().top)
    expect(list.scrollHeight).to.be.greaterThan(list.clientHeight)
  })

  it('HEAD-02 takes the author’s own button, and lists of any display that come later', async () => {
    const element = await open(html`
      <flx-breadcrumb>
        <ol><li class="b">
          <a href="#b">B</a><button type="button" aria-label="Voir aussi">▾</button>
          <div class="dropdown-menu" style="display: flex"><a href="#c">C</a></div>
        </li><li class="late"><a href="#d">D</a></li></ol>
      </flx-breadcrumb>
    `)
    const menu = element.querySelector('.dropdown-menu') as HTMLElement
    expect([element.querySelectorAll('button').length, menu.checkVisibility()]).to.deep.equal([1, false])
    element.querySelector('button')?.click()
    expect(menu.checkVisibility()).to.equal(true)
    const late = document.createElement('ul')
    late.append(document.createElement('li'))
    element.querySelector('.late')?.append(late)
    await waitUntil(() => element.querySelectorAll('button').length === 2)
    expect(late.checkVisibility()).to.equal(false)
  })

  it('HEAD-02 lists that are found by an attribute which folding takes away stay folded', async () => {
    const element = await open(html`
      <flx-breadcrumb lists="ul[hidden]">
        <ol><li><a href="#b">B</a><ul hidden><li><a href="#c">C</a></li></ul></li></ol>
      </flx-breadcrumb>
    `)
    await waitUntil(() => element.querySelector('button'))
    const button = element.querySelector('button')
    element.querySelector('ul')?.append(document.createElement('li'))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(element.querySelector('button')).to.equal(button)
    expect(element.querySelector('ul')?.popover).to.equal('auto')
  })

  it('HEAD-02 a separator is not the name of a page, and a list that moves with its crumb keeps its button', async () => {
    const element = await open(html`
      <ul><li><ul><li><flx-breadcrumb><ol>
        <li class="a"><a href="#a">A</a></li>
        <li class="b"><span aria-hidden="true">›</span><a href="#b">B</a><ul><li><a href="#c">C</a></li></ul></li>
      </ol></flx-breadcrumb></li></ul></li></ul>
    `)
    const { button } = crumb(element, 0)
    expect(button.getAttribute('aria-label')).to.equal('Pages voisines de «\u00a0B\u00a0»')
    const late = document.createElement('ul')
    late.append(document.createElement('li'))
    element.querySelector('.a')?.append(late)
    await waitUntil(() => element.querySelectorAll('button').length === 2)
    element.querySelector('.b')?.after(element.querySelector('.a') as Element)
    await waitUntil(() => element.querySelector('ol > li button') === button)
    button.click()
    expect(isOpen(crumb(element, 0))).to.equal(true)
  })
})
