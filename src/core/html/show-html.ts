import { keepFocusAndScroll } from '../focus/keep-focus.ts'
import { parseFragment, runScripts } from './gate.ts'
import { changeTogether } from './together.ts'

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
