import type { AccountAnswer } from '../../domain/account/account-answer.ts'

/**
 * Asks for a login, and for the code of the second factor where the server waits for it (LOGIN-03); the login is asked for
 * again once the code was right (TFA-03).
 *
 * @param ask - Asks for the login; asked again, it has another code sent.
 * @returns the answer; null where the visitor gave the code up.
 */
export async function withCode(ask: () => Promise<AccountAnswer>): Promise<AccountAnswer | null> {
  for (;;) {
    const answer = await ask()
    if (answer.outcome !== 'waiting' || answer.action !== 'open_popup_code') return answer
    const { askCode } = await import('./ask-code.ts')
    if (!(await askCode(answer, ask))) return null
  }
}
