import type { Mask } from '../../ui/mask/mask.ts'
import { maskTexts as t } from './mask-messages.ts'

interface Slot {
  accepts: RegExp
  upper: boolean
}

type PatternPart = Slot | string

export interface PatternOptions {
  /** Additional slots of this pattern, by letter. */
  slots?: Record<string, Slot>
  /** Returns true if the complete text, without the literals, is valid. */
  isRight?: (bare: string) => boolean
  /** Error message for an invalid text. */
  wrong?: string
  /** Normalises the usual ways of writing the text. */
  tidy?: (text: string) => string
}

const slots: Record<string, Slot> = {
  '9': { accepts: /\d/, upper: false },
  a: { accepts: /\p{L}/u, upper: false },
  A: { accepts: /\p{L}/u, upper: true },
  '*': { accepts: /[\p{L}\d]/u, upper: false },
  '&': { accepts: /[\p{L}\d]/u, upper: true },
  '#': { accepts: /[\da-f]/i, upper: true },
}

const isSlot = (part: PatternPart): part is Slot => typeof part !== 'string'

/** Expands repetitions: `9{4}` becomes `9999`. */
const spellOut = (pattern: string): string =>
  pattern.replace(/(\\?.)\{(\d+)\}/g, (_, character: string, times: string) => character.repeat(Number(times)))

/** Returns true if a pattern has only slots, literals and one optional end; other patterns need Inputmask. */
export function isSimple(pattern: string): boolean {
  return /^(?:\\.|[^\\|(){}[\]])*(?:\[(?:\\.|[^\\|(){}[\]])*\])?$/.test(spellOut(pattern))
}

/** Returns true if the pattern has a slot to type in. */
export const hasSlot = (pattern: string): boolean => [...pattern.replace(/\\./g, '')].some((letter) => letter in slots)

function readPattern(pattern: string, own: Record<string, Slot>): { parts: PatternPart[]; required: number } {
  const parts: PatternPart[] = []
  let required: number | undefined
  for (const [token] of spellOut(pattern).matchAll(/\\?./gu)) {
    if (token === '[') required = parts.filter(isSlot).length
    else if (token !== ']') parts.push(own[token] ?? slots[token] ?? token.replace(/^\\/, ''))
  }
  return { parts, required: required ?? parts.filter(isSlot).length }
}

/** Fills a pattern with the characters that fit, in order, and skips the others. */
function fill(parts: readonly PatternPart[], text: string, adding: boolean): string {
  const rest = [...text.normalize('NFKC')]
  let shown = ''
  let literals = ''
  for (const part of parts) {
    if (!isSlot(part)) {
      literals += part
      if (rest[0] === part) rest.shift()
      continue
    }
    while (rest.length && !part.accepts.test(rest[0] ?? '')) rest.shift()
    const character = rest.shift()
    if (character === undefined) return adding && shown ? shown + literals : shown
    shown += literals + (part.upper ? character.toUpperCase() : character)
    literals = ''
  }
  return shown + literals
}

/** Removes the literals that the pattern adds. */
function bareOf(parts: readonly PatternPart[], shown: string): string {
  return [...shown].filter((_, index) => parts[index] === undefined || isSlot(parts[index])).join('')
}

/**
 * Creates a mask for a text of fixed form: `9` stands for a digit, `a` for a letter, `A` for a capital, `*` and `&` for
 * a letter or a digit, `#` for a hexadecimal digit. An end in brackets is optional. Any other character, or one after
 * `\`, is a literal that the mask adds and does not send.
 */
export function patternMask(pattern: string, options: PatternOptions = {}): Mask {
  const { slots: own = {}, isRight, tidy = (text) => text } = options
  const { parts, required } = readPattern(pattern, own)
  const form = spellOut(pattern).replace(/[[\]\\]/g, '')
  const size = parts.filter(isSlot).length
  const show = (text: string): string => {
    const shown = fill(parts, tidy(text), false)
    // A text that does not fit is not truncated: it stays, and an error is shown.
    const fits = bareOf(parts, shown).length >= [...tidy(text)].filter((each) => /[\p{L}\d]/u.test(each)).length
    return fits || fill(parts, shown, false) === tidy(text) ? shown : text
  }
  const isTyped = (character: string): boolean => /[\p{L}\d]/u.test(character)
  const isWhole = (text: string): boolean => fill(parts, text, false) === text && bareOf(parts, text).length >= required
  return {
    show,
    settle: show,
    send: (text) => (fill(parts, text, false) === text ? bareOf(parts, text) : text),
    type: (text, { adding, piece }) => (piece.length > 1 ? fill(parts, tidy(text), false) : fill(parts, text, adding)),
    problem: (text) => {
      if (!text.trim()) return undefined
      if (isWhole(text) && (isRight?.(bareOf(parts, text)) ?? true)) return undefined
      return options.wrong ?? t('incomplete', { form })
    },
    isTyped,
    size,
    inputMode: parts.every((part) => !isSlot(part) || part === slots['9']) ? 'numeric' : 'text',
  }
}
