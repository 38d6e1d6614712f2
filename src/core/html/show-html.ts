import { keepFocusAndScroll } from '../focus/keep-focus.ts'
import { parseFragment, runScripts } from './gate.ts'

export interface ShowOptions {
  /** `morph` changes as little as can be, and keeps what is half typed. @default 'replace' */
  mode?: 'replace' | 'append' | 'morph'
  /** Whether its scripts run: where the contract of who shows it says so, and the configuration lets them. @default false */
  scripts?: boolean
  /** Whether it is shown with all others that come for the same image of the screen, one of many blocks. @default false */
  together?: boolean
}

/** The newest showing that was asked for a place: an older one, still waiting for code, gives way. */
const newest = new WeakMap<Element, object>()

/** Nodes that React draws in stay; so the content goes before them. */
function insert(target: Element, fragment: DocumentFragment, keepOld: boolean): void {
  const mounts = [...target.children].filter((child) => child.hasAttribute('data-flx-mount'))
  if (!keepOld) {
    for (const child of [...target.childNodes]) if (!mounts.includes(child as Element)) target.removeChild(child)
  }
  target.insertBefore(fragment, mounts[0] ?? null)
}

/**
 * Shows HTML of the site's own server, which is trusted, in a place of the page; a message to be shown goes through
 * `sanitize` instead. At once, but for `morph`, whose code may have to arrive first, and for what is shown together.
 * Focus and scroll stay.
 *
 * @param html - Or its nodes, as `parseFragment` gives them; they are used up.
 * @returns a promise, at the end of its scripts, of whether it was shown: it is not where a newer one was asked for.
 */
export async function showHtml(
  target: Element,
  html: string | DocumentFragment,
  options: ShowOptions = {},
): Promise<boolean> {
  const { mode = 'replace', scripts = false, together = false } = options
  const turn = {}
  newest.set(target, turn)
  const morph = mode === 'morph' ? (await import('./morph.ts')).morph : undefined
  const isNewest = (): boolean => newest.get(target) === turn
  if (!isNewest()) return false

  const fragment = typeof html === 'string' ? parseFragment(html) : html
  let arrived: Iterable<HTMLScriptElement> = fragment.querySelectorAll('script')
  const keep = (): (() => void) => keepFocusAndScroll(target)
  const change = (): void => {
    if (morph) {
      const kept = new Set(target.querySelectorAll<HTMLScriptElement>('[data-flx-keep] script'))
      morph(target, fragment)
      arrived = [...target.querySelectorAll('script')].filter((script) => !kept.has(script))
    } else {
      insert(target, fragment, mode === 'append')
    }
  }
  if (together) {
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
  /** Reads where the visitor is, before anything changes. @returns brings them back there */
  keep(): () => void
  change(): void
  done(): void
  failed(error: unknown): void
}

/** A page in a tab that is hidden, or a frame out of view, is drawn late or never. No pause is longer, either. */
const longest = 100
/** How many times as long as an image takes the next one waits: what else comes has most of the time. */
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

/** On a page that takes long to lay out and to paint, the answers of a while make one image. */
function pause(start: number): void {
  isPaused = true
  // This comes after the image.
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
 * Changes a place of the page just before its next image, along with all others that wait for it: first all read where
 * the visitor is, then all change, then all put back. The page is laid out once for the image and not once for each.
 *
 * @param keep - As `keepFocusAndScroll`.
 * @returns settles once it is changed, or when its change throws.
 */
export function changeTogether(keep: Showing['keep'], change: Showing['change']): Promise<void> {
  return new Promise((done, failed) => {
    waiting.push({ keep, change, done, failed })
    if (waiting.length === 1 && !isPaused) plan()
  })
}
