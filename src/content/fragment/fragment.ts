import '../../ui/styles.ts'
import { closest } from '../../core/browser/closest.ts'
import { ofForm } from '../../core/browser/form.ts'
import { isPlainClick, opensHere } from '../../core/browser/links.ts'
import { goTo, pageBase } from '../../core/browser/navigation.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { address, flag, number, text } from '../../core/element/codecs.ts'
import { lateEngine } from '../../core/element/late-engine.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { noteSecrets } from '../../core/html/typed-fields.ts'
import type { FieldValue } from '../../core/http/call.ts'
import css from './fragment.css'
import type { Asked } from './fragment-engine.ts'
import { readParameters } from './fragment-parameters.ts'

export const fragmentAttributes = {
  src: address(),
  referer: text(),
  recherche: text(),
  identload: text(),
  on: text(),
  every: number(0),
  lazy: flag,
  history: flag,
}

const tag = 'flx-fragment'
const hook = 'data-flx-refresh'

/** Lazy blocks that have loaded: one that is moved, or whose attributes change, is not loaded again. */
const seen = new WeakSet<Element>()

/**
 * Clicks and submits that a block has handled already, so that other blocks named by the same control handle them
 * too.
 */
const taken = new WeakSet<Event>()

/** Returns true if a control refreshes this block: it is in it, or names it. */
function asksFor(control: Element, host: Element): boolean {
  const named = control.getAttribute(hook)
  return named ? closest(host, named) === host : control.closest(tag) === host
}

/** Returns the URL to which a form would lead without script. */
function pageOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const url = new URL(form.getAttribute('action') ?? location.href, pageBase())
  if (ofForm(form, 'method') !== 'get' || url.origin !== location.origin) return location.href
  const fields = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)])
  url.search = String(new URLSearchParams(fields))
  return url.href
}

/** A block of the server that reloads its own content (FRAG-01 to FRAG-03). */
export const fragment: Behaviour<typeof fragmentAttributes, FragmentMethods> = (host) => {
  adoptStyles(css)
  const given = () => ({ url: host.src, referer: host.referer, recherche: host.recherche, identload: host.identload })
  const parameters = readParameters(host, given())
  if (typeof parameters === 'string') {
    console.warn(parameters)
    return undefined
  }
  const stop = new AbortController()
  const { signal } = stop
  const engine = lateEngine(host, async () => new (await import('./fragment-engine.ts')).FragmentEngine(host, given))

  /** @returns true if the new content is shown. */
  const refresh = (asked: Asked): Promise<boolean> =>
    engine.get().then(
      (ready) => !signal.aborted && ready.refresh(asked),
      () => {
        // If the code fails to load, the browser follows the link as it does without script.
        if (asked.source === 'link' && asked.page) goTo(asked.page)
        return false
      },
    )
  const push = host.history
    ? followHistory((page) => void refresh({ source: 'history', page }), signal)
    : (): void => {}
  const follow = async (asked: Asked & { page: string }): Promise<void> => {
    if ((await refresh(asked)) && !signal.aborted) push(asked.page)
  }

  const click = (event: MouseEvent): void => {
    const control = closest(event.target, `a[${hook}],button[${hook}]`)
    if (!control || !isPlainClick(event) || !asksFor(control, host)) return
    if (event.defaultPrevented && !taken.has(event)) return
    const isLink = control instanceof HTMLAnchorElement && control.href !== ''
    if (isLink ? !opensHere(control) : (control as HTMLButtonElement).form && control.getAttribute('type') !== 'button')
      return
    event.preventDefault()
    taken.add(event)
    if (isLink) void follow({ source: 'link', page: control.href })
    else void refresh({ source: 'link' })
  }
  const submit = (event: SubmitEvent): void => {
    const form = closest(event.target, 'form') as HTMLFormElement | null
    if (!form || (event.defaultPrevented && !taken.has(event))) return
    const { submitter } = event
    const marked = [submitter, form].find((node) => node?.hasAttribute(hook))
    const isSentHere =
      form.closest(tag) === host && form.hasAttribute('action') && ofForm(form, 'action') === parameters.address
    if (marked ? !asksFor(marked, host) : !isSentHere) return
    event.preventDefault()
    taken.add(event)
    void follow({ source: 'form', page: pageOf(form, submitter), form, submitter })
  }

  host.methods.provide('refresh', async (fields = {}) => void (await refresh({ source: 'method', fields })))
  const inputs = host.getElementsByTagName('input')
  noteSecrets(inputs)
  host.addEventListener('focusin', () => noteSecrets(inputs), { signal })
  document.addEventListener('click', click, { signal })
  document.addEventListener('submit', submit, { signal })
  for (const name of host.on.split(/[\s,]+/).filter(Boolean)) {
    // Listens in the capture phase, so that events that do not bubble count too.
    const listen = { signal, capture: true }
    addEventListener(name, ({ target }) => target !== host && void refresh({ source: 'event' }), listen)
  }
  repeat(host, host.every, () => void refresh({ source: 'interval' }), signal)
  if (host.lazy && !seen.has(host)) {
    const load = async (): Promise<void> => {
      seen.add(host)
      // An enclosing block that is refreshed brings the placeholder again: this marks the content as one to keep.
      if (await refresh({ source: 'seen' })) host.dataset['flxKeep'] = ''
    }
    whenSeen(host, () => void load(), signal)
  }
  return () => {
    stop.abort()
    if (!host.isConnected && seen.has(host)) delete host.dataset['flxKeep']
    engine.stop()
  }
}

export interface FragmentMethods {
  refresh(fields?: Record<string, FieldValue>): Promise<void>
}

/** Least number of seconds between two automatic refreshes. */
const leastInterval = 1

/** Calls a function at an interval, while the page and the element are visible. @param every - Seconds. */
function repeat(host: Element, every: number, call: () => void, signal: AbortSignal): void {
  if (every <= 0) return
  const pause = Math.max(every, leastInterval) * 1000
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = performance.now() + pause
  const go = (): void => {
    due = performance.now() + pause
    if (host.checkVisibility()) call()
    plan()
  }
  /** Plans the next call. A page that becomes visible again makes an overdue call at once. */
  const plan = (): void => {
    clearTimeout(timer)
    if (!document.hidden && !signal.aborted) timer = setTimeout(go, Math.max(0, due - performance.now()))
  }
  document.addEventListener('visibilitychange', plan, { signal })
  signal.addEventListener('abort', plan)
  plan()
}

function whenSeen(host: Element, call: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    call()
  })
  observer.observe(host)
  signal.addEventListener('abort', () => observer.disconnect())
}

const here = (): string => location.pathname + location.search

/**
 * Calls `show` when the visitor moves in the browser's history to another URL. @returns a function that adds an
 * entry.
 */
function followHistory(show: (page: string) => void, signal: AbortSignal): (page: string) => void {
  let shown = here()
  const follow = (): void => {
    // A change of the hash shows the same block.
    if (here() === shown) return
    shown = here()
    show(location.href)
  }
  addEventListener('popstate', follow, { signal })
  return (page) => {
    if (page === location.href) return
    history.pushState({ flxFragment: true }, '', page)
    shown = here()
  }
}
