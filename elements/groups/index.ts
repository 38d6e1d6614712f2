/**
 * Imports the code of each element, by its name without `flx-`, and what else the loader fetches. Small elements that pages have
 * together come in one file: fewer requests. In `flx.js` the build writes this as a table of file names
 * (`scripts/rollup/file-table.mjs`).
 */
const accountForms = () => import('./account-forms.ts')
const amounts = () => import('./amounts.ts')
const article = () => import('./article.ts')
const dialogs = () => import('./dialogs.ts')
const fields = () => import('./fields.ts')
const fragments = () => import('./fragments.ts')
const login = () => import('./login.ts')
const maps = () => import('./maps.ts')
const navigation = () => import('./navigation.ts')
const page = () => import('./page.ts')
const slides = () => import('./slides.ts')

export const modules = {
  account: () => import('../account.ts'),
  'add-to-cart': article,
  agenda: fragments,
  autocomplete: () => import('../autocomplete.ts'),
  breadcrumb: navigation,
  calendar: () => import('../calendar.ts'),
  carousel: slides,
  cart: () => import('../cart.ts'),
  'cart-badge': () => import('../cart-badge.ts'),
  clickable: page,
  consent: () => import('../consent.ts'),
  'contract-end': accountForms,
  'date-field': fields,
  form: () => import('../form.ts'),
  fragment: fragments,
  'front-banner': () => import('../front-banner.ts'),
  'front-popup': dialogs,
  'home-slider': slides,
  lightbox: () => import('../lightbox.ts'),
  list: () => import('../list.ts'),
  loader: dialogs,
  login,
  map: maps,
  'map-picker': maps,
  mask: fields,
  'mobile-menu': () => import('../mobile-menu.ts'),
  modal: dialogs,
  'my-elements': () => import('../my-elements.ts'),
  newsletter: accountForms,
  page,
  passkey: login,
  'password-change': accountForms,
  'password-strength': accountForms,
  permalink: () => import('../permalink.ts'),
  popup: () => import('../popup.ts'),
  price: amounts,
  quantity: amounts,
  'relay-picker': () => import('../relay-picker.ts'),
  repeat: () => import('../repeat.ts'),
  reservation: () => import('../reservation.ts'),
  share: () => import('../share.ts'),
  signup: accountForms,
  slideshow: slides,
  sticky: page,
  stock: article,
  table: () => import('../table.ts'),
  toast: dialogs,
  toggle: navigation,
  track: () => import('../track.ts'),
  'two-factor': login,
  upload: () => import('../upload.ts'),
  video: () => import('../video.ts'),
  withdrawal: accountForms,
  'on-demand': () => import('../on-demand.ts'),
  diag: () => import('../../src/page/diag/diag.tsx'),
  'server-menu': () => import('../../src/navigation/mobile-menu/source/server-menu.ts'),
  request: () => import('../../src/core/http/request.ts'),
}
