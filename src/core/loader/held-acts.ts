import type { CatalogueEntry } from './catalogue.ts'
import type { ElementLoader } from './element-loader.ts'

type Act = 'click' | 'submit'

/** An act of the visitor's: the element it is for, what was acted upon, and who answers. */
interface Target {
  tag: string
  trigger: HTMLElement
  hosts: Element[]
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

  async #replayWhenLoaded({ tag, trigger, hosts }: Target, event: Event): Promise<void> {
    this.#holding.add(trigger)
    trigger.ariaBusy = 'true'
    await this.#loader.wake(tag)
    await this.#loader.settled(hosts)
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
      if (found) void this.#loader.wake(found.tag)
    }
  }

  /** The first element not ready yet that an act concerns. */
  #find(act: Act, target: EventTarget | null): Target | undefined {
    if (!(target instanceof Element)) return undefined
    for (const [tag, entry] of Object.entries(this.#loader.catalogue)) {
      const found =
        findInside(tag, entry[act], target) ?? (act === 'click' ? findAnywhere(tag, entry, target) : undefined)
      if (found?.hosts.some((host) => !this.#loader.isReady(host))) return found
    }
    return undefined
  }
}

function findInside(tag: string, selector: string | undefined, target: Element): Target | undefined {
  if (!selector) return undefined
  const trigger = target.closest<HTMLElement>(`${tag} :is(${selector})`)
  const host = trigger?.closest(tag)
  return trigger && host ? { tag, trigger, hosts: [host] } : undefined
}

function findAnywhere(tag: string, { control, link }: CatalogueEntry, target: Element): Target | undefined {
  const selector = control ?? link
  if (!selector) return undefined
  const hosts = [...document.querySelectorAll(tag)]
  for (const host of hosts) {
    const named = host.getAttribute('for')
    const trigger = closest(target, (control && named) || selector)
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
