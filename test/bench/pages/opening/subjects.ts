import { content, gallery, menu, type Opened, title } from './content.ts'

interface Written {
  head: string
  body: string
}

/** Writes a page that opens one thing; `ahead`: the code is fetched with the page, not by the first click. */
type Subject = (opened: Opened, ahead: boolean) => Written

const shoelaceCdn = '/peers/@shoelace-style/shoelace/cdn'
const module = (address: string) => `<script type="module" src="${address}"></script>`
const script = (address: string) => `<script src="${address}"></script>`
const style = (address: string) => `<link rel="stylesheet" href="${address}">`
const driver = (name: string, ahead: boolean) => `/files/opening/${name}${ahead ? '-ahead' : ''}.js`

export const subjects: Record<string, Subject> = {
  flx: (opened, ahead) => {
    const load = ahead ? ' load="idle"' : ''
    const bodies = {
      menu: `<button id="flx-menu-button" class="opener" type="button">Menu</button><flx-mobile-menu dim="black"${load}>${menu.replace('<nav>', '<nav hidden>')}</flx-mobile-menu>`,
      modal: `<button class="opener" type="button" data-flx-show="box">${title}</button><flx-modal id="box" label="${title}" close-top${load}>${content}</flx-modal>`,
      lightbox: `<flx-lightbox${load}>${gallery('rel="lightbox[port]"')}</flx-lightbox>`,
    }
    return { head: module('/dist/flx.js'), body: bodies[opened] }
  },
  shoelace: (opened, ahead) => ({
    head: `${style(`${shoelaceCdn}/themes/light.css`)}${ahead ? module(`${shoelaceCdn}/shoelace-autoloader.js`) : ''}<style>:not(:defined) { display: none }</style>`,
    body: `<button class="opener" type="button">${title}</button>${
      opened === 'menu'
        ? `<sl-drawer id="box" label="Menu" placement="start">${menu}</sl-drawer>`
        : `<sl-dialog id="box" label="${title}">${content}</sl-dialog>`
    }${module(driver('shoelace', ahead))}`,
  }),
  sweetalert2: (_opened, ahead) => ({
    head: ahead ? script('/peers/sweetalert2/dist/sweetalert2.all.min.js') : '',
    body: `<button class="opener" type="button" data-title="${title}" data-content="${content}">${title}</button>${module(driver('sweetalert2', ahead))}`,
  }),
  photoswipe: (_opened, ahead) => ({
    head: style('/peers/photoswipe/dist/photoswipe.css'),
    body: `${gallery('data-pswp-width="1600" data-pswp-height="1067" target="_blank"')}${module(driver('photoswipe', ahead))}`,
  }),
  glightbox: (_opened, ahead) => ({
    head: style('/peers/glightbox/dist/css/glightbox.min.css'),
    body: `${gallery('data-gallery="port"')}${ahead ? script('/peers/glightbox/dist/js/glightbox.min.js') : ''}${module(driver('glightbox', ahead))}`,
  }),
}
