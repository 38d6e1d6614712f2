import { accountRgaa } from '../../../src/account/account/account-rgaa.ts'
import { contractEndRgaa } from '../../../src/account/contract-end/contract-end-rgaa.ts'
import { loginRgaa } from '../../../src/account/login/login-rgaa.ts'
import { passkeyRgaa } from '../../../src/account/passkey/passkey-rgaa.ts'
import { passwordChangeRgaa } from '../../../src/account/password-change/password-change-rgaa.ts'
import { signupRgaa } from '../../../src/account/signup/signup-rgaa.ts'
import { twoFactorRgaa } from '../../../src/account/two-factor/two-factor-rgaa.ts'
import { withdrawalRgaa } from '../../../src/account/withdrawal/withdrawal-rgaa.ts'
import { agendaRgaa } from '../../../src/content/agenda/agenda-rgaa.ts'
import { calendarRgaa } from '../../../src/content/calendar/calendar-rgaa.ts'
import { carouselRgaa } from '../../../src/content/carousel/carousel-rgaa.ts'
import { fragmentRgaa } from '../../../src/content/fragment/fragment-rgaa.ts'
import { homeSliderRgaa } from '../../../src/content/home-slider/home-slider-rgaa.ts'
import { listRgaa } from '../../../src/content/list/list-rgaa.ts'
import { mapRgaa } from '../../../src/content/map/map-rgaa.ts'
import { shareRgaa } from '../../../src/content/share/share-rgaa.ts'
import { slideshowRgaa } from '../../../src/content/slideshow/slideshow-rgaa.ts'
import { tableRgaa } from '../../../src/content/table/table-rgaa.ts'
import { videoRgaa } from '../../../src/content/video/video-rgaa.ts'
import { configRgaa } from '../../../src/core/config-rgaa.ts'
import type { Conformity } from '../../../src/core/conformity/conformity.ts'
import { autocompleteRgaa } from '../../../src/forms/autocomplete/autocomplete-rgaa.ts'
import { dateFieldRgaa } from '../../../src/forms/date-field/date-field-rgaa.ts'
import { formRgaa } from '../../../src/forms/form/form-rgaa.ts'
import { mapPickerRgaa } from '../../../src/forms/map-picker/map-picker-rgaa.ts'
import { maskRgaa } from '../../../src/forms/mask/mask-rgaa.ts'
import { newsletterRgaa } from '../../../src/forms/newsletter/newsletter-rgaa.ts'
import { passwordStrengthRgaa } from '../../../src/forms/password-strength/password-strength-rgaa.ts'
import { quantityRgaa } from '../../../src/forms/quantity/quantity-rgaa.ts'
import { repeatRgaa } from '../../../src/forms/repeat/repeat-rgaa.ts'
import { uploadRgaa } from '../../../src/forms/upload/upload-rgaa.ts'
import { breadcrumbRgaa } from '../../../src/navigation/breadcrumb/breadcrumb-rgaa.ts'
import { clickableRgaa } from '../../../src/navigation/clickable/clickable-rgaa.ts'
import { mobileMenuRgaa } from '../../../src/navigation/mobile-menu/mobile-menu-rgaa.ts'
import { stickyRgaa } from '../../../src/navigation/sticky/sticky-rgaa.ts'
import { toggleRgaa } from '../../../src/navigation/toggle/toggle-rgaa.ts'
import { frontBannerRgaa } from '../../../src/overlays/front-banner/front-banner-rgaa.ts'
import { frontPopupRgaa } from '../../../src/overlays/front-popup/front-popup-rgaa.ts'
import { lightboxRgaa } from '../../../src/overlays/lightbox/lightbox-rgaa.ts'
import { loaderRgaa } from '../../../src/overlays/loader/loader-rgaa.ts'
import { modalRgaa } from '../../../src/overlays/modal/modal-rgaa.ts'
import { popupRgaa } from '../../../src/overlays/popup/popup-rgaa.ts'
import { toastRgaa } from '../../../src/overlays/toast/toast-rgaa.ts'
import { consentRgaa } from '../../../src/page/consent/consent-rgaa.ts'
import { myElementsRgaa } from '../../../src/page/my-elements/my-elements-rgaa.ts'
import { pageRgaa } from '../../../src/page/page/page-rgaa.ts'
import { permalinkRgaa } from '../../../src/page/permalink/permalink-rgaa.ts'
import { trackRgaa } from '../../../src/page/track/track-rgaa.ts'
import { addToCartRgaa } from '../../../src/shop/add-to-cart/add-to-cart-rgaa.ts'
import { cartRgaa } from '../../../src/shop/cart/cart-rgaa.ts'
import { cartBadgeRgaa } from '../../../src/shop/cart-badge/cart-badge-rgaa.ts'
import { priceRgaa } from '../../../src/shop/price/price-rgaa.ts'
import { relayPickerRgaa } from '../../../src/shop/relay-picker/relay-picker-rgaa.ts'
import { reservationRgaa } from '../../../src/shop/reservation/reservation-rgaa.ts'
import { stockRgaa } from '../../../src/shop/stock/stock-rgaa.ts'

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
