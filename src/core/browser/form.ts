type Member =
  | 'action'
  | 'before'
  | 'elements'
  | 'enctype'
  | 'method'
  | 'reportValidity'
  | 'requestSubmit'
  | 'reset'
  | 'submit'

/**
 * What a form itself has under a name, its methods bound to it. Read as `form.x` it may be a field that bears this name and
 * stands before it: `<input name="action">` is in nearly every form of the sites, `<button name="submit">` in many.
 */
export function ofForm<K extends Member>(form: HTMLFormElement, name: K): HTMLFormElement[K] {
  const member: unknown = Reflect.get(HTMLFormElement.prototype, name, form)
  return (typeof member === 'function' ? member.bind(form) : member) as HTMLFormElement[K]
}
