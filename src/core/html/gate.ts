import { isAddress } from '../browser/is-address.ts'
import { config } from '../config.ts'
import { isDocument } from './is-document.ts'
import { isUntrusted } from './untrusted.ts'

/**
 * The gate for HTML. Whatever becomes part of the page is made here into nodes that do nothing, and its scripts run from
 * here alone. The Trusted Types policy stays inside: nothing of the page can borrow it to bless a text of its own.
 */

/** What turns text into what a page under Trusted Types accepts. Typed as text, since that is what the DOM's types say. */
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

/** A whole page as a document that is not shown: nothing runs, nothing loads. */
export function parseDocument(html: string): Document {
  return new DOMParser().parseFromString(policy().createHTML(html), 'text/html')
}

/** What would turn the whole page around: where its links lead, when it leaves. Nothing is shown for that. */
const ofWholePage = 'base,meta[http-equiv]'

/**
 * HTML as nodes that are not in the page yet: nothing runs, nothing loads. Of a whole page, the content of its body,
 * without what speaks of the page as a whole. Rows and cells without a table stay what they are.
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

/** What an element of an answer holds, as nodes of this page. */
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

/** Scripts that came by parsing never run: a copy of each does, with the page's nonce. */
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
 * Runs the scripts of an answer now in the page (decision 7), where the element that shows it says that they run and the
 * configuration lets them: once each, in order, those of another file awaited unless they are `async`. One that left the
 * page meanwhile, or stands in a region of others' words, does not run. Never `eval`.
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
