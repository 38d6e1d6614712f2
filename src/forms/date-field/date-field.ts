import '../../ui/styles.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { flag, text } from '../../core/element/codecs.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { watch } from '../../core/watch.ts'
import { markedDates } from '../../ui/mask/marked-fields.ts'
import { MaskedFields } from '../../ui/mask/masked-fields.ts'
import css from './date-field.css'
import { DateInput } from './date-input.ts'

export const dateFieldAttributes = {
  yearRange: text(),
  dateFormat: text('dd/mm/yy'),
  timeFormat: text('HH:mm:ss'),
  sentDateFormat: text('yy-mm-dd'),
  sentTimeFormat: text('HH:mm:ss'),
  showSecond: text('true'),
  time: flag,
  min: text(),
  max: text(),
  closed: text(),
}

/** Fields that hold a date as text, or that the browser knows as one. */
const dateFields = 'input:not([type]), input:is([type="text"], [type="date"], [type="datetime-local"])'

/**
 * A date to be typed, with a calendar beside it (DATE-01 to DATE-04): for the field inside the element, two fields as a
 * period, or, where the element is empty, all fields of the page that say they are one.
 */
export const dateField: Behaviour<typeof dateFieldAttributes> = (host) => {
  adoptStyles(css)
  const isPageWide = !host.firstElementChild
  const fields = new MaskedFields(isPageWide ? document : host)
  const inputs = new Map<Element, DateInput>()

  const add = (field: HTMLInputElement, others: DateInput[] = []): DateInput => {
    const input = new DateInput(field, host, fields, others)
    inputs.set(field, input)
    return input
  }
  const remove = (field: Element): void => {
    inputs.get(field)?.remove()
    inputs.delete(field)
  }
  let stop = (): void => {}
  if (isPageWide) {
    stop = watch(markedDates, {
      added: (field) => {
        if (!field.closest('flx-date-field, flx-mask')) add(field as HTMLInputElement)
      },
      removed: remove,
    })
  } else {
    const [first, last] = host.querySelectorAll<HTMLInputElement>(dateFields)
    if (!first) console.warn(`flx : ${openingTag(host)} attend un champ de date.`)
    else {
      const period: DateInput[] = []
      period.push(add(first, period))
      if (last) period.push(add(last, period))
    }
  }
  return () => {
    stop()
    for (const field of [...inputs.keys()]) remove(field)
    fields.stop()
  }
}
