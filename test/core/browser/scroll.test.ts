import { expect, fixture, html } from '@open-wc/testing'
import { emulateMedia, setViewport } from '@web/test-runner-commands'
import { scrollToElement } from '../../../src/core/browser/scroll.ts'
import { warningsOf } from '../../support/console.ts'

/** The browser's clock and frames, moved by hand. */
let frames: FrameRequestCallback[] = []
let now = 1000
const { requestAnimationFrame } = window
const { now: realNow } = performance

function advance(to: number): void {
  now = 1000 + to
  for (const frame of frames.splice(0)) frame(now)
}

async function place(): Promise<HTMLElement> {
  document.body.style.margin = '0'
  const root = await fixture<HTMLElement>(html`
    <div>
      <div style="height: 2000px"></div>
      <p id="but" style="margin: 0; height: 100px; scroll-margin-top: 10px">But</p>
      <div style="height: 3000px"></div>
    </div>
  `)
  window.requestAnimationFrame = (frame) => frames.push(frame)
  performance.now = () => now
  return root
}

describe('scrolling to an element', () => {
  beforeEach(async () => {
    await setViewport({ width: 800, height: 600 })
    now = 1000
    frames = []
  })

  afterEach(async () => {
    Object.assign(window, { requestAnimationFrame })
    performance.now = realNow
    document.documentElement.removeAttribute('style')
    document.body.removeAttribute('style')
    scrollTo({ top: 0, behavior: 'instant' })
    await emulateMedia({ reducedMotion: 'no-preference' })
  })

  it('PAGE-03 takes 550 ms, whatever smoothness the site asks for', async () => {
    const root = await place()
    document.documentElement.style.scrollBehavior = 'smooth'
    const done = scrollToElement(root.querySelector('#but'))
    advance(0)
    expect(scrollY).to.equal(0)
    advance(275)
    expect(scrollY).to.equal(995)
    advance(500)
    expect(scrollY).to.be.lessThan(1990)
    advance(549)
    expect(frames).to.have.length(1)
    advance(550)
    expect(scrollY).to.equal(1990)
    expect(frames).to.have.length(0)
    expect(await done).to.equal(true)
  })

  it('PAGE-03 is instant for visitors who asked for less motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    await place()
    expect(await scrollToElement('#but')).to.equal(true)
    expect([scrollY, frames.length]).to.deep.equal([1990, 0])
  })

  it('PAGE-03 what is no element is a message in the console, never an exception', async () => {
    await place()
    const wrong = [null, undefined, 42, {}, '#absent', 'p::(', document]
    const results: boolean[] = []
    const said = await warningsOf(async () => {
      for (const target of wrong) results.push(await scrollToElement(target))
    })
    expect(results).to.deep.equal(wrong.map(() => false))
    const expected = 'flx : l’élément vers lequel défiler n’est pas du type attendu :'
    expect(said.map((text) => text.slice(0, expected.length))).to.deep.equal(wrong.map(() => expected))
    expect(scrollY).to.equal(0)
  })

  it('follows a target that the page moves, keeps the room asked for, and stops at the foot of the page', async () => {
    const root = await place()
    const gap = root.firstElementChild as HTMLElement
    const done = scrollToElement('#but', { offset: 80, duration: 100 })
    advance(50)
    gap.style.height = '2500px'
    advance(100)
    expect(scrollY).to.equal(2420)
    expect(await done).to.equal(true)
    const foot = scrollToElement(root.lastElementChild, { offset: -9999, duration: 100 })
    advance(1000)
    expect(await foot).to.equal(true)
    expect(scrollY).to.equal(document.documentElement.scrollHeight - innerHeight)
  })

  it('gives way to the visitor’s own scrolling, and to a later call', async () => {
    await place()
    for (const way of ['wheel', 'touchmove', 'keydown']) {
      const done = scrollToElement('#but')
      advance(0)
      advance(275)
      const middle = scrollY
      dispatchEvent(new Event(way))
      advance(550)
      expect([await done, scrollY === middle], way).to.deep.equal([false, true])
      now = 1000
      frames = []
      scrollTo({ top: 0, behavior: 'instant' })
    }
    const first = scrollToElement('#but')
    const second = scrollToElement('#but', { duration: 0 })
    advance(10)
    expect([await first, await second, scrollY]).to.deep.equal([false, true, 1990])
  })
})
