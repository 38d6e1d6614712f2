import '/peers/@shoelace-style/shoelace/cdn/components/dialog/dialog.js'

globalThis.acts = {
  async modal(turn) {
    const dialog = Object.assign(document.createElement('sl-dialog'), { label: 'Fenêtre' })
    dialog.innerHTML = `<p>Ouverture ${turn}, <a href="#suite">et la suite</a></p><button slot="footer">Fermer</button>`
    document.body.append(dialog)
    await dialog.updateComplete
    await dialog.show()
    await dialog.hide()
    dialog.remove()
  },
}
