import { hasPasskeys } from '../../core/browser/passkeys.ts'
import { address } from '../../core/element/address-codec.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { flag } from '../../core/element/codecs.ts'
import { openingTag, reportError } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { emit } from '../../core/events.ts'
import { isAborted, RequestError, visitorMessage } from '../../core/http/request-error.ts'
import type { AccountAnswer } from '../../domain/account/account-answer.ts'
import { callAccount } from '../../domain/account/account-call.ts'
import { accountTexts } from '../../domain/account/account-messages.ts'
import { followAccountAnswer } from '../../domain/account/follow-answer.ts'
import { makeBusy, submitterOf } from '../../ui/busy-button.ts'
import { whenInvalid } from '../../ui/invalid/when-invalid.ts'
import { saidArea } from '../../ui/said-area.ts'
import '../../ui/styles.ts'
import { forgottenPanel } from './forgotten-panel.ts'
import css from './login.css'
import './login-events.ts'
import { loginTexts as t } from './login-messages.ts'

export const loginAttributes = { href: address(), small: flag }

/** Logs in by the author's own form, without leaving the page before it worked (LOGIN-01 to LOGIN-05). */
export const login: Behaviour<typeof loginAttributes> = (host) => {
  const form = host.querySelector<HTMLFormElement>('form:has([type="password"])')
  if (!form) {
    // Where the visitor is logged in the site writes something else.
    if (!host.firstElementChild) console.warn(`flx : ${openingTag(host)} attend un formulaire <form>.`)
    return undefined
  }
  adoptStyles(css)
  const stop = new AbortController()
  const { signal } = stop
  const panel = forgottenPanel(host, form, signal)
  const area = saidArea(host, form)
  const stopSaying = whenInvalid(host)
  let isBusy = false

  /** Nothing is known of why: said where the form is, which keeps what was typed (LOGIN-04). */
  const fail = (error: unknown): void => {
    console.error(
      'flx : une demande de connexion n’a pas abouti.',
      error instanceof RequestError ? error.detail : error,
    )
    const isOffline = error instanceof RequestError && error.kind === 'offline'
    const message = isOffline ? visitorMessage(error) : accountTexts('unknown')
    area.say(message, 'error')
    emit(host, 'flx-login-failed', { message, error })
  }

  /** In the server's words, in a modal (LOGIN-02). */
  const refuse = async (message: string, sent: HTMLFormElement): Promise<void> => {
    emit(host, 'flx-login-failed', { message, error: undefined })
    const { alert } = await import('../../overlays/modal/dialogs.ts')
    await alert({ title: t('title'), content: document.createTextNode(message), theme: 'error' })
    const password = sent.querySelector<HTMLInputElement>('[type="password"]')
    const field = password ?? sent.querySelector<HTMLInputElement>('[type="email"]')
    if (signal.aborted || !field) return
    field.focus()
    field.select()
  }

  const succeed = (answer: AccountAnswer, sent: HTMLFormElement): void => {
    const { contact, email, confirmsAccount } = answer
    if (sent === form) {
      const detail = { contact, email, confirmsAccount }
      if (emit(host, 'flx-login-done', detail, { cancelable: true })) followAccountAnswer(answer, host.href)
      return
    }
    panel.close()
    area.say(answer.info || t('reset-sent'), 'success')
    area.visit()
  }

  const follow = async (ask: () => Promise<AccountAnswer>, sent: HTMLFormElement): Promise<void> => {
    area.clear()
    const first = await ask()
    // Fetched where a code is wanted: any other login neither waits for it nor fails with it.
    const isWaiting = first.outcome === 'waiting'
    const answer = isWaiting ? await (await import('../../overlays/session/with-code.ts')).withCode(first, ask) : first
    if (!answer || signal.aborted) return
    if (answer.outcome === 'done') succeed(answer, sent)
    else if (answer.outcome === 'refused' && answer.error) void refuse(answer.error, sent)
    else fail(answer.action)
  }

  /** One at a time. */
  const run = async (button: HTMLElement | null, work: () => Promise<void>): Promise<void> => {
    if (isBusy) return
    isBusy = true
    const giveBack = makeBusy(button)
    try {
      await work()
    } catch (error) {
      if (!signal.aborted && !isAborted(error)) fail(error)
    } finally {
      isBusy = false
      giveBack()
    }
  }

  const submit = (event: SubmitEvent): void => {
    const sent = event.currentTarget as HTMLFormElement
    if (event.defaultPrevented || (sent !== form && !panel.holds(sent))) return
    event.preventDefault()
    const fields = [...new FormData(sent, event.submitter)].map(([name, value]) => [name, String(value)])
    const body = new URLSearchParams(fields)
    const ask = () => callAccount(body, { address: sent.getAttribute('action') ?? '', signal })
    void run(submitterOf(sent, event.submitter), () => follow(ask, sent))
  }
  // Each form by itself: on a phone they stand in a popup, outside the element.
  for (const each of host.querySelectorAll('form')) {
    each.addEventListener('submit', submit, { signal })
  }

  if (host.small) {
    import('./small-login.ts').then(
      ({ smallLogin }) => void (signal.aborted || smallLogin(host, signal)),
      (error: unknown) => reportError(host, error),
    )
  }
  const button = host.querySelector<HTMLButtonElement>('[data-flx-passkey]')
  if ((button || form.querySelector('[autocomplete~="webauthn"]')) && hasPasskeys()) {
    const enter = (ask: () => Promise<AccountAnswer>) => follow(ask, form)
    const say = (message: string): void => {
      area.say(message, 'error')
      emit(host, 'flx-login-failed', { message, error: undefined })
    }
    import('./passkey-login.ts').then(
      ({ passkeyLogin }) => void (signal.aborted || passkeyLogin({ host, form, button, signal, run, enter, say })),
      (error: unknown) => reportError(host, error),
    )
  }
  return () => {
    stop.abort()
    stopSaying()
    area.remove()
  }
}
