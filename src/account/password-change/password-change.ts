import { address } from '../../core/element/address-codec.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { emit } from '../../core/events.ts'
import { onTexts } from '../../core/i18n/texts.ts'
import { type FormSuccess, putAway, readSent, reveal, sentForm } from '../../ui/sent-form.ts'
import { passwordChangeTexts as t } from './password-change-messages.ts'
import '../../ui/styles.ts'

export const passwordChangeAttributes = { back: address('/') }

/** The author's button that leads back to the site, or one that is made. */
function backLink(host: HTMLElement, to: string, signal: AbortSignal): HTMLElement {
  const given = host.querySelector<HTMLElement>('[data-flx-back]')
  if (given) return given
  const link = document.createElement('a')
  link.className = 'flx-button flx-button--primary'
  link.dataset.flxMount = 'password-change'
  link.dataset.flxBack = ''
  link.href = to
  const write = (): void => {
    link.textContent = t('back')
  }
  write()
  const stopTexts = onTexts(write)
  signal.addEventListener('abort', () => {
    stopTexts()
    link.remove()
  })
  host.append(link)
  return link
}

/** Follows the form of a new password: once it is changed, the fields give way to the button back to the site (PWCHG-01). */
export const passwordChange: Behaviour<typeof passwordChangeAttributes> = (host) => {
  const stop = new AbortController()
  const { signal } = stop
  const form = sentForm(host, signal)
  if (!form) return undefined
  const succeed = ({ detail: { message, reply } }: FormSuccess): void => {
    readSent(reply)
    const link = backLink(host, host.back, signal)
    reveal(link, form)
    putAway(form)
    emit(host, 'flx-password-change-done', { message })
  }
  host.addEventListener('flx-form-success', succeed, { signal })
  return () => stop.abort()
}
