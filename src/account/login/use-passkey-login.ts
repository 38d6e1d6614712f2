import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { FlxElement } from '../../core/element/react-element.ts'
import { reportError } from '../../core/element/report-error.ts'
import { useAuthorAttributes, useAuthorNode } from '../../core/element/use-author-node.ts'
import { useEvent } from '../../core/use-event.ts'
import type { AccountAnswer } from '../../domain/account/account-answer.ts'
import { callAccount } from '../../domain/account/account-call.ts'
import { hasPasskeys, passkeyRefusal, signWithPasskey } from '../../domain/account/passkey.ts'

interface PasskeyLogin {
  host: FlxElement
  content: HTMLElement
  form: HTMLFormElement
  stop: RefObject<AbortController | null>
  /** Runs one task at a time, with the button busy meanwhile. */
  run(button: HTMLElement | null, work: () => Promise<void>): Promise<void>
  enter(ask: () => Promise<AccountAnswer>): Promise<void>
  refuse(message: string): void
}

/** Milliseconds after which the options for the field's passkey list are requested again, since servers expire them. */
const freshFor = 4 * 60_000

/**
 * Logs in with a passkey (WebAuthn, LOGIN-06): by the author's button, which is shown if the browser supports passkeys,
 * and by the browser's suggestions in a field whose `autocomplete` contains `webauthn`. The answer is handled as for a
 * password.
 */
export function usePasskeyLogin({ host, content, form, stop, run, enter, refuse }: PasskeyLogin): void {
  const isAble = hasPasskeys()
  const button = useAuthorNode<HTMLButtonElement>(host, '[data-flx-passkey]', { within: content })
  const field = useAuthorNode<HTMLInputElement>(host, '[autocomplete~="webauthn"]', { within: form })
  useAuthorAttributes(button, isAble ? { hidden: null } : {})
  /** The pending request of the field's passkey list: the browser allows one at a time. */
  const list = useRef<{ own: AbortController; since: number }>(null)

  const ask = (body: Record<string, string>): Promise<AccountAnswer> =>
    callAccount(body, { address: form.getAttribute('action') ?? '', signal: stop.current?.signal })
  const send = (credential: string): Promise<void> => enter(() => ask({ action: 'login_cle', credential }))
  const endList = (): void => {
    list.current?.own.abort()
    list.current = null
  }
  const signalOf = (own: AbortController): AbortSignal =>
    stop.current ? AbortSignal.any([own.signal, stop.current.signal]) : own.signal

  const press = async (): Promise<void> => {
    endList()
    try {
      const answer = await ask({ action: 'options_cle' })
      // Without options the answer is a refusal, handled as for a password.
      if (answer.options) await send(await signWithPasskey(answer.options, signalOf(new AbortController())))
      else await enter(async () => answer)
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
      if (error.name !== 'AbortError') refuse(passkeyRefusal(error))
    }
  }

  const offerList = async (): Promise<void> => {
    if (!field || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
    endList()
    const own = new AbortController()
    list.current = { own, since: performance.now() }
    const signal = signalOf(own)
    const { options } = await ask({ action: 'options_cle' })
    if (!options || signal.aborted) return
    const credential = await signWithPasskey(options, signal, 'conditional')
    list.current = null
    await run(button, () => send(credential))
  }
  /** Offers the list. The visitor did not request it, so an error is only reported in the console. */
  const offer = (): void => {
    const { current } = stop
    offerList().catch((error: unknown) => {
      if (!current?.signal.aborted && !(error instanceof DOMException)) reportError(host, error)
    })
  }

  useEvent(isAble ? button : null, 'click', () => void run(button, press))
  // If the list has ended or is too old, focusing the field offers it again.
  useEvent(isAble ? field : null, 'focus', () => {
    if (!list.current || performance.now() - list.current.since > freshFor) offer()
  })
  // Waits until the form is visible, so that a closed login in a header sends no request.
  const offerNow = useEffectEvent(offer)
  useEffect(() => {
    if (!isAble || !field) return undefined
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      seen.disconnect()
      offerNow()
    })
    seen.observe(form)
    return () => seen.disconnect()
  }, [isAble, form, field])
}
