import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import '../../../elements/form.ts'
import type { FlxUploadElement } from '../../../elements/upload.ts'
import type { Script } from '../answers-client.ts'
import { control, part, textOf, untilText } from '../cart-page.ts'
import { waitUntil } from '../wait-until.ts'
import { closeDialogs, dialog, formIn, heard, type Proof } from './stage.ts'

const partForm = (content: string): string =>
  `<flx-form no-guard modeleid="12"><form method="post" action="{base}envoi">
    <select name="pays" aria-label="Pays"><option>FR</option><option>BE</option></select>${content}<button>Envoyer</button></form></flx-form>`

/** Changes the country until the server gets a request: the code of parts loads after that of the form. */
async function changeCountry(host: HTMLElement, server: Script): Promise<void> {
  const field = part<HTMLSelectElement>(host, '[name="pays"]')
  await waitUntil(async () => {
    if ((await server.log()).length > 0) return true
    field.value = field.value === 'FR' ? 'BE' : 'FR'
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    return false
  })
}

const upload =
  '<flx-upload src="{base}upload.php" exts="jpg"><input type="file" name="photos" aria-label="Photos"></flx-upload>'

async function type(field: HTMLElement, text: string): Promise<void> {
  field.focus()
  await sendKeys({ type: text })
}

export const formProofs: Record<string, Proof> = {
  formulaire: formIn('div', 'flx-form-success', '<input name="nom" aria-label="Nom" value="Anne">'),
  async verif_formulaire({ least, open }) {
    const [host, server] = await open(
      '<flx-form check no-guard no-draft><form method="post" action="{base}envoi"><label>Code <input name="code"></label><button>Envoyer</button></form></flx-form>',
      least,
    )
    const field = part<HTMLInputElement>(host, '[name="code"]')
    let tries = 0
    // Repeated until it sends a request, because its code loads later.
    await waitUntil(async () => {
      if ((await server.log()).length > 0) return true
      field.value = `c${++tries}`
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
      return false
    })
    expect(field.ariaInvalid).not.to.equal('true')
    return server
  },
  async recharge({ way, least, open }) {
    const inner =
      '<label>Transport <select name="transport"><option value="0">Poste</option><option value="1">Coursier</option></select></label>'
    const [host, server] = await open(
      partForm(`<div data-flx-part="livraison" data-flx-depends="pays">${way === 'html' ? 'Ancien' : inner}</div>`),
      least,
    )
    await changeCountry(host, server)
    if (way === 'html') await untilText(host, 'Livraison en deux jours.')
    else await waitUntil(() => part<HTMLSelectElement>(host, '[name="transport"]').value === '1')
    return server
  },
  async get_contents({ least, open }) {
    const [host, server] = await open(
      partForm(
        '<select name="couleur" data-flx-contents="pays" aria-label="Couleur"><option value="">Choisir</option></select>',
      ),
      least,
    )
    await changeCountry(host, server)
    await untilText(host, 'Bleu')
    return server
  },
  async add_test({ way, least, open }) {
    const [host, server] = await open(
      `<flx-form steps no-guard modeleid="12"><form method="post" action="{base}envoi" id="modele"><fieldset><legend>Un</legend><label>Nom <input name="nom"></label></fieldset><fieldset><legend>Deux</legend><div data-flx-part="suite">Ancien</div></fieldset><button>Envoyer</button></form></flx-form>`,
      least,
    )
    await untilText(host, 'Suivant')
    control(host, 'Suivant').click()
    await server.requests(1)
    if (way === 'html') await untilText(host, 'Étape 2 sur 3.')
    else await waitUntil(() => !host.querySelector('[aria-busy="true"]'))
    expect(textOf(host)).not.to.contain('n’a pas pu')
    return server
  },
  async autocompleter({ least, open }) {
    const [host, server] = await open(
      '<flx-autocomplete classname="Ville" methode="chercher"><label>Ville <input name="ville"></label></flx-autocomplete>',
      least,
    )
    await type(part(host, 'input'), 'Bre')
    await waitUntil(() => textOf(document.body).includes('Brest'))
    return server
  },
  async check_pwd({ least, open }) {
    const [host, server] = await open(
      '<flx-password-strength><input type="password" aria-label="Mot de passe"></flx-password-strength>',
      least,
    )
    await type(part(host, 'input'), 'mer')
    await untilText(host, 'Faible')
    return server
  },
  async newsletter({ least, open }) {
    const [host, server] = await open(
      '<flx-newsletter><form method="post"><input type="email" name="email" aria-label="E-mail" value="a@b.fr"><button>S’inscrire</button></form></flx-newsletter>',
      least,
    )
    const done = heard(host, 'flx-newsletter-subscribed')
    part(host, 'button').click()
    await done
    await waitUntil(dialog)
    await closeDialogs()
    return server
  },
  async upload({ least, open }) {
    const [host, server] = await open(upload, least)
    const done = heard(host, 'flx-upload-done')
    await (host as FlxUploadElement).upload([new File(['x'.repeat(10)], 'a.jpg', { type: 'image/jpeg' })])
    await done
    return server
  },
  async 'upload-view'({ least, open }) {
    const [host, server] = await open(upload, least)
    expect(await (host as FlxUploadElement).view()).to.deep.equal([])
    return server
  },
  async 'upload-delete'({ least, open }) {
    const [host, server] = await open(upload, least)
    await (host as FlxUploadElement).delete('3f1c')
    await (host as FlxUploadElement).resetSession()
    return server
  },
}
