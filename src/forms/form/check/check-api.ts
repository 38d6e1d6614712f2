import { endpoint } from '../../../core/http/endpoint.ts'
import { RequestError } from '../../../core/http/request-error.ts'
import type { FormAnswer } from '../answer/form-answer.ts'
import { sendForm } from '../form-api.ts'
import type { FormContext } from '../form-context.ts'
import { heldFields } from '../held-fields.ts'

interface CheckRequest {
  /** Names of the fields that are asked about. */
  names: Iterable<string>
  /** The step that they make up: its name, or its number from 1; empty where single fields are asked about. */
  step?: string
  signal: AbortSignal
}

/**
 * Asks `verif_formulaire.php` about fields of a form, with all that the form holds but files and passwords (FORM-03).
 *
 * @returns an answer as to the form itself (FORM-02).
 * @throws {RequestError} for what is none.
 */
export async function askCheck(
  { host, form }: Pick<FormContext, 'host' | 'form'>,
  { names, step = '', signal }: CheckRequest,
): Promise<FormAnswer> {
  const address = host.checkSrc || endpoint('ajax/modules/formulaire/verif_formulaire.php')
  const body = heldFields(form)
  for (const name of names) body.append('verif[champ][]', name)
  if (step) body.append('verif[etape]', step)
  const answer = await sendForm(
    { address, method: 'POST', body, hasFiles: false },
    { form, successClass: host.successClass, key: '', signal },
  )
  if (!answer.isDone || !answer.next.redirect) return answer
  throw new RequestError('wrong-kind', { address, status: 200, detail: 'une vérification ne mène nulle part' })
}
