import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { configure } from '../../src/core/configure.ts'
import type { Answer } from '../support/answers-client.ts'
import { openForm } from '../support/form-page.ts'
import { waitUntil } from '../support/wait-until.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => configure({ base: '/globalflexit/', is_admin: false }))

const part = (inner: string): string => `<div data-flx-part="livraison" data-flx-depends="pays">${inner}</div>`
const town = '<label>Ville <input name="ville" id="ville"></label>'

interface Opened {
  content?: string
  attributes?: string
}

/** A form with a part that the server renews, and lists whose choices it gives. */
async function open(answers: Answer[], { content = '', attributes = '' }: Opened = {}) {
  const page = await openForm(answers, {
    attributes: `no-guard modeleid="12" modeleident="devis" ${attributes}`,
    form: 'id="parties"',
    isBase: true,
    content: `<select name="pays" aria-label="Pays"><option>FR</option><option>BE</option></select>
      <input name="pass" type="password" value="secret" aria-label="Mot de passe">${content || part(town)}
      <p data-flx-if="rien" id="jamais">…</p><input name="rien" disabled aria-label="rien"><button>Envoyer</button>`,
  })
  await waitUntil(() => page.form.hasAttribute('data-flx-lines'))
  const choose = (name: string, value: string): void => {
    const field = page.field(name)
    field.value = value
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }
  return { ...page, choose, text: () => (page.form.textContent ?? '').replace(/\s+/g, ' ') }
}

/** Each question is asked once the code has come: the change is made again until then. */
async function untilAsked(page: Awaited<ReturnType<typeof open>>, act: () => void): Promise<void> {
  await waitUntil(async () => {
    if ((await page.server.log()).length > 0) return true
    act()
    return false
  })
}

describe('<flx-form>, parts that depend on a field', () => {
  it('FORM-03 the part is asked for with what the form holds, and what is typed and has the focus stays', async () => {
    const page = await open([
      { hold: 'be', type: 'html', body: `${town}<label>Boîte <input name="boite"></label><p>Sous 5 jours</p>` },
    ])
    const field = page.field('ville')
    field.focus()
    await sendKeys({ type: 'Lou' })
    await untilAsked(page, () => page.choose('pays', 'BE'))
    await sendKeys({ type: 'vain' })
    await page.server.release('be')
    await waitUntil(() => page.text().includes('Sous 5 jours'))
    expect(page.field('ville')).to.equal(field)
    expect([field.value, document.activeElement === field]).to.deep.equal(['Louvain', true])
    const [asked] = await page.server.log()
    expect(asked?.path).to.contain('ajax/modules/formulaire/recharge.php')
    expect(asked?.fields).to.deep.equal({
      pays: 'BE',
      ville: 'Lou',
      'recharge[champ]': 'pays',
      'recharge[bloc]': 'livraison',
    })
  })

  it('FORM-03 late answers are dropped: the newest choice is what is shown', async () => {
    const page = await open([
      { hold: 'une', type: 'html', body: part('<p>Belgique</p>') },
      { type: 'html', body: part('<p>France</p>') },
    ])
    await untilAsked(page, () => page.choose('pays', 'BE'))
    page.choose('pays', 'FR')
    await waitUntil(() => page.text().includes('France'))
    await page.server.release('une')
    await waitUntil(async () => (await page.server.log()).every(({ ended, aborted }) => ended || aborted))
    expect(page.text()).not.to.contain('Belgique')
  })

  it('FORM-03 FORM-04 rules hold in what comes, and a draft fills the fields that come with it', async () => {
    const answer: Answer = {
      type: 'html',
      body: `${part('<label>TVA <input name="tva"></label><p id="cachee" data-flx-if="ville">Cachée</p><input name="ville" aria-label="Ville">')}`,
    }
    const before = await open([answer])
    await untilAsked(before, () => before.choose('pays', 'BE'))
    await waitUntil(() => before.field('tva'))
    expect(before.form.querySelector('#cachee')?.checkVisibility()).to.equal(false)
    before.field('tva').focus()
    await sendKeys({ type: 'BE0123' })
    await waitUntil(() => JSON.stringify(sessionStorage).includes('BE0123'))
    before.host.remove()
    const after = await open([answer])
    await waitUntil(() => after.field('tva')?.value === 'BE0123')
    expect(after.field('pays').value).to.equal('BE')
  })

  it('FORM-03 fields may come as JSON: choices, and a value where nothing was typed', async () => {
    const page = await open(
      [
        {
          body: {
            champs: {
              transport: {
                options: [
                  { value: 1, label: 'Poste <b>' },
                  { value: 2, label: 'Camion' },
                ],
                valeur: 2,
              },
              ville: { valeur: 'Bruxelles' },
            },
          },
        },
      ],
      { content: `${part(town)}<select name="transport" aria-label="Transport"><option value="">—</option></select>` },
    )
    await untilAsked(page, () => page.choose('pays', 'BE'))
    await waitUntil(() => page.field('transport').value === '2')
    const options = [...page.form.querySelectorAll('[name="transport"] option')].map(({ textContent }) => textContent)
    expect(options).to.deep.equal(['—', 'Poste <b>', 'Camion'])
    expect(page.field('ville').value).to.equal('Bruxelles')
  })

  const wrong: [string, Answer, string][] = [
    ['nothing', { type: 'html', body: '' }, 'Le serveur n’a pas donné la réponse attendue'],
    ['500', { status: 500, body: 'panne' }, 'Le serveur a rencontré une erreur'],
    ['half of it', { truncated: true, type: 'html', body: '<p>Belg' }, 'La réponse du serveur est incomplète'],
    ['JSON that is cut', { type: 'json', body: '{"champs":{' }, 'La réponse du serveur'],
    ['JSON of another kind', { body: [1] }, 'n’a pas pu être lue'],
    ['a refusal', { body: { status: 'ko', error_msg: 'Ce pays n’est pas livré.' } }, 'Ce pays n’est pas livré.'],
    ['a refusal in capitals, without words,', { body: { status: 'KO' } }, 'Le serveur a refusé cette demande.'],
    ['a refusal in HTML', { type: 'html', body: '<p class="alert alert-danger">Pas livré.</p>' }, 'Pas livré.'],
    ['maintenance', { type: 'html', body: 'Site en maintenance.' }, 'Le serveur n’a pas donné la réponse attendue'],
    ['a fatal error', { type: 'html', body: '<b>Fatal error</b>: x' }, 'Le serveur n’a pas donné la réponse attendue'],
    ['a refused token', { status: 403, body: '' }, 'Le serveur a refusé cette demande.'],
    ['too much', { status: 413, body: '' }, 'Le serveur a refusé cette demande.'],
  ]
  for (const [what, answer, said] of wrong) {
    it(`FORM-03 where ${what} comes for a part, it stays as it was, one sentence says why, and it is tried again`, async () => {
      const page = await open([answer])
      page.field('ville').value = 'Louvain'
      await untilAsked(page, () => page.choose('pays', 'BE'))
      const alerts = (): HTMLElement[] => [...page.form.querySelectorAll<HTMLElement>('[role="alert"]')]
      await waitUntil(() => alerts().length > 0)
      expect(alerts().length).to.equal(1)
      expect(alerts()[0]?.textContent).to.contain('n’a pas pu être mise à jour').and.to.contain(said)
      expect(page.field('ville').value).to.equal('Louvain')
      await page.server.add({ type: 'html', body: `${town}<p>Belgique</p>` })
      alerts()[0]?.querySelector('button')?.click()
      await waitUntil(() => page.text().includes('Belgique'))
      expect([alerts().length, page.field('ville').value]).to.deep.equal([0, 'Louvain'])
    })
  }

  for (const status of ['OK', 'success', true, 1]) {
    it(`FORM-03 where ${JSON.stringify(status)} alone comes for a part, nothing was to change`, async () => {
      const page = await open([{ body: { status } }])
      await untilAsked(page, () => page.choose('pays', 'BE'))
      await waitUntil(() => !page.form.querySelector('[aria-busy]'))
      expect(page.form.querySelector('[role="alert"]')).to.equal(null)
      expect(page.field('ville').isConnected).to.equal(true)
    })
  }

  for (const name of ['Fatal error', 'Warning']) {
    it(`FORM-03 where ${name} of PHP is all that comes, a part without a field stays as it was too`, async () => {
      const page = await open(
        [
          {
            type: 'html',
            body: `<br />\n<b>${name}</b>:  Uncaught Error in <b>/home/db.php</b> on line <b>9</b><br />`,
          },
        ],
        { content: part('<p>Sous 3 jours</p>') },
      )
      await untilAsked(page, () => page.choose('pays', 'BE'))
      await waitUntil(() => page.text().includes('n’a pas pu être mise à jour'))
      expect([page.text().includes('/home'), page.text().includes('Sous 3 jours')]).to.deep.equal([false, true])
    })
  }

  it('LOGIN-02 a session that is over is logged in again in place, and the part comes', async () => {
    const page = await open([
      { type: 'html', body: '<!doctype html><form data-flx-login><input type="password"></form>', path: 'recharge' },
      { body: { status: 'ok' }, path: 'traitement' },
      { type: 'html', body: part('<p>Belgique</p>'), path: 'recharge' },
    ])
    await untilAsked(page, () => page.choose('pays', 'BE'))
    const login = (): HTMLInputElement | null => page.host.querySelector('.flx-login-again__form input')
    await waitUntil(() => login())
    login()?.focus()
    await sendKeys({ type: 'anne@exemple.fr' })
    await sendKeys({ press: 'Tab' })
    await sendKeys({ type: 'secret' })
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => page.text().includes('Belgique'))
  })
})

const lists = `<div data-flx-block><select name="lignes[0][article]" aria-label="Article"><option value="">—</option><option value="7">Bol</option><option value="8">Tasse</option></select>
  <select name="lignes[0][reference]" data-flx-contents="article" data-elementclass="Reference" data-elementids="1,2" aria-label="Référence"><option value="">Choisissez</option></select></div>
  <input name="libre" data-flx-contents="pays" aria-label="Libre"><input type="hidden" name="seule" data-flx-contents="pays">`

describe('<flx-form>, contents of templates', () => {
  const article = 'lignes[0][article]'
  const reference = 'lignes[0][reference]'
  const optionsOf = (form: HTMLFormElement): string[] =>
    [...form.querySelectorAll<HTMLOptionElement>(`[name="${reference}"] option`)].map(
      ({ value, text }) => `${value}:${text}`,
    )

  it('FORM-09 PAGE-11 a list takes the pairs that the server gives for the field it follows', async () => {
    configure({ is_admin: true })
    const page = await open(
      [
        {
          body: [
            { value: 12, label: 'Bleu & blanc' },
            { value: '13', label: '<i>Gris</i>' },
          ],
        },
      ],
      {
        content: lists,
      },
    )
    configure({ is_admin: true })
    await untilAsked(page, () => page.choose(article, '7'))
    await waitUntil(() => optionsOf(page.form).length === 3)
    expect(optionsOf(page.form)).to.deep.equal([':Choisissez', '12:Bleu & blanc', '13:<i>Gris</i>'])
    const [asked] = await page.server.log()
    expect(asked?.path).to.contain('ajax/modules/templates/get_contents.php')
    expect(asked?.fields).to.deep.equal({
      champ_cible: reference,
      modeleid: '12',
      modeleident: 'devis',
      elementclass: 'Reference',
      elementids: '1,2',
      value: '7',
      type: 'autocompleter',
      is_admin: '1',
    })
  })

  it('FORM-09 what is chosen stays where it is still offered, and is given up where it is not', async () => {
    const page = await open([{ body: { 0: { value: 1, label: 'A' }, 2: { value: 2, label: 'B' } } }], {
      content: lists,
    })
    await untilAsked(page, () => page.choose(article, '7'))
    await waitUntil(() => optionsOf(page.form).length === 3)
    page.field(reference).value = '2'
    await page.server.add({ type: 'html', body: '<option value="2">B</option><option value="3">C</option>' })
    page.choose(article, '8')
    await waitUntil(() => optionsOf(page.form).includes('3:C'))
    expect(page.field(reference).value).to.equal('2')
    let heard = 0
    page.field(reference).addEventListener('change', () => heard++)
    await page.server.add({ body: [{ id_result: 9, nom_result: 'D' }] })
    page.choose(article, '7')
    await waitUntil(() => optionsOf(page.form).includes('9:D'))
    expect([page.field(reference).value, heard]).to.deep.equal(['', 1])
  })

  it('FORM-09 a text field proposes them, a hidden one takes the only one', async () => {
    const page = await open([{ body: [{ value: 'Liège', label: 'Liège' }], repeat: true }], { content: lists })
    await untilAsked(page, () => page.choose('pays', 'BE'))
    await waitUntil(() => page.field('seule').value === 'Liège' && page.field('libre').list?.options.length === 1)
    expect(page.field('libre').list?.options[0]?.value).to.equal('Liège')
  })

  const wrong: [string, Answer, string][] = [
    ['nothing', { type: 'html', body: '' }, 'Le serveur n’a pas donné la réponse attendue'],
    ['a page', { type: 'html', body: '<p>Bonjour</p>' }, 'Le serveur n’a pas donné la réponse attendue'],
    ['500', { status: 500, body: 'panne' }, 'Le serveur a rencontré une erreur'],
    ['half of it', { truncated: true, body: [{ value: 1, label: 'A' }] }, 'La réponse du serveur est incomplète'],
    ['no pairs', { body: [{ nom: 'A' }] }, 'n’a pas pu être lue'],
    ['a refusal', { body: { status: 'ko', error_msg: 'Modèle inconnu.' } }, 'Modèle inconnu.'],
  ]
  for (const [what, answer, said] of wrong) {
    it(`FORM-09 where ${what} comes instead of a list, the one before stays, one sentence says why, and it is tried again`, async () => {
      const page = await open([answer], { content: lists.replace(/<input name="libre".*$/s, '') })
      await untilAsked(page, () => page.choose(article, '7'))
      const alert = (): HTMLElement | null => page.form.querySelector('[role="alert"]')
      await waitUntil(() => alert())
      expect(alert()?.textContent).to.contain(said)
      expect(optionsOf(page.form)).to.deep.equal([':Choisissez'])
      await page.server.add({ body: [{ value: 1, label: 'A' }] })
      alert()?.querySelector('button')?.click()
      await waitUntil(() => optionsOf(page.form).length === 2)
      expect(alert()).to.equal(null)
    })
  }
})
