import type { Reply } from '../../../core/http/reply.ts'
import { type AccountAnswer, readAccountAnswer } from '../../../domain/account/account-answer.ts'

/** Returns the answer if the login waits for a code; undefined for any other answer. */
function codeAsked(reply: Reply): AccountAnswer | undefined {
  const names = reply.type === 'json' ? JSON.stringify(reply.data) : reply.html
  if (!/open_popup_code|idtransaction/.test(names)) return undefined
  const answer = readAccountAnswer(reply)
  return answer.outcome === 'waiting' ? answer : undefined
}

/**
 * Logs in and asks for the code of the second factor if the server requires one, then sends the login again (LOGIN-03,
 * TFA-03).
 *
 * @param send - Sends the login.
 * @returns the answer to the login, or a refusal with the server's message if the visitor cancelled the code.
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
