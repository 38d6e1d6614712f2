/**
 * The script that a page loads. It knows every element, fetches the code of each at its moment, and holds what the
 * visitor does meanwhile. It imports nothing of React.
 */
import { get, remove, set } from '../src/core/browser/cookies.ts'
import { isClosed } from '../src/core/closings.ts'
import { configure } from '../src/core/configure.ts'
import type { Catalogue } from '../src/core/loader/catalogue.ts'
import { ElementLoader } from '../src/core/loader/element-loader.ts'
import { later } from '../src/core/loader/later.ts'
import { startPage } from '../src/core/loader/start-page.ts'
import type { TrackParams } from '../src/page/track/commerce.ts'

const modalModule = () => import('./modal.ts')
const loaderModule = () => import('./loader.ts')
const toastModule = () => import('./toast.ts')
const popupModule = () => import('./popup.ts')
const lightboxModule = () => import('./lightbox.ts')
const trackModule = () => import('./track.ts')
const requestModule = () => import('../src/core/http/request.ts')

/** The elements that a page's first instant may need; `late.ts` knows the others. */
export const catalogue: Catalogue = {
  'flx-add-to-cart': { submit: 'form' },
  'flx-breadcrumb': { wake: 'now' },
  'flx-cart': { wake: 'visible', submit: 'form' },
  'flx-cart-badge': { wakeOn: ['flx-cart-change', 'flx-cart-changed', 'flx-cart-stale'] },
  'flx-clickable': { wake: 'now' },
  'flx-consent': {
    wake: () => (get('flx-consent') === undefined ? 'idle' : 'visible'),
    wakeOn: ['flx-consent-ask'],
  },
  'flx-front-banner': { wake: 'idle', asleepWhen: isClosed },
  'flx-front-popup': { wake: 'idle', nowWhen: '[open]', asleepWhen: isClosed },
  'flx-lightbox': { link: ':is(a, area)[href][rel*="lightbox" i]' },
  'flx-list': {
    // A list that the visitor comes back to is brought back at once.
    wake: () => (history.state?.flxList ? 'now' : 'visible'),
    submit: 'form[data-flx-filters], [data-flx-filters] form',
  },
  'flx-mobile-menu': { control: '#flx-menu-button' },
  'flx-page': { wake: 'now' },
  'flx-popup': { nowWhen: '[open]', control: ':is(a, area)[href][class*="squeezebox" i]' },
  'flx-share': { nowWhen: '[networks]', control: '[data-share]' },
  'flx-sticky': { wake: 'now' },
  'flx-toggle': { wake: 'now', click: 'button, [data-flx-toggle]' },
  'flx-video': { wake: 'visible', click: 'a' },
}

const late = () => import('./late.ts')
const elements = new ElementLoader(catalogue, (name) => import(`./${name}.ts`))

/** What integrators call. Every member may be used as soon as the script has run; code arrives with the first call. */
export const flx = {
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
  cookies: { get, set, remove },
  configure,
  /** Runs a method of an element, whose code is fetched if need be. */
  invoke: async (target: Element | string, method: string, ...args: unknown[]) =>
    (await late()).invoke(elements, target, method, ...args),
  version: __FLX_VERSION__,
}

export const { modal, alert, confirm, popup, lightbox, loader, toast, request, track, cookies, version } = flx
export { configure }

startPage(elements, flx, late)
