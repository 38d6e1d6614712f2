import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import '../../elements/date-field.ts'
import { configure } from '../../src/core/configure.ts'
import { openForm } from '../support/form-page.ts'
import { waitUntil } from '../support/wait-until.ts'

beforeEach(() => {
  sessionStorage.clear()
  configure({ sessionHash: 'une' })
})

const kept = (): string => JSON.stringify(sessionStorage)
const noteOf = (host: Element): HTMLElement | null => host.querySelector('.flx-form__draft')
const content = `
  <input name="nom" aria-label="Nom"><input name="code_postal" aria-label="Code postal">
  <textarea name="texte" aria-label="Texte"></textarea>
  <select name="sujet" aria-label="Sujet"><option value="">—</option><option value="devis">Devis</option></select>
  <label><input type="checkbox" name="options[]" value="a"> A</label><label><input type="checkbox" name="options[]" value="b"> B</label>
  <input name="mot_de_passe" type="password" aria-label="Mot de passe"><input name="code" aria-label="Code">
  <input name="numero" autocomplete="cc-number" aria-label="Carte"><input name="libre" aria-label="Libre">
  <input name="cache" data-flx-no-draft aria-label="Caché"><button>Envoyer</button>`

/** The same page, opened again: its forms have the same address. */
const open = (answers: Parameters<typeof openForm>[0] = [], attributes = '') =>
  openForm(answers, {
    content: `${content}<input type="hidden" name="cle_envoi" value="${Math.random()}">`,
    form: 'id="contact"',
    attributes,
  })

async function type(page: Awaited<ReturnType<typeof open>>, name: string, text: string): Promise<void> {
  page.field(name).focus()
  await sendKeys({ type: text })
}

describe('<flx-form>, drafts', () => {
  it('FORM-11 a date is back in a field that does not show it our way yet', async () => {
    const dated = (content: string) =>
      openForm([], { content: `${content}<button>Envoyer</button>`, form: 'id="dates"' })
    const before = await dated('<flx-date-field><input type="date" name="jour" aria-label="Jour"></flx-date-field>')
    await waitUntil(() => before.field('jour').type === 'text')
    await type(before, 'jour', '12032027')
    await waitUntil(() => kept().includes('2027'))
    before.host.remove()
    const after = await dated('<input type="date" name="jour" aria-label="Jour">')
    await waitUntil(() => noteOf(after.host))
    expect(after.field('jour').value).to.equal('2027-03-12')
  })

  it('FORM-11 what was typed is back after a reload, and it says so; it can be thrown away', async () => {
    const before = await open()
    await type(before, 'nom', 'Anne')
    await type(before, 'code_postal', '29200')
    before.field<HTMLSelectElement>('sujet').value = 'devis'
    before.form.querySelector<HTMLInputElement>('[value="b"]')?.click()
    await waitUntil(() => kept().includes('29200') && kept().includes('devis'))
    before.host.remove()

    const after = await open()
    let heard = ''
    after.form.addEventListener('change', ({ target }) => {
      heard += (target as HTMLInputElement).name
    })
    await waitUntil(() => noteOf(after.host))
    expect(noteOf(after.host)?.textContent).to.match(/Votre saisie du .+ à .+ a été reprise/)
    expect([after.field('nom').value, after.field('code_postal').value]).to.deep.equal(['Anne', '29200'])
    expect(after.field('sujet').value).to.equal('devis')
    const boxes = [...after.form.querySelectorAll<HTMLInputElement>('[name="options[]"]')]
    expect(boxes.map(({ checked }) => checked)).to.deep.equal([false, true])

    noteOf(after.host)?.querySelector('button')?.click()
    expect([after.field('nom').value, boxes[1]?.checked]).to.deep.equal(['', false])
    expect(heard).to.contain('nom')
    expect(noteOf(after.host)?.textContent).to.contain('effacée')
    await waitUntil(() => !kept().includes('Anne'))
  })

  it('FORM-11 passwords, codes, card numbers and what is marked are never kept', async () => {
    const page = await open()
    for (const name of ['mot_de_passe', 'code', 'numero', 'cache']) await type(page, name, `secret-${name}`)
    await type(page, 'libre', '4111 1111 1111 1111')
    await type(page, 'nom', 'Anne')
    await waitUntil(() => kept().includes('Anne'))
    expect(kept()).not.to.match(/secret|4111/)
  })

  it('FORM-11 a password that the page lets the visitor see is not kept either', async () => {
    const page = await openForm([], {
      content: '<label>Nom <input name="nom"></label><label>Mot <input type="password" name="mot"></label>',
      form: 'id="vu"',
    })
    await type(page, 'mot', 'secret-1')
    page.field('mot').type = 'text'
    await type(page, 'mot', 'secret-12')
    await type(page, 'nom', 'Anne')
    await waitUntil(() => kept().includes('Anne'))
    expect(kept()).not.to.contain('secret')
    page.host.remove()
  })

  it('FORM-11 nothing is left of a draft that was sent, nor of one that another session made', async () => {
    const page = await open([{ body: { status: 'ok' } }])
    await type(page, 'nom', 'Anne')
    await waitUntil(() => kept().includes('Anne'))
    page.button.click()
    await page.untilSaid('C’est envoyé.')
    expect(kept()).not.to.contain('Anne')
    page.host.remove()

    const other = await open()
    await type(other, 'nom', 'Bruno')
    await waitUntil(() => kept().includes('Bruno'))
    other.host.remove()
    configure({ sessionHash: 'deux' })
    const last = await open()
    expect(last.field('nom').value).to.equal('')
    expect(kept()).not.to.contain('Bruno')
  })

  it('FORM-11 what was sent does not come back as a draft when the page then leaves; what is typed after it does', async () => {
    const page = await open([{ body: { status: 'ok' } }])
    await type(page, 'nom', 'Anne')
    await type(page, 'texte', 'Bonjour')
    page.form.requestSubmit()
    await page.untilSaid('C’est envoyé.')
    window.dispatchEvent(new Event('pagehide'))
    expect(kept()).not.to.match(/Anne|Bonjour/)
    // The field is left after its form was sent.
    page.field('texte').dispatchEvent(new Event('change', { bubbles: true }))
    window.dispatchEvent(new Event('pagehide'))
    expect(kept()).not.to.match(/Anne|Bonjour/)

    await type(page, 'libre', 'Au fait')
    window.dispatchEvent(new Event('pagehide'))
    expect(kept()).to.contain('Au fait')
    expect(kept()).not.to.match(/Anne|Bonjour/)
  })

  it('FORM-11 a draft gives way to what the page or the browser has put there; no-draft keeps none', async () => {
    const page = await open()
    await type(page, 'nom', 'Anne')
    await type(page, 'texte', 'Bonjour')
    await waitUntil(() => kept().includes('Bonjour'))
    page.host.remove()
    const other = await openForm([], {
      content: content.replace('<input name="nom"', '<input name="nom" value="Page"'),
      form: 'id="contact"',
    })
    await waitUntil(() => other.field('texte').value === 'Bonjour')
    expect(other.field('nom').value, 'not typed here').to.equal('Anne')
    other.host.remove()

    sessionStorage.clear()
    const none = await open([], 'no-draft')
    await type(none, 'nom', 'Anne')
    const kepts = await open()
    await type(kepts, 'texte', 'Suite')
    await waitUntil(() => kept().includes('Suite'))
    expect(kept()).not.to.contain('Anne')
  })

  it('FORM-11 a lost answer is asked for again with its key after a reload too', async () => {
    const page = await open([{ status: 500, body: 'panne' }])
    await type(page, 'nom', 'Anne')
    page.button.click()
    await page.untilSaid('Rien n’est perdu')
    const [first] = await page.server.log()
    const address = page.form.action
    page.host.remove()
    const again = await open()
    again.form.action = address
    await page.server.add({ body: { status: 'ok' } })
    await waitUntil(() => again.field('nom').value === 'Anne')
    again.button.click()
    await again.untilSaid('C’est envoyé.')
    const [, second] = await page.server.log()
    expect(second?.headers['idempotency-key']).to.equal(first?.headers['idempotency-key'])
  })

  it('POPUP-05 leaving is asked about once what was typed has not left, and no longer when it has', async () => {
    const page = await open([{ body: { status: 'ok' } }])
    const leave = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(leave(), 'nothing typed').to.equal(true)
    await type(page, 'nom', 'Anne')
    expect(leave(), 'typed').to.equal(false)
    const mail = document.createElement('a')
    mail.href = 'mailto:bonjour@exemple.fr'
    mail.addEventListener('click', (event) => event.preventDefault())
    page.host.append(mail)
    mail.click()
    expect(leave(), 'a link to another program').to.equal(true)
    page.form.click()
    expect(leave(), 'the page again').to.equal(false)
    page.button.click()
    await page.untilSaid('C’est envoyé.')
    expect(leave(), 'sent').to.equal(true)
    page.host.remove()
  })
})
