import { expect, fixture, html } from '@open-wc/testing'
import { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import '../../elements/front-popup.ts'
import type { FlxFrontPopupElement } from '../../elements/front-popup.ts'
import * as cookies from '../../src/core/browser/cookies.ts'
import { register } from '../../src/core/element/register.ts'
import { beforeAll, queueAutoOpen } from '../../src/core/overlay/auto-open-queue.ts'
import { openOverlay, settled } from '../../src/core/overlay/overlay.ts'
import { pendingConsent } from '../../src/domain/consent/ask-consent.ts'
import { warningsOf } from '../support/console.ts'
import { laterClock } from '../support/later-clock.ts'
import { waitUntil } from '../support/wait-until.ts'

const opened = (): HTMLDialogElement[] => [...document.querySelectorAll<HTMLDialogElement>('.flx-front-popup[open]')]
const dialogOf = (popup: Element): HTMLDialogElement =>
  popup.querySelector<HTMLDialogElement>('dialog') ?? expect.fail('not drawn')
const isOpen = (popup: Element): boolean => popup.querySelector<HTMLDialogElement>('dialog')?.open ?? false
const countdown = (popup: Element): string =>
  (popup.querySelector('.flx-front-popup__countdown [aria-hidden]')?.textContent ?? '').replace(/\s/g, ' ')
const closed = (popup: Element): Promise<void> => waitUntil(() => !isOpen(popup), 'the popup closes')

/** Two turns of what the scheduler waits for: what was to open will have opened. It proves only that nothing does. */
const turns = (): Promise<void> => new Promise((resolve) => setTimeout(() => setTimeout(resolve, 50)))

async function open(content: ReturnType<typeof html>): Promise<FlxFrontPopupElement> {
  const popup = await fixture<FlxFrontPopupElement>(content)
  await waitUntil(() => isOpen(popup), 'the popup opens')
  await settled(dialogOf(popup))
  return popup
}

/** Whether a popup opens: of those that wait, the first in the page is the first to open. */
async function opensFirst(popup: FlxFrontPopupElement): Promise<boolean> {
  await popup.ready
  const next = await fixture<FlxFrontPopupElement>(
    html`<flx-front-popup id="suivante" days="0" label="Suivante"><p>Suivante</p></flx-front-popup>`,
  )
  await waitUntil(() => isOpen(popup) || isOpen(next), 'one of them opens')
  const opens = isOpen(popup)
  next.remove()
  return opens
}

function middleOf(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [Math.round(left + width / 2), Math.round(top + height / 2)]
}

function sources(): string[] {
  const list: string[] = []
  document.addEventListener('flx-front-popup-closed', ({ detail }) => list.push(detail.source), { once: true })
  return list
}

describe('<flx-front-popup>', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  afterEach(async () => {
    for (const left of opened()) left.close()
    await resetMouse()
  })

  it('FRONT-01 shows the author’s content above the page, which is named, inert and still', async () => {
    const popup = await open(html`
      <flx-front-popup label="Soldes"><h2>Soldes</h2><p>Jusqu’au 3 février.</p></flx-front-popup>
    `)
    const dialog = dialogOf(popup)
    expect(dialog.matches(':modal')).to.equal(true)
    expect(dialog.getAttribute('aria-label')).to.equal('Soldes')
    expect(dialog.querySelector('h2')?.checkVisibility()).to.equal(true)
    expect(dialog.contains(document.activeElement)).to.equal(true)
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('hidden')
  })

  it('FRONT-01 closes on its close link, by hand and by keyboard', async () => {
    for (const way of ['click', 'keyboard']) {
      const popup = await open(html`<flx-front-popup label="Soldes"><p>Soldes</p></flx-front-popup>`)
      const told = sources()
      const link = popup.querySelector('.flx-front-popup__close') as HTMLElement
      expect(link.getBoundingClientRect().width).to.be.at.least(44)
      if (way === 'click') {
        await sendMouse({ type: 'click', position: middleOf(link) })
      } else {
        await waitUntil(() => dialogOf(popup).contains(document.activeElement))
        while (document.activeElement !== link) await sendKeys({ press: 'Tab' })
        await sendKeys({ press: 'Enter' })
      }
      await closed(popup)
      expect(told, way).to.deep.equal(['close-link'])
    }
  })

  it('FRONT-03 what another page or tab closed goes here too, where it was left open', async () => {
    const key = 'flx-closed:flx-front-popup:soldes:'
    for (const event of [
      new StorageEvent('storage', { key }),
      new PageTransitionEvent('pageshow', { persisted: true }),
    ]) {
      const popup = await open(
        html`<flx-front-popup id="soldes" days="7" label="Soldes"><p>Soldes</p></flx-front-popup>`,
      )
      dispatchEvent(new StorageEvent('storage', { key: 'autre' }))
      expect(popup.open).to.equal(true)
      localStorage.setItem(key, String(Date.now() + 86_400_000))
      dispatchEvent(event)
      await closed(popup)
      popup.remove()
      localStorage.clear()
    }
  })

  it('FRONT-01 closes on its overlay and on Escape, not on a click inside', async () => {
    const popup = await open(html`<flx-front-popup label="Soldes"><p>Soldes</p></flx-front-popup>`)
    await sendMouse({ type: 'click', position: middleOf(popup.querySelector('p') as Element) })
    expect(isOpen(popup)).to.equal(true)
    const told = sources()
    await sendMouse({ type: 'click', position: [3, 3] })
    await closed(popup)
    expect(told).to.deep.equal(['overlay'])
    const second = await open(html`<flx-front-popup label="Soldes"><p>Soldes</p></flx-front-popup>`)
    const toldAgain = sources()
    await sendKeys({ press: 'Escape' })
    await closed(second)
    expect(toldAgain).to.deep.equal(['escape'])
  })

  it('FRONT-01 closes by itself, its countdown showing each second', async () => {
    const shown = new Set<string>()
    const observer = new MutationObserver(() => {
      const popup = document.querySelector('flx-front-popup')
      if (popup && isOpen(popup)) shown.add(countdown(popup))
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    const told = sources()
    const popup = await fixture<FlxFrontPopupElement>(
      html`<flx-front-popup label="Soldes" auto-close="2"><p>Soldes</p></flx-front-popup>`,
    )
    await waitUntil(() => isOpen(popup))
    await waitUntil(() => !isOpen(popup), 'closes')
    observer.disconnect()
    expect([...shown].slice(0, 2)).to.deep.equal(['Fermeture dans 2 s', 'Fermeture dans 1 s'])
    expect(told).to.deep.equal(['timeout'])
  })

  it('FRONT-01 the countdown is announced once, with the popup, and not each second', async () => {
    const popup = await open(html`<flx-front-popup label="Soldes" auto-close="30"><p>Soldes</p></flx-front-popup>`)
    const dialog = dialogOf(popup)
    const announced = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
    expect(announced?.textContent?.replace(/\s/g, ' ')).to.contain('se ferme seule dans 30 secondes')
    const live = [...dialog.querySelectorAll('[aria-live], [role="status"], [role="alert"], [role="timer"]')]
    expect(live.map(({ textContent }) => textContent)).to.deep.equal([''])
    expect(document.activeElement).to.equal(dialog)
  })

  it('FRONT-01 hover and focus hold the countdown (decision 5)', async () => {
    // Where it opens: on a slow machine its time would be over before the pointer came.
    await sendMouse({ type: 'move', position: [Math.round(innerWidth / 2), Math.round(innerHeight / 2)] })
    const popup = await open(html`<flx-front-popup label="Soldes" auto-close="0.8"><p>Soldes</p></flx-front-popup>`)
    await laterClock(800)
    expect(isOpen(popup), 'hovered').to.equal(true)
    await sendKeys({ press: 'Tab' })
    await sendMouse({ type: 'move', position: [3, 3] })
    await laterClock(800)
    expect(isOpen(popup), 'focused').to.equal(true)
    ;(document.activeElement as HTMLElement).blur()
    await waitUntil(() => !isOpen(popup), 'closes')
  })

  it('FRONT-01 the visitor keeps it open by a button; focus is not lost', async () => {
    const popup = await open(html`<flx-front-popup label="Soldes" auto-close="2"><p>Soldes</p></flx-front-popup>`)
    await sendKeys({ press: 'Tab' })
    expect(document.activeElement?.textContent).to.equal('Garder ouverte')
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => countdown(popup) === '')
    expect(dialogOf(popup).contains(document.activeElement)).to.equal(true)
    ;(document.activeElement as HTMLElement).blur()
    await laterClock(2000)
    expect(isOpen(popup)).to.equal(true)
  })

  it('FRONT-01 auto-close that is no number is ignored, and said', async () => {
    const said = await warningsOf(async () => {
      for (const value of ['abc', '', '-3', '5s']) {
        const popup = await open(
          html`<flx-front-popup label="Soldes" auto-close=${value}><p>Soldes</p></flx-front-popup>`,
        )
        expect(countdown(popup), value).to.equal('')
        dialogOf(popup).close()
      }
    })
    expect(said).to.have.length(4)
    expect(said[0]).to.contain('auto-close="abc" n’est pas un nombre positif')
  })

  it('FRONT-01 content taller than the screen scrolls, by keyboard too, its close link in view', async () => {
    await setViewport({ width: 360, height: 640 })
    const popup = await open(html`
      <flx-front-popup label="Soldes"><p>Haut</p><div style="height: 3000px"></div><p class="end">Bas</p></flx-front-popup>
    `)
    const dialog = dialogOf(popup)
    const box = dialog.getBoundingClientRect()
    expect(box.top).to.be.at.least(0)
    expect(box.bottom).to.be.at.most(640)
    expect(box.left).to.be.at.least(0)
    expect(box.right).to.be.at.most(360)
    const content = dialog.querySelector('.flx-front-popup__content') as HTMLElement
    await waitUntil(() => content.tabIndex === 0)
    content.focus()
    await sendKeys({ press: 'End' })
    await waitUntil(() => content.scrollTop > 2000)
    expect(dialog.querySelector('.flx-close')?.getBoundingClientRect().top).to.be.at.least(0)
    await setViewport({ width: 800, height: 600 })
  })

  it('FRONT-01 flx-front-popup-close can refuse', async () => {
    const popup = await open(html`<flx-front-popup label="Soldes"><p>Soldes</p></flx-front-popup>`)
    const asked: string[] = []
    popup.addEventListener('flx-front-popup-close', (event) => {
      asked.push(event.detail.source)
      if (asked.length === 1) event.preventDefault()
    })
    await sendKeys({ press: 'Escape' })
    expect(isOpen(popup)).to.equal(true)
    expect(await popup.hide()).to.equal(true)
    expect(asked).to.deep.equal(['escape', 'api'])
  })

  it('FRONT-01 waits for its delay, and an empty one never opens', async () => {
    const said = await warningsOf(async () => {
      const empty = await fixture<FlxFrontPopupElement>(html`<flx-front-popup label="Vide"><p> </p></flx-front-popup>`)
      const begin = performance.now()
      const late = await fixture<FlxFrontPopupElement>(
        html`<flx-front-popup label="Soldes" delay="0.4"><p>Soldes</p></flx-front-popup>`,
      )
      await waitUntil(() => isOpen(late))
      expect(performance.now() - begin).to.be.at.least(400)
      expect(isOpen(empty)).to.equal(false)
    })
    expect(said.join()).to.contain('est vide')
  })

  it('FRONT-03 once closed, it stays closed for the days asked, by id and version', async () => {
    const popup = () =>
      html`<flx-front-popup id="soldes" version="1" days="7" label="Soldes"><p>Soldes</p></flx-front-popup>`
    const first = await open(popup())
    await sendKeys({ press: 'Escape' })
    await closed(first)
    first.remove()
    const again = await fixture<FlxFrontPopupElement>(popup())
    expect(await opensFirst(again)).to.equal(false)
    again.remove()
    const other = await open(
      html`<flx-front-popup id="autre" version="1" days="7" label="Autre"><p>Autre</p></flx-front-popup>`,
    )
    dialogOf(other).close()
    await closed(other)
    await open(html`<flx-front-popup id="soldes" version="2" days="7" label="Soldes"><p>Neuf</p></flx-front-popup>`)
  })

  it('FRONT-03 what a clock that was decades ahead closed is not closed for decades', async () => {
    const popup = () => html`<flx-front-popup id="horloge" days="7" label="Soldes"><p>Soldes</p></flx-front-popup>`
    const { now } = Date
    Date.now = () => new Date('2099-01-01').valueOf()
    const first = await open(popup())
    await sendKeys({ press: 'Escape' })
    await closed(first)
    first.remove()
    const then = await fixture<FlxFrontPopupElement>(popup())
    expect(await opensFirst(then), 'closed while the clock says so').to.equal(false)
    then.remove()
    Date.now = now
    const again = await open(popup())
    again.remove()
  })

  it('FRONT-03 it comes back once the days are over; at each page with days="0"; after the visit without days', async () => {
    const close = async (days: string | null): Promise<void> => {
      const popup = await open(html`<flx-front-popup id="a" label="Soldes"><p>Soldes</p></flx-front-popup>`)
      if (days !== null) popup.setAttribute('days', days)
      await sendKeys({ press: 'Escape' })
      await closed(popup)
      popup.remove()
    }
    const opensAgain = async (): Promise<boolean> => {
      const popup = await fixture<FlxFrontPopupElement>(
        html`<flx-front-popup id="a" label="Soldes"><p>Soldes</p></flx-front-popup>`,
      )
      const opens = await opensFirst(popup)
      dialogOf(popup).close()
      popup.remove()
      return opens
    }
    await close('3')
    const { now } = Date
    try {
      Date.now = () => now() + 2.9 * 86_400_000
      expect(await opensAgain(), 'before its end').to.equal(false)
      Date.now = () => now() + 3.1 * 86_400_000
      expect(await opensAgain(), 'after its end').to.equal(true)
    } finally {
      Date.now = now
    }
    localStorage.clear()
    sessionStorage.clear()
    await close('0')
    expect(await opensAgain(), 'days="0"').to.equal(true)
    sessionStorage.clear()
    await close(null)
    expect(await opensAgain(), 'during the visit').to.equal(false)
    sessionStorage.clear()
    expect(await opensAgain(), 'the next visit').to.equal(true)
  })

  it('FRONT-03 closing by itself and following its link count as closed', async () => {
    const first = await open(
      html`<flx-front-popup id="b" days="7" auto-close="0.2" label="Soldes"><p>Soldes</p></flx-front-popup>`,
    )
    await closed(first)
    expect(localStorage.getItem('flx-closed:flx-front-popup:b:')).to.match(/^\d+$/)
    const second = await open(
      html`<flx-front-popup id="c" days="7" label="Soldes"><p><a href="#offres">Voir</a></p></flx-front-popup>`,
    )
    const told = sources()
    second.querySelector('a')?.click()
    await closed(second)
    expect(told).to.deep.equal(['link'])
    expect(localStorage.getItem('flx-closed:flx-front-popup:c:')).to.match(/^\d+$/)
    history.replaceState(null, '', location.pathname + location.search)
  })

  it('FRONT-03 opens again for who asks, and says what cannot be remembered', async () => {
    const popup = await open(html`<flx-front-popup id="d" label="Soldes"><p>Soldes</p></flx-front-popup>`)
    await sendKeys({ press: 'Escape' })
    await closed(popup)
    popup.hidden = true
    popup.show()
    await waitUntil(() => isOpen(popup))
    expect(dialogOf(popup).checkVisibility()).to.equal(true)
    dialogOf(popup).close()
    const said = await warningsOf(() =>
      open(html`<flx-front-popup days="7" label="Soldes"><p>Soldes</p></flx-front-popup>`),
    )
    expect(said.join()).to.contain('sans id')
  })
})

class FakeConsent extends HTMLElement {
  static readonly version = '0.0.0-test'
  isReady = false
  ready = new Promise<void>((resolve) => {
    this.draw = () => {
      this.isReady = true
      resolve()
    }
  })
  declare draw: () => void
}

describe('the auto-open queue', () => {
  const order: string[] = []
  const ask = (name: string, priority: number): (() => void) =>
    queueAutoOpen({ priority, open: () => order.push(name), expected: pendingConsent })
  let leaves: (() => void)[] = []

  beforeEach(() => {
    order.length = 0
    localStorage.clear()
    sessionStorage.clear()
  })

  afterEach(() => {
    for (const leave of leaves) leave()
    leaves = []
    for (const left of opened()) left.close()
  })

  it('FRONT-01 one at a time, the greatest priority first, then the order of asking', async () => {
    leaves = [ask('low', 0), ask('low too', 0), ask('high', 5)]
    await waitUntil(() => order.length === 1)
    expect(order).to.deep.equal(['high'])
    leaves[2]?.()
    await waitUntil(() => order.length === 2)
    expect(order).to.deep.equal(['high', 'low'])
    leaves[1]?.()
    leaves[0]?.()
    await turns()
    expect(order).to.deep.equal(['high', 'low'])
  })

  it('FRONT-01 COOKIE-02 the question about cookies comes before every popup, also when its code comes late', async () => {
    const page = await fixture<HTMLElement>(html`<div><flx-consent></flx-consent></div>`)
    leaves = [ask('popup', 9)]
    await turns()
    expect(order).to.deep.equal([])
    register('flx-consent', FakeConsent)
    await turns()
    expect(order, 'defined, not drawn yet').to.deep.equal([])
    leaves.push(ask('consent', beforeAll))
    ;(page.firstElementChild as FakeConsent).draw()
    await waitUntil(() => order.length === 1)
    expect(order).to.deep.equal(['consent'])
    leaves[1]?.()
    await waitUntil(() => order.length === 2)
    expect(order).to.deep.equal(['consent', 'popup'])
  })

  it('FRONT-01 nobody waits for a consent that was given before', async () => {
    cookies.set('flx-consent', '{"version":"1"}')
    const page = await fixture<HTMLElement>(html`<div></div>`)
    page.append(document.createElement('flx-consent'))
    leaves = [ask('popup', 0)]
    await waitUntil(() => order.length === 1)
    expect(order).to.deep.equal(['popup'])
    cookies.remove('flx-consent')
  })

  it('FRONT-01 a consent whose code never comes holds back nobody for ever', async () => {
    const page = await fixture<HTMLElement>(html`<div></div>`)
    page.append(document.createElement('flx-consent'))
    leaves = [ask('popup', 0)]
    await waitUntil(() => order.length > 0, 'opens at last')
  })

  it('FRONT-01 nothing opens over what the visitor opened', async () => {
    const dialog = await fixture<HTMLDialogElement>(html`<dialog aria-label="À moi"><button>Un</button></dialog>`)
    const overlay = openOverlay(dialog)
    leaves = [ask('popup', 0)]
    await turns()
    expect(order).to.deep.equal([])
    overlay.dispose()
    await waitUntil(() => order.length === 1)
  })

  it('FRONT-01 a field that is being typed in keeps its focus until it is left', async () => {
    const field = await fixture<HTMLInputElement>(html`<input aria-label="Nom" />`)
    field.focus()
    await sendKeys({ type: 'Martin' })
    leaves = [ask('popup', 0)]
    await turns()
    expect(order).to.deep.equal([])
    field.blur()
    await waitUntil(() => order.length === 1)
  })

  it('FRONT-01 two popups of a page: one, then the other', async () => {
    const page = await fixture<HTMLElement>(html`
      <div>
        <flx-front-popup label="Deux"><p>Deux</p></flx-front-popup>
        <flx-front-popup label="Un" priority="3"><p>Un</p></flx-front-popup>
      </div>
    `)
    await waitUntil(() => opened().length > 0)
    expect(opened().map((dialog) => dialog.getAttribute('aria-label'))).to.deep.equal(['Un'])
    await settled(opened()[0] as Element)
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => isOpen(page.children[0] as Element))
    expect(opened()).to.have.length(1)
  })
})
