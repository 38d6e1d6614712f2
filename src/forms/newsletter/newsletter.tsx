import { type ReactNode, useEffect, useRef } from 'react'
import { ofForm } from '../../core/browser/form.ts'
import { endpoint } from '../../core/config.ts'
import type { FeatureProps } from '../../core/element/react-element.ts'
import { useAuthorNode } from '../../core/element/use-author-node.ts'
import { emit } from '../../core/events.ts'
import { parseFragment } from '../../core/html/gate.ts'
import { plainText } from '../../core/html/plain-text.ts'
import { parseReply, type Reply } from '../../core/http/reply.ts'
import { RequestError, visitorMessage } from '../../core/http/request-error.ts'
import { send } from '../../core/http/send.ts'
import { checkData } from '../../core/http/send-json.ts'
import { messages } from '../../core/i18n/texts.ts'
import { useEvent } from '../../core/use-event.ts'
import { makeBusy, submitterOf } from '../../ui/busy-button.ts'
import { whenInvalid } from '../../ui/invalid/when-invalid.ts'
import { newsletterReply, type Outcome } from './newsletter-contract.ts'

const t = messages('newsletter', {
  'done-title': 'Lettre d’information',
  done: 'Votre inscription est enregistrée.',
  'failed-title': 'Inscription refusée',
  failed: 'Votre inscription n’a pas pu être enregistrée. Vérifiez l’adresse, puis réessayez.',
})

const service = 'ajax/modules/newsletter_v2/traitement.php'

export const newsletterAttributes = {}

async function subscribe(form: HTMLFormElement): Promise<Outcome> {
  // Reads the attribute, because a field named `action` would hide the property.
  const address = form.getAttribute('action') || endpoint(service)
  try {
    return readOutcome(await send({ address, body: form, asText: true }))
  } catch (error) {
    return { isDone: false, message: refusalIn(error) || visitorMessage(error) }
  }
}

/** Returns the server's own words where it refuses by its status; empty if it wrote none. */
function refusalIn(error: unknown): string {
  if (!(error instanceof RequestError) || error.kind !== 'refused') return ''
  const { body, address, status } = error
  try {
    const { isDone, message } = readOutcome(parseReply(body, '', { url: address, status }))
    return isDone ? '' : message
  } catch {
    return ''
  }
}

/** NEWS-01: opens a modal for success, or for an error. */
async function showOutcome({ isDone, message }: Outcome): Promise<void> {
  const { alert } = await import('../../overlays/modal/dialogs.ts')
  const title = t(isDone ? 'done-title' : 'failed-title')
  const content = document.createTextNode(message || t(isDone ? 'done' : 'failed'))
  await alert({ title, content, theme: isDone ? 'success' : 'error' })
}

/** Submits the page's own subscription form in place, and shows the outcome (NEWS-01, NEWS-02). */
export function Newsletter({ host }: FeatureProps<typeof newsletterAttributes>): ReactNode {
  useAuthorNode(host, 'form', { due: 'attend un formulaire <form>.' })
  const sending = useRef(new Set<HTMLFormElement>())
  useEffect(() => whenInvalid(host), [host])
  useEvent(host, 'submit', async (event) => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented) return
    event.preventDefault()
    if (sending.current.has(form)) return
    sending.current.add(form)
    const giveBack = makeBusy(submitterOf(form, event.submitter))
    const outcome = await subscribe(form)
    giveBack()
    sending.current.delete(form)
    if (outcome.isDone) {
      ofForm(form, 'reset')()
      emit(host, 'flx-newsletter-subscribed', { message: outcome.message })
    }
    await showOutcome(outcome)
  })
  return null
}

/**
 * Reads the outcome from an answer: JSON, one of the words « valid » and « erreur », or HTML with the class of a success
 * or of a failure.
 *
 * @throws {RequestError} if it is none of these
 */
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
