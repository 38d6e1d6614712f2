import { bareKit } from './bare-kit.ts'
import { type Kit, pictureLinks } from './kit.ts'

/** jQuery 3, jQuery UI, GLightbox and SmartMenus, with the usual script at the end of the page. */
export const jqueryKit: Kit = {
  ...bareKit,
  head: `
    <link rel="stylesheet" href="/peers/jquery-ui/dist/themes/base/jquery-ui.min.css">
    <link rel="stylesheet" href="/peers/glightbox/dist/css/glightbox.min.css">
    <link rel="stylesheet" href="/peers/@splidejs/splide/dist/css/splide-core.min.css">
    <link rel="stylesheet" href="/peers/smartmenus/dist/css/sm-core-css.css">
    <link rel="stylesheet" href="/peers/smartmenus/dist/css/sm-simple/sm-simple.css">`,
  end: `
    <script src="/peers/jquery/dist/jquery.min.js"></script>
    <script src="/peers/jquery-ui/dist/jquery-ui.min.js"></script>
    <script src="/peers/glightbox/dist/js/glightbox.min.js"></script>
    <script src="/peers/smartmenus/dist/jquery.smartmenus.min.js"></script>
    <script src="/files/shop/jquery-page.js"></script>`,
  menu: (list) => `<nav>${list.replace('<ul>', '<ul id="main-menu" class="sm sm-simple">')}</nav>`,
  banner: (content) => `<div class="banner">${content}<button type="button" class="banner-close">Fermer</button></div>`,
  gallery: (pictures) => pictureLinks(pictures, 'class="glightbox" data-gallery="galerie"'),
  dialog: (id, title, content) =>
    `<button type="button" data-dialog="${id}">${title}</button><div id="${id}" class="dialog" title="${title}">${content}</div>`,
  popup: (href, text) => `<a class="popup" href="${href}">${text}</a>`,
  slider: (items) =>
    `<div id="slider" class="splide" aria-label="À la une"><div class="splide__track"><ul class="splide__list">${items.replaceAll('<li', '<li class="splide__slide"')}</ul></div></div><script src="/peers/@splidejs/splide/dist/js/splide.min.js"></script>`,
  calendar: () => '<div id="calendar"></div>',
  form: (form) => form,
  addToCart: (form) => form.replace('<form', '<form class="add-to-cart"'),
}
