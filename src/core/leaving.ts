import { closest } from './browser/closest.ts'

/** Milliseconds in which a browser tells of leaving after the click that leads away. */
const delay = 1000

/**
 * Has the browser ask before the page is left, while something would be lost. Not when a link only opens another
 * program, for mail or the telephone: the page stays, but some browsers tell of leaving all the same.
 */
export function askBeforeLeaving(wouldLose: () => boolean, signal: AbortSignal): void {
  let stays = Number.NEGATIVE_INFINITY
  const follow = ({ target, timeStamp }: Event): void => {
    const link = closest(target, 'a[href]') as HTMLAnchorElement | null
    stays = link && !/^https?:$/.test(link.protocol) ? timeStamp : Number.NEGATIVE_INFINITY
  }
  document.addEventListener('click', follow, { signal, capture: true })
  addEventListener(
    'beforeunload',
    (event) => event.timeStamp - stays > delay && wouldLose() && event.preventDefault(),
    { signal },
  )
}
