import { expect, fixture } from '@open-wc/testing'
import '../../elements/form.ts'
import '../../elements/login.ts'
import '../../elements/passkey.ts'
import type { FlxElement } from '../../src/core/element/react-element.ts'
import { type Answer, type Script, scriptCalls } from '../support/answers-client.ts'
import { warningsOf } from '../support/console.ts'
import { waitUntil } from '../support/wait-until.ts'

const service = 'ajax/modules/extranet_v2/traitement.php'
const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer
const creation = {
  rp: { id: location.hostname, name: 'Boutique' },
  user: { id: 'bW9p', name: 'anna@exemple.fr', displayName: 'Anna' },
  challenge: 'ZMOpZmk',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
}
const request = { challenge: 'ZMOpZmk', rpId: location.hostname, userVerification: 'required' }

const adding = `
  <flx-passkey>
    <flx-form><form method="post" action="{service}"><input type="hidden" name="action" value="new_cle">
      <label>Nom <input name="nom" value="Téléphone"></label>
      <label>Mot de passe <input type="password" name="password_actuel" value="mer"></label>
      <button>Ajouter une clé d’accès</button></form></flx-form>
    <p data-flx-no-passkeys hidden>Sans clés.</p>
  </flx-passkey>`
const login = `
  <flx-login>
    <form method="post"><input type="hidden" name="action" value="login">
      <label>E-mail <input type="email" name="email" autocomplete="username" value="anna@exemple.fr"></label>
      <label>Mot de passe <input type="password" name="password" value="mer"></label>
      <button>Se connecter</button><button type="button" style="display: block" data-flx-passkey hidden>Clé d’accès</button></form>
  </flx-login>`

let host: HTMLElement
let server: Script
/** What the browser is asked for, and what it does with it: the one thing here that is not ours. */
let asked: CredentialCreationOptions | CredentialRequestOptions | undefined
let undo: (() => void)[] = []

function browserAnswers(answer: () => object): void {
  const container = navigator.credentials
  for (const name of ['create', 'get'] as const) {
    const before = container[name]
    container[name] = (async (options: CredentialCreationOptions) => {
      asked = options
      return answer()
    }) as typeof before
    undo.push(() => Reflect.deleteProperty(container, name))
  }
}

async function open(markup: string, ...answers: Answer[]): Promise<void> {
  server = await scriptCalls(...answers)
  host = await fixture<HTMLElement>(markup.replace('{service}', server.address(service)))
  await (host as Partial<FlxElement>).ready
  host.addEventListener('flx-login-done', (event) => event.preventDefault())
}

const one = <E extends HTMLElement = HTMLElement>(selector: string): E => host.querySelector(selector) as E
const credential = { id: 'Y2zDqQ', rawId: 'Y2zDqQ', type: 'public-key', response: { clientDataJSON: 'e30' } }
const refuses = (name: string) => () => {
  throw new DOMException('non', name)
}

describe('passkeys', () => {
  beforeEach(() => {
    asked = undefined
  })
  afterEach(() => {
    for (const each of undo) each()
    undo = []
  })

  describe('<flx-passkey>', () => {
    const awake = () => waitUntil(() => one<HTMLFormElement>('form').noValidate, 'the form is awake')

    it('KEY-01 makes one by what the server answers, and sends the same form again with it', async () => {
      browserAnswers(() => credential)
      await open(
        adding,
        { body: { status: 'ok', info_msg: 'Suivez.', options: creation } },
        { body: { status: 'ok', info_msg: 'La clé est ajoutée.' } },
      )
      const added: string[] = []
      host.addEventListener('flx-passkey-added', ({ detail }) => added.push(detail.message))
      await awake()
      one('button').click()
      await waitUntil(() => added.length)
      const log = await server.log()
      expect(log.map(({ path }) => path)).to.deep.equal([service, service])
      expect(log.map(({ fields }) => fields['nom'])).to.deep.equal(['Téléphone', 'Téléphone'])
      expect(log[0]?.fields['credential'] ?? '').to.equal('')
      expect(JSON.parse(String(log[1]?.fields['credential']))).to.deep.equal(credential)
      const { challenge, user } = (asked as CredentialCreationOptions).publicKey as PublicKeyCredentialCreationOptions
      expect(new Uint8Array(challenge as ArrayBuffer)).to.deep.equal(new Uint8Array(bytes('défi')))
      expect([user.name, added]).to.deep.equal(['anna@exemple.fr', ['La clé est ajoutée.']])
      expect(one<HTMLInputElement>('[name="credential"]').value).to.equal('')
      await waitUntil(() => one('button').ariaBusy === null, 'the button is given back')
    })

    it('KEY-01 while the browser asks for a passkey the form is not sent again', async () => {
      let isAsked = 0
      browserAnswers(() => {
        isAsked++
        return new Promise(() => {})
      })
      const first = { body: { status: 'ok', info_msg: 'Suivez.', options: creation } }
      await open(adding, first, first)
      await awake()
      one('button').click()
      await waitUntil(() => isAsked === 1 && one('button').ariaBusy === 'true', 'the browser is asked')
      one<HTMLFormElement>('form').requestSubmit()
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect([isAsked, (await server.log()).length]).to.deep.equal([1, 1])
    })

    it('KEY-01 reads the options from HTML too', async () => {
      browserAnswers(() => credential)
      const options = JSON.stringify(creation).replaceAll('"', '&quot;')
      await open(
        adding,
        { body: `<p class="alert alert-success" data-flx-options="${options}">Suivez.</p>` },
        { body: '<p class="alert alert-success">La clé est ajoutée.</p>' },
      )
      await awake()
      one('button').click()
      await server.requests(2)
      expect((await server.log()).map(({ fields }) => Boolean(fields['credential']))).to.deep.equal([false, true])
    })

    it('KEY-01 what the server refuses is said beside its field, and the browser is asked for nothing', async () => {
      browserAnswers(() => credential)
      const erreurs = [{ champ: 'password_actuel', message: 'Ce n’est pas le bon.' }]
      await open(adding, { body: { status: 'formerror', error_txt: 'Non.', erreurs } })
      await awake()
      one('button').click()
      await waitUntil(() => one('[name="password_actuel"]').ariaInvalid === 'true')
      expect([asked, host.textContent?.includes('Ce n’est pas le bon.')]).to.deep.equal([undefined, true])
    })

    const refusals = {
      NotAllowedError: 'La clé d’accès n’a pas servi\u00a0: réessayez, ou continuez sans elle.',
      InvalidStateError: 'Cet appareil a déjà une clé d’accès pour ce compte.',
      SecurityError: 'Les clés d’accès ne servent pas sous cette adresse du site.',
      UnknownError: "Une erreur inconnue s'est produite, veuillez réessayer.",
    }
    for (const [name, message] of Object.entries(refusals)) {
      it(`KEY-01 ${name}: says why there is none, keeps what was typed, and can be tried again`, async () => {
        browserAnswers(refuses(name))
        const first = { body: { status: 'ok', info_msg: 'Suivez.', options: creation } }
        await open(adding, first, first)
        const failed: string[] = []
        host.addEventListener('flx-passkey-failed', ({ detail }) => failed.push(detail.message))
        await awake()
        one('button').click()
        await waitUntil(() => failed.length)
        expect(failed).to.deep.equal([message])
        expect(host.querySelector('[role="alert"]')?.textContent).to.equal(message)
        expect(one<HTMLInputElement>('[name="nom"]').value).to.equal('Téléphone')
        one('button').click()
        await waitUntil(() => failed.length === 2)
      })
    }

    it('KEY-01 a browser without passkeys gets the text instead of the form, and says nothing', async () => {
      const kept = window.PublicKeyCredential
      Reflect.set(window, 'PublicKeyCredential', undefined)
      undo.push(() => Reflect.set(window, 'PublicKeyCredential', kept))
      const said = await warningsOf(() => open(adding.replace('<form ', '<form style="display: grid" ')))
      expect([!one('form').checkVisibility(), one('[data-flx-no-passkeys]').hidden]).to.deep.equal([true, false])
      expect(said).to.deep.equal([])
    })
  })

  describe('<flx-login>', () => {
    const key = () => one<HTMLButtonElement>('[data-flx-passkey]')
    const said = () => host.querySelector('.flx-said')?.textContent ?? ''

    it('LOGIN-06 a passkey logs in by its button, and what follows is what follows a password', async () => {
      browserAnswers(() => credential)
      await open(
        login,
        { body: { status: 'wait', action: 'signer_cle', options: request } },
        { body: { status: 'ok', idcontact: 41, email: 'anna@exemple.fr' } },
      )
      const done: string[] = []
      host.addEventListener('flx-login-done', ({ detail }) => done.push(detail.contact))
      await waitUntil(() => !key().hidden, 'the button is shown')
      key().click()
      await waitUntil(() => done.length)
      const log = await server.log()
      expect(log.map(({ fields }) => fields['action'])).to.deep.equal(['options_cle', 'login_cle'])
      expect(JSON.parse(String(log[1]?.fields['credential']))).to.deep.equal(credential)
      expect(done).to.deep.equal(['41'])
    })

    it('LOGIN-06 one that the server does not know is refused in the modal of a login', async () => {
      browserAnswers(() => credential)
      await open(
        login,
        { body: { status: 'wait', action: 'signer_cle', options: request } },
        { body: { status: 'error', error_txt: 'Cette clé n’ouvre rien.' } },
      )
      await waitUntil(() => !key().hidden)
      key().click()
      await waitUntil(() => document.querySelector('dialog[open]')?.textContent?.includes('Cette clé n’ouvre rien.'))
      document.querySelector<HTMLElement>('dialog[open] button')?.click()
      await waitUntil(() => document.querySelector('dialog[open]') === null)
    })

    it('LOGIN-06 a visitor who gives it up reads so in place, and keeps what was typed', async () => {
      browserAnswers(refuses('NotAllowedError'))
      await open(login, { body: { status: 'wait', action: 'signer_cle', options: request } })
      await waitUntil(() => !key().hidden)
      key().click()
      await waitUntil(() => said())
      expect([said(), one<HTMLInputElement>('[type="password"]').value]).to.deep.equal([
        'La clé d’accès n’a pas servi\u00a0: réessayez, ou continuez sans elle.',
        'mer',
      ])
      await waitUntil(() => key().ariaBusy === null, 'the button is given back')
    })

    it('LOGIN-06 options that a server writes wrong are said as any failure', async () => {
      browserAnswers(() => credential)
      await open(login, { body: { status: 'wait', action: 'signer_cle', options: { rpId: 4 } } })
      await waitUntil(() => !key().hidden)
      key().click()
      await waitUntil(() => said())
      expect([said(), asked]).to.deep.equal(["Une erreur inconnue s'est produite, veuillez réessayer.", undefined])
    })

    it('LOGIN-06 without passkeys in the browser, or by its author, there is no button and nothing is asked', async () => {
      const kept = window.PublicKeyCredential
      Reflect.set(window, 'PublicKeyCredential', undefined)
      undo.push(() => Reflect.set(window, 'PublicKeyCredential', kept))
      await open(login, { body: { status: 'ok', idcontact: 41 } })
      one('button:not([data-flx-passkey])').click()
      await server.requests(1)
      expect([key().hidden, key().checkVisibility()]).to.deep.equal([true, false])
      expect((await server.log()).map(({ fields }) => fields['action'])).to.deep.equal(['login'])
    })
  })
})
