import { closest } from '../browser/closest.ts'
import { intentTypes } from '../browser/intent.ts'
import { listen } from '../browser/listen.ts'
import { navigation } from '../browser/navigation-api.ts'
import { isPlainClick } from '../browser/plain-click.ts'
import { cancellation } from '../cancellation.ts'
import { codeTimeout } from './code-timeout.ts'
import type { ElementLoader, LoadableElement } from './element-loader.ts'
import { root } from './root.ts'

const replayed = ['click', 'submit'] as const

type ReplayedType = (typeof replayed)[number]

/** Takes the element that answers for an event, and what was clicked or sent. */
type Take = (host: LoadableElement, trigger: HTMLElement) => void

/** A key, a page that is left, or a way through the history: what may give up what is still on its way. */
interface GiveUpEvent {
  type: string
  key?: string
  navigationType?: string
}

export interface EventReplay {
  /**
   * Waits for the code of an element that a visitor asked for, as long as a visitor would (SAFE-07); the trigger is busy
   * meanwhile. What was asked for is then done by the browser, where the element still has no code.
   * @returns whether it is still wanted: by the first click of several, unless it was given up.
   */
  waitFor(host: LoadableElement, trigger: Element): Promise<boolean>
}

/** Holds a visitor's events on elements whose code is not there yet, and replays them once it is. */
export function replayEvents(loader: ElementLoader): EventReplay {
  const waiting = new Set<Element>()
  /** Elements that an event has been held for: the next one around what was clicked, or the browser, answers for it now. */
  let given: Element[] = []

  async function waitFor(host: LoadableElement, trigger: Element): Promise<boolean> {
    if (waiting.has(trigger)) return false
    waiting.add(trigger)
    trigger.ariaBusy = 'true'
    await new Promise<unknown>((done) => {
      loader
        .load(host.localName)
        .then(() => host.ready)
        .then(done, done)
      setTimeout(done, codeTimeout)
    })
    trigger.ariaBusy = null
    return waiting.delete(trigger)
  }

  /** Fetches what an event concerns: the first element not ready yet, within it, or on what it answers for anywhere. */
  function fetchFor(type: string, event: Event, take?: Take): void {
    const { target } = event
    for (const [tag, entry] of Object.entries(loader.catalogue)) {
      const { [type as ReplayedType]: own, control, inside, ahead } = entry
      const selector = own ? `${tag} :is(${own})` : type === 'click' && control
      if (!selector) continue
      // The browser keeps this list: a long page is not looked through at each move of the pointer.
      for (const host of own ? [closest(target, tag)] : root.getElementsByTagName(tag)) {
        if (!host || given.includes(host) || loader.isReady(host)) continue
        const named = host.getAttribute('for')
        const trigger = closest(target, named ? (inside ?? named) : selector)
        if (!trigger || (named && !closest(trigger, named))) continue
        void loader.wake(tag)
        ahead?.(trigger, event, host)
        take?.(host, trigger)
        return
      }
    }
  }

  function hold(event: Event): void {
    const { type, target } = event
    // No password leaves in an address where the author of its form forgot the method, whoever sends it.
    closest(target, 'form:not([method]):has([type=password])')?.setAttribute('method', 'post')
    if (event.defaultPrevented || !isPlainClick(event as MouseEvent)) return
    const before = given
    fetchFor(type, event, async (host, trigger) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      if (!(await waitFor(host, trigger)) || !trigger.isConnected) return
      const { submitter } = event as SubmitEvent
      given = [...before, host]
      // As the visitor acted; whatever listens by now, or the browser itself, answers.
      if (type === 'submit') (trigger as HTMLFormElement).requestSubmit(submitter?.isConnected ? submitter : null)
      else {
        // What would have opened is not there: its own links are.
        if (!loader.isReady(host)) host.querySelector('a')?.focus()
        trigger.click()
      }
      given = []
    })
  }

  function fetchAhead(event: Event): void {
    for (const type of replayed) fetchFor(type, event)
  }

  function giveUp({
    type,
    key = cancellation.ownBack ? '' : 'Escape',
    navigationType = 'traverse',
  }: GiveUpEvent): void {
    if (navigationType !== 'traverse' || key !== 'Escape') return
    for (const trigger of waiting) {
      trigger.ariaBusy = null
      waiting.delete(trigger)
    }
    // Not by a link to a place of the page (`#`), which this tells of too: many calls are made by such a link.
    if (type !== 'popstate') cancellation.count++
  }

  listen(intentTypes, fetchAhead)
  listen(replayed, hold)
  listen(['keydown', 'popstate', 'pagehide'], giveUp)
  navigation?.addEventListener('navigate', giveUp)
  return { waitFor }
}
