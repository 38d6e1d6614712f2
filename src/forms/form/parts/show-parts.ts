import { changeValue, tellChange } from '../../../core/browser/change-field.ts'
import { takeContents } from '../../../core/html/nodes.ts'
import { showHtml } from '../../../core/html/show-html.ts'
import { type Field, isField, isHalfTyped } from '../../../core/html/typed-fields.ts'
import { isSessionOver, visitorMessage } from '../../../core/http/request-error.ts'
import { findField } from '../fields.ts'
import type { FormContext } from '../form-context.ts'
import type { FormStatus } from '../form-status.ts'
import type { PartAnswer } from './parts-api.ts'
import type { Choice } from './parts-contract.ts'

/**
 * Sets the options of a list, the suggestions of a text field, or the value of a hidden field when there is one option
 * only. A selected option stays selected if it is still offered. A first option without value is the list's own, and
 * stays unless the answer has one too.
 */
export function setChoices(field: Field, given: readonly Choice[], status: FormStatus): void {
  if (field instanceof HTMLInputElement) {
    const [only, ...others] = given
    if (field.type !== 'hidden') status.propose(field, given)
    else field.value = only && others.length === 0 ? only.value : ''
    return
  }
  if (!(field instanceof HTMLSelectElement)) return
  const chosen = new Set([...field.selectedOptions].map(({ value }) => value))
  const isFirstGiven = given[0]?.value === ''
  // Removes the `<optgroup>` elements as well.
  const own = field.options[0]?.value === '' && !isFirstGiven ? field.options[0] : null
  if (own) field.add(own, 0)
  for (const child of [...field.children]) if (child !== own) child.remove()
  for (const { value, label } of given) field.add(new Option(label, value, false, value !== '' && chosen.has(value)))
  const isLost = [...chosen].some((value) => value !== '' && !given.some((one) => one.value === value))
  if (isLost && !field.multiple) field.selectedIndex = 0
  if (isLost) tellChange(field)
}

/** Returns the nodes for a part: those under its name in the answer, or the whole answer if it names no part. */
function contentFor(part: Element, html: DocumentFragment): DocumentFragment | undefined {
  const name = part.getAttribute('data-flx-part') ?? ''
  const named = html.querySelector(`[data-flx-part="${CSS.escape(name)}"]`)
  if (!named) return html.querySelector('[data-flx-part]') ? undefined : html
  return takeContents(named)
}

function write(field: Field, value: string): void {
  if (!isHalfTyped(field)) changeValue(field, value)
}

/**
 * Shows an answer: HTML in the parts that it is for, with as few DOM changes as possible so that input and focus stay;
 * JSON in the form's fields.
 *
 * @param asked - The part that an answer without names is for.
 * @returns the parts that have changed.
 */
export async function showAnswer(
  { form, status }: Pick<FormContext, 'form' | 'status'>,
  answer: PartAnswer,
  asked: Element | undefined,
): Promise<Element[]> {
  if ('fields' in answer) {
    for (const [name, { options, valeur: value }] of Object.entries(answer.fields)) {
      const field = findField(form, name)
      if (!field || !isField(field)) {
        console.warn(`flx : le serveur parle du champ « ${name} », que le formulaire n’a pas.`)
        continue
      }
      if (options) setChoices(field, options, status)
      if (value != null) write(field, value)
    }
    return asked ? [asked] : []
  }
  const { html } = answer
  const isNamed = html.querySelector('[data-flx-part]') !== null
  const targets = isNamed ? [...form.querySelectorAll('[data-flx-part]')] : asked ? [asked] : []
  const shown: Element[] = []
  for (const part of targets) {
    const content = contentFor(part, html)
    if (content && (await showHtml(part, content, { mode: 'morph' }))) shown.push(part)
  }
  return shown
}

/** Shows an error above a part, with a button to retry; offers to log in again when the session is over. */
export async function showPartFailure(
  { status, fetchSending, signal }: FormContext,
  place: Element,
  error: unknown,
  again: () => void,
): Promise<void> {
  if (isSessionOver(error)) {
    const sending = await fetchSending()
    if (!signal.aborted) sending.fail(error, again)
    return
  }
  status.sayFailure(place, { why: visitorMessage(error), again })
}
