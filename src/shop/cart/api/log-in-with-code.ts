import type { Reply } from '../../../core/http/reply.ts'
import { type AccountAnswer, readAccountAnswer } from '../../../domain/account/account-answer.ts'

/** What a login waits for; nothing where the answer is any other. */
function codeAsked(reply: Reply): AccountAnswer | undefined {
  const names = reply.type === 'json' ? JSON.stringify(reply.data) : reply.html
  if (!/open_popup_code|idtransaction/.test(names)) return undefined
  const answer = readAccountAnswer(reply)
  return answer.outcome === 'waiting' ? answer : undefined
}

/**
 * Logs in at the cart, and asks for the code of the second factor where the server waits for it; the login is sent again
 * once the code was right (LOGIN-03, TFA-03).
 *
 * @param send - Sends the login.
 * @returns the answer to the login; a refusal, in the server's words, where the visitor gave the code up.
 */
export async function logInWithCode(send: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const reply = await send()
    const waiting = codeAsked(reply)
    if (!waiting) return reply
    const again = async (): Promise<AccountAnswer> =>
      codeAsked(await send()) ?? { ...waiting, outcome: 'refused', error: '' }
    const { askCode } = await import('../../../overlays/session/ask-code.tsx')
    if (await askCode(waiting, again)) continue
    const data = { status: 'ko', error_msg: waiting.info || waiting.error }
    return { type: 'json', data, address: reply.address }
  }
}
