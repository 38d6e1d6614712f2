import { expect } from '@open-wc/testing'
import type { Answer } from '../answers-client.ts'
import { control, part, untilText } from '../cart-page.ts'
import { waitUntil } from '../wait-until.ts'
import { closeDialogs, dialog, formIn, heard, type Proof } from './stage.ts'

const extranetForm = (action: string, fields: string): string =>
  `<form method="post"><input type="hidden" name="action" value="${action}">${fields}<button>Envoyer</button></form>`

const credentials =
  '<input type="email" name="email" aria-label="E-mail" value="anne@exemple.fr"><input type="password" name="password" aria-label="Mot de passe" value="mer">'

const passkeyButton = '<button type="button" data-flx-passkey hidden>Clé</button>'

/**
 * Replaces the browser's passkey functions, which not every engine has. They are the only part here that is not our
 * code.
 */
function answerAsBrowser(): { asked: () => boolean } {
  let isAsked = false
  const answer = async () => {
    isAsked = true
    return { id: 'Y2zDqQ', rawId: 'Y2zDqQ', type: 'public-key', response: { clientDataJSON: 'e30' } }
  }
  Object.defineProperty(navigator, 'credentials', { value: { create: answer, get: answer }, configurable: true })
  return { asked: () => isAsked }
}

/** Restores the browser's own passkey functions. */
export const restoreCredentials = (): void => void Reflect.deleteProperty(navigator, 'credentials')

const passkeyLogin: Proof = async ({ call, least, open }) => {
  const { asked } = answerAsBrowser()
  const options = JSON.stringify({ status: 'ok', options: { challenge: 'ZMOpZmk' } })
  const answers: Answer[] =
    call.id === 'options_cle'
      ? [least]
      : [
          { body: options, type: 'application/json' },
          { ...least, repeat: true },
        ]
  const [host, server] = await open(
    `<flx-login><form method="post">${credentials}<button>Entrer</button>${passkeyButton}</form></flx-login>`,
    ...answers,
  )
  const done = heard(host, 'flx-login-done')
  const button = part(host, '[data-flx-passkey]')
  await waitUntil(() => !button.hidden)
  button.click()
  await waitUntil(asked)
  if (call.id === 'login_cle') await done
  return server
}

/** Proves a declaration, whose element sends it in steps and checks its fields on the way. */
const declare =
  (tag: string, words: string): Proof =>
  async ({ call, least, open }) => {
    const [host, server] = await open(
      `<${tag}><form method="post" action="{base}declaration">${declared[call.id]}<button>${words}</button></form></${tag}>`,
      { ...least, path: 'declaration' },
      { body: '{"status":"ok"}', type: 'application/json', path: 'verif_formulaire', repeat: true },
    )
    await waitUntil(() => part<HTMLFormElement>(host, 'form').noValidate)
    const done = heard(host, `${tag}-done`)
    control(host, words).click()
    expect((await done).detail.number).to.equal(call.id === 'retractation' ? '12' : '7')
    return server
  }

const field = (name: string, value: string) => `<input name="${name}" aria-label="${name}" value="${value}">`

const declared: Record<string, string> = {
  retractation:
    field('commande', 'C-12') + field('quantite[3]', '1') + field('nom', 'Anne') + field('recu', 'anne@exemple.fr'),
  resiliation: field('reference', 'A-7') + field('nom', 'Anne') + field('email', 'anne@exemple.fr'),
}

/** Proves an action of the account, by a form without an address. */
const ofAccount =
  (form: string): Proof =>
  async ({ least, open }) => {
    const [host, server] = await open(
      `<flx-account><div data-flx-panel><h2>Adresses</h2>${form}</div></flx-account>`,
      { ...least, path: 'traitement' },
      { body: '<h2>Adresses</h2>', type: 'html', repeat: true },
    )
    const done = heard(host, 'flx-account-done')
    part(host, 'button').click()
    await done
    return server
  }

export const accountProofs: Record<string, Proof> = {
  async login({ least, open }) {
    const [host, server] = await open(`<flx-login>${extranetForm('login', credentials)}</flx-login>`, least)
    const done = heard(host, 'flx-login-done')
    part(host, 'button').click()
    await done
    return server
  },
  async 'mot-de-passe-oublie'({ least, open }) {
    const forgotten = extranetForm('mdp_oublie', '<input type="email" name="email" value="a@b.fr" aria-label="E-mail">')
    const [host, server] = await open(
      `<flx-login>${extranetForm('login', credentials)}<details data-flx-forgotten><summary>Oublié ?</summary>${forgotten}</details></flx-login>`,
      least,
    )
    const [login, reset] = [...host.querySelectorAll('form')] as [HTMLFormElement, HTMLFormElement]
    part(host, 'summary').click()
    await waitUntil(() => !login.checkVisibility())
    part(reset, 'button').click()
    await waitUntil(() => dialog() ?? login.checkVisibility(), 'the login is given back')
    if (dialog()) await closeDialogs()
    await waitUntil(() => login.checkVisibility(), 'the login is given back')
    return server
  },
  async validercode({ least, open }) {
    const [host, server] = await open(
      `<flx-two-factor wait="0"><form method="post"><input type="hidden" name="action" value="validercode"><input type="hidden" name="idtransaction" value="t1">
      <p>Un code est parti.</p><label>Code <input name="code" maxlength="6" required></label><button>Valider</button></form></flx-two-factor>`,
      least,
    )
    const done = heard(host, 'flx-two-factor-done')
    host.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])').forEach((field, place) => {
      field.value = String(place)
    })
    control(host, 'Valider').click()
    await done
    return server
  },
  options_cle: passkeyLogin,
  login_cle: passkeyLogin,
  'nouveau-compte': formIn('flx-signup', 'flx-signup-done', '<input name="email" value="a@b.fr" aria-label="E-mail">'),
  async 'cle-d-acces'({ way, least, open }) {
    const { asked } = answerAsBrowser()
    const done: Answer =
      way === 'json'
        ? { body: JSON.stringify({ status: 'ok' }), type: 'application/json' }
        : { body: '<p class="alert alert-success">La clé est ajoutée.</p>', type: 'html' }
    const [host, server] = await open(
      '<flx-passkey><flx-form><form method="post" action="{base}cles"><input name="nom" value="Téléphone" aria-label="Nom"><button>Ajouter</button></form></flx-form></flx-passkey>',
      { ...least, repeat: false },
      done,
    )
    await waitUntil(() => part<HTMLFormElement>(host, 'form').noValidate)
    const added = heard(host, 'flx-passkey-added')
    part(host, 'button').click()
    await added
    expect(asked()).to.equal(true)
    return server
  },
  async 'section-du-compte'({ least, open }) {
    const [host, server] = await open(
      '<flx-account><nav><a href="{base}commandes">Commandes</a></nav><div data-flx-panel><h2>Accueil</h2></div></flx-account>',
      least,
    )
    part(host, 'a').click()
    await untilText(host, 'Mes commandes')
    return server
  },
  async 'liste-du-compte'({ least, open }) {
    const [host, server] = await open(
      '<flx-account><div data-flx-panel><div data-flx-list="liste_cmd"></div></div></flx-account>',
      least,
    )
    await untilText(host, 'Commande C-1024')
    return server
  },
  async 'action-du-compte'({ least, open }) {
    const [host, server] = await open(
      `<flx-account><div data-flx-panel><h2>Abonnements</h2><form method="post"><input type="hidden" name="action" value="recommande"><input type="hidden" name="id" value="12"><button>Commander à nouveau</button></form></div></flx-account>`,
      { ...least, path: 'traitement' },
      { body: '<h2>Abonnements</h2>', type: 'html', repeat: true },
    )
    part<HTMLFormElement>(host, 'form').action = `${server.base}ajax/modules/boutique/compte/traitement.php`
    const done = heard(host, 'flx-account-done')
    part(host, 'button').click()
    await done
    return server
  },
  'suppression-adresse': ofAccount(
    '<form method="post"><input type="hidden" name="extranet_v2[action]" value="delete_adresse"><input type="hidden" name="idadresse" value="31"><button>Supprimer</button></form>',
  ),
  parrainage: ofAccount('<form data-flx-action="parrainage"><button>Parrainer</button></form>'),
  retractation: declare('flx-withdrawal', 'Confirmer la rétractation'),
  resiliation: declare('flx-contract-end', 'Notification de la résiliation'),
}
