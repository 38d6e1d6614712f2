import { findFirst } from '../browser/select.ts'
import { parseDocument, parseFragment } from '../html/gate.ts'
import { isDocument } from '../html/is-document.ts'

const formOfLogin = 'flx-login, input[type="password"]'

/** Tests the text first: most answers do not contain these words, and need no parsing. */
function holds(html: string, selector: string): boolean {
  if (!/password|flx-login/i.test(html)) return false
  return findFirst(selector, isDocument(html) ? parseDocument(html) : parseFragment(html)) !== null
}

/** Returns true if this HTML contains a login form. */
export function isLoginForm(html: string): boolean {
  return holds(html, formOfLogin)
}

/** Returns true if HTML asks to log in: a block marked `data-flx-login`, or a login form on a whole page. */
export function asksToLogIn(html: string, isPage: boolean): boolean {
  return holds(html, isPage ? `[data-flx-login], ${formOfLogin}` : '[data-flx-login]')
}

const pathOf = (address: string): string => new URL(address).pathname.replace(/\/+$/, '')

/**
 * Returns true if a login page came instead of the answer, because the session ended:
 * a block marked `data-flx-login`, a whole page with a login form,
 * or a redirection to another path that ends on a page or on a login form.
 */
export function isLoginPage(html: string, asked: string, reached: string): boolean {
  const redirected = pathOf(reached) !== pathOf(asked)
  const isPage = isDocument(html)
  if (redirected && isPage) return true
  return asksToLogIn(html, redirected || isPage)
}
