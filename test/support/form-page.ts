import { fixture } from '@open-wc/testing'
import '../../elements/form.ts'
import { configure } from '../../src/core/configure.ts'
import { type Answer, type Script, script } from './answers-client.ts'
import { waitUntil } from './wait-until.ts'

export interface FormPage {
  host: HTMLElement
  form: HTMLFormElement
  server: Script
  field<F extends HTMLElement = HTMLInputElement>(name: string): F
  button: HTMLButtonElement
  /** Returns the message above the form. */
  said(): string
  /** Waits for a message that contains this text. */
  untilSaid(text: string): Promise<void>
}

/** Fields as page authors write them: a label around, a label beside, a table, a group of choices. */
export const fields = `
  <p><label for="nom">Nom</label> <input id="nom" name="nom" required></p>
  <label>E-mail <input name="email" type="email"></label>
  <table><tr><td>Ville :</td><td><input name="adresse[ville]"></td></tr></table>
  <fieldset><legend>Vous êtes</legend>
    <label><input type="radio" name="qualite" value="p"> Particulier</label>
    <label><input type="radio" name="qualite" value="e"> Entreprise</label>
  </fieldset>
  <p><label for="texte">Message</label> <textarea id="texte" name="texte"></textarea></p>
  <button>Envoyer</button>`

/** Opens a page with a form, and its server, which sends these answers. */
export async function openForm(
  answers: Answer[],
  { content = fields, attributes = '', form: more = '', isBase = false } = {},
): Promise<FormPage> {
  const server = await script(...answers)
  if (isBase) configure({ base: server.base })
  const host = await fixture<HTMLElementTagNameMap['flx-form']>(
    `<flx-form ${attributes}><form method="post" action="${server.address('contact')}" ${more}>${content}</form></flx-form>`,
  )
  // The loader, which would hold earlier submissions, is not on this page.
  await host.ready
  const form = host.querySelector('form') as HTMLFormElement
  const said = (): string => (host.querySelector('.flx-form__area')?.textContent ?? '').replace(/\s+/g, ' ').trim()
  return {
    host,
    form,
    server,
    field: <F extends HTMLElement>(name: string) => form.querySelector(`[name="${name}"]`) as unknown as F,
    button: form.querySelector('button') as HTMLButtonElement,
    said,
    untilSaid: (text) => waitUntil(() => said().includes(text), `« ${text} » is not said, but « ${said()} »`),
  }
}

/** Returns the error messages that describe a field. */
export function errorOf(field: Element): string {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
  return ids.map((id) => document.getElementById(id)?.textContent ?? `no ${id}`).join(' | ')
}
