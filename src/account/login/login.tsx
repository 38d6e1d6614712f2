import { type ReactNode, useEffect, useRef } from 'react'
import { address, flag, oneOf } from '../../core/element/codecs.ts'

import { mountMark } from '../../core/element/mounts.ts'
import type { FeatureProps, FlxElement } from '../../core/element/react-element.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { useAuthorNode } from '../../core/element/use-author-node.ts'
import { emit } from '../../core/events.ts'
import { typedText } from '../../core/french/fold.ts'
import { isAborted, RequestError, tellsWhatToDo } from '../../core/http/request-error.ts'
import { useAbortController } from '../../core/use-abort-controller.ts'
import { useEvent } from '../../core/use-event.ts'
import { type AccountAnswer, followAccountAnswer } from '../../domain/account/account-answer.ts'
import { callAccount } from '../../domain/account/account-call.ts'
import { accountTexts } from '../../domain/account/account-messages.ts'
import { makeBusy, submitterOf } from '../../ui/busy-button.ts'
import { FormMessage, useFormOutcome } from '../../ui/form-message.tsx'
import { whenInvalid } from '../../ui/invalid/when-invalid.ts'
import css from './login.css'
import { loginTexts as t, useForgottenPanel, useSmallLogin } from './use-login-panels.ts'
import { usePasskeyLogin } from './use-passkey-login.ts'
import '../../ui/styles.ts'

adoptStyles(css)

/** Matches the field that says who logs in. A password keeps its spaces, even while it is shown as text. */
const identifiers = '[autocomplete~="username"], [type="email"], [name="email"]'

export const loginAttributes = { href: address(), small: flag, refusal: oneOf(['modal', 'form'], 'modal') }

/** Logs in with the author's own form, and stays on the page until it has succeeded (LOGIN-01 to LOGIN-05). */
export function Login({ host, href, small, refusal }: FeatureProps<typeof loginAttributes>): ReactNode {
  const content = useSmallLogin(host, small)
  // When the visitor is logged in, the site writes other content and no form.
  const isEmpty = host.querySelector(`:scope > :not([${mountMark}])`) === null
  const form = useAuthorNode<HTMLFormElement>(host, 'form:has([type="password"])', {
    within: content,
    ...(isEmpty && { due: 'attend un formulaire <form>.' }),
  })
  return form && <LoginForm host={host} content={content} form={form} href={href} refusal={refusal} />
}

interface LoginFormProps {
  host: FlxElement
  content: HTMLElement
  form: HTMLFormElement
  /** Address to open after a login; empty to reload the page. */
  href: string
  /** Where the server's refusal is displayed. */
  refusal: 'modal' | 'form'
}

function LoginForm({ host, content, form, href, refusal }: LoginFormProps): ReactNode {
  const [outcome, say] = useFormOutcome()
  const panel = useForgottenPanel(host, content, form)
  const isBusy = useRef(false)
  const stop = useAbortController()
  useEffect(() => whenInvalid(content), [content])

  const fail = (message: string, error?: unknown): void => {
    say({ error: message })
    emit(host, 'flx-login-failed', { message, error })
  }

  /** Shows an unknown error at the form, which keeps its values (LOGIN-04). */
  const failUnknown = (error: unknown): void => {
    const isKnown = error instanceof RequestError
    console.error('flx : une demande de connexion n’a pas abouti.', isKnown ? error.detail : error)
    fail(tellsWhatToDo(error) ? error.message : accountTexts('unknown'), error)
  }

  /** Shows the server's message in a modal (LOGIN-02), or above the fields if the page asks for that (decision 45). */
  const refuse = async (message: string, sent: HTMLFormElement): Promise<void> => {
    if (refusal === 'form') say({ error: message })
    emit(host, 'flx-login-failed', { message, error: undefined })
    if (refusal === 'modal') {
      const { alert } = await import('../../overlays/modal/dialogs.ts')
      await alert({ title: t('title'), content: document.createTextNode(message), theme: 'error' })
    }
    const password = sent.querySelector<HTMLInputElement>('[type="password"]')
    const field = password ?? sent.querySelector<HTMLInputElement>('[type="email"]')
    if (stop.current?.signal.aborted) return
    field?.focus()
    field?.select()
  }

  const succeed = (answer: AccountAnswer, sent: HTMLFormElement): void => {
    if (sent === form) {
      const { contact, email, confirmsAccount } = answer
      const detail = { contact, email, confirmsAccount }
      if (emit(host, 'flx-login-done', detail, { cancelable: true })) followAccountAnswer(answer, href)
      return
    }
    panel.close()
    say({ success: answer.info || t('reset-sent') })
  }

  const follow = async (ask: () => Promise<AccountAnswer>, sent: HTMLFormElement): Promise<void> => {
    say({})
    const first = await ask()
    // Loaded only if a code is required, so that no other login waits for it or fails with it.
    const isWaiting = first.outcome === 'waiting'
    const answer = isWaiting ? await (await import('../../overlays/session/ask-code.tsx')).withCode(first, ask) : first
    if (!answer || stop.current?.signal.aborted) return
    if (answer.outcome === 'done') succeed(answer, sent)
    else if (answer.outcome === 'refused' && answer.error) void refuse(answer.error, sent)
    else failUnknown(answer.action)
  }

  const run = async (button: HTMLElement | null, work: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return
    isBusy.current = true
    const giveBack = makeBusy(button)
    try {
      await work()
    } catch (error) {
      if (!stop.current?.signal.aborted && !isAborted(error)) failUnknown(error)
    } finally {
      isBusy.current = false
      giveBack()
    }
  }

  useEvent(content, 'submit', (event) => {
    const sent = event.target as HTMLFormElement
    if (event.defaultPrevented || (sent !== form && !panel.holds(sent))) return
    event.preventDefault()
    const identifier = sent.querySelector<HTMLInputElement>(identifiers)?.name
    const fields = [...new FormData(sent, event.submitter)].map(([name, value]) => [
      name,
      // Keyboards of phones add a space after an address that they suggest, which nobody sees.
      name === identifier ? typedText(String(value)) : String(value),
    ])
    const target = { address: sent.getAttribute('action') ?? '', signal: stop.current?.signal }
    const ask = () => callAccount(new URLSearchParams(fields), target)
    void run(submitterOf(sent, event.submitter), () => follow(ask, sent))
  })
  usePasskeyLogin({ host, content, form, stop, run, enter: (ask) => follow(ask, form), refuse: fail })

  const { error, success } = outcome
  return (
    <FormMessage
      host={host}
      form={form}
      within={content}
      error={error}
      success={success}
      takesFocus={success !== null}
    />
  )
}
