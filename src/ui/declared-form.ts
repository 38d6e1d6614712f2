import { openingTag } from '../core/element/report-error.ts'
import { type Receipt, readReceipt } from '../domain/account/receipt.ts'
import { type FormSuccess, putAway, sentForm } from './sent-form.ts'
import './styles.ts'

export interface ReceivedDetail extends Receipt {
  /** What the server said, as text. */
  message: string
}

interface Declared {
  /** Attributes of the `<flx-form>` that sends it, where the author wrote none. */
  sender: readonly string[]
  /** What the button that sends it has to say, and where that is written. */
  words: RegExp
  wanted: string
  /** The server has it. */
  done(detail: ReceivedDetail): void
}

/** The button of the form's end says what it does: the law has words for it. */
function checkWords(host: HTMLElement, form: HTMLFormElement, { words, wanted }: Declared): void {
  const buttons = [...form.querySelectorAll<HTMLElement>('button:not([type]), [type="submit"]')]
  const label = buttons.at(-1)
  const said = label instanceof HTMLInputElement ? label.value : (label?.textContent ?? '')
  if (!words.test(said))
    console.warn(
      `flx : ${openingTag(host)} : le bouton « ${said.trim()} » ne dit pas ce qu’il fait. Écrivez ${wanted}.`,
    )
}

/**
 * Follows a declaration that the law wants to be easy: the author's own form, step by step, sent by `<flx-form>`. Once the
 * server has it, the form gives way to the receipt.
 *
 * @returns undoes it; nothing where there is no form.
 */
export function declaredForm(host: HTMLElement, declared: Declared): (() => void) | undefined {
  const stop = new AbortController()
  const { signal } = stop
  const form = sentForm(host, signal)
  if (!form) return undefined
  const sender = host.querySelector('flx-form[data-flx-mount="sent-form"]')
  for (const name of declared.sender) sender?.setAttribute(name, '')
  checkWords(host, form, declared)
  const succeed = ({ detail: { message, reply } }: FormSuccess): void => {
    putAway(form)
    declared.done({ message, ...readReceipt(reply) })
  }
  host.addEventListener('flx-form-success', succeed, { signal })
  return () => stop.abort()
}
