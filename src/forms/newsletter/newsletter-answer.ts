import { parseFragment } from '../../core/html/gate.ts'
import { plainText } from '../../core/html/plain-text.ts'
import type { Reply } from '../../core/http/reply.ts'
import { RequestError } from '../../core/http/request-error.ts'
import { checkData } from '../../core/http/send-json.ts'
import { newsletterReply, type Outcome } from './newsletter-contract.ts'

/** What an answer says, in any of its forms. @throws {RequestError} where it says neither */
export function readOutcome(reply: Reply): Outcome {
  if (reply.type === 'json') {
    const { isDone, message } = checkData(newsletterReply, reply.data, reply.address)
    return { isDone, message: plainText(message) }
  }
  const fragment = parseFragment(reply.html)
  const text = (fragment.textContent ?? '').trim()
  if (text === 'valid' || text === 'erreur') return { isDone: text === 'valid', message: '' }
  const failure = fragment.querySelector('.alert-danger')
  const success = fragment.querySelector('.alert-success')
  const shown = failure ?? success
  if (shown) return { isDone: !failure, message: (shown.textContent ?? '').trim() }
  const detail = `« valid » ou « erreur » attendu, reçu « ${text.slice(0, 60)} »`
  throw new RequestError('invalid', { address: reply.address, status: 200, detail })
}
