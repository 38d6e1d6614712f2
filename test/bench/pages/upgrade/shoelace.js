import '/peers/@shoelace-style/shoelace/cdn/components/button/button.js'
import '/peers/@shoelace-style/shoelace/cdn/components/input/input.js'

globalThis.subjects = {
  quantity: {
    markup: (index) =>
      `<sl-input data-waits type="number" name="quantite-${index}" label="Quantité ${index}" value="1" min="1" max="20"></sl-input>`,
    isUpgraded: (element) => element.shadowRoot.querySelector('input') !== null,
  },
  cart: {
    markup: (index) =>
      `<form method="post" action="/panier"><input type="hidden" name="idarticle" value="${index}"><span>12 €</span><sl-button data-waits type="submit">Ajouter</sl-button></form>`,
    isUpgraded: (element) => element.querySelector('sl-button').shadowRoot.querySelector('button') !== null,
  },
}
