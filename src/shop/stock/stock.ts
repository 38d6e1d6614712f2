import { findFirst } from '../../core/browser/select.ts'
import fieldCss from '../../ui/field.css'
import '../../ui/styles.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { flag, int, text } from '../../core/element/codecs.ts'
import { openingTag, reportError } from '../../core/element/report-error.ts'
import { selector } from '../../core/element/selector-codec.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { emit } from '../../core/events.ts'
import { plainText } from '../../core/html/plain-text.ts'
import { createLatest } from '../../core/http/latest.ts'
import { isAborted } from '../../core/http/request-error.ts'
import { closeOwnPopup, tellOpener } from '../../core/overlay/opener.ts'
import { whenInvalid } from '../../ui/invalid/when-invalid.ts'
import { alertForm, givenAlertForm } from './alert-form.ts'
import { openCriteria } from './open-criteria.ts'
import { saleButton } from './sale-button.ts'
import css from './stock.css'
import { readStock } from './stock-api.ts'
import type { StockInfo } from './stock-info.ts'
import './stock-events.ts'

for (const sheet of [fieldCss, css]) adoptStyles(sheet)

export const stockAttributes = {
  article: text(),
  for: selector(),
  count: int(),
  noAlert: flag,
  closePopup: flag,
}

/** The form for alerts names a reference too. */
const adding = 'form:not([data-flx-stock-alert])'

/** The author's form that adds to the cart: the element's own, or the one that `for` names. */
function findForm(host: HTMLElement, selector: string): HTMLFormElement | null {
  const named = selector ? findFirst<Element>(selector) : null
  const found =
    named ??
    host.querySelector<HTMLFormElement>(`${adding}:has([name="idreference"])`) ??
    host.querySelector<HTMLFormElement>(adding)
  return found instanceof HTMLFormElement ? found : (found?.querySelector<HTMLFormElement>(adding) ?? null)
}

/** What adds: one button for the chosen reference, or a button by reference. */
function findButtons(form: HTMLFormElement): HTMLElement[] {
  const byReference = [...form.querySelectorAll<HTMLElement>('button[name="idreference"]')]
  // A button that the author disabled says that it is sold out: it stays as it is.
  if (byReference.length > 0) return byReference.filter((button) => !button.matches(':disabled'))
  const one = form.querySelector<HTMLElement>('[data-flx-stock-button], [type="submit"], button:not([type])')
  return one ? [one] : []
}

function mountIn(host: HTMLElement): { mount: HTMLElement; message: HTMLElement } {
  for (const dead of host.querySelectorAll('[data-flx-mount="stock"]')) dead.remove()
  const mount = document.createElement('div')
  mount.className = 'flx-mount'
  mount.dataset.flxMount = 'stock'
  const given = host.querySelector<HTMLElement>('[data-flx-stock-message]')
  const message = given ?? document.createElement('p')
  if (!given) message.className = 'flx-stock__message'
  if (!message.hasAttribute('role')) message.setAttribute('role', 'status')
  if (!given) mount.append(message)
  host.append(mount)
  return { mount, message }
}

/** Sends the author's form for alerts, and answers in place, where nothing can be bought. @returns what undoes it. */
function startAlone(host: HTMLElement, given: HTMLFormElement): () => void {
  const alert = alertForm(given, host)
  alert.show()
  const stopSaying = whenInvalid(host)
  return () => {
    stopSaying()
    alert.remove()
  }
}

/** Shows beside the author's form what the stock says of the chosen reference (ART-02, ART-03). */
export const stock: Behaviour<typeof stockAttributes> = (host) => {
  const form = findForm(host, host.for)
  if (!form) {
    // Of an article that is sold out an author may show nothing else.
    const alone = host.noAlert ? null : givenAlertForm(host)
    if (alone) return startAlone(host, alone)
    console.warn(`flx : ${openingTag(host)} ne trouve pas de formulaire (dedans, ou par for) : il ne fait rien.`)
    return undefined
  }
  const article = host.article || String(new FormData(form).get('idarticle') ?? '')
  const { mount, message } = mountIn(host)
  const ownText = message.textContent
  const buttons = findButtons(form).map(saleButton)
  const alert = host.noAlert ? undefined : alertForm(givenAlertForm(host), mount)
  const latest = createLatest()
  const stop = new AbortController()
  const { signal } = stop
  let known: Record<string, StockInfo> = {}

  const chosen = (button?: HTMLElement | null): string =>
    button?.getAttribute('name') === 'idreference'
      ? (button.getAttribute('value') ?? '')
      : String(new FormData(form).get('idreference') ?? '')

  const show = (): void => {
    for (const each of buttons) each.apply(known[chosen(each.button)])
    const reference = chosen()
    const info = known[reference]
    const words = info && info.display !== 'sale' ? plainText(info.message) : ''
    if (message.textContent !== words) message.textContent = words
    if (info?.display === 'message') alert?.show(reference)
    else alert?.hide()
    if (!info) return
    const { display, stock: pieces } = info
    emit(host, 'flx-stock-shown', { reference, display, message: words, stock: pieces })
  }

  const ask = async (): Promise<void> => {
    try {
      known = await latest.run((ended) => readStock(article, ended))
      show()
    } catch (error) {
      // The form goes on as the author made it.
      if (!isAborted(error)) reportError(host, error)
    }
  }

  /** The form's own way of being sent: `mode_ajax` leaves it to the browser, `mode_detail` opens the choice. */
  const submit = (event: SubmitEvent): void => {
    const info = known[chosen(event.submitter)]
    if (!info || event.defaultPrevented) return
    if (info.opensChoice) {
      event.preventDefault()
      event.stopPropagation()
      void openCriteria(article, host.count ?? Object.keys(known).length)
    } else if (!info.staysOnPage) event.stopPropagation()
  }

  form.addEventListener('change', show, { signal })
  form.addEventListener('reset', () => queueMicrotask(show), { signal })
  form.addEventListener('submit', submit, { signal })
  const changed = ({ target, detail }: DocumentEventMap['flx-cart-changed']): void => {
    const isOurs = target instanceof Node && (target.contains(form) || form.contains(target))
    if (!isOurs || target === document) return
    void ask()
    if (!host.closePopup) return
    tellOpener('flx-cart-changed', { ...detail, summary: null })
    void closeOwnPopup()
  }
  document.addEventListener('flx-cart-changed', changed, { signal })
  void ask()
  const stopSaying = whenInvalid(host)
  return () => {
    stop.abort()
    stopSaying()
    latest.abort()
    alert?.remove()
    for (const each of buttons) each.restore()
    message.textContent = ownText
    mount.remove()
  }
}
