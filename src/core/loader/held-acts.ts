import type { CatalogueEntry } from './catalogue.ts'
import type { Drawn, ElementLoader } from './element-loader.ts'

type Act = 'click' | 'submit'

/** What was acted upon, and the element that answers for it. */
interface Target {
  host: Drawn
  trigger: HTMLElement
}

const acts = ['click', 'submit'] as const
const intents = ['pointerover', 'focusin', 'touchstart']

/** Keeps a visitor's acts on elements whose code is not there yet, and gives them back once it is. */
export class HeldActs {
  #loader: ElementLoader
  #holding = new Set<Element>()
  #replaying = false

  constructor(loader: ElementLoader) {
    this.#loader = loader
    for (const act of acts) document.addEventListener(act, (event) => this.#hold(act, event), { capture: true })
    for (const type of intents) {
      document.addEventListener(type, ({ target }) => this.#fetchAhead(target), { capture: true, passive: true })
    }
  }

  #hold(act: Act, event: Event): void {
    if (this.#replaying || event.defaultPrevented || isForNewTab(event)) return
    const target = this.#find(act, event.target)
    if (!target) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!this.#holding.has(target.trigger)) void this.#replayWhenLoaded(target, event)
  }

  async #replayWhenLoaded({ host, trigger }: Target, event: Event): Promise<void> {
    this.#holding.add(trigger)
    trigger.ariaBusy = 'true'
    await this.#loader.wake(host.localName)
    await host.ready
    trigger.ariaBusy = null
    this.#holding.delete(trigger)
    if (!trigger.isConnected) return
    this.#replaying = true
    try {
      replay(trigger, event)
    } finally {
      this.#replaying = false
    }
  }

  #fetchAhead(target: EventTarget | null): void {
    for (const act of acts) {
      const found = this.#find(act, target)
      if (found) void this.#loader.wake(found.host.localName)
    }
  }

  /** The first element not ready yet that an act concerns. */
  #find(act: Act, target: EventTarget | null): Target | undefined {
    if (!(target instanceof Element)) return undefined
    for (const [tag, entry] of Object.entries(this.#loader.catalogue)) {
      for (const host of hostsOf(act, tag, entry, target)) {
        const trigger = !this.#loader.isReady(host) && triggerOf(act, host, entry, target)
        if (trigger) return { host, trigger }
      }
    }
    return undefined
  }
}

/** Elements that an act may concern: a long page is looked through for those alone that answer from afar. */
function hostsOf(act: Act, tag: string, entry: CatalogueEntry, target: Element): Iterable<Drawn> {
  const { [act]: own, control, link } = entry
  if (own) {
    const host = target.closest(tag)
    return host ? [host] : []
  }
  return act === 'click' && (control || (link && target.closest(link))) ? document.getElementsByTagName(tag) : []
}

/** What of an element, or of what it answers for, is acted upon. */
function triggerOf(act: Act, host: Element, entry: CatalogueEntry, target: Element): HTMLElement | null {
  const { [act]: own, control, link } = entry
  if (own) return target.closest<HTMLElement>(`${host.localName} :is(${own})`)
  const selector = act === 'click' && (control ?? link)
  if (!selector) return null
  const named = host.getAttribute('for')
  const trigger = closest(target, (control && named) || selector)
  return trigger && named && !closest(trigger, named) ? null : trigger
}

/** What the author wrote as a selector may be none: it then names nothing. */
function closest(target: Element, selector: string): HTMLElement | null {
  try {
    return target.closest<HTMLElement>(selector)
  } catch {
    return null
  }
}

function isForNewTab({ ctrlKey, metaKey, shiftKey }: Partial<MouseEvent>): boolean | undefined {
  return ctrlKey || metaKey || shiftKey
}

/** Acts again as the visitor did; whatever then listens, or the browser itself, answers. */
function replay(trigger: HTMLElement, event: Event): void {
  if (trigger instanceof HTMLFormElement) {
    const { submitter } = event as SubmitEvent
    trigger.requestSubmit(submitter?.isConnected ? submitter : null)
  } else {
    trigger.click()
  }
}
