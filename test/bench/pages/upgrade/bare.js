/** A button as one makes it by hand. */
function step(sign, name, act) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = sign
  button.setAttribute('aria-label', name)
  button.addEventListener('click', act)
  return button
}

/** Two buttons around the field, and nothing else: no bounds, no name, nothing read out, nothing undone. */
customElements.define(
  'bare-quantity',
  class extends HTMLElement {
    connectedCallback() {
      const field = this.firstElementChild
      field.before(step('−', 'Moins', () => field.stepDown()))
      field.after(step('+', 'Plus', () => field.stepUp()))
    }
  },
)

/** Sends the form without leaving the page and writes beside it how that ended. */
customElements.define(
  'bare-add-to-cart',
  class extends HTMLElement {
    connectedCallback() {
      const message = document.createElement('p')
      message.setAttribute('role', 'alert')
      this.append(message)
      this.addEventListener('submit', async (event) => {
        event.preventDefault()
        const { ok } = await fetch(event.target.action, { method: 'post', body: new FormData(event.target) })
        message.textContent = ok ? 'Ajouté' : 'Refusé'
      })
    }
  },
)

globalThis.subjects = {
  quantity: {
    markup: (index) =>
      `<bare-quantity><input type="number" name="quantite-${index}" aria-label="Quantité ${index}" value="1" min="1" max="20"></bare-quantity>`,
    isUpgraded: (element) => element.querySelectorAll('button').length === 2,
  },
  cart: {
    markup: (index) =>
      `<bare-add-to-cart><form method="post" action="/panier"><input type="hidden" name="idarticle" value="${index}"><span>12 €</span><button>Ajouter</button></form></bare-add-to-cart>`,
    isUpgraded: (element) => element.querySelector('[role=alert]') !== null,
  },
}
