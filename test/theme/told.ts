import { contrastAt } from './colours.ts'
import { isOurs } from './look.ts'

const least = 3
const fields = 'input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"]), select, textarea'
/** What lies over a picture alone has no ground to be compared with; a disabled control need not be told. */
const elsewhere = '[disabled], [aria-disabled="true"], [inert], .flx-lightbox, .flx-video__poster, .flx-map__canvas'

const isSeen = (node: Element): boolean => {
  const { width, height } = node.getBoundingClientRect()
  return (
    node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    width > 1 &&
    height > 1 &&
    !node.closest(elsewhere)
  )
}

const drawn = (selector: string): Element[] =>
  [...document.querySelectorAll(selector)].filter((node) => isOurs(node) && isSeen(node))

const nameOf = (node: Element): string => `${node.localName}.${node.getAttribute('class')}`

const lineOf = (what: string, node: Element, ratio: number): string[] =>
  ratio < least - 0.01 ? [`${what} ${ratio.toFixed(2)} ${nameOf(node)}`] : []

const hasLine = ({ borderBottomWidth }: CSSStyleDeclaration): boolean => Number.parseFloat(borderBottomWidth) > 0

/** A field is told from what is around it by its line or by its ground, which it may share with the buttons beside it. */
function edgeOf(field: Element): number {
  const around = [field, field.parentElement, field.parentElement?.parentElement].filter((node) => node != null)
  const box = around.find((node) => hasLine(getComputedStyle(node))) ?? field
  const style = getComputedStyle(box)
  const line = hasLine(style) ? contrastAt(style.borderBottomColor, box.parentElement) : 1
  return Math.max(line, contrastAt(style.backgroundColor, box.parentElement))
}

/** A sign without a text beside it is told from its ground by the best of its parts. */
function signOf(control: Element): number | undefined {
  if (control.textContent?.trim()) return undefined
  const drawings = [...control.querySelectorAll('svg :is(path, circle, rect, line, polyline, polygon)')]
  const colours = drawings.flatMap((part) => {
    const { fill, stroke } = getComputedStyle(part)
    return [fill, stroke].filter((colour) => colour !== 'none')
  })
  for (const part of ['::before', '::after']) {
    const style = getComputedStyle(control, part)
    if (style.content === 'none') continue
    if (style.maskImage !== 'none') colours.push(style.backgroundColor)
    if (hasLine(style)) colours.push(style.borderBottomColor)
  }
  return colours.length > 0 ? Math.max(...colours.map((colour) => contrastAt(colour, control))) : undefined
}

/** Of an outline, and of what is drawn outside it as a second line. */
function ringOn(node: Element): number[] {
  const { outlineStyle, outlineColor, outlineWidth, outlineOffset, boxShadow } = getComputedStyle(node)
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 1) return []
  const end = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
  const ground = end <= 0 ? node : node.parentElement
  const [, second = '', spread = '0'] = /^(rgba?\([^)]+\)) 0px 0px 0px ([\d.]+)px$/.exec(boxShadow) ?? []
  const isSecond = Number(spread) >= end + 2
  return [contrastAt(outlineColor, ground), ...(isSecond ? [contrastAt(second, ground)] : [])]
}

/** What shows the focus, on the control or on what is around; nothing where it shows none by itself. */
function ringOf(control: HTMLElement): number | undefined {
  control.focus()
  if (document.activeElement !== control || !control.matches(':focus-visible')) return undefined
  const around = control.closest('.flx-field, .flx-choice, label')
  const rings = [control, around, control.nextElementSibling].flatMap((node) => (node ? ringOn(node) : []))
  return Math.max(1, ...rings)
}

const controls = () => drawn('a[href], button, summary, input, select, textarea, [tabindex="0"]') as HTMLElement[]

/** Fields, signs and states that would be hard to tell from what is around them. */
export function hardToTell(): string[] {
  return [
    ...drawn(fields).flatMap((field) => lineOf('edge', field, edgeOf(field))),
    ...controls().flatMap((control) => lineOf('sign', control, signOf(control) ?? least)),
    ...drawn('.flx-slides__dot, .flx-choice:has(:checked), [aria-current]:not(a)').flatMap((node) => {
      const { borderTopColor, borderTopWidth } = getComputedStyle(node)
      if (Number.parseFloat(borderTopWidth) < 1) return []
      return lineOf('state', node, contrastAt(borderTopColor, node.parentElement))
    }),
  ]
}

/** Each control has the focus once; which of them would not show it well. */
export function hardToFind(): string[] {
  return controls().flatMap((control) => lineOf('focus', control, ringOf(control) ?? least))
}
