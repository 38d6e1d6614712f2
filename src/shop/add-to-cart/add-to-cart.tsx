import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { goTo } from '../../core/browser/navigation.ts'
import { address, oneOf } from '../../core/element/codecs.ts'
import type { FeatureProps, FlxElement } from '../../core/element/react-element.ts'
import { reportError } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { keyOfNode, useAuthorAttributes, useAuthorText } from '../../core/element/use-author-node.ts'

import { countOf } from '../../core/french/number.ts'
import { identityOf, textFields } from '../../core/http/call.ts'
import { visitorMessage } from '../../core/http/request-error.ts'
import { messages } from '../../core/i18n/texts.ts'
import { randomKey } from '../../core/random-key.ts'
import { useEvent } from '../../core/use-event.ts'
import { changeCart } from '../../domain/cart/cart-queue.ts'
import { type CartSummary, formatTotal } from '../../domain/cart/cart-summary.ts'
import { announceUnknownCart, cartLink } from '../../domain/cart/known-cart.ts'
import { makeBusy, submitterOf } from '../../ui/busy-button.ts'
import { whenInvalid } from '../../ui/invalid/when-invalid.ts'
import { Message, StatusLine } from '../../ui/message.tsx'
import css from './add-to-cart.css'
import { type Added, addressOf, callAddItem } from './add-to-cart-api.ts'
import '../../ui/styles.ts'

const addToCartTexts = messages('add-to-cart', {
  adding: 'Ajout…',
  added: 'Ajouté au panier',
  article: '« {name} » est dans votre panier.',
  summary: 'Votre panier : {count}, {total}.',
  continue: 'Continuer mes achats',
  cart: 'Voir le panier',
})

adoptStyles(css)

export const addToCartAttributes = {
  confirm: oneOf(['modal', 'toast', 'none'], 'modal'),
  cart: address(),
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
  useAuthorText(button, isLate && hasWords ? addToCartTexts('adding') : null)
  return null
}

/** Submits the author's plain form without leaving the page (ART-01); a second click during the first is ignored. */
export function AddToCart({ host, confirm, cart }: FeatureProps<typeof addToCartAttributes>): ReactNode {
  const [add] = useState(() => createAdditions(host))
  const sending = useRef(new Set<HTMLFormElement>())
  const [refusal, setRefusal] = useState('')
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

/** Returns the form's fields; with a file, such as a picture to print, they are sent as the browser sends files. */
function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams | FormData {
  const fields = new FormData(form, submitter)
  return textFields(fields) ?? fields
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
    const change = { action: 'add_item', value: String(fields.get('idarticle') ?? '') }
    const address = addressOf(form)
    const request = identityOf({ method: 'POST', address, body: fields })
    const lost = unanswered.get(form)
    const key = lost?.request === request ? lost.key : randomKey()
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

type Confirmation = 'modal' | 'toast' | 'none'

const modalCode = () => import('../../overlays/modal/draw-modal.tsx')
const toastCode = () => import('../../overlays/toast/toast-region.tsx')

/** Fetches the code of the confirmation while the server answers. If that fails, its use fails too, and reports it. */
function fetchAhead(way: Confirmation): void {
  if (way === 'modal') modalCode().catch(() => {})
  if (way === 'toast') toastCode().catch(() => {})
}

function summaryText(summary: CartSummary): string {
  return addToCartTexts('summary', { count: countOf(summary.count, 'article'), total: formatTotal(summary) })
}

function sentences({ name, info, summary }: Added): string[] {
  return [
    info || (name ? addToCartTexts('article', { name }) : addToCartTexts('added')),
    summary ? summaryText(summary) : '',
  ].filter(Boolean)
}

async function inModal(added: Added, cart: string): Promise<void> {
  const { modalAround } = await modalCode()
  const goOn = { titre: addToCartTexts('continue'), secondaire: true, autoclose: true }
  const see = { titre: addToCartTexts('cart'), important: true, autoclose: true, action: () => goTo(cart) }
  const content = sentences(added).map((sentence) => (
    <p key={sentence} className="flx-add-to-cart__sentence">
      {sentence}
    </p>
  ))
  const buttons = cart ? [goOn, see] : [goOn]
  const opened = await modalAround(content, { title: addToCartTexts('added'), theme: 'success', buttons })
  // The form may be in a modal, which stays the only one.
  if (!opened) await inToast(added, cart)
}

/** The article with the chosen options, and its picture if the answer has one. */
function AddedNotice(added: Added): ReactNode {
  const { options, image } = added
  return (
    <div className="flx-add-to-cart__notice">
      {image && <img className="flx-add-to-cart__picture" src={image} alt="" width="64" height="64" />}
      <div>
        {sentences(added).map((sentence, index) => (
          <Fragment key={sentence}>
            {index > 0 && ' '}
            <p className="flx-add-to-cart__sentence">{sentence}</p>
            {index === 0 && options && <p className="flx-add-to-cart__chosen">{options}</p>}
          </Fragment>
        ))}
      </div>
    </div>
  )
}

async function inToast(added: Added, cart: string): Promise<void> {
  const { toastAround } = await toastCode()
  const see = { titre: addToCartTexts('cart'), action: () => goTo(cart) }
  await toastAround(<AddedNotice {...added} />, { type: 'success', action: cart ? see : undefined })
}

async function confirmAdded(way: Confirmation, added: Added, cart: string): Promise<void> {
  if (way === 'modal') await inModal(added, cart)
  if (way === 'toast') await inToast(added, cart)
}
