/** Runs with a fixed clock, which can be set. */
export async function at(moment: string, run: (set: (moment: string) => void) => Promise<void>): Promise<void> {
  const { Date: Real } = globalThis
  let now = Real.parse(moment)
  globalThis.Date = class extends Real {
    constructor(...given: [number]) {
      if (given.length) super(...given)
      else super(now)
    }
  } as DateConstructor
  try {
    await run((next) => {
      now = Real.parse(next)
    })
  } finally {
    globalThis.Date = Real
  }
}
