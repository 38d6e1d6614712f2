import { fixture } from '@open-wc/testing'
import type { FlxListElement } from '../../elements/list.ts'
import { type Answer, type Script, script } from './answers-client.ts'
import { textOf } from './cart-page.ts'
import { waitUntil } from './wait-until.ts'

/** Returns the numbers from `first` to `last`, both included. */
export function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

export interface DrawnList {
  items: number[]
  /** Address of the next page; omitted on the last. */
  next?: string
  total?: number
  /** HTML before the items. */
  head?: string
  /** Height of an item in pixels. */
  height?: number
}

const item = (height: number) => (number: number) =>
  `<li id="article-${number}" class="item-${height}"><a href="/article/${number}">Article ${number}</a></li>`

function pager(next: string | undefined): string {
  return next ? `<p data-flx-pages><a href="${next}" rel="next">Articles suivants</a></p>` : ''
}

/** The items of the first page. */
export const firstItems = { items: range(1, 4), height: 100 }

/** Returns the content of a list, as the server writes it. */
export function content({ items, next, total = 12, head = '', height = 20 }: DrawnList): string {
  return `${head}<p data-flx-count><span data-flx-shown>${items.length}</span> articles sur ${total}</p>
    <ul data-flx-items>${items.map(item(height)).join('')}</ul>${pager(next)}`
}

/** Returns the whole page around a list. */
function wholePage(list: DrawnList, title = 'Articles'): string {
  return `<!doctype html><html lang="fr"><head><title>${title}</title></head><body>
    <header><form action="/connexion"><input type="password" name="pass"></form></header>
    <main><flx-list>${content(list)}</flx-list></main></body></html>`
}

export const page = (list: DrawnList, more: Answer = {}): Answer => ({ body: wholePage(list), ...more })

/** Adds a style sheet that gives the items their height, and makes the element above as high as two windows. */
function addSheet(): void {
  const sheet = new CSSStyleSheet()
  const heights = [0, 20, 100, 400, 3000].map((height) => `.item-${height} { height: ${height}px }`)
  sheet.replaceSync(`${heights.join('')} .far { height: 200vh } .tall { display: block; height: 300vh }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
addSheet()

/** Opens a list below a tall element, so that it is out of view until the visitor scrolls. */
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

/** Returns the path and query of the page, relative to the test's server. */
export const address = (server: Script): string => (location.pathname + location.search).replace(server.base, '')

const home = location.href

/** Restores the test page. */
export function leaveList(): void {
  history.replaceState(null, '', home)
  sessionStorage.clear()
  scrollTo(0, 0)
}
