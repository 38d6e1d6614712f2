import type { AccountAnswer } from '../../domain/account/account-answer.ts'

/**
 * Completes a login: if the server asks for the code of the second factor, shows the form for it (LOGIN-03), and
 * repeats the login once the code was right (TFA-03).
 *
 * @param first - The answer to the login.
 * @param ask - Repeats the login, which also sends another code.
 * @returns the final answer; null if the visitor cancelled the code.
 */
export async function withCode(first: AccountAnswer, ask: () => Promise<AccountAnswer>): Promise<AccountAnswer | null> {
  for (let answer = first; ; answer = await ask()) {
    if (answer.outcome !== 'waiting' || answer.action !== 'open_popup_code') return answer
    const { askCode } = await import('./ask-code.tsx')
    if (!(await askCode(answer, ask))) return null
  }
}
