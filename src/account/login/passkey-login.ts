// A file of its own, for pages that offer passkeys, and browsers that have them.
import { reportError } from '../../core/element/report-error.ts'
import type { AccountAnswer } from '../../domain/account/account-answer.ts'
import { callAccount } from '../../domain/account/account-call.ts'
import { passkeyRefusal, signWithPasskey } from '../../domain/account/passkey.ts'

/** What the login does for a passkey. */
export interface PasskeyLogin {
  host: HTMLElement
  form: HTMLFormElement
  /** Shown where there are passkeys. */
  button: HTMLButtonElement | null
  signal: AbortSignal
  /** Does one thing at a time, the button busy meanwhile. */
  run(button: HTMLElement | null, work: () => Promise<void>): Promise<void>
  /** Asks for the login, and follows what is answered. */
  enter(ask: () => Promise<AccountAnswer>): Promise<void>
  /** Says in place why it came to nothing. */
  say(message: string): void
}

/** Milliseconds after which what the field's list signs is asked for anew: servers wait no longer. */
const freshFor = 4 * 60_000

/**
 * Logs in with a passkey (WebAuthn): by the author's button, and among what the browser fills the field with, where its
 * `autocomplete` says `webauthn`. What follows is what follows a password.
 */
export function passkeyLogin({ host, form, button, signal, run, enter, say }: PasskeyLogin): void {
  const address = form.getAttribute('action') ?? ''
  const field = form.querySelector<HTMLInputElement>('[autocomplete~="webauthn"]')
  const ask = (body: Record<string, string>) => callAccount(body, { address, signal })
  /** The list of the field: one request of the browser's at a time. */
  let list: AbortController | undefined
  let listedAt = 0

  const send = (credential: string): Promise<void> => enter(() => ask({ action: 'login_cle', credential }))

  const endList = (): void => {
    list?.abort()
    list = undefined
  }

  const press = async (): Promise<void> => {
    endList()
    try {
      const answer = await ask({ action: 'options_cle' })
      if (!answer.options) {
        // Refused, as a login is.
        await enter(async () => answer)
        return
      }
      await send(await signWithPasskey(answer.options, signal))
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
      if (error.name !== 'AbortError') say(passkeyRefusal(error))
    }
  }

  const offerList = async (): Promise<void> => {
    if (!field || signal.aborted || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
    endList()
    const own = new AbortController()
    list = own
    listedAt = performance.now()
    const { options } = await ask({ action: 'options_cle' })
    if (!options || own.signal.aborted || signal.aborted) return
    const credential = await signWithPasskey(options, AbortSignal.any([own.signal, signal]), 'conditional')
    list = undefined
    await run(button, () => send(credential))
  }
  /** Nobody asked for it: what fails takes nothing away. */
  const offer = (): void => {
    offerList().catch((error: unknown) => {
      if (!signal.aborted && !(error instanceof DOMException)) reportError(host, error)
    })
  }

  if (button) {
    button.hidden = false
    button.addEventListener('click', () => void run(button, press), { signal })
  }
  // Where it has ended, or has waited too long, the visitor finds it again in the field.
  field?.addEventListener(
    'focus',
    () => {
      if (!list || performance.now() - listedAt > freshFor) offer()
    },
    { signal },
  )
  // The small login of a header asks the server for nothing before it is opened.
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    seen.disconnect()
    offer()
  })
  seen.observe(form)
  signal.addEventListener('abort', () => {
    seen.disconnect()
    if (button) button.hidden = true
  })
}
