/** What a page of `pages/` is asked: the page itself, or a call that its script makes below its address. */
export interface Call {
  method: string
  /** What follows the page's name: `` for the page, `ajax/modules/menu/mobile-menu.php` for a call. */
  path: string
  query: URLSearchParams
  /** Fields of a form that was posted. */
  form: URLSearchParams
}

/**
 * HTML as a string, anything with its type (`{ type: 'application/json', body: '[]' }`), or where a form that was posted
 * leads.
 */
export type Answer = string | { type: string; body: string | Uint8Array } | { location: string }

/**
 * What `pages/<name>.ts` exports as `page`, served under `/pages/<name>`. With `<flx-config base="/pages/<name>/">` the
 * library's calls come to it too.
 */
export type Page = (call: Call) => Answer | Promise<Answer>
