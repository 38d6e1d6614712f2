import { fieldsOf } from '../fields.ts'
import { newKey, printOf, type Submission } from '../submission.ts'
import { draftOf, restoreDraft } from './draft-fields.ts'
import { draftNote } from './draft-note.ts'
import { type Draft, readDraft, writeDraft } from './draft-store.ts'

/** Milliseconds after the last change. */
const quiet = 300

export interface KeptDraft {
  /** The key of this sending: the same for the same data, after a reload too, until it has arrived. */
  keyOf(submission: Submission): string
  /** What was typed has arrived: nothing is kept of it. */
  forget(): void
}

/** What a form is known by on its page. */
function nameOf(form: HTMLFormElement): string {
  const rank = [...document.forms].indexOf(form)
  const name = form.id || form.getAttribute('name') || form.getAttribute('action') || String(rank)
  return `${location.pathname}${location.search} ${name}`
}

interface KeepOptions {
  /** Where the visitor is told what is back; null where nothing is kept but the key of a sending. */
  note: Element | null
  signal: AbortSignal
}

/** Keeps what is typed through a reload, a crash and Back, and gives it back (FORM-11). */
export function keepDraft(form: HTMLFormElement, { note, signal }: KeepOptions): KeptDraft {
  const name = nameOf(form)
  let known: Pick<Draft, 'key' | 'print'> = { key: '', print: '' }
  let timer: ReturnType<typeof setTimeout> | undefined
  let said: { remove(): void } | undefined
  let left: Draft['values'] = []

  const save = (): void => {
    clearTimeout(timer)
    const values = note ? draftOf(form) : []
    const isEmpty = values.length === 0 && left.length === 0 && !known.key
    writeDraft(name, isEmpty ? undefined : { at: Date.now(), values: [...values, ...left], ...known })
  }
  const saveSoon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(save, quiet)
  }
  const forget = (): void => {
    clearTimeout(timer)
    left = []
    known = { key: '', print: '' }
    writeDraft(name, undefined)
    said?.remove()
    said = undefined
  }
  const throwAway = (): void => {
    form.reset()
    for (const field of fieldsOf(form)) field.dispatchEvent(new Event('change', { bubbles: true }))
    clearTimeout(timer)
    left = []
    writeDraft(name, undefined)
  }
  const restore = (values: Draft['values'], at: number): void => {
    const { left: missing, isRestored } = restoreDraft(form, values)
    // What has no field today is kept all the same.
    left = missing
    if (isRestored && note) said = draftNote(note, at, throwAway)
  }

  const draft = readDraft(name)
  if (draft) {
    known = { key: draft.key, print: draft.print }
    if (note) restore(draft.values, draft.at)
  }
  if (note) {
    form.addEventListener('input', saveSoon, { signal })
    form.addEventListener('change', saveSoon, { signal })
    form.addEventListener('reset', () => setTimeout(save), { signal })
    addEventListener('pagehide', () => timer && save(), { signal })
    document.addEventListener('visibilitychange', () => timer && document.hidden && save(), { signal })
  }
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    said?.remove()
  })

  return {
    forget,
    keyOf(submission) {
      const print = printOf(submission)
      if (known.print !== print || !known.key) known = { key: newKey(), print }
      save()
      return known.key
    },
  }
}
