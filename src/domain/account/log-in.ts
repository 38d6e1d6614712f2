import { callAccount } from './account-call.ts'
import { accountTexts } from './account-messages.ts'

/**
 * Logs in by the site's extranet (LOGIN-02).
 *
 * @returns why it was refused; empty when it was not.
 * @throws {RequestError} when no answer came.
 */
export async function logIn(email: string, password: string): Promise<string> {
  const { outcome, error } = await callAccount({ action: 'login', email, password })
  return outcome === 'done' ? '' : error || accountTexts('unknown')
}
