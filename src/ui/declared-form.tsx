import { type ReactNode, useEffect } from 'react'
import type { FlxElement } from '../core/element/react-element.ts'
import { openingTag } from '../core/element/report-error.ts'
import { useEvent } from '../core/use-event.ts'
import { type ReceivedDetail, readReceipt } from '../domain/account/receipt.ts'
import { hideForm, SentForm, useSentForm } from './sent-form.tsx'
import './styles.ts'

interface DeclaredFormProps {
  host: FlxElement
  /** Attributes of the `<flx-form>` that submits it, unless the author wrote one. */
  options: readonly string[]
  /** Matches the label that the law requires on the submit button. */
  words: RegExp
  /** That label and the law's article, for the warning to the site's author. */
  wanted: string
  /** Called once the server has received the form. */
  onReceived(detail: ReceivedDetail): void
}

/** Logs a warning if the submit button does not have the label that the law requires. */
function checkWords(host: FlxElement, form: HTMLFormElement, words: RegExp, wanted: string): void {
  const buttons = [...form.querySelectorAll<HTMLElement>('button:not([type]), [type="submit"]')]
  const button = buttons.at(-1)
  const label = (button instanceof HTMLInputElement ? button.value : (button?.textContent ?? '')).trim()
  if (!words.test(label))
    console.warn(`flx : ${openingTag(host)} : le bouton « ${label} » ne dit pas ce qu’il fait. Écrivez ${wanted}.`)
}

/**
 * A declaration that the law requires to be easy: the author's own form, step by step, submitted by `<flx-form>`. Once
 * the server has received it, the receipt replaces the form.
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
