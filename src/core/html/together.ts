interface Showing {
  /** Reads where the visitor is, before anything changes. @returns brings them back there */
  keep(): () => void
  change(): void
  done(): void
  failed(error: unknown): void
}

/** A page in a tab that is hidden, or a frame out of view, is drawn late or never. */
const longest = 100

let waiting: Showing[] = []

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

function plan(): void {
  const begin = (): void => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
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
    if (waiting.length === 1) plan()
  })
}
