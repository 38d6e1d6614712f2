import { type ReactNode, useEffect, useRef } from 'react'
import { ofForm } from '../../core/browser/form.ts'
import { goTo } from '../../core/browser/navigation.ts'
import { address } from '../../core/element/codecs.ts'
import type { FeatureProps } from '../../core/element/react-element.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { emit } from '../../core/events.ts'
import { typedText } from '../../core/french/fold.ts'
import { messages } from '../../core/i18n/texts.ts'
import { useEvent } from '../../core/use-event.ts'
import { hideForm, readSent, reveal, SentForm, useSentForm } from '../../ui/sent-form.tsx'

const signupTexts = messages('signup', {
  'resent-title': 'Nouveau code',
  resent: 'Un nouveau code vient de vous être envoyé par e-mail.',
})

export const signupAttributes = { redirect: address() }

/** Milliseconds from the click until the modal says that a new token was sent (SIGNUP-02). */
const resentAfter = 1500
const tokenFields = 'input[name="token"], input[name$="[token]"], input[data-flx-token]'
const resendButtons = '[data-flx-resend]'

const tokenOf = (form: HTMLFormElement): HTMLInputElement | null => form.querySelector(tokenFields)

async function sayResent(token: HTMLInputElement): Promise<void> {
  const { alert } = await import('../../overlays/modal/dialogs.ts')
  if (!token.isConnected) return
  // The modal returns the focus to this field when it closes.
  token.focus()
  await alert({ title: signupTexts('resent-title'), content: document.createTextNode(signupTexts('resent')) })
}

/**
 * Handles the form of a new account: shows its token field if the server requests one, and follows a success
 * (SIGNUP-01, SIGNUP-02).
 */
export function Signup({ host, redirect }: FeatureProps<typeof signupAttributes>): ReactNode {
  const form = useSentForm(host)
  /** Time at which another token was requested; 0 if none was. */
  const askedAt = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  useEvent(host, 'flx-form-success', ({ detail: { message, reply } }) => {
    const answer = readSent(reply)
    emit(host, 'flx-signup-done', { message, email: answer?.email ?? '', idcontact: answer?.contact ?? '' })
    // If the answer has an address of its own, the form goes there.
    if (redirect && !answer?.redirect) goTo(redirect)
    else if (form) hideForm(form)
  })

  useEvent(host, 'flx-form-error', ({ detail: { reply, errors = [] } }) => {
    const since = askedAt.current
    askedAt.current = 0
    if (!form || !readSent(reply)?.confirmsAccount) return
    const token = tokenOf(form)
    if (!token) {
      console.warn(
        `flx : ${openingTag(host)} : le serveur demande un jeton, et le formulaire n’a pas de champ « token ».`,
      )
      return
    }
    const isNew = token.closest('[hidden]') !== null
    for (const part of [token, ...form.querySelectorAll<HTMLElement>(resendButtons)]) reveal(part, form)
    token.required = true
    if (isNew || errors.length === 0) token.focus()
    const wait = Math.max(0, since + resentAfter - performance.now())
    if (since) timer.current = setTimeout(() => void sayResent(token), wait)
  })

  // A code that was copied from a message often has a space around it, which nobody sees.
  useEvent(
    host,
    'submit',
    () => {
      const token = form && tokenOf(form)
      if (token) token.value = typedText(token.value)
    },
    { capture: true },
  )
  useEvent(host, 'click', (event) => {
    const { target } = event
    const button = target instanceof Element ? target.closest(resendButtons) : null
    const token = form && tokenOf(form)
    if (!token || !button) return
    event.preventDefault()
    // Enter in a field clicks the first submit button of the form, which may be this one.
    if (event.isTrusted && event.detail === 0 && document.activeElement !== button) {
      const submits = `:is(button, input)[type="submit"]:not(${resendButtons})`
      ofForm(form, 'requestSubmit')(form.querySelector<HTMLButtonElement>(submits))
      return
    }
    clearTimeout(timer.current)
    token.value = ''
    token.required = false
    askedAt.current = performance.now()
    ofForm(form, 'requestSubmit')()
  })

  return form && <SentForm host={host} form={form} />
}
