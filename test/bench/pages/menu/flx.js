import '/dist/flx.js'

const button = document.getElementById('flx-menu-button')
const dialog = () => document.querySelector('dialog.flx-mobile-menu')
const panel = () => dialog()?.querySelector('[data-shows]:not([inert], [data-leaving])')
const search = (text) => {
  const field = dialog().querySelector('input[type=search]')
  field.focus()
  field.setRangeText(text, 0, field.value.length, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

globalThis.steps = {
  open: {
    act: () => button.click(),
    isShown: () => dialog()?.open && panel()?.querySelector('[data-item]') !== null,
  },
  down: {
    act: () => panel().querySelector('[data-panel][aria-expanded]').click(),
    isShown: () => panel()?.getAttribute('data-shows') !== '-1' && panel()?.querySelector('[data-item]') !== null,
  },
  search: {
    act: () => search('numéro 9'),
    isShown: () => dialog().querySelector('mark') !== null,
  },
}
globalThis.isReady = () => document.querySelector('flx-mobile-menu').isReady
