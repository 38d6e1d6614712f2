import { contrastAt } from '../../theme/colours.ts'
import { isOurs } from '../../theme/look.ts'

const least = 3

const isSeen = (node: Element): boolean => {
  const { width, height } = node.getBoundingClientRect()
  return node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && height > 1
}

const drawn = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((node) => isOurs(node) && isSeen(node))

const nameOf = (node: Element): string => `${node.localName}.${node.getAttribute('class')}`

const hasLine = ({ borderBottomWidth, borderBottomStyle }: CSSStyleDeclaration): boolean =>
  Number.parseFloat(borderBottomWidth) > 0 && borderBottomStyle !== 'none'

/** Buttons that nothing surrounds, so that only their words or signs would say that there is something to press. */
export function edgeless(): string[] {
  return drawn('.flx-button, .flx-close, [class*="__step"]:is(button, [role="button"])').flatMap((button) => {
    // The two of a quantity may stand in one box with its field.
    const boxes = [button, button.matches('[class*="__step"]') ? button.closest('[role="group"]') : null]
    const box = boxes.find((node) => node && hasLine(getComputedStyle(node))) ?? button
    const { borderBottomColor, backgroundColor } = getComputedStyle(box)
    const line = hasLine(getComputedStyle(box)) ? contrastAt(borderBottomColor, box.parentElement) : 1
    const ratio = Math.max(line, contrastAt(backgroundColor, box.parentElement))
    return ratio < least ? [`edge ${ratio.toFixed(2)} ${nameOf(button)}`] : []
  })
}

/** Signs that a mask cuts out of a ground, wherever they stand: that ground is forced too. */
export function hardToSee(): string[] {
  return drawn('*').flatMap((node) =>
    [undefined, '::before', '::after'].flatMap((part) => {
      const { maskImage, backgroundColor, content, display } = getComputedStyle(node, part)
      const exists = !part || !/^(?:none|normal)$/.test(content)
      if (!exists || display === 'none' || maskImage === 'none') return []
      const ratio = contrastAt(backgroundColor, part ? node : node.parentElement)
      return ratio < least ? [`sign ${ratio.toFixed(2)} ${nameOf(node)}${part ?? ''}`] : []
    }),
  )
}

const visible = [
  ...['color', 'background-color', 'background-image', 'background-position-x', 'opacity', 'visibility', 'display'],
  ...['border-top-color', 'border-top-width', 'border-top-style', 'border-bottom-color', 'border-bottom-width'],
  ...['border-inline-start-width', 'outline-style', 'outline-width', 'outline-color', 'text-decoration-line'],
  ...['font-weight', 'fill', 'stroke', 'transform', 'rotate', 'mask-image', 'width', 'height', 'content'],
]

/** What can be seen of a control, of what is in it, and of what stands around it. */
function seenOf(node: Element): string {
  const around = node.closest('label, .flx-choice, .flx-field') ?? node
  return [around, ...around.querySelectorAll('*')]
    .flatMap((each) => [undefined, '::before', '::after'].map((part) => getComputedStyle(each, part)))
    .map((style) => visible.map((name) => style.getPropertyValue(name)).join(' '))
    .join('\n')
}

/** States, and how each is taken away from a control. */
const states: Record<string, (node: HTMLElement) => () => void> = {
  ...Object.fromEntries(
    [
      '[aria-current]:not([aria-current="false"])',
      '[aria-pressed="true"]',
      '[aria-selected="true"]',
      '[aria-disabled="true"]',
      '[data-flx-chosen]',
    ].map((selector) => [selector, withoutAttribute(/\[([\w-]+)/.exec(selector)?.[1] ?? '')]),
  ),
  ':disabled': withoutAttribute('disabled'),
  ':checked': (node) => {
    const field = node as HTMLInputElement
    field.checked = false
    return () => {
      field.checked = true
    }
  },
}

function withoutAttribute(name: string) {
  return (node: HTMLElement): (() => void) => {
    const value = node.getAttribute(name) ?? ''
    node.removeAttribute(name)
    return () => node.setAttribute(name, value)
  }
}

/** What the browser draws itself shows its state in every colour. */
const isNative = (node: Element): boolean =>
  node.matches('option') || (node.matches('input') && getComputedStyle(node).appearance !== 'none')

/** States that nothing shows: taken away, they leave all that is seen as it was. */
export function unshownStates(): string[] {
  return Object.entries(states).flatMap(([state, take]) =>
    drawn(state).flatMap((node) => {
      if (isNative(node)) return []
      const before = seenOf(node)
      const giveBack = take(node)
      const isShown = seenOf(node) !== before
      giveBack()
      return isShown ? [] : [`state ${state} ${nameOf(node)}`]
    }),
  )
}
