import { closest } from '../browser/closest.ts'
import { intentTypes } from '../browser/intent.ts'
import { isPlainClick } from '../browser/plain-click.ts'
import type { CatalogueEntry } from './catalogue.ts'
import type { ElementLoader, LoadableElement } from './element-loader.ts'
import { giveUpCalls } from './lazy-function.ts'
import { patience } from './patience.ts'
import { root } from './root.ts'

type ReplayedType = 'click' | 'submit'

/** What was clicked or sent, and the element that answers for it. */
interface Target {
  host: LoadableElement
  trigger: HTMLElement
  entry: CatalogueEntry
}

/** Holds a visitor's events on elements whose code is not there yet, and replays them once it is. */
export class EventReplay {
  #loader: ElementLoader
  #waiting = new Set<Element>()
  /** What the browser, or the element, now answers for. */
  #given: EventTarget | null = null

  constructor(loader: ElementLoader) {
    this.#loader = loader
    for (const type of ['click', 'submit']) addEventListener(type, (event) => this.#hold(event), true)
    for (const type of intentTypes) addEventListener(type, (event) => this.#fetchAhead(event), true)
    // Escape, or Back: the visitor has thought better of what is still on its way.
    for (const type of ['keydown', 'popstate', 'pagehide']) {
      const giveUp = ({ key = 'Escape' }: Partial<KeyboardEvent>): void => {
        if (key !== 'Escape') return
        this.#giveUp()
        // Not by Back: an overlay that closes goes back by itself, and what is called as it closes is still wanted.
        if (type === 'keydown') giveUpCalls()
      }
      addEventListener(type, giveUp, true)
    }
  }

  /**
   * Waits for the code of an element that a visitor asked for, as long as a visitor would (SAFE-07); the trigger is busy
   * meanwhile. What was asked for is then done by the browser, where the element still has no code.
   * @returns whether it is still wanted: by the first click of several, unless it was given up.
   */
  async waitFor(host: LoadableElement, trigger: Element): Promise<boolean> {
    if (this.#waiting.has(trigger)) return false
    this.#waiting.add(trigger)
    trigger.ariaBusy = 'true'
    await new Promise<unknown>((done) => {
      this.#loader
        .load(host.localName)
        .then(() => host.ready)
        .then(done, done)
      setTimeout(done, patience)
    })
    trigger.ariaBusy = null
    return this.#waiting.delete(trigger)
  }

  #giveUp(): void {
    for (const trigger of this.#waiting) trigger.ariaBusy = null
    this.#waiting.clear()
  }

  #hold(event: Event): void {
    if (event.target === this.#given || event.defaultPrevented || !isPlainClick(event as MouseEvent)) return
    const target = this.#find(event.type as ReplayedType, event.target)
    if (!target) return
    event.preventDefault()
    event.stopImmediatePropagation()
    void this.#replayWhenLoaded(target, event)
  }

  async #replayWhenLoaded({ host, trigger, entry }: Target, event: Event): Promise<void> {
    entry.ahead?.(trigger, event)
    if (!(await this.waitFor(host, trigger)) || !trigger.isConnected) return
    const { submitter } = event as SubmitEvent
    this.#given = trigger
    // As the visitor acted; whatever listens by now, or the browser itself, answers.
    if (event.type === 'submit') (trigger as HTMLFormElement).requestSubmit(submitter?.isConnected ? submitter : null)
    else trigger.click()
    this.#given = null
  }

  #fetchAhead(event: Event): void {
    for (const type of ['click', 'submit'] as const) {
      const found = this.#find(type, event.target)
      if (!found) continue
      void this.#loader.wake(found.host.localName)
      found.entry.ahead?.(found.trigger, event)
    }
  }

  /** The first element not ready yet that an event concerns: within it, or on what it answers for anywhere. */
  #find(type: ReplayedType, target: EventTarget | null): Target | undefined {
    for (const [tag, entry] of Object.entries(this.#loader.catalogue)) {
      const { [type]: own, control, inside } = entry
      const selector = own ? `${tag} :is(${own})` : type === 'click' && control
      if (!selector) continue
      // The browser keeps this list: a long page is not looked through at each move of the pointer.
      for (const host of own ? [closest(target, tag)] : root.getElementsByTagName(tag)) {
        if (!host || this.#loader.isReady(host)) continue
        const named = host.getAttribute('for')
        const trigger = closest(target, named ? (inside ?? named) : selector)
        if (trigger && (!named || closest(trigger, named))) return { host, trigger, entry }
      }
    }
    return undefined
  }
}
