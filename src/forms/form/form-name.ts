import { writtenAttribute } from '../../core/html/originals.ts'

/**
 * What a form is known by on its page, by its draft and in the history: its id or name, else its address and its place among
 * the forms of that address. It is the same after a reload, which an id of ours is not.
 */
export function nameOf(form: HTMLFormElement): string {
  const action = form.getAttribute('action')
  const same = [...document.forms].filter((each) => each.getAttribute('action') === action)
  const name = writtenAttribute(form, 'id') || form.getAttribute('name') || `${action ?? ''} ${same.indexOf(form)}`
  return `${location.pathname}${location.search} ${name}`
}
