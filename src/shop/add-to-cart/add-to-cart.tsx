import { type ReactNode, useEffect, useRef, useState } from 'react'
import { address, oneOf } from '../../core/element/codecs.ts'

import type { FeatureProps, FlxElement } from '../../core/element/react-element.ts'
import { reportError } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { keyOfNode, useAuthorAttributes } from '../../core/element/use-author-node.ts'

import { useAuthorText } from '../../core/element/use-author-text.ts'
import { visitorMessage } from '../../core/http/request-error.ts'
import { useEvent } from '../../core/use-event.ts'
import { makeBusy, submitterOf } from '../../ui/busy-button.ts'
import { whenInvalid } from '../../ui/invalid/when-invalid.ts'
import { Message } from '../../ui/message.tsx'
import { StatusLine } from '../../ui/status-line.tsx'
import '../../ui/styles.ts'
import { newAdditionKey } from '../../domain/cart/addition-key.ts'
import { changeCart } from '../../domain/cart/cart-queue.ts'
import { announceUnknownCart } from '../../domain/cart/known-cart.ts'
import css from './add-to-cart.css'
import { type Added, addressOf, callAddItem } from './add-to-cart-api.ts'
import { addToCartTexts as t } from './add-to-cart-messages.ts'
import { confirmAdded, fetchAhead, sentences } from './confirm-added.tsx'

adoptStyles(css)

export const addToCartAttributes = {
  confirm: oneOf(['modal', 'toast', 'none'], 'modal'),
  cart: address(),
}

function cartLink(given: string): string {
  return given || document.querySelector<HTMLAnchorElement>('flx-cart-badge a[href]')?.href || ''
}

/** Scrolls a message into view: it appears below the button, perhaps out of view. */
const showWhole = (message: Element | null): void => message?.scrollIntoView({ block: 'nearest' })

/** Milliseconds after which the button shows that the visitor has to wait. */
const patience = 150

/**
 * Shows in the button that the article is being added, once that takes long. A button with more than text keeps its
 * content.
 */
function Adding({ button }: { button: HTMLElement }): ReactNode {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setLate, patience, true)
    return () => clearTimeout(timer)
  }, [])
  const hasWords = button instanceof HTMLButtonElement && button.childElementCount === 0
  useAuthorAttributes(button, isLate ? { 'data-flx-adding': '' } : {})
  useAuthorText(button, isLate && hasWords ? t('adding') : null)
  return null
}

/** Submits the author's plain form without leaving the page (ART-01); a second click during the first is ignored. */
export function AddToCart({ host, confirm, cart }: FeatureProps<typeof addToCartAttributes>): ReactNode {
  const [add] = useState(() => createAdditions(host))
  const sending = useRef(new Set<HTMLFormElement>())
  const [refusal, setRefusal] = useState('')
  /** Buttons whose article is being added. */
  const [adding, setAdding] = useState<readonly HTMLElement[]>([])
  /** Text that is only read out. */
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
    const button = submitterOf(form, event.submitter)
    const giveBack = makeBusy(button)
    if (button) setAdding((others) => [...others, button])
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
    setAdding((others) => others.filter((other) => other !== button))
    giveBack()
  })
  return (
    <>
      {adding.map((button) => (
        <Adding key={keyOfNode(button)} button={button} />
      ))}
      {refusal && (
        <Message meaning="error" role="alert" className="flx-add-to-cart__message" ref={showWhole}>
          {refusal}
        </Message>
      )}
      <StatusLine className="flx-visually-hidden">{news}</StatusLine>
    </>
  )
}

/** Sends a form that adds to the cart, with its submit button, as the browser would. */
type Add = (form: HTMLFormElement, submitter: HTMLElement | null) => Promise<Added>

function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') fields.append(name, value)
  return fields
}

/**
 * @returns the function that adds. A form that is sent again unchanged, as it had no answer, counts as the same
 * addition.
 */
function createAdditions(host: FlxElement): Add {
  /** For each form without an answer, the data that it sent and the key of that addition. */
  const unanswered = new WeakMap<HTMLFormElement, { request: string; key: string }>()

  return async (form, submitter) => {
    const fields = fieldsOf(form, submitter)
    const change = { action: 'add_item', value: fields.get('idarticle') ?? '' }
    const address = addressOf(form)
    const request = `${address} ${fields}`
    const lost = unanswered.get(form)
    const key = lost?.request === request ? lost.key : newAdditionKey()
    fields.set('cle_ajout', key)
    try {
      const { outcome } = await changeCart(host, change, `add ${key}`, () => callAddItem(address, fields))
      unanswered.delete(form)
      return outcome
    } catch (error) {
      unanswered.set(form, { request, key })
      // The server may have added it all the same, so the elements that show the cart fetch it again.
      announceUnknownCart()
      throw error
    }
  }
}
