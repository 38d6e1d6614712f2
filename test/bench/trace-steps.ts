import type { Page } from 'playwright-core'
import { categories, costOf, type MainThread, type TraceEvent } from './main-thread.ts'
import type { Bench } from './measurement.ts'

/** Marks that the page sets around each step, for `traceSteps`: `performance.mark('step begins')`. */
const begins = 'step begins'
const ends = 'step ends'

function stepsOf(events: TraceEvent[]): MainThread[] {
  const marks = events.filter(({ name }) => name === begins || name === ends).toSorted((a, b) => a.ts - b.ts)
  const [first] = marks
  const own = events.filter(({ pid, tid, ph }) => pid === first?.pid && tid === first.tid && ph === 'X')
  return marks
    .filter(({ name }) => name === begins)
    .map(({ ts: start }) => {
      const end = marks.find(({ name, ts }) => name === ends && ts > start)?.ts ?? Number.POSITIVE_INFINITY
      return costOf(own.filter(({ ts, dur = 0 }) => ts + dur > start && ts < end))
    })
}

/** What each step that the page marks while `act` runs costs its main thread. */
export async function traceSteps(bench: Bench, page: Page, act: () => Promise<unknown>): Promise<MainThread[]> {
  await bench.browser.startTracing(page, { categories })
  let trace: Buffer
  try {
    await act()
  } finally {
    trace = await bench.browser.stopTracing()
  }
  return stepsOf((JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents)
}
