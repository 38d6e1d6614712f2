import { slidesTexts as t } from './slides-messages.ts'

/** Where the slides stand, and what they can stop at. */
export interface SlidePosition {
  /** The first and the last slide that are whole in view, counted from 0. */
  from: number
  to: number
  total: number
  /** The slides that come first where it stops. */
  stops: number[]
  atStart: boolean
  atEnd: boolean
}

/** « 3 sur 8 », « 3 à 5 sur 8 ». */
export function tellPosition({ from, to, total }: Pick<SlidePosition, 'from' | 'to' | 'total'>): string {
  return from === to ? t('position', { n: from + 1, total }) : t('range', { from: from + 1, to: to + 1, total })
}
