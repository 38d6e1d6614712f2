import { sendKeys } from '@web/test-runner-commands'
import { importElement, tags } from '../support/samples.ts'
import { isOurs } from './look.ts'

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

/** A page in which a scene plays: `#page .content`, as themes have it. */
export function setStage(): HTMLElement {
  for (const node of [document.documentElement, document.body]) {
    for (const name of ['margin', 'padding', 'border']) node.style.setProperty(name, '0', 'important')
    for (const name of ['width', 'max-width', 'min-width']) node.style.setProperty(name, '1000px', 'important')
    node.style.setProperty('display', 'block', 'important')
  }
  holdInherited(document.body)
  const page = document.createElement('div')
  page.id = 'page'
  const content = page.appendChild(document.createElement('div'))
  content.className = 'content'
  for (const node of [page, content]) {
    node.style.setProperty('all', 'initial', 'important')
    node.style.setProperty('display', 'block', 'important')
    node.style.setProperty('width', '900px', 'important')
    holdInherited(node)
  }
  document.body.append(page)
  return content
}

/** The author's own nodes are the site's to style: what they hand down to drawn ones is held, their text is not shown. */
export function holdAuthors(place: HTMLElement): void {
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

/** Widgets follow a page whose texts are larger than usual, and none whose texts are smaller. */
export function holdRoot(): void {
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

/** What moves is compared where it comes to rest. */
export const holdStill = (): (() => void) => dress(stillness)

/** What a scene is looked at on: every element is known, nothing moves, and a focus is that of a keyboard. */
export async function openStage(): Promise<{ place: HTMLElement; stop(): void }> {
  await Promise.all(tags.map(importElement))
  const place = document.body.appendChild(document.createElement('div'))
  const stop = holdStill()
  await sendKeys({ press: 'Tab' })
  return { place, stop }
}
