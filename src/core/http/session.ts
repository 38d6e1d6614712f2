import { findTag, type Tag } from '../html/html-scan.ts'
import { isDocument } from '../html/is-document.ts'

const isMark = ({ attributes }: Tag): boolean => attributes.has('data-flx-login')

const isFormOfLogin = ({ name, attributes }: Tag): boolean =>
  name === 'flx-login' || (name === 'input' && attributes.get('type')?.trim().toLowerCase() === 'password')

/** Whether this HTML holds a form to log in. */
export function isLoginForm(html: string): boolean {
  return findTag(html, isFormOfLogin) !== undefined
}

/** Whether HTML asks to log in: a block marked `data-flx-login`, or a login form on a whole page. */
export function asksToLogIn(html: string, isPage: boolean): boolean {
  return findTag(html, isMark) !== undefined || (isPage && isLoginForm(html))
}

const pathOf = (address: string): string => new URL(address).pathname.replace(/\/+$/, '')

/**
 * Whether a login page came where something else was asked, because the session ended:
 * a block marked `data-flx-login`, a whole page with a login form,
 * or a redirection to another path that ends on a page or on a login form.
 */
export function isLoginPage(html: string, asked: string, reached: string): boolean {
  const redirected = pathOf(reached) !== pathOf(asked)
  const isPage = isDocument(html)
  if (redirected && isPage) return true
  return asksToLogIn(html, redirected || isPage)
}
