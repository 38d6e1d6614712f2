import type { Page } from 'playwright-core'
import { categories, costOf, type MainThread, outermost, scriptEvents, type TraceEvent } from './main-thread.ts'
import type { Bench } from './measurement.ts'

/** Marks that the page sets around each step, for `traceSteps`: `performance.mark('step begins')`. */
const begins = 'step begins'
const ends = 'step ends'

/** Style and layout, which an image of the screen asks for anyway, whoever asks for them first. */
const rendering = new Set(['UpdateLayoutTree', 'Layout', 'IntersectionObserverController::computeIntersections'])

/** Script without the style and the layout that it brings forward. */
function scriptAlone(own: TraceEvent[]): number {
  const script = own.filter(({ name }) => scriptEvents.has(name) && !rendering.has(name))
  const forced = own.filter(
    (event) =>
      rendering.has(event.name) &&
      script.some(({ ts, dur = 0 }) => ts <= event.ts && event.ts + (event.dur ?? 0) <= ts + dur),
  )
  return outermost(script) - outermost(forced)
}

function stepsOf(events: TraceEvent[]): MainThread[] {
  const marks = events.filter(({ name }) => name === begins || name === ends).toSorted((a, b) => a.ts - b.ts)
  const [first] = marks
  const own = events.filter(({ pid, tid, ph }) => pid === first?.pid && tid === first.tid && ph === 'X')
  return marks
    .filter(({ name }) => name === begins)
    .map(({ ts: start }) => {
      const end = marks.find(({ name, ts }) => name === ends && ts > start)?.ts ?? Number.POSITIVE_INFINITY
      const during = own.filter(({ ts, dur = 0 }) => ts + dur > start && ts < end)
      return { ...costOf(during), script: scriptAlone(during) }
    })
}

/** What each step that the page marks while `act` runs costs its main thread; its script is told without layout. */
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
