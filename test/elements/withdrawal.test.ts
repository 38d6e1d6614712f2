import { expect, fixture } from '@open-wc/testing'
import '../../elements/form.ts'
import '../../elements/withdrawal.ts'
import type { FlxElement } from '../../src/core/element/react-element.ts'
import { type Answer, type Script, scriptCalls } from '../support/answers-client.ts'
import { warningsOf } from '../support/console.ts'
import { inForm } from '../support/in-form.ts'
import { waitUntil } from '../support/wait-until.ts'

let host: HTMLElement
let server: Script

const fields = (label = 'Confirmer la rétractation') => `
  <input type="hidden" name="formulaire" value="retractation">
  <fieldset><legend>Votre commande</legend>
    <label>Numéro <input name="commande" required></label> <label>E-mail <input type="email" name="email" required></label>
  </fieldset>
  <fieldset><legend>Articles</legend>
    <div data-flx-part="articles" data-flx-depends="commande, email"></div>
    <button>${label}</button>
  </fieldset>`

const articles = '<label>Bol <input type="number" name="quantite[1]" value="2" max="2"></label>'

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '')
})
afterEach(() => host.remove())

async function open(answers: Answer[], content = fields()): Promise<void> {
  server = await scriptCalls(...answers)
  const form = `<form method="post" action="${server.address('retractation.php')}">${content}</form>`
  host = await fixture<HTMLElement>(`<flx-withdrawal>${form}</flx-withdrawal>`)
  await (host as FlxElement).ready
}

const { find, isShown, fill, press } = inForm(() => host)
/** What the answer says, without the kind of message that is read out before it. */
const said = (): string =>
  (host.querySelector('.flx-form__area')?.textContent ?? '')
    .replace(/\s+/g, ' ')
    .replace(/^\s*Succès : /, '')
    .trim()

/** Steps forward to the articles, which the server gives once the order is known. */
async function goToArticles(): Promise<void> {
  await waitUntil(() => find('form').hasAttribute('data-flx-steps'), 'the steps begin')
  expect(isShown('fieldset + fieldset')).to.equal(false)
  fill('commande', 'C-2026-000001')
  fill('email', 'anne@exemple.fr')
  await waitUntil(() => find('[name="quantite[1]"]') !== null, 'the articles come')
  press('Suivant')
  await waitUntil(() => isShown('[name="quantite[1]"]'), 'the articles are shown')
}

const byAddress = (last: Answer): Answer[] => [
  { path: 'recharge.php', body: articles, repeat: true },
  { path: 'verif_formulaire.php', body: { status: 'ok' }, repeat: true },
  { path: 'retractation.php', ...last },
]

describe('<flx-withdrawal>', () => {
  const receipts: [string, Answer][] = [
    ['JSON', { body: { status: 'ok', message: 'Reçue.', accuse: { numero: 7, recu_le: '2026-11-22T20:34:05.000Z' } } }],
    [
      'HTML',
      {
        body: '<p class="alert alert-success" data-flx-receipt="7">Reçue. <time datetime="2026-11-22T20:34:05.000Z">20 h 34</time></p>',
      },
    ],
  ]
  for (const [kind, receipt] of receipts) {
    it(`LAW-04 order, articles, then the receipt in place of the form (${kind})`, async () => {
      await open(byAddress(receipt))
      const told: object[] = []
      host.addEventListener('flx-withdrawal-done', ({ detail }) => told.push(detail))
      await goToArticles()
      press('Confirmer la rétractation')
      await waitUntil(() => said().startsWith('Reçue.'), 'the receipt is shown')
      await waitUntil(() => !isShown('form'), 'the form gives way')
      expect(told).to.deep.equal([{ message: said(), number: '7', receivedAt: '2026-11-22T20:34:05.000Z' }])
    })
  }

  it('LAW-04 what is refused stays, and is said beside its field', async () => {
    await open(byAddress({ body: { status: 'ko', message: 'Non.', errors: { 'quantite[1]': 'De 0 à 1.' } } }))
    await goToArticles()
    press('Confirmer la rétractation')
    await waitUntil(() => find('[name="quantite[1]"]').getAttribute('aria-invalid') === 'true', 'the field is wrong')
    expect(isShown('form')).to.equal(true)
    expect(find('[name="quantite[1]"]').value).to.equal('2')
  })

  it('LAW-04 says that it lacks the words of the law', async () => {
    const vague = await warningsOf(() => open([], fields('Valider')))
    expect(vague.length).to.equal(1)
    expect(vague[0]).to.contain('« Valider »').and.to.contain('« Confirmer la rétractation »')
  })
})
