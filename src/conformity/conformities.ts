import { accountRgaa } from '../account/account/account-rgaa.ts'
import { contractEndRgaa } from '../account/contract-end/contract-end-rgaa.ts'
import { loginRgaa } from '../account/login/login-rgaa.ts'
import { passkeyRgaa } from '../account/passkey/passkey-rgaa.ts'
import { passwordChangeRgaa } from '../account/password-change/password-change-rgaa.ts'
import { signupRgaa } from '../account/signup/signup-rgaa.ts'
import { twoFactorRgaa } from '../account/two-factor/two-factor-rgaa.ts'
import { withdrawalRgaa } from '../account/withdrawal/withdrawal-rgaa.ts'
import { agendaRgaa } from '../content/agenda/agenda-rgaa.ts'
import { calendarRgaa } from '../content/calendar/calendar-rgaa.ts'
import { carouselRgaa } from '../content/carousel/carousel-rgaa.ts'
import { fragmentRgaa } from '../content/fragment/fragment-rgaa.ts'
import { homeSliderRgaa } from '../content/home-slider/home-slider-rgaa.ts'
import { listRgaa } from '../content/list/list-rgaa.ts'
import { mapRgaa } from '../content/map/map-rgaa.ts'
import { shareRgaa } from '../content/share/share-rgaa.ts'
import { slideshowRgaa } from '../content/slideshow/slideshow-rgaa.ts'
import { tableRgaa } from '../content/table/table-rgaa.ts'
import { videoRgaa } from '../content/video/video-rgaa.ts'
import { configRgaa } from '../core/config-rgaa.ts'
import { autocompleteRgaa } from '../forms/autocomplete/autocomplete-rgaa.ts'
import { dateFieldRgaa } from '../forms/date-field/date-field-rgaa.ts'
import { formRgaa } from '../forms/form/form-rgaa.ts'
import { mapPickerRgaa } from '../forms/map-picker/map-picker-rgaa.ts'
import { maskRgaa } from '../forms/mask/mask-rgaa.ts'
import { newsletterRgaa } from '../forms/newsletter/newsletter-rgaa.ts'
import { passwordStrengthRgaa } from '../forms/password-strength/password-strength-rgaa.ts'
import { quantityRgaa } from '../forms/quantity/quantity-rgaa.ts'
import { repeatRgaa } from '../forms/repeat/repeat-rgaa.ts'
import { uploadRgaa } from '../forms/upload/upload-rgaa.ts'
import { breadcrumbRgaa } from '../navigation/breadcrumb/breadcrumb-rgaa.ts'
import { clickableRgaa } from '../navigation/clickable/clickable-rgaa.ts'
import { mobileMenuRgaa } from '../navigation/mobile-menu/mobile-menu-rgaa.ts'
import { stickyRgaa } from '../navigation/sticky/sticky-rgaa.ts'
import { toggleRgaa } from '../navigation/toggle/toggle-rgaa.ts'
import { frontBannerRgaa } from '../overlays/front-banner/front-banner-rgaa.ts'
import { frontPopupRgaa } from '../overlays/front-popup/front-popup-rgaa.ts'
import { lightboxRgaa } from '../overlays/lightbox/lightbox-rgaa.ts'
import { loaderRgaa } from '../overlays/loader/loader-rgaa.ts'
import { modalRgaa } from '../overlays/modal/modal-rgaa.ts'
import { popupRgaa } from '../overlays/popup/popup-rgaa.ts'
import { toastRgaa } from '../overlays/toast/toast-rgaa.ts'
import { consentRgaa } from '../page/consent/consent-rgaa.ts'
import { myElementsRgaa } from '../page/my-elements/my-elements-rgaa.ts'
import { pageRgaa } from '../page/page/page-rgaa.ts'
import { permalinkRgaa } from '../page/permalink/permalink-rgaa.ts'
import { trackRgaa } from '../page/track/track-rgaa.ts'
import { addToCartRgaa } from '../shop/add-to-cart/add-to-cart-rgaa.ts'
import { cartRgaa } from '../shop/cart/cart-rgaa.ts'
import { cartBadgeRgaa } from '../shop/cart-badge/cart-badge-rgaa.ts'
import { priceRgaa } from '../shop/price/price-rgaa.ts'
import { relayPickerRgaa } from '../shop/relay-picker/relay-picker-rgaa.ts'
import { reservationRgaa } from '../shop/reservation/reservation-rgaa.ts'
import { stockRgaa } from '../shop/stock/stock-rgaa.ts'
import type { Conformity } from './conformity.ts'

/** What each element answers for; one that is new is listed here. */
export const conformities: readonly Conformity[] = [
  accountRgaa,
  addToCartRgaa,
  agendaRgaa,
  autocompleteRgaa,
  breadcrumbRgaa,
  calendarRgaa,
  carouselRgaa,
  cartBadgeRgaa,
  cartRgaa,
  clickableRgaa,
  configRgaa,
  consentRgaa,
  contractEndRgaa,
  dateFieldRgaa,
  formRgaa,
  fragmentRgaa,
  frontBannerRgaa,
  frontPopupRgaa,
  homeSliderRgaa,
  lightboxRgaa,
  listRgaa,
  loaderRgaa,
  loginRgaa,
  mapPickerRgaa,
  mapRgaa,
  maskRgaa,
  mobileMenuRgaa,
  modalRgaa,
  myElementsRgaa,
  newsletterRgaa,
  pageRgaa,
  passkeyRgaa,
  passwordChangeRgaa,
  passwordStrengthRgaa,
  permalinkRgaa,
  popupRgaa,
  priceRgaa,
  quantityRgaa,
  relayPickerRgaa,
  repeatRgaa,
  reservationRgaa,
  shareRgaa,
  signupRgaa,
  slideshowRgaa,
  stickyRgaa,
  stockRgaa,
  tableRgaa,
  toastRgaa,
  toggleRgaa,
  trackRgaa,
  twoFactorRgaa,
  uploadRgaa,
  videoRgaa,
  withdrawalRgaa,
]

export const conformityOf = (tag: string): Conformity | undefined => conformities.find((each) => each.tag === tag)
