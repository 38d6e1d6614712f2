/** How many requests of fragments travel at a time: as many as a browser sends to one server, so that none waits unseen. */
const most = 6

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
