import { setTimeout as wait } from 'node:timers/promises'
import type { Bench } from './measurement.ts'
import { type OpenPage, withPage } from './open-page.ts'

export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  /** Passed and spent on the processor, in µs. */
  dur?: number
  tdur?: number
  args: { name?: string; data?: { type?: string; url?: string; frames?: { url: string; processId: number }[] } }
}

/** What the main thread of a page spent on the processor, in ms: another program that takes it counts for nothing. */
export interface MainThread {
  /** Every task: parsing, styles, layout, painting, script. */
  tasks: number
  /** Script alone: compiling, running, what it listens to, its timers and promises. */
  script: number
  /** The longest task. */
  longest: number
  /** How many tasks take more than 50 ms, which a visitor feels. */
  long: number
}

export const scriptEvents = new Set([
  'EvaluateScript',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
  'FunctionCall',
  'RunMicrotasks',
  'BlinkScheduler_PerformMicrotaskCheckpoint',
  'v8.callFunction',
  'TimerFire',
  'FireIdleCallback',
  'FireAnimationFrame',
  'EventDispatch',
  'IntersectionObserverController::computeIntersections',
  'MinorGC',
  'MajorGC',
])

export const categories = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  'toplevel',
  'blink.user_timing',
  '__metadata',
]

/** Sums what no other of these events contains: a function called by a timer counts once. */
export function outermost(events: TraceEvent[]): number {
  let end = 0
  let total = 0
  for (const { ts, dur = 0, tdur = dur } of events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    if (ts < end) continue
    total += tdur
    end = ts + dur
  }
  return total / 1000
}

/** What events of one thread come to. */
export function costOf(own: TraceEvent[]): MainThread {
  const tasks = own.filter(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask')
  return {
    tasks: outermost(tasks),
    script: outermost(own.filter(({ name }) => scriptEvents.has(name))),
    longest: Math.max(0, ...tasks.map(({ dur = 0, tdur = dur }) => tdur / 1000)),
    // Each task is traced twice, by two names.
    long: tasks.filter(({ name, dur = 0, tdur = dur }) => name !== 'RunTask' && tdur > 50_000).length,
  }
}

function readTrace(events: TraceEvent[], origin: string): MainThread {
  const commit = events.find(
    ({ name, args }) => name === 'FrameCommittedInBrowser' && args.data?.url?.startsWith(origin),
  ) as { args: { data: { processId: number } } } | undefined
  const pid = commit?.args.data.processId
  const thread = events.find(
    (event) => event.name === 'thread_name' && event.pid === pid && event.args.name === 'CrRendererMain',
  )
  if (!thread) throw new Error('la trace ne contient pas le fil principal de la page')
  return costOf(events.filter(({ pid, tid, ph }) => pid === thread.pid && tid === thread.tid && ph === 'X'))
}

export interface Visit<T> {
  path: string
  slowdown: number
  /** Element that wakes without a gesture: a quiet network may also be a main thread that has not come to it yet. */
  awaited?: string | undefined
  /** Looks at the page once it is quiet. */
  after(open: OpenPage): Promise<T>
}

/** Waits until an element has its code and has rendered. It asks rarely, and by the shortest way: what it costs is traced too. */
async function untilAwake({ page, cdp }: OpenPage, selector: string): Promise<void> {
  const expression = `document.querySelector('${selector}')?.isReady === true`
  for (let tries = 0; tries < 300; tries++) {
    const { result } = await cdp.send('Runtime.evaluate', { expression, returnByValue: true })
    if (result.value === true) return page.waitForLoadState('networkidle')
    await wait(100)
  }
  throw new Error(`<${selector}> ne s’est pas éveillé : ${page.url()}`)
}

/** Opens a page and leaves it alone until what wakes there is awake, and its network and its main thread are quiet. */
export function traceUntilIdle<T>(bench: Bench, visit: Visit<T>): Promise<MainThread & { after: T }> {
  const { path, slowdown, awaited, after } = visit
  return withPage(bench, { slowdown }, async (open) => {
    const { page } = open
    await bench.browser.startTracing(page, { categories })
    let trace: Buffer
    try {
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.waitForLoadState('networkidle')
      if (awaited) await untilAwake(open, awaited)
    } finally {
      trace = await bench.browser.stopTracing()
    }
    const events = (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents
    return { ...readTrace(events, bench.url), after: await after(open) }
  })
}
