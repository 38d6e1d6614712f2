/** Records the delays of all timers set from now on, in milliseconds. The timers still run. */
export function noteDelays(): { delays: number[]; end(): void } {
  const delays: number[] = []
  const { setTimeout: before } = window
  window.setTimeout = ((handler: TimerHandler, delay?: number, ...rest: unknown[]) => {
    delays.push(delay ?? 0)
    return before(handler, delay, ...rest)
  }) as typeof setTimeout
  return {
    delays,
    end: () => {
      window.setTimeout = before
    },
  }
}
