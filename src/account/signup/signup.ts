import { ofForm } from '../../core/browser/form.ts'
import { goTo } from '../../core/browser/navigation.ts'
import { address } from '../../core/element/address-codec.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { emit } from '../../core/events.ts'
import type { Reply } from '../../core/http/reply.ts'
import { putAway, readSent, reveal, sentForm } from '../../ui/sent-form.ts'
import { signupTexts as t } from './signup-messages.ts'

/** Milliseconds from the click to the modal that says that a new token was sent (SIGNUP-02). */
const resentAfter = 1500
const tokenFields = 'input[name="token"], input[name$="[token]"], input[data-flx-token]'

const resendButtons = '[data-flx-resend]'

export const signupAttributes = { redirect: address() }

/** What `<flx-form>` says of an end. */
interface Told {
  message: string
  reply: Reply | null
  errors?: { name: string }[]
}

/** Follows the form of a new account: its token, once the server asks for one, and what comes after (SIGNUP-01, SIGNUP-02). */
export const signup: Behaviour<typeof signupAttributes> = (host) => {
  const stop = new AbortController()
  const { signal } = stop
  const form = sentForm(host, signal)
  if (!form) return undefined
  const token = form.querySelector<HTMLInputElement>(tokenFields)
  let timer: ReturnType<typeof setTimeout> | undefined
  /** When another token was asked for; 0 where none was. */
  let askedAt = 0

  const sayResent = async (field: HTMLInputElement): Promise<void> => {
    const { alert } = await import('../../overlays/modal/dialogs.ts')
    if (signal.aborted) return
    // The modal gives the focus back to where the token is typed.
    field.focus()
    await alert({ title: t('resent-title'), content: document.createTextNode(t('resent')) })
  }

  const succeed = ({ message, reply }: Told): void => {
    const answer = readSent(reply)
    emit(host, 'flx-signup-done', { message, email: answer?.email ?? '', idcontact: answer?.contact ?? '' })
    // Where the answer itself leads somewhere, the form goes there.
    if (host.redirect && !answer?.redirect) goTo(host.redirect)
    else putAway(form)
  }

  const refuse = ({ reply, errors = [] }: Told): void => {
    const since = askedAt
    askedAt = 0
    if (!readSent(reply)?.confirmsAccount) return
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
    if (since) timer = setTimeout(() => void sayResent(token), Math.max(0, since + resentAfter - performance.now()))
  }

  const resend = (event: MouseEvent): void => {
    const { target } = event
    const button = target instanceof Element ? target.closest(resendButtons) : null
    if (!token || !button) return
    event.preventDefault()
    // Enter in a field clicks the first button of the form, which may be this one.
    if (event.isTrusted && event.detail === 0 && document.activeElement !== button) {
      ofForm(
        form,
        'requestSubmit',
      )(form.querySelector<HTMLButtonElement>(`:is(button, input)[type="submit"]:not(${resendButtons})`))
      return
    }
    clearTimeout(timer)
    token.value = ''
    token.required = false
    askedAt = performance.now()
    ofForm(form, 'requestSubmit')()
  }

  host.addEventListener('flx-form-success', ({ detail }) => succeed(detail), { signal })
  host.addEventListener('flx-form-error', ({ detail }) => refuse(detail), { signal })
  host.addEventListener('click', resend, { signal })
  return () => {
    stop.abort()
    clearTimeout(timer)
  }
}
