import { expect, fixture } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import '../../elements/form.ts'
import '../../elements/signup.ts'
import { configure } from '../../src/core/configure.ts'
import type { FlxElement } from '../../src/core/element/react-element.ts'
import { type Answer, type Script, script, scriptCalls } from '../support/answers-client.ts'
import { warningsOf } from '../support/console.ts'
import { errorOf } from '../support/form-page.ts'
import { waitUntil } from '../support/wait-until.ts'

let host: HTMLElement
let server: Script

const fields = `
  <input type="hidden" name="action" value="new_compte">
  <p><label>E-mail <input type="email" name="email" value="anne@exemple.fr" required></label></p>
  <p><label>E-mail encore <input type="email" name="email_confirm" value="anne@exemple.fr" required></label></p>
  <p><label>Mot de passe <input type="password" name="password" value="un-secret-assez-long" required></label></p>
  <div hidden><label>Code <input name="token"></label> <button data-flx-resend>Renvoyer le code</button></div>
  <button type="submit">Ouvrir</button>`

interface Written {
  attributes?: string
  content?: string
  around?: (form: string) => string
}

async function open(
  answers: Answer[],
  { attributes = '', content = fields, around = (form) => form }: Written = {},
): Promise<void> {
  server = await scriptCalls(...answers)
  const form = `<form method="post" action="${server.address('traitement.php')}">${content}</form>`
  host = await fixture<HTMLElement>(`<flx-signup ${attributes}>${around(form)}</flx-signup>`)
  await (host as FlxElement).ready
}

const find = <E extends HTMLElement = HTMLInputElement>(selector: string): E => host.querySelector(selector) as E
const token = () => find('[name="token"]')
const isShown = (node: HTMLElement): boolean => node.checkVisibility()
const send = (): void => find<HTMLButtonElement>('button:not([data-flx-resend])').click()
/** What is read, after the word that says whether it went well. */
const said = (): string =>
  (host.querySelector('.flx-form__area')?.textContent ?? '')
    .replace(/\s+/g, ' ')
    .replace(/^(?:Erreur|Succès) : /, '')
    .trim()
const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]')

/** As the extranet answers (LOGIN-02). */
const answer = (fields: object): Answer => ({
  body: {
    ...{ status: 'error', error_txt: '', evaldatas: '', idcontact: '', email: '', action: 'new_compte' },
    ...{ error_msg: '', info_msg: '', confirmaccount: 0, ...fields },
  },
})
const codeAsked = answer({ error_txt: 'Saisissez le code reçu.', confirmaccount: 1 })
const opened = answer({ status: 'ok', info_msg: 'Compte ouvert.', idcontact: '41', email: 'anne@exemple.fr' })

describe('<flx-signup>', () => {
  it('LOGIN-05 a form without an address is posted to the extranet', async () => {
    const before = await script(opened)
    configure({ base: before.base })
    host = await fixture<HTMLElement>(`<flx-signup><form>${fields}</form></flx-signup>`)
    await (host as FlxElement).ready
    send()
    const [sent] = await before.requests(1)
    expect([sent?.method, sent?.path, sent?.query]).to.deep.equal([
      'POST',
      'ajax/modules/extranet_v2/traitement.php',
      {},
    ])
  })

  const dialects: [string, Answer][] = [
    ['JSON', codeAsked],
    ['JSON of PHP', { body: { status: 'formerror', error_msg: 'Saisissez le code reçu.', confirmaccount: '1' } }],
    ['HTML', { body: '<p class="alert alert-danger" data-flx-confirmaccount>Saisissez le code reçu.</p>' }],
    ['a refusal by its status', { ...codeAsked, status: 422 }],
  ]
  for (const [name, asked] of dialects) {
    it(`SIGNUP-01 an error with confirmaccount shows the token’s field, and success hides the form (${name})`, async () => {
      await open([asked, opened])
      const told: object[] = []
      host.addEventListener('flx-signup-done', ({ detail }) => told.push(detail))
      expect(isShown(token())).to.equal(false)
      send()
      await waitUntil(() => isShown(token()), 'the field is shown')
      expect([said(), document.activeElement === token()]).to.deep.equal(['Saisissez le code reçu.', true])
      await sendKeys({ type: '123456' })
      await sendKeys({ press: 'Enter' })
      await waitUntil(() => !isShown(find('form')), 'the form is put away')
      const [first, second] = await server.log()
      expect([first?.fields['token'], second?.fields['token']]).to.deep.equal(['', '123456'])
      expect(told).to.deep.equal([{ message: 'Compte ouvert.', email: 'anne@exemple.fr', idcontact: '41' }])
      expect([said(), document.activeElement?.closest('.flx-form__area') !== null]).to.deep.equal([
        'Compte ouvert.',
        true,
      ])
    })
  }

  it('SIGNUP-01 an error without it shows no field, and says what is wrong beside what it concerns', async () => {
    await open([
      answer({
        status: 'formerror',
        error_txt: 'Vérifiez.',
        erreurs: [{ champ: 'email', message: 'Adresse refusée.' }],
      }),
    ])
    send()
    await waitUntil(() => errorOf(find('[name="email"]')).includes('Adresse refusée.'))
    expect([isShown(token()), document.activeElement === find('[name="email"]')]).to.deep.equal([false, true])
    expect(find('[name="password"]').value).to.equal('un-secret-assez-long')
  })

  it('SIGNUP-01 leads to the address of redirect, and rather to that of the answer', async () => {
    const ends: [string, Answer, string][] = [
      ['redirect="#bienvenue"', opened, '#bienvenue'],
      ['redirect="#bienvenue"', answer({ status: 'ok', redirect: '#compte' }), '#compte'],
      ['redirect="javascript:alert(1)"', opened, ''],
    ]
    for (const [attributes, end, hash] of ends) {
      history.replaceState(null, '', location.pathname + location.search)
      await open([end], { attributes })
      send()
      if (hash) await waitUntil(() => location.hash === hash, hash)
      else await waitUntil(() => !isShown(find('form')), 'no address: the form is put away')
      expect(location.hash).to.equal(hash)
    }
    history.replaceState(null, '', location.pathname + location.search)
  })

  it('SIGNUP-01 the code that an answer sends along runs once, as its script', async () => {
    const ran: Event[] = []
    addEventListener('essai-evaldatas', (event) => ran.push(event))
    await open([answer({ status: 'ok', evaldatas: 'dispatchEvent(new Event("essai-evaldatas"))' })])
    send()
    await waitUntil(() => !isShown(find('form')))
    expect(ran.length).to.equal(1)
  })

  it('SIGNUP-01 a token that was copied with spaces around it is sent without them', async () => {
    await open([codeAsked, opened])
    send()
    await waitUntil(() => isShown(token()))
    token().focus()
    document.execCommand('insertText', false, ' 123456\u00a0')
    await sendKeys({ press: 'Enter' })
    const [, request] = await server.requests(2)
    expect(request?.fields['token']).to.equal('123456')
  })

  it('SIGNUP-02 Enter in a field sends what is typed, though the button for another token is the first', async () => {
    await open([codeAsked, opened])
    find('[name="email"]').focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => isShown(token()))
    await sendKeys({ type: '123456' })
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => !isShown(find('form')))
    expect((await server.log()).map(({ fields }) => fields['token'])).to.deep.equal(['', '123456'])
  })

  it('SIGNUP-02 another token: the field is emptied, the form sent again, and a modal says so', async () => {
    await open([codeAsked, codeAsked, opened])
    send()
    await waitUntil(() => isShown(token()))
    await sendKeys({ type: '12' })
    await sendKeys({ press: 'Tab' })
    const asked = performance.now()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => dialog()?.textContent?.includes('Un nouveau code vient de vous être envoyé'), 'the modal')
    expect(performance.now() - asked, 'not before 1500 ms').to.be.at.least(1500)
    expect((await server.log()).map(({ fields }) => fields['token'])).to.deep.equal(['', ''])
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => dialog() === null)
    expect([token().value, document.activeElement === token()]).to.deep.equal(['', true])
    expect(token().required, 'what is due now is the token').to.equal(true)
  })

  it('SIGNUP-02 where no token was sent no modal says so', async () => {
    const failures: Answer[] = [answer({ error_txt: 'Trop d’essais.' }), { status: 500, body: 'Panne' }]
    for (const failure of failures) {
      await open([codeAsked, failure, codeAsked])
      send()
      await waitUntil(() => isShown(token()))
      find('[data-flx-resend]').click()
      // While it is on its way the form says that, with either button busy.
      await waitUntil(
        () => !host.querySelector('[aria-busy="true"]') && said() && !said().includes('Saisissez le code'),
      )
      // The next answer is to an ordinary click: a modal that was due would have said something of the one before.
      token().value = '123'
      send()
      await waitUntil(() => said().includes('Saisissez le code reçu.'))
      expect(dialog()).to.equal(null)
    }
  })

  it('FORM-08 FORM-11 the form is sent once, nothing is pasted in the second address, and an element of the author’s sends it as well', async () => {
    for (const around of [undefined, (form: string) => `<flx-form>${form}</flx-form>`]) {
      await open([opened], around ? { around } : {})
      expect(host.querySelectorAll('flx-form').length).to.equal(1)
      await waitUntil(() => find('form[novalidate]'))
      const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
      find('[name="email_confirm"]').dispatchEvent(paste)
      expect(paste.defaultPrevented).to.equal(true)
      send()
      send()
      await waitUntil(() => !isShown(find('form')))
      expect((await server.log()).length).to.equal(1)
    }
  })

  it('SIGNUP-01 says that it lacks the field of the code', async () => {
    const lacks = await warningsOf(async () => {
      await open([codeAsked], { content: '<input type="hidden" name="email" value="a@b.fr"><button>Ouvrir</button>' })
      send()
      await waitUntil(() => host.textContent?.includes('Saisissez le code reçu.'))
    })
    expect(lacks.join()).to.contain('n’a pas de champ « token »')
  })

  it('SIGNUP-01 a form that takes the place of another is sent in place as well', async () => {
    await open([{ body: { status: 'ok', info_msg: 'Votre compte est ouvert.' } }])
    const before = find<HTMLFormElement>('form')
    const next = before.cloneNode(true) as HTMLFormElement
    next.removeAttribute('novalidate')
    next.removeAttribute('id')
    before.replaceWith(next)
    await waitUntil(() => next.hasAttribute('novalidate'), 'the new form is followed')
    send()
    await waitUntil(() => !isShown(next), 'the form gives way')
    expect((await server.log()).length).to.equal(1)
    expect(before.hasAttribute('id')).to.equal(false)
  })

  it('FORM-11 what was typed is back after a reload, in the form that it was typed in, whatever was drawn before', async () => {
    sessionStorage.clear()
    const one = '<form method="post" action="/compte"><input name="nom" aria-label="Nom"><button>Ouvrir</button></form>'
    const markup = `<div><flx-signup>${one}</flx-signup><flx-signup>${one}</flx-signup></div>`
    const openBoth = async (): Promise<HTMLInputElement[]> => {
      const page = await fixture<HTMLElement>(markup)
      await waitUntil(() => page.querySelectorAll('form[novalidate]').length === 2, 'both are followed')
      host = page
      return [...page.querySelectorAll('input')]
    }
    const [, typed] = await openBoth()
    typed?.focus()
    await sendKeys({ type: 'Anne' })
    await waitUntil(() => JSON.stringify(sessionStorage).includes('Anne'))
    host.remove()
    const [first, second] = await openBoth()
    await waitUntil(() => second?.value === 'Anne', 'what was typed is back')
    expect(first?.value).to.equal('')
  })
})
