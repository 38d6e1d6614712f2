import { isAddress } from '../browser/is-address.ts'
import { config } from '../config.ts'
import { isDocument } from './is-document.ts'
import { isUntrusted } from './untrusted.ts'

/**
 * The gate for HTML. Whatever becomes part of the page is made here into nodes that do nothing, and its scripts run from
 * here alone. The Trusted Types policy stays inside: nothing of the page can borrow it to bless a text of its own.
 */

/** The rules of a Trusted Types policy. They return strings here, since that is what the DOM's types accept. */
interface HtmlPolicy {
  createHTML(html: string): string
  createScript(code: string): string
  createScriptURL(address: string): string
}

interface PolicyFactory {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy
}

const rules: HtmlPolicy = {
  createHTML: (html) => html,
  createScript: (code) => code,
  createScriptURL(address) {
    if (isAddress(address) || address.startsWith('blob:')) return address
    throw new TypeError(address)
  },
}

function createPolicy(): HtmlPolicy {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  if (!trustedTypes) return rules
  try {
    return trustedTypes.createPolicy('flx', rules)
  } catch (error) {
    console.warn('flx : la politique « flx » est refusée : ajoutez-la à la directive trusted-types de la page.', error)
    return rules
  }
}

let made: HtmlPolicy | undefined
function policy(): HtmlPolicy {
  made ??= createPolicy()
  return made
}

/** Parses a whole page into a document that is not displayed: no script runs, nothing is fetched. */
export function parseDocument(html: string): Document {
  return new DOMParser().parseFromString(policy().createHTML(html), 'text/html')
}

/**
 * Elements that would change the whole page: where its links lead, or a redirection. They are removed from what is
 * shown.
 */
const ofWholePage = 'base,meta[http-equiv]'

/**
 * Parses HTML into nodes that are not in the page yet: no script runs, nothing is fetched. A whole page gives the
 * content of its body, without the elements that act on the page as a whole. Rows and cells may come without a table.
 */
export function parseFragment(html: string): DocumentFragment {
  const template = document.createElement('template')
  if (isDocument(html)) {
    template.content.append(...parseDocument(html).body.childNodes)
  } else {
    template.innerHTML = policy().createHTML(html)
  }
  for (const element of template.content.querySelectorAll(ofWholePage)) element.remove()
  return template.content
}

/** Returns the content of an element of an answer as nodes of this page. */
export const parseContent = (element: Element): DocumentFragment => parseFragment(element.innerHTML)

/**
 * HTML that a script of the page gives (`{ html }`), as nodes. It does not pass our policy: a page under Trusted Types
 * answers for it by a policy of its own, and gives what that made.
 *
 * @throws TypeError where such a page gives plain text.
 */
export function parseGiven(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}

/**
 * The address of a worker's file, ours, for a library that reads it as a text before it starts the worker.
 *
 * @param file - Of this library: in `dist`, or a blob that imports it.
 */
export function workerUrl(file: string): string {
  const address: unknown = policy().createScriptURL(file)
  const asText = { endsWith: (end: string) => file.endsWith(end), split: (by: RegExp) => file.split(by) }
  return typeof address === 'string' ? address : (Object.assign(address as object, asText) as unknown as string)
}

const javascriptType = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i

function isExecutable(script: HTMLScriptElement): boolean {
  return javascriptType.test(script.type.trim()) && (!script.src || isAddress(script.src))
}

/** Copies a script, with the page's nonce: scripts that came by parsing never run, but their copies do. */
function liveCopy(script: HTMLScriptElement, nonce: string): HTMLScriptElement {
  const live = document.createElement('script')
  for (const { name, value } of script.attributes) {
    if (name !== 'src' && name !== 'nonce' && !name.startsWith('on')) live.setAttribute(name, value)
  }
  if (nonce) live.nonce = nonce
  live.async = script.hasAttribute('async')
  if (script.src) live.src = policy().createScriptURL(script.src)
  else live.text = policy().createScript(script.text)
  return live
}

function ended(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      console.error(`flx : le script ${script.src} d’un fragment n’a pas pu être chargé.`)
      resolve()
    })
  })
}

/**
 * Runs the scripts of an answer that is now in the page (decision 7), if the element that shows it says that they run
 * and the configuration allows them. Each runs once, in order; a script with a `src` is awaited unless it is `async`. A
 * script that has left the page meanwhile, or stands in an untrusted region, does not run. Never uses `eval`.
 */
export async function runScripts(scripts: Iterable<HTMLScriptElement>): Promise<void> {
  const { nonce, scripts: areAllowed } = config()
  if (!areAllowed) return
  for (const script of [...scripts].filter(isExecutable)) {
    if (!script.isConnected || isUntrusted(script)) continue
    const live = liveCopy(script, nonce)
    const awaited = live.src && !live.async ? ended(live) : undefined
    script.replaceWith(live)
    await awaited
  }
}
