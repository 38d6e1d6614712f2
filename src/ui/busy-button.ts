import { ofForm } from '../core/browser/form.ts'

type Busy = HTMLButtonElement | HTMLInputElement

const submits = 'button:not([type]), button[type="submit"], input[type="submit"], input[type="image"]'

/** The button that sent a form, or would by Enter. */
export function submitterOf(form: HTMLFormElement, submitter: HTMLElement | null): HTMLElement | null {
  return submitter ?? [...ofForm(form, 'elements')].find((each): each is Busy => each.matches(submits)) ?? null
}

/** Shows that a button works; it keeps the focus and says so. @returns gives it back. */
export function makeBusy(button: HTMLElement | null): () => void {
  if (!button) return () => {}
  const before = [button.ariaBusy, button.ariaDisabled] as const
  button.ariaBusy = 'true'
  button.ariaDisabled = 'true'
  return () => {
    ;[button.ariaBusy, button.ariaDisabled] = before
  }
}
