import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { Answer } from '../support/answers-client.ts'
import { warningsOf } from '../support/console.ts'
import { openForm } from '../support/form-page.ts'
import { waitUntil } from '../support/wait-until.ts'

const content = `
  <fieldset><legend>Le projet</legend>
    <label>Sujet <select name="sujet"><option value="">—</option><option value="devis">Un devis</option></select></label>
    <label>Titre <input name="titre" required></label>
  </fieldset>
  <fieldset data-flx-if="sujet = devis"><legend>Les articles</legend>
    <fieldset><legend>Article 1</legend><label>Nom <input name="articles[0][nom]" required></label></fieldset>
  </fieldset>
  <fieldset id="vous"><legend>Vous</legend>
    <label>Nom <input name="nom" required></label>
    <fieldset><legend>Qualité</legend><label><input type="radio" name="qualite" value="p" required> Particulier</label>
      <label><input type="radio" name="qualite" value="e"> Entreprise</label></fieldset>
    <label>Mot de passe <input type="password" name="mot_de_passe"></label>
  </fieldset>
  <p><label><input type="checkbox" name="accord"> J’accepte</label></p>
  <p><button>Envoyer</button></p>`

let opened: Awaited<ReturnType<typeof openForm>> | undefined

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '')
})
afterEach(() => opened?.host.remove())

/** A form in steps, before a server that gives these answers. */
async function open(answers: Answer[] = [], { attributes = 'no-guard', html = content } = {}) {
  const page = await openForm(answers, { content: html, attributes: `steps ${attributes}`, form: 'id="etapes"' })
  opened = page
  const { form } = page
  await waitUntil(() => form.hasAttribute('data-flx-steps'))
  const legends = (): HTMLElement[] => [...form.querySelectorAll<HTMLElement>(':scope > fieldset > legend')]
  const seen = (): string[] =>
    [...legends(), ...form.querySelectorAll<HTMLElement>('h2')]
      .filter((each) => each.checkVisibility())
      .map((each) => (each.textContent ?? '').replace(/\s+/g, ' ').trim())
  const click = (name: string): void => {
    const button = [...form.querySelectorAll('button')].find(
      (each) => each.checkVisibility() && (each.ariaLabel ?? each.textContent) === name,
    )
    if (!button) throw new Error(`no button ${name}`)
    button.click()
  }
  const set = (name: string, value: string): void => {
    const field = page.field(name)
    field.value = value
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }
  return {
    ...page,
    seen,
    click,
    set,
    untilSeen: (name: string) =>
      waitUntil(() => seen().some((text) => text.endsWith(name)), `« ${name} » is not shown`),
    focused: () => (document.activeElement?.textContent ?? '').replace(/\s+/g, ' ').trim(),
    /** To the step of the visitor, by what is filled in. */
    async toVisitor() {
      set('titre', 'Une table')
      click('Suivant')
      await this.untilSeen('Vous')
    },
    async toSummary() {
      await this.toVisitor()
      set('nom', 'Anne')
      form.querySelector<HTMLInputElement>('[value="e"]')?.click()
      click('Vérifier avant d’envoyer')
      await this.untilSeen('Récapitulatif')
    },
  }
}

describe('<flx-form steps>', () => {
  it('FORM-03 shows one step at a time, says which, and counts those alone that no rule hides', async () => {
    const page = await open()
    expect(page.seen()).to.deep.equal(['Étape 1 sur 2 Le projet'])
    expect(page.button.checkVisibility()).to.equal(false)
    const shownButtons = [...page.host.querySelectorAll('button')].filter((button) => button.checkVisibility())
    expect(shownButtons.map(({ textContent }) => textContent)).to.not.include('Précédent')
    page.set('sujet', 'devis')
    await waitUntil(() => page.seen()[0]?.startsWith('Étape 1 sur 3') ?? false)
    page.set('titre', 'Une table')
    page.click('Suivant')
    await page.untilSeen('Les articles')
    expect(page.seen()).to.deep.equal(['Étape 2 sur 3 Les articles'])
    expect(page.focused()).to.equal('Étape 2 sur 3 Les articles')
    page.click('Précédent')
    await page.untilSeen('Le projet')
    expect(page.field('titre').value).to.equal('Une table')
  })

  it('FORM-03 a step is left only once it is right: what is wrong has the focus and its sentence', async () => {
    const page = await open()
    page.click('Suivant')
    await page.untilSaid('Un champ est à corriger')
    expect(page.seen()).to.deep.equal(['Étape 1 sur 2 Le projet'])
    expect(document.activeElement).to.equal(page.field('titre'))
    page.set('titre', 'Une table')
    page.click('Suivant')
    await page.untilSeen('Vous')
    expect(page.said()).to.equal('')
  })

  it('FORM-03 Enter goes on to the next step, and sends nothing', async () => {
    const page = await open([{ body: { status: 'ok' } }])
    page.field('titre').focus()
    await sendKeys({ type: 'Une table' })
    await sendKeys({ press: 'Enter' })
    await page.untilSeen('Vous')
    expect(await page.server.log()).to.deep.equal([])
  })

  it('FORM-03 Back of the browser goes back a step, forward not beyond what is still to be filled in', async () => {
    const page = await open()
    await page.toSummary()
    history.back()
    await page.untilSeen('Vous')
    history.back()
    await page.untilSeen('Le projet')
    expect(page.focused()).to.equal('Étape 1 sur 2 Le projet')
    page.set('titre', '')
    history.go(2)
    await waitUntil(() => JSON.stringify(history.state).includes('"step":3'))
    await page.untilSeen('Le projet')
    page.set('titre', 'Une table')
    page.click('Suivant')
    await page.untilSeen('Vous')
  })

  it('FORM-03 Previous is Back: nothing is left to go through twice', async () => {
    const page = await open()
    await page.toVisitor()
    page.click('Précédent')
    await page.untilSeen('Le projet')
    history.forward()
    await page.untilSeen('Vous')
    history.back()
    await page.untilSeen('Le projet')
  })

  it('FORM-03 FORM-11 a reload stays in its step, with what was typed', async () => {
    const before = await open([], { attributes: 'no-guard' })
    await before.toVisitor()
    before.field('nom').focus()
    await sendKeys({ type: 'Anne' })
    await waitUntil(() => JSON.stringify(sessionStorage).includes('Anne'))
    before.host.remove()
    const after = await open([], { attributes: 'no-guard' })
    await after.untilSeen('Vous')
    expect([after.field('titre').value, after.field('nom').value]).to.deep.equal(['Une table', 'Anne'])
    after.host.remove()
    sessionStorage.clear()
    const empty = await open([], { attributes: 'no-guard no-draft' })
    expect(empty.seen()).to.deep.equal(['Étape 1 sur 2 Le projet'])
  })

  it('FORM-03 the summary tells all that is sent, in words, and leads back to each step', async () => {
    const page = await open([{ body: { status: 'ok', message: 'Merci' } }])
    page.set('sujet', 'devis')
    page.set('titre', '<b>Une table</b>')
    page.click('Suivant')
    await page.untilSeen('Les articles')
    page.set('articles[0][nom]', 'Bol')
    page.click('Suivant')
    await page.untilSeen('Vous')
    page.set('nom', 'Anne')
    page.set('mot_de_passe', 'secret-1')
    // The page lets the visitor see it.
    page.field('mot_de_passe').type = 'text'
    page.form.querySelector<HTMLInputElement>('[value="e"]')?.click()
    page.click('Vérifier avant d’envoyer')
    await page.untilSeen('Récapitulatif')
    const read = (): string[] =>
      [...page.form.querySelectorAll('section :is(h3, h4, dl > div)')].map((each) =>
        [...(each.matches('div') ? each.children : [each])].map((part) => part.textContent).join(' = '),
      )
    expect(read()).to.deep.equal([
      'Le projet',
      'Sujet = Un devis',
      'Titre = <b>Une table</b>',
      'Les articles',
      'Article 1',
      'Nom = Bol',
      'Vous',
      'Nom = Anne',
      'Qualité = Entreprise',
      'Mot de passe = Saisi',
    ])
    expect(page.focused()).to.equal('Récapitulatif')
    page.click('Modifier\u00a0: Le projet')
    await page.untilSeen('Le projet')
    page.set('titre', 'Deux tables')
    page.click('Revenir au récapitulatif')
    await page.untilSeen('Récapitulatif')
    expect(read()).to.include('Titre = Deux tables')
    page.click('Envoyer')
    await page.untilSaid('Merci')
    const [sent] = await page.server.log()
    expect(sent?.fields).to.deep.equal({
      sujet: 'devis',
      titre: 'Deux tables',
      'articles[0][nom]': 'Bol',
      nom: 'Anne',
      qualite: 'e',
      mot_de_passe: 'secret-1',
    })
  })

  it('FORM-03 the summary writes a day with its time, and a month, as they are read', async () => {
    const html = `<fieldset><legend>Un</legend><label>Rappel <input type="datetime-local" name="rappel"></label>
      <label>Mois <input type="month" name="mois"></label><label>Heure <input type="time" name="heure"></label></fieldset>
      <fieldset><legend>Deux</legend><label>Nom <input name="nom"></label></fieldset><button>Envoyer</button>`
    const page = await open([], { html })
    page.set('rappel', '2026-11-29T14:30')
    page.set('mois', '2026-12')
    page.set('heure', '08:05')
    page.click('Suivant')
    await page.untilSeen('Deux')
    page.click('Vérifier avant d’envoyer')
    await page.untilSeen('Récapitulatif')
    expect([...page.form.querySelectorAll('dd')].map(({ textContent }) => textContent)).to.deep.equal([
      'dimanche 29 novembre 2026, 14\u00a0h\u00a030',
      'décembre 2026',
      '8\u00a0h\u00a005',
    ])
  })

  it('FORM-03 no-summary: the last step is sent from where it is', async () => {
    const page = await open([{ body: { status: 'ok' } }], { attributes: 'no-guard no-draft no-summary' })
    await page.toVisitor()
    page.set('nom', 'Anne')
    page.form.querySelector<HTMLInputElement>('[value="e"]')?.click()
    page.click('Envoyer')
    await page.untilSaid('C’est envoyé.')
  })

  it('FORM-02 what the server objects to in another step opens that step', async () => {
    const page = await open([{ body: { status: 'ko', errors: { titre: 'Déjà pris.' } } }])
    await page.toSummary()
    page.click('Envoyer')
    await page.untilSeen('Le projet')
    await waitUntil(() => document.activeElement === page.field('titre'))
    expect(page.said()).to.contain('Titre : Déjà pris.')
    page.click('Revenir au récapitulatif')
    await page.untilSeen('Récapitulatif')
  })

  it('FORM-03 once sent and emptied, the form begins anew', async () => {
    const page = await open([{ body: { status: 'ok' } }], { attributes: 'no-guard after="reset"' })
    await page.toSummary()
    page.click('Envoyer')
    await page.untilSaid('C’est envoyé.')
    expect(page.seen()).to.deep.equal(['Étape 1 sur 2 Le projet'])
  })

  it('FORM-03 each step is asked of the server; what comes instead of an answer loses nothing, and is tried again', async () => {
    const page = await open([], { attributes: 'no-guard check' })
    const { server } = page
    page.host.setAttribute('check-src', server.address('verif'))
    await waitUntil(() => page.form.hasAttribute('data-flx-steps'))
    page.field('titre').value = 'Une table'
    const wrong: [Answer, string][] = [
      [{ type: 'html', body: '' }, 'Le serveur n’a pas donné la réponse attendue'],
      [{ status: 500, body: 'panne' }, 'Le serveur a rencontré une erreur'],
      [{ type: 'json', body: '{"status":' }, 'réponse'],
      [{ type: 'html', body: '<!doctype html><title>Accueil</title><p>Bienvenue</p>' }, 'réponse'],
      [{ truncated: true, body: { status: 'ok' } }, 'incomplète'],
      [{ drop: true }, 'La connexion au serveur a échoué'],
      [{ status: 403, type: 'html', body: '<p class="alert alert-danger">Jeton refusé</p>' }, 'Jeton refusé'],
      [{ status: 413, body: 'trop' }, 'trop volumineux'],
      [{ body: { status: 'ko', errors: { titre: 'Ce titre existe.' } } }, 'Ce titre existe.'],
    ]
    for (const [answer, said] of wrong) {
      await server.add(answer)
      page.click('Suivant')
      await page.untilSaid(said)
      await waitUntil(() => page.form.querySelector('[aria-busy="true"]') === null)
      expect(page.seen()[0], said).to.contain('Le projet')
      expect(page.field('titre').value).to.equal('Une table')
    }
    await server.add({ body: { status: 'ok' } })
    page.click('Suivant')
    await page.untilSeen('Vous')
    const [first] = await server.log()
    expect(first?.fields).to.deep.include({ titre: 'Une table', 'verif[etape]': '1' })
    expect(first?.fields['verif[champ][]']).to.deep.equal(['sujet', 'titre'])
  })

  it('LOGIN-02 a session that ends in a step is logged in again in place, and the visitor goes on', async () => {
    const page = await open([], { attributes: 'no-guard check' })
    const { server } = page
    page.host.setAttribute('check-src', server.address('verif'))
    await waitUntil(() => page.form.hasAttribute('data-flx-steps'))
    const { configure } = await import('../../src/core/configure.ts')
    configure({ base: server.base })
    page.field('titre').value = 'Une table'
    await server.add(
      { status: 401, body: { status: 'ko' }, path: 'verif' },
      { body: { status: 'ok' }, path: 'traitement' },
      { body: { status: 'ok' }, path: 'verif' },
    )
    page.click('Suivant')
    await page.untilSaid('Votre session a expiré')
    const login = (): HTMLInputElement | null => page.host.querySelector('.flx-login-again__form input')
    await waitUntil(() => login())
    login()?.focus()
    await sendKeys({ type: 'anne@exemple.fr' })
    await sendKeys({ press: 'Tab' })
    await sendKeys({ type: 'secret' })
    await sendKeys({ press: 'Enter' })
    await page.untilSeen('Vous')
    expect(page.said()).to.equal('')
    expect(page.host.querySelector('.flx-login-again__form')).to.equal(null)
    configure({ base: '/globalflexit/' })
  })

  it('FORM-03 PAGE-11 a template is told of each section, with is_admin; its answer is shown in the section', async () => {
    const { configure } = await import('../../src/core/configure.ts')
    const page = await open([], {
      attributes: 'no-guard modeleid="12" modeleident="devis"',
      html: content.replace('<legend>Vous</legend>', '<legend>Vous</legend><div data-flx-part="delai">…</div>'),
    })
    const { server } = page
    configure({ base: server.base, is_admin: true })
    await server.add({ status: 500, body: 'panne' }, { type: 'html', body: '<p>Sous deux jours</p>' })
    await page.toVisitor()
    await waitUntil(() => page.form.textContent?.includes('n’a pas pu être mise à jour') ?? false)
    page.field('nom').value = 'Anne'
    page.click('Réessayer')
    await waitUntil(() => page.form.textContent?.includes('Sous deux jours') ?? false)
    expect(page.form.textContent).not.to.contain('n’a pas pu')
    expect(page.field('nom').value).to.equal('Anne')
    const [asked] = await server.log()
    expect(asked?.path).to.contain('ajax/modules/templates/add_test.php')
    expect(asked?.fields).to.deep.include({
      section: 'vous',
      precedente: '1',
      modeleid: '12',
      modeleident: 'devis',
      is_admin: '1',
      titre: 'Une table',
    })
    configure({ base: '/globalflexit/', is_admin: false })
  })

  it('FORM-03 whose element goes away is one long form again, and so is one without two steps, which is said', async () => {
    const page = await open()
    page.host.replaceWith(...page.host.childNodes)
    await waitUntil(() => page.seen().length > 1)
    expect(page.form.querySelectorAll('[data-flx-away], .flx-form__steps, .flx-form__count').length).to.equal(0)
    page.form.remove()
    const said = await warningsOf(async (told) => {
      opened = await openForm([], {
        content: '<fieldset><input name="a"></fieldset><button>x</button>',
        attributes: 'steps',
      })
      await waitUntil(() => told.length > 0)
    })
    expect(said[0]).to.contain('attend au moins deux étapes')
  })
})
