import { expect, fixture } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { type Answer, type LoggedRequest, script } from '../support/answers-client.ts'
import { errorsOf } from '../support/console.ts'
import { type FormPage, openForm } from '../support/form-page.ts'
import { waitUntil } from '../support/wait-until.ts'

beforeEach(() => sessionStorage.clear())

const success = '<p class="alert alert-success">Merci, <b>c’est reçu</b>.</p>'
describe('<flx-form>, as it is sent', () => {
  it('FORM-11 double click, Enter and a slow network send once, and the button says that it works', async () => {
    const { field, button, server, untilSaid } = await openForm([{ hold: 'answer', body: success }, { body: 'again' }])
    field('nom').value = 'Anne'
    button.click()
    button.click()
    field('nom').focus()
    await sendKeys({ press: 'Enter' })
    await untilSaid('Envoi en cours…')
    expect([button.ariaBusy, button.ariaDisabled, button.disabled]).to.deep.equal(['true', 'true', false])
    await server.release('answer')
    await untilSaid('Merci')
    await waitUntil(() => button.ariaBusy === null && button.ariaDisabled === null)
    expect((await server.log()).length).to.equal(1)
  })

  it('FORM-11 an answer that was lost is asked for again with the same key; other data has another', async () => {
    const { host, field, button, server, untilSaid } = await openForm([
      { status: 500, body: 'panne' },
      { body: '' },
      { body: success },
      { body: success },
    ])
    field('nom').value = 'Anne'
    const said = await errorsOf(async () => {
      button.click()
      await untilSaid('Le serveur a rencontré une erreur. Réessayez dans quelques minutes. Rien n’est perdu')
      host.querySelector<HTMLButtonElement>('.flx-form__area button')?.click()
      await untilSaid('n’a pas donné la réponse attendue')
      await waitUntil(() => button.ariaBusy === null)
      button.click()
      await untilSaid('Merci')
    })
    expect(said.length).to.equal(2)
    await waitUntil(() => button.ariaBusy === null)
    button.click()
    await server.requests(4)
    const keys = (await server.log()).map(({ headers }) => headers['idempotency-key'])
    expect(keys[0]).to.match(/^[0-9a-f]{32}$/)
    expect(keys.slice(0, 3)).to.deep.equal([keys[0], keys[0], keys[0]])
    expect(keys[3], 'what has arrived may be sent anew').not.to.equal(keys[0])
  })

  it('HTTP-02 a cut connection, a page in place of an answer, JSON of another shape: a message, and nothing is lost', async () => {
    const { field, button, untilSaid } = await openForm([
      { drop: true },
      { drop: true },
      { drop: true },
      { body: '<!doctype html><title>Accueil</title><h1>Accueil</h1>' },
      { body: { panier: [] } },
      { body: '<!doctype html><p class="alert alert-danger">Champ inconnu</p><h1>Accueil</h1>' },
    ])
    field('nom').value = 'Anne'
    field('texte').value = 'Longue lettre'
    await errorsOf(async () => {
      for (const words of [
        'La connexion au serveur a échoué',
        'pas donné la réponse attendue',
        'n’a pas pu être lue',
        'Champ inconnu',
      ]) {
        button.click()
        await untilSaid(words)
        await waitUntil(() => button.ariaBusy === null)
      }
    })
    expect([field('nom').value, field('texte').value]).to.deep.equal(['Anne', 'Longue lettre'])
  })

  it('FORM-11 a session that ended is opened again in place, and the same data leaves, files included', async () => {
    const { host, field, button, server, untilSaid, form } = await openForm(
      [{ status: 401, body: 'session' }, { body: success }],
      {
        content:
          '<input name="nom" aria-label="Nom"><input type="file" name="photo" aria-label="Photo"><button>Envoyer</button>',
      },
    )
    const { configure } = await import('../../src/core/configure.ts')
    const login = await (await import('../support/answers-client.ts')).script(
      { body: { status: 'error', error_txt: 'Mot de passe incorrect.' } },
      { body: { status: 'ok', error_txt: '' } },
    )
    configure({ base: login.base })
    const files = new DataTransfer()
    files.items.add(new File(['une image'], 'photo.png', { type: 'image/png' }))
    field<HTMLInputElement>('photo').files = files.files
    field('nom').value = 'Anne'
    await errorsOf(async () => {
      button.click()
      await untilSaid('Votre session a expiré. Reconnectez-vous ici')
      await waitUntil(() => host.querySelector('.flx-login-again__form'))
    })
    const again = host.querySelector('.flx-login-again__form') as HTMLFormElement
    expect(form.contains(again)).to.equal(false)
    expect(document.activeElement?.getAttribute('name')).to.equal('email')
    await sendKeys({ type: 'anne@exemple.fr' })
    await sendKeys({ press: 'Tab' })
    await sendKeys({ type: 'faux' })
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => again.textContent?.includes('Mot de passe incorrect.'))
    await sendKeys({ press: 'Enter' })
    await untilSaid('Merci')
    expect(host.querySelector('.flx-login-again__form')).to.equal(null)
    const [first, second] = await server.log()
    expect(second?.fields).to.deep.equal(first?.fields)
    expect(second?.text).to.contain('une image')
    expect(second?.headers['idempotency-key']).to.equal(first?.headers['idempotency-key'])
    const [, asked] = await login.log()
    expect([asked?.path, asked?.fields['action'], asked?.fields['email']]).to.deep.equal([
      'ajax/modules/extranet_v2/traitement.php',
      'login',
      'anne@exemple.fr',
    ])
  })

  /** A form with a token, on a page that its server writes anew with another one. */
  async function openWithToken(answers: Answer[], renewed: string): Promise<FormPage & { leave(): void }> {
    const content =
      '<input type="hidden" name="csrf_token" value="ancien"><input type="hidden" name="annonce" value="7"><input name="nom" aria-label="Nom"><button>Envoyer</button>'
    const page = await openForm(answers, { content })
    const written = page.form.outerHTML.replace('"ancien"', `"${renewed}"`).replace('value="7"', 'value="8"')
    const html = `<!doctype html><html><body><flx-config session-hash="deux"></flx-config><form></form>${written}</body></html>`
    await page.server.add({ path: 'page', body: html, repeat: true })
    const before = location.href
    history.replaceState(null, '', page.server.address('page'))
    return { ...page, leave: () => history.replaceState(null, '', before) }
  }
  const sentTo = (log: LoggedRequest[], path: string): LoggedRequest['fields'][] =>
    log.filter((request) => request.path === path).map(({ fields }) => fields)

  it('FORM-11 after a login in place the form has the token of the new session, which its draft belongs to', async () => {
    const settings = await fixture('<flx-config session-hash="une"></flx-config>')
    const page = await openWithToken(
      [
        { path: 'contact', status: 401, body: 'session' },
        { path: 'contact', status: 503, body: 'Panne' },
        { path: 'contact', status: 503, body: 'Panne' },
        { path: 'contact', status: 503, body: 'Panne' },
      ],
      'nouveau',
    )
    try {
      const { configure } = await import('../../src/core/configure.ts')
      const login = await script({ body: { status: 'ok', error_txt: '' } })
      configure({ base: login.base })
      page.field('nom').value = 'Anne'
      page.field('nom').dispatchEvent(new Event('input', { bubbles: true }))
      await errorsOf(async () => {
        page.button.click()
        await waitUntil(() => page.host.querySelector('.flx-login-again__form'))
        await sendKeys({ type: 'anne@exemple.fr' })
        await sendKeys({ press: 'Tab' })
        await sendKeys({ type: 'secret' })
        await sendKeys({ press: 'Enter' })
        await page.untilSaid('rencontré une erreur')
      })
      const [first, second] = sentTo(await page.server.log(), 'contact')
      expect([first, second]).to.deep.equal([
        { csrf_token: 'ancien', annonce: '7', nom: 'Anne' },
        { csrf_token: 'nouveau', annonce: '7', nom: 'Anne' },
      ])
      expect(settings.getAttribute('session-hash')).to.equal('deux')
      // As a reload does: the page and its session are new, the draft is the visitor's still.
      page.host.remove()
      page.leave()
      const again = await fixture<HTMLElement>(page.host.outerHTML)
      const name = again.querySelector<HTMLInputElement>('[name="nom"]')
      await waitUntil(() => name?.value === 'Anne', 'the draft is back')
    } finally {
      page.leave()
    }
  })

  for (const status of [403, 419]) {
    it(`FORM-11 a token that was refused (${status}) is renewed, and what was typed leaves with it, once`, async () => {
      const refused = '<!doctype html><html><body>Page expirée</body></html>'
      const page = await openWithToken(
        [
          { path: 'contact', status, body: refused },
          { path: 'contact', body: success },
        ],
        'nouveau',
      )
      try {
        page.field('nom').value = 'Anne'
        page.button.click()
        await page.untilSaid('Merci')
        expect(sentTo(await page.server.log(), 'contact')).to.deep.equal([
          { csrf_token: 'ancien', annonce: '7', nom: 'Anne' },
          { csrf_token: 'nouveau', annonce: '7', nom: 'Anne' },
        ])
      } finally {
        page.leave()
      }
    })
  }

  it('FORM-11 where the page has no other token the refusal is said, and nothing is lost', async () => {
    const page = await openWithToken(
      [
        { path: 'contact', status: 403, body: { status: 'ko', message: 'Jeton refusé.' } },
        { path: 'contact', body: success },
      ],
      'ancien',
    )
    try {
      page.field('nom').value = 'Anne'
      page.button.click()
      await page.untilSaid('Jeton refusé.')
      expect([page.field('nom').value, sentTo(await page.server.log(), 'contact').length]).to.deep.equal(['Anne', 1])
    } finally {
      page.leave()
    }
  })
})
