import { type MomentShape, readShape } from '../../core/french/moment.ts'
import { writtenAttribute } from '../../core/html/originals.ts'
import { dateMask } from '../../ui/mask/date-mask.ts'
import type { DateFieldSaid } from './date-field-attributes.ts'
import { type DayLimits, readLimits } from './day-limits.ts'

/** What the author says of a date field. */
export interface DateSettings {
  limits: DayLimits
  hasTime: boolean
  hasSeconds: boolean
  shown: MomentShape
  sent: MomentShape
  /** `Y-m-d HH:mm:ss` of what the field shows, however that is written; `Y-m-d` of one without a time. */
  read(value: string): string
}

/** How a value is known here, whatever is shown and sent. */
const plain = readShape('yy-mm-dd', 'HH:mm:ss')

/** A mask takes some attributes of the author away. */
const written = (field: HTMLInputElement, name: string): string => writtenAttribute(field, name) ?? ''

export function readSettings(field: HTMLInputElement, said: DateFieldSaid): DateSettings {
  const hasTime = said.time || written(field, 'type') === 'datetime-local' || field.matches('.flexitdatetime')
  const hasSeconds = !/^(?:false|0|no|non)$/i.test(said.showSecond.trim())
  const shape = (date: string, time: string): MomentShape => readShape(date, hasTime ? time : '')
  const shown = shape(said.dateFormat, hasSeconds ? said.timeFormat : said.timeFormat.replace(/\W*s+$/, ''))
  return {
    limits: readLimits({
      min: said.min || written(field, 'min'),
      max: said.max || written(field, 'max'),
      years: said.yearRange,
      closed: said.closed,
    }),
    hasTime,
    hasSeconds,
    shown,
    sent: shape(said.sentDateFormat, said.sentTimeFormat),
    read: dateMask({ shown, sent: plain }).send,
  }
}

/** `Y-m-d` of what a field shows; empty where that is no day. */
export function dayIn(field: HTMLInputElement, { read }: DateSettings): string {
  const [day = ''] = read(field.value).split(' ')
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day : ''
}
