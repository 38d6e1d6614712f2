import { pageBase } from '../../core/browser/address.ts'
import { ofForm } from '../../core/browser/form.ts'
import { completeForm } from '../../domain/account/complete-form.ts'

/** What one sending of a form carries; sent again as it is when the session ended meanwhile. */
export interface Submission {
  address: string
  method: string
  data: FormData
  body: FormData | URLSearchParams
  /** Whether files travel. */
  hasFiles: boolean
  submitter: HTMLElement | null
  /** Names of what the page makes anew each time it is loaded: tokens and keys say nothing of what the visitor sends. */
  tokens: ReadonlySet<string>
}

type Submitter = HTMLButtonElement | HTMLInputElement

const isFile = (value: FormDataEntryValue): value is File => typeof value !== 'string'
const isRealFile = (value: FormDataEntryValue): boolean => isFile(value) && (value.size > 0 || value.name !== '')

/** A submitter says by its own attributes what the form says by its. Fields may be called `action` or `method`. */
function attribute(form: HTMLFormElement, submitter: Submitter | null, name: string): string {
  return submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? ''
}

/** Whether the browser is to send the form: into a window of its own, or to close a dialog. */
export function isLeftToBrowser(form: HTMLFormElement, submitter: Submitter | null): boolean {
  const target = attribute(form, submitter, 'target')
  const address = attribute(form, submitter, 'action')
  return (
    attribute(form, submitter, 'method').toLowerCase() === 'dialog' ||
    !['', '_self'].includes(target) ||
    !/^https?:$/.test(new URL(address, pageBase()).protocol)
  )
}

/** Form-encoded, unless a file or the form's own `enctype` asks for more; a file that was not chosen is an empty text. */
function encode(data: FormData, isMultipart: boolean): FormData | URLSearchParams {
  if (isMultipart || [...data.values()].some(isRealFile)) return data
  const fields = new URLSearchParams()
  for (const [name, value] of data) fields.append(name, isFile(value) ? '' : value)
  return fields
}

const tokenName = /token|jeton|csrf|xsrf|wp_?nonce|(?:^|[^a-z])nonce(?![a-z])/i
const keyName = /(?:^|[^a-z])(?:cle|key)(?![a-z])/i

/** Whether a hidden field of this name says that the page is the server's own: it lasts as long as the session. */
export const isToken = (name: string): boolean => tokenName.test(name)

export const hiddenFields = (form: HTMLFormElement): HTMLInputElement[] =>
  [...ofForm(form, 'elements')].filter(
    (each) => each instanceof HTMLInputElement && each.type === 'hidden',
  ) as HTMLInputElement[]

/** Has what is about to leave carry the tokens that its form has by now. */
export function takeTokens(leaving: Iterable<FormData | URLSearchParams>, form: HTMLFormElement): void {
  for (const { name, value } of hiddenFields(form).filter(({ name }) => isToken(name))) {
    for (const fields of leaving) if (fields.has(name)) fields.set(name, value)
  }
}

function tokensOf(form: HTMLFormElement): ReadonlySet<string> {
  const names = hiddenFields(form).map(({ name }) => name)
  return new Set(names.filter((name) => isToken(name) || keyName.test(name)))
}

/** What a form would send now, by this button. */
export function createSubmission(form: HTMLFormElement, submitter: Submitter | null): Submission {
  completeForm(form, submitter)
  const data = new FormData(form, submitter)
  return {
    address: new URL(attribute(form, submitter, 'action') || location.href, pageBase()).href,
    method: attribute(form, submitter, 'method') || 'GET',
    data,
    body: encode(data, attribute(form, submitter, 'enctype') === 'multipart/form-data'),
    hasFiles: [...data.values()].some(isRealFile),
    submitter,
    tokens: tokensOf(form),
  }
}

/** Tells two submissions apart: the same data sent again is known by it. */
export function printOf({ address, data, tokens }: Submission): string {
  const told = [...data].filter(([name]) => !tokens.has(name))
  const parts = told.map(([name, value]) => [name, isFile(value) ? `${value.name} ${value.size}` : value])
  const text = JSON.stringify([address, parts])
  let hash = 5381n
  for (const letter of text) hash = BigInt.asUintN(64, hash * 33n + BigInt(letter.codePointAt(0) ?? 0))
  return hash.toString(36)
}

/** A key that no other submission has; `crypto.randomUUID` is for secure pages alone. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
