import { expect } from '@open-wc/testing'
import '../../elements/cart.ts'
import { control, forgetCart, openCart, part, textOf, untilText } from '../support/cart-page.ts'
import { cgv, type OrderState, orderHtml, orderJson, toPay } from '../support/order-wire.tsx'
import { waitUntil } from '../support/wait-until.ts'

beforeEach(forgetCart)

/** What a server answers whose cart holds places alone. */
const places = { a_livrer: false, adresse_livraison: '', offres: [] }
const booked: OrderState = { ...toPay({ ...places, options: [cgv({ valeur: 1 })] }), lines: [{ nom: 'Atelier' }] }
const atAccount: OrderState = { ...booked, panier: { ...booked.panier, etape: 'compte' } }

for (const [way, answer] of [
  ['JSON', orderJson],
  ['HTML', orderHtml],
] as const) {
  describe(`<flx-cart>, an order of places alone, answers in ${way}`, () => {
    it('RESA-01 CART-01 the account asks where to bill it, not where to deliver it', async () => {
      const [cart] = await openCart([answer(atAccount), answer(booked)])
      await untilText(cart, 'Adresse de facturation')
      expect(textOf(cart)).not.to.contain('Adresse de livraison')
      control(cart, 'Continuer').click()
      await untilText(cart, 'Moyen de paiement')
      expect(textOf(part(cart, '[data-flx-arrival]'))).to.equal('Paiement')
      await waitUntil(() => document.activeElement === part(cart, '[data-flx-arrival]'))
    })

    it('RESA-01 CART-04 the payment has no offer, no cost and no address of delivery; the recapitulation says why', async () => {
      const [cart] = await openCart([answer(booked), answer(atAccount)])
      await untilText(cart, 'Votre commande')
      expect(cart.querySelector('[data-flx-action="selOffre"]')).to.equal(null)
      const facts = [...cart.querySelectorAll('.flx-cart__fact')].map(textOf)
      expect(facts.find((fact) => fact.startsWith('Livraison'))).to.contain('Rien à expédier')
      expect(facts.some((fact) => fact.startsWith('Adresse de livraison'))).to.equal(false)
      expect(facts.find((fact) => fact.startsWith('Adresse de facturation'))).to.contain('12 rue de Siam')
      expect([...cart.querySelectorAll('.flx-cart__row dt')].map(textOf)).not.to.contain('Livraison')
      control(cart, 'Modifier les adresses').click()
      await untilText(cart, 'Modifier l’adresse')
    })
  })
}
