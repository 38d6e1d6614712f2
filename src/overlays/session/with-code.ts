import type { AccountAnswer } from '../../domain/account/account-answer.ts'

/**
 * Goes on from what a login was answered: where the server waits for the code of the second factor, it is asked for
 * (LOGIN-03), and once it was right so is the login again (TFA-03).
 *
 * @param first - What was answered.
 * @param ask - Asks for the login again; it has another code sent.
 * @returns the answer; null where the visitor gave the code up.
 */
export async function withCode(first: AccountAnswer, ask: () => Promise<AccountAnswer>): Promise<AccountAnswer | null> {
  for (let answer = first; ; answer = await ask()) {
    if (answer.outcome !== 'waiting' || answer.action !== 'open_popup_code') return answer
    const { askCode } = await import('./ask-code.tsx')
    if (!(await askCode(answer, ask))) return null
  }
}
