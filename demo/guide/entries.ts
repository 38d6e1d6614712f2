import { accountEntry } from './entries/account.ts'
import { addToCartEntry } from './entries/add-to-cart.ts'
import { agendaEntry } from './entries/agenda.ts'
import { autocompleteEntry } from './entries/autocomplete.ts'
import { breadcrumbEntry } from './entries/breadcrumb.ts'
import { calendarEntry } from './entries/calendar.ts'
import { carouselEntry } from './entries/carousel.ts'
import { cartEntry } from './entries/cart.ts'
import { cartBadgeEntry } from './entries/cart-badge.ts'
import { clickableEntry } from './entries/clickable.ts'
import { configEntry } from './entries/config.ts'
import { consentEntry } from './entries/consent.ts'
import { contractEndEntry } from './entries/contract-end.ts'
import { dateFieldEntry } from './entries/date-field.ts'
import { formEntry } from './entries/form.ts'
import { fragmentEntry } from './entries/fragment.ts'
import { frontBannerEntry } from './entries/front-banner.ts'
import { frontPopupEntry } from './entries/front-popup.ts'
import { homeSliderEntry } from './entries/home-slider.ts'
import { lightboxEntry } from './entries/lightbox.ts'
import { listEntry } from './entries/list.ts'
import { loaderEntry } from './entries/loader.ts'
import { loginEntry } from './entries/login.ts'
import { mapEntry } from './entries/map.ts'
import { mapPickerEntry } from './entries/map-picker.ts'
import { maskEntry } from './entries/mask.ts'
import { mobileMenuEntry } from './entries/mobile-menu.ts'
import { modalEntry } from './entries/modal.ts'
import { myElementsEntry } from './entries/my-elements.ts'
import { newsletterEntry } from './entries/newsletter.ts'
import { pageEntry } from './entries/page.ts'
import { passkeyEntry } from './entries/passkey.ts'
import { passwordChangeEntry } from './entries/password-change.ts'
import { passwordStrengthEntry } from './entries/password-strength.ts'
import { permalinkEntry } from './entries/permalink.ts'
import { popupEntry } from './entries/popup.ts'
import { priceEntry } from './entries/price.ts'
import { quantityEntry } from './entries/quantity.ts'
import { relayPickerEntry } from './entries/relay-picker.ts'
import { repeatEntry } from './entries/repeat.ts'
import { reservationEntry } from './entries/reservation.ts'
import { shareEntry } from './entries/share.ts'
import { signupEntry } from './entries/signup.ts'
import { slideshowEntry } from './entries/slideshow.ts'
import { stickyEntry } from './entries/sticky.ts'
import { stockEntry } from './entries/stock.ts'
import { tableEntry } from './entries/table.ts'
import { toastEntry } from './entries/toast.ts'
import { toggleEntry } from './entries/toggle.ts'
import { trackEntry } from './entries/track.ts'
import { twoFactorEntry } from './entries/two-factor.ts'
import { uploadEntry } from './entries/upload.ts'
import { videoEntry } from './entries/video.ts'
import { withdrawalEntry } from './entries/withdrawal.ts'
import type { Entry } from './entry.ts'
import type { Declaration } from './guide-manifest.ts'

const known: Entry[] = [
  permalinkEntry,
  popupEntry,
  listEntry,
  priceEntry,
  quantityEntry,
  maskEntry,
  contractEndEntry,
  dateFieldEntry,
  consentEntry,
  addToCartEntry,
  autocompleteEntry,
  breadcrumbEntry,
  carouselEntry,
  cartBadgeEntry,
  cartEntry,
  clickableEntry,
  configEntry,
  formEntry,
  fragmentEntry,
  calendarEntry,
  agendaEntry,
  accountEntry,
  frontBannerEntry,
  frontPopupEntry,
  homeSliderEntry,
  lightboxEntry,
  loaderEntry,
  loginEntry,
  mapEntry,
  mapPickerEntry,
  mobileMenuEntry,
  modalEntry,
  myElementsEntry,
  newsletterEntry,
  pageEntry,
  passkeyEntry,
  passwordChangeEntry,
  passwordStrengthEntry,
  relayPickerEntry,
  repeatEntry,
  reservationEntry,
  shareEntry,
  signupEntry,
  slideshowEntry,
  stickyEntry,
  stockEntry,
  tableEntry,
  toastEntry,
  toggleEntry,
  trackEntry,
  twoFactorEntry,
  uploadEntry,
  videoEntry,
  withdrawalEntry,
]

/** Returns the guide's entry of an element; when there is none yet, one made from its manifest. */
export function entryFor({ tagName, summary }: Pick<Declaration, 'tagName' | 'summary'>): Entry {
  const entry = known.find(({ tag }) => tag === tagName)
  return (
    entry ?? {
      tag: tagName as Entry['tag'],
      title: summary?.replace(/\.$/, '') ?? tagName,
      family: 'page',
      facts: [],
      withoutScript: 'Le contenu que vous placez dans l’élément reste dans la page et fonctionne sans lui.',
    }
  )
}
