import { type ReactNode, useEffect, useRef } from 'react'
import { ofForm } from '../../core/browser/form.ts'
import type { FeatureProps } from '../../core/element/react-element.ts'
import { useAuthorNode } from '../../core/element/use-author-node.ts'
import { emit } from '../../core/events.ts'
import { endpoint } from '../../core/http/endpoint.ts'
import { visitorMessage } from '../../core/http/request-error.ts'
import { send } from '../../core/http/send.ts'
import { useEvent } from '../../core/use-event.ts'
import { makeBusy, submitterOf } from '../../ui/busy-button.ts'
import { whenInvalid } from '../../ui/invalid/when-invalid.ts'
import { readOutcome } from './newsletter-answer.ts'
import type { Outcome } from './newsletter-contract.ts'
import { newsletterTexts as t } from './newsletter-messages.ts'

const service = 'ajax/modules/newsletter_v2/traitement.php'

export const newsletterAttributes = {}

async function subscribe(form: HTMLFormElement): Promise<Outcome> {
  // The attribute: a field of the form may be called `action`, and hides the property.
  const address = form.getAttribute('action') || endpoint(service)
  try {
    return readOutcome(await send({ address, body: form, asText: true }))
  } catch (error) {
    return { isDone: false, message: visitorMessage(error) }
  }
}

/** NEWS-01: a modal of success, or one of error. */
async function showOutcome({ isDone, message }: Outcome): Promise<void> {
  const { alert } = await import('../../overlays/modal/dialogs.ts')
  const title = t(isDone ? 'done-title' : 'failed-title')
  const content = document.createTextNode(message || t(isDone ? 'done' : 'failed'))
  await alert({ title, content, theme: isDone ? 'success' : 'error' })
}

/** Sends the page's own form of subscription in place, and says how it ended (NEWS-01, NEWS-02). */
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
