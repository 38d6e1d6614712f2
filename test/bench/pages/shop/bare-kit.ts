import { type Kit, pictureLinks, quantityInput } from './kit.ts'

/** The same page without any script: the floor. */
export const bareKit: Kit = {
  head: '',
  menu: (list) => `<button id="menu-button" type="button">Menu</button><nav>${list}</nav>`,
  badge: (link) => link,
  banner: (content) => `<div class="banner">${content}</div>`,
  gallery: (pictures) => pictureLinks(pictures, ''),
  dialog: (id, title, content) =>
    `<button type="button" aria-controls="${id}">${title}</button><div id="${id}" hidden>${content}</div>`,
  popup: (href, text) => `<a href="${href}">${text}</a>`,
  quantity: quantityInput,
  slider: (items) => `<ul class="slides">${items}</ul>`,
  calendar: (month) => month,
  form: (form) => form,
  addToCart: (form) => form,
  cart: (drawn) => drawn,
}
