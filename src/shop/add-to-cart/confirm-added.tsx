import { Fragment, type ReactNode } from 'react'
import { goTo } from '../../core/browser/navigation.ts'
import { countOf } from '../../core/french/number.ts'
import { type CartSummary, formatTotal } from '../../domain/cart/cart-summary.ts'
import type { Added } from './add-to-cart-api.ts'
import { addToCartTexts as t } from './add-to-cart-messages.ts'

export type Confirmation = 'modal' | 'toast' | 'none'

const modalCode = () => import('../../overlays/modal/draw-modal.tsx')
const toastCode = () => import('../../overlays/toast/toast-around.ts')

/** Fetches the code of the confirmation while the server answers. If that fails, its use fails too, and reports it. */
export function fetchAhead(way: Confirmation): void {
  if (way === 'modal') modalCode().catch(() => {})
  if (way === 'toast') toastCode().catch(() => {})
}

function summaryText(summary: CartSummary): string {
  return t('summary', { count: countOf(summary.count, 'article'), total: formatTotal(summary) })
}

/** Returns the sentences that confirm an addition. */
export function sentences({ name, info, summary }: Added): string[] {
  return [info || (name ? t('article', { name }) : t('added')), summary ? summaryText(summary) : ''].filter(Boolean)
}

async function inModal(added: Added, cart: string): Promise<void> {
  const { modalAround } = await modalCode()
  const goOn = { titre: t('continue'), secondaire: true, autoclose: true }
  const see = { titre: t('cart'), important: true, autoclose: true, action: () => goTo(cart) }
  const content = sentences(added).map((sentence) => (
    <p key={sentence} className="flx-add-to-cart__sentence">
      {sentence}
    </p>
  ))
  await modalAround(content, { title: t('added'), theme: 'success', buttons: cart ? [goOn, see] : [goOn] })
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
  const see = { titre: t('cart'), action: () => goTo(cart) }
  await toastAround(<AddedNotice {...added} />, { type: 'success', action: cart ? see : undefined })
}

/** Confirms that an article was added (ART-01). */
export async function confirmAdded(way: Confirmation, added: Added, cart: string): Promise<void> {
  if (way === 'modal') await inModal(added, cart)
  if (way === 'toast') await inToast(added, cart)
}
