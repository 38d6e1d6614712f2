/** Milliseconds of work between two yields. */
const slice = 8

interface Scheduler {
  yield?(): Promise<void>
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * Returns a function to await from time to time in long work: it yields to the browser once a slice of work is over.
 *
 * @param signal - Stops the work: after it has yielded, the function rejects with the signal's reason.
 */
export function createYield(signal?: AbortSignal): () => Promise<void> | undefined {
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  let end = performance.now() + slice
  const rest = async (): Promise<void> => {
    await (scheduler?.yield?.() ?? nextTask())
    signal?.throwIfAborted()
    end = performance.now() + slice
  }
  return () => (performance.now() < end ? undefined : rest())
}

/**
 * Goes through a list without blocking the page for longer than a slice (MENU-13).
 *
 * @param step - Called for each value, also for those that it appends to the list.
 * @param signal - Stops the work; the promise then rejects with the signal's reason.
 */
export async function eachInSlices<T>(
  list: readonly T[],
  step: (value: T, index: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const rest = createYield(signal)
  for (let index = 0; index < list.length; index++) {
    step(list[index] as T, index)
    const resting = rest()
    if (resting) await resting
  }
}
