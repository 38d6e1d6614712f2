import '/peers/@shoelace-style/shoelace/cdn/components/tree/tree.js'
import '/peers/@shoelace-style/shoelace/cdn/components/tree-item/tree-item.js'

const button = document.getElementById('flx-menu-button')
const place = document.getElementById('place')
const items = (entries) =>
  entries.map(({ name, children }) => `<sl-tree-item>${name}${items(children)}</sl-tree-item>`).join('')
const first = () => place.querySelector('sl-tree-item')

button.addEventListener('click', async () => {
  const entries = await (await fetch(`/pages/menu/list?entries=${button.dataset.configmenu}`)).json()
  place.innerHTML = `<sl-tree>${items(entries)}</sl-tree>`
})

globalThis.steps = {
  open: {
    act: () => button.click(),
    isShown: () => first()?.shadowRoot?.querySelector('[part=label]')?.checkVisibility(),
  },
  down: {
    act: () => {
      // The tree looks at where the button of the mouse went down.
      const expand = first().shadowRoot.querySelector('[part=expand-button]')
      expand.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, composed: true }))
      expand.click()
    },
    isShown: () => first().querySelector('sl-tree-item').checkVisibility(),
  },
}
globalThis.isReady = () => true
