import { useCallback, useMemo, useRef } from 'react'
import { findFirst } from '../../core/browser/select.ts'
import type { FlxElement } from '../../core/element/react-element.ts'
import { textsVersion } from '../../core/i18n/texts.ts'
import { readCartSummary } from '../../domain/cart/cart-summary.ts'
import { reportMissingHooks } from '../../domain/cart/missing-hooks.ts'
import { isState } from '../../ui/server-view/initial-view.ts'
import { ServerView } from '../../ui/server-view/server-view.tsx'
import { cartAddress } from './api/cart-api.ts'
import { isCartAction } from './api/cart-request.ts'
import type { CartState } from './engine/cart-state.ts'
import { checkoutCode } from './lazy-code.ts'
import type { CartParts } from './use-cart.ts'

interface Links {
  nextHref?: string
  nextLabel?: string
  shopHref?: string
  orderLabel?: string
}

/** The links of the view that the server drew, for React to draw them too. */
function linksOf(view: Element | null): Links {
  const link = (name: string) => view && findFirst<HTMLAnchorElement>(`a.flx-cart__${name}`, view)
  return {
    nextHref: link('next')?.getAttribute('href') ?? undefined,
    nextLabel: link('next')?.textContent?.trim() || undefined,
    shopHref: link('shop')?.getAttribute('href') ?? undefined,
    orderLabel: view?.querySelector('[data-flx-action="valide_panier"]')?.textContent?.trim() || undefined,
  }
}

/** The prefix of the ids that each cart writes. */
const prefixes = new WeakMap<Element, string>()

/** The first cart of the page writes the ids that the server's view has; a second one shares none with it. */
function prefixOf(host: HTMLElement): string {
  const known = prefixes.get(host)
  if (known) return known
  const taken = [...document.querySelectorAll('flx-cart')].map((cart) => prefixes.get(cart))
  let prefix = 'flx-cart'
  for (let rank = 2; taken.includes(prefix); rank++) prefix = `flx-cart-${rank}`
  prefixes.set(host, prefix)
  return prefix
}

interface CartRendererProps {
  host: FlxElement
  cart: CartParts
  state: CartState
  /** As the attributes of the element say; empty: as the view of the server said. */
  next: string
  nextLabel: string
  shop: string
  orderLabel: string
}

/**
 * Draws what the cart shows: the view that came with the page, an answer in HTML, or one in JSON by the cart's own views.
 * After each drawing it lays the wanted quantities over it and brings the steps of the order to life.
 */
export function CartRenderer({ host, cart, state, next, nextLabel, shop, orderLabel }: CartRendererProps) {
  const { engine, quantities, actions, views } = cart
  const { shown, answered } = state
  const links = useRef<Links>({})
  const inSteps = useRef(false)
  const drawnAnswer = useRef<CartState['answered']>(null)

  const start = useCallback(
    (view: HTMLElement | null): void => {
      links.current = linksOf(view)
      if (view && isState(view)) {
        const { summary, missing } = readCartSummary(view)
        if (missing.length > 0) reportMissingHooks(document.baseURI, missing)
        engine.start(summary)
      } else void engine.refresh()
      if (view) actions.takeOver(view)
    },
    [engine, actions],
  )

  const afterRender = (): void => {
    quantities.afterRender(shown?.type === 'json' ? shown.cart.lines.length : undefined)
    // Taken with this drawing: the code of the steps may come when a newer answer is known and not drawn yet.
    const news = answered === drawnAnswer.current ? null : answered
    drawnAnswer.current = answered
    if (!inSteps.current && !host.querySelector('[data-flx-view]')?.hasAttribute('data-flx-stage')) return
    inSteps.current = true
    checkoutCode().then(
      (steps) => {
        cart.steps = steps
        steps.updateSteps(host, engine, actions.perform, news)
      },
      () => {},
    )
  }

  const action = cartAddress()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view writes the texts of this version
  const view = useMemo(() => {
    const View = shown?.type === 'json' && views.get(shown.cart)
    if (!View) return null
    const given = links.current
    return (
      <View
        cart={shown.cart}
        notice={shown.notice}
        relays={shown.relays}
        action={action}
        id={prefixOf(host)}
        nextHref={next || given.nextHref}
        nextLabel={nextLabel || given.nextLabel}
        shopHref={shop || given.shopHref}
        orderLabel={orderLabel || given.orderLabel}
      />
    )
  }, [host, shown, views, action, next, nextLabel, shop, orderLabel, textsVersion()])

  return (
    <ServerView
      host={host}
      answer={shown?.type === 'html' ? shown : null}
      onAction={actions.perform}
      isAction={isCartAction}
      onStart={start}
      afterRender={afterRender}
    >
      {view}
    </ServerView>
  )
}
