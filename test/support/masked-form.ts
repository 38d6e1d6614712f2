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
  return { form, field: form.querySelector('input') as HTMLInputElement }
}

/** Returns the value of a field that submitting the form would send. */
export const sentBy = (form: HTMLFormElement, name = 'champ'): string => String(new FormData(form).get(name))

/** Types into a field with the keyboard. */
export async function typeIn(field: HTMLInputElement, keys: string): Promise<void> {
  field.focus()
  await sendKeys({ type: keys })
}

/** Moves the focus to the next field. */
export function leave(): void {
  document.querySelector<HTMLElement>('#autre')?.focus()
}

/** Pastes a text in place of the whole value. */
export async function pasteIn(field: HTMLInputElement, text: string): Promise<void> {
  field.focus()
  field.select()
  document.execCommand('insertText', false, text)
}
