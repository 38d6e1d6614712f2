import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { address, int, property } from '../../core/element/codecs.ts'

import type { FeatureProps } from '../../core/element/react-element.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { useAuthorAttributes, useAuthorNode } from '../../core/element/use-author-node.ts'

import { emit } from '../../core/events.ts'
import { isAborted, RequestError, tellsWhatToDo } from '../../core/http/request-error.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { useAbortController } from '../../core/use-abort-controller.ts'
import { useEvent } from '../../core/use-event.ts'
import { type AccountAnswer, followAccountAnswer } from '../../domain/account/account-answer.ts'
import { callAccount } from '../../domain/account/account-call.ts'
import { accountTexts } from '../../domain/account/account-messages.ts'
import { Beside } from '../../ui/beside.tsx'
import { makeBusy, submitterOf } from '../../ui/busy-button.ts'
import { FormMessage, useFormOutcome } from '../../ui/form-message.tsx'
import { AuthorDigit, count, DigitFields, useDigits } from './digit-fields.tsx'
import css from './two-factor.css'
import { twoFactorTexts as t, twoFactorTexts } from './two-factor-messages.ts'
import '../../ui/styles.ts'

adoptStyles(css)

export const twoFactorAttributes = {
  href: address(),
  wait: int(30),
  resend: property<(() => Promise<AccountAnswer>) | null>(null),
}

type TwoFactorProps = FeatureProps<typeof twoFactorAttributes>

/** Matches the code fields; of hidden fields, only the one that `DigitFields` has hidden. */
const codeFields = 'input[name^="code"]:is(:not([type="hidden"]), [data-flx-digits])'

/** Asks for the six digits of the second factor, in the form of the author or of the server (TFA-01 to TFA-03). */
export function TwoFactor(props: TwoFactorProps): ReactNode {
  const { host } = props
  const whole = useAuthorNode<HTMLInputElement>(host, codeFields, {
    within: host.querySelector('form') ?? host,
    due: 'attend un formulaire <form> avec un champ « code ».',
  })
  return whole?.form && <CodeForm {...props} form={whole.form} whole={whole} />
}

interface CodeFormProps extends TwoFactorProps {
  form: HTMLFormElement
  /** The author's single field of the code, or the first of six. */
  whole: HTMLInputElement
}

function CodeForm({ host, form, whole, href, wait, resend }: CodeFormProps): ReactNode {
  const [outcome, say] = useFormOutcome()
  const [code, setCode] = useState(whole.value)
  const [isWrong, setIsWrong] = useState(false)
  const isBusy = useRef(false)
  const stop = useAbortController()

  // The author's six fields of one digit; null if there is a single field, which ours replace.
  const written = useMemo(() => {
    const fields = [...form.querySelectorAll<HTMLInputElement>(codeFields)]
    return fields.length === count && fields.includes(whole) ? fields : null
  }, [form, whole])
  const box = useRef<HTMLSpanElement>(null)
  const digits = useDigits(
    form,
    () => written ?? [...(box.current?.querySelectorAll('input') ?? [])],
    (typed) => {
      setCode(typed)
      setIsWrong(false)
    },
  )
  useAuthorAttributes(form, { novalidate: '' })

  const textHook = useAuthorNode(host, '[data-flx-text]', { within: form })
  const firstText = useAuthorNode(host, 'p', { within: form })
  const text = textHook ?? firstText
  const resendButton = useAuthorNode<HTMLButtonElement>(host, '[data-flx-resend]', { within: form })
  const countdown = useCountdown(wait)

  const refuse = (reason: string, error?: unknown): void => {
    const message = reason || accountTexts('unknown')
    say({ error: message })
    emit(host, 'flx-two-factor-failed', { message, error })
  }
  const refuseCode = (reason: string): void => {
    digits.focus()
    setIsWrong(true)
    refuse(reason)
  }

  /** Takes over the transaction of the answer: a new request for a code may have another one. */
  const takeTransaction = ({ transaction }: AccountAnswer): void => {
    const field = form.querySelector<HTMLInputElement>('[name="idtransaction"]')
    if (field && transaction) field.value = transaction
  }

  const check = (answer: AccountAnswer): void => {
    const { outcome, error, contact, email } = answer
    if (outcome === 'done') {
      if (emit(host, 'flx-two-factor-done', { contact, email }, { cancelable: true })) followAccountAnswer(answer, href)
      return
    }
    takeTransaction(answer)
    digits.clear()
    refuseCode(error)
  }

  /** Shows from now on that another code was sent (TFA-03). */
  const announce = (answer: AccountAnswer): void => {
    if (answer.outcome === 'refused') {
      refuse(answer.error)
      return
    }
    takeTransaction(answer)
    const { email } = answer
    const message = email ? t('sent-again', { email }) : t('sent-again-unnamed')
    digits.clear()
    digits.focus()
    countdown.start()
    say({ success: message })
    emit(host, 'flx-two-factor-resent', { message })
  }

  /** Returns the form's data, with the code as one value however many fields it has. */
  const bodyOf = (submitter: HTMLElement | null): URLSearchParams => {
    const fields = [...new FormData(form, submitter)].filter(([name]) => !name.startsWith('code'))
    const body = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))
    body.set('code', digits.read())
    return body
  }

  const ask = async (button: HTMLElement | null, isResend: boolean): Promise<void> => {
    if (isBusy.current) return
    isBusy.current = true
    say({})
    const giveBack = makeBusy(button)
    const signal = stop.current?.signal
    const target = { address: form.getAttribute('action') ?? '', signal }
    const asked = isResend && resend ? resend() : callAccount(bodyOf(button), target)
    const [answer, error] = await asked.then(
      (came) => [came] as const,
      (reason: unknown) => [null, reason] as const,
    )
    giveBack()
    isBusy.current = false
    if (signal?.aborted || isAborted(error)) return
    if (answer) {
      ;(isResend ? announce : check)(answer)
      return
    }
    const isKnown = error instanceof RequestError
    console.error('flx : le code n’a pas pu être vérifié.', isKnown ? error.detail : error)
    refuse(tellsWhatToDo(error) ? error.message : '', error)
  }
  const askAgain = (): void => {
    if (countdown.left === 0) void ask(resendButton, true)
  }

  useEvent(form, 'submit', (event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    const submitter = submitterOf(form, event.submitter)
    if (resendButton && submitter === resendButton) askAgain()
    else if (digits.read().length === count) void ask(submitter, false)
    else if (!isBusy.current) refuseCode(t('incomplete'))
  })
  // A button of type `button` does not submit the form, so its click is handled.
  useEvent(resendButton, 'click', () => {
    if (resendButton?.type === 'button') askAgain()
  })
  // When a login waits for the code, its field gets the focus.
  const isAwaited = resend !== null
  const focusDigits = useEffectEvent(digits.focus)
  useEffect(() => {
    if (isAwaited) focusDigits()
  }, [isAwaited])

  const { error, success } = outcome
  return (
    <>
      <FormMessage host={host} form={form} error={error} success={text ? null : success} takesFocus={false} />
      {written?.map((field, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place
        <AuthorDigit key={index} {...{ field, index, isWrong }} />
      ))}
      {!written && <DigitFields {...{ whole, code, isWrong, box }} />}
      {text && success && <SentAgain text={text} message={success} />}
      {resendButton && countdown.left > 0 && <ResendCountdown button={resendButton} left={countdown.left} />}
    </>
  )
}

function SentAgain({ text, message }: { text: Element; message: string }): ReactNode {
  useAuthorAttributes(text, { hidden: '' })
  return (
    <Beside of={text} where="before" name="sent-again">
      <p className="flx-two-factor__text" role="status">
        {message}
      </p>
    </Beside>
  )
}

/** Counts seconds down, from the first render and again after each `start`. */
function useCountdown(seconds: number): { left: number; start(): void } {
  const [since, setSince] = useState(() => performance.now())
  const [now, setNow] = useState(since)
  const left = Math.max(0, Math.ceil(seconds - (now - since) / 1000))
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setNow(performance.now()), 500)
    return () => clearInterval(timer)
  }, [isOver])
  return {
    left,
    start() {
      setSince(performance.now())
      setNow(performance.now())
    },
  }
}

interface ResendCountdownProps {
  button: HTMLElement
  left: number
}

/** Shows the seconds left on the button, which stays focusable. They are not announced every second. */
function ResendCountdown({ button, left }: ResendCountdownProps): ReactNode {
  const t = useTexts(twoFactorTexts)
  useAuthorAttributes(button, { 'aria-disabled': 'true' })
  return (
    <Beside of={button} where="end" as="span" name="wait">
      {` ${t('resend-in', { seconds: left })}`}
    </Beside>
  )
}
