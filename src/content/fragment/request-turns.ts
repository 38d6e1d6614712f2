/**
 * How many requests of fragments travel at a time. A browser sends six to an old server: the others wait there for three
 * turns, far from the end of their time. Over HTTP/2 more come for each image of the screen.
 */
const most = 24

let running = 0
const waiting: (() => void)[] = []

/** Runs a request when its turn has come: a thousand blocks that one event refreshes do not time out in a queue. */
export async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  if (running < most) running++
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await run()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
