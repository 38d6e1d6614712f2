import type { Hold } from './catalogue.ts'
import type { ElementLoader } from './element-loader.ts'

interface Target {
  tag: string
  /** What was acted upon. */
  trigger: HTMLElement
  hosts: Element[]
}

const intents = ['pointerover', 'focusin', 'touchstart'] as const

/** Keeps a visitor's acts on elements whose code is not there yet, and gives them back once it is. */
export class HeldActs {
  #loader: ElementLoader
  #holding = new Set<Element>()
  #replaying = false

  constructor(loader: ElementLoader) {
    this.#loader = loader
    for (const type of ['click', 'submit'] as const) {
      document.addEventListener(type, (event) => this.#hold(type, event), { capture: true })
    }
    for (const type of intents) {
      document.addEventListener(type, (event) => this.#fetchAhead(event), { capture: true, passive: true })
    }
  }

  #hold(type: Hold['event'], event: Event): void {
    if (this.#replaying || event.defaultPrevented || isForNewTab(event)) return
    const target = this.#find(event, (hold) => hold.event === type)
    if (!target) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!this.#holding.has(target.trigger)) void this.#replayWhenLoaded(target, event)
  }

  async #replayWhenLoaded({ tag, trigger, hosts }: Target, event: Event): Promise<void> {
    this.#holding.add(trigger)
    trigger.setAttribute('aria-busy', 'true')
    const loaded = await this.#loader.wake(tag)
    if (loaded) await this.#loader.settled(hosts)
    trigger.removeAttribute('aria-busy')
    this.#holding.delete(trigger)
    if (!trigger.isConnected) return
    this.#replaying = true
    try {
      replay(trigger, event)
    } finally {
      this.#replaying = false
    }
  }

  #fetchAhead(event: Event): void {
    const target = this.#find(event, () => true)
    if (target) void this.#loader.wake(target.tag)
  }

  /** The first element not ready yet that an act on this target concerns. */
  #find(event: Event, concerns: (hold: Hold) => boolean): Target | undefined {
    const { target } = event
    if (!(target instanceof Element)) return undefined
    for (const [tag, { hold }] of Object.entries(this.#loader.catalogue)) {
      if (!hold || !concerns(hold)) continue
      const found = hold.anywhere ? findAnywhere(tag, hold, target) : findInside(tag, hold, target)
      if (found?.hosts.some((host) => !this.#loader.isReady(host))) return found
    }
    return undefined
  }
}

function findInside(tag: string, { selector }: Hold, target: Element): Target | undefined {
  const host = target.closest(tag)
  const trigger = target.closest<HTMLElement>(selector)
  return host && trigger && host.contains(trigger) ? { tag, trigger, hosts: [host] } : undefined
}

function findAnywhere(tag: string, { selector, forHolds }: Hold, target: Element): Target | undefined {
  const hosts = [...document.querySelectorAll(tag)]
  for (const host of hosts) {
    const named = host.getAttribute('for')
    const trigger = closest(target, named && !forHolds ? named : selector)
    if (trigger && (!named || closest(trigger, named))) return { tag, trigger, hosts }
  }
  return undefined
}

/** What the author wrote as a selector may be none: it then names nothing. */
function closest(target: Element, selector: string): HTMLElement | null {
  try {
    return target.closest<HTMLElement>(selector)
  } catch {
    return null
  }
}

function isForNewTab(event: Event): boolean {
  return event instanceof MouseEvent && (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
}

/** Acts again as the visitor did; whatever then listens, or the browser itself, answers. */
function replay(trigger: HTMLElement, event: Event): void {
  if (event instanceof SubmitEvent && trigger instanceof HTMLFormElement) {
    trigger.requestSubmit(event.submitter?.isConnected ? event.submitter : null)
  } else {
    trigger.click()
  }
}
