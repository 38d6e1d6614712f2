import { fixture } from '@open-wc/testing'
import type { FlxListElement } from '../../elements/list.ts'
import { type Answer, type Script, script } from './answers-client.ts'
import { textOf } from './cart-page.ts'
import { waitUntil } from './wait-until.ts'

/** Numbers of items, `1..4` included. */
export function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

export interface DrawnList {
  items: number[]
  /** Address of the next page; none on the last. */
  next?: string
  total?: number
  /** What else the server draws before the items. */
  head?: string
  /** Pixels of an item; none shows them as text. */
  height?: number
}

const item = (height: number) => (number: number) =>
  `<li id="article-${number}" class="item-${height}"><a href="/article/${number}">Article ${number}</a></li>`

export function pager(next: string | undefined): string {
  return next ? `<p data-flx-pages><a href="${next}" rel="next">Articles suivants</a></p>` : ''
}

/** The items that a list begins with. */
export const firstItems = { items: range(1, 4), height: 100 }

/** Content of a list as the server draws it. */
export function content({ items, next, total = 12, head = '', height = 20 }: DrawnList): string {
  return `${head}<p data-flx-count><span data-flx-shown>${items.length}</span> articles sur ${total}</p>
    <ul data-flx-items>${items.map(item(height)).join('')}</ul>${pager(next)}`
}

/** The whole page around a list, which has other lists of its own. */
export function wholePage(list: DrawnList, title = 'Articles'): string {
  return `<!doctype html><html lang="fr"><head><title>${title}</title></head><body>
    <header><form action="/connexion"><input type="password" name="pass"></form></header>
    <main><flx-list>${content(list)}</flx-list></main></body></html>`
}

export const page = (list: DrawnList, more: Answer = {}): Answer => ({ body: wholePage(list), ...more })

/** The sheet of the page of tests: items are as high as they say, and the element above is a window high. */
function addSheet(): void {
  const sheet = new CSSStyleSheet()
  const heights = [0, 20, 100, 400, 3000].map((height) => `.item-${height} { height: ${height}px }`)
  sheet.replaceSync(`${heights.join('')} .far { height: 200vh } .tall { display: block; height: 300vh }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
addSheet()

/** A list under a screen of other things, so that nothing is in view before the visitor scrolls. */
export async function openList(
  draw: (server: Script) => string,
  answers: Answer[],
  attributes = '',
): Promise<[FlxListElement, Script]> {
  const server = await script(...answers)
  history.replaceState(null, '', server.address('articles'))
  const place = await fixture<HTMLElement>(
    `<div><div class="far"></div><flx-list ${attributes}>${draw(server)}</flx-list><div class="far"></div></div>`,
  )
  const list = place.querySelector('flx-list')
  if (!list) throw new Error('No list')
  return [list, server]
}

export function shown(list: Element): number[] {
  return [...list.querySelectorAll('[data-flx-items] > li')].map(({ id }) => Number(id.replace('article-', '')))
}

export const nextLink = (list: Element): HTMLAnchorElement | null => list.querySelector('a[rel="next"]')
export const count = (list: Element): string => textOf(list.querySelector('[data-flx-count]'))
export const said = (list: Element): string => textOf(list.querySelector('[role="status"]'))
export const failure = (list: Element): HTMLElement | null => list.querySelector('[role="alert"]')

export async function untilShown(list: Element, numbers: number[]): Promise<void> {
  const expected = String(numbers)
  await waitUntil(() => String(shown(list)) === expected, `shows ${shown(list)}, not ${expected}`)
}

export async function untilSaid(list: Element, text: string): Promise<void> {
  await waitUntil(() => said(list) === text, `says “${said(list)}”, not “${text}”`)
}

/** Path and query of the page, from what the test's server knows. */
export const address = (server: Script): string => (location.pathname + location.search).replace(server.base, '')

const home = location.href

/** Leaves the page of tests as it was found. */
export function leaveList(): void {
  history.replaceState(null, '', home)
  sessionStorage.clear()
  scrollTo(0, 0)
}
