import { type ReactNode, useEffect, useRef, useState } from 'react'
import { address } from '../../core/element/address-codec.ts'
import { oneOf } from '../../core/element/codecs.ts'
import type { FeatureProps } from '../../core/element/react-element.ts'
import { reportError } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { visitorMessage } from '../../core/http/request-error.ts'
import { useEvent } from '../../core/use-event.ts'
import { makeBusy, submitterOf } from '../../ui/busy-button.ts'
import { whenInvalid } from '../../ui/invalid/when-invalid.ts'
import { Message } from '../../ui/message.tsx'
import { StatusLine } from '../../ui/status-line.tsx'
import '../../ui/styles.ts'
import css from './add-to-cart.css'
import { createAdditions } from './additions.ts'
import { confirmAdded, fetchAhead, sentences } from './confirm-added.tsx'

adoptStyles(css)

export const addToCartAttributes = {
  confirm: oneOf(['modal', 'toast', 'none'], 'modal'),
  cart: address(),
}

function cartLink(given: string): string {
  return given || document.querySelector<HTMLAnchorElement>('flx-cart-badge a[href]')?.href || ''
}

/** The button may be the last thing in view. */
const showWhole = (message: Element | null): void => message?.scrollIntoView({ block: 'nearest' })

/** Sends the author's plain form without leaving the page (ART-01); a second click during the first is not sent. */
export function AddToCart({ host, confirm, cart }: FeatureProps<typeof addToCartAttributes>): ReactNode {
  const [add] = useState(() => createAdditions(host))
  const sending = useRef(new Set<HTMLFormElement>())
  const [refusal, setRefusal] = useState('')
  /** Read out alone. */
  const [news, setNews] = useState('')
  useEffect(() => whenInvalid(host), [host])
  useEvent(host, 'submit', async (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    event.preventDefault()
    if (sending.current.has(form)) return
    sending.current.add(form)
    setRefusal('')
    setNews('')
    fetchAhead(confirm)
    const added = add(form, event.submitter)
    const giveBack = makeBusy(submitterOf(form, event.submitter))
    try {
      const outcome = await added
      setRefusal(outcome.refusal)
      if (!outcome.refusal) {
        if (confirm === 'none') setNews(sentences(outcome).join(' '))
        confirmAdded(confirm, outcome, cartLink(cart)).catch((error) => reportError(host, error))
      }
    } catch (error) {
      setRefusal(visitorMessage(error))
    }
    sending.current.delete(form)
    giveBack()
  })
  return (
    <>
      {refusal && (
        <Message meaning="error" role="alert" className="flx-add-to-cart__message" ref={showWhole}>
          {refusal}
        </Message>
      )}
      <StatusLine className="flx-visually-hidden">{news}</StatusLine>
    </>
  )
}
