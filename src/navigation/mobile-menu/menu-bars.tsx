import { type CSSProperties, type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import { config } from '../../core/config.ts'
import { onConfig } from '../../core/configure.ts'
import { childJson } from '../../core/element/codecs.ts'
import type { FlxElement } from '../../core/element/react-element.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { showHtml } from '../../core/html/show-html.ts'
import { Button } from '../../ui/button.tsx'
import { preparedNode } from '../../ui/content.ts'
import { CopyOf } from '../../ui/content-place.tsx'
import css from './menu-bars.css'
import { menuTexts } from './mobile-menu-messages.ts'
import { copyOfPage } from './page-copy.ts'

adoptStyles(css)

interface MenuBarProps {
  host: FlxElement
  place: 'header' | 'footer'
  /**
   * The value of the property `bars`; without it, a `<script type="application/json">` in the element gives the bars.
   */
  bars: unknown
  home: string
  /** Rows and columns of a bar that gives none itself, clamped between 1 and 4, and 1 and 6. */
  navbarHeight: number
  columns: number | undefined
}

/** Renders a bar above or below the panels (MENU-06). */
export function MenuBar({ host, place, bars: given, home, navbarHeight, columns }: MenuBarProps): ReactNode {
  const bars = useMemo(() => barsOf(host, given), [host, given])
  const bar = bars[place]
  if (!bar || bar.entries.length === 0) return null
  const rows = bar.height ?? within(navbarHeight, 4)
  const wide = bar.columns ?? within(columns, 6)
  return (
    <div
      className={`flx-mobile-menu__bar flx-mobile-menu__bar--${place}`}
      style={{ '--flx-bar-height': rows, '--flx-bar-columns': wide } as CSSProperties}
      data-columns={wide}
    >
      {bar.entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity but their order
        <Entry key={index} entry={entry} home={home} />
      ))}
    </div>
  )
}

function barsOf(host: FlxElement, given: unknown): Bars {
  try {
    return readBars(given ?? childJson(host))
  } catch (error) {
    console.warn(`flx : ${openingTag(host)} : ses barres ne peuvent pas être lues et sont ignorées.`, error)
    return {}
  }
}

function Entry({ entry, home }: { entry: BarEntry; home: string }): ReactNode {
  if (entry.type === 'identite') return <Identity field={entry.value} home={home} />
  if (entry.type === 'clone') return <Clone entry={entry} />
  return <Content entry={entry} />
}

/** Renders a value of the site's identity: its logo as an image, or a text such as its name (PAGE-06). */
function Identity({ field, home }: { field: unknown; home: string }): ReactNode {
  const [identity, setIdentity] = useState(() => config().identity)
  useEffect(() => onConfig(() => setIdentity(config().identity)), [])
  const name = String(field || 'logo')
  const value = name === 'logo' || name === 'logo_site' ? identity.logo : identity[name]
  if (!value) return null
  const isImage = name.startsWith('logo')
  return (
    <a className={isImage ? 'flx-mobile-menu__logo' : 'flx-mobile-menu__identity'} href={home}>
      {isImage ? <img className="flx-mobile-menu__image" src={value} alt={menuTexts('home')} /> : value}
    </a>
  )
}

/** Renders a copy of page content, at once or, with a label, when its button is pressed. */
function Clone({ entry }: { entry: BarEntry }): ReactNode {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const copy = <CloneOf selector={String(entry.value)} />
  if (!entry.button) return copy
  return (
    <>
      <Button
        className="flx-mobile-menu__toggle"
        size="small"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
      >
        {(isShown && entry.buttonclicked) || entry.button}
      </Button>
      <div className="flx-mobile-menu__unfolded" id={id} hidden={!isShown}>
        {isShown && copy}
      </div>
    </>
  )
}

function CloneOf({ selector }: { selector: string }): ReactNode {
  const nodes = useMemo(() => copyOfPage(selector), [selector])
  return <CopyOf className="flx-mobile-menu__content" nodes={nodes} />
}

/** Renders HTML, a variable or the result of a function: a text, HTML or a node made by the page's own script. */
function Content({ entry }: { entry: BarEntry }): ReactNode {
  const target = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = target.current
    const content = contentOf(entry)
    if (!element || content === null || content === undefined) return
    if (content instanceof Node) return preparedNode(content).insert(element)
    void showHtml(element, String(content))
  }, [entry])
  return <div className="flx-mobile-menu__content" ref={target} />
}

/**
 * Returns the content of an entry. A function is given itself, or by a name under which the page registered it
 * (decision 32).
 */
function contentOf({ type, value }: BarEntry): unknown {
  if (type === 'html') return value
  if (type === 'function') {
    const { functions = {} } = config()
    const found = typeof value === 'string' && Object.hasOwn(functions, value) ? functions[value] : value
    if (typeof found === 'function') return found(null)
    console.warn(
      `flx : <flx-mobile-menu> : aucune fonction n’est enregistrée sous le nom « ${value} ». Enregistrez-la : flx.configure({ functions: { '${value}': … } }).`,
    )
    return undefined
  }
  const found = typeof value === 'string' ? globalValue(value) : value
  if (found === undefined) console.warn(`flx : <flx-mobile-menu> : « ${value} » n’existe pas dans la page.`)
  return found
}

/** `boutique.slogan` → `globalThis.boutique.slogan`. */
function globalValue(path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inside, name) => (inside as Record<string, unknown> | undefined)?.[name], globalThis)
}

const label = v.fallback(v.pipe(v.string(), v.trim()), '')

/**
 * One entry of a bar (MENU-06): a global variable, the result of a global function, HTML, the site's logo, or a copy.
 */
const entry = v.object({
  type: v.picklist(['variable', 'function', 'html', 'identite', 'clone']),
  /**
   * Name of the variable or function, HTML, or a selector; through the property `bars` also the value or function
   * itself.
   */
  value: v.fallback(v.unknown(), ''),
  /** For a clone: the label of a button that shows it, and the button's label while it is shown. */
  button: label,
  buttonclicked: label,
})

type BarEntry = v.InferOutput<typeof entry>

const entries = v.pipe(
  v.array(v.fallback(v.nullable(entry), null)),
  v.transform((list) => list.filter((value) => value !== null)),
)

/** Parses a whole number as `parseInt` does and clamps it between 1 and `most`; `undefined` if it is not a number. */
function within(value: unknown, most: number): number | undefined {
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

/** A list of entries, or an object that says how many rows and columns they share; without, they share one row. */
const bar = v.union([
  v.pipe(
    entries,
    v.transform((list) => ({ entries: list, height: undefined, columns: undefined })),
  ),
  v.object({ height: v.optional(count(4)), columns: v.optional(count(6)), entries }),
])

const barsSchema = v.object({ header: v.optional(bar), footer: v.optional(bar) })

type Bars = v.InferOutput<typeof barsSchema>

/**
 * Reads the bars of a menu: `{ header, footer }`, each a list of entries or `{ height, columns, entries }`. Entries
 * of an unknown type are left out.
 *
 * @throws ValiError if the value has another form.
 */
function readBars(value: unknown): Bars {
  return v.parse(barsSchema, value)
}
