import { type ReactNode, useCallback, useEffect, useMemo } from 'react'
import { changeValue } from '../../core/browser/change-field.ts'
import { flag, int, selector, text } from '../../core/element/codecs.ts'
import type { FeatureProps } from '../../core/element/react-element.ts'

import { adoptStyles } from '../../core/element/styles.ts'
import {
  keyOfNode,
  useAuthorAttributes,
  useAuthorNode,
  useAuthorText,
  useFieldValue,
} from '../../core/element/use-author-node.ts'

import { emit } from '../../core/events.ts'
import { handsOnFocus } from '../../core/focus/remember-focus.ts'
import { formatNumber } from '../../core/french/number.ts'
import { writtenAttribute } from '../../core/html/originals.ts'
import { plainText } from '../../core/html/plain-text.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { closeOwnPopup, notifyOpener } from '../../core/overlay/opener.ts'
import { useEvent } from '../../core/use-event.ts'
import { Beside } from '../../ui/beside.tsx'
import { whenInvalid } from '../../ui/invalid/when-invalid.ts'
import { Message, StatusLine } from '../../ui/message.tsx'
import { AlertForm, GivenAlertForm, hiddenAttributes } from './alert-form.tsx'
import css from './stock.css'
import { stockTexts } from './stock-messages.ts'
import type { StockInfo } from './stock-types.ts'
import { fieldOf, useReference, useStock } from './use-stock.ts'
import '../../ui/styles.ts'
import './stock-types.ts'

adoptStyles(css)

export const stockAttributes = {
  article: text(),
  for: selector(),
  count: int(),
  noAlert: flag,
  closePopup: flag,
}

type StockProps = FeatureProps<typeof stockAttributes>

/** Excludes the alert form, which has a reference too. */
const adding = 'form:not([data-flx-stock-alert])'

/** Returns the author's form that adds to the cart: the one that `for` names, or contains; else the element's own. */
function useAddingForm(host: StockProps['host'], named: string, due: string | undefined): HTMLFormElement | null {
  const within = named ? document : host
  const selector = named ? `form:is(${named}), :is(${named}) ${adding}` : adding
  const first = useAuthorNode<HTMLFormElement>(host, `${adding}:has([name="idreference"])`)
  const form = useAuthorNode<HTMLFormElement>(host, selector, { within, ...(due && { due }) })
  return named ? form : (first ?? form)
}

/** Returns the buttons that add: one for the chosen reference, or one for each reference. */
function findButtons(form: HTMLFormElement): HTMLElement[] {
  const byReference = [...form.querySelectorAll<HTMLElement>('button[name="idreference"]')]
  // A button that the author disabled is sold out: it stays as it is.
  if (byReference.length > 0) return byReference.filter((button) => !button.matches(':disabled'))
  const one = form.querySelector<HTMLElement>('[data-flx-stock-button], [type="submit"], button:not([type])')
  return one ? [one] : []
}

/** Opens the choice of criteria of an article, in the size of its preset (ART-03, POPUP-08). */
async function openCriteria(articleId: string, count: number): Promise<void> {
  const { popup } = await import('../../overlays/popup/open-popup.tsx')
  await popup({ preset: 'criteria', params: { idarticle: articleId, count }, label: stockTexts('choose') })
}

/** Shows the stock of the chosen reference beside the author's form (ART-02, ART-03). */
export function Stock(props: StockProps): ReactNode {
  const { host, noAlert } = props
  const given = useAuthorNode<HTMLFormElement>(host, 'form[data-flx-stock-alert]')
  const alert = noAlert ? null : given
  // If an article is sold out, its author may write only an alert form.
  const due = alert ? undefined : 'ne trouve pas de formulaire (dedans, ou par for) : il ne fait rien.'
  const form = useAddingForm(host, props.for, due)
  useEffect(() => whenInvalid(host), [host])
  if (form) return <Sale {...props} form={form} alert={alert} />
  return alert && <GivenAlertForm form={alert} isShown />
}

interface SaleProps extends StockProps {
  form: HTMLFormElement
  alert: HTMLFormElement | null
}

function Sale({ host, form, alert, article, count, noAlert, closePopup }: SaleProps): ReactNode {
  const articleId = article || fieldOf(form, 'idarticle')
  const t = useTexts(stockTexts)
  const [stock, ask] = useStock(host, articleId)
  const reference = useReference(form)
  const info = stock?.[reference]
  const words = info && info.display !== 'sale' ? plainText(info.message) : ''
  useEffect(() => {
    if (!info) return
    emit(host, 'flx-stock-shown', { reference, display: info.display, message: words, stock: info.stock })
  }, [host, reference, info, words])

  const referenceOf = (button: HTMLElement | null): string | null =>
    button?.getAttribute('name') === 'idreference' ? button.getAttribute('value') : fieldOf(form, 'idreference')
  // How the form is submitted: `mode_ajax` leaves it to the browser, `mode_detail` opens the choice of criteria.
  useEvent(form, 'submit', (event) => {
    const sent = stock?.[referenceOf(event.submitter) ?? '']
    if (!sent || event.defaultPrevented || (sent.staysOnPage && !sent.opensChoice)) return
    event.stopPropagation()
    if (!sent.opensChoice) return
    event.preventDefault()
    void openCriteria(articleId, count ?? Object.keys(stock ?? {}).length)
  })
  useEvent(document, 'flx-cart-changed', ({ target, detail }) => {
    const isOurs = target instanceof Node && (target.contains(form) || form.contains(target))
    if (!isOurs || target === document) return
    ask()
    if (!closePopup) return
    notifyOpener('flx-cart-changed', { ...detail, summary: null })
    void closeOwnPopup()
  })

  const limit = useStockLimit(form, info?.stock ?? null)
  const place = useAuthorNode(host, '[data-flx-stock-message]')
  useAuthorText(place, stock && words)
  useAuthorAttributes(place, place && !writtenAttribute(place, 'role') ? { role: 'status' } : {})
  const alertProps = { isShown: info?.display === 'message', reference }
  return (
    <>
      {findButtons(form).map((button) => (
        <SaleButton key={keyOfNode(button)} button={button} info={stock?.[referenceOf(button) ?? '']} />
      ))}
      {!place && (
        <StatusLine className="flx-stock__message">{words && <Message meaning="warning">{words}</Message>}</StatusLine>
      )}
      <StatusLine className="flx-stock__limit">
        {limit !== null && t('most', { count: formatNumber(limit) })}
      </StatusLine>
      {alert && <GivenAlertForm form={alert} {...alertProps} />}
      {!(alert || noAlert) && <AlertForm {...alertProps} />}
    </>
  )
}

/**
 * Limits the quantity of a form to the stock of its reference, so that the server does not refuse later what was
 * accepted here.
 *
 * @returns the limit, once the field has reached it; null before, and if something other than the stock sets the limit.
 */
function useStockLimit(form: HTMLFormElement, stock: number | null): number | null {
  const field = form.querySelector<HTMLInputElement>('input[type="number"][name="quantite"]')
  const own = Number((field && writtenAttribute(field, 'max')) || Number.POSITIVE_INFINITY)
  const limit = stock !== null && stock > 0 && stock < own ? stock : null
  useAuthorAttributes(field, limit === null ? {} : { max: String(limit) })
  const value = Number(useFieldValue(field))
  const isOver = limit !== null && value > limit
  useEffect(() => {
    if (field && isOver) changeValue(field, String(limit))
  }, [field, isOver, limit])
  return limit !== null && value >= limit && limit > 1 ? limit : null
}

interface SaleButtonProps {
  button: HTMLElement
  /** If undefined, the button is as the author made it. */
  info: StockInfo | undefined
}

/** Shows, hides and renames the author's button, or replaces it by a link of the same look and text (ART-02). */
function SaleButton({ button, info }: SaleButtonProps): ReactNode {
  const input = button instanceof HTMLInputElement ? button : null
  const ownWords = useMemo(() => (input ? input.value : button.textContent), [button, input])
  const words = info?.buttonText || null
  const isShown = info?.display === 'sale' || info?.display === 'both'
  const url = isShown ? info.url : ''
  useAuthorAttributes(button, info ? hiddenAttributes(button, !isShown || url !== '') : {})
  useAuthorAttributes(input, words ? { value: words } : {})
  useAuthorText(input ? null : button, words)
  const takesFocus = useCallback(
    (link: HTMLAnchorElement | null) => {
      if (document.activeElement === button) link?.focus()
      return handsOnFocus(link)
    },
    [button],
  )
  return (
    <Beside of={button} name="stock-link" as="span">
      {url && (
        <a ref={takesFocus} className={button.className} href={url}>
          {words ?? ownWords}
        </a>
      )}
    </Beside>
  )
}
