import { sendKeys } from '@web/test-runner-commands'
import type { CallDescription } from '../../../src/contract/call.ts'
import type { Answer, Script } from '../answers-client.ts'
import { part } from '../cart-page.ts'
import { waitUntil } from '../wait-until.ts'

export type Way = 'html' | 'json' | 'text'

/** A page with an element, and a server that sends it the smallest answer of a call. */
export interface Stage {
  call: CallDescription
  way: Way
  least: Answer
  /** Opens markup, in which `{base}` is the server, and makes the server send these answers in order. */
  open(markup: string, ...answers: Answer[]): Promise<[HTMLElement, Script]>
}

/** A test that ends once the smallest answer has had its effect. It fails if that never happens. */
export type Proof = (stage: Stage) => Promise<unknown>

export const dialog = (): HTMLElement | null => document.querySelector('dialog[open]')

export async function closeDialogs(): Promise<void> {
  await waitUntil(() => dialog()?.contains(document.activeElement), 'the dialog has the focus')
  await sendKeys({ press: 'Escape' })
  await waitUntil(() => dialog() === null, 'a dialog stays open')
}

export const heard = (host: HTMLElement, name: string): Promise<CustomEvent> =>
  new Promise((resolve) => {
    const hear = (event: Event): void => {
      event.preventDefault()
      resolve(event as CustomEvent)
    }
    host.addEventListener(name, hear, { once: true })
  })

/**
 * Returns the smallest answer of a call in one of its formats. It is sent repeatedly, because some elements send the
 * request again.
 */
export function leastOf({ json, html, texts = [] }: CallDescription, way: Way): Answer {
  if (way === 'json') return { body: JSON.stringify(json?.least), type: 'application/json', repeat: true }
  if (way === 'html') return { body: html?.least ?? '', type: 'html', repeat: true }
  const [text = ''] = texts
  return { body: text.startsWith('{') ? '/l/12' : text, type: 'text', repeat: true }
}

const given: Record<string, string> = { code_postal: '29200', pays: 'FR', email: 'anne@exemple.fr', token: '' }

/** Returns the fields of a call as HTML, as an author's form contains them. */
export const fieldsOf = (fields: CallDescription['fields']): string =>
  fields
    .filter(({ name }) => !/^(?:action|panierv3|value$|etape$|idligne$|\{)|\{/.test(name))
    .map(({ name }) => `<input name="${name}" aria-label="${name}" value="${given[name] ?? '1'}">`)
    .join('')

/** Proves a form in an element that dispatches an event at the end. */
export const formIn =
  (tag: string, event: string, fields = ''): Proof =>
  async ({ call, least, open }) => {
    const [host, server] = await open(
      `<${tag}><flx-form><form method="post" action="{base}envoi">${fieldsOf(call.fields)}${fields}<button>Envoyer</button></form></flx-form></${tag}>`,
      least,
    )
    await waitUntil(() => part<HTMLFormElement>(host, 'form').noValidate)
    const done = heard(host, event)
    part(host, 'button').click()
    await done
    return server
  }
