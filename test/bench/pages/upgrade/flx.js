import '/dist/flx.js'

// What is far from the window is drawn once it is near, or waited for: all of them are waited for.

globalThis.subjects = {
  quantity: {
    markup: (index) =>
      `<flx-quantity load="now" data-waits><input type="number" name="quantite-${index}" aria-label="Quantité ${index}" value="1" min="1" max="20"></flx-quantity>`,
    isUpgraded: (element) => element.querySelectorAll('button').length === 2,
  },
  cart: {
    markup: (index) =>
      `<flx-add-to-cart load="now" data-waits><form method="post" action="/panier"><input type="hidden" name="idarticle" value="${index}"><span>12 €</span><button>Ajouter</button></form></flx-add-to-cart>`,
    isUpgraded: (element) => element.querySelector('[role=status]') !== null,
  },
}
