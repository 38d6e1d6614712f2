import {
  type ButtonHTMLAttributes,
  type CSSProperties,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { whenIdle } from '../../core/browser/idle.ts'
import { matches } from '../../core/browser/media.ts'
import type { FlxElement } from '../../core/element/react-element.ts'
import { reportError } from '../../core/element/report-error.ts'
import { useAuthorAttributes } from '../../core/element/use-author-node.ts'
import { useFieldState } from '../../core/element/use-field-state.ts'
import { formatLongDay } from '../../core/french/day.ts'
import { keepOriginals, writtenAttribute } from '../../core/html/originals.ts'
import { ownTextOf } from '../../core/html/text-of.ts'
import { useEvent } from '../../core/use-event.ts'
import { Beside } from '../../ui/beside.tsx'
import { useToday } from '../../ui/days.ts'
import { dateMask, hintOf } from '../../ui/mask/date-mask.ts'
import type { MaskedFields } from '../../ui/mask/masked-fields.ts'
import type { DateFieldOptions } from './date-field-attributes.ts'
import { dateFieldTexts as t } from './date-field-messages.ts'
import { dayIn, isRelative, limitsOf, readSettings, refusalOf } from './date-settings.ts'

interface DateInputProps {
  host: FlxElement
  /** The author's field. */
  field: HTMLInputElement
  /** The two fields of a period, this one included; empty for a single date. */
  period: readonly HTMLInputElement[]
  masks: MaskedFields
  options: DateFieldOptions
}

type Panel = typeof import('./date-panel.tsx').DatePanel

const fetchPanel = (): Promise<typeof import('./date-panel.tsx')> => import('./date-panel.tsx')

/** Enhances one date field, once the browser's own date picker is not in use. */
export function DateInput(props: DateInputProps): ReactNode {
  return useNativePicker(props.field) ? null : <MaskedDate {...props} />
}

/** Gives the field its mask, its button and the calendar that it opens. */
function MaskedDate({ host, field, period, masks, options }: DateInputProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  const settings = useMemo(() => readSettings(field, options), [field, options])
  const { shown, sent } = settings
  const [bounds, setBounds] = useState(0)
  const today = useToday(isRelative(field, options))
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are read again with other bounds, and on another day
  const limits = useMemo(() => limitsOf(field, options), [field, options, bounds, today])
  const [first] = period
  const refuse = useEffectEvent((day: string): string | undefined => {
    const start = first && first !== field ? dayIn(first, settings) : ''
    // The end of a period must not come before its start.
    return refusalOf(limits, day) ?? (day < start ? t('order', { day: formatLongDay(start) }) : undefined)
  })
  useLayoutEffect(() => {
    const mask = dateMask({ shown, sent, refuse, clearsWhole: true })
    masks.add(field, mask, { bounded: () => setBounds((count) => count + 1) })
    return () => masks.remove(field)
  }, [masks, field, shown, sent])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is there may be refused, or taken, by other limits
  useLayoutEffect(() => masks.check([field], bounds > 0), [masks, field, limits])
  useEvent(field, 'change', () => first && masks.check(period, true))

  const [name] = useState(() => nameOf(field))
  // Names the field by `aria-label`: in its label, the button would become part of its name.
  const [isNamed] = useState(() => field.hasAttribute('aria-label') || field.hasAttribute('aria-labelledby'))
  const label = field.closest('label')
  useAuthorAttributes(label && !isNamed ? field : null, { 'aria-label': name })
  // The placeholder of an empty field shows the date format.
  useAuthorAttributes(field, writtenAttribute(field, 'placeholder') ? {} : { placeholder: hintOf(shown) })
  const style = useButtonRoom(field, button)
  const isResting = useFieldState(field, ['disabled', 'readonly'], isAtRest)

  // Fetched ahead, so that the calendar opens at once.
  useEffect(() => whenIdle(() => void fetchPanel().catch(() => {})), [])
  const [Panel, setPanel] = useState<Panel | null>(null)
  const [isBusy, setBusy] = useState(false)
  /** True if the press has just closed the calendar, so that the click which follows does not open it again. */
  const wasOpen = useRef(false)
  const toggle = async (): Promise<void> => {
    if (Panel) setPanel(null)
    if (Panel || isBusy) return
    setBusy(true)
    try {
      const { DatePanel } = await fetchPanel()
      setPanel(() => DatePanel)
    } catch (error) {
      field.focus()
      reportError(host, error)
    } finally {
      setBusy(false)
    }
  }
  useEvent(field, 'keydown', (event) => {
    if (event.key !== 'ArrowDown' || !event.altKey || isResting) return
    event.preventDefault()
    void toggle()
  })

  const inputs = first ? period : [field]
  const [, time = '00:00:00'] = settings.read(field.value).split(' ')
  const fill = (days: readonly string[], at: string): void => {
    for (const [index, input] of inputs.entries()) {
      const day = days[index] ?? ''
      masks.fill(input, day && at ? `${day} ${at}` : day)
    }
  }
  return (
    <>
      <Beside of={field} name="date-button" as="span" className="flx-date-field__place">
        <DateButton
          ref={button}
          name={name}
          style={style}
          disabled={isResting}
          aria-expanded={Panel !== null}
          aria-busy={isBusy || undefined}
          onPointerDown={() => {
            wasOpen.current = Panel !== null
          }}
          onClick={({ detail }) => {
            // A click by keyboard or a double click means to open the calendar.
            if (detail !== 1 || !wasOpen.current) void toggle()
          }}
        />
      </Beside>
      {Panel && (
        // After the label, which would otherwise capture the clicks.
        <Beside of={label ?? field} name="date-panel" as="span" className="flx-date-field__place">
          <Panel
            field={field}
            name={name}
            limits={limits}
            isPeriod={inputs.length > 1}
            days={inputs.map((input) => dayIn(input, settings))}
            time={settings.hasTime && !first ? time : undefined}
            seconds={settings.hasSeconds}
            onFill={fill}
            onClose={() => setPanel(null)}
          />
        </Beside>
      )}
    </>
  )
}

/** Returns the field's accessible name: its label's text without the controls inside, or its title. */
function nameOf(field: HTMLInputElement): string {
  return field.ariaLabel?.trim() || ownTextOf(field.labels?.[0]) || field.title.trim()
}

const calendar = 'M7 3v3M17 3v3M4 9h16M5 5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z'

interface DateButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  name: string
  ref: Ref<HTMLButtonElement>
}

/** Renders the button that opens the calendar of a field. */
function DateButton({ name, ...props }: DateButtonProps): ReactNode {
  return (
    <button
      {...props}
      type="button"
      className="flx-date-field__button"
      aria-label={name ? t('open', { name }) : t('openAny')}
      aria-haspopup="dialog"
    >
      <svg className="flx-date-field__icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path className="flx-date-field__line" d={calendar} />
      </svg>
    </button>
  )
}

/** Shared empty style: setting the same object does not render again. */
const asItIs: CSSProperties = {}

const pixels = (gap: string): number => Number.parseFloat(gap) || 0

/** Returns the button's style. In a column, the button is moved up, over the end of its field. */
function overlap(field: HTMLInputElement, button: HTMLButtonElement): CSSProperties {
  const around = field.parentElement && getComputedStyle(field.parentElement)
  if (!around) return asItIs
  const { display, flexDirection, rowGap, columnGap } = around
  const isColumn = display.includes('grid') || (display.includes('flex') && flexDirection.startsWith('column'))
  const own = button.offsetHeight || 44
  const height = field.offsetHeight || own
  if (isColumn) {
    const marginBlock = `${-(height + own) / 2 - pixels(rowGap)}px ${(height - own) / 2}px`
    return { marginBlock, justifySelf: 'end', alignSelf: 'end', zIndex: 1 }
  }
  return display.includes('flex') ? { marginInlineStart: `${-own - pixels(columnGap)}px`, alignSelf: 'center' } : asItIs
}

/**
 * Makes room for the button over the end of the field, without moving the field.
 *
 * @returns the style of the button.
 */
function useButtonRoom(field: HTMLInputElement, button: RefObject<HTMLButtonElement | null>): CSSProperties {
  const [style, setStyle] = useState(asItIs)
  useLayoutEffect(() => {
    const giveBack = keepOriginals(field, ['style'])
    const isAlone = getComputedStyle(field.parentElement ?? field).display === 'block'
    if (isAlone && getComputedStyle(field).display === 'block') field.style.display = 'inline-block'
    // The parent's direction, because the field's own may differ: the digits of a mask run from left to right.
    const isRightToLeft = getComputedStyle(field.parentElement ?? field).direction === 'rtl'
    field.style[isRightToLeft ? 'paddingLeft' : 'paddingRight'] = '2.75rem'
    if (button.current) setStyle(overlap(field, button.current))
    return giveBack
  }, [field, button])
  return style
}

/** Returns true for a field that cannot be edited now. */
const isAtRest = (field: HTMLElement): boolean => field.matches(':disabled, [readonly]')

/** Returns true if the field has a half-typed date, or is focused on a phone, which opens the browser's picker. */
const isInUseNow = (field: HTMLInputElement): boolean =>
  field === document.activeElement && field.type !== 'text' && (field.validity.badInput || matches('(pointer: coarse)'))

/**
 * Returns true while the visitor fills in the field by the browser's own date control, since the input would be lost if
 * we replaced it. It is false once the field has lost the focus.
 */
function useNativePicker(field: HTMLInputElement): boolean {
  const [isInUse, setInUse] = useState(() => isInUseNow(field))
  useEvent(isInUse ? field : null, 'blur', () => setInUse(false))
  return isInUse
}
