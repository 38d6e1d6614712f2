import { plainAmount } from '../../core/french/number.ts'
import type { Edit, Mask } from '../../ui/mask/mask.ts'
import { maskTexts as t } from './mask-messages.ts'

export interface NumberOptions {
  /** Maximum number of decimals. */
  decimals?: number
  /** True to always display all decimals once the field has lost the focus. */
  fixed?: boolean
  /** Separator of groups of three digits. */
  group?: string
  /** The displayed decimal mark; the server always gets a point. */
  point?: string
  min?: number | undefined
  max?: number | undefined
  /** A sign beside the number that is ignored when reading it: `%`. */
  sign?: string
}

/** How many places a letter typed after a number moves its point: `1,5k` is 1500. */
const places: Record<string, number> = { k: 3, m: 6 }

/** Moves the point of a number to the right, as text: of any length, and without rounding. */
function movePoint(plain: string, by: number): string {
  const [whole = '', part = ''] = plain.split('.')
  return `${whole}${part.padEnd(by, '0').slice(0, by)}.${part.slice(by)}`.replace(/\.0*$/, '')
}

/** A number in local notation, sent as digits with a point (MASK-04). */
export function numberMask(options: NumberOptions): Mask {
  const { decimals = 20, fixed = false, group = '', point = ',', min, max, sign = '' } = options

  const grouped = (digits: string): string => (group ? digits.replace(/\B(?=(?:\d{3})+$)/g, group) : digits)
  /** Formats a number given as digits with a point. */
  const write = (plain: string, full: boolean): string => {
    const [, minus = '', whole = '', mark = '', rest = ''] = /^[+]?(-?)(?:0+(?=\d))?(\d*)(\.?)(\d*)$/.exec(plain) ?? []
    const part = rest.slice(0, decimals)
    const end = full && fixed ? part.padEnd(decimals, '0') : part
    const shownMark = end || (mark && !full && decimals > 0) ? point : ''
    return minus + grouped(whole || (end || full ? '0' : '')) + shownMark + end
  }
  const unsigned = (text: string): string => text.normalize('NFKC').replaceAll(sign || ' ', '')
  /** Three decimals are no thousand where there may be as many: so does the server get them, and write them again. */
  const amountOf = (text: string): string | undefined =>
    decimals > 2 && /^\s*[+-]?\d*\.\d+\s*$/.test(text) ? text.trim() : plainAmount(unsigned(text))
  /** Parses a displayed number into digits with a point. */
  const read = (shown: string): string | undefined => {
    const bare = unsigned(shown)
      .replace(/\s/g, '')
      .replace(/[−–]/, '-')
      .replaceAll(group || ' ', '')
    const plain = bare.includes(point) ? bare.replace(point, '.') : bare.replace(/^([^.,]*)[.,]([^.,]*)$/, '$1.$2')
    return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? plain : undefined
  }
  const show = (text: string): string => {
    const plain = text.trim() ? amountOf(text) : undefined
    return plain === undefined || cuts(plain) ? text : write(plain, true)
  }
  /** Returns true if rounding to the allowed decimals would lose digits other than 0. */
  const cuts = (plain: string): boolean => /[1-9]/.test((plain.split('.')[1] ?? '').slice(decimals))
  const settle = (shown: string): string => {
    const plain = read(shown)
    return plain === undefined || cuts(plain) ? shown : write(plain, true)
  }
  const type = (text: string, { piece, caret }: Edit): string => {
    const move = places[piece.toLowerCase()]
    if (move) {
      const plain = read(text.slice(0, caret - 1) + text.slice(caret))
      return plain === undefined ? text.slice(0, caret - 1) + text.slice(caret) : write(movePoint(plain, move), true)
    }
    // A typed comma, point or euro sign (12€50) is the decimal mark, whatever separates groups.
    const pasted = piece.length > 1 ? amountOf(piece) : /^[.,€]$/.test(piece) ? '.' : undefined
    const marked =
      pasted === undefined || text.slice(caret - piece.length, caret) !== piece
        ? text.replaceAll(group || ' ', '')
        : `${text.slice(0, caret - piece.length).replaceAll(group || ' ', '')}\0${text.slice(caret).replaceAll(group || ' ', '')}`
    const plain = marked
      .replaceAll(point, '.')
      .replace('\0', pasted ?? '')
      .normalize('NFKC')
      .replace(/[−–]/, '-')
    const [whole = '', ...rest] = plain
      .replace(/[^\d.-]/g, '')
      .replace(/(?!^)-/g, '')
      .split('.')
    return write(rest.length ? `${whole}.${rest.join('')}` : whole, false)
  }
  return {
    show,
    settle,
    type,
    send: (shown) => {
      const plain = read(shown)
      if (plain === undefined || cuts(plain)) return shown
      return write(plain, true)
        .replaceAll(group || ' ', '')
        .replace(point, '.')
    },
    problem: (shown) => {
      if (!shown.trim()) return undefined
      const plain = read(shown)
      if (plain === undefined) return t('number')
      if (cuts(plain)) return t(decimals === 0 ? 'integer' : 'number')
      if (min !== undefined && Number(plain) < min) return t('least', { least: min })
      return max !== undefined && Number(plain) > max ? t('most', { most: max }) : undefined
    },
    isTyped: (character) => /[\d-]/.test(character) || character === point,
    inputMode: decimals === 0 ? 'numeric' : 'decimal',
  }
}
