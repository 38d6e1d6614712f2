import { fold } from '../../core/french/fold.ts'
import {
  dayOf,
  joinMoment,
  type MomentShape,
  readShape,
  realMoment,
  splitMoment,
  unitsOf,
} from '../../core/french/moment.ts'
import { monthNamed } from '../../core/french/months.ts'
import { messages } from '../../core/i18n/texts.ts'
import type { Edit, Mask } from './mask.ts'

const t = messages('dateMask', {
  incomplete: 'Date incomplète : écrivez-la sous la forme {form}.',
  unreal: 'Cette date n’existe pas : vérifiez le jour, le mois et l’année.',
  unrealTime: 'Cette date ou cette heure n’existe pas.',
  y: 'aaaa',
  m: 'mm',
  d: 'jj',
  h: 'hh',
  i: 'mm',
  s: 'ss',
})

export interface DateMaskOptions {
  /** @default 01/02/2024 */
  shown?: MomentShape
  /** @default 2024-02-01 */
  sent?: MomentShape
  /** Returns why a real day, `Y-m-d`, is not allowed. */
  refuse?: (day: string) => string | undefined
  clearsWhole?: boolean
}

/** Returns the format for a hint: `jj/mm/aaaa`, or `dd/mm/yyyy` in English. */
export function hintOf(shape: MomentShape): string {
  return shape.map((part) => (typeof part === 'string' ? part : t(part.unit).slice(0, part.size))).join('')
}

/** Writes a date that was copied in words in digits: « vendredi 12 mars 2027 », « 1er avril 2027 ». */
function inDigits(text: string): string {
  const words = /(?<day>\d{1,2})(?:er)?\s+(?<name>\p{L}{3,9})\.?\s+(?<year>\d{4})/u.exec(text)?.groups
  const month = monthNamed(fold(words?.['name'] ?? ''))
  return words && month ? `${words['year']}-${month}-${words['day']}` : text
}

/** Replaces what stands between the digits by a slash. */
const digitsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\d]+/g, '/')
    .replace(/^\//, '')

/**
 * Formats digits while they are typed, and inserts the text between the units; a separator typed early completes the
 * unit: `1/` becomes `01/`. The unit with the caret is left short, or the next digit would not take its place.
 */
function follow(text: string, shape: MomentShape, { adding, caret }: Edit): string {
  let shown = ''
  let rest = digitsOf(text)
  const whole = rest.length
  const here = digitsOf(text.slice(0, caret)).length
  for (const part of shape) {
    if (typeof part === 'string') {
      if (rest.startsWith('/')) rest = rest.slice(1)
      else if (!rest && !adding) break
      shown += part
      continue
    }
    const digits = /^\d*/.exec(rest.slice(0, part.size))?.[0] ?? ''
    const start = whole - rest.length
    rest = rest.slice(digits.length)
    const isShort = digits.length < part.size
    const isLeft = here < start || here > start + digits.length
    shown += isLeft && isShort && digits && rest.startsWith('/') && part.size === 2 ? digits.padStart(2, '0') : digits
    if (isShort && !rest.startsWith('/')) break
    if (isShort && !digits) break
  }
  return shown
}

/** A mask for a day, or a day and a time, kept as plain text so that no time zone can change it (MASK-01, MASK-02). */
export function dateMask(options: DateMaskOptions = {}): Mask {
  const { shown: shape = readShape('dd/mm/yy'), sent = readShape('yy-mm-dd'), refuse, clearsWhole = false } = options
  const units = unitsOf(shape)
  const rewrite = (text: string, to: MomentShape): string => {
    const moment = splitMoment(text, shape)
    return moment ? joinMoment(realMoment(moment) ?? moment, to) : text
  }
  const show = (text: string): string => rewrite(inDigits(text), shape)
  return {
    show,
    settle: show,
    send: (text) => rewrite(text, sent),
    type: (text, edit) => (edit.piece.length > 4 && splitMoment(text, shape) ? show(text) : follow(text, shape, edit)),
    problem: (text) => {
      if (!text.trim()) return undefined
      const moment = splitMoment(text, shape)
      if (!moment) return t('incomplete', { form: hintOf(shape) })
      const real = realMoment(moment)
      if (real) return refuse?.(dayOf(real))
      return t(units.length > 3 ? 'unrealTime' : 'unreal')
    },
    isTyped: (character) => /\d/.test(character),
    size: units.reduce((sum, { size }) => sum + size, 0),
    clearsWhole,
    inputMode: 'numeric',
  }
}
