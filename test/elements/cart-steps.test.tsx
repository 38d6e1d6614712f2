import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import '../../elements/cart.ts'
import { stepInAddress } from '../../src/domain/cart/cart-step.ts'
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
import { adresse, client, htmlOrder, orderForeign, orderHtml, orderJson, toPay } from '../support/order-wire.tsx'
import { waitUntil } from '../support/wait-until.ts'

beforeEach(forgetCart)

const account = (panier = {}) => ({ panier: { etape: 'compte', client: null, ...panier } })
const known = (panier = {}) => account({ client, adresses: [adresse()], adresse_livraison: '3', ...panier })
const field = (root: ParentNode, name: string): HTMLInputElement => part<HTMLInputElement>(root, `[name="${name}"]`)
const formOf = (root: ParentNode, action: string): HTMLFormElement => {
  const form = part(root, `button[data-flx-action="${action}"]`).closest('form')
  if (!form) throw new Error(`${action} has no form`)
  return form
}
/** Opens what a form is folded into, where it is. */
const unfold = (form: Element): void => {
  const fold = form.closest('details')
  if (fold && !fold.open) fold.querySelector('summary')?.click()
}
const type = async (input: HTMLInputElement, text: string): Promise<void> => {
  input.focus()
  await sendKeys({ type: text })
}

for (const [way, answer] of [
  ['JSON', orderJson],
  ['HTML', orderHtml],
  ['HTML of someone else', orderForeign],
] as const) {
  describe(`<flx-cart>, its steps, answers in ${way}`, () => {
    it('CART-01 goes from the cart to the account: login left, new account right; focus arrives with it', async () => {
      const [cart, server] = await openCart([
        answer({ panier: { etape: 'panier' } }),
        answer({ version: 2, ...account() }),
      ])
      await untilText(cart, 'Vase 1')
      expect(textOf(part(cart, 'nav [aria-current="step"]'))).to.equal('1Panier')
      control(cart, 'Passer la commande').click()
      await untilText(cart, 'J’ai déjà un compte')
      const [, request] = await server.log()
      expect(fieldsOf(request)).to.deep.equal({ action: 'chgEtape', value: 'compte' })
      expect(textOf(part(cart, 'nav [aria-current="step"]'))).to.equal('2Coordonnées')
      await waitUntil(() => document.activeElement === part(cart, '[data-flx-arrival]'))
      const sections = [...cart.querySelectorAll('section')]
      const [login, signup] = sections.map(textOf)
      expect(login).to.contain('Se connecter')
      expect(signup).to.contain('Créer mon compte')
      await setViewport({ width: 1280, height: 800 })
      const [left, right] = sections.map((each) => each.getBoundingClientRect())
      // How someone else's HTML stands is theirs to say.
      if (way !== 'HTML of someone else')
        expect([left?.top === right?.top, Number(left?.right) <= Number(right?.left)]).to.deep.equal([true, true])
      await setViewport({ width: 800, height: 600 })
    })

    describe('a step that takes the place of another', () => {
      const { animate } = Element.prototype
      const moved: [Element, Animation][] = []

      beforeEach(() => {
        moved.length = 0
        Element.prototype.animate = function (this: Element, ...given: Parameters<typeof animate>) {
          const animation = animate.apply(this, given)
          moved.push([this, animation])
          return animation
        }
      })

      afterEach(async () => {
        Element.prototype.animate = animate
        await emulateMedia({ reducedMotion: 'no-preference' })
      })

      /** Goes to the account and back; what the parts that moved came from, each time. */
      const goThereAndBack = async (): Promise<string[][]> => {
        const [cart] = await openCart([
          answer({ panier: { etape: 'panier' } }),
          answer({ version: 2, ...account() }),
          answer({ version: 3, panier: { etape: 'panier' } }),
        ])
        const froms: string[][] = []
        const look = async (): Promise<void> => {
          const mine = moved.splice(0).filter(([node]) => cart.contains(node))
          for (const [node] of mine)
            expect(node.contains(part(cart, '[aria-current="step"]')), 'the way').to.equal(false)
          const effects = mine.map(([, { effect }]) => effect as KeyframeEffect)
          froms.push([...new Set(effects.map((effect) => String(effect.getKeyframes()[0]?.['translate'])))])
          await Promise.all(mine.map(([, { finished }]) => finished))
        }
        await untilText(cart, 'Vase 1')
        await look()
        control(cart, 'Passer la commande').click()
        await untilText(cart, 'J’ai déjà un compte')
        await waitUntil(() => document.activeElement === part(cart, '[data-flx-arrival]'))
        await look()
        part(cart, 'nav button, nav a').click()
        await untilText(cart, 'Vase 1')
        await waitUntil(() => document.activeElement === part(cart, '[aria-current="step"]'))
        await look()
        return froms
      }

      it('CART-01 comes in once from where it lies on the way; the way stays', async () => {
        expect(await goThereAndBack()).to.deep.equal([[], ['0.75rem'], ['-0.75rem']])
      })

      it('CART-01 does not move for who asked for less motion', async () => {
        await emulateMedia({ reducedMotion: 'reduce' })
        expect(await goThereAndBack()).to.deep.equal([[], [], []])
      })
    })

    it('CART-01 CART-10 says why a step is not open yet, and stays, in the address too', async () => {
      const refused = { ...account(), status: 'ko', error: 'Connectez-vous d’abord.', asked: 'chgEtape' } as const
      const [cart, server] = await openCart([answer(account()), answer(refused)])
      await untilText(cart, 'J’ai déjà un compte')
      control(cart, '3Paiement').click()
      await untilText(cart, 'Connectez-vous d’abord.')
      expect(sent((await server.log())[1], 'action', 'value')).to.equal('chgEtape paiement')
      expect(part(cart, '.alert-danger').getAttribute('role')).to.equal('alert')
      expect(textOf(part(cart, 'nav [aria-current="step"]'))).to.equal('2Coordonnées')
      expect(stepInAddress()).to.equal('compte')
    })

    it('CART-02 connexion sends the e-mail and the password; a refusal keeps what was typed', async () => {
      const refused = { ...account(), status: 'ko', error: 'Mot de passe incorrect.', asked: 'connexion' } as const
      const [cart, server] = await openCart([answer(account()), answer(refused), answer({ version: 2, ...known() })])
      await untilText(cart, 'Se connecter')
      const form = formOf(cart, 'connexion')
      await type(field(form, 'email'), 'anne@exemple.fr')
      await type(field(form, 'password'), 'secret')
      await sendKeys({ press: 'Enter' })
      await untilText(form, 'Mot de passe incorrect.')
      const [, first] = await server.log()
      expect(fieldsOf(first)).to.deep.equal({
        action: 'connexion',
        value: '',
        email: 'anne@exemple.fr',
        password: 'secret',
      })
      expect(field(formOf(cart, 'connexion'), 'email').value).to.equal('anne@exemple.fr')
      control(cart, 'Se connecter').click()
      await untilText(cart, 'Bonjour Anne Le Gall')
      await waitUntil(() => document.activeElement === part(cart, '[data-flx-arrival]'))
    })

    it('CART-02 new_compte sends its fields; errors are tied to theirs, the first is focused', async () => {
      const refused = {
        ...account({ confirmer_compte: 1 }),
        status: 'ko',
        error: 'Le compte n’a pas été créé.',
        asked: 'new_compte',
        beside: {
          erreurs: [
            { champ: 'email', message: 'Cette adresse a déjà un compte.' },
            { champ: 'token', message: 'Saisissez le code reçu.' },
          ],
        },
      } as const
      const [cart, server] = await openCart([answer(account({ confirmer_compte: 1 })), answer(refused)])
      await untilText(cart, 'Créer mon compte')
      const values = {
        prenom: 'Anne',
        nom: 'Le Gall',
        email: 'anne@exemple.fr',
        email_confirm: 'anne@exemple.fr',
        password: 'secret',
        password_confirm: 'secret',
      }
      const form = formOf(cart, 'new_compte')
      for (const [name, value] of Object.entries(values)) field(form, name).value = value
      control(cart, 'Créer mon compte').click()
      await untilText(cart, 'Cette adresse a déjà un compte.')
      const [, request] = await server.log()
      expect(fieldsOf(request)).to.deep.equal({ action: 'new_compte', value: '', ...values })
      const email = field(formOf(cart, 'new_compte'), 'email')
      expect(email.getAttribute('aria-invalid')).to.equal('true')
      expect(textOf(document.getElementById(email.getAttribute('aria-describedby') ?? ''))).to.equal(
        'Cette adresse a déjà un compte.',
      )
      expect(email.value).to.equal('anne@exemple.fr')
      await waitUntil(() => document.activeElement === email)
      expect(field(formOf(cart, 'new_compte'), 'token').getAttribute('autocomplete')).to.equal('one-time-code')
    })

    it('CART-08 without an account: offered where the server takes it; its refusal, then its addresses', async () => {
      const guests = { sans_compte: 1 }
      const refused = {
        ...account(guests),
        status: 'ko',
        error: 'Vérifiez les champs signalés.',
        asked: 'sans_compte',
        beside: { erreurs: [{ champ: 'email', message: 'Cette adresse est incomplète.' }] },
      } as const
      const guest = { ...guests, client: { ...client, invite: 1 }, adresses: [adresse()], adresse_livraison: '3' }
      const [cart, server] = await openCart([
        answer(account(guests)),
        answer(refused),
        answer({ version: 2, ...account(guest) }),
      ])
      await untilText(cart, 'Continuer sans compte')
      const form = formOf(cart, 'sans_compte')
      expect(form.querySelector('[type="password"]')).to.equal(null)
      const values = { prenom: 'Anne', nom: 'Le Gall', email: 'anne@exemple' }
      for (const [name, value] of Object.entries(values)) field(form, name).value = value
      control(cart, 'Continuer sans compte').click()
      await untilText(cart, 'Cette adresse est incomplète.')
      expect(fieldsOf((await server.log())[1])).to.deep.equal({ action: 'sans_compte', value: '', ...values })
      await waitUntil(() => document.activeElement === field(formOf(cart, 'sans_compte'), 'email'))
      control(cart, 'Continuer sans compte').click()
      await untilText(cart, 'Modifier mon nom ou mon adresse e-mail')
      await waitUntil(() => document.activeElement === part(cart, '[data-flx-arrival]'))
      expect(textOf(cart)).to.contain('Adresse de livraison').and.to.contain('Continuer')
      expect(field(formOf(cart, 'sans_compte'), 'email').value).to.equal(client.email)
      expect(cart.querySelector('[data-flx-action="new_compte"]')).to.equal(null)
    })

    it('CART-08 an e-mail alone, then an address whose form leads on to the payment', async () => {
      if (way === 'HTML of someone else') return
      const guests = { sans_compte: 1, invite_sans_nom: 1, suggestions_adresse: 'Adresse.chercher' }
      const guest = { ...guests, client: { ...client, prenom: '', nom: '', invite: 1 }, adresses: [] }
      const paid = { client: { ...client, invite: 1 }, adresses: [adresse()], adresse_livraison: '3' }
      const [cart, server] = await openCart([
        answer(account(guests)),
        answer({ version: 2, ...account(guest) }),
        answer({ version: 3, panier: { etape: 'compte', ...guests, ...paid } }),
        answer({ version: 3, panier: { etape: 'paiement', ...guests, ...paid } }),
      ])
      await untilText(cart, 'Je commande sans compte')
      const names = (form: Element) =>
        [...form.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')].map(({ name }) => name)
      expect(names(formOf(cart, 'sans_compte'))).to.deep.equal(['email'])
      field(formOf(cart, 'sans_compte'), 'email').value = 'anne@exemple.fr'
      part(cart, 'button[data-flx-action="sans_compte"]').click()
      await untilText(cart, 'Ajouter une société ou un complément d’adresse')
      expect(cart.querySelector('flx-autocomplete[classname="Adresse"] [name="adresse"]')).to.exist
      const form = formOf(cart, 'new_adresse')
      expect(form.querySelector('[name="intitule"], [name="civilite"]')).to.equal(null)
      const values = { prenom: 'Anne', nom: 'Le Gall', adresse: '1 quai', code_postal: '29200', ville: 'Brest' }
      for (const [name, value] of Object.entries(values)) field(form, name).value = value
      part(cart, 'button[data-flx-action="new_adresse"]').click()
      await untilText(cart, 'Livraison et paiement')
      const sent = (await server.log()).slice(2).map(fieldsOf)
      expect(sent.map(({ action, value }) => [action, value])).to.deep.equal([
        ['new_adresse', ''],
        ['chgEtape', 'paiement'],
      ])
      expect(sent[0]).to.include({ suite: 'paiement', ...values })
    })

    it('CART-04 a private customer reads prices with taxes alone, pictures of what is ordered, and no references', async () => {
      if (way === 'HTML of someone else') return
      const [cart] = await openCart([
        answer({ lines: [{ image: 'data:,' }], panier: { etape: 'paiement', particulier: 1, client } }),
      ])
      await untilText(cart, 'Total TTC')
      expect(textOf(part(cart, '[data-flx-view]'))).not.to.match(/€\sTTC|\bHT\b|TVA/)
      expect(cart.querySelectorAll('.flx-cart__recap-picture + .flx-cart__recap-what')).to.have.length(1)
    })

    it('CART-08 a server that does not say so is not asked for an order without an account', async () => {
      const [cart] = await openCart([answer(account())])
      await untilText(cart, 'Se connecter')
      expect(cart.querySelector('[data-flx-action="sans_compte"]')).to.equal(null)
    })

    it('CART-08 a guest whose login is refused reads why beside it', async () => {
      const guest = account({ sans_compte: 1, client: { ...client, invite: 1 } })
      const refused = { ...guest, status: 'ko', error: 'Mot de passe incorrect.', asked: 'connexion' } as const
      const [cart] = await openCart([answer(guest), answer(refused)])
      await untilText(cart, 'Modifier mon nom')
      unfold(formOf(cart, 'connexion'))
      field(formOf(cart, 'connexion'), 'email').value = 'anne@exemple.fr'
      field(formOf(cart, 'connexion'), 'password').value = 'faux'
      part(cart, '[data-flx-action="connexion"]').click()
      await untilText(formOf(cart, 'connexion'), 'Mot de passe incorrect.')
      expect(formOf(cart, 'connexion').closest('details')?.open).to.equal(true)
    })

    it('CART-02 mdp_oublie sends the e-mail, and says that it left', async () => {
      const done = { version: 2, ...account(), info: 'Un e-mail vient de partir.', asked: 'mdp_oublie' }
      const [cart, server] = await openCart([answer(account()), answer(done)])
      await untilText(cart, 'Mot de passe oublié ?')
      unfold(formOf(cart, 'mdp_oublie'))
      field(formOf(cart, 'mdp_oublie'), 'email').value = 'anne@exemple.fr'
      control(cart, 'Recevoir l’e-mail').click()
      await untilText(cart, 'Un e-mail vient de partir.')
      const [, request] = await server.log()
      expect(fieldsOf(request)).to.deep.equal({ action: 'mdp_oublie', value: '', email: 'anne@exemple.fr' })
    })

    it('CART-02 affect_adresse_livraison and _facturation send the address chosen; a refusal puts the choice back', async () => {
      const two = { adresses: [adresse(), adresse({ idadresse: '8', intitule: 'Bureau' })], adresse_facturation: '3' }
      const [cart, server] = await openCart([
        answer(known(two)),
        answer({ version: 2, ...known({ ...two, adresse_livraison: '8' }) }),
        answer({ version: 2, ...known({ ...two, adresse_livraison: '8' }), status: 'ko', error: 'Adresse hors zone.' }),
      ])
      await untilText(cart, 'Adresse de livraison')
      const choice = (kind: string, id: string): HTMLInputElement =>
        part<HTMLInputElement>(cart, `[data-flx-action="affect_adresse_${kind}"][value="${id}"]`)
      choice('livraison', '8').click()
      await server.requests(2)
      await settled(cart)
      choice('facturation', '8').click()
      await untilText(cart, 'Adresse hors zone.')
      const log = await server.log()
      expect(log.slice(1).map((request) => sent(request, 'action', 'value'))).to.deep.equal([
        'affect_adresse_livraison 8',
        'affect_adresse_facturation 8',
      ])
      expect(choice('livraison', '8').checked).to.equal(true)
      await waitUntil(() => choice('facturation', '3').checked)
    })

    it('CART-02 new_adresse and modif_adresse send their fields; an error opens on its field', async () => {
      const refused = {
        ...known(),
        status: 'ko',
        error: 'L’adresse n’est pas complète.',
        asked: 'modif_adresse',
        value: '3',
        beside: { erreurs: [{ champ: 'code_postal', message: 'Cinq chiffres.' }] },
      } as const
      const more = known({
        adresses: [adresse({ code_postal: '29000' }), adresse({ idadresse: '9', intitule: 'Mer' })],
      })
      const [cart, server] = await openCart([answer(known()), answer(refused), answer({ version: 2, ...more })])
      await untilText(cart, 'Modifier l’adresse « Maison »')
      unfold(formOf(cart, 'modif_adresse'))
      const form = formOf(cart, 'modif_adresse')
      field(form, 'code_postal').value = '290'
      part(form, '[data-flx-action]').click()
      await untilText(cart, 'Cinq chiffres.')
      const [, edited] = await server.log()
      expect(edited?.fields).to.include({
        action: 'modif_adresse',
        idadresse: '3',
        value: '3',
        code_postal: '290',
        pays: 'FR',
      })
      await waitUntil(() => document.activeElement === field(formOf(cart, 'modif_adresse'), 'code_postal'))
      expect(field(formOf(cart, 'modif_adresse'), 'code_postal').value).to.equal('290')
      unfold(formOf(cart, 'new_adresse'))
      const fresh = formOf(cart, 'new_adresse')
      for (const [name, value] of [
        ['adresse', '1 quai'],
        ['code_postal', '29000'],
        ['ville', 'Quimper'],
      ] as const) {
        field(fresh, name).value = value
      }
      part(fresh, 'button').click()
      await untilText(cart, 'Mer')
      const [, , added] = await server.log()
      expect(added?.fields).to.include({ action: 'new_adresse', prenom: 'Anne', ville: 'Quimper' })
      expect(field(formOf(cart, 'new_adresse'), 'ville').value).to.equal('')
    })

    it('CART-04 adds a reference of the catalogue, and uses loyalty points or none', async () => {
      const fidelite = { points: 120, valeur_ttc: 6, utilises: 0, remise_ttc: 0 }
      const basket = (more = {}) => ({ panier: { etape: 'panier', fidelite: { ...fidelite, ...more } } })
      const [cart, server] = await openCart([
        answer(basket()),
        answer({ version: 2, lines: [{}, {}], ...basket() }),
        answer({ version: 3, ...basket({ utilises: 100, remise_ttc: 5 }) }),
        answer({ version: 4, ...basket() }),
      ])
      await untilText(cart, 'Vous avez 120 points, soit 6,00 € TTC')
      await type(field(formOf(cart, 'add_ref_catalogue'), 'value'), 'VASE-12')
      field(formOf(cart, 'add_ref_catalogue'), 'quantite').value = '3'
      control(cart, 'Ajouter').click()
      await untilText(cart, 'Vase 2')
      expect(field(formOf(cart, 'add_ref_catalogue'), 'value').value).to.equal('')
      const points = control(cart, 'Utiliser').closest('form') ?? cart
      field(points, 'value').value = '100'
      control(cart, 'Utiliser').click()
      await untilText(cart, '100 points utilisés : −5,00 € TTC')
      control(cart, 'Ne pas les utiliser').click()
      await waitUntil(() => !textOf(cart).includes('utilisés'))
      const log = await server.log()
      expect(log.slice(1).map((request) => sent(request, 'action', 'value', 'quantite'))).to.deep.equal([
        'add_ref_catalogue VASE-12 3',
        'usePtsFidelite 100 –',
        'usePtsFidelite 0 –',
      ])
    })

    it('CART-02 chargePanier takes a saved cart, annuledevis lets go of the quote', async () => {
      const holdings = {
        etape: 'panier',
        paniers_sauvegardes: [{ idpanier: '9', date: '2026-11-02', nb_articles: 3, total_ttc: 48.5 }],
        devis: { iddevis: '4', numero: 'D-2026-0004', date: '2026-11-01' },
      }
      const [cart, server] = await openCart([
        answer({ panier: holdings }),
        answer({ version: 2, panier: { ...holdings, devis: null } }),
        answer({ version: 3, lines: [{}, {}], panier: { etape: 'panier' } }),
      ])
      await untilText(cart, 'Ce panier vient du devis D-2026-0004 du 01/11/2026.')
      control(cart, 'Annuler le devis').click()
      await waitUntil(() => !textOf(cart).includes('devis'))
      control(cart, 'Reprendre le panier du 02/11/2026').click()
      await untilText(cart, 'Vase 2')
      const log = await server.log()
      expect(log.slice(1).map((request) => sent(request, 'action', 'value'))).to.deep.equal([
        'annuledevis 4',
        'chargePanier 9',
      ])
    })
  })
}

describe('<flx-cart>, its steps', () => {
  it('FORM-08 a confirmation refuses a paste and says so; the password of the login takes it', async () => {
    const [cart] = await openCart([orderJson(account({ confirmer_compte: 1 }))])
    await untilText(cart, 'Créer mon compte')
    const paste = (input: HTMLElement): boolean =>
      input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true }))
    await waitUntil(() => !paste(field(formOf(cart, 'new_compte'), 'email_confirm')))
    expect(textOf(formOf(cart, 'new_compte'))).to.contain('le collage est désactivé')
    expect(paste(field(formOf(cart, 'new_compte'), 'password_confirm'))).to.equal(false)
    expect(paste(field(formOf(cart, 'new_compte'), 'password'))).to.equal(true)
    expect(paste(field(formOf(cart, 'connexion'), 'password'))).to.equal(true)
  })

  it('names its fields to who fills them in: login, new account, address', async () => {
    const [cart] = await openCart([orderJson(account())])
    await untilText(cart, 'Créer mon compte')
    const tokens = (form: HTMLFormElement) =>
      [...form.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')].map(({ autocomplete }) => autocomplete)
    expect(tokens(formOf(cart, 'connexion'))).to.deep.equal(['username', 'current-password'])
    expect(tokens(formOf(cart, 'new_compte'))).to.deep.equal(['given-name', 'family-name', 'email', 'new-password'])
  })

  it('CART-01 a new account asks for nothing twice, but where the server wants it or refused what was not', async () => {
    const asked = { status: 'ko', error: 'Vérifiez les champs signalés.', asked: 'new_compte' } as const
    const beside = { erreurs: [{ champ: 'password_confirm', message: 'Confirmez le mot de passe.' }] }
    const [cart] = await openCart([
      orderJson(account()),
      orderJson({ ...account(), ...asked, beside }),
      orderJson({ version: 2, ...account({ confirmer_compte: 1 }) }),
    ])
    await untilText(cart, 'Créer mon compte')
    const names = () =>
      [...formOf(cart, 'new_compte').querySelectorAll<HTMLInputElement>('.flx-field__input')].map(({ name }) => name)
    const once = ['prenom', 'nom', 'email', 'password']
    expect(names()).to.deep.equal(once)
    for (const name of once) field(formOf(cart, 'new_compte'), name).value = 'anne@exemple.fr'
    control(cart, 'Créer mon compte').click()
    await untilText(cart, 'Confirmez le mot de passe.')
    expect(names()).to.deep.equal([...once, 'password_confirm'])
    await cart.refresh()
    await waitUntil(() => names().join() === 'prenom,nom,email,email_confirm,password,password_confirm')
  })

  it('what is half typed goes from the server’s view to the first drawing by React, ticks included', async () => {
    const state = toPay({
      infos_sup: [{ name: 'message', libelle: 'Message', type: 'text', valeur: '', obligatoire: false }],
    })
    const [cart] = await openCart([orderJson({ version: 2, ...state })], htmlOrder(state))
    part<HTMLInputElement>(cart, '[name="requiredOption[cgv]"]').click()
    part<HTMLInputElement>(cart, '[data-flx-action="change_moyen_paie"][value="12"]').click()
    await waitUntil(() => cart.querySelector('[data-flx-mount] [data-flx-stage="payment"]'))
    expect(part<HTMLInputElement>(cart, '[name="requiredOption[cgv]"]').checked).to.equal(true)
  })

  it('CART-02 a postal code that lost its first zero as a number has it again in France, and there alone', async () => {
    const places = { '1': ['FR', 1000], '2': ['', 6000], '3': ['BE', 1000], '4': ['FR', '1000'], '5': ['FR', 29_200] }
    const adresses = Object.entries(places).map(([idadresse, [pays, code_postal]]) =>
      adresse({ idadresse, intitule: idadresse, pays, code_postal }),
    )
    const [cart] = await openCart([orderJson(known({ adresses }))])
    await untilText(cart, 'Modifier l’adresse « 5 »')
    const shown = [...cart.querySelectorAll<HTMLInputElement>('[id^="flx-cart-edit-"] [name="code_postal"]')]
    expect(shown.map(({ value }) => value)).to.deep.equal(['01000', '06000', '1000', '1000', '29200'])
  })

  it('CART-02 a password is shown and hidden by the button beside it, and what was typed stays', async () => {
    await setViewport({ width: 360, height: 640 })
    const [cart] = await openCart([orderJson(account())])
    await untilText(cart, 'J’ai déjà un compte')
    const password = field(formOf(cart, 'connexion'), 'password')
    const button = part<HTMLButtonElement>(cart, `button[aria-controls="${password.id}"]`)
    password.value = 'maree'
    expect([textOf(button), password.type]).to.deep.equal(['Afficher le mot de passe', 'password'])
    expect(button.offsetHeight).to.be.at.least(44)
    expect(button.getBoundingClientRect().top).to.equal(password.getBoundingClientRect().top)
    button.click()
    await waitUntil(() => textOf(button) === 'Masquer le mot de passe')
    expect([password.type, password.value]).to.deep.equal(['text', 'maree'])
    button.click()
    await waitUntil(() => password.type === 'password')
    password.value = ''
    field(formOf(cart, 'connexion'), 'email').value = 'anne@exemple.fr'
    control(formOf(cart, 'connexion'), 'Se connecter').click()
    const top = (node: Element): number => node.getBoundingClientRect().top
    await waitUntil(() => cart.querySelector('.flx-field__row .flx-invalid'))
    expect(top(button)).to.equal(top(password))
    expect(top(part(cart, '.flx-field__row .flx-invalid'))).to.be.above(top(button) + 40)
    await setViewport({ width: 1280, height: 800 })
  })

  it('a server without steps shows none of them', async () => {
    const [cart] = await openCart([orderJson({})], '', 'next="/commande"')
    await untilText(cart, 'Vase 1')
    expect(cart.querySelector('nav')).to.equal(null)
    expect(textOf(cart)).not.to.contain('Ajouter par référence')
    expect(control(cart, 'Valider mon panier').getAttribute('href')).to.equal('/commande')
  })
})
