import Inputmask from 'inputmask/lib/inputmask.js'
import 'inputmask/lib/extensions/inputmask.extensions.js'
import type { Mask } from '../../ui/mask/mask.ts'
import { maskTexts as t } from './mask-messages.ts'
import type { MaskRequest } from './masks.ts'

/**
 * Creates a mask that uses Inputmask for patterns with alternatives, repetitions or groups, and for regular
 * expressions. Inputmask formats texts but is never given the field: its handlers would break composition, autofill and
 * undo.
 *
 * @throws Error for a pattern that it cannot read.
 */
export function createInputmask({ name, regex }: MaskRequest): Mask {
  const options = regex ? { regex } : { mask: name }
  const typing = new Inputmask({ ...options, jitMasking: true, placeholder: '', showMaskOnFocus: false })
  const whole = new Inputmask({ ...options, placeholder: ' ' })
  const format = (text: string): string => typing.format(text.normalize('NFKC'))
  const kept = (text: string): number => text.replace(/[^\p{L}\d]/gu, '').length
  const show = (text: string): string => {
    if (!text.trim()) return ''
    const shown = format(text)
    return kept(shown) < kept(text) ? text : shown
  }
  const isRight = (text: string): boolean => whole.isValid(text)
  return {
    show,
    settle: show,
    type: (text, { adding }) => (adding ? format(text) : text),
    send: (text) => (text && isRight(text) && !regex ? whole.unmaskedvalue(text) : text),
    problem: (text) => (!text.trim() || isRight(text) ? undefined : t('form')),
    isTyped: (character) => /[\p{L}\d]/u.test(character),
  }
}
