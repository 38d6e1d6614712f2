import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { hasPasskeys } from '../../core/browser/passkeys.ts'
import type { FlxElement } from '../../core/element/react-element.ts'
import { reportError } from '../../core/element/report-error.ts'
import { useAuthorAttributes } from '../../core/element/use-author-attributes.ts'
import { useAuthorNode } from '../../core/element/use-author-node.ts'
import { useEvent } from '../../core/use-event.ts'
import type { AccountAnswer } from '../../domain/account/account-answer.ts'
import { callAccount } from '../../domain/account/account-call.ts'
import { passkeyRefusal, signWithPasskey } from '../../domain/account/passkey.ts'

interface PasskeyLogin {
  host: FlxElement
  /** What holds the author's forms. */
  content: HTMLElement
  form: HTMLFormElement
  /** Aborted once the login has gone. */
  stop: RefObject<AbortController | null>
  /** Does one thing at a time, the button busy meanwhile. */
  run(button: HTMLElement | null, work: () => Promise<void>): Promise<void>
  /** Asks for the login, and follows what is answered. */
  enter(ask: () => Promise<AccountAnswer>): Promise<void>
  /** Says in place why it came to nothing. */
  refuse(message: string): void
}

/** Milliseconds after which what the field's list signs is asked for anew: servers wait no longer. */
const freshFor = 4 * 60_000

/**
 * Logs in with a passkey (WebAuthn, LOGIN-06): by the author's button, which is shown where there are passkeys, and among
 * what the browser fills the field with, where its `autocomplete` says `webauthn`. What follows is what follows a password.
 */
export function usePasskeyLogin({ host, content, form, stop, run, enter, refuse }: PasskeyLogin): void {
  const isAble = hasPasskeys()
  const button = useAuthorNode<HTMLButtonElement>(host, '[data-flx-passkey]', { within: content })
  const field = useAuthorNode<HTMLInputElement>(host, '[autocomplete~="webauthn"]', { within: form })
  useAuthorAttributes(button, isAble ? { hidden: null } : {})
  /** The list of the field: one request of the browser's at a time. */
  const list = useRef<{ own: AbortController; since: number }>(null)

  const ask = (body: Record<string, string>): Promise<AccountAnswer> =>
    callAccount(body, { address: form.getAttribute('action') ?? '', signal: stop.current?.signal })
  const send = (credential: string): Promise<void> => enter(() => ask({ action: 'login_cle', credential }))
  const endList = (): void => {
    list.current?.own.abort()
    list.current = null
  }
  /** Ended with its list, and with the login. */
  const signalOf = (own: AbortController): AbortSignal =>
    stop.current ? AbortSignal.any([own.signal, stop.current.signal]) : own.signal

  const press = async (): Promise<void> => {
    endList()
    try {
      const answer = await ask({ action: 'options_cle' })
      // Refused, as a login is.
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
  /** Nobody asked for it: what fails takes nothing away. */
  const offer = (): void => {
    const { current } = stop
    offerList().catch((error: unknown) => {
      if (!current?.signal.aborted && !(error instanceof DOMException)) reportError(host, error)
    })
  }

  useEvent(isAble ? button : null, 'click', () => void run(button, press))
  // Where it has ended, or has waited too long, the visitor finds it again in the field.
  useEvent(isAble ? field : null, 'focus', () => {
    if (!list.current || performance.now() - list.current.since > freshFor) offer()
  })
  // The small login of a header asks the server for nothing before it is opened.
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
