import assert from 'node:assert/strict'
import { add, goods } from '../../server/support/cart.ts'
import { becomeCustomer, chooseAll, decide, orderToPay } from '../../server/support/checkout.ts'
import { Visitor } from '../../server/support/visitor.ts'
import { watchedPage } from '../../support/site.ts'
import { fill, live, press, type Uses } from '../use.ts'
import { logIn } from './forms.ts'

export const shop: Uses = {
  'flx-account': {
    does: 'shows the section that is asked for, without another page',
    act: async (page) => {
      await logIn(page)
      await live(page).getByRole('link', { name: 'Fidélité' }).click()
      await live(page)
        .getByRole('heading', { name: /fidélité/i })
        .first()
        .waitFor()
    },
  },
  'flx-add-to-cart': {
    does: 'adds the article, and says so',
    act: async (page) => {
      await press(page, 'Ajouter au panier')
      await page.getByRole('dialog').getByText('Bol Kerguen').first().waitFor()
    },
  },
  'flx-cart': {
    does: 'shows the article that is added, and what two of them cost',
    act: async (page) => {
      await press(page, 'Ajouter au panier')
      await press(page, /^Augmenter la quantité/)
      await live(page).getByText('Total : 29,80 €').first().waitFor()
    },
  },
  'flx-cart-badge': {
    does: 'counts what another tab adds',
    act: async (page) => {
      const other = await watchedPage(page.context())
      await other.goto('/guide/flx-add-to-cart')
      await press(other, 'Ajouter au panier')
      await live(page)
        .getByRole('link', { name: /1 article/ })
        .waitFor()
      await other.close()
    },
  },
  'flx-contract-end': {
    does: 'takes the end of a contract, and gives a receipt',
    act: async (page) => {
      await fill(page, { 'Numéro du contrat': 'E-2026-1' })
      await press(page, 'Suivant')
      await fill(page, { 'Nom et prénom': 'Anne Tanguy', 'Adresse e-mail': 'anne@exemple.fr' })
      await press(page, /^(Vérifier avant d’envoyer|Suivant)$/)
      await press(page, 'Notification de la résiliation')
      await live(page)
        .getByText(/est reçue le/)
        .waitFor()
    },
  },
  'flx-price': {
    does: 'follows the size that is chosen',
    act: async (page) => {
      await live(page).getByText('Grand').click()
      await live(page).getByText('32,00').first().waitFor()
    },
  },
  'flx-quantity': {
    does: 'goes up by a press',
    act: async (page) => {
      await press(page, 'Augmenter : Quantité')
      assert.equal(await live(page).getByRole('spinbutton').inputValue(), '2')
    },
  },
  'flx-relay-picker': {
    does: 'lists the relays of a town, and takes the one that is chosen',
    act: async (page) => {
      await press(page, /^Choisir le point relais/)
      await live(page).getByText('Votre point relais', { exact: true }).waitFor()
    },
  },
  'flx-reservation': {
    does: 'books an hour of a day',
    act: async (page) => {
      await live(page).getByRole('radio').first().check()
      await press(page, 'Réserver ce créneau')
      await live(page).getByText('Dans votre panier').waitFor()
    },
  },
  'flx-stock': {
    does: 'lets what is in stock be added',
    act: async (page) => {
      await press(page, 'Ajouter au panier')
      await page.getByRole('dialog').getByText('Bol Kerguen').first().waitFor()
    },
  },
  'flx-withdrawal': {
    does: 'finds the articles of an order, and gives a receipt',
    act: async (page) => {
      const visitor = new Visitor(new URL(page.url()).origin)
      const email = await becomeCustomer(visitor)
      await add(visitor, goods.bowl)
      await chooseAll(visitor)
      const { paiement_url, numero } = await orderToPay(visitor)
      await decide(visitor, paiement_url, 'accepter')
      await fill(page, { 'Numéro de la commande': numero, 'Adresse e-mail de la commande': email })
      await press(page, 'Suivant')
      await live(page).getByRole('spinbutton', { name: /Bol/ }).fill('1')
      await press(page, 'Confirmer la rétractation')
      await live(page)
        .getByText(/Votre rétractation est reçue le/)
        .waitFor()
    },
  },
}
