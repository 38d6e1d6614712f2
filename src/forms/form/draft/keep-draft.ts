import { type FormPart, ofForm, onFields } from '../../../core/browser/form.ts'
import { isHalfTyped, noteSecrets } from '../../../core/html/typed-fields.ts'
import { randomKey } from '../../../core/random-key.ts'
import { fieldsOf, nameOf } from '../fields.ts'
import type { FormStatus } from '../form-status.ts'
import { printOf, type Submission } from '../submission.ts'
import { type Draft, draftOf, readDraft, restoreDraft, writeDraft } from './draft-fields.ts'

/** Milliseconds from the last change until the draft is saved. */
const quiet = 300

export interface KeptDraft {
  /**
   * Returns the key of this submission. It stays the same for the same data, also after a reload, until the data has
   * arrived.
   */
  keyOf(submission: Submission): string
  /** Saves the draft now, under the current session. */
  keep(): void
  /** Deletes the draft, because the server has received the form. */
  forget(): void
}

/**
 * Activates `<flx-repeat>` before it is seen: otherwise the blocks of the draft would be missing if the form is sent
 * first.
 */
function wakeParts(form: HTMLFormElement): void {
  const { flx } = window as { flx?: { invoke?(target: Element, method: string): Promise<unknown> } }
  const part = form.querySelector('flx-repeat:not(:defined)')
  if (part) flx?.invoke?.(part, 'wake').catch(() => {})
}

interface KeepOptions {
  status: FormStatus
  /** True if the visitor's input is saved; false if only the key of a submission is. */
  isKept: boolean
  signal: AbortSignal
}

/** Saves the visitor's input, so that it survives a reload, a crash and Back, and restores it (FORM-11). */
export function keepDraft(form: HTMLFormElement, { status, isKept, signal }: KeepOptions): KeptDraft {
  const name = nameOf(form)
  let known: Pick<Draft, 'key' | 'print'> = { key: '', print: '' }
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Saved values that have no field yet; `waiting` has the states of parts that are not there yet. */
  let left: Draft['values'] = []
  let waiting: Draft['parts'] = {}
  const parts = new Set<FormPart>()

  const readParts = (): Draft['parts'] => {
    const states = { ...waiting }
    for (const part of parts) {
      const state = part.host.isConnected ? part.read() : undefined
      if (state !== undefined) states[part.name] = state
    }
    return states
  }
  /** Cancels the pending save, so that leaving the page does not save again. */
  const stopWaiting = (): void => {
    clearTimeout(timer)
    timer = undefined
  }
  const save = (): void => {
    stopWaiting()
    const values = [...(isKept ? draftOf(form) : []), ...left]
    const states = isKept ? readParts() : {}
    const isEmpty = values.length === 0 && Object.keys(states).length === 0 && !known.key
    writeDraft(name, isEmpty ? undefined : { at: Date.now(), values, parts: states, ...known })
  }
  const saveSoon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(save, quiet)
  }
  const forget = (): void => {
    stopWaiting()
    left = []
    waiting = {}
    known = { key: '', print: '' }
    writeDraft(name, undefined)
    status.sayDraft(null)
  }
  const throwAway = (): void => {
    ofForm(form, 'reset')()
    for (const field of fieldsOf(form)) field.dispatchEvent(new Event('change', { bubbles: true }))
    stopWaiting()
    left = []
    waiting = {}
    writeDraft(name, undefined)
    status.sayDraft({ at: restoredAt, isThrownAway: true, throwAway })
  }
  const isReady = (field: Element): boolean => Object.keys(waiting).length === 0 || !field.closest('flx-repeat')
  const restore = (values: Draft['values'], hasParts = false): void => {
    const { left: missing, isRestored } = restoreDraft(form, values, isReady)
    // A value that has no field today stays in the draft.
    left = missing
    if (isRestored || hasParts) status.sayDraft({ at: restoredAt, isThrownAway: false, throwAway })
  }
  /** Restores the remaining values when their fields or options arrive later, with a part that the server renews. */
  const arrivals = new MutationObserver((records) => {
    const isField = (node: Node): boolean =>
      node instanceof Element &&
      (node.matches('input, select, textarea, option') || node.querySelector('input, select, textarea') !== null)
    if (left.length > 0 && records.some(({ addedNodes }) => [...addedNodes].some(isField))) restore(left)
  })
  let restoredAt = 0

  const draft = readDraft(name)
  /** Restores a part of the form and the values of its fields. An event from a known part says that it has changed. */
  const joined = ({ detail: part }: CustomEvent<FormPart>): void => {
    if (parts.has(part)) saveSoon()
    parts.add(part)
    const state = waiting[part.name]
    if (state === undefined || !draft) return
    const { [part.name]: _, ...others } = waiting
    waiting = others
    part.write(state)
    restore(left, true)
  }
  if (draft) {
    known = { key: draft.key, print: draft.print }
    if (isKept) {
      waiting = draft.parts
      restoredAt = draft.at
      // Parts come first: until its blocks are restored, a field may have the name that belonged to another one.
      left = draft.values
      if (Object.keys(waiting).length > 0) wakeParts(form)
    }
  }
  form.addEventListener('focusin', () => noteSecrets(fieldsOf(form)), { signal })
  noteSecrets(fieldsOf(form))
  if (isKept) {
    form.addEventListener('flx-form-part', joined as EventListener, { signal })
    form.dispatchEvent(new CustomEvent('flx-form-parts'))
    if (draft) restore(left)
    if (left.length > 0) arrivals.observe(form, { childList: true, subtree: true })
    // Saves the input that was typed before this code had loaded.
    if (fieldsOf(form).some(isHalfTyped)) saveSoon()
    onFields(form, 'input', saveSoon, signal)
    onFields(form, 'change', saveSoon, signal)
    form.addEventListener('reset', () => setTimeout(save), { signal })
    addEventListener('pagehide', () => timer && save(), { signal })
    document.addEventListener('visibilitychange', () => timer && document.hidden && save(), { signal })
  }
  signal.addEventListener('abort', () => {
    arrivals.disconnect()
    stopWaiting()
  })

  return {
    keep: save,
    forget,
    keyOf(submission) {
      const print = printOf(submission)
      if (known.print !== print || !known.key) known = { key: randomKey(), print }
      save()
      return known.key
    },
  }
}
