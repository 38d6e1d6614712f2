/**
 * Imports the code of each element, by its name without `flx-`, and what else the loader fetches. Small elements that pages have
 * together come in one file: fewer requests. In `flx.js` the build writes this as a table of file names
 * (`scripts/rollup/file-table.mjs`).
 */
const account = () => import('./account.ts')
const autocomplete = () => import('./autocomplete.ts')
const calendar = () => import('./calendar.ts')
const carousel = () => import('./carousel.ts')
const cartBadge = () => import('./cart-badge.ts')
const fragment = () => import('./fragment.ts')
const frontBanner = () => import('./front-banner.ts')
const login = () => import('./login.ts')
const map = () => import('./map.ts')
const modal = () => import('./modal.ts')
const page = () => import('./page.ts')
const share = () => import('./share.ts')
const signup = () => import('./signup.ts')
const stock = () => import('./stock.ts')

export const modules = {
  account,
  'add-to-cart': stock,
  agenda: fragment,
  autocomplete,
  breadcrumb: frontBanner,
  calendar,
  carousel,
  cart: () => import('../cart.ts'),
  'cart-badge': cartBadge,
  clickable: page,
  consent: () => import('../consent.ts'),
  'contract-end': signup,
  'date-field': calendar,
  form: () => import('../form.ts'),
  fragment,
  'front-banner': frontBanner,
  'front-popup': modal,
  'home-slider': carousel,
  lightbox: () => import('../lightbox.ts'),
  list: () => import('../list.ts'),
  loader: modal,
  login,
  map,
  'map-picker': map,
  mask: () => import('../mask.ts'),
  'mobile-menu': () => import('../mobile-menu.ts'),
  modal,
  'my-elements': account,
  newsletter: signup,
  page,
  passkey: signup,
  'password-change': signup,
  'password-strength': autocomplete,
  permalink: share,
  popup: () => import('../popup.ts'),
  price: cartBadge,
  quantity: stock,
  'relay-picker': () => import('../relay-picker.ts'),
  repeat: () => import('../repeat.ts'),
  reservation: () => import('../reservation.ts'),
  share,
  signup,
  slideshow: carousel,
  sticky: page,
  stock,
  table: () => import('../table.ts'),
  toast: modal,
  toggle: page,
  track: cartBadge,
  'two-factor': login,
  upload: () => import('../upload.ts'),
  video: () => import('../video.ts'),
  withdrawal: signup,
  'on-demand': () => import('../on-demand.ts'),
  diag: () => import('../../src/page/diag/diag.tsx'),
  'server-menu': () => import('../../src/navigation/mobile-menu/source/server-menu.ts'),
  request: () => import('../../src/core/http/request.ts'),
}
