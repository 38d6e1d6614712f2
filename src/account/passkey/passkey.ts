import { ofForm } from '../../core/browser/form.ts'
import { hasPasskeys } from '../../core/browser/passkeys.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { emit } from '../../core/events.ts'
import { makePasskey, passkeyRefusal } from '../../domain/account/passkey.ts'
import { makeBusy, submitterOf } from '../../ui/busy-button.ts'
import { saidArea } from '../../ui/said-area.ts'
import { readSent, sentForm } from '../../ui/sent-form.ts'
import '../../ui/styles.ts'
import './passkey-events.ts'

export const passkeyAttributes = {}

/** The field that takes the passkey to the server: the author's, else one that is made. */
function credentialField(form: HTMLFormElement): { field: HTMLInputElement; remove(): void } {
  const given = form.querySelector<HTMLInputElement>('input[name="credential"]')
  if (given) return { field: given, remove() {} }
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = 'credential'
  form.append(field)
  return { field, remove: () => field.remove() }
}

/**
 * Makes a passkey by what the server answers to the author's form, and sends the form again with it (KEY-01). What the
 * server refuses, a name or a password, is said by `<flx-form>`, which sends it.
 */
export const passkey: Behaviour<typeof passkeyAttributes> = (host) => {
  const stop = new AbortController()
  const { signal } = stop
  const form = sentForm(host, signal)
  if (!form) return undefined
  const instead = host.querySelector<HTMLElement>('[data-flx-no-passkeys]')
  if (!hasPasskeys()) {
    form.toggleAttribute('hidden', true)
    if (instead) instead.hidden = false
    return () => {
      stop.abort()
      form.toggleAttribute('hidden', false)
      if (instead) instead.hidden = true
    }
  }
  const area = saidArea(host, form)
  const { field, remove } = credentialField(form)

  const make = async (options: object): Promise<void> => {
    if (signal.aborted) return
    const giveBack = makeBusy(submitterOf(form, null))
    try {
      field.value = await makePasskey(options, signal)
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof DOMException)) console.error('flx : la clé d’accès n’a pas pu être créée.', error)
      const message = passkeyRefusal(error)
      area.say(message, 'error')
      area.visit()
      emit(host, 'flx-passkey-failed', { message, error })
    } finally {
      giveBack()
    }
    if (field.value) ofForm(form, 'requestSubmit')()
  }

  host.addEventListener('flx-form-submit', area.clear, { signal })
  host.addEventListener(
    'flx-form-success',
    ({ detail: { message, reply } }) => {
      const options = readSent(reply)?.options
      if (options && !field.value) {
        // The form has not given its button back yet.
        setTimeout(() => void make(options))
        return
      }
      field.value = ''
      emit(host, 'flx-passkey-added', { message })
    },
    { signal },
  )
  // One that was refused is not sent again: another is made.
  host.addEventListener(
    'flx-form-error',
    () => {
      field.value = ''
    },
    { signal },
  )
  return () => {
    stop.abort()
    area.remove()
    remove()
  }
}
