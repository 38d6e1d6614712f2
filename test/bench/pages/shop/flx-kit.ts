import { type Kit, pictureLinks, quantityInput } from './kit.ts'

/** The tags of the README, around the same content. */
export const flxKit: Kit = {
  head: '<script type="module" src="/dist/flx.js"></script>',
  menu: (list) =>
    `<button id="flx-menu-button" type="button">Menu</button><flx-mobile-menu dim="black"><nav>${list}</nav></flx-mobile-menu><flx-popup></flx-popup>`,
  badge: (link) => `<flx-cart-badge>${link}</flx-cart-badge>`,
  banner: (content) =>
    `<flx-front-banner id="annonce" class="banner" days="30" label="Livraison">${content}</flx-front-banner>`,
  gallery: (pictures) => `<flx-lightbox>${pictureLinks(pictures, 'rel="lightbox[galerie]"')}</flx-lightbox>`,
  dialog: (id, title, content) =>
    `<button type="button" data-flx-show="${id}">${title}</button><flx-modal id="${id}" label="${title}" close-top>${content}</flx-modal>`,
  popup: (href, text) => `<a class="squeezebox" href="${href}">${text}</a>`,
  quantity: (id) => `<flx-quantity>${quantityInput(id)}</flx-quantity>`,
  addToCart: (form) => `<flx-add-to-cart cart="/panier">${form}</flx-add-to-cart>`,
  slider: (items) =>
    `<flx-home-slider label="À la une" load="gesture"><ul class="slides">${items}</ul></flx-home-slider>`,
  calendar: (month) => `<flx-calendar url="/pages/content/days" month="2026-11">${month}</flx-calendar>`,
  form: (form) =>
    `<flx-form>${form
      .replace(/<label data-part="telephone">.*?<\/label>/, (field) => `<flx-mask mask="phone">${field}</flx-mask>`)
      .replace(
        /<label data-part="jour">.*?<\/label>/,
        (field) => `<flx-date-field>${field}</flx-date-field>`,
      )}</flx-form>`,
  cart: (drawn) => `<flx-cart shop="/articles">${drawn}</flx-cart>`,
}
