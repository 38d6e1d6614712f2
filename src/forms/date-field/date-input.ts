import type { BehaviourHost } from '../../core/element/behaviour-element.ts'
import { reportError } from '../../core/element/report-error.ts'
import { formatLongDay } from '../../core/french/day.ts'
import { type MomentShape, readShape } from '../../core/french/moment.ts'
import { dateMask } from '../../ui/mask/date-mask.ts'
import type { MaskedFields } from '../../ui/mask/masked-fields.ts'
import { addButton, nameOf } from './date-button.ts'
import type { Calendar } from './date-calendar.ts'
import type { dateFieldAttributes } from './date-field.ts'
import { dateFieldTexts as t } from './date-field-messages.ts'
import { type DayLimits, readLimits, refusalOf } from './day-limits.ts'

type Host = BehaviourHost<typeof dateFieldAttributes>

/** How a value is known here, whatever is shown and sent. */
const plain = readShape('yy-mm-dd', 'HH:mm:ss')

/** One date field: its mask, its button, the calendar that it opens. */
export class DateInput {
  readonly field: HTMLInputElement
  #host: Host
  #fields: MaskedFields
  /** The fields of a period, this one included; none for one date alone. */
  #period: readonly DateInput[]
  #limits: DayLimits
  #hasTime: boolean
  #reads: (value: string) => string
  #stop = new AbortController()
  #removeButton: () => void
  #button: HTMLButtonElement
  #calendar: Calendar | undefined
  #isOpening = false

  constructor(field: HTMLInputElement, host: Host, fields: MaskedFields, period: readonly DateInput[]) {
    this.field = field
    this.#host = host
    this.#fields = fields
    this.#period = period
    this.#hasTime = host.time || field.type === 'datetime-local' || field.matches('.flexitdatetime')
    this.#limits = readLimits({
      min: host.min || field.min,
      max: host.max || field.max,
      years: host.yearRange,
      closed: host.closed,
    })
    const shown = this.#shape(
      host.dateFormat,
      this.#hasSeconds ? host.timeFormat : host.timeFormat.replace(/\W*s+$/, ''),
    )
    const sent = this.#shape(host.sentDateFormat, host.sentTimeFormat)
    const refuse = (day: string): string | undefined => refusalOf(this.#limits, day) ?? this.#orderProblem(day)
    this.#reads = dateMask({ shown, sent: plain }).send
    fields.add(field, dateMask({ shown, sent, refuse, clearsWhole: true }))
    const { button, remove } = addButton(field)
    this.#button = button
    this.#removeButton = remove
    const { signal } = this.#stop
    button.addEventListener('click', () => void this.#toggle(), { signal })
    field.addEventListener('keydown', (event) => this.#press(event), { signal })
    field.addEventListener('change', () => this.#period.length > 1 && fields.check(), { signal })
    for (const near of ['pointerenter', 'focus']) button.addEventListener(near, () => void fetchCalendar(), { signal })
    this.#follow()
  }

  /** `Y-m-d` of what the field shows; empty where that is no day. */
  get day(): string {
    const [day = ''] = this.#reads(this.field.value).split(' ')
    return /^\d{4}-\d\d-\d\d$/.test(day) ? day : ''
  }

  remove(): void {
    this.#stop.abort()
    this.#calendar?.close()
    this.#removeButton()
    this.#fields.remove(this.field)
  }

  /** The button rests with its field. */
  #follow(): void {
    const rest = (): void => {
      this.#button.disabled = this.field.matches(':disabled, [readonly]')
    }
    const observer = new MutationObserver(rest)
    observer.observe(this.field, { attributeFilter: ['disabled', 'readonly'] })
    this.#stop.signal.addEventListener('abort', () => observer.disconnect())
    rest()
  }

  get #hasSeconds(): boolean {
    return !/^(?:false|0|no|non)$/i.test(this.#host.showSecond.trim())
  }

  #shape(date: string, time: string): MomentShape {
    return readShape(date, this.#hasTime ? time : '')
  }

  #orderProblem(day: string): string | undefined {
    const [first] = this.#period
    if (!first || first === this || !first.day || day >= first.day) return undefined
    return t('order', { day: formatLongDay(first.day) })
  }

  #press(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' || !event.altKey || this.#button.disabled) return
    event.preventDefault()
    void this.#toggle()
  }

  async #toggle(): Promise<void> {
    if (this.#calendar) {
      this.#calendar.close()
      return
    }
    if (this.#isOpening) return
    this.#isOpening = true
    this.#button.ariaBusy = 'true'
    try {
      const { openCalendar } = await fetchCalendar()
      if (!this.#stop.signal.aborted) this.#open(openCalendar)
    } catch (error) {
      this.field.focus()
      reportError(this.#host, error)
    } finally {
      this.#isOpening = false
      this.#button.ariaBusy = null
    }
  }

  #open(openCalendar: typeof import('./date-calendar.ts').openCalendar): void {
    const isPeriod = this.#period.length > 1
    const inputs = isPeriod ? this.#period : [this]
    const [, time = '00:00:00'] = this.#reads(this.field.value).split(' ')
    this.#button.ariaExpanded = 'true'
    this.#calendar = openCalendar({
      field: this.field,
      name: nameOf(this.field),
      limits: this.#limits,
      isPeriod,
      days: inputs.map(({ day }) => day),
      time: this.#hasTime && !isPeriod ? time : undefined,
      seconds: this.#hasSeconds,
      fill: (days, at) => {
        for (const [index, { field }] of inputs.entries()) {
          const day = days[index] ?? ''
          this.#fields.fill(field, day && at ? `${day} ${at}` : day)
        }
      },
      closed: () => {
        this.#calendar = undefined
        this.#button.ariaExpanded = 'false'
      },
    })
  }
}

const fetchCalendar = (): Promise<typeof import('./date-calendar.ts')> => import('./date-calendar.ts')
