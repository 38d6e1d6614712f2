import { expect, fixture } from '@open-wc/testing'
import '../../elements/contract-end.ts'
import '../../elements/form.ts'
import type { FlxElement } from '../../src/core/element/react-element.ts'
import { type Answer, scriptCalls } from '../support/answers-client.ts'
import { warningsOf } from '../support/console.ts'
import { inForm } from '../support/in-form.ts'
import { waitUntil } from '../support/wait-until.ts'

let host: HTMLElement

const fields = (label = 'Notification de la résiliation') => `
  <fieldset><legend>Contrat</legend><label>Numéro <input name="reference" required></label></fieldset>
  <fieldset><legend>Vous</legend><label>Nom <input name="nom" required></label></fieldset>
  <button>${label}</button>`

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '')
})
afterEach(() => host.remove())

async function open(answer: Answer, content = fields()): Promise<void> {
  const server = await scriptCalls(
    { path: 'verif_formulaire.php', body: { status: 'ok' }, repeat: true },
    { path: 'resiliation.php', ...answer },
  )
  const form = `<form method="post" action="${server.address('resiliation.php')}">${content}</form>`
  host = await fixture<HTMLElement>(`<flx-contract-end>${form}</flx-contract-end>`)
  await (host as FlxElement).ready
}

const { find, isShown, fill, press } = inForm(() => host)

describe('<flx-contract-end>', () => {
  const receipts: [string, Answer][] = [
    [
      'JSON',
      { body: { status: 'ok', message: 'Reçue.', accuse: { numero: '7', recu_le: '2026-11-22T20:34:05.000Z' } } },
    ],
    [
      'HTML',
      {
        body: '<p class="alert alert-success" data-flx-receipt="7">Reçue. <time datetime="2026-11-22T20:34:05.000Z">20 h 34</time></p>',
      },
    ],
  ]
  for (const [kind, receipt] of receipts) {
    it(`LAW-07 contract, who, the summary, then the receipt in place of the form (${kind})`, async () => {
      await open(receipt)
      const told: { number: string; receivedAt: string }[] = []
      host.addEventListener('flx-contract-end-done', ({ detail }) => told.push(detail))
      await waitUntil(() => find('form').hasAttribute('data-flx-steps'), 'the steps begin')
      fill('reference', 'A-123')
      press('Suivant')
      await waitUntil(() => isShown('[name="nom"]'), 'who is asked')
      fill('nom', 'Anne Tanguy')
      press('Vérifier avant d’envoyer')
      await waitUntil(() => isShown('.flx-form__summary'), 'the summary is shown')
      expect(find('.flx-form__summary').textContent).to.contain('A-123').and.to.contain('Anne Tanguy')
      press('Notification de la résiliation')
      await waitUntil(() => told.length === 1, 'the notice is received')
      expect(told.map(({ number, receivedAt }) => [number, receivedAt])).to.deep.equal([
        ['7', '2026-11-22T20:34:05.000Z'],
      ])
      await waitUntil(() => !isShown('form'), 'the form gives way')
    })
  }

  it('LAW-07 says that it lacks the words of the law', async () => {
    const vague = await warningsOf(() => open({}, fields('Envoyer')))
    expect(vague.length).to.equal(1)
    expect(vague[0]).to.contain('« Envoyer »').and.to.contain('« Notification de la résiliation »')
  })
})
