import { expect } from '@open-wc/testing'
import '../../elements/cart.ts'
import { stepInAddress } from '../../src/domain/cart/cart-step.ts'
import { control, forgetCart, openCart, part, sent, untilText } from '../support/cart-page.ts'
import { orderForeign, orderHtml, orderJson } from '../support/order-wire.tsx'
import { waitUntil } from '../support/wait-until.ts'

beforeEach(forgetCart)
afterEach(forgetCart)

const basket = { panier: { etape: 'panier' } }
const account = { panier: { etape: 'compte', client: null } }

for (const [way, answer] of [
  ['JSON', orderJson],
  ['HTML', orderHtml],
  ['HTML of someone else', orderForeign],
] as const) {
  describe(`<flx-cart>, its step in the address, answers in ${way}`, () => {
    it('CART-10 a step that was gone to stands in the address; the calls after it say it, and Back leads back', async () => {
      const [cart, server] = await openCart([
        answer(basket),
        answer({ version: 2, ...account }),
        answer({ version: 3, ...account, status: 'ko', error: 'Adresse inconnue.', asked: 'mdp_oublie' }),
        answer({ version: 4, ...basket }),
      ])
      await untilText(cart, 'Vase 1')
      control(cart, 'Passer la commande').click()
      await untilText(cart, 'J’ai déjà un compte')
      expect(stepInAddress()).to.equal('compte')
      await cart.perform('mdp_oublie', '', { email: 'anne@exemple.fr' })
      history.back()
      await untilText(cart, 'Passer la commande')
      await waitUntil(() => document.activeElement === part(cart, '[aria-current="step"]'))
      expect(stepInAddress()).to.equal('panier')
      const said = (await server.log()).map((request) => sent(request, 'action', 'value', 'etape'))
      expect(said).to.deep.equal(['  panier', 'chgEtape compte panier', 'mdp_oublie  compte', 'chgEtape panier panier'])
    })

    it('CART-10 a server that keeps the step itself works as before: the address follows it, and Back asks for a step', async () => {
      const [cart, server] = await openCart([
        answer(account),
        answer({ version: 2, ...basket }),
        answer({ version: 3, ...account }),
      ])
      await untilText(cart, 'J’ai déjà un compte')
      await waitUntil(() => stepInAddress() === 'compte', 'the address does not say what the server showed')
      control(cart, 'Revenir au panier').click()
      await untilText(cart, 'Vase 1')
      await waitUntil(() => document.activeElement === part(cart, '[aria-current="step"]'))
      expect(stepInAddress()).to.equal('panier')
      history.back()
      await untilText(cart, 'J’ai déjà un compte')
      expect(sent((await server.log())[2], 'action', 'value')).to.equal('chgEtape compte')
      expect(stepInAddress()).to.equal('compte')
    })

    it('CART-10 an overlay that leaves by the browser’s history, in the middle of an act, asks for no step', async () => {
      const refused = { ...account, status: 'ko', error: 'Adresse inconnue.', asked: 'mdp_oublie' } as const
      const [cart, server] = await openCart([answer(account), answer(refused, { hold: 'act' })])
      await untilText(cart, 'J’ai déjà un compte')
      await waitUntil(() => stepInAddress() === 'compte')
      // As an overlay does, for Back to close it.
      history.pushState({ overlay: 1 }, '')
      const act = cart.perform('mdp_oublie', '', { email: 'anne@exemple.fr' })
      const left = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
      history.back()
      await left
      await server.release('act')
      await act
      await untilText(cart, 'Adresse inconnue.')
      expect((await server.log()).map((request) => sent(request, 'action'))).to.deep.equal(['', 'mdp_oublie'])
    })
  })
}
