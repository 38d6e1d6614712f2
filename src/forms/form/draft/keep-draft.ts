import { ofForm, onFields } from '../../../core/browser/form.ts'
import type { FormPart } from '../../../core/html/form-part.ts'
import { isHalfTyped } from '../../../core/html/typed-fields.ts'
import { fieldsOf, nameOf } from '../fields.ts'
import type { FormStatus } from '../form-status.ts'
import { newKey, printOf, type Submission } from '../submission.ts'
import { type Draft, draftOf, readDraft, restoreDraft, writeDraft } from './draft-fields.ts'

/** Milliseconds after the last change. */
const quiet = 300

export interface KeptDraft {
  /** The key of this sending: the same for the same data, after a reload too, until it has arrived. */
  keyOf(submission: Submission): string
  /** Keeps it now: under the session that there is by now. */
  keep(): void
  /** What was typed has arrived: nothing is kept of it. */
  forget(): void
}

/** Blocks are woken when they are seen; what the draft has of them must not be missing where the form is sent before. */
function wakeParts(form: HTMLFormElement): void {
  const { flx } = window as { flx?: { invoke?(target: Element, method: string): Promise<unknown> } }
  const part = form.querySelector('flx-repeat:not(:defined)')
  if (part) flx?.invoke?.(part, 'wake').catch(() => {})
}

interface KeepOptions {
  said: FormStatus
  /** Whether what is typed is kept, and not the key of a sending alone. */
  isKept: boolean
  signal: AbortSignal
}

/** Keeps what is typed through a reload, a crash and Back, and gives it back (FORM-11). */
export function keepDraft(form: HTMLFormElement, { said, isKept, signal }: KeepOptions): KeptDraft {
  const name = nameOf(form)
  let known: Pick<Draft, 'key' | 'print'> = { key: '', print: '' }
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What has no field yet, and the states of parts that are not there yet. */
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
  /** What waited to be kept is kept by now, or not to be kept any more: a page that leaves does not write it. */
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
    said.sayDraft(null)
  }
  const throwAway = (): void => {
    ofForm(form, 'reset')()
    for (const field of fieldsOf(form)) field.dispatchEvent(new Event('change', { bubbles: true }))
    stopWaiting()
    left = []
    waiting = {}
    writeDraft(name, undefined)
    said.sayDraft({ at: restoredAt, isThrownAway: true, throwAway })
  }
  const isReady = (field: Element): boolean => Object.keys(waiting).length === 0 || !field.closest('flx-repeat')
  const restore = (values: Draft['values'], hasParts = false): void => {
    const { left: missing, isRestored } = restoreDraft(form, values, isReady)
    // What has no field today is kept all the same.
    left = missing
    if (isRestored || hasParts) said.sayDraft({ at: restoredAt, isThrownAway: false, throwAway })
  }
  /** Fields and choices that come later, with a part that the server renews, take what is left for them. */
  const arrivals = new MutationObserver((records) => {
    const isField = (node: Node): boolean =>
      node instanceof Element &&
      (node.matches('input, select, textarea, option') || node.querySelector('input, select, textarea') !== null)
    if (left.length > 0 && records.some(({ addedNodes }) => [...addedNodes].some(isField))) restore(left)
  })
  let restoredAt = 0

  const draft = readDraft(name)
  /** Brings back a part, and what was typed in the fields that it has; one that is known has changed. */
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
      // Parts first: a field of theirs has the name of another before they stand as they stood.
      left = draft.values
      if (Object.keys(waiting).length > 0) wakeParts(form)
    }
  }
  if (isKept) {
    form.addEventListener('flx-form-part', joined as EventListener, { signal })
    form.dispatchEvent(new CustomEvent('flx-form-parts'))
    if (draft) restore(left)
    if (left.length > 0) arrivals.observe(form, { childList: true, subtree: true })
    // What was typed before this code came.
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
      if (known.print !== print || !known.key) known = { key: newKey(), print }
      save()
      return known.key
    },
  }
}
