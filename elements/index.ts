/**
 * The script that a page loads. It knows all elements, fetches the code of each when it is needed, and holds the
 * visitor's events meanwhile. It imports nothing of React.
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

/** Events of a cart that changes, has changed, or may have. */
const cartEvents = ['flx-cart-change', 'flx-cart-changed', 'flx-cart-stale']

/**
 * Loads an element on the visitor's first action if it is usable without its code: it was rendered by the server,
 * scrolls by itself, or is a form that we do not change before it is used. If the page has drafts to restore, the
 * element loads in view.
 */
const untilGesture = (element: Element): Wake =>
  !hasDrafts() &&
  element.matches(
    ':has([data-flx-month],[data-flx-view]),flx-carousel:not([autoplay]),flx-form:not([for],[steps],:has([data-flx-if],[data-drupal-states],[data-afficher_si]))',
  )
    ? 'gesture'
    : 'visible'

/** Entry of a form that shows nothing of ours before it is submitted. */
const sentForm = { wake: 'gesture', submit: 'form' } as const

/**
 * The elements that need more than to be loaded when they come into view; the others have no entry, which saves bytes.
 * The order is the one that compresses best.
 */
const catalogue: Catalogue = {
  'flx-form': { wake: untilGesture, submit: 'form' },
  'flx-clickable': { wake: 'now' },
  'flx-list': {
    // A list that the visitor returns to is restored at once.
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
  // Loaded late, as it can be read without its code; at the bottom of the window it only shows once it has its code.
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
    // A link with an image may lead to a picture; the element decides.
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
    // Without a list in the page, the entries come from the server, by code of their own, which is fetched in advance.
    ahead: (_button, _event, menu) => menu.matches('[nav],:has(li)') || elements.wake('flx-server-menu'),
  },
}

const elements = elementLoader(catalogue, modules)

/** Returns a function that creates lazy functions of an element's module, by their names. */
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
/** Sends an event to the page's data layer, once the visitor has consented. */
export const track = from<typeof import('./track.ts')>('track')('track') as <E extends string>(
  event: E,
  params?: TrackParams<E>,
) => Promise<void>
export const cookies = { get, set, remove }
export const version = __FLX_VERSION__

/**
 * The API for integrators. All members are usable as soon as the script has run; their code is fetched by the first
 * call.
 */
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
  /** The server's translations: `add` registers an expression on the server (I18N-02). */
  translations: { add: onDemand('add') },
  cookies,
  configure,
  /** Calls a method of an element; fetches its code if need be. */
  invoke: onDemand('invoke').bind(null, elements),
  version,
}

startPage(elements, flx)
