/** Runs `act` for each item, four at a time, because on a slow network most of the time is spent waiting. */
export async function several<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const left = [...all]
  const work = async (): Promise<void> => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await act(one)
  }
  await Promise.all(Array.from({ length: 4 }, work))
}
