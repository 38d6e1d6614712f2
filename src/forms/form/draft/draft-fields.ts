import * as v from 'valibot'
import { tellChange } from '../../../core/browser/change-field.ts'
import { readStored, removeStored, writeStored } from '../../../core/browser/storage.ts'
import { config } from '../../../core/config.ts'
import { type Field, isChanged, isHalfTyped, isSecret, textSentBy } from '../../../core/html/typed-fields.ts'
import { draftsKey } from '../../../domain/drafts.ts'
import { fieldsOf, isCheckable } from '../fields.ts'

type Values = Draft['values']

const kinds = new Set(['file', 'hidden'])
const secretCompletion = /\b(?:cc-[a-z-]+|one-time-code|(?:current|new)-password)\b/
/** Matches the names of fields for passwords, codes and card numbers; a postal code is not matched. */
const secretName =
  /pass(?:word|e)|mdp|pwd|secret|token|jeton|captcha|otp|cvv|cvc|cryptogramme|carte|card|iban|(?:^|[^a-z])(?:pin|code)(?!.?(?:post|insee|pays|commune|naf|ape))/i

/** Thirteen to nineteen digits whose check digit is right: a card number, whatever the field is called. */
function isCardNumber(text: string): boolean {
  const digits = text.replace(/[\s-]/g, '')
  if (!/^\d{13,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

function isKept(field: Field): boolean {
  return (
    field.name !== '' &&
    !isSecret(field) &&
    !kinds.has(field.type) &&
    !field.closest('[data-flx-no-draft]') &&
    !secretCompletion.test(field.getAttribute('autocomplete') ?? '') &&
    !secretName.test(field.name) &&
    !isCardNumber(field.value)
  )
}

function stateOf(field: Field): string {
  if (isCheckable(field)) return field.checked ? '1' : ''
  if (field instanceof HTMLSelectElement) return JSON.stringify([...field.selectedOptions].map(({ value }) => value))
  // What a date shows is not what its field can be given before it shows it.
  return textSentBy(field)
}

/** Returns the values selected in a `<select>`, from its saved state; undefined when the state is not such a list. */
function chosenIn(state: string): unknown[] | undefined {
  try {
    const chosen: unknown = JSON.parse(state)
    return Array.isArray(chosen) ? chosen : undefined
  } catch {
    return undefined
  }
}

/** Returns true if the field can be given the saved state. A `<select>` may not yet have the options chosen in it. */
function takes(field: Field, state: string): boolean {
  if (!(field instanceof HTMLSelectElement)) return true
  const offered = new Set([...field.options].map(({ value }) => value))
  return chosenIn(state)?.every((value) => offered.has(String(value))) ?? true
}

function setState(field: Field, state: string): void {
  if (isCheckable(field)) field.checked = state === '1'
  else if (field instanceof HTMLSelectElement) {
    const chosen = chosenIn(state)
    if (!chosen) return
    for (const option of field.options) option.selected = chosen.includes(option.value)
  } else field.value = state
}

/** Returns each field with its index among the fields of the same name, which tells those apart. */
function placed(form: HTMLFormElement): [field: Field, place: number][] {
  const counts = new Map<string, number>()
  return fieldsOf(form).map((field) => {
    const place = counts.get(field.name) ?? 0
    counts.set(field.name, place + 1)
    return [field, place]
  })
}

/** Returns the states of the fields that the visitor changed, that were not sent since, and that may be stored. */
export function draftOf(form: HTMLFormElement): Values {
  return placed(form)
    .filter(([field]) => isKept(field) && isChanged(field) && isHalfTyped(field))
    .map(([field, place]) => [field.name, place, stateOf(field)])
}

/**
 * Restores the saved values of fields. A field that already holds another value, typed or restored by the browser,
 * keeps it.
 *
 * @param isReady - Returns false for a field that may not be the one saved under its name, because the blocks of the
 * form have not been restored yet.
 * @returns the values that have no field yet, and whether any field was changed.
 */
export function restoreDraft(
  form: HTMLFormElement,
  values: Values,
  isReady: (field: Field) => boolean,
): { left: Values; isRestored: boolean } {
  const fields = placed(form)
  const left: Values = []
  const restored: Field[] = []
  for (const value of values) {
    const [name, place, state] = value
    const field = fields.find(([each, at]) => each.name === name && at === place)?.[0]
    if (!field || !isReady(field) || (!takes(field, state) && !isChanged(field))) left.push(value)
    else if (isKept(field) && !isChanged(field) && stateOf(field) !== state) {
      setState(field, state)
      restored.push(field)
    }
  }
  for (const field of restored) tellChange(field)
  return { left, isRestored: restored.length > 0 }
}

const draft = v.object({
  /** Milliseconds since 1970. */
  at: v.number(),
  /** Name, index among the fields of that name, state. */
  values: v.array(v.tuple([v.string(), v.number(), v.string()])),
  /** States of the form's parts by name, such as the blocks that were added. */
  parts: v.optional(v.record(v.string(), v.string()), {}),
  /** Idempotency key of a submission whose outcome is unknown; `print` identifies the data it sent. */
  key: v.optional(v.string(), ''),
  print: v.optional(v.string(), ''),
})

const drafts = v.object({ session: v.string(), forms: v.record(v.string(), draft) })

export type Draft = v.InferOutput<typeof draft>

/** Returns the drafts of this tab, and deletes those of a session that has ended (FORM-11). */
function readAll(): Record<string, Draft> {
  const stored = readStored('session', draftsKey, drafts)
  if (!stored) return {}
  if (stored.session === config().sessionHash) return stored.forms
  removeStored('session', draftsKey)
  return {}
}

export function readDraft(form: string): Draft | undefined {
  return readAll()[form]
}

/** Stores the draft of a form, or deletes it. */
export function writeDraft(form: string, draft: Draft | undefined): void {
  const { [form]: _, ...others } = readAll()
  const forms = draft ? { ...others, [form]: draft } : others
  if (Object.keys(forms).length === 0) removeStored('session', draftsKey)
  else writeStored('session', draftsKey, { session: config().sessionHash, forms })
}
