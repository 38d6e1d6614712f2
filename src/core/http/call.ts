import { ofForm } from '../browser/form.ts'
import { pageBase } from '../browser/navigation.ts'

/** A value of a form field; lists become `name[]`, objects `name[key]`, as a French CMS of PHP reads them. */
export type FieldValue = string | number | boolean | null | undefined | FieldValue[] | { [name: string]: FieldValue }

/** The body of a request; a string is already form-encoded. */
export type CallBody = FormData | URLSearchParams | HTMLFormElement | string | { [name: string]: FieldValue }

export interface Call {
  /** Absolute, or relative to the page. See `endpoint()` for the server's services. */
  address: string
  /** @default 'POST' */
  method?: string
  body?: CallBody
  /** Milliseconds until the whole answer must be there. @default 15000 */
  timeout?: number
  signal?: AbortSignal
  /** Idempotency key: the server knows a repeated request by it, so that this one may be sent again. */
  key?: string
  /**
   * What to do if the same request is in flight: `share` its answer, or `skip` this one (an `aborted` error, FRAG-02).
   */
  same?: 'share' | 'skip'
  /** The cache mode of the fetch: `no-store` for a fragment whose address is also that of a page. */
  cache?: RequestCache
  /** True to accept a whole page as an answer, a login page too, without taking it for the end of the session. */
  page?: boolean
  /** True to return the answer as text: HTML of any origin and text of any type are accepted. It must not be shown. */
  asText?: boolean
}

/** A call that is ready to be sent. */
export interface PreparedCall {
  address: string
  method: string
  body: FormData | URLSearchParams | string | undefined
}

function addField(fields: URLSearchParams, name: string, value: FieldValue): void {
  if (value === undefined) return
  if (Array.isArray(value)) {
    for (const item of value) addField(fields, `${name}[]`, item)
  } else if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) addField(fields, `${name}[${key}]`, inner)
  } else {
    fields.append(name, value === null ? '' : String(value))
  }
}

/** Returns the fields of a form for a form-encoded body; undefined if one of them is a file. */
export function textFields(form: FormData): URLSearchParams | undefined {
  const fields = new URLSearchParams()
  for (const [name, value] of form) {
    if (typeof value !== 'string') return undefined
    fields.append(name, value)
  }
  return fields
}

/** Form-encoded, as the servers expect it, unless a file or the form's own `enctype` asks for multipart. */
export function encodeBody(body: CallBody): FormData | URLSearchParams | string {
  if (typeof body === 'string' || body instanceof FormData || body instanceof URLSearchParams) return body
  if (body instanceof HTMLFormElement) {
    const form = new FormData(body)
    return ofForm(body, 'enctype') === 'multipart/form-data' ? form : (textFields(form) ?? form)
  }
  const fields = new URLSearchParams()
  for (const [name, value] of Object.entries(body)) addField(fields, name, value)
  return fields
}

function asQuery(body: FormData | URLSearchParams | string): string {
  return String(body instanceof FormData ? (textFields(body) ?? '') : body)
}

/** Resolves the address against the page and encodes the body; a GET carries it in its query. */
export function prepareCall(call: Call): PreparedCall {
  const method = (call.method ?? 'POST').toUpperCase()
  const url = new URL(call.address, pageBase())
  url.hash = ''
  const body = call.body === undefined ? undefined : encodeBody(call.body)
  if (method !== 'GET' && method !== 'HEAD') return { address: url.href, method, body }
  const query = body === undefined ? '' : asQuery(body)
  if (query) url.search += url.search ? `&${query}` : query
  return { address: url.href, method, body: undefined }
}

function fingerprint(value: FormDataEntryValue): string {
  return typeof value === 'string' ? value : `${value.name} ${value.size} ${value.lastModified}`
}

/** Returns the identity of a call. Calls of one identity ask for the same thing: same method, address and body. */
export function identityOf({ method, address, body }: PreparedCall): string {
  const text =
    body instanceof FormData ? JSON.stringify([...body].map(([name, value]) => [name, fingerprint(value)])) : body
  return `${method} ${address} ${text ?? ''}`
}
