import assert from 'node:assert/strict'
import { administrator, demoAccount } from '../../../demo/server/seed/customers.ts'
import { addAuthenticator } from '../../support/authenticator.ts'
import type { SitePage } from '../../support/site.ts'
import { fill, live, openGuide, press, type Uses } from '../use.ts'

/** The newest code that was sent to this visitor. */
async function readCode(page: SitePage): Promise<string> {
  const text = await (await page.request.get('/courriels')).text()
  const code = /\b\d{6}\b/.exec(text.replace(/<[^>]+>/g, ' '))?.[0] ?? ''
  assert.match(code, /^\d{6}$/)
  return code
}

async function sendLogin(page: SitePage, { email, password }: { email: string; password: string }): Promise<void> {
  await fill(page, { 'Adresse e-mail': email, 'Mot de passe': password })
  const back = page.waitForEvent('load')
  await press(page, 'Se connecter')
  await back
}

/** Logs in on the page of the guide, then comes back to the one that is open. */
export async function logIn(page: SitePage, account = demoAccount): Promise<void> {
  const before = new URL(page.url()).pathname.replace('/guide/', '')
  await openGuide(page, 'flx-login')
  await sendLogin(page, account)
  await openGuide(page, before)
}

export const forms: Uses = {
  'flx-autocomplete': {
    does: 'offers the towns that begin so, and fills the postal code of the one that is chosen',
    act: async (page) => {
      await live(page).getByRole('combobox').pressSequentially('Bres')
      await page.getByRole('option', { name: /Brest/ }).first().click()
      await page.waitForFunction(() =>
        /^29\d{3}$/.test(document.querySelector<HTMLInputElement>('#essai-code-postal')?.value ?? ''),
      )
    },
  },
  'flx-date-field': {
    does: 'opens its calendar, goes a month on and takes the days that are chosen',
    act: async (page) => {
      await press(page, 'Choisir une date : Arrivée')
      const calendar = page.getByRole('dialog')
      await calendar.getByRole('button', { name: 'Mois suivant' }).click()
      for (const day of [15, 18]) await calendar.getByRole('button', { name: new RegExp(` ${day} `) }).click()
      await calendar.waitFor({ state: 'hidden' })
      const next = new Date()
      next.setMonth(next.getMonth() + 1, 15)
      const month = next.toLocaleDateString('fr-FR', { month: '2-digit', year: 'numeric' })
      assert.equal(await live(page).getByLabel('Arrivée', { exact: true }).inputValue(), `15/${month}`)
      assert.equal(await live(page).getByLabel('Départ', { exact: true }).inputValue(), `18/${month}`)
    },
  },
  'flx-form': {
    does: 'is sent, and says that it has come',
    act: async (page) => {
      await fill(page, { Nom: 'Anne Tanguy', 'E-mail': 'anne@exemple.fr', Message: 'Bonjour.' })
      await press(page, 'Envoyer')
      await page
        .getByText(/envoyé|reçu|Merci/)
        .first()
        .waitFor()
    },
  },
  'flx-login': {
    does: 'lets the customer of the demo in',
    act: async (page) => {
      await sendLogin(page, demoAccount)
      await page.goto('/compte')
      await page.getByRole('heading', { name: /^Bonjour/ }).waitFor()
    },
  },
  'flx-map-picker': {
    does: 'finds an address, and writes where it is',
    act: async (page) => {
      await live(page).locator('canvas').waitFor()
      await live(page).getByRole('searchbox').fill('Quimper')
      await press(page, 'Chercher')
      await live(page)
        .getByRole('button', { name: /Quimper/ })
        .first()
        .click()
      await page.waitForFunction(() =>
        document.querySelector<HTMLInputElement>('[name="latitude"]')?.value.startsWith('47.'),
      )
    },
  },
  'flx-mask': {
    does: 'writes a number as it is read, digit after digit',
    act: async (page) => {
      await live(page).getByLabel('IBAN').pressSequentially('fr7630006000011234567890189')
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('[name="iban"]')?.value === 'FR76 3000 6000 0112 3456 7890 189',
      )
    },
  },
  'flx-newsletter': {
    does: 'takes an address',
    act: async (page) => {
      await fill(page, { 'Adresse e-mail': 'anne@exemple.fr' })
      await press(page, 'S’inscrire')
      await page
        .getByText(/inscri/i)
        .last()
        .waitFor()
    },
  },
  'flx-passkey': {
    does: 'makes a passkey, which opens the account',
    act: async (page) => {
      await logIn(page)
      await addAuthenticator(page)
      await fill(page, { 'Nom de la clé': 'Mon téléphone', 'Mot de passe': demoAccount.password })
      const back = page.waitForEvent('load')
      await press(page, 'Ajouter une clé d’accès')
      await back
      await page.goto('/compte/parametres')
      await page.getByRole('heading', { name: 'Mon téléphone' }).waitFor()
    },
  },
  'flx-password-change': {
    does: 'changes the password',
    act: async (page) => {
      await logIn(page, administrator)
      const password = 'une-autre-maree-2026'
      await fill(page, {
        'Mot de passe actuel': administrator.password,
        'Nouveau mot de passe': password,
        'Confirmez le nouveau mot de passe': password,
      })
      await press(page, 'Changer le mot de passe')
      await page
        .getByText(/mot de passe.*changé/i)
        .first()
        .waitFor()
    },
  },
  'flx-password-strength': {
    does: 'says how strong a password is as it is typed',
    act: async (page) => {
      await live(page).getByLabel('Nouveau mot de passe').pressSequentially('soleil')
      await live(page)
        .getByRole('status')
        .filter({ hasText: /faible/i })
        .waitFor()
    },
  },
  'flx-repeat': {
    does: 'adds a block, which is named after its place',
    act: async (page) => {
      await press(page, 'Ajouter une ligne')
      await live(page).getByRole('group', { name: 'Ligne 2' }).waitFor()
    },
  },
  'flx-signup': {
    does: 'opens an account with the code that was sent',
    act: async (page) => {
      const email = 'nouvelle@essai.example'
      const secret = 'un-secret-assez-long'
      await fill(page, {
        Prénom: 'Anne',
        Nom: 'Tanguy',
        'Adresse e-mail': email,
        'Confirmez l’adresse e-mail': email,
        'Mot de passe': secret,
        'Confirmez le mot de passe': secret,
      })
      await press(page, 'Ouvrir mon compte')
      await live(page).getByLabel('Code reçu par e-mail').waitFor()
      await fill(page, { 'Code reçu par e-mail': await readCode(page) })
      await press(page, 'Ouvrir mon compte')
      await page
        .getByText(/Bonjour|compte est ouvert/)
        .first()
        .waitFor()
    },
  },
  'flx-two-factor': {
    does: 'takes the six digits of the code, and says what the server answers',
    act: async (page) => {
      await live(page).getByRole('textbox').first().pressSequentially('123456')
      await press(page, 'Valider')
      await live(page).getByText('Ce code n’est plus valable').waitFor()
    },
  },
  'flx-upload': {
    does: 'sends a file',
    act: async (page) => {
      await live(page).locator('input[type="file"]').setInputFiles('demo/media/photo/lighthouse-480.webp')
      await live(page).getByText('Envoyé', { exact: true }).waitFor()
    },
  },
}
