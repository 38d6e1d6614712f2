import { address } from '../../core/element/address-codec.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { int, property } from '../../core/element/codecs.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { emit } from '../../core/events.ts'
import { isAborted, RequestError, visitorMessage } from '../../core/http/request-error.ts'
import type { AccountAnswer } from '../../domain/account/account-answer.ts'
import { callAccount } from '../../domain/account/account-call.ts'
import { accountTexts } from '../../domain/account/account-messages.ts'
import { followAccountAnswer } from '../../domain/account/follow-answer.ts'
import { makeBusy, submitterOf } from '../../ui/busy-button.ts'
import { saidArea } from '../../ui/said-area.ts'
import { twoFactorTexts as t } from './two-factor-messages.ts'
import '../../ui/styles.ts'
import { followDigits } from './digits.ts'
import { resendWait } from './resend-wait.ts'
import css from './two-factor.css'
import './two-factor-events.ts'

export const twoFactorAttributes = {
  href: address(),
  wait: int(30),
  resend: property<(() => Promise<AccountAnswer>) | null>(null),
}

/** Asks for the six digits of the second factor, in the form of the author or of the server (TFA-01 to TFA-03). */
export const twoFactor: Behaviour<typeof twoFactorAttributes> = (host) => {
  const form = host.querySelector('form')
  const stop = new AbortController()
  const { signal } = stop
  const digits = form ? followDigits(form, signal) : undefined
  if (!form || !digits) {
    console.warn(`flx : ${openingTag(host)} attend un formulaire <form> avec un champ « code ».`)
    return undefined
  }
  adoptStyles(css)
  const checksItself = !form.hasAttribute('novalidate')
  form.toggleAttribute('novalidate', true)
  const area = saidArea(host, form)
  const text = form.querySelector<HTMLElement>('[data-flx-text]') ?? form.querySelector('p')
  const resendButton = form.querySelector<HTMLButtonElement>('[data-flx-resend]')
  const wait = resendButton && resendWait(resendButton, host.wait, signal)
  let isBusy = false

  const refuse = (reason: string, error?: unknown): void => {
    const message = reason || accountTexts('unknown')
    area.say(message, 'error')
    emit(host, 'flx-two-factor-failed', { message, error })
  }

  /** Where the server asks again it may do so for another transaction. */
  const takeTransaction = ({ transaction }: AccountAnswer): void => {
    const field = form.querySelector<HTMLInputElement>('[name="idtransaction"]')
    if (field && transaction) field.value = transaction
  }

  const check = (answer: AccountAnswer): void => {
    const { outcome, error, contact, email } = answer
    if (outcome === 'done') {
      if (emit(host, 'flx-two-factor-done', { contact, email }, { cancelable: true })) {
        followAccountAnswer(answer, host.href)
      }
      return
    }
    takeTransaction(answer)
    digits.clear()
    digits.focus()
    digits.mark(true)
    refuse(error)
  }

  /** Another code is on its way: the text says so from now on (TFA-03). */
  const announce = (answer: AccountAnswer): void => {
    if (answer.outcome === 'refused') {
      refuse(answer.error)
      return
    }
    takeTransaction(answer)
    const { email } = answer
    const message = email ? t('sent-again', { email }) : t('sent-again-unnamed')
    if (text) {
      text.role = 'status'
      text.textContent = message
    } else area.say(message, 'success')
    digits.clear()
    digits.focus()
    wait?.start()
    emit(host, 'flx-two-factor-resent', { message })
  }

  /** What the form sends: the code in one piece, whatever its fields are. */
  const bodyOf = (submitter: HTMLElement | null): URLSearchParams => {
    const fields = [...new FormData(form, submitter)].filter(([name]) => !name.startsWith('code'))
    const body = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))
    body.set('code', digits.read())
    return body
  }

  const ask = async (button: HTMLElement | null, isResend: boolean): Promise<void> => {
    isBusy = true
    area.clear()
    const giveBack = makeBusy(button)
    const target = { address: form.getAttribute('action') ?? '', signal }
    try {
      const answer = await (isResend && host.resend ? host.resend() : callAccount(bodyOf(button), target))
      if (!signal.aborted) (isResend ? announce : check)(answer)
    } catch (error) {
      if (signal.aborted || isAborted(error)) return
      const isKnown = error instanceof RequestError
      console.error('flx : le code n’a pas pu être vérifié.', isKnown ? error.detail : error)
      refuse(isKnown && error.kind === 'offline' ? visitorMessage(error) : '', error)
    } finally {
      giveBack()
      isBusy = false
      // The button says how long it is waited for, again.
      if (isResend && wait?.isWaiting && button) button.ariaDisabled = 'true'
    }
  }

  const submit = (event: SubmitEvent): void => {
    if (event.defaultPrevented) return
    event.preventDefault()
    if (isBusy) return
    const submitter = event.submitter ?? submitterOf(form, null)
    const isResend = resendButton !== null && submitter === resendButton
    if (isResend) {
      if (!wait?.isWaiting) void ask(resendButton, true)
      return
    }
    if (digits.read().length === digits.fields.length) {
      void ask(submitter, false)
      return
    }
    digits.focus()
    digits.mark(true)
    refuse(t('incomplete'))
  }
  form.addEventListener('submit', submit, { signal })
  // A button of ours sends nothing by itself.
  resendButton?.addEventListener(
    'click',
    () => {
      if (resendButton.type === 'button' && !isBusy && !wait?.isWaiting) void ask(resendButton, true)
    },
    { signal },
  )
  wait?.start()
  // Asked for by a login that waits, the code is what comes next.
  if (host.resend) digits.focus()
  return () => {
    stop.abort()
    digits.remove()
    area.remove()
    if (checksItself) form.toggleAttribute('novalidate', false)
  }
}
