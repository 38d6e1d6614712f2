import { expect, fixture } from '@open-wc/testing'
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import type { FlxLoginElement } from '../../elements/login.ts'
import { warningsOf } from '../support/console.ts'
import '../../elements/login.ts'
import '../../elements/two-factor.ts'
import type { LoginDetail } from '../../elements/login.ts'
import { type Answer, type Script, scriptCalls } from '../support/answers-client.ts'
import { waitUntil } from '../support/wait-until.ts'

const service = 'ajax/modules/extranet_v2/traitement.php'
const unknown = "Une erreur inconnue s'est produite, veuillez réessayer."

const forms = `
  <form method="post"><input type="hidden" name="action" value="login">
    <label>E-mail <input type="email" name="email" autocomplete="username" value="anna@exemple.fr" required></label>
    <label>Mot de passe <input type="password" name="password" autocomplete="current-password" value="mer" required></label>
    <button>Se connecter</button></form>
  <details data-flx-forgotten><summary>Mot de passe oublié ?</summary>
    <form method="post"><input type="hidden" name="action" value="mdp_oublie">
      <label>E-mail du compte <input type="email" name="email" autocomplete="username" required></label>
      <button>Recevoir l’e-mail</button></form></details>`

let host: FlxLoginElement
let server: Script
let done: LoginDetail[]

async function open(answers: Answer[], markup = `<flx-login>${forms}</flx-login>`): Promise<void> {
  server = await scriptCalls(...answers)
  host = await fixture<FlxLoginElement>(markup)
  await host.ready
  done = []
  // The page of the test stays.
  host.addEventListener('flx-login-done', (event) => {
    done.push(event.detail)
    event.preventDefault()
  })
}

const one = <E extends HTMLElement = HTMLElement>(selector: string, root: ParentNode = document): E =>
  root.querySelector(selector) as E
const password = () => one<HTMLInputElement>('[type="password"]', host)
const button = () => one('button', host)
const said = () => host.querySelector('.flx-said')?.textContent ?? ''
const dialog = () => document.querySelector<HTMLElement>('dialog[open]')
const shown = (element: HTMLElement) => element.checkVisibility()

async function closeDialog(): Promise<void> {
  await sendKeys({ press: 'Escape' })
  await waitUntil(() => dialog() === null, 'the dialog closes')
}

const waiting = (transaction: string) => ({
  body: { status: 'wait', action: 'open_popup_code', idtransaction: transaction, email: 'a…@exemple.fr' },
})

async function typeCode(code: string): Promise<void> {
  await waitUntil(() => dialog()?.querySelector('.flx-two-factor__digit'), 'the six digits')
  one('.flx-two-factor__digit', dialog() as HTMLElement).focus()
  for (const digit of code) await sendKeys({ press: digit })
}

describe('<flx-login>', () => {
  it('says nothing of a page without its form, whose visitor is known', async () => {
    expect(await warningsOf(() => fixture('<flx-login><a href="#compte">Mon compte</a></flx-login>'))).to.deep.equal([])
  })

  it('LOGIN-01 LOGIN-05 posts the form of the page to the extranet, once, and says who logged in', async () => {
    await open([{ hold: 'login', body: { status: 'ok', idcontact: 41, email: 'anna@exemple.fr', confirmaccount: 0 } }])
    password().focus()
    await sendKeys({ press: 'Enter' })
    await server.requests(1)
    button().click()
    expect(button().ariaBusy).to.equal('true')
    await server.release('login')
    await waitUntil(() => done.length)
    const log = await server.log()
    expect(log.map(({ method, path }) => `${method} ${path}`)).to.deep.equal([`POST ${service}`])
    expect(log[0]?.fields).to.deep.equal({ action: 'login', email: 'anna@exemple.fr', password: 'mer' })
    expect(done).to.deep.equal([{ contact: '41', email: 'anna@exemple.fr', confirmsAccount: false }])
  })

  it('LOGIN-01 the space that a keyboard adds to an address is not sent; those of a password are', async () => {
    const plain = forms
      .replace('type="email" name="email"', 'type="text" name="email"')
      .replace('type="password" name="password"', 'type="text" name="password"')
      .replace('<button>', '<input type="password" hidden><button>')
    await open([{ body: { status: 'ok' } }], `<flx-login>${plain}</flx-login>`)
    one<HTMLInputElement>('[name="email"]', host).value = 'anna@exemple.fr '
    one<HTMLInputElement>('[name="password"]', host).value = ' mer '
    button().click()
    const [request] = await server.requests(1)
    expect([request?.fields['email'], request?.fields['password']]).to.deep.equal(['anna@exemple.fr', ' mer '])
  })

  it('LOGIN-02 error and formerror open a modal « connexion » with error_txt, and the password has the focus', async () => {
    for (const status of ['error', 'formerror']) {
      await open([{ body: { status, error_txt: 'Mot de passe <b>incorrect</b>.', error_msg: 'Autre' } }])
      button().click()
      await waitUntil(dialog)
      expect(one('h2', dialog() as HTMLElement).textContent).to.equal('connexion')
      expect(dialog()?.textContent).to.contain('Mot de passe incorrect.')
      await closeDialog()
      await waitUntil(() => document.activeElement === password(), 'the password has the focus')
      expect([password().value, done.length, said()]).to.deep.equal(['mer', 0, ''])
    }
  })

  it('LOGIN-02 with refusal="form" a refusal is said above the fields, without a modal', async () => {
    await open(
      [{ body: { status: 'error', error_txt: 'Mot de passe incorrect.' } }],
      `<flx-login refusal="form">${forms}</flx-login>`,
    )
    button().click()
    await waitUntil(() => said().includes('Mot de passe incorrect.'))
    expect(host.querySelector('.flx-said [role="alert"]')).to.not.equal(null)
    expect([dialog(), document.activeElement === password()]).to.deep.equal([null, true])
    expect(one<HTMLInputElement>('[type="email"]', host).value).to.equal('anna@exemple.fr')
  })

  it('LOGIN-02 reads the answer in HTML too', async () => {
    await open([{ body: '<p class="alert alert-danger">Compte fermé</p>' }])
    button().click()
    await waitUntil(dialog)
    expect(dialog()?.textContent).to.contain('Compte fermé')
    await closeDialog()
    await server.add({ body: '<p class="alert alert-success">Bonjour</p>' })
    button().click()
    await waitUntil(() => done.length)
  })

  it('LOGIN-04 what fails for no known reason is said in the area of errors, and nothing typed is lost', async () => {
    const failures: Answer[] = [
      { status: 500, body: 'PDOException' },
      { body: '<p>Site en maintenance</p>' },
      { body: '' },
      { body: { statut: 'ok' } },
      { body: { status: 'error' } },
      { body: { status: 'wait', action: 'autre_chose' } },
      { body: '{"status": "o', type: 'application/json' },
      { drop: true },
    ]
    for (const answer of failures) {
      await open([answer])
      button().click()
      await waitUntil(() => said(), JSON.stringify(answer))
      expect([said(), password().value, done.length, dialog()]).to.deep.equal([unknown, 'mer', 0, null])
      expect(one('.flx-said > *', host).role).to.equal('alert')
    }
  })

  it('LOGIN-04 LOGIN-01 another password: the panel takes the place of the login, and gives it back once asked', async () => {
    await open([
      { body: { status: 'error', error_txt: 'Saisissez une adresse.' } },
      { body: { status: 'ok', info_msg: 'Un message est parti.' } },
    ])
    const [login, reset] = [...host.querySelectorAll('form')] as [HTMLFormElement, HTMLFormElement]
    one('summary', host).focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => !shown(login), 'the login is put away')
    const email = one<HTMLInputElement>('[type="email"]', reset)
    expect(email.value).to.equal('anna@exemple.fr')
    one('button', reset).click()
    await waitUntil(dialog)
    expect(dialog()?.textContent).to.contain('Saisissez une adresse.')
    await closeDialog()
    expect([shown(login), shown(reset)]).to.deep.equal([false, true])
    one('button', reset).click()
    await waitUntil(() => said())
    expect([said(), shown(login), shown(reset)]).to.deep.equal(['Un message est parti.', true, false])
    expect((await server.log()).map(({ fields }) => fields['action'])).to.deep.equal(['mdp_oublie', 'mdp_oublie'])
    expect(done).to.deep.equal([])
  })

  it('LOGIN-01 a panel that is no <details> opens by a link, and gives way to the login by another', async () => {
    await open(
      [],
      `<flx-login><div id="bloc-connexion"><form id="connexion-a"><input type="email" name="email" aria-label="E-mail"><input type="password" aria-label="Mot de passe"></form></div>
      <a href="#oubli-a">Oublié ?</a><div id="oubli-a" data-flx-forgotten><form><input type="hidden" name="action" value="mdp_oublie"><input type="email" aria-label="E-mail"></form><a href="#connexion-a">Retour</a></div></flx-login>`,
    )
    const [login, reset] = [...host.querySelectorAll('form')] as [HTMLFormElement, HTMLFormElement]
    expect([shown(login), shown(reset)]).to.deep.equal([true, false])
    one('a', host).click()
    expect([shown(login), shown(reset), reset.contains(document.activeElement)]).to.deep.equal([false, true, true])
    one('a[href="#connexion-a"]', host).click()
    expect([shown(login), shown(reset), login.contains(document.activeElement)]).to.deep.equal([true, false, true])
  })

  it('LOGIN-03 TFA-03 a code is asked for in a popup; once it is right the login is asked for again', async () => {
    await open([
      waiting('t1'),
      { body: { status: 'error', error_txt: 'Ce code est faux.' } },
      { body: { status: 'ok' } },
      { body: { status: 'ok', idcontact: 7 } },
    ])
    button().click()
    await typeCode('123456')
    expect(dialog()?.textContent).to.contain('a…@exemple.fr')
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => dialog()?.textContent?.includes('Ce code est faux.'), 'the words of the server')
    await typeCode('654321')
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => done.length)
    const log = await server.log()
    expect(log.map(({ fields }) => fields['action'])).to.deep.equal(['login', 'validercode', 'validercode', 'login'])
    expect(log[1]?.fields).to.deep.equal({ action: 'validercode', idtransaction: 't1', code: '123456' })
    expect([done[0]?.contact, dialog()]).to.deep.equal(['7', null])
  })

  it('LOGIN-03 a popup that is closed leaves the login as it was', async () => {
    await open([waiting('t1')])
    button().focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => dialog()?.querySelector('.flx-two-factor__digit'))
    await closeDialog()
    await waitUntil(() => button().ariaBusy !== 'true')
    expect([said(), done.length, document.activeElement === button()]).to.deep.equal(['', 0, true])
  })

  it('LOGIN-03 the server may write the form of the code itself', async () => {
    const form = (words: string, transaction: string) =>
      `<flx-two-factor wait="0">${words}<form method="post"><input type="hidden" name="action" value="validercode"><input type="hidden" name="idtransaction" value="${transaction}"><p>Code envoyé</p><label>Code reçu <input name="code"></label><button>Valider</button></form></flx-two-factor>`
    await open([
      { body: form('', 't1') },
      { body: form('<p class="alert-danger">Faux</p>', 't2') },
      { body: '<p class="alert-success">Juste</p>' },
      { body: '<p class="alert-success">Bonjour</p>' },
    ])
    button().click()
    await typeCode('111111')
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => dialog()?.textContent?.includes('Faux'))
    await typeCode('222222')
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => done.length)
    const log = await server.log()
    expect(log.map(({ fields }) => fields['idtransaction'] ?? '')).to.deep.equal(['', 't1', 't2', ''])
  })

  it('TFA-03 another code is asked for by the login, and the text says that it was sent', async () => {
    await open([waiting('t1'), waiting('t2'), { body: { status: 'ok' } }, { body: { status: 'ok' } }])
    button().click()
    await waitUntil(() => dialog()?.querySelector('.flx-two-factor__digit'))
    const element = one('flx-two-factor', dialog() as HTMLElement)
    const resend = () => one<HTMLButtonElement>('[data-flx-resend]', element)
    expect([resend().ariaDisabled, /\(\d+ s\)$/.test(resend().textContent ?? '')]).to.deep.equal(['true', true])
    resend().click()
    element.setAttribute('wait', '0')
    await waitUntil(() => resend().textContent === 'Renvoyer le code')
    resend().click()
    await waitUntil(() => element.textContent?.includes('Un nouveau code a été envoyé à l’adresse a…@exemple.fr.'))
    await typeCode('333333')
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => done.length)
    const log = await server.log()
    expect(log.map(({ fields }) => `${fields['action']} ${fields['idtransaction'] ?? ''}`)).to.deep.equal([
      'login ',
      'login ',
      'validercode t2',
      'login ',
    ])
  })

  it('LOGIN-01 the small one opens like a menu: focus inside, Escape and a click elsewhere put it away', async () => {
    await open([], `<flx-login small><details><summary>Se connecter</summary><div>${forms}</div></details></flx-login>`)
    const details = one<HTMLDetailsElement>('details', host)
    const summary = one('summary', host)
    const follow = async (): Promise<void> => {
      await waitUntil(
        () => host.querySelector('[type="email"]') === document.activeElement,
        'the first field has the focus',
      )
    }
    summary.click()
    await follow()
    await sendKeys({ press: 'Escape' })
    expect([details.open, document.activeElement === summary]).to.deep.equal([false, true])
    summary.click()
    await follow()
    document.body.click()
    expect(details.open).to.equal(false)
    summary.click()
    await follow()
    const { left, top, bottom } = details.getBoundingClientRect()
    const field = one('[type="email"]', host).getBoundingClientRect()
    await sendMouse({ type: 'move', position: [Math.round(field.left + 60), Math.round(field.top + 8)] })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [Math.round(left + 4), Math.round(Math.max(bottom, top) + 30)] })
    await sendMouse({ type: 'up' })
    expect(details.open, 'what is typed is selected beyond its edge').to.equal(true)
  })

  it('LOGIN-01 on a phone the small one is a popup, whose forms are those of the page', async () => {
    await setViewport({ width: 360, height: 640 })
    try {
      await open(
        [{ body: { status: 'ok' } }],
        `<flx-login small><details><summary>Se connecter</summary><div>${forms}</div></details></flx-login>`,
      )
      const details = one<HTMLDetailsElement>('details', host)
      one('summary', host).click()
      await waitUntil(() => dialog()?.querySelector('[type="password"]'), 'the popup with the forms')
      expect(dialog()?.textContent).to.contain('Se connecter')
      await closeDialog()
      await waitUntil(() => host.querySelector('[type="password"]') && !details.open, 'the forms are back')
      one('summary', host).click()
      await waitUntil(() => dialog()?.querySelector('[type="password"]'))
      one('[type="password"]', dialog() as HTMLElement).focus()
      await sendKeys({ press: 'Enter' })
      await waitUntil(() => done.length)
      await closeDialog()
    } finally {
      await setViewport({ width: 1280, height: 800 })
    }
  })
})
