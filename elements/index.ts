/**
 * The script that a page loads. It knows every element, fetches the code of each at its moment, and holds what the
 * visitor does meanwhile. It imports nothing of React.
 */
import { get, remove, set } from '../src/core/browser/cookies.ts'
import { configure } from '../src/core/configure.ts'
import type { Catalogue } from '../src/core/loader/catalogue.ts'
import { ElementLoader } from '../src/core/loader/element-loader.ts'
import { intents } from '../src/core/loader/held-acts.ts'
import { later } from '../src/core/loader/later.ts'
import { startPage } from '../src/core/loader/start-page.ts'
import { isClosed } from '../src/domain/closings.ts'
import { hasChosen } from '../src/domain/consent/consent-cookie.ts'
import type { TrackParams } from '../src/page/track/commerce.ts'

/** The elements that a page's first instant may need; `late.ts` knows the others. */
export const catalogue: Catalogue = {
  'flx-add-to-cart': { submit: 'form' },
  'flx-breadcrumb': { wake: 'now' },
  'flx-cart': { wake: 'visible', submit: 'form' },
  'flx-cart-badge': { wakeOn: ['flx-cart-change', 'flx-cart-changed', 'flx-cart-stale'] },
  'flx-clickable': { wake: 'now' },
  'flx-consent': {
    wake: () => (hasChosen() ? 'visible' : 'idle'),
    wakeOn: ['flx-consent-ask'],
  },
  // Read at once where it is written; at the bottom of the window it shows once it has its code.
  'flx-front-banner': {
    wakeOn: intents,
    nowWhen: '[position=bottom]:not([hidden])',
    click: '[data-flx-close]',
    asleepWhen: isClosed,
  },
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

const fromModal = () => import('./modal.ts')
const fromLoader = () => import('./loader.ts')
const fromPopup = () => import('./popup.ts')
const fromRequest = () => import('../src/core/http/request.ts')

export { configure }
export const modal = later(fromModal, 'modal')
export const alert = later(fromModal, 'alert')
export const confirm = later(fromModal, 'confirm')
export const popup = Object.assign(later(fromPopup, 'popup'), { close: later(fromPopup, 'closePopup') })
export const lightbox = later(() => import('./lightbox.ts'), 'lightbox')
export const loader = { show: later(fromLoader, 'showLoader'), hide: later(fromLoader, 'hideLoader') }
export const toast = later(() => import('./toast.ts'), 'toast')
export const request = Object.assign(later(fromRequest, 'request'), {
  json: later(fromRequest, 'requestJson'),
  html: later(fromRequest, 'requestHtml'),
})
/** Tells the page's data layer that something happened, once the visitor has accepted it. */
export const track = later(() => import('./track.ts'), 'track') as <E extends string>(
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
  cookies,
  configure,
  /** Runs a method of an element, whose code is fetched if need be. */
  invoke: async (target: Element | string, method: string, ...args: unknown[]) =>
    (await late()).invoke(elements, target, method, ...args),
  version,
}

startPage(elements, flx, late)
