import { type ReactNode, useEffect } from 'react'
import type { FlxElement } from '../core/element/react-element.ts'
import { openingTag } from '../core/element/report-error.ts'
import { useEvent } from '../core/use-event.ts'
import { type ReceivedDetail, readReceipt } from '../domain/account/receipt.ts'
import { hideForm, SentForm, useSentForm } from './sent-form.tsx'
import './styles.ts'

interface DeclaredFormProps {
  host: FlxElement
  /** Attributes of the `<flx-form>` that sends it, where the author wrote none. */
  options: readonly string[]
  /** What the button that sends it has to say. */
  words: RegExp
  /** These words, and the text of law that wants them, for the site's author. */
  wanted: string
  /** The server has it. */
  onReceived(detail: ReceivedDetail): void
}

/** The button that sends the form says what it does: the law has words for it. */
function checkWords(host: FlxElement, form: HTMLFormElement, words: RegExp, wanted: string): void {
  const buttons = [...form.querySelectorAll<HTMLElement>('button:not([type]), [type="submit"]')]
  const button = buttons.at(-1)
  const label = (button instanceof HTMLInputElement ? button.value : (button?.textContent ?? '')).trim()
  if (!words.test(label))
    console.warn(`flx : ${openingTag(host)} : le bouton « ${label} » ne dit pas ce qu’il fait. Écrivez ${wanted}.`)
}

/**
 * A declaration that the law wants to be easy: the author's own form, step by step, sent by `<flx-form>`. Once the server
 * has it, the form gives way to the receipt.
 */
export function DeclaredForm({ host, options, words, wanted, onReceived }: DeclaredFormProps): ReactNode {
  const form = useSentForm(host)
  useEffect(() => {
    if (form) checkWords(host, form, words, wanted)
  }, [host, form, words, wanted])
  useEvent(host, 'flx-form-success', ({ detail: { message, reply } }) => {
    if (form) hideForm(form)
    onReceived({ message, ...readReceipt(reply) })
  })
  return form && <SentForm host={host} form={form} options={options} />
}
