const documentStart = /^\s*(?:<!--[\s\S]*?-->\s*)*(?:<!doctype\s+html|<html[\s>])/i
const loginMark = /<[^>]+\sdata-flx-login[\s=>]/i
const loginForm = /<flx-login[\s>]|<input\b[^>]*\btype\s*=\s*["']?password\b/i

/** Whether this HTML is a whole page rather than a fragment. */
export function isDocument(html: string): boolean {
  return documentStart.test(html)
}

/** Whether this HTML holds a form to log in. */
export function isLoginForm(html: string): boolean {
  return loginForm.test(html)
}

/** Whether HTML asks to log in: a block marked `data-flx-login`, or a login form on a whole page. */
export function asksToLogIn(html: string, isPage: boolean): boolean {
  return loginMark.test(html) || (isPage && loginForm.test(html))
}

const pathOf = (address: string): string => new URL(address).pathname.replace(/\/+$/, '')

/**
 * Whether a login page came where something else was asked, because the session ended:
 * a block marked `data-flx-login`, a whole page with a login form,
 * or a redirection to another path that ends on a page or on a login form.
 */
export function isLoginPage(html: string, asked: string, reached: string): boolean {
  if (loginMark.test(html)) return true
  const redirected = pathOf(reached) !== pathOf(asked)
  const isPage = isDocument(html)
  if (redirected === isPage) return redirected
  return loginForm.test(html)
}
