import { ofForm } from '../../core/browser/form.ts'
import { pageBase } from '../../core/browser/navigation.ts'
import { completeForm } from '../../domain/account/account-actions.ts'

/** The data of one submission. It is sent again with new tokens if the session had ended. */
export interface Submission {
  address: string
  method: string
  data: FormData
  body: FormData | URLSearchParams
  /** True if the data includes files. */
  hasFiles: boolean
  submitter: HTMLElement | null
  /** Names of the tokens and keys that change with each page load: they do not tell one submission from another. */
  tokens: ReadonlySet<string>
}

type Submitter = HTMLButtonElement | HTMLInputElement

const isFile = (value: FormDataEntryValue): value is File => typeof value !== 'string'
const isRealFile = (value: FormDataEntryValue): boolean => isFile(value) && (value.size > 0 || value.name !== '')

/**
 * Reads an attribute of the submitter, else of the form; not by property, since a field may be named `action` or
 * `method`.
 */
function attribute(form: HTMLFormElement, submitter: Submitter | null, name: string): string {
  return submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? ''
}

/**
 * Returns true if the browser must handle the form: it targets another window, closes a dialog, or leads elsewhere than
 * to HTTP.
 */
export function isLeftToBrowser(form: HTMLFormElement, submitter: Submitter | null): boolean {
  const target = attribute(form, submitter, 'target')
  const address = attribute(form, submitter, 'action')
  return (
    attribute(form, submitter, 'method').toLowerCase() === 'dialog' ||
    !['', '_self'].includes(target) ||
    !/^https?:$/.test(new URL(address, pageBase()).protocol)
  )
}

/**
 * Encodes as URL parameters, unless a file or `enctype` requires multipart; an empty file input becomes an empty text.
 */
function encode(data: FormData, isMultipart: boolean): FormData | URLSearchParams {
  if (isMultipart || [...data.values()].some(isRealFile)) return data
  const fields = new URLSearchParams()
  for (const [name, value] of data) fields.append(name, isFile(value) ? '' : value)
  return fields
}

const tokenName = /token|jeton|csrf|xsrf|wp_?nonce|(?:^|[^a-z])nonce(?![a-z])/i
const keyName = /(?:^|[^a-z])(?:cle|key)(?![a-z])/i

/** Returns true if a hidden field of this name holds a token against forgery, which lasts as long as the session. */
export const isToken = (name: string): boolean => tokenName.test(name)

export const hiddenFields = (form: HTMLFormElement): HTMLInputElement[] =>
  [...ofForm(form, 'elements')].filter(
    (each) => each instanceof HTMLInputElement && each.type === 'hidden',
  ) as HTMLInputElement[]

/** Writes the form's current tokens into data that is about to be sent. */
export function takeTokens(leaving: Iterable<FormData | URLSearchParams>, form: HTMLFormElement): void {
  for (const { name, value } of hiddenFields(form).filter(({ name }) => isToken(name))) {
    for (const fields of leaving) if (fields.has(name)) fields.set(name, value)
  }
}

function tokensOf(form: HTMLFormElement): ReadonlySet<string> {
  const names = hiddenFields(form).map(({ name }) => name)
  return new Set(names.filter((name) => isToken(name) || keyName.test(name)))
}

/** Returns the data that the form would send now with this submit button. */
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

/** Returns a hash that identifies the data of a submission, to recognise the same data when it is sent again. */
export function printOf({ address, data, tokens }: Submission): string {
  const told = [...data].filter(([name]) => !tokens.has(name))
  const parts = told.map(([name, value]) => [name, isFile(value) ? `${value.name} ${value.size}` : value])
  const text = JSON.stringify([address, parts])
  let hash = 5381n
  for (const letter of text) hash = BigInt.asUintN(64, hash * 33n + BigInt(letter.codePointAt(0) ?? 0))
  return hash.toString(36)
}
