const place = $('#place')
const address = `/pages/menu/list?entries=${$('#flx-menu-button').data('configmenu')}`
const list = (entries, attributes = '') =>
  `<ul ${attributes}>${entries
    .map(
      ({ id, name, children }) => `<li><a href="/page/${id}">${name}</a>${children.length ? list(children) : ''}</li>`,
    )
    .join('')}</ul>`

$('#flx-menu-button').on('click', async () => {
  place.html(list(await $.getJSON(address), 'id="menu" class="sm sm-simple"'))
  $('#menu').smartmenus()
})

globalThis.steps = {
  open: {
    act: () => $('#flx-menu-button').trigger('click'),
    isShown: () => $('#menu').data('smartmenus') !== undefined,
  },
  down: {
    act: () => $('#menu > li > a.has-submenu')[0].click(),
    isShown: () => $('#menu ul:visible').length > 0,
  },
}
globalThis.isReady = () => true
