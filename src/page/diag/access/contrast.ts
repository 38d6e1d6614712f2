import { formatNumber } from '../../../core/french/number.ts'
import { countOf } from '../../../core/french/plural.ts'
import { type Finding, inPage, tagOf } from '../finding.ts'
import { groupBy } from '../group-by.ts'
import { accessTexts as t } from './access-messages.ts'
import { blend, type Colour, contrastOf, hex, paintedColour } from './colours.ts'

interface Measure {
  element: HTMLElement
  /** The colour as it is seen, and what lies behind it. */
  colour: Colour
  ground: Colour
  /** Cut to one decimal: 4.49 is no 4.5. */
  ratio: number
  least: number
}

/** What the browser paints where nothing else is: the canvas of the page's colour scheme. */
function canvasColour(): Colour {
  const probe = document.createElement('div')
  probe.style.color = 'canvas'
  document.documentElement.append(probe)
  const colour = paintedColour(getComputedStyle(probe).color)
  probe.remove()
  return colour
}

/**
 * What lies behind an element, as its ancestors paint it; nothing where a picture does, or where a box without a ground
 * of its own is laid over others.
 */
function groundOf(element: Element | null, canvas: Colour): Colour | undefined {
  if (!element) return canvas
  const { backgroundColor, backgroundImage, position, backdropFilter } = getComputedStyle(element)
  if (backgroundImage !== 'none' || (backdropFilter && backdropFilter !== 'none')) return undefined
  const own = paintedColour(backgroundColor)
  if (own[3] === 1) return own
  if (/absolute|fixed/.test(position) && own[3] === 0) return undefined
  const below = groundOf(element.parentElement, canvas)
  return below && blend(own, below)
}

function opacityOf(element: Element | null): number {
  return element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
}

const shown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  element.getBoundingClientRect().width > 1 &&
  element.getBoundingClientRect().height > 1 &&
  !element.closest('[aria-hidden="true"], [inert], :disabled, [aria-disabled="true"]')

/** Text of 24 px, or of 18.66 px in bold, is read with less contrast (RGAA 3.2). */
function leastOf({ fontSize, fontWeight }: CSSStyleDeclaration): number {
  const size = Number.parseFloat(fontSize)
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
}

function measure(element: HTMLElement, text: string, ground: Colour | undefined, least: number): Measure | undefined {
  if (!ground) return undefined
  const [red, green, blue, alpha] = paintedColour(text)
  const colour = blend([red, green, blue, alpha * opacityOf(element)], ground)
  return { element, colour, ground, ratio: Math.floor(contrastOf(colour, ground) * 10 + 1e-6) / 10, least }
}

const ownText = (element: Element): string =>
  [...element.childNodes]
    .map((node) => (node instanceof Text ? node.data : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()

const shortText = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

function lowTexts(measures: readonly Measure[]): Finding[] {
  const low = measures.filter(({ ratio, least }) => ratio < least)
  const groups = groupBy(low, ({ colour, ground, least }) => `${hex(colour)} ${hex(ground)} ${least}`)
  return [...groups.values()].flatMap((group): Finding[] => {
    const [first, ...more] = group
    if (!first) return []
    const { element, colour, ground, ratio, least } = first
    const values = {
      text: shortText(ownText(element)),
      n: countOf(more.length, 'autre'),
      ratio: formatNumber(ratio),
      least: formatNumber(least),
      colour: hex(colour),
      ground: hex(ground),
    }
    return [{ level: 'error', text: t(more.length > 0 ? 'low-text-more' : 'low-text', values), element }]
  })
}

const fields = [
  'input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"]',
  ', [type="image"], [type="submit"], [type="button"], [type="reset"]), select, textarea',
].join('')

/** The line around a field, or its own ground, tells where it is. */
function lowEdges(canvas: Colour): Finding[] {
  return inPage(fields)
    .filter(shown)
    .flatMap((element): Finding[] => {
      const around = groundOf(element.parentElement, canvas)
      const own = groundOf(element, canvas)
      if (!around || !own) return []
      const style = getComputedStyle(element)
      const lines = (['Top', 'Right', 'Bottom', 'Left'] as const)
        .filter((side) => Number.parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== 'none')
        .map((side) => blend(paintedColour(style[`border${side}Color`]), around))
      const ratio = Math.floor(Math.max(...[own, ...lines].map((each) => contrastOf(each, around))) * 10) / 10
      if (ratio >= 3) return []
      return [{ level: 'error', text: t('low-edge', { tag: tagOf(element), ratio: formatNumber(ratio) }), element }]
    })
}

/** A drawing that alone says what a control does. */
function lowSigns(canvas: Colour): Finding[] {
  return (
    inPage('a[href], button, [role="button"]')
      // biome-ignore lint/performance/useDomNodeTextContent: a text that is hidden says nothing to the eye
      .filter((control) => shown(control) && control.innerText.trim() === '')
      .flatMap((element): Finding[] => {
        const ground = groundOf(element, canvas)
        const parts = [...element.querySelectorAll('svg :is(path, circle, rect, line, polyline, polygon, ellipse)')]
        const colours = parts.flatMap((part) => {
          const { fill, stroke } = getComputedStyle(part)
          return [fill, stroke].filter((each) => /^(?:rgb|color|lab|lch|oklab|oklch|hsl|#)/.test(each))
        })
        if (!ground || colours.length === 0) return []
        const seen = colours.map((each) => contrastOf(blend(paintedColour(each), ground), ground))
        const ratio = Math.floor(Math.max(...seen) * 10) / 10
        if (ratio >= 3) return []
        return [{ level: 'error', text: t('low-sign', { tag: tagOf(element), ratio: formatNumber(ratio) }), element }]
      })
  )
}

/** The contrast of what is read and used, under the page's own theme as it is now (RGAA 3.2, 3.3). */
export function checkContrast(): Finding[] {
  const canvas = canvasColour()
  const texts = inPage('body *').filter(
    (element) => ownText(element) && !element.matches('script, style, noscript, option') && shown(element),
  )
  const measures = texts.map((element) => {
    const style = getComputedStyle(element)
    return measure(element, style.color, groundOf(element, canvas), leastOf(style))
  })
  const known = measures.filter((each) => each !== undefined)
  const unknown = texts.filter((_, index) => !measures[index])
  const lowest = Math.min(...known.map(({ ratio }) => ratio))
  const count = (n: number): string => countOf(n, 'texte')
  return [
    ...lowTexts(known),
    ...lowEdges(canvas),
    ...lowSigns(canvas),
    ...(known.length > 0
      ? [
          {
            level: 'info',
            text: t('all-measured', { n: count(known.length), ratio: formatNumber(lowest) }),
            element: known.find(({ ratio }) => ratio === lowest)?.element,
          } as const,
        ]
      : []),
    ...(unknown.length > 0
      ? [{ level: 'info', text: t('not-measured', { n: count(unknown.length) }), element: unknown[0] } as const]
      : []),
  ]
}
