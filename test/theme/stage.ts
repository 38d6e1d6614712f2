import { sendKeys } from '@web/test-runner-commands'
import { importElement, tags } from '../support/samples.ts'
import { differences, drawnNodes, isOurs, look } from './look.ts'

/** What a page hands down: the site decides it, and it is the same with every sheet here. */
const inherited: Record<string, string> = {
  color: '#1d1c1a',
  font: '16px/1.5 Arial',
  'color-scheme': 'light',
  cursor: 'auto',
  'letter-spacing': 'normal',
  'list-style': 'disc',
  'text-align': 'start',
  'text-indent': '0',
  'text-shadow': 'none',
  'text-transform': 'none',
  'white-space': 'normal',
  'accent-color': 'auto',
  visibility: 'visible',
}

function holdInherited(node: Element): void {
  for (const [name, value] of Object.entries(inherited))
    (node as HTMLElement).style.setProperty(name, value, 'important')
}

/** A page in which scenes play: `#page .content`, as themes have it. */
function setStage(): HTMLElement {
  const page = document.body.appendChild(document.createElement('main'))
  page.id = 'page'
  const place = page.appendChild(document.createElement('div'))
  place.className = 'content'
  return place
}

function holdPage(place: HTMLElement): void {
  for (const node of [document.documentElement, document.body]) {
    for (const name of ['margin', 'padding', 'border']) node.style.setProperty(name, '0', 'important')
    for (const name of ['width', 'max-width', 'min-width']) node.style.setProperty(name, '1000px', 'important')
    node.style.setProperty('display', 'block', 'important')
  }
  holdInherited(document.body)
  for (const node of [place.parentElement, place]) {
    node?.style.setProperty('all', 'initial', 'important')
    node?.style.setProperty('display', 'block', 'important')
    node?.style.setProperty('width', '900px', 'important')
    if (node) holdInherited(node)
  }
}

/** The author's own nodes are the site's to style: what they hand down to drawn ones is held, their text is not shown. */
function holdAuthors(place: HTMLElement): void {
  for (const node of place.querySelectorAll<HTMLElement>('*')) {
    if (isOurs(node) || node.closest('svg, .flx-map__canvas, .flx-lightbox__stage, .flx-calendar__days')) continue
    holdInherited(node)
    // Where the focus leaves it, what is open beside it closes; what stands beside it follows its box.
    if (node === document.activeElement) {
      for (const [name, value] of Object.entries({
        all: 'initial',
        display: 'inline-block',
        width: '200px',
        height: '30px',
      }))
        node.style.setProperty(name, value, 'important')
      continue
    }
    const leads = node.localName.startsWith('flx-') || [...node.querySelectorAll('*')].some(isOurs)
    if (!leads && !node.contains(document.activeElement)) node.style.setProperty('display', 'none', 'important')
  }
}

/** Holds all that a site hands down to what is drawn on its stage. @returns a function that gives it back */
function holdSite(place: HTMLElement): () => void {
  const { documentElement: root, body } = document
  const nodes = [root, body, place.parentElement, place, ...place.querySelectorAll<HTMLElement>('*')]
  const before = nodes.map((node) => node?.getAttribute('style') ?? null)
  holdPage(place)
  holdAuthors(place)
  return () =>
    nodes.forEach((node, index) => {
      const style = before[index] ?? null
      if (style === null) node?.removeAttribute('style')
      else node?.setAttribute('style', style)
    })
}

/** Widgets follow a page whose texts are larger than usual, and none whose texts are smaller. */
function holdRoot(): void {
  const { style } = document.documentElement
  style.removeProperty('font-size')
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  if (size > 16) style.setProperty('font-size', '16px', 'important')
}

const stillness = '*, ::before, ::after, ::backdrop { transition: none !important; animation: none !important }'

const parsed = new Map<string, CSSStyleSheet>()

/** Puts a style sheet into the page before ours, as a site does, or takes it away. */
export function dress(css: string): () => void {
  const sheet = parsed.get(css) ?? new CSSStyleSheet()
  if (!parsed.has(css)) sheet.replaceSync(css)
  parsed.set(css, sheet)
  document.adoptedStyleSheets.unshift(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

/** A style sheet, and what it is called. */
export type Sheet = readonly [name: string, css: string]

/** Looks with each of these sheets in the page. @returns what was found, with the name of the sheet */
export function withEach(texts: readonly Sheet[], find: () => string[]): string[] {
  const found: string[] = []
  for (const [name, css] of texts) {
    const undress = dress(css)
    for (const line of find()) found.push(`${name}: ${line}`)
    undress()
  }
  return found
}

/** The first few of many lines. */
const short = (lines: string[]): string[] => [
  ...lines.slice(0, 12),
  ...(lines.length > 12 ? [`… ${lines.length}`] : []),
]

/** Whatever flx has drawn that looks otherwise with one of these sheets, while all that the site hands down is held. */
export function changedLooks(place: HTMLElement, texts: readonly Sheet[]): string[] {
  const giveBack = holdSite(place)
  const nodes = drawnNodes()
  const before = look(nodes)
  const found = withEach(texts, () => {
    holdRoot()
    return short(differences(before, look(nodes)))
  })
  giveBack()
  return found
}

/** What moves is compared where it comes to rest. */
export const holdStill = (): (() => void) => dress(stillness)

/** What a scene is looked at on: every element is known, nothing moves, and a focus is that of a keyboard. */
export async function openStage(): Promise<{ place: HTMLElement; stop(): void }> {
  await Promise.all(tags.map(importElement))
  const place = setStage()
  const stop = holdStill()
  await sendKeys({ press: 'Tab' })
  return { place, stop }
}
