/**
 * The script that a page loads. It knows every element, fetches the code of each at its moment, and holds what the
 * visitor does meanwhile. It imports nothing of React.
 */
import { get, remove, set } from '../src/core/browser/cookies.ts'
import { configure } from '../src/core/configure.ts'
import type { Catalogue, Wake } from '../src/core/loader/catalogue.ts'
import { elementLoader } from '../src/core/loader/element-loader.ts'
import { lazyFunction } from '../src/core/loader/lazy-function.ts'
import { startPage } from '../src/core/loader/start-page.ts'
import { isClosed } from '../src/domain/closings.ts'
import { hasChosen } from '../src/domain/consent/consent-cookie.ts'
import { hasDrafts } from '../src/domain/drafts.ts'
import type { TrackParams } from '../src/page/track/commerce.ts'
import { modules } from './groups/index.ts'

/** The cart changes, has changed, or may have. */
const cartEvents = ['flx-cart-change', 'flx-cart-changed', 'flx-cart-stale']

/**
 * What serves as it is waits for a gesture: what its server drew inside an element, a row that scrolls, a form that nothing
 * of ours changes before it is touched. What was typed before a reload comes back at once.
 */
const untilGesture = (element: Element): Wake =>
  !hasDrafts() &&
  element.matches(
    ':has([data-flx-month],[data-flx-view]),flx-carousel:not([autoplay]),flx-form:not([for],[steps],:has([data-flx-if],[data-drupal-states],[data-afficher_si]))',
  )
    ? 'gesture'
    : 'visible'

/** A form that shows nothing of ours before it is sent. */
const sentForm = { wake: 'gesture', submit: 'form' } as const

/**
 * The elements that need more than to wake when they come into view: the others have no entry, and cost a page nothing. They
 * stand in the order that compresses best.
 */
const catalogue: Catalogue = {
  'flx-form': { wake: untilGesture, submit: 'form' },
  'flx-clickable': { wake: 'now' },
  'flx-list': {
    // A list that the visitor comes back to is brought back at once.
    wake: () => (history.state?.flxList ? 'now' : 'visible'),
    submit: 'form[data-flx-filters],[data-flx-filters] form',
  },
  'flx-breadcrumb': { wake: 'gesture', click: 'button' },
  'flx-toggle': { wake: 'now', click: 'button,[data-flx-toggle]' },
  'flx-toast': { nowWhen: '[open]' },
  'flx-password-strength': { wake: 'gesture' },
  'flx-permalink': { click: 'button,[data-flx-permalink]' },
  'flx-quantity': { wake: 'gesture' },
  'flx-track': { wake: 'idle' },
  'flx-front-popup': { nowWhen: '[open]', asleepWhen: isClosed, wake: 'idle' },
  // Read at once where it is written; at the bottom of the window it shows once it has its code.
  'flx-front-banner': {
    nowWhen: '[position=bottom]:not([hidden])',
    asleepWhen: isClosed,
    wake: 'gesture',
    click: '[data-flx-close]',
  },
  'flx-video': { wake: 'visible', click: 'a' },
  'flx-date-field': { wake: 'gesture' },
  'flx-share': { nowWhen: '[networks]', control: '[data-share]' },
  'flx-page': { wake: 'now' },
  'flx-cart-badge': { wakeOn: cartEvents },
  'flx-autocomplete': { wake: 'gesture' },
  'flx-upload': { wake: 'gesture' },
  'flx-lightbox': {
    nowWhen: '[images]',
    control: '[href][rel*="lightbox" i]',
    // What has an image may be a picture: the element knows.
    inside: '[rel*="lightbox" i],a:has(img),img',
    ahead(link, { type }) {
      if (type === 'click') new Image().src = (link as Partial<HTMLAnchorElement>).href ?? ''
    },
  },
  'flx-popup': { control: '[href][class*="squeezebox" i]', nowWhen: '[open]' },
  'flx-sticky': { wake: 'now' },
  'flx-cart': { wake: untilGesture, submit: 'form', wakeOn: cartEvents },
  'flx-carousel': { wake: untilGesture },
  'flx-calendar': { wake: untilGesture },
  'flx-consent': {
    wake: () => (hasChosen() ? 'visible' : 'idle'),
    wakeOn: ['flx-consent-ask'],
  },
  'flx-stock': sentForm,
  'flx-signup': sentForm,
  'flx-password-change': sentForm,
  'flx-newsletter': sentForm,
  'flx-modal': { nowWhen: '[open]' },
  'flx-loader': { nowWhen: '[open],body[data-flx-loader]' },
  'flx-add-to-cart': sentForm,
  'flx-mobile-menu': {
    control: '#flx-menu-button',
    // What reads the list that it stands for, or asks the server for its entries; another source takes a moment more.
    // Entries that are not in the page come from the server, by code of their own.
    ahead: (_button, _event, menu) => menu.matches('[nav],:has(li)') || elements.wake('flx-server-menu'),
  },
}

const elements = elementLoader(catalogue, modules)

/** What makes the functions of an element's module, by their names. */
const from =
  <M>(element: string) =>
  <K extends keyof M>(name: K) =>
    lazyFunction(() => elements.load(`flx-${element}`) as Promise<M>, name)
const ofModal = from<typeof import('./modal.ts')>('modal')
const ofLoader = from<typeof import('./loader.ts')>('loader')
const ofRequest = from<typeof import('../src/core/http/request.ts')>('request')
const onDemand = from<typeof import('./on-demand.ts')>('on-demand')
const ofPopup = from<typeof import('./popup.ts')>('popup')

export { configure }
export const modal = ofModal('modal')
export const alert = ofModal('alert')
export const confirm = ofModal('confirm')
export const popup = Object.assign(ofPopup('popup'), { close: ofPopup('closePopup') })
export const lightbox = from<typeof import('./lightbox.ts')>('lightbox')('lightbox')
export const loader = { show: ofLoader('showLoader'), hide: ofLoader('hideLoader') }
export const toast = from<typeof import('./toast.ts')>('toast')('toast')
export const request = Object.assign(ofRequest('request'), {
  json: ofRequest('requestJson'),
  html: ofRequest('requestHtml'),
})
/** Tells the page's data layer that something happened, once the visitor has accepted it. */
export const track = from<typeof import('./track.ts')>('track')('track') as <E extends string>(
  event: E,
  params?: TrackParams<E>,
) => Promise<void>
export const cookies = { get, set, remove }
export const version = __FLX_VERSION__

/** What integrators call. Every member may be used as soon as the script has run; code arrives with the first call. */
export const flx = {
  modal,
  alert,
  confirm,
  popup,
  lightbox,
  loader,
  toast,
  request,
  track,
  /** What the server translates: `add` has it learn an expression (I18N-02). */
  translations: { add: onDemand('add') },
  cookies,
  configure,
  /** Runs a method of an element, whose code is fetched if need be. */
  invoke: onDemand('invoke').bind(null, elements),
  version,
}

startPage(elements, flx)
