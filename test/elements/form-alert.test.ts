import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { popup } from '../../elements/popup.ts'
import { openForm } from '../support/form-page.ts'
import { waitUntil } from '../support/wait-until.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close()
})

const openDialog = (): HTMLDialogElement | null => document.querySelector('dialog[open]')
const press = (dialog: Element, text: string): void =>
  [...dialog.querySelectorAll('button')].find((button) => button.textContent?.trim() === text)?.click()

/** The sentences of the alert of old for one value of a field; empty where the form leaves. */
async function alertFor(input: string, value: string): Promise<string[]> {
  const page = await openForm([{ body: { status: 'ok' } }], {
    attributes: 'alert no-draft no-guard',
    content: `<label>Champ ${input}</label><button>Envoyer</button>`,
  })
  const field = page.form.querySelector('input') as HTMLInputElement
  field.value = value
  page.button.click()
  await waitUntil(() => openDialog() || page.said().includes('C’est envoyé.'))
  const dialog = openDialog()
  if (!dialog) return []
  expect(dialog.textContent).to.contain('Erreur(s) rencontrée(s)')
  const said = [...dialog.querySelectorAll('li')].map((line) => line.textContent ?? '')
  press(dialog, 'OK')
  await waitUntil(() => !openDialog() && document.activeElement === field)
  expect((await page.server.log()).length, 'nothing left').to.equal(0)
  return said
}

const email = '<input type="email" name="e">'
const emailSaid = ['Champ doit contenir une adresse e-mail.']

describe('<flx-form alert>', () => {
  it('FORM-06 an e-mail has an @ that is neither its first nor its last character', async () => {
    expect(await alertFor(email, '@exemple.fr')).to.deep.equal(emailSaid)
    expect(await alertFor(email, 'anne@')).to.deep.equal(emailSaid)
    expect(await alertFor(email, 'anne')).to.deep.equal(emailSaid)
    expect(await alertFor(email, 'a@b')).to.deep.equal([])
    expect(await alertFor(email, 'a b@c'), 'the browser’s own rule does not count').to.deep.equal([])
    expect(await alertFor(email, ''), 'it is not required').to.deep.equal([])
  })

  it('FORM-06 a number, a number from min to max, and a field that must be filled', async () => {
    const range = '<input type="number" name="n" min="1" max="9">'
    expect(await alertFor(range, '12')).to.deep.equal(['Champ doit contenir un nombre entre 1 et 9.'])
    expect(await alertFor(range, '9')).to.deep.equal([])
    expect(await alertFor('<input name="t" required>', '')).to.deep.equal(['Champ est obligatoire.'])
    expect(await alertFor('<input name="t" required>', ' ')).to.deep.equal([])
    expect(await alertFor('<input type="checkbox" name="c" value="1" required>', '1')).to.deep.equal([
      'Champ est obligatoire.',
    ])
  })

  it('FORM-06 what is typed in a number field and is none', async () => {
    const page = await openForm([{ body: { status: 'ok' } }], {
      attributes: 'alert no-draft no-guard',
      content: '<label>Champ <input type="number" name="n"></label><button>Envoyer</button>',
    })
    page.field('n').focus()
    await sendKeys({ type: '-' })
    page.button.click()
    await waitUntil(openDialog)
    const said = [...(openDialog() as Element).querySelectorAll('li')].map(({ textContent }) => textContent)
    expect(said).to.deep.equal(['Champ doit contenir un nombre.'])
    press(openDialog() as Element, 'OK')
    await waitUntil(() => !openDialog())
    expect(await page.server.log()).to.deep.equal([])
  })

  it('FORM-07 the other e-mail check wants an @ beyond position 0 and a dot beyond position 2', async () => {
    const other = '<input type="email" name="e" data-flx-email="point">'
    expect(await alertFor(other, 'a.b@c')).to.deep.equal(emailSaid)
    expect(await alertFor(other, '@ab.fr')).to.deep.equal(emailSaid)
    expect(await alertFor(other, 'a@bc')).to.deep.equal(emailSaid)
    expect(await alertFor(other, 'a@b.c')).to.deep.equal([])
  })
})

describe('<flx-form> in a popup', () => {
  it('POPUP-05 a form in a popup of the page is asked about likewise', async () => {
    const form = '<flx-form><form action="#"><input name="nom" aria-label="Nom"></form></flx-form>'
    void popup({ content: { html: form }, label: 'Fiche' })
    const dialog = await waitUntil(openDialog).then(() => openDialog() as HTMLDialogElement)
    await waitUntil(() => dialog.querySelector('form')?.noValidate)
    const field = dialog.querySelector('input') as HTMLInputElement
    const cross = dialog.querySelector('.flx-close') as HTMLElement
    const asked = (): HTMLElement | undefined =>
      [...document.querySelectorAll<HTMLElement>('dialog[open]')].find((each) => each !== dialog)
    field.focus()
    field.value = 'Anne'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    cross.click()
    await waitUntil(asked)
    press(asked() as HTMLElement, 'Non')
    await waitUntil(() => !asked())
    expect([dialog.open, field.value]).to.deep.equal([true, 'Anne'])
    cross.click()
    await waitUntil(asked)
    press(asked() as HTMLElement, 'Oui')
    await waitUntil(() => !openDialog())
  })
})
