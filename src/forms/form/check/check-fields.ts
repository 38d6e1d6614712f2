// A file of its own, fetched where the server checks fields as they are left (FORM-03).
import { afterPress } from '../../../core/browser/press.ts'
import { type Field, isChanged, isField } from '../../../core/html/typed-fields.ts'
import { createLatest } from '../../../core/http/latest.ts'
import { isAborted, RequestError } from '../../../core/http/request-error.ts'
import { besideOf } from '../../../ui/beside-field.ts'
import { invalidFields } from '../errors/validity.ts'
import { fieldsOf } from '../fields.ts'
import type { FormContext } from '../form-context.ts'
import { formTexts as t } from '../form-messages.ts'
import { askCheck } from './check-api.ts'

const unasked = new Set(['password', 'file', 'hidden'])

/** What the fields of a name hold, so that an answer about something else is known. */
function heldBy(form: HTMLFormElement, name: string): string {
  return JSON.stringify(new FormData(form).getAll(name).map(String))
}

/**
 * Has a field checked once it was changed and left. What is asked is all that changed since the last answer: the newest
 * question takes the place of the one before, and an answer about a text that has changed since is dropped. Nothing of it
 * stops the visitor.
 */
export function checkFields({ host, form, signal, checksItself, fetchSending }: FormContext): void {
  const latest = createLatest()
  const waiting = new Set<string>()
  const hints = new Map<Field, HTMLElement>()

  const firstOf = (name: string): Field | undefined => fieldsOf(form).find((field) => field.name === name)
  const say = async (name: string, message: string): Promise<void> => {
    const sending = await fetchSending()
    const field = firstOf(name)
    if (field && !signal.aborted) sending.sayOf(field, message)
  }

  /** Says that nobody could tell: it will be known when the form leaves. */
  const hint = (field: Field): void => {
    if (hints.get(field)?.isConnected) return
    const note = document.createElement('p')
    note.className = 'flx-form__hint'
    note.dataset.flxMount = 'form'
    note.role = 'status'
    besideOf(field).after(note)
    note.textContent = t('unchecked')
    hints.set(field, note)
  }
  const forgetHint = (field: Field): void => {
    hints.get(field)?.remove()
    hints.delete(field)
  }

  const ask = async (last: Field): Promise<void> => {
    const asked = new Map([...waiting].map((name) => [name, heldBy(form, name)]))
    try {
      const { problems } = await latest.run((stop) =>
        askCheck({ host, form }, { names: asked.keys(), signal: AbortSignal.any([stop, signal]) }),
      )
      for (const [name, held] of asked) {
        if (heldBy(form, name) !== held) continue
        waiting.delete(name)
        const own = problems.filter(({ field }) => field?.name === name)
        await say(name, own.map(({ message }) => message).join(' '))
      }
    } catch (error) {
      if (signal.aborted || isAborted(error)) return
      console.warn('flx : un champ n’a pas été vérifié.', error instanceof RequestError ? error.detail : error)
      hint(last)
    }
  }

  const leave = async (field: Field): Promise<void> => {
    const { name } = field
    forgetHint(field)
    const own = (each: Field): boolean => each.name === name
    const objection = checksItself ? invalidFields(form, own)[0]?.message : undefined
    const isUntouched = fieldsOf(form)
      .filter(own)
      .every((each) => !isChanged(each))
    if (isUntouched || objection) {
      waiting.delete(name)
      await say(name, isUntouched ? '' : (objection ?? ''))
      return
    }
    waiting.add(name)
    await ask(field)
  }

  const judge = (field: Field): void => {
    if (field.name === '' || unasked.has(field.type) || field.closest('[data-flx-no-check]')) return
    leave(field).catch((error: unknown) => console.error('flx : un champ n’a pas été vérifié.', error))
  }
  form.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof Element) || !isField(target) || target.form !== form) return
      afterPress(() => signal.aborted || judge(target))
    },
    { signal },
  )
  // What the visitor changed and left while this code was on its way; what a draft brought back is not asked about.
  for (const field of fieldsOf(form)) if (field.matches(':user-valid, :user-invalid')) judge(field)
  signal.addEventListener('abort', () => {
    for (const note of hints.values()) note.remove()
  })
}
