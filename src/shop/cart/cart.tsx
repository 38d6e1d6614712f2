import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FeatureProps } from '../../core/element/react-element.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { textsVersion } from '../../core/i18n/texts.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { useStored } from '../../core/use-stored.ts'
import choiceCss from '../../ui/choice.css'
import fieldCss from '../../ui/field.css'
import foldCss from '../../ui/fold.css'
import relayCss from '../../ui/relay/relay.css'
import { ReactServerView } from '../../ui/server-view/react-server-view.tsx'
import '../../ui/styles.ts'
import { cartAddress } from './api/cart-api.ts'
import { isCartAction } from './api/cart-request.ts'
import asideCss from './basket/cart-aside.css'
import linesCss from './basket/cart-lines.css'
import frameCss from './cart.css'
import type { cartAttributes } from './cart-attributes.ts'
import { cartTexts } from './cart-messages.ts'
import type { CartMethods } from './cart-types.ts'
import formsCss from './checkout/checkout-forms.css'
import stepsCss from './checkout/checkout-steps.css'
import { useSteps } from './checkout/use-steps.ts'
import { useTyping } from './controls/use-typing.ts'
import { createCart } from './create-cart.ts'
import { CartFeedback } from './feedback/cart-feedback.tsx'
import { useCartMethods } from './use-cart-methods.ts'
import { useOtherCarts } from './use-other-carts.ts'
import { CartView } from './view/cart-view.tsx'
import { summaryIn } from './view/initial-summary.ts'
import { type PageLinks, pageLinks } from './view/page-links.ts'
import { useIdPrefix } from './view/use-id-prefix.ts'

for (const css of [frameCss, linesCss, asideCss, foldCss, fieldCss, choiceCss, relayCss, stepsCss, formsCss])
  adoptStyles(css)

/** Returns true if the server's HTML contains a cart. A loading message would then push the page down briefly. */
const hasCart = (host: Element): boolean => host.querySelector('[data-flx-version], [data-flx-action]') !== null

/**
 * The cart of a shop, from its articles to the order (CART-01). `ReactServerView` shows HTML that comes from the
 * server, in the page or in an answer; `CartView` renders a cart in JSON in the same place. Both have the same data
 * attributes, so one set of actions handles both.
 */
export function Cart({
  host,
  next,
  nextLabel,
  shop,
  orderLabel,
}: FeatureProps<typeof cartAttributes, CartMethods>): ReactNode {
  const t = useTexts(cartTexts)
  const [{ engine, quantities, actions }] = useState(() => createCart(host))
  const { shown, answered, busy, problem, announcement } = useStored(engine.state)
  const [isWaiting] = useState(() => !hasCart(host))
  const [links, setLinks] = useState<PageLinks>({})
  const afterDrawing = useSteps(host, engine, actions.perform)
  useTyping(host, quantities, actions)
  useOtherCarts(host, engine)
  useCartMethods(host, engine)

  const begin = (view: HTMLElement | null): void => {
    setLinks(pageLinks(view))
    const initial = summaryIn(view)
    if (initial) engine.start(initial.summary)
    else void engine.refresh()
    if (view) actions.takeOver(view)
  }

  const id = useIdPrefix()
  const texts = textsVersion()
  // Memoized: a loading state or a failure must not render every line of the cart again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the views read the texts where they are drawn
  const view = useMemo(
    () =>
      shown?.type === 'json' ? (
        <CartView
          cart={shown.cart}
          notice={shown.notice}
          relays={shown.relays}
          action={cartAddress()}
          id={id}
          nextHref={next || links.nextHref}
          nextLabel={nextLabel || links.nextLabel}
          shopHref={shop || links.shopHref}
          orderLabel={orderLabel || links.orderLabel}
        />
      ) : null,
    [shown, id, next, nextLabel, shop, orderLabel, links, texts],
  )

  const drawnAnswer = useRef(answered)
  const afterRender = (): void => {
    quantities.afterRender(shown?.type === 'json' ? shown.cart.lines.length : undefined)
    const news = answered === drawnAnswer.current ? null : answered
    drawnAnswer.current = answered
    // Deferred until focus and scroll position are restored, because an answer may move them elsewhere.
    queueMicrotask(() => afterDrawing(news))
  }

  // An answer that contains only a message renders no view, but a refused quantity must still be dropped.
  useLayoutEffect(() => {
    if (announcement) quantities.afterRender()
  }, [announcement, quantities])

  return (
    <div className="flx-cart-frame" data-flx-busy={busy || undefined}>
      <ReactServerView
        host={host}
        answer={shown?.type === 'html' ? shown : null}
        onAction={actions.perform}
        isAction={isCartAction}
        onStart={begin}
        afterRender={afterRender}
      >
        {view}
      </ReactServerView>
      {isWaiting && !shown && !problem && <p className="flx-cart__loading">{t('loading')}</p>}
      <CartFeedback host={host} engine={engine} />
    </div>
  )
}
