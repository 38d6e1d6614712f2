// What a visitor does with each element without leaving the page, by its methods and its controls.

/** An answer that never comes is not waited for longer than a visitor would. */
const patience = 2000
const within = (promise) => Promise.race([promise, new Promise((done) => setTimeout(done, patience))])
/** The server of this page has no data: what asks it is told so, and complains as it does on a site. */
const asked = async (call) => within(Promise.resolve(call()).catch(() => {}))

const shown = (element) => asked(() => element.show()).then(() => asked(() => element.hide()))
const turned = (element) => asked(() => element.next()).then(() => asked(() => element.previous()))
const refreshed = (element) => asked(() => element.refresh())
const pressed = (element) => {
  for (const button of element.querySelectorAll('button')) button.click()
}

const type = (field, value) => {
  field.focus()
  field.value = value
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: value, inputType: 'insertText' }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  field.blur()
}
const typed = (value) => (element) => {
  for (const field of element.querySelectorAll('input')) type(field, value)
}

globalThis.catalogueUses = {
  'flx-account': refreshed,
  'flx-agenda': (agenda) => asked(() => agenda.show('2026-12-01')),
  'flx-autocomplete': typed('bre'),
  'flx-breadcrumb': pressed,
  'flx-calendar': refreshed,
  'flx-carousel': turned,
  'flx-cart': refreshed,
  'flx-consent': (consent) => asked(() => consent.show()),
  'flx-date-field': (field) => {
    pressed(field)
    pressed(field)
  },
  'flx-form': typed('Le Goff'),
  'flx-fragment': refreshed,
  'flx-front-banner': shown,
  'flx-front-popup': shown,
  'flx-home-slider': turned,

  'flx-lightbox': shown,
  'flx-list': refreshed,
  'flx-loader': shown,
  'flx-map-picker': (picker) => asked(() => picker.pick(48.4, -4.5)),
  'flx-mask': typed('0298001122'),
  'flx-mobile-menu': shown,
  'flx-modal': shown,
  'flx-password-strength': typed('correct horse'),
  'flx-popup': shown,
  'flx-quantity': pressed,
  'flx-relay-picker': (picker) => asked(() => picker.search('29200')),
  'flx-repeat': pressed,
  'flx-slideshow': turned,
  'flx-table': async (table) => {
    pressed(table)
    await asked(() => table.search('zone'))
    await asked(() => table.search(''))
  },
  'flx-toast': shown,
  'flx-toggle': pressed,
  'flx-upload': (upload) => asked(() => upload.upload([new File(['photo'], 'photo.txt', { type: 'text/plain' })])),
  'flx-video': async (video) => {
    await asked(() => video.play())
    video.stop()
  },
  'sl-alert': shown,
  'sl-carousel': turned,
  'sl-details': shown,
  'sl-dialog': shown,
  'sl-drawer': shown,
  'sl-dropdown': shown,
  'sl-input': (field) => {
    field.value = 'Le Goff'
  },
  'sl-rating': pressed,
  'sl-tab-group': pressed,
  'sl-textarea': (field) => {
    field.value = 'Le Goff'
  },
  'sl-tooltip': shown,
}

/** Uses what is on the page, one element after the other: overlays lie one above the other otherwise. */
globalThis.actInCatalogue = async () => {
  for (const [tag, use] of Object.entries(catalogueUses)) {
    for (const element of document.querySelectorAll(tag)) await use(element)
  }
}
