import type { CallDescription } from '../../src/contract/call.ts'
import { calls } from '../../src/contract/calls.ts'
import { type Answer, addressOf } from './answers-client.ts'
import { within } from './hostile-answers.ts'

const code = 'hurt("ran")'
const script = `<script>${code}</script>`

/** The elements that run scripts of an answer, according to the contract (FRAG-01, CART-06, `evaldatas`). */
export const running = [
  'flx-account',
  'flx-cart',
  'flx-contract-end',
  'flx-form',
  'flx-fragment',
  'flx-list',
  'flx-login',
  'flx-passkey',
  'flx-password-change',
  'flx-popup',
  'flx-reservation',
  'flx-signup',
  'flx-two-factor',
  'flx-withdrawal',
]

/** Fields of a JSON answer that contain HTML or code. */
const inJson = { html: `<p>${script}</p>`, evaldatas: code, js: code }

const open = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }

/** The same server by its other name, which is another origin. */
const other = new URL(location.href)
other.hostname = other.hostname === 'localhost' ? '127.0.0.1' : 'localhost'
export const otherOrigin = other.origin

export const elsewhere = (answer: Answer): Answer => ({
  redirect: new URL(addressOf({ ...answer, headers: open }), other).href,
})

function leastsOf(tag: string): { html: string[]; json: object[] } {
  const own: CallDescription[] = calls.filter((call) => (call.tags as string[]).includes(tag))
  const json = new Map(own.flatMap((call) => (call.json ? [[call.json.schema, call.json.least as object]] : [])))
  return { html: [...new Set(own.flatMap((call) => call.html?.least ?? []))], json: [...json.values()] }
}

const withScript = (least: string): Answer => ({ type: 'html', body: within(least, script) })

/** Returns the answers to the calls of an element that contain a script, each in another way. */
export function scriptAnswers(tag: string): Answer[] {
  const { html, json } = leastsOf(tag)
  return [
    ...html.map(withScript),
    ...json.flatMap((least) =>
      Object.entries(inJson).map(([field, value]): Answer => ({ body: { ...least, [field]: value } })),
    ),
  ]
}

const bringsHtml = ({ body }: Answer): boolean => typeof body === 'string'

const ofOthers = (html: string): string => `<div data-flx-untrusted>${html}</div>`

/** Returns the same answer in every way in which its script must not run. */
export function stopped(answer: Answer): Record<string, Answer> {
  const { body } = answer
  const away = { 'from another origin': elsewhere(answer) }
  if (bringsHtml(answer)) {
    return {
      ...away,
      'as a text': { ...answer, type: 'text' },
      'without a type': { ...answer, type: 'none' },
      'among others’ words': { ...answer, body: String(body).replace(script, ofOthers(script)) },
      'beside, among others’ words': { ...answer, body: String(body).replace(script, '') + ofOthers(script) },
      'wholly others’ words': { ...answer, body: ofOthers(String(body)) },
    }
  }
  const { html } = body as { html?: string }
  if (!html?.includes(script)) return away
  return { ...away, 'among others’ words': { body: { ...(body as object), html: ofOthers(script) } } }
}
