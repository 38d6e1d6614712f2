import { expect, fixture, html } from '@open-wc/testing'
import { keepFocusAndScroll } from '../../../src/core/focus/keep-focus.ts'

/** A part of a long page, whose two fields are further from each other than a window is high. */
async function openPart(): Promise<{ part: HTMLElement; near: HTMLInputElement; far: HTMLInputElement }> {
  const part = await fixture<HTMLElement>(html`
    <div style="padding-block: 1000px">
      <input aria-label="Près" /><div style="height: 2000px"></div><input aria-label="Loin" />
    </div>
  `)
  const [near, far] = part.querySelectorAll('input')
  if (!near || !far) throw new Error('a field is missing')
  scrollTo({ top: 800, behavior: 'instant' })
  return { part, near, far }
}

const isInView = (field: Element): boolean => {
  const { top, bottom } = field.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

describe('where the visitor is in a part that is drawn anew', () => {
  afterEach(() => scrollTo({ top: 0, behavior: 'instant' }))

  it('CART-01 what takes the focus meanwhile is in view, though the scroll was kept (WCAG 2.4.11)', async () => {
    const { part, near, far } = await openPart()
    near.focus()
    const restore = keepFocusAndScroll(part)
    far.focus()
    restore()
    expect(isInView(far)).to.equal(true)
  })

  it('CART-01 the page stays where it was scrolled to, away from what has the focus', async () => {
    const { part, near, far } = await openPart()
    far.focus()
    scrollTo({ top: 800, behavior: 'instant' })
    const restore = keepFocusAndScroll(part)
    near.scrollIntoView({ block: 'start', behavior: 'instant' })
    restore()
    expect([scrollY, isInView(far)]).to.deep.equal([800, false])
  })
})
