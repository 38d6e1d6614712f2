import { onFields } from '../../core/browser/form.ts'
import { afterPress } from '../../core/browser/press.ts'
import { endpoint } from '../../core/config.ts'
import { type Field, isChanged, isField, isSecret } from '../../core/html/typed-fields.ts'
import { createLatest } from '../../core/http/latest.ts'
import { detailOf, isAborted, RequestError } from '../../core/http/request-error.ts'
import type { FormAnswer } from './answer/form-answer.ts'
import { invalidFields } from './errors/validity.ts'
import { fieldsOf, filledFields } from './fields.ts'
import { sendForm } from './form-api.ts'
import type { FormContext } from './form-context.ts'
import { formTexts as t } from './form-messages.ts'

interface CheckRequest {
  /** Names of the fields to check. */
  names: Iterable<string>
  /** The step that these fields make up: its name, or its number from 1; empty when single fields are checked. */
  step?: string
  signal: AbortSignal
}

/**
 * Asks `verif_formulaire.php` to check fields of a form, and sends all the form's values except files and passwords
 * (FORM-03).
 *
 * @returns an answer in the format of the form's own (FORM-02).
 * @throws {RequestError} for any other answer.
 */
export async function askCheck(
  { host, form }: Pick<FormContext, 'host' | 'form'>,
  { names, step = '', signal }: CheckRequest,
): Promise<FormAnswer> {
  const address = host.checkSrc || endpoint('ajax/modules/formulaire/verif_formulaire.php')
  const body = filledFields(form)
  for (const name of names) body.append('verif[champ][]', name)
  if (step) body.append('verif[etape]', step)
  const answer = await sendForm(
    { address, method: 'POST', body, hasFiles: false },
    { form, successClass: host.successClass, key: '', signal },
  )
  if (!answer.isDone || !answer.next.redirect) return answer
  throw new RequestError('wrong-kind', { address, status: 200, detail: 'une vérification ne mène nulle part' })
}

const unasked = new Set(['file', 'hidden'])

/**
 * Serialises the current values of a field name. A value that differs after the answer shows that the answer is
 * outdated.
 */
function heldBy(form: HTMLFormElement, name: string): string {
  return JSON.stringify(new FormData(form).getAll(name).map(String))
}

/**
 * Has the server check a field once the visitor has changed and left it. Each request asks about all fields changed
 * since the last answer and aborts the request before it; an answer about a value that has changed since is dropped.
 * Checking never keeps the visitor from going on.
 */
export function checkFields({ host, form, status, signal, checksItself }: FormContext): void {
  const latest = createLatest()
  const waiting = new Set<string>()
  /** Names of the fields that the browser rejects, as the visitor has been told. */
  const rejected = new Set<string>()

  const firstOf = (name: string): Field | undefined => fieldsOf(form).find((field) => field.name === name)
  const say = (name: string, message: string): void => {
    const field = firstOf(name)
    if (field) status.sayOf('errors', field, message)
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
        say(name, own.map(({ message }) => message).join(' '))
      }
    } catch (error) {
      if (signal.aborted || isAborted(error)) return
      console.warn('flx : un champ n’a pas été vérifié.', detailOf(error))
      // The value will be checked when the form is submitted.
      status.sayOf('hints', last, t('unchecked'))
    }
  }

  const leave = async (field: Field): Promise<void> => {
    const { name } = field
    status.sayOf('hints', field, '')
    const own = (each: Field): boolean => each.name === name
    const objection = checksItself ? invalidFields(form, own)[0]?.message : undefined
    const isUntouched = fieldsOf(form)
      .filter(own)
      .every((each) => !isChanged(each))
    if (objection && !isUntouched) rejected.add(name)
    else if (rejected.delete(name)) say(name, '')
    if (isUntouched || objection) {
      waiting.delete(name)
      say(name, isUntouched ? '' : (objection ?? ''))
      return
    }
    waiting.add(name)
    await ask(field)
  }

  const judge = (field: Field): void => {
    if (field.name === '' || unasked.has(field.type) || isSecret(field) || field.closest('[data-flx-no-check]')) return
    leave(field).catch((error: unknown) => console.error('flx : un champ n’a pas été vérifié.', error))
  }
  /** Judges other fields again: the limits of a field may follow from the value of another, as with two dates. */
  const judgeOthers = (changed: Field): void => {
    for (const field of checksItself ? fieldsOf(form) : []) {
      const isNews = field.willValidate && rejected.has(field.name) === field.validity.valid
      if (isNews && field.name !== changed.name && isChanged(field)) judge(field)
    }
  }
  onFields(
    form,
    'change',
    ({ target }) => {
      if (!(target instanceof Element) || !isField(target) || target.form !== form) return
      afterPress(() => {
        if (signal.aborted) return
        judge(target)
        judgeOthers(target)
      })
    },
    signal,
  )
  // Checks the fields that the visitor changed and left before this code had loaded, but not those that a draft
  // restored.
  for (const field of fieldsOf(form)) if (field.matches(':user-valid, :user-invalid')) judge(field)
}
