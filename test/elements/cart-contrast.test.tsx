import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import '../../elements/cart.ts'
import { forgetCart, openCart, part, textOf } from '../support/cart-page.ts'
import {
  adresse,
  client,
  type OrderState,
  offre,
  orderJson,
  parRelais,
  pointRelais,
  toPay,
} from '../support/order-wire.tsx'
import { waitUntil } from '../support/wait-until.ts'
import { contrast, contrastAt } from '../theme/colours.ts'

const codes = ['BIENVENUE']
const lines = [{ message: 'Derniers exemplaires.' }, {}]
const known = { client, adresses: [adresse()], adresse_livraison: '3' }
const blocages = [{ cible: 'relais', message: 'Choisissez un point relais.' }]
const byRelay = { offres: [offre(), parRelais({ choisie: true })], blocages }

const states: Record<string, OrderState> = {
  'an empty cart': { lines: [], panier: { etape: 'panier' } },
  'the cart': { lines, codes, panier: { etape: 'panier' } },
  'a code that is refused': {
    status: 'ko',
    error: 'Ce code a expiré.',
    asked: 'useCodePromo',
    panier: { etape: 'panier' },
  },
  'what is said above the cart': { info: 'C’est fait.', lines, panier: { etape: 'panier' } },
  'the account': { panier: { etape: 'compte', client: null, sans_compte: 1 } },
  'the addresses': { panier: { etape: 'compte', ...known } },
  'a login that is refused': {
    status: 'ko',
    error: 'Adresse e-mail ou mot de passe incorrect.',
    asked: 'connexion',
    panier: { etape: 'compte', client: null, sans_compte: 1 },
  },
  'the payment': toPay(),
  'a relay point that is missing': { ...toPay(byRelay), beside: { relais_liste: [pointRelais()] } },
}

/** Texts of the cart that can be read, and can be used. */
const readable = (cart: Element): Element[] =>
  [...cart.querySelectorAll('*')].filter(
    (node) =>
      [...node.childNodes].some((child) => child instanceof Text && child.data.trim()) &&
      node.checkVisibility({ visibilityProperty: true }) &&
      node.getBoundingClientRect().width > 1 &&
      !node.closest('[aria-disabled="true"], script'),
  )

/** Hints inside the fields that are empty, as they are painted. */
const hints = (cart: Element): { text: string; ratio: number }[] =>
  [...cart.querySelectorAll<HTMLInputElement>('input:placeholder-shown')]
    .filter((field) => field.placeholder.trim() && field.checkVisibility({ visibilityProperty: true }))
    .map((field) => ({
      text: field.placeholder,
      ratio: contrastAt(getComputedStyle(field, '::placeholder').color, field),
    }))

describe('<flx-cart>, the contrast of its texts', () => {
  const page = document.documentElement
  beforeEach(forgetCart)
  afterEach(async () => {
    page.removeAttribute('style')
    await setViewport({ width: 800, height: 600 })
  })

  for (const scheme of ['light', 'dark']) {
    for (const [name, state] of Object.entries(states)) {
      it(`is 7 at least: ${name}, ${scheme}`, async () => {
        page.style.colorScheme = scheme
        page.style.background = 'var(--flx-color-ground)'
        const [cart] = await openCart([orderJson(state)])
        await waitUntil(() => cart.querySelector('[data-flx-mount] [data-flx-stage]'))
        // An empty cart has no steps; its styles are there with its first drawing.
        const hasSteps = cart.querySelector('.flx-cart__step-list') !== null
        await waitUntil(
          () => !hasSteps || getComputedStyle(part(cart, '.flx-cart__step-list')).listStyleType === 'none',
        )
        for (const fold of cart.querySelectorAll('details')) fold.open = true
        // On a phone one door of the account is open at a time: here each is its own group, so that all are.
        for (const [index, door] of cart.querySelectorAll<HTMLInputElement>('.flx-cart__door-choice').entries()) {
          Object.assign(door, { name: `${door.name}-${index}`, checked: true })
        }
        for (const width of [360, 1280]) {
          await setViewport({ width, height: 800 })
          await waitUntil(() => cart.getAnimations({ subtree: true }).length === 0)
          const texts = readable(cart)
          expect(texts).not.to.have.length(0)
          const faint = texts.filter((node) => contrast(node) < 6.995)
          expect(
            faint.map((node) => `${contrast(node).toFixed(2)} ${node.className} « ${textOf(node)} »`),
          ).to.deep.equal([])
          expect(hints(cart).filter(({ ratio }) => ratio < 6.995)).to.deep.equal([])
        }
      })
    }
  }
})
