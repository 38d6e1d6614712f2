import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import '../../elements/cart.ts'
import {
  control,
  fieldsOf,
  forgetCart,
  openCart,
  part,
  sent,
  settled,
  textOf,
  untilText,
} from '../support/cart-page.ts'
import {
  adresse,
  moyens,
  offre,
  orderForeign,
  orderHtml,
  orderJson,
  parRelais,
  pointRelais,
  relais,
  retrait,
  toPay,
  virement,
} from '../support/order-wire.tsx'
import { waitUntil } from '../support/wait-until.ts'

beforeEach(forgetCart)

const radio = (root: ParentNode, action: string, value: string): HTMLInputElement =>
  part<HTMLInputElement>(root, `input[data-flx-action="${action}"][value="${value}"]`)
const byRelay = { offres: [offre(), parRelais({ choisie: true })] }
const remember = (cart: Element): HTMLInputElement =>
  part<HTMLInputElement>(cart, 'input[type="checkbox"][name="relais_pref"]')
const postalCode = (cart: Element): HTMLInputElement => part<HTMLInputElement>(cart, '[data-flx-search]')

async function typeCode(cart: Element, code: string): Promise<void> {
  const input = postalCode(cart)
  input.focus()
  input.select()
  await sendKeys({ type: code })
}

for (const [way, answer] of [
  ['JSON', orderJson],
  ['HTML', orderHtml],
  ['HTML of someone else', orderForeign],
] as const) {
  describe(`<flx-cart>, delivery and payment, answers in ${way}`, () => {
    it('CART-02 CART-04 selOffre sends the offer; prices say their regime; a refusal puts the choice back', async () => {
      const [cart, server] = await openCart([
        answer(toPay()),
        answer({ ...toPay(), status: 'ko', error: 'Trop lourd pour un relais.' }),
        answer({ version: 2, ...toPay({ offres: [offre(), retrait({ choisie: true })] }) }),
      ])
      await untilText(cart, 'Mode de livraison')
      expect(textOf(cart)).to.match(
        /Colissimo à domicile ?5,00 € TTC ?48 h ?(?:· )?Remis contre signature(?:\.| ·) Offerte dès 60,00 € TTC d’achat/,
      )
      radio(cart, 'selOffre', '4').click()
      await untilText(cart, 'Trop lourd pour un relais.')
      await waitUntil(() => radio(cart, 'selOffre', '2').checked)
      radio(cart, 'selOffre', '6').click()
      const log = await server.requests(3)
      await settled(cart)
      await waitUntil(() => radio(cart, 'selOffre', '6').checked)
      expect(log.slice(1).map((request) => sent(request, 'action', 'value'))).to.deep.equal([
        'selOffre 4',
        'selOffre 6',
      ])
    })

    it('PAY-01 means stand by category; change_moyen_paie sends the means, then its bank', async () => {
      const [cart, server] = await openCart([
        answer(toPay()),
        answer({ version: 2, ...toPay() }),
        answer({
          version: 3,
          ...toPay({ moyens_paiement: [{ titre: 'Autrement', moyens: [virement({ choisi: true })] }] }),
        }),
      ])
      await untilText(cart, 'Moyen de paiement')
      expect(textOf(cart)).to.match(/En ligne.*Banque de l’Ouest.*Autrement.*Virement/)
      radio(cart, 'change_moyen_paie', '12').click()
      await server.requests(2)
      await settled(cart)
      radio(cart, 'change_moyen_paie', '2').click()
      const [, bank, means] = await server.requests(3)
      expect(fieldsOf(bank)).to.deep.equal({
        action: 'change_moyen_paie',
        value: '1',
        idMoyenPaie: '1',
        idModePaiementBanque: '12',
      })
      expect(fieldsOf(means)).to.deep.equal({ action: 'change_moyen_paie', value: '2', idMoyenPaie: '2' })
    })

    it('PAY-01 of quick choices the last one wins, even where it was the first', async () => {
      const [cart, server] = await openCart([
        answer(toPay()),
        answer({ version: 2, ...toPay() }, { hold: 'first' }),
        answer({ version: 3, ...toPay() }),
      ])
      await untilText(cart, 'Moyen de paiement')
      radio(cart, 'change_moyen_paie', '12').click()
      radio(cart, 'change_moyen_paie', '11').click()
      radio(cart, 'change_moyen_paie', '12').click()
      radio(cart, 'change_moyen_paie', '11').click()
      await server.requests(2)
      await server.release('first')
      const log = await server.requests(3)
      expect(log.slice(1).map((request) => sent(request, 'idModePaiementBanque'))).to.deep.equal(['12', '11'])
      await settled(cart)
      await waitUntil(() => radio(cart, 'change_moyen_paie', '11').checked)
      expect(await server.log()).to.have.length(3)
    })

    it('CART-04 how much more makes which delivery free: the chosen one, else the next', async () => {
      if (way === 'HTML of someone else') return
      const both = (chosen: string) =>
        toPay({
          offres: [
            offre({ gratuit_des: 80, choisie: chosen === 'offre' }),
            parRelais({ gratuit_des: 60 }),
            retrait({ choisie: chosen === 'retrait' }),
          ],
        })
      const [cart] = await openCart([
        answer(both('')),
        answer({ version: 2, ...both('offre') }),
        answer({ version: 3, ...both('retrait') }),
      ])
      await untilText(cart, 'pour que la livraison « Mondial Relay » soit offerte.')
      radio(cart, 'selOffre', '2').click()
      await untilText(cart, 'pour que la livraison « Colissimo à domicile » soit offerte.')
      radio(cart, 'selOffre', '6').click()
      await waitUntil(() => !/soit offerte|livraison offerte/.test(textOf(cart)), 'who comes for it pays no delivery')
    })

    it('CART-02 infossup sends what is asked as soon as it is left', async () => {
      const infos = (valeur: string) => ({
        infos_sup: [
          { name: 'message', libelle: 'Message pour la livraison', type: 'textarea', valeur, obligatoire: false },
          { name: 'jour', libelle: 'Jour voulu', type: 'date', valeur: '2026-12-01', obligatoire: true },
        ],
      })
      const [cart, server] = await openCart([
        answer(toPay(infos(''))),
        answer({ version: 2, ...toPay(infos('Sonnez')) }),
      ])
      await untilText(cart, 'Message pour la livraison (facultatif)')
      part(cart, 'textarea').focus()
      await sendKeys({ type: 'Sonnez' })
      part<HTMLElement>(cart, 'textarea').blur()
      const [, request] = await server.requests(2)
      expect(fieldsOf(request)).to.deep.equal({ action: 'infossup', value: '', message: 'Sonnez', jour: '2026-12-01' })
      await settled(cart)
      expect(part<HTMLTextAreaElement>(cart, 'textarea').value).to.equal('Sonnez')
    })
  })
}

for (const [way, answer] of [
  ['JSON', orderJson],
  ['HTML', orderHtml],
] as const) {
  describe(`<flx-cart>, points of sale and relay points, answers in ${way}`, () => {
    it('CART-02 getpointsdevente and change_idpointdevente travel as panierv3', async () => {
      const shops = (choisi: boolean) => ({
        offres: [retrait({ choisie: true })],
        points_de_vente: [
          {
            idpointdevente: '1',
            nom: 'Boutique du port',
            adresse: '1 quai',
            code_postal: '29200',
            ville: 'Brest',
            horaires: '9 h – 18 h',
            choisi,
          },
        ],
      })
      const [cart, server] = await openCart([
        answer(toPay({ offres: [retrait({ choisie: true })] })),
        answer({ version: 2, ...toPay(shops(false)) }),
        answer({ version: 3, ...toPay(shops(true)) }),
      ])
      await untilText(cart, 'Voir les points de vente')
      control(cart, 'Voir les points de vente').click()
      await waitUntil(() => document.querySelector('dialog[open]'))
      const dialog = part(document, 'dialog[open]')
      await waitUntil(() => textOf(dialog).includes('1 quai · 29200 Brest · 9 h – 18 h'))
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
      await expect(dialog).to.be.accessible()
      control(dialog, 'Retirer ici').click()
      expect(document.activeElement, 'nothing is chosen yet').to.equal(part(dialog, 'input'))
      part(dialog, 'input').click()
      control(dialog, 'Retirer ici').click()
      await waitUntil(() => textOf(part(cart, '.flx-cart__facts')).includes('Boutique du port'))
      await waitUntil(() => !document.querySelector('dialog[open]'))
      await waitUntil(() => document.activeElement === part(cart, 'summary[data-flx-action="getpointsdevente"]'))
      expect(textOf(part(cart, '.flx-cart__shop'))).to.contain('Boutique du port 1 quai')
      expect(part<HTMLDetailsElement>(cart, '.flx-cart__shop details').open).to.equal(false)
      const log = await server.log()
      expect(log.slice(1).map(fieldsOf)).to.deep.equal([
        { 'panierv3[action]': 'getpointsdevente', 'panierv3[value]': '29200' },
        { 'panierv3[action]': 'change_idpointdevente', 'panierv3[value]': '1' },
      ])
    })

    it('CART-04 the shops are listed anew each time; closing the choice, or the same shop again, sends nothing', async () => {
      const shops = {
        offres: [retrait({ choisie: true })],
        points_de_vente: [
          { idpointdevente: '1', nom: 'Boutique du port', adresse: '1 quai', choisi: true },
          { idpointdevente: '2', nom: 'Boutique du bourg', adresse: '2 place', choisi: false },
        ],
      }
      const [cart, server] = await openCart([
        answer(toPay(shops)),
        answer({ version: 2, ...toPay(shops) }),
        answer({ version: 3, ...toPay(shops) }),
      ])
      await untilText(cart, 'Changer de point de vente')
      for (const [requests, name] of [
        [2, 'Annuler'],
        [3, 'Retirer ici'],
      ] as const) {
        part(cart, 'summary[data-flx-action="getpointsdevente"]').click()
        await waitUntil(() => document.querySelector('dialog[open]'))
        expect(part<HTMLInputElement>(document, 'dialog[open] input:checked').value).to.equal('1')
        control(part(document, 'dialog[open]'), name).click()
        await waitUntil(() => !document.querySelector('dialog[open]'))
        expect(await server.log()).to.have.length(requests)
      }
    })

    it('RELAY-01 searches at exactly five digits, offers the towns, lists the points, chooses and remembers one', async () => {
      const villes = [
        { nom: 'Brest', code_postal: '29200' },
        { nom: 'Guilers', code_postal: '29200' },
      ]
      const liste = [pointRelais(), pointRelais({ relais_id: '000042', nom: 'Presse du Port', distance_m: 350 })]
      const kept = { ...relais, relais_pref: 1 }
      const at = toPay({ ...byRelay, adresses: [adresse({ code_postal: '' })] })
      const [cart, server] = await openCart([
        answer(at),
        answer({ version: 1, ...at, beside: { villes } }),
        answer({ version: 1, ...at, beside: { relais_liste: liste, villes } }),
        answer({ version: 2, ...toPay({ ...byRelay, relais }), beside: { relais_liste: liste, villes } }),
        answer({ version: 3, ...toPay({ ...byRelay, relais: kept }), beside: { relais_liste: liste, villes } }),
        answer({ version: 4, ...toPay({ ...byRelay, relais: kept }), beside: { relais_liste: liste, villes } }),
      ])
      await untilText(cart, 'Point relais')
      await typeCode(cart, '2920')
      await sendKeys({ press: 'Enter' })
      expect(await server.log()).to.have.length(1)
      await sendKeys({ type: '0' })
      await untilText(cart, 'Choisir une ville')
      expect(document.activeElement).to.equal(postalCode(cart))
      expect(postalCode(cart).value).to.equal('29200')
      control(cart, 'Guilers').click()
      await untilText(cart, 'Tabac des Arts à 1,2 km')
      expect(textOf(cart)).to.contain('Presse du Port à 350 m')
      expect(textOf(cart)).to.match(/Lundi9\sh\s– 12\sh, 14\sh\s– 19\shDimancheFermé/)
      control(cart, 'Choisir le point relais Tabac des Arts').click()
      await untilText(cart, 'Votre point relais')
      await settled(cart)
      expect(remember(cart).checked).to.equal(false)
      remember(cart).click()
      await waitUntil(() => remember(cart).defaultChecked)
      await settled(cart)
      control(cart, 'Choisir le point relais Presse du Port').click()
      const log = await server.requests(6)
      const chosen = { action: 'selectRelais', relais_params: 'A|1;é' }
      expect(log.slice(1).map(fieldsOf)).to.deep.equal([
        { action: 'searchVille', value: '29200' },
        { action: 'refreshRelais', value: 'Guilers', code_postal: '29200', ville: 'Guilers' },
        { ...chosen, value: '001726', relais_id: '001726', relais_pref: '0' },
        { ...chosen, value: '001726', relais_id: '001726', relais_pref: '1' },
        { ...chosen, value: '000042', relais_id: '000042', relais_pref: '1' },
      ])
      expect(textOf(part(cart, '.flx-cart__facts'))).to.contain('Tabac des Arts3 rue Jaurès, 29200 Brest')
    })

    it('RELAY-01 a code of one town lists its points at once; none says « Aucun résultat »', async () => {
      const at = toPay(byRelay)
      const [cart, server] = await openCart([
        answer(at),
        answer({ ...at, beside: { villes: [{ nom: 'Brest', code_postal: '29200' }] } }),
        answer({ ...at, beside: { relais_liste: [pointRelais()] } }),
        answer({ ...at, beside: { villes: [] } }),
      ])
      await untilText(cart, 'Point relais')
      expect(postalCode(cart).value).to.equal('29200')
      control(cart, 'Rechercher').click()
      await untilText(cart, 'Tabac des Arts')
      expect(sent((await server.log())[2], 'action', 'ville')).to.equal('refreshRelais Brest')
      await typeCode(cart, '97400')
      await untilText(cart, 'Aucun résultat')
      expect(textOf(part(cart, '.flx-relay'))).not.to.contain('Tabac des Arts')
    })
  })
}

describe('<flx-cart>, delivery and payment', () => {
  it('RELAY-01 a search of relay points stays while other things are chosen', async () => {
    const at = toPay(byRelay)
    const [cart] = await openCart([
      orderJson(at),
      orderJson({ ...at, beside: { relais_liste: [pointRelais()] } }),
      orderJson({ version: 2, ...toPay({ ...byRelay, moyens_paiement: moyens }) }),
    ])
    await untilText(cart, 'Point relais')
    control(cart, 'Rechercher').click()
    await untilText(cart, 'Tabac des Arts')
    radio(cart, 'change_moyen_paie', '12').click()
    await settled(cart)
    expect(textOf(cart)).to.contain('Tabac des Arts')
  })

  it('adds delivery, points and fees to the totals', async () => {
    const totaux = {
      articles_ht: 10,
      articles_ttc: 12,
      livraison_ht: 4.17,
      livraison_ttc: 5,
      fidelite_ttc: 2,
      frais_paiement_ttc: 1.5,
      total_ht: 13.75,
      total_ttc: 16.5,
    }
    const [full] = await openCart([orderJson({ version: 2, ...toPay({ totaux }) })])
    await untilText(full, 'Mode de livraison')
    expect(textOf(part(full, '.flx-cart__totals'))).to.contain(
      'Points de fidélité−2,00 € TTCLivraison5,00 € TTCFrais de paiement1,50 € TTC',
    )
  })
})
