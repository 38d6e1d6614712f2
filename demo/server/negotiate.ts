import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ReactElement } from 'react'
import { alertView } from './alert-view.tsx'
import type { AppEnv } from './context.ts'
import { ownPath } from './csp.ts'
import { noBreaksInData, writeView } from './no-breaks.ts'

/** Mount paths of the API, and the kind of response of each. */
export const mounts = { '/globalflexit': 'json', '/html/globalflexit': 'html' } as const

export type AnswerKind = (typeof mounts)[keyof typeof mounts]

/** Returns the kind of response of an API path. */
export function kindOf(path: string): AnswerKind {
  return path.startsWith('/html/') ? 'html' : 'json'
}

/** Returns true for a page whose services respond in HTML: that of their HTML mount, or one with `?mode=html`. */
const isHtmlMode = (c: Context): boolean => kindOf(c.req.path) === 'html' || c.req.query('mode') === 'html'

/** Returns the base address of a page's services, with a slash at its end. */
export const baseOf = (c: Context): string => (isHtmlMode(c) ? '/html/globalflexit/' : '/globalflexit/')

/** Returns the path of a page, in the mode of the request. */
export const inMode = (c: Context, path: string): string => (isHtmlMode(c) ? `${path}?mode=html` : path)

/** Returns true when the browser leaves its page for this request: a plain form or link, without script. */
export function isNavigation(c: Context): boolean {
  const mode = c.req.header('sec-fetch-mode')
  return mode ? mode === 'navigate' : (c.req.header('accept') ?? '').startsWith('text/html')
}

/** Returns the page that a plain form was sent from, when it is on this site; else the given path. */
export function returnPath(c: Context<AppEnv>, fallback: string): string {
  const referer = c.req.header('referer')
  if (!referer || !URL.canParse(referer)) return fallback
  const from = new URL(referer)
  return from.origin === c.get('origin') ? ownPath(from.pathname) + from.search : fallback
}

/** Sends data as JSON, with French non-breaking spaces in its texts. */
export function sendData(c: Context<AppEnv>, data: unknown, status: ContentfulStatusCode = 200): Response {
  return c.json(noBreaksInData(data), status)
}

/** Sends a response of the API in the kind of its mount: the data as JSON, or the feature's view as HTML. */
export function answer(c: Context<AppEnv>, data: unknown, view: ReactElement, status: 200 | 400 = 200): Response {
  if (kindOf(c.req.path) === 'json') return sendData(c, data, status)
  return c.html(writeView(view), status)
}

/** Sends a refusal by the server itself (not by the shop's rules), in the kind of its mount. */
export function refuse(
  c: Context<AppEnv>,
  status: 400 | 401 | 403 | 404 | 413 | 429 | 500 | 503,
  message: string,
): Response {
  const asJson = kindOf(c.req.path) === 'json' && !isNavigation(c)
  if (asJson) return sendData(c, { status: 'ko', error_msg: message }, status)
  return c.html(writeView(alertView(message)), status)
}
