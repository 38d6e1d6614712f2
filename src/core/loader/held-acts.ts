import type { Drawn, ElementLoader } from './element-loader.ts'

type Act = 'click' | 'submit'

/** What was acted upon, and the element that answers for it. */
interface Target {
  host: Drawn
  trigger: HTMLElement
}

const acts = ['click', 'submit'] as const
/** What tells that a visitor is about to act. */
export const intents = ['pointerover', 'focusin', 'touchstart']

/** Keeps a visitor's acts on elements whose code is not there yet, and gives them back once it is. */
export class HeldActs {
  #loader: ElementLoader
  #holding = new Set<Element>()
  #replaying = false

  constructor(loader: ElementLoader) {
    this.#loader = loader
    for (const act of acts) document.addEventListener(act, (event) => this.#hold(event), true)
    for (const type of intents) {
      document.addEventListener(type, ({ target }) => this.#fetchAhead(target), true)
    }
  }

  #hold(event: Event): void {
    if (this.#replaying || event.defaultPrevented || isForNewTab(event)) return
    const target = this.#find(event.type as Act, event.target)
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

  /** The first element not ready yet that an act concerns: within it, or on what it answers for anywhere. */
  #find(act: Act, target: EventTarget | null): Target | undefined {
    if (!(target instanceof Element)) return undefined
    for (const [tag, { [act]: own, control, link }] of Object.entries(this.#loader.catalogue)) {
      const selector = own ? `${tag} :is(${own})` : act === 'click' && (control ?? link)
      if (!selector) continue
      // The browser keeps this list: a long page is not looked through at each move of the pointer.
      for (const host of own ? [target.closest(tag)] : document.getElementsByTagName(tag)) {
        if (!host || this.#loader.isReady(host)) continue
        const named = !own && host.getAttribute('for')
        const trigger = closest(target, (control && named) || selector)
        if (trigger && (!named || closest(trigger, named))) return { host, trigger }
      }
    }
    return undefined
  }
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
