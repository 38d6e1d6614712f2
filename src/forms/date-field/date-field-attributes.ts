import { flag, text, type Values } from '../../core/element/codecs.ts'

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

/** The values of the element's attributes. */
export type DateFieldOptions = Values<typeof dateFieldAttributes>
