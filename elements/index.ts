/**
 * The script that a page loads. It knows every element, fetches the code of each at its moment, and holds what the
 * visitor does meanwhile. It imports nothing of React.
 */
import * as cookies from '../src/core/browser/cookies.ts'
import { isClosed } from '../src/core/closings.ts'
import { configure } from '../src/core/configure.ts'
import type { Catalogue } from '../src/core/loader/catalogue.ts'
import { openDiagIfAsked } from '../src/core/loader/diag.ts'
import { ElementLoader } from '../src/core/loader/element-loader.ts'
import { invoke, later, sayUnknownMethods } from '../src/core/loader/flx.ts'
import { startPage } from '../src/core/loader/start-page.ts'
import type { TrackParams } from '../src/page/track/commerce.ts'

const modalModule = () => import('./modal.ts')
const loaderModule = () => import('./loader.ts')
const toastModule = () => import('./toast.ts')
const popupModule = () => import('./popup.ts')
const lightboxModule = () => import('./lightbox.ts')
const trackModule = () => import('./track.ts')
const requestModule = () => import('../src/core/http/request.ts')

export const catalogue: Catalogue = {
  'flx-add-to-cart': {
    load: () => import('./add-to-cart.ts'),
    wake: 'interaction',
    hold: { event: 'submit', selector: 'form' },
  },
  'flx-breadcrumb': { load: () => import('./breadcrumb.ts'), wake: 'now' },
  'flx-cart': { load: () => import('./cart.ts'), wake: 'visible', hold: { event: 'submit', selector: 'form' } },
  'flx-cart-badge': {
    load: () => import('./cart-badge.ts'),
    wake: 'interaction',
    wakeOn: ['flx-cart-change', 'flx-cart-changed', 'flx-cart-stale'],
  },
  'flx-clickable': { load: () => import('./clickable.ts'), wake: 'now' },
  'flx-consent': {
    load: () => import('./consent.ts'),
    wake: () => (cookies.get('flx-consent') === undefined ? 'idle' : 'visible'),
    wakeOn: ['flx-consent-ask'],
  },
  'flx-front-banner': { load: () => import('./front-banner.ts'), wake: 'idle', asleepWhen: isClosed },
  'flx-front-popup': {
    load: () => import('./front-popup.ts'),
    wake: 'idle',
    nowWhen: '[open]',
    asleepWhen: isClosed,
  },
  'flx-lightbox': {
    load: lightboxModule,
    wake: 'interaction',
    hold: { event: 'click', selector: ':is(a, area)[href][rel*="lightbox" i]', anywhere: true, forHolds: true },
  },
  'flx-list': {
    load: () => import('./list.ts'),
    // A list that the visitor comes back to is brought back at once.
    wake: () => (history.state?.flxList ? 'now' : 'visible'),
    hold: { event: 'submit', selector: 'form[data-flx-filters], [data-flx-filters] form' },
  },
  'flx-loader': { load: loaderModule, wake: 'interaction', nowWhen: '[open], body[data-flx-loader]' },
  'flx-mobile-menu': {
    load: () => import('./mobile-menu.ts'),
    wake: 'interaction',
    hold: { event: 'click', selector: '#flx-menu-button', anywhere: true },
  },
  'flx-modal': { load: modalModule, wake: 'interaction', nowWhen: '[open]' },
  'flx-page': { load: () => import('./page.ts'), wake: 'now' },
  'flx-popup': {
    load: popupModule,
    wake: 'interaction',
    nowWhen: '[open]',
    hold: { event: 'click', selector: ':is(a, area)[href][class*="squeezebox" i]', anywhere: true },
  },
  'flx-share': {
    load: () => import('./share.ts'),
    wake: 'interaction',
    nowWhen: '[networks]',
    hold: { event: 'click', selector: '[data-share]', anywhere: true },
  },
  'flx-sticky': { load: () => import('./sticky.ts'), wake: 'now' },
  'flx-price': { load: () => import('./price.ts'), wake: 'visible' },
  'flx-quantity': { load: () => import('./quantity.ts'), wake: 'visible' },
  'flx-toast': { load: toastModule, wake: 'interaction', nowWhen: '[open]' },
  'flx-toggle': {
    load: () => import('./toggle.ts'),
    wake: 'now',
    hold: { event: 'click', selector: 'button, [data-flx-toggle]' },
  },
  'flx-track': { load: trackModule, wake: 'idle' },
  'flx-video': { load: () => import('./video.ts'), wake: 'visible', hold: { event: 'click', selector: 'a' } },
}

const elements = new ElementLoader(catalogue)

/** What integrators call. Every member may be used as soon as the script has run; code arrives with the first call. */
export const flx = sayUnknownMethods({
  modal: later(modalModule, 'modal'),
  alert: later(modalModule, 'alert'),
  confirm: later(modalModule, 'confirm'),
  popup: Object.assign(later(popupModule, 'popup'), { close: later(popupModule, 'closePopup') }),
  lightbox: later(lightboxModule, 'lightbox'),
  loader: { show: later(loaderModule, 'showLoader'), hide: later(loaderModule, 'hideLoader') },
  toast: later(toastModule, 'toast'),
  request: Object.assign(later(requestModule, 'request'), {
    json: later(requestModule, 'requestJson'),
    html: later(requestModule, 'requestHtml'),
  }),
  /** Tells the page's data layer that something happened, once the visitor has accepted it. */
  track: async <E extends string>(event: E, params?: TrackParams<E>): Promise<void> =>
    (await trackModule()).track(event, params),
  cookies,
  configure,
  /** Runs a method of an element, whose code is fetched if need be. */
  invoke: (target: Element | string, method: string, ...args: unknown[]) =>
    invoke((tag) => elements.load(tag), target, method, args),
  version: __FLX_VERSION__,
})

export const { modal, alert, confirm, popup, lightbox, loader, toast, request, track, version } = flx
export { configure, cookies }

openDiagIfAsked(() => import('../src/page/diag/diag.tsx'), elements, version)
startPage(elements, flx)
