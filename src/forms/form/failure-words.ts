import { RequestError, visitorMessage } from '../../core/http/request-error.ts'
import { accountTexts } from '../../domain/account/account-messages.ts'
import { formTexts as t } from './form-messages.ts'

/** Returns the message for a request without an answer. A password change has its own, as a login does (LOGIN-05). */
export function failureWords(form: HTMLFormElement, error: unknown): string {
  const isOffline = error instanceof RequestError && error.kind === 'offline'
  if (form.closest('flx-password-change') && !isOffline) return accountTexts('unknown')
  return `${visitorMessage(error)} ${t('kept')}`
}
