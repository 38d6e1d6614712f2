import { expect, fixture } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import '../../elements/newsletter.ts'
import type { FlxElement } from '../../src/core/element/react-element.ts'
import { type Answer, type Script, scriptCalls } from '../support/answers-client.ts'
import { axeHere } from '../support/axe-here.ts'
import { waitUntil } from '../support/wait-until.ts'

let host: HTMLElement
let server: Script

async function open(...answers: Answer[]): Promise<void> {
  server = await scriptCalls(...answers)
  host = await fixture<HTMLElement>(`<flx-newsletter><form method="post">
    <label>Adresse e-mail <input type="email" name="email" value="anna@exemple.fr" required></label>
    <input type="hidden" name="action" value="inscription"><button>S’inscrire</button></form></flx-newsletter>`)
  await (host as FlxElement).ready
}

const field = () => host.querySelector('input') as HTMLInputElement
const button = () => host.querySelector('button') as HTMLButtonElement
const dialog = () => document.querySelector('dialog[open]')
const heading = () => dialog()?.querySelector('h1, h2, h3')?.textContent ?? ''

async function close(): Promise<void> {
  await sendKeys({ press: 'Escape' })
  await waitUntil(() => dialog() === null, 'the modal closes')
}

describe('<flx-newsletter>', () => {
  it('NEWS-01 NEWS-02 posts the form and opens a modal of success, in the words of the server', async () => {
    await open({ body: { valid: 'Un message est <b>parti</b>.' } })
    const told: string[] = []
    host.addEventListener('flx-newsletter-subscribed', ({ detail }) => told.push(detail.message))
    field().value = 'lise@exemple.fr'
    button().focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => dialog())
    const [request] = await server.log()
    expect([request?.method, request?.path]).to.deep.equal(['POST', 'ajax/modules/newsletter_v2/traitement.php'])
    expect(request?.fields).to.deep.equal({ email: 'lise@exemple.fr', action: 'inscription' })
    expect(dialog()?.textContent).to.contain('Un message est parti.')
    expect([heading(), told]).to.deep.equal(['Lettre d’information', ['Un message est parti.']])
    expect(await axeHere(dialog() as Element)).to.deep.equal([])
    await close()
    expect([field().value, document.activeElement === button()]).to.deep.equal(['anna@exemple.fr', true])
  })

  it('NEWS-01 says valid and erreur in every form in which servers write them', async () => {
    const ends: [Answer, boolean, string][] = [
      [{ body: 'valid', type: 'text' }, true, 'Votre inscription est enregistrée.'],
      [{ body: '"valid"', type: 'json' }, true, 'Votre inscription est enregistrée.'],
      [{ body: { valid: 1 } }, true, 'Votre inscription est enregistrée.'],
      [{ body: { status: 'valid', message: 'Merci' } }, true, 'Merci'],
      [{ body: '<p class="alert alert-success">Bienvenue</p>' }, true, 'Bienvenue'],
      [{ body: 'erreur', type: 'text' }, false, 'Votre inscription n’a pas pu être enregistrée.'],
      [{ body: { erreur: 'Adresse inconnue' } }, false, 'Adresse inconnue'],
      [{ body: { valid: '', erreur: 'Trop d’essais' } }, false, 'Trop d’essais'],
      [{ body: '<p class="alert alert-danger">Refusé</p>' }, false, 'Refusé'],
    ]
    for (const [answer, isDone, words] of ends) {
      await open(answer)
      button().click()
      await waitUntil(() => dialog())
      expect(heading()).to.equal(isDone ? 'Lettre d’information' : 'Inscription refusée')
      expect(dialog()?.textContent).to.contain(words)
      await close()
    }
  })

  it('NEWS-01 a refusal by status is in the words of the server, as JSON and as HTML', async () => {
    const refusals: [Answer, string][] = [
      [{ status: 409, body: { erreur: 'Cette adresse est déjà inscrite.' } }, 'Cette adresse est déjà inscrite.'],
      [{ status: 422, body: '<p class="alert-danger">Adresse jetable.</p>' }, 'Adresse jetable.'],
      [{ status: 403, body: 'Forbidden', type: 'text' }, 'Le serveur a refusé cette demande.'],
      [{ status: 409, body: { valid: 'Merci' } }, 'Le serveur a refusé cette demande.'],
    ]
    for (const [answer, words] of refusals) {
      await open(answer)
      button().click()
      await waitUntil(() => dialog())
      expect(heading()).to.equal('Inscription refusée')
      expect(dialog()?.textContent).to.contain(words)
      await close()
    }
  })

  it('NEWS-01 what is neither is a failure, and nothing typed is lost', async () => {
    const failures: Answer[] = [
      { status: 500, body: 'Panne' },
      { body: '<p>Site en maintenance</p>' },
      { body: '' },
      { body: { ok: true } },
      { body: '{"valid": "Un mes', type: 'application/json' },
      { drop: true },
    ]
    for (const answer of failures) {
      await open(answer)
      field().value = 'lise@exemple.fr'
      button().click()
      await waitUntil(() => dialog())
      expect([heading(), field().value]).to.deep.equal(['Inscription refusée', 'lise@exemple.fr'])
      await close()
      expect(button().hasAttribute('aria-busy')).to.equal(false)
    }
  })

  it('NEWS-02 two clicks send once; what the browser refuses is not sent', async () => {
    await open({ body: { valid: 'Merci' }, hold: 'answer' })
    field().value = ''
    button().click()
    field().value = 'lise@exemple.fr'
    button().click()
    button().click()
    expect(button().getAttribute('aria-busy')).to.equal('true')
    await server.requests(1)
    await server.release('answer')
    await waitUntil(() => dialog())
    expect((await server.log()).length).to.equal(1)
    await close()
  })

  it('NEWS-02 the form’s own address is posted to', async () => {
    await open({ body: { valid: 'Merci' } })
    host.querySelector('form')?.setAttribute('action', server.address('ailleurs.php'))
    button().click()
    await waitUntil(() => dialog())
    expect((await server.log())[0]?.path).to.equal('ailleurs.php')
    await close()
  })
})
