import { isField } from '../../core/html/typed-fields.ts'
import { encodeBody, type FieldValue } from '../../core/http/call.ts'

/** The forms of the block: those in it, and the one that is around its fields. */
function formsOf(host: Element): Set<HTMLFormElement> {
  const forms = [...host.querySelectorAll('form, input, select, textarea')].map((node) => {
    if (node.closest('flx-fragment') !== host) return null
    return isField(node) ? node.form : (node as HTMLFormElement)
  })
  return new Set(forms.filter((form) => form !== null))
}

/** What a form holds; passwords and files only where the visitor sends it. */
function entriesOf(
  form: HTMLFormElement,
  isSent: boolean,
  submitter: HTMLElement | null,
): [string, FormDataEntryValue][] {
  const secret = new Set([...form.querySelectorAll<HTMLInputElement>('[type="password"]')].map(({ name }) => name))
  const entries = [...new FormData(form, isSent ? submitter : null)]
  return isSent ? entries : entries.filter(([name, value]) => typeof value === 'string' && !secret.has(name))
}

/** What is sent for a block: its parameters, then what its forms hold (FRAG-01). */
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
