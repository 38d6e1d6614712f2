import type { Locator } from 'playwright-core'
import type { SitePage } from './site.ts'

interface Stop {
  name: string
  /** The fault of the focus there; empty if there is none. */
  fault: string
}

/**
 * Returns the focused element, and whether the visitor can see the focus: it is not on the body, it is in the viewport
 * and not covered, and an outline or shadow marks it or its label. The heading of a step, which no key reaches, needs
 * no mark. The browser itself marks the parts of a date.
 */
function readStop(): Stop {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  if (!(active instanceof HTMLElement) || active === document.body) return { name: 'body', fault: 'the focus is lost' }
  const labels = active instanceof HTMLInputElement ? [...(active.labels ?? [])] : []
  const said = active.getAttribute('aria-label') ?? labels[0]?.textContent ?? active.textContent
  const name = `${active.localName} « ${said?.trim().replace(/\s+/g, ' ').slice(0, 60)} »`
  const places: Element[] = [active, ...labels]
  const isMarked = places.some((place) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(place)
    // The browser's own ring is always wide enough, whatever its computed width.
    const isRinged = outlineStyle === 'auto' || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2)
    return isRinged || boxShadow !== 'none'
  })
  const over = new Set<string>()
  const tree = active.getRootNode() as Document | ShadowRoot
  const isSeen = places.some((place) => {
    const { left, right, top, bottom } = place.getBoundingClientRect()
    const from = { x: Math.max(left, 0), y: Math.max(top, 0) }
    const size = { x: Math.min(right, innerWidth) - from.x, y: Math.min(bottom, innerHeight) - from.y }
    if (size.x < 2 || size.y < 2) {
      over.add(`it lies from ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`)
      return false
    }
    return [0.5, 0.1, 0.9].some((part) => {
      const found = tree.elementFromPoint(from.x + size.x * part, from.y + size.y * part)
      if (found !== null && (place.contains(found) || found.contains(place))) return true
      over.add(`${found?.localName}.${found?.className} lies over it at ${Math.round(top)}`)
      return false
    })
  })
  const isPart = active.matches('[type="date"]:not(:focus-visible)')
  if (!isMarked && !isPart && active.tabIndex >= 0) return { name, fault: 'nothing marks the focus' }
  if (!isSeen) return { name, fault: `the focus is out of view or covered (${[...over].join(', ')})` }
  return { name, fault: '' }
}

/** A visitor who only uses a keyboard. */
export class Keyboard {
  #page: SitePage
  /** The last focused elements, for the message of a failed test. */
  #stops: string[] = []

  constructor(page: SitePage) {
    this.#page = page
  }

  /**
   * Waits until the focus is visible, since a scroll may take time. @throws if it is lost, out of view, covered, or not
   * marked.
   */
  async checkFocus(after: string): Promise<void> {
    let stop = await this.#page.evaluate(readStop)
    for (let looks = 0; stop.fault && looks < 30; looks++) {
      await this.#page.waitForTimeout(100)
      stop = await this.#page.evaluate(readStop)
    }
    this.#stops = [...this.#stops.slice(-9), stop.name]
    if (stop.fault) throw new Error(`after ${after}: ${stop.fault}; the last stops are ${this.#stops.join(', ')}`)
  }

  /**
   * Presses Tab until the control is focused, past the end of the page if necessary, and checks the focus at each stop.
   *
   * @param key - `Shift+Tab` goes backwards.
   * @throws if it is not reached within `most` presses.
   */
  async reach(control: Locator, { key = 'Tab', most = 120 } = {}): Promise<void> {
    for (let presses = 0; presses < most; presses++) {
      if (await this.has(control)) return
      await this.#page.keyboard.press(key)
      const isAtEnd = await this.#page.evaluate(() => document.activeElement === document.body)
      if (!isAtEnd) await this.checkFocus(key)
    }
    throw new Error(`${most} times ${key} do not reach ${control}; the last stops are ${this.#stops.join(', ')}`)
  }

  /** Returns true if one of these controls has the focus; false if there is none. */
  has(control: Locator): Promise<boolean> {
    return control.evaluateAll((found) =>
      found.some((control) => control === (control.getRootNode() as Document | ShadowRoot).activeElement),
    )
  }

  /** Focuses a control and presses a key on it. */
  async press(control: Locator, key = 'Enter'): Promise<void> {
    await this.reach(control)
    await this.#page.keyboard.press(key)
  }

  /** Focuses a field and replaces its value. */
  async type(field: Locator, text: string): Promise<void> {
    await this.reach(field)
    await this.#page.keyboard.press('Control+A')
    await this.#page.keyboard.type(text)
  }
}
