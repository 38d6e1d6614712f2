import { closest } from '../browser/closest.ts'
import { intentTypes, listen } from '../browser/gestures.ts'
import { isPlainClick } from '../browser/links.ts'
import { navigation } from '../browser/navigation.ts'
import { cancellation } from '../cancellation.ts'
import { codeTimeout } from './code-timeout.ts'
import type { ElementLoader, LoadableElement } from './element-loader.ts'
import { root } from './root.ts'

const replayed = ['click', 'submit'] as const

type ReplayedType = (typeof replayed)[number]

/**
 * Handles an event of an element: gets the element, and the control that was clicked or the form that was submitted.
 */
type Take = (host: LoadableElement, trigger: HTMLElement) => void

/** A key press, `pagehide` or a navigation, by which the visitor may cancel an action that waits for code. */
interface GiveUpEvent {
  type: string
  key?: string
  navigationType?: string
}

export interface EventReplay {
  /**
   * Waits for the code of an element that a visitor asked for, up to a time limit (SAFE-07); the trigger is busy
   * meanwhile. If there is still no code, the browser then handles the event.
   * @returns true if it is still wanted: for the first of several clicks, unless the visitor cancelled it.
   */
  waitFor(host: LoadableElement, trigger: Element): Promise<boolean>
  /** Cancels the actions that wait for code, as Escape does. */
  giveUp(event: GiveUpEvent): void
}

/** Holds a visitor's events on elements whose code is not loaded yet, and replays them once it is. */
export function replayEvents(loader: ElementLoader): EventReplay {
  const waiting = new Set<Element>()
  /**
   * Elements that the event being replayed was held for: the next element around the target, or the browser, handles it
   * now.
   */
  let given: Element[] = []

  async function waitFor(host: LoadableElement, trigger: Element): Promise<boolean> {
    if (waiting.has(trigger)) return false
    waiting.add(trigger)
    trigger.ariaBusy = 'true'
    await new Promise<unknown>((done) => {
      // In a task of its own: a form ignores `requestSubmit()` as long as its event is being dispatched, and React may
      // render the element before that has ended.
      const doneLater = (): unknown => setTimeout(done)
      loader
        .load(host.localName)
        .then(() => host.ready)
        .then(doneLater, doneLater)
      setTimeout(done, codeTimeout)
    })
    trigger.ariaBusy = null
    return waiting.delete(trigger)
  }

  /** Fetches the element that an event concerns: the first one not ready yet, around the target or controlled by it. */
  function fetchFor(type: string, event: Event, take?: Take): void {
    const { target } = event
    for (const [tag, entry] of Object.entries(loader.catalogue)) {
      const { [type as ReplayedType]: own, control, inside, ahead } = entry
      const selector = own ? `${tag} :is(${own})` : type === 'click' && control
      if (!selector) continue
      // The browser caches this list, so the page is not searched at each move of the pointer.
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
    // Sends a form with a password by POST if its author forgot the method: no password may appear in an address.
    closest(target, 'form:not([method]):has([type=password])')?.setAttribute('method', 'post')
    if (event.defaultPrevented || !isPlainClick(event as MouseEvent)) return
    const before = given
    fetchFor(type, event, async (host, trigger) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      if (!(await waitFor(host, trigger)) || !trigger.isConnected) return
      const { submitter } = event as SubmitEvent
      given = [...before, host]
      // Repeats the visitor's action, for the listeners of the new code or the browser itself.
      if (type === 'submit') (trigger as HTMLFormElement).requestSubmit(submitter?.isConnected ? submitter : null)
      else {
        // If the element could not be loaded, moves focus to its first link instead.
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
    // Not on `popstate`, which a link to a fragment (`#`) fires too: many calls are made by such a link.
    if (type !== 'popstate') cancellation.count++
  }

  listen(intentTypes, fetchAhead)
  listen(replayed, hold)
  listen(['keydown', 'popstate', 'pagehide'], giveUp)
  navigation?.addEventListener('navigate', giveUp)
  return { waitFor, giveUp }
}
