import assert from 'node:assert/strict'
import { acceptedCookie } from '../support/accepted-cookie.ts'
import type { Engine, EnginePage } from './driver/page.ts'

/** What a visitor looks for: nodes that match a selector, which have this name or hold this text. */
export interface Sought {
  selector: string
  /** The accessible name begins with it, or the text holds it. */
  text?: string
}

const patience = 30_000

/**
 * Where what is sought can be pressed, in the middle of what is seen of it; or why it cannot. It runs in the page.
 */
async function findInPage({ selector, text }: Sought): Promise<{ x: number; y: number } | string> {
  const plain = (words: string | null | undefined) => (words ?? '').replace(/\s+/g, ' ').trim()
  const named = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (node) =>
      !text ||
      plain(node.textContent).includes(text) ||
      [node.getAttribute('aria-label'), (node as HTMLInputElement).labels?.[0]?.textContent].some((name) =>
        plain(name).startsWith(text),
      ),
  )
  if (named.length === 0) return 'is not there'
  const node = named.find(
    (each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0,
  )
  if (!node) return 'is hidden'
  const inView = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight
  if (!inView(node.getBoundingClientRect())) node.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = node.getBoundingClientRect()
  for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame)
  const { x, y, width, height } = node.getBoundingClientRect()
  if (x !== before.x || y !== before.y) return 'moves'
  const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
  const top = document.elementFromPoint(point.x, point.y)
  const isOnTop = top && (node.contains(top) || top.contains(node) || top.closest('label')?.contains(node))
  if (isOnTop) return point
  // What stands at the bottom of the screen is scrolled away from.
  node.scrollIntoView({ block: 'center', behavior: 'instant' })
  return `is covered by ${top?.outerHTML.slice(0, 80)}`
}

/** A visitor in any engine, who sees, presses and types. Everything is waited for. */
export class Visitor {
  readonly page: EnginePage
  readonly #base: string
  #hasAccepted = false

  /** @param base what addresses are relative to */
  constructor(page: EnginePage, base: string) {
    this.page = page
    this.#base = base
  }

  /** A new visitor, whose window is `width` px wide, at a page. */
  static async arrives(engine: Engine, base: string, path: string, width: number): Promise<Visitor> {
    const visitor = new Visitor(await engine.open(), base)
    await visitor.page.setViewport({ width, height: 740 })
    await visitor.goes(path)
    return visitor
  }

  /** Opens a page. The first time, the visitor has accepted cookies before, as their banner covers a part of the window. */
  async goes(path: string): Promise<void> {
    if (!this.#hasAccepted) {
      this.#hasAccepted = true
      await this.page.goto(new URL('/page/accessibilite', this.#base).href)
      await this.page.evaluate((cookie) => {
        // biome-ignore lint/suspicious/noDocumentCookie: WebKit has no Cookie Store.
        document.cookie = cookie
      }, `${acceptedCookie.name}=${acceptedCookie.value};path=/`)
    }
    await this.page.goto(new URL(path, this.#base).href)
  }

  /** Waits until a function of the page gives something, and gives it. A page that is being left is asked again. */
  async gets<A extends unknown[], T>(
    what: string,
    run: (...args: A) => T,
    ...args: A
  ): Promise<NonNullable<Awaited<T>>> {
    const end = performance.now() + patience
    while (performance.now() < end) {
      const found = await this.page.evaluate(run, ...args).catch(() => null)
      if (found) return found
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    return this.#fails(`${what} did not come`)
  }

  /** @throws what went wrong, where, and what stands there */
  async #fails(why: string): Promise<never> {
    const text = await this.page
      .evaluate(() => {
        const main = document.querySelector('main') ?? document.body
        const text = main.textContent?.replace(/\s+/g, ' ').slice(0, 1500)
        const [...fields] = document.querySelectorAll<HTMLInputElement>('main input:not([type=hidden])')
        const values = fields.map(({ name, value }) => `${name}=${value}`).join('&')
        return `${document.activeElement?.outerHTML.slice(0, 120)}; the fields have ${values}; one reads ${text}`
      })
      .catch(({ message }: Error) => message)
    return assert.fail(`${why}, at ${await this.page.url()}, where the focus is on ${text}`)
  }

  /** Where it is, once it stays there and nothing lies above it. */
  async #place(sought: Sought): Promise<{ x: number; y: number }> {
    const end = performance.now() + patience
    let before = ''
    let why = ''
    while (performance.now() < end) {
      const found = await this.page.evaluate(findInPage, sought).catch((error: Error) => error.message)
      if (typeof found !== 'string') {
        const now = JSON.stringify(found)
        if (now === before) return found
        before = now
      } else {
        why = found
        before = ''
      }
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    return this.#fails(`« ${sought.text ?? sought.selector} » ${why}`)
  }

  async sees(text: string, selector = 'body *'): Promise<void> {
    await this.gets(
      `« ${text} »`,
      (selector, text) =>
        [...document.querySelectorAll(selector)].some(
          (node) => node.textContent?.replace(/\s+/g, ' ').includes(text) && node.checkVisibility(),
        ),
      selector,
      text,
    )
  }

  /** With the mouse. */
  async presses(selector: string, text?: string): Promise<void> {
    const { x, y } = await this.#place({ selector, text })
    await this.page.mouse.click(x, y)
  }

  /** Into a field, after what stands in it has been deleted. */
  async types(selector: string, text: string): Promise<void> {
    await this.presses(selector)
    await this.page.evaluate((selector) => {
      const field = document.activeElement as HTMLInputElement
      if (field.matches(selector)) field.select?.()
    }, selector)
    await this.page.keyboard.type(text)
    await this.gets(
      `« ${text} » in ${selector}`,
      (selector, text) => document.querySelector<HTMLInputElement>(selector)?.value === text,
      selector,
      text,
    )
  }

  async leaves(): Promise<void> {
    await this.page.close()
  }
}
