import { expect, fixture } from '@open-wc/testing'
import { answerExamples } from '../../src/contract/answers.ts'
import '../../elements/account.ts'
import '../../elements/add-to-cart.ts'
import '../../elements/cart.ts'
import '../../elements/cart-badge.ts'
import '../../elements/list.ts'
import '../../elements/reservation.ts'
import '../../elements/stock.ts'
import { type Answer, type Script, script, scriptCalls } from '../support/answers-client.ts'
import { control, forgetCart, part, tellStaleCart, textOf, untilText } from '../support/cart-page.ts'
import { warningsOf } from '../support/console.ts'
import { waitUntil } from '../support/wait-until.ts'

beforeEach(forgetCart)

/** What the guide shows, as a server would send it. */
function guide(slug: string, way: 'html' | 'json'): Answer {
  const text = answerExamples.find((example) => example.slug === slug)?.[way]
  if (!text) throw new Error(`The guide has no ${slug} in ${way}.`)
  return { body: text, type: way === 'html' ? 'html' : 'application/json' }
}

async function open(content: string, ...answers: Answer[]): Promise<[HTMLElement, Script]> {
  const server = await scriptCalls(...answers)
  const host = await fixture<HTMLElement & { ready?: Promise<void> }>(content)
  await host.ready
  return [host, server]
}

const start =
  '<p data-flx-view data-flx-count="1" data-flx-total-ttc="1"><a href="#x" data-flx-action="supArt" data-flx-value="9">Changer</a></p>'
const field = (host: Element): HTMLInputElement => part(host, 'input[name="quantite"]:not([type="hidden"])')
const announced = (host: Element): string => [...host.querySelectorAll('[role="status"]')].map(textOf).join(' ')
const fieldsOf = async (server: Script, count: number): Promise<Record<string, unknown>> =>
  (await server.requests(count)).at(-1)?.fields ?? {}

async function typeQuantity(host: Element, quantity: string): Promise<void> {
  field(host).value = quantity
  field(host).dispatchEvent(new Event('change', { bubbles: true }))
}

/** What each example does in its element; every one of the guide has its place here. */
const proofs: Record<string, (way: 'html' | 'json') => Promise<void>> = {
  async panier(way) {
    const [host, server] = await open(`<flx-cart>${start}</flx-cart>`, guide('panier', way), guide('panier', way))
    control(host, 'Changer').click()
    await untilText(host, 'Bol en grès')
    await waitUntil(() => announced(host).includes('Panier : 2 articles, 21,60'), announced(host))
    expect(textOf(host)).to.contain('BIENVENUE').and.to.contain('21,60')
    await untilText(host, 'Code appliqué.')
    await typeQuantity(host, '99')
    const sent = await fieldsOf(server, 2)
    expect(sent).to.include({
      action: 'modifQte',
      value: '41',
      idligne: '41',
      idarticle: '7',
      idreference: '12',
      idanim: '3',
    })
    expect(sent['quantite'], 'more than there is').to.equal('10')
    expect(textOf(host)).to.contain('Quantité limitée à 10.')
  },
  async 'panier-minimal'(way) {
    const said = await warningsOf(async () => {
      const answer = guide('panier-minimal', way)
      const [host, server] = await open(`<flx-cart>${start}</flx-cart>`, answer, answer, answer)
      control(host, 'Changer').click()
      await untilText(host, 'Bol en grès')
      await waitUntil(() => announced(host).includes('Panier : 2 articles, 24,00'), announced(host))
      await typeQuantity(host, '4')
      expect(await fieldsOf(server, 2)).to.include({ action: 'modifQte', value: '41', idligne: '41', quantite: '4' })
      await waitUntil(() => field(host).value === '2')
      const remove = [...host.querySelectorAll('button')].find((each) => /Retirer|Supprimer/.test(textOf(each)))
      remove?.click()
      expect(await fieldsOf(server, 3)).to.include({ action: 'supArt', value: '41', idligne: '41' })
    })
    expect(said).to.deep.equal([])
  },
  async 'panier-vide'(way) {
    const [host] = await open(`<flx-cart>${start}</flx-cart>`, guide('panier-vide', way))
    control(host, 'Changer').click()
    await untilText(host, 'Votre panier est vide')
    await waitUntil(() => announced(host).includes('Panier : aucun article.'))
  },
  async refus(way) {
    const [host] = await open(`<flx-cart>${start}</flx-cart>`, guide('refus', way))
    control(host, 'Changer').click()
    await untilText(host, 'Ce code n’existe pas.')
    expect(textOf(host)).to.contain('Changer')
  },
  async compte(way) {
    const [host, server] = await open(`<flx-cart>${start}</flx-cart>`, guide('compte', way), guide('refus', way))
    control(host, 'Changer').click()
    await untilText(host, 'Adresse ou mot de passe inconnu.')
    const [email, password] = [
      part<HTMLInputElement>(host, '[name="email"]'),
      part<HTMLInputElement>(host, '[name="password"]'),
    ]
    email.value = 'anne@exemple.fr'
    password.value = 'secret'
    control(host, 'Se connecter').click()
    expect(await fieldsOf(server, 2)).to.include({ action: 'connexion', email: 'anne@exemple.fr', password: 'secret' })
    await untilText(host, 'Ce code n’existe pas.')
    expect(email.value).to.equal('anne@exemple.fr')
  },
  async paiement(way) {
    const [host, server] = await open(`<flx-cart>${start}</flx-cart>`, guide('paiement', way), guide('refus', way))
    control(host, 'Changer').click()
    await untilText(host, 'Commander avec obligation de paiement')
    part<HTMLInputElement>(host, '[name="requiredOption[cgv]"]').checked = true
    control(host, 'Commander avec obligation de paiement').click()
    const sent = await fieldsOf(server, 2)
    expect(sent).to.include({ action: 'valide_panier', total_vu: '24.00', 'requiredOption[cgv]': '1' })
    await untilText(part(host, '[data-flx-validation]'), 'Ce code n’existe pas.')
  },
  async commande(way) {
    const order = '<form data-flx-view><button data-flx-action="valide_panier">Payer</button></form>'
    const [host] = await open(`<flx-cart>${order}</flx-cart>`, guide('commande', way))
    let number = ''
    host.addEventListener('flx-cart-changed', ({ detail }) => {
      number = detail.order?.number ?? ''
    })
    control(host, 'Payer').click()
    await untilText(host, 'Commande C-2026-000128')
    expect(number).to.equal('C-2026-000128')
  },
  async ajout(way) {
    const form = '<form method="post"><input type="hidden" name="idarticle" value="7"><button>Ajouter</button></form>'
    const content = `<flx-add-to-cart confirm="none">${form}</flx-add-to-cart>`
    const [host] = await open(content, guide('ajout', way))
    control(host, 'Ajouter').click()
    await waitUntil(() => announced(host).includes('« Bol en grès » est dans votre panier.'), announced(host))
    expect(announced(host)).to.contain('2 articles, 24,00')
  },
  async pastille(way) {
    const badge = '<flx-cart-badge><a href="#p">Panier <span data-flx-cart-count>1</span></a></flx-cart-badge>'
    const [host] = await open(badge, guide('pastille', way))
    tellStaleCart()
    await untilText(host, 'Panier 2')
  },
  async liste(way) {
    const server = await script(guide('liste', way))
    const host = await fixture<HTMLElement>(`<flx-list><ul data-flx-items><li id="article-25">Tasse</li></ul>
      <p data-flx-pages><a href="${server.address('suite')}" data-flx-next>Suite</a></p></flx-list>`)
    control(host, 'Suite').click()
    await untilText(host, 'Assiette')
    expect([...host.querySelectorAll('li')].map(textOf)).to.deep.equal(['Tasse', 'Assiette'])
    expect(part<HTMLAnchorElement>(host, '[data-flx-next]').getAttribute('href')).to.equal('/articles?page=3')
  },
  async creneaux(way) {
    const [host, server] = await open(
      '<flx-reservation article="7" reference="12"></flx-reservation>',
      guide('creneaux', way),
      guide('creneaux', way),
    )
    await waitUntil(() => host.querySelector('[data-flx-action="creneaux"][data-flx-value="2026-11-25"]'))
    await waitUntil(() => host.querySelector('[role="timer"]'), 'the clock of what is held is not there')
    part(host, '[data-flx-action="creneaux"][data-flx-value="2026-11-25"]').click()
    expect(await fieldsOf(server, 2)).to.include({ action: 'creneaux', date: '2026-11-25' })
  },
  async reservation(way) {
    const slot = `<form data-flx-view data-flx-date="2026-11-21"><input name="idvalue" value="2026-11-21|10:00-11:00|88"><button data-flx-action="reservation">Réserver</button></form>`
    const [host] = await open(
      `<flx-reservation article="7" reference="12">${slot}</flx-reservation>`,
      guide('reservation', way),
      guide('creneaux', way),
    )
    let message = ''
    host.addEventListener('flx-reservation-done', ({ detail }) => {
      message = detail.message
    })
    control(host, 'Réserver').click()
    await waitUntil(() => message)
    expect(message).to.equal('Samedi 21 novembre, 10 h : votre place est retenue.')
  },
  async stock(way) {
    const form = `<form><input type="hidden" name="idarticle" value="7"><label><input type="radio" name="idreference" value="13" checked>Vert</label><button>Ajouter</button></form>`
    const [host] = await open(`<flx-stock>${form}</flx-stock>`, guide('stock', way))
    await untilText(host, 'Épuisé')
    expect(part(host, 'form button').hidden).to.equal(true)
  },
  async alerte(way) {
    const form = `<form><input type="hidden" name="idarticle" value="7"><input type="hidden" name="idreference" value="13"><button>Ajouter</button></form>`
    const [host] = await open(`<flx-stock>${form}</flx-stock>`, guide('stock', 'json'), guide('alerte', way))
    await waitUntil(() => host.querySelector<HTMLElement>('.flx-stock__alert')?.hidden === false)
    part<HTMLInputElement>(host, '[name="email"]').value = 'anne@exemple.fr'
    control(host, 'Me prévenir').click()
    await waitUntil(() => document.querySelector('dialog[open]'))
    expect(textOf(document.querySelector('dialog[open]'))).to.contain('Nous vous écrirons dès son retour.')
    control(part(document, 'dialog[open]'), 'OK').click()
    await waitUntil(() => !document.querySelector('dialog'))
  },
  async 'compte-liste'(way) {
    const [host, server] = await open(account, guide('compte-liste', way), guide('compte-liste', way))
    await untilText(host, 'Expédiée')
    expect(textOf(host)).to.contain('24,90')
    control(host, 'Les commandes de 2025').click()
    const [, filtered] = await server.requests(2)
    expect(filtered?.query).to.include({ p: 'boutique-compte:liste_cmd', annee: '2025' })
    await waitUntil(() => !host.querySelector('[aria-busy]'))
  },
  async 'compte-action'(way) {
    const list = guide('compte-liste', way)
    const [host, server] = await open(account, list, guide('compte-action', way), list)
    await untilText(host, 'Commander à nouveau')
    await waitUntil(() => !host.querySelector('[aria-busy]'))
    part<HTMLFormElement>(host, 'form').action = `${server.base}ajax/modules/boutique/compte/traitement.php`
    part(host, 'form button').click()
    await untilText(host, 'Les articles de C-12 sont dans votre panier.')
    const [, sent] = await server.requests(3)
    expect(sent?.fields).to.include({ action: 'recommande', id: '12' })
  },
}

const account = '<flx-account><div data-flx-panel><div data-flx-list="liste_cmd"></div></div></flx-account>'
const page = location.href
afterEach(() => history.replaceState(null, '', page))

describe('the answers of the guide', () => {
  for (const { slug, tag, ...example } of answerExamples) {
    for (const way of ['html', 'json'] as const) {
      if (!example[way]) continue
      it(`<${tag}> takes ${slug} as ${way}`, async () => {
        const prove = proofs[slug]
        expect(prove, 'what this example does is proved').not.to.equal(undefined)
        await prove?.(way)
      })
    }
  }
})
