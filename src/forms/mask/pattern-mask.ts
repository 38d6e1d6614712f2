import type { Mask } from '../../ui/mask/mask.ts'
import { maskTexts as t } from './mask-messages.ts'

interface Slot {
  accepts: RegExp
  upper: boolean
}

type PatternPart = Slot | string

export interface PatternOptions {
  /** Slots of this pattern's own, by letter. */
  slots?: Record<string, Slot>
  /** Whether the bare text is right as a whole. */
  isRight?: (bare: string) => boolean
  /** What is said of a text that is not. */
  wrong?: string
  /** Makes the usual ways of writing it one. */
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

/** `9{4}` is `9999`. */
const spellOut = (pattern: string): string =>
  pattern.replace(/(\\?.)\{(\d+)\}/g, (_, character: string, times: string) => character.repeat(Number(times)))

/** Whether a pattern says more than slots, text and one optional end: Inputmask's code reads that. */
export function isSimple(pattern: string): boolean {
  return /^(?:\\.|[^\\|(){}[\]])*(?:\[(?:\\.|[^\\|(){}[\]])*\])?$/.test(spellOut(pattern))
}

/** Whether there is anything to type in it. */
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

/** Fills a pattern with the characters that fit, one after the other; the others are left out. */
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

/** Takes out what the pattern writes by itself. */
function bareOf(parts: readonly PatternPart[], shown: string): string {
  return [...shown].filter((_, index) => parts[index] === undefined || isSlot(parts[index])).join('')
}

/**
 * Text of a fixed form: `9` stands for a digit, `a` for a letter, `A` for a capital, `*` and `&` for either, `#` for a
 * digit of base 16; what is in brackets at the end may be left out; anything else, or what follows `\`, is written by
 * the mask and not sent.
 */
export function patternMask(pattern: string, options: PatternOptions = {}): Mask {
  const { slots: own = {}, isRight, tidy = (text) => text } = options
  const { parts, required } = readPattern(pattern, own)
  const form = spellOut(pattern).replace(/[[\]\\]/g, '')
  const size = parts.filter(isSlot).length
  const show = (text: string): string => {
    const shown = fill(parts, tidy(text), false)
    // What does not fit is not cut: the visitor is told.
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
