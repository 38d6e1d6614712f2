import { isField } from '../../core/html/typed-fields.ts'
import { encodeBody, type FieldValue } from '../../core/http/call.ts'

/** Returns the forms of the block: those in it, and those to which its form controls belong. */
function formsOf(host: Element): Set<HTMLFormElement> {
  const forms = [...host.querySelectorAll('form, input, select, textarea')].map((node) => {
    if (node.closest('flx-fragment') !== host) return null
    return isField(node) ? node.form : (node as HTMLFormElement)
  })
  return new Set(forms.filter((form) => form !== null))
}

/** Returns the values of a form; passwords and files only when the visitor submits it. */
function entriesOf(
  form: HTMLFormElement,
  isSent: boolean,
  submitter: HTMLElement | null,
): [string, FormDataEntryValue][] {
  const secret = new Set([...form.querySelectorAll<HTMLInputElement>('[type="password"]')].map(({ name }) => name))
  const entries = [...new FormData(form, isSent ? submitter : null)]
  return isSent ? entries : entries.filter(([name, value]) => typeof value === 'string' && !secret.has(name))
}

/** Returns the body of a block's request: its parameters, then the values of its forms (FRAG-01). */
export function fieldsOf(
  host: Element,
  parameters: Record<string, FieldValue>,
  sent?: HTMLFormElement,
  submitter: HTMLElement | null = null,
): FormData | URLSearchParams {
  const forms = new Set([...formsOf(host), ...(sent ? [sent] : [])])
  const entries = [...forms].flatMap((form) => entriesOf(form, form === sent, submitter))
  const isMultipart = entries.some(([, value]) => typeof value !== 'string')
  const body = isMultipart ? new FormData() : new URLSearchParams()
  for (const [name, value] of encodeBody(parameters) as URLSearchParams) body.append(name, value)
  for (const [name, value] of entries) (body as FormData).append(name, value)
  return body
}
