import { findAll } from '../browser/select.ts'
import { keepFocusAndScroll } from '../focus/keep-focus.ts'
import { parseFragment, runScripts } from './gate.ts'
import { morph } from './morph.ts'

export interface ShowOptions {
  /** `morph` changes as little as can be, and keeps what is half typed. @default 'replace' */
  mode?: 'replace' | 'append' | 'morph'
  /** True to run the scripts of the HTML, if the configuration allows it too. @default false */
  scripts?: boolean
  /**
   * True to show it in the same frame as all other HTML that arrives meanwhile, on pages of many blocks. @default false
   */
  together?: boolean
}

/** The newest call for each place: an older one that still waits for its frame gives up. */
const newest = new WeakMap<Element, object>()

/** Inserts the content before the nodes that React draws in, which stay. */
function insert(target: Element, fragment: DocumentFragment, keepOld: boolean): void {
  const mounts = [...target.children].filter((child) => child.hasAttribute('data-flx-mount'))
  if (!keepOld) {
    for (const child of [...target.childNodes]) if (!mounts.includes(child as Element)) target.removeChild(child)
  }
  target.insertBefore(fragment, mounts[0] ?? null)
}

/**
 * Shows HTML of the site's own server, which is trusted, in an element; use `sanitize` for messages. Shows it at once,
 * except with `together`. Keeps focus and scroll position.
 *
 * @param html - Or its nodes, as `parseFragment` returns them; they are moved.
 * @returns a promise, resolved once its scripts have run: true if it was shown, false if a newer call replaced it.
 */
export async function showHtml(
  target: Element,
  html: string | DocumentFragment,
  options: ShowOptions = {},
): Promise<boolean> {
  const { mode = 'replace', scripts = false, together = false } = options
  const turn = {}
  newest.set(target, turn)
  const fragment = typeof html === 'string' ? parseFragment(html) : html
  let arrived: Iterable<HTMLScriptElement> = fragment.querySelectorAll('script')
  const keep = (): (() => void) => keepFocusAndScroll(target)
  const change = (): void => {
    if (mode === 'morph') {
      const kept = new Set(target.querySelectorAll<HTMLScriptElement>('[data-flx-keep] script'))
      morph(target, fragment)
      arrived = [...target.querySelectorAll('script')].filter((script) => !kept.has(script))
    } else {
      insert(target, fragment, mode === 'append')
    }
  }
  if (together) {
    const isNewest = (): boolean => newest.get(target) === turn
    await changeTogether(keep, () => isNewest() && change())
    if (!isNewest()) return false
  } else {
    const restore = keep()
    change()
    restore()
  }
  if (scripts) await runScripts(arrived)
  return true
}

interface Showing {
  /** Notes focus and scroll position, before anything changes. @returns a function that restores them */
  keep(): () => void
  change(): void
  done(): void
  failed(error: unknown): void
}

/**
 * Milliseconds to wait for a frame at most, as a hidden tab or a frame out of view draws late or never; also the
 * longest pause.
 */
const longest = 100
/** A pause lasts this many times as long as the frame before it, so that other work gets most of the time. */
const pauses = 4

let waiting: Showing[] = []
let isPaused = false

function showAll(): void {
  const showings = waiting
  waiting = []
  const kept = showings.map(({ keep }) => keep())
  for (const { change, failed } of showings) {
    try {
      change()
    } catch (error) {
      failed(error)
    }
  }
  for (const restore of kept) restore()
  for (const { done } of showings) done()
}

/** Waits before the next frame, so that on a page that is slow to lay out and paint, many answers share one frame. */
function pause(start: number): void {
  isPaused = true
  // Runs after the frame.
  setTimeout(() => {
    const end = (): void => {
      isPaused = false
      if (waiting.length > 0) plan()
    }
    setTimeout(end, Math.min(longest, (performance.now() - start) * pauses))
  })
}

function plan(): void {
  const begin = (): void => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    pause(performance.now())
    showAll()
  }
  const frame = requestAnimationFrame(begin)
  const timer = setTimeout(begin, document.hidden ? 0 : longest)
}

/**
 * Changes a part of the page just before the next frame, along with all others that wait for it: first all note focus
 * and scroll position, then all change, then all restore them. The page is laid out once, and not once for each.
 *
 * @param keep - As `keepFocusAndScroll`.
 * @returns a promise that resolves once the change is made, and rejects if it throws.
 */
export function changeTogether(keep: Showing['keep'], change: Showing['change']): Promise<void> {
  return new Promise((done, failed) => {
    waiting.push({ keep, change, done, failed })
    if (waiting.length === 1 && !isPaused) plan()
  })
}

/** Returns the same element in another copy of the page, by its id, or else by its index among elements of its name. */
export function sameElement(page: Document, host: Element): Element | undefined {
  if (host.id) return page.getElementById(host.id) ?? undefined
  return findAll<Element>(host.localName, page)[findAll<Element>(host.localName).indexOf(host)]
}

/**
 * Returns true if a text is HTML that a template wrote. A fatal error of PHP is not: it only has the tags `<br>` and
 * `<b>`.
 */
export function hasMarkup(html: string): boolean {
  return /<(?!br?\b)[a-z!]/i.test(html)
}
