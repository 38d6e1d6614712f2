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

/** Sends a form that was held, by the button that was pressed: one that has left its form meanwhile cannot send it. */
export function sendHeldForm(form: HTMLFormElement, button: HTMLElement | null): void {
  const isThere = button?.isConnected && (button as HTMLButtonElement).form === form
  ofForm(form, 'requestSubmit')(isThere ? button : null)
}

/**
 * Calls back once a field of a form has changed, wherever in the page it stands, and once a reset has given the fields their
 * first values back.
 *
 * @returns stops it.
 */
export function onFormChange(formOf: () => HTMLFormElement | null, changed: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const listener = ({ type, target }: Event): void => {
    const form = formOf()
    if (!form || (target !== form && (target as Partial<HTMLInputElement>).form !== form)) return
    // A form is emptied after its event, and after the microtasks where a hand has pressed the button.
    if (type === 'reset') setTimeout(() => signal.aborted || changed())
    else changed()
  }
  for (const type of ['change', 'reset']) document.addEventListener(type, listener, { signal })
  return () => stop.abort()
}

/** Listens to what happens in the fields of a form, also in those that stand elsewhere in the page (`form="id"`). */
export function onFields(
  form: HTMLFormElement,
  type: 'input' | 'change',
  listener: (event: Event) => void,
  signal: AbortSignal,
): void {
  const isOutside = ({ target }: Event): boolean =>
    (target as Partial<HTMLInputElement>).form === form && !form.contains(target as Node)
  form.addEventListener(type, listener, { signal })
  document.addEventListener(type, (event) => isOutside(event) && listener(event), { signal })
}
