import { useCallback, useMemo, useRef } from 'react'
import { text } from '../../core/element/codecs.ts'
import type { FeatureProps } from '../../core/element/react-element.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { textsVersion } from '../../core/i18n/texts.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import type { CartSummary } from '../../core/store.ts'
import '../../ui/styles.ts'
import { isState } from '../../ui/server-view/drawn-view.ts'
import { ServerView } from '../../ui/server-view/server-view.tsx'
import frameCss from './cart.css'
import { actOnCart } from './cart-acts.ts'
import { cartAddress, checkoutCode } from './cart-api.ts'
import asideCss from './cart-aside.css'
import type { CartEngine } from './cart-engine.ts'
import { CartFeedback } from './cart-feedback.tsx'
import linesCss from './cart-lines.css'
import { cartTexts } from './cart-messages.ts'
import type { CartMethods } from './cart-methods.ts'
import { useCart } from './use-cart.ts'

for (const css of [frameCss, linesCss, asideCss]) adoptStyles(css)

export const cartAttributes = {
  next: text(),
  nextLabel: text(),
  shop: text(),
  orderLabel: text(),
}

interface Links {
  nextHref?: string
  nextLabel?: string
  shopHref?: string
  orderLabel?: string
}

/** The links of the view that the server drew, for React to draw them too. */
function linksOf(drawn: Element | null): Links {
  const link = (name: string) => drawn?.querySelector<HTMLAnchorElement>(`a.flx-cart__${name}`)
  return {
    nextHref: link('next')?.getAttribute('href') ?? undefined,
    nextLabel: link('next')?.textContent?.trim() || undefined,
    shopHref: link('shop')?.getAttribute('href') ?? undefined,
    orderLabel: drawn?.querySelector('[data-flx-action="valide_panier"]')?.textContent?.trim() || undefined,
  }
}

/** What the visitor changed before the code was there: what is being typed stays, the rest is sent. */
function takeOverQuantities(engine: CartEngine, drawn: Element | null): void {
  for (const field of drawn?.querySelectorAll<HTMLInputElement>('input[data-flx-action="modifQte"]') ?? []) {
    if (field.value === field.defaultValue) continue
    const value = field.dataset.flxValue ?? ''
    if (field === document.activeElement) engine.quantities.type(value, field.value)
    else actOnCart(engine, { action: 'modifQte', value, fields: new URLSearchParams(), control: field })
  }
}

export function Cart({ host, next, nextLabel, shop, orderLabel }: FeatureProps<typeof cartAttributes, CartMethods>) {
  useTexts(cartTexts)
  const [engine, state] = useCart(host)
  const { shown, busy } = state
  const links = useRef<Links>({})
  const first = useRef<CartSummary | null>(null)
  const inSteps = useRef(false)

  const start = useCallback(
    (drawn: Element | null): void => {
      links.current = linksOf(drawn)
      engine.start(drawn && isState(drawn) ? drawn : null)
      first.current = engine.state().summary
      takeOverQuantities(engine, drawn)
    },
    [engine],
  )

  const drawn = (): void => {
    engine.quantities.drawn(shown?.type === 'json' ? shown.cart.lines.length : undefined)
    if (!inSteps.current && !host.querySelector('[data-flx-view]')?.hasAttribute('data-flx-stage')) return
    inSteps.current = true
    checkoutCode().then(
      ({ followSteps }) => followSteps(host, engine, (act) => actOnCart(engine, act)),
      () => {},
    )
  }

  const action = cartAddress()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view writes the texts of this version
  const drawnByReact = useMemo(() => {
    if (shown?.type !== 'json') return null
    const given = links.current
    return (
      <shown.View
        cart={shown.cart}
        notice={shown.notice}
        relays={shown.relays}
        action={action}
        nextHref={next || given.nextHref}
        nextLabel={nextLabel || given.nextLabel}
        shopHref={shop || given.shopHref}
        orderLabel={orderLabel || given.orderLabel}
      />
    )
  }, [shown, action, next, nextLabel, shop, orderLabel, textsVersion()])
  return (
    <div className="flx-cart-frame" data-flx-busy={busy || undefined}>
      <ServerView
        host={host}
        answer={shown?.type === 'html' ? shown : null}
        onAct={(act) => actOnCart(engine, act)}
        onStart={start}
        onDrawn={drawn}
      >
        {drawnByReact}
      </ServerView>
      {!shown && !state.problem && <p className="flx-cart__loading">{cartTexts('loading')}</p>}
      <CartFeedback engine={engine} state={state} first={first.current} />
    </div>
  )
}
