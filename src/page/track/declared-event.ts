import { closest } from '../../core/browser/closest.ts'
import { isUntrusted } from '../../core/html/untrusted.ts'
import { isCommerce, itemsNear, type TrackItem } from './commerce.ts'
import { track } from './track.ts'

/**
 * Matches elements that their author marked for tracking:
 * `<a data-flx-track="select_promotion" data-flx-track-promotion_id="ete">`.
 */
export const declaredSelector = '[data-flx-track]'

/** The moment at which a marked element sends its event. */
export type Trigger = 'click' | 'submit' | 'view' | 'load'

const triggers: readonly string[] = ['click', 'submit', 'view', 'load'] satisfies Trigger[]
const controls = 'a, area, button, input, summary, [role="button"], [role="link"], [role="tab"]'
const prefix = 'data-flx-track-'
const numbers = new Set(['value', 'price', 'quantity', 'discount', 'tax', 'shipping', 'index'])

/**
 * Returns the trigger of a marked element: the click of a control, the submission of a form, or a block's coming into
 * view, unless `data-flx-track-on` gives another.
 */
export function triggerOf(element: Element): Trigger {
  const asked = element.getAttribute(`${prefix}on`)
  if (asked && triggers.includes(asked)) return asked as Trigger
  if (element.localName === 'form') return 'submit'
  return element.matches(controls) ? 'click' : 'view'
}

function paramsOf(element: Element): Record<string, unknown> {
  const params: Record<string, unknown> = {}
  for (const { name, value } of element.attributes) {
    if (!name.startsWith(prefix) || name === `${prefix}on`) continue
    const param = name.slice(prefix.length).replaceAll('-', '_')
    params[param] = numbers.has(param) ? Number(value.replace(',', '.')) : value
  }
  return params
}

export interface DeclaredEvent {
  event: string
  params: Record<string, unknown>
}

/** Reads the event of a marked element; an event of the shop gets the articles near the element. */
export function readDeclared(element: Element, items?: TrackItem[]): DeclaredEvent | undefined {
  const event = element.getAttribute('data-flx-track')?.trim()
  if (!event || isUntrusted(element)) return undefined
  const params = paramsOf(element)
  return { event, params: isCommerce(event) ? { ...params, items: items ?? itemsNear(element) } : params }
}

export function sendDeclared(element: Element, items?: TrackItem[]): void {
  const declared = readDeclared(element, items)
  if (declared) track(declared.event, declared.params)
}

/** Returns the closest marked element around an event's target that has this trigger. */
export function declaredAround(target: EventTarget | null, trigger: Trigger): Element | null {
  let element: Element | null = closest(target, declaredSelector)
  while (element && triggerOf(element) !== trigger) element = closest(element.parentElement, declaredSelector)
  return element
}
