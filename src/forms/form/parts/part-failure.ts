import { isSessionOver, visitorMessage } from '../../../core/http/request-error.ts'
import type { FormContext } from '../form-context.ts'
import { retryButton } from '../retry-button.ts'
import { Refusal } from './part-answer.ts'
import { partsTexts as t } from './parts-messages.ts'

/** What was said of a place, until it is asked for again. */
const said = new WeakMap<Element, HTMLElement>()

export function clearFailure(place: Element): void {
  said.get(place)?.remove()
  said.delete(place)
}

/** Says above a place why it stays as it was, and offers to try again; to log in again, where that is why. */
export async function tellFailure(
  { fetchSending, signal }: FormContext,
  place: Element,
  error: unknown,
  again: () => void,
): Promise<void> {
  clearFailure(place)
  if (isSessionOver(error)) {
    const sending = await fetchSending()
    if (!signal.aborted) sending.fail(error, again)
    return
  }
  const note = document.createElement('div')
  note.className = 'flx-form__message flx-message flx-message--error'
  note.dataset.flxMount = 'form'
  note.role = 'alert'
  const text = document.createElement('p')
  text.className = 'flx-message__text'
  const why = error instanceof Refusal ? error.message : visitorMessage(error)
  text.textContent = t('failed', { why })
  note.append(text, retryButton(again))
  // In the label of a list it would be a part of its name.
  ;(place.closest('label') ?? place).before(note)
  said.set(place, note)
  signal.addEventListener('abort', () => note.remove(), { once: true })
}
