import * as v from 'valibot'

/**
 * One entry of a bar (MENU-06): a global variable, the result of a global function, HTML, the site's logo, or a copy.
 */
export interface BarEntry {
  type: 'variable' | 'function' | 'html' | 'identite' | 'clone'
  /**
   * Name of the variable or function, HTML, or a selector; through the property `bars` also the value or function
   * itself.
   */
  value: unknown
  /** For a clone: the label of a button that shows it, and the button's label while it is shown. */
  button: string
  buttonclicked: string
}

interface Bar {
  /** From 1 to 6; if it is missing, the entries share one row. */
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

/** Parses a whole number as `parseInt` does and clamps it between 1 and `most`; `undefined` if it is not a number. */
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
 * Reads the bars of a menu: `{ header, footer }`, each a list of entries or `{ height, columns, entries }`. Entries
 * of an unknown type are left out.
 *
 * @throws ValiError if the value has another form.
 */
export function readBars(value: unknown): Bars {
  return v.parse(bars, value)
}
