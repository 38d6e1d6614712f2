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
