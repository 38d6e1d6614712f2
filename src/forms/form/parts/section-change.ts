import { endpoint } from '../../../core/config.ts'
import { emit } from '../../../core/events.ts'
import { createLatest, type Latest } from '../../../core/http/latest.ts'
import { detailOf, isAborted } from '../../../core/http/request-error.ts'
import { filledFields } from '../fields.ts'
import type { FormContext } from '../form-context.ts'
import { adminFlag, askPart } from './parts-api.ts'
import { showAnswer, showPartFailure } from './show-parts.ts'

interface SectionChange {
  section: string
  /** The section that was left. */
  previous: string
}

const latests = new WeakMap<HTMLFormElement, Latest>()

/**
 * Tells `add_test.php` that a template's form shows another section (FORM-03), with the form's values. The answer is
 * shown in the parts that it names, or in the section's own part; the visitor does not have to wait for it.
 */
export async function sendSectionChange(context: FormContext, step: Element, change: SectionChange): Promise<void> {
  const { host, form, status, signal } = context
  const part = step.querySelector('[data-flx-part]') ?? undefined
  const latest = latests.get(form) ?? createLatest()
  latests.set(form, latest)
  const again = (): void => void sendSectionChange(context, step, change)
  if (part) status.sayFailure(part, null)
  const body = filledFields(form)
  const { modeleid, modeleident } = host
  const about = { section: change.section, precedente: change.previous, modeleid, modeleident, ...adminFlag() }
  for (const [name, value] of Object.entries(about)) body.append(name, value)
  try {
    const address = endpoint('ajax/modules/templates/add_test.php')
    const answer = await latest.run((stop) => askPart({ address, body, signal: AbortSignal.any([stop, signal]) }, part))
    for (const shown of signal.aborted ? [] : await showAnswer(context, answer, part)) {
      emit(shown as HTMLElement, 'flx-form-reloaded', { part: shown.getAttribute('data-flx-part') ?? '' })
    }
  } catch (error) {
    if (signal.aborted || isAborted(error)) return
    console.error('flx : le changement de section d’un formulaire n’a pas été pris.', detailOf(error))
    // A section without a part of the server's misses nothing, so no error is shown.
    if (part) await showPartFailure(context, part, error, again)
  }
}
