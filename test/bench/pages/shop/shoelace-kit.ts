import { bareKit } from './bare-kit.ts'
import { type Kit, pictureLinks } from './kit.ts'

const cdn = '/peers/@shoelace-style/shoelace/cdn'

/** Shoelace's autoloader, as its installation page writes it, and its nearest components. */
export const shoelaceKit: Kit = {
  ...bareKit,
  head: `
    <link rel="stylesheet" href="${cdn}/themes/light.css">
    <script type="module" src="${cdn}/shoelace-autoloader.js"></script>`,
  end: '<script type="module" src="/files/shop/shoelace-page.js"></script>',
  menu: (list) =>
    `<sl-button data-opens="menu">Menu</sl-button><sl-drawer id="menu" label="Menu" placement="start"><nav>${list}</nav></sl-drawer>`,
  badge: (link) => link.replace(/<span (data-flx-cart-count)>(\d+)<\/span>/, '<sl-badge $1 pill>$2</sl-badge>'),
  banner: (content) => `<sl-alert class="banner" open closable>${content}</sl-alert>`,
  gallery: (pictures) =>
    `${pictureLinks(pictures, 'class="large"')}<sl-dialog id="large" label="Galerie"><img id="large-picture" alt=""></sl-dialog>`,
  dialog: (id, title, content) =>
    `<sl-button data-opens="${id}">${title}</sl-button><sl-dialog id="${id}" label="${title}">${content}</sl-dialog>`,
  popup: (href, text) => `<a class="popup" href="${href}">${text}</a>`,
  quantity: (id) => `<sl-input type="number" id="${id}" name="quantite" value="1" min="1" max="20"></sl-input>`,
  slider: (items) =>
    `<sl-carousel navigation pagination loop>${items.replaceAll('<li', '<sl-carousel-item').replaceAll('</li>', '</sl-carousel-item>')}</sl-carousel>`,
  form: (form) =>
    form.replace(
      /<label[^>]*>([^<]*)<input type="(\w+)" name="(\w+)"><\/label>/g,
      '<sl-input label="$1" type="$2" name="$3"></sl-input>',
    ),
  cart: (drawn) =>
    drawn.replaceAll(
      /<input id="flx-cart-line-(\d+)-quantity"[^>]*value="(\d+)"\/>/g,
      (_input, line, value) =>
        `<sl-input type="number" id="line-${line}" name="quantite" value="${value}" min="1" max="20" label="Quantité"></sl-input>`,
    ),
}
