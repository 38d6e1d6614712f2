import { closest } from '../browser/closest.ts'
import { followLink } from '../browser/links.ts'
import { ofPage } from '../browser/page.ts'
import { findFirst } from '../browser/select.ts'
import { cancellation } from '../cancellation.ts'
import { showEarly } from '../element/early-dialog.ts'
import type { ElementLoader, LoadableElement } from './element-loader.ts'
import type { EventReplay } from './event-replay.ts'

/** Elements that open above the page; the visitor may cancel their opening while the code is being fetched. */
const overlays = ['flx-modal', 'flx-popup', 'flx-lightbox', 'flx-front-popup', 'flx-mobile-menu']

const isOurs = ({ localName }: Element): boolean => localName.startsWith('flx-')

interface Call {
  element: LoadableElement
  /** True if the call opens something above the page. */
  opens: boolean
}

/** @throws Error if the target is not an element of ours. */
function readCall(target: Element | string, method: string): Call {
  const element: LoadableElement | null = typeof target === 'string' ? findFirst(target) : target
  if (!element) throw new Error(`flx : aucun élément ne répond au sélecteur « ${target} ».`)
  const tag = element.localName
  if (!isOurs(element)) throw new Error(`flx : l’élément <${tag}> n’existe pas.`)
  return { element, opens: method === 'show' && overlays.includes(tag) }
}

/**
 * Calls a method of an element of the page; fetches its code if need be.
 * @returns the result of the method; `false` if it was to open something above the page, and the visitor cancelled that
 * while the code was being fetched.
 */
export async function invoke(
  elements: ElementLoader,
  target: Element | string,
  method: string,
  ...args: unknown[]
): Promise<unknown> {
  const { element, opens } = readCall(target, method)
  const before = cancellation.count
  await elements.load(element.localName)
  return opens && before < cancellation.count ? false : element.invoke?.(method, ...args)
}

/** Replaces `invoke` for a call that the visitor cancelled while this module was being fetched. */
export async function invokeCancelled(...call: Parameters<typeof invoke>): Promise<unknown> {
  const [, target, method] = call
  return readCall(target, method).opens ? false : invoke(...call)
}

interface Openers {
  elements: ElementLoader
  replay: EventReplay
}

/**
 * Handles a control with `data-flx-show="id"` or `data-flx-hide="id"`: a click shows or hides that element; an event
 * that only announces a click fetches the code.
 */
export function runOpeners({ elements, replay }: Openers, { type, target: at, timeStamp }: Event): void {
  for (const method of ['show', 'hide']) {
    const attribute = `data-flx-${method}`
    const opener = closest(at, `[${attribute}]`)
    const id = opener?.getAttribute(attribute)
    if (!opener || !id) continue
    const target: LoadableElement | null = ofPage('getElementById').call(document, id)
    if (!target) type === 'click' && console.warn(`flx : ${attribute}="${id}" ne désigne aucun élément de la page.`)
    else if (!isOurs(target)) continue
    else if (type === 'click') void run(target, opener, method)
    else void elements.wake(target.localName)
  }

  async function run(target: LoadableElement, opener: Element, method: string): Promise<void> {
    const tag = target.localName
    if (!elements.isReady(target)) {
      const cancel = (): void => replay.giveUp({ type: 'keydown', key: 'Escape' })
      const endEarly = method === 'show' ? showEarly(target as HTMLElement, timeStamp, cancel) : undefined
      const isWanted = await replay.waitFor(target, opener)
      if (endEarly?.() || !isWanted) return
    }
    if (elements.isDefined(tag)) return void invoke(elements, target, method).catch(() => {})
    // The element could not be loaded: a link is followed instead.
    followLink(opener)
  }
}
