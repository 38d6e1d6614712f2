import { flx } from '/dist/flx.js'

globalThis.acts = {
  modal: (turn) =>
    new Promise((complete) => {
      const content = `<p>Ouverture ${turn}, <a href="#suite">et la suite</a></p>`
      const buttons = [{ titre: 'Fermer', autoclose: true }]
      flx.modal({ title: 'Fenêtre', content, buttons, complete }).then((handle) => handle.close())
    }),
  fragment: (turn) =>
    flx.request.html({ url: `/pages/memory/rows?edition=${turn % 2}`, method: 'GET', target: '#list', mode: 'morph' }),
}
