import * as v from 'valibot'

/** What a bar shows (MENU-06): a global variable, what a global function returns, HTML, the site's logo, or a copy. */
export interface BarEntry {
  type: 'variable' | 'function' | 'html' | 'identite' | 'clone'
  /** Name of the variable or function, HTML, or selector; by property also the value or function itself. */
  value: unknown
  /** Of a clone: the label of a button that shows it, and that label once it is shown. */
  button: string
  buttonclicked: string
}

interface Bar {
  /** Height in rows, 1 to 4. */
  height?: number
  /** 1 to 6; absent, the entries share one row. */
  columns?: number
  entries: BarEntry[]
}

export interface Bars {
  header?: Bar
  footer?: Bar
}

const label = v.fallback(v.pipe(v.string(), v.trim()), '')

const entry = v.object({
  type: v.picklist(['variable', 'function', 'html', 'identite', 'clone']),
  value: v.fallback(v.unknown(), ''),
  button: label,
  buttonclicked: label,
})

const entries = v.pipe(
  v.array(v.fallback(v.nullable(entry), null)),
  v.transform((list) => list.filter((value) => value !== null)),
)

/** A whole number as `parseInt` reads it, brought within 1 and `most`; `undefined` for what is no number. */
export function within(value: unknown, most: number): number | undefined {
  const whole = Number.parseInt(String(value), 10)
  return Number.isNaN(whole) ? undefined : Math.min(Math.max(whole, 1), most)
}

const count = (most: number) =>
  v.fallback(
    v.pipe(
      v.unknown(),
      v.transform((value) => within(value, most)),
    ),
    undefined,
  )

const bar = v.union([
  v.pipe(
    entries,
    v.transform((list): Bar => ({ entries: list })),
  ),
  v.object({ height: v.optional(count(4)), columns: v.optional(count(6)), entries }),
])

const bars = v.object({ header: v.optional(bar), footer: v.optional(bar) })

/**
 * Reads the bars of a menu: `{ header, footer }`, each a list of entries or `{ height, columns, entries }`.
 * Entries of another type are left out.
 *
 * @throws ValiError when it is something else altogether.
 */
export function readBars(value: unknown): Bars {
  return v.parse(bars, value)
}
