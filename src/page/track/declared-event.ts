import { closest } from '../../core/browser/closest.ts'
import { isUntrusted } from '../../core/html/untrusted.ts'
import { isCommerce, type TrackItem } from './commerce.ts'
import { itemsNear } from './items.ts'
import { track } from './track.ts'

/** What a page's author marked to be told: `<a data-flx-track="select_promotion" data-flx-track-promotion_id="ete">`. */
export const declaredSelector = '[data-flx-track]'

/** What makes a marked element tell. */
export type Trigger = 'click' | 'submit' | 'view' | 'load'

const triggers: readonly string[] = ['click', 'submit', 'view', 'load'] satisfies Trigger[]
const controls = 'a, area, button, input, summary, [role="button"], [role="link"], [role="tab"]'
const prefix = 'data-flx-track-'
const numbers = new Set(['value', 'price', 'quantity', 'discount', 'tax', 'shipping', 'index'])

/** A control tells when it is clicked, a form when it is sent, a block when it is seen; `data-flx-track-on` says otherwise. */
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

/** What an element is marked with, ready to be told. */
export interface DeclaredEvent {
  event: string
  params: Record<string, unknown>
}

/** Reads what an element is marked with; an event of the shop with the articles that it is about. */
export function readDeclared(element: Element, items?: TrackItem[]): DeclaredEvent | undefined {
  const event = element.getAttribute('data-flx-track')?.trim()
  if (!event || isUntrusted(element)) return undefined
  const params = paramsOf(element)
  return { event, params: isCommerce(event) ? { ...params, items: items ?? itemsNear(element) } : params }
}

/** Tells what an element is marked with. `items`: the articles, when they are not those that it is about. */
export function sendDeclared(element: Element, items?: TrackItem[]): void {
  const declared = readDeclared(element, items)
  if (declared) track(declared.event, declared.params)
}

/** The nearest element around what was acted upon that tells at this moment. */
export function declaredAround(target: EventTarget | null, trigger: Trigger): Element | null {
  let element: Element | null = closest(target, declaredSelector)
  while (element && triggerOf(element) !== trigger) element = closest(element.parentElement, declaredSelector)
  return element
}
