import { fixture } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'

/** A form with a masked field, as an author writes it. */
export interface MaskedForm {
  form: HTMLFormElement
  field: HTMLInputElement
}

export async function openMask(mask: string, attributes = '', rest = ''): Promise<MaskedForm> {
  const form = await fixture<HTMLFormElement>(`<form action="#">
    <flx-mask mask="${mask}"><label for="champ">Champ</label><input id="champ" name="champ" ${attributes}></flx-mask>
    <label>Autre <input id="autre"></label>${rest}</form>`)
  if (/^(?:email|ip|url|mac|vin|ssn|iban|siret|siren|nir)$/.test(mask)) {
    await import('../../src/forms/mask/text-masks.ts')
    await new Promise((done) => setTimeout(done))
  }
  return { form, field: form.querySelector('input') as HTMLInputElement }
}

/** Returns the value of a field that submitting the form would send. */
export const sentBy = (form: HTMLFormElement, name = 'champ'): string => String(new FormData(form).get(name))

/** Focuses a field, and waits for the code that this loads. */
export async function touch(field: HTMLInputElement): Promise<void> {
  field.focus()
  await import('../../src/ui/mask/typing.ts')
  await new Promise((done) => setTimeout(done))
}

/** Types into a field with the keyboard. */
export async function typeIn(field: HTMLInputElement, keys: string): Promise<void> {
  await touch(field)
  await sendKeys({ type: keys })
}

/** Moves the focus to the next field. */
export function leave(): void {
  document.querySelector<HTMLElement>('#autre')?.focus()
}

/** Pastes a text in place of the whole value. */
export async function pasteIn(field: HTMLInputElement, text: string): Promise<void> {
  await touch(field)
  field.select()
  document.execCommand('insertText', false, text)
}
