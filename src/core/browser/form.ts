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
 * Reads a property of the form itself, methods bound to it. `form.x` may return a field of that name instead: `<input
 * name="action">` is in nearly every form of the sites, `<button name="submit">` in many.
 */
export function ofForm<K extends Member>(form: HTMLFormElement, name: K): HTMLFormElement[K] {
  const member: unknown = Reflect.get(HTMLFormElement.prototype, name, form)
  return (typeof member === 'function' ? member.bind(form) : member) as HTMLFormElement[K]
}

/**
 * Submits a form that was held back, by the button that was pressed, unless that button has left the form meanwhile. It
 * does so in a task of its own, as a form ignores `requestSubmit()` while its submit event is being dispatched.
 */
export async function sendHeldForm(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  const isThere = button?.isConnected && (button as HTMLButtonElement).form === form
  ofForm(form, 'requestSubmit')(isThere ? button : null)
}

/**
 * Calls the listener when a field of the form changes, wherever it stands in the page, and after the form is reset.
 *
 * @returns a function that removes the listener.
 */
export function onFormChange(formOf: () => HTMLFormElement | null, changed: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const listener = ({ type, target }: Event): void => {
    const form = formOf()
    if (!form || (target !== form && (target as Partial<HTMLInputElement>).form !== form)) return
    // The fields are reset after the event, and after its microtasks if the visitor pressed the button.
    if (type === 'reset') setTimeout(() => signal.aborted || changed())
    else changed()
  }
  for (const type of ['change', 'reset']) document.addEventListener(type, listener, { signal })
  return () => stop.abort()
}

/** Listens to the events of a form's fields, also of those outside of it (`form="id"`). */
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

/**
 * A part of a form that is not a field: the blocks that a visitor added, for instance. It announces itself to its form
 * with the event `flx-form-part` when it comes and each time it changes; a form that comes later asks for its parts
 * with `flx-form-parts`. They talk by events, so that neither has to load the code of the other.
 */
export interface FormPart {
  /** The element of the part. Once it is out of the page, it is no longer a part of the form. */
  readonly host: Element
  /** The current name of the part in its form; it is the same after a reload. */
  readonly name: string
  /** Returns the state of the part as text; undefined while it is as the page was printed. */
  read(): string | undefined
  /** Restores a state that `read` returned before a reload. */
  write(state: string): void
}
