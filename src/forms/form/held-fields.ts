import { ofForm } from '../../core/browser/form.ts'
/** What a form holds now, without what its sending alone may carry: files and passwords. */
export function heldFields(form: HTMLFormElement): URLSearchParams {
  const secrets = [...ofForm(form, 'elements')].flatMap((each) =>
    each instanceof HTMLInputElement && each.type === 'password' ? [each.name] : [],
  )
  const held = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !secrets.includes(name)) held.append(name, value)
  }
  return held
}
