import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { findFirst } from '../../core/browser/select.ts'
import { address, text } from '../../core/element/codecs.ts'
import { type FeatureProps, type FlxElement, useHostMethod } from '../../core/element/react-element.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { textsVersion } from '../../core/i18n/texts.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { sharedAtom, store } from '../../core/store.ts'
import { useEvent } from '../../core/use-event.ts'
import { useStored } from '../../core/use-stored.ts'
import { readSummary } from '../../domain/cart/cart-html.ts'
import { onKnownCart } from '../../domain/cart/known-cart.ts'
import choiceCss from '../../ui/choice.css'
import fieldCss from '../../ui/field.css'
import foldCss from '../../ui/fold.css'
import relayCss from '../../ui/relay/relay.css'
import { isState } from '../../ui/server-view/initial-view.ts'
import { ReactServerView } from '../../ui/server-view/react-server-view.tsx'
import asideCss from './basket/cart-aside.css'
import linesCss from './basket/cart-lines.css'
import frameCss from './cart.css'
import { cartAddress, isCartAction } from './cart-api.ts'
import { CartEngine } from './cart-engine.ts'
import { cartTexts } from './cart-messages.ts'
import type { CartMethods } from './cart-types.ts'
import formsCss from './checkout/checkout-forms.css'
import stepsCss from './checkout/checkout-steps.css'
import { useSteps } from './checkout/use-steps.ts'
import { createCartActions, useTyping } from './controls/cart-actions.ts'
import { CartQuantities } from './controls/cart-quantities.ts'
import { CartFeedback } from './feedback/cart-feedback.tsx'
import { CartView } from './view/cart-view.tsx'
import '../../ui/styles.ts'

for (const css of [frameCss, linesCss, asideCss, foldCss, fieldCss, choiceCss, relayCss, stepsCss, formsCss])
  adoptStyles(css)

export const cartAttributes = {
  next: address(),
  nextLabel: text(),
  shop: address(),
  orderLabel: text(),
}

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
    // A view without a cart says that it is to be fetched.
    if (view && isState(view)) engine.start(readSummary(view, document.baseURI))
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

function createCart(host: HTMLElement) {
  const quantities = new CartQuantities(host)
  const engine = new CartEngine(host, ({ action, value }, isRefused) => {
    if (action === 'modifQte') quantities.settle(value, isRefused)
  })
  return { engine, quantities, actions: createCartActions(engine, quantities) }
}

/** Renders pending state at once, so that the page is up to date when a method's promise resolves. */
const drawn = (): void => flushSync(() => {})

function useCartMethods(host: FlxElement<CartMethods>, engine: CartEngine): void {
  useHostMethod(host, 'refresh', () => engine.refresh().then(drawn))
  useHostMethod(host, 'perform', (action, value, fields) =>
    engine.perform({ action, value, fields: Object.entries(fields) }).then(drawn),
  )
}

/** Age in milliseconds from which a cart is fetched again when its tab becomes visible. */
const shelfLife = 60_000

/**
 * Fetches the cart again when it may have changed elsewhere: after Back, in another tab, by another widget, or during a
 * long absence.
 */
function useOtherCarts(host: HTMLElement, engine: CartEngine): void {
  useEvent(document, 'flx-cart-stale', () => void engine.refresh())
  useEvent(document, 'flx-cart-changed', ({ target, detail }) => {
    if (target !== host && !detail.summary) void engine.refresh()
  })
  useEvent(document, 'visibilitychange', () => {
    if (document.visibilityState === 'visible' && engine.age() > shelfLife) void engine.refresh()
  })
  // Only the visitor may send an order again.
  useEvent(window, 'online', () => {
    const { problem, kept } = engine.now
    if (problem && kept !== 'order') engine.retry()
  })
  useLayoutEffect(() => onKnownCart(() => queueMicrotask(() => engine.catchUp())), [engine])
}

const prefixesAtom = sharedAtom<readonly string[]>('cartPrefixes', [])

/**
 * Returns the prefix of a cart's ids. The first cart of the page uses the ids of the server's view; each further cart
 * gets a prefix of its own.
 */
function useIdPrefix(): string {
  const [prefix, setPrefix] = useState('flx-cart')
  useLayoutEffect(() => {
    const taken = store.get(prefixesAtom)
    let own = 'flx-cart'
    for (let rank = 2; taken.includes(own); rank++) own = `flx-cart-${rank}`
    store.set(prefixesAtom, [...taken, own])
    setPrefix(own)
    return () => store.set(prefixesAtom, (prefixes) => prefixes.filter((each) => each !== own))
  }, [])
  return prefix
}

/** The links and texts of the server's view, so that our own views use the same ones. */
type PageLinks = Partial<ReturnType<typeof pageLinks>>

function pageLinks(view: Element | null) {
  const link = (name: string) => view && findFirst<HTMLAnchorElement>(`a.flx-cart__${name}`, view)
  return {
    nextHref: link('next')?.getAttribute('href') ?? undefined,
    nextLabel: link('next')?.textContent?.trim() || undefined,
    shopHref: link('shop')?.getAttribute('href') ?? undefined,
    orderLabel: view?.querySelector('[data-flx-action="valide_panier"]')?.textContent?.trim() || undefined,
  }
}
