import { expect, fixture } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import '../../elements/account.ts'
import '../../elements/add-to-cart.ts'
import '../../elements/form.ts'
import '../../elements/list.ts'
import '../../elements/login.ts'
import '../../elements/newsletter.ts'
import '../../elements/quantity.ts'
import '../../elements/stock.ts'
import { scriptCalls } from '../support/answers-client.ts'
import { waitUntil } from '../support/wait-until.ts'

const forms: Record<string, string> = {
  'NEWS-01 <flx-newsletter>': `<flx-newsletter><form method="post">
    <label>Adresse e-mail <input type="email" name="email" required></label><button>S’inscrire</button>
  </form></flx-newsletter>`,
  'LOGIN-01 <flx-login>': `<flx-login><form method="post">
    <label>Adresse e-mail <input type="email" name="email" required></label>
    <label>Mot de passe <input type="password" name="password" required></label><button>Se connecter</button>
  </form></flx-login>`,
}

const saidOf = (field: Element): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

describe('a field that stops the form of an element', () => {
  for (const [name, markup] of Object.entries(forms)) {
    it(`${name} says so beside it, in our words, and no bubble covers it`, async () => {
      const server = await scriptCalls()
      const host = await fixture<HTMLElement & { ready?: Promise<void> }>(markup)
      await host.ready
      const fields = [...host.querySelectorAll('input')]
      const stops: Event[] = []
      host.addEventListener('invalid', (event) => stops.push(event), { capture: true })
      const button = host.querySelector('button')
      button?.click()
      await waitUntil(() => fields.every((field) => saidOf(field) === 'Remplissez ce champ.'))
      expect(document.activeElement).to.equal(fields[0])
      expect(getComputedStyle(host.querySelector('.flx-field__error') as Element).margin).to.equal('0px')
      await sendKeys({ type: 'anne' })
      button?.click()
      await waitUntil(() => fields[0] && saidOf(fields[0]) === 'Saisissez une adresse e-mail, comme nom@exemple.fr.')
      expect(stops.length).to.be.greaterThan(1)
      expect(stops.filter((event) => !event.defaultPrevented)).to.deep.equal([])
      await sendKeys({ type: '@exemple.fr' })
      expect(fields[0]?.ariaInvalid).to.equal(null)
      expect(await server.log()).to.deep.equal([])
      host.remove()
      await Promise.resolve()
      expect(host.querySelector('.flx-invalid, [aria-invalid]')).to.equal(null)
    })
  }

  /** Sends a form with what the browser refuses. @returns each field, what is said of it, and fields with a bubble */
  async function refused(host: HTMLElement): Promise<{ said: string[]; bubbles: EventTarget[] }> {
    const bubbles: EventTarget[] = []
    const heard = (event: Event): void => {
      setTimeout(() => event.defaultPrevented || bubbles.push(event.target as EventTarget))
    }
    host.addEventListener('invalid', heard, { capture: true })
    const button = host.querySelector<HTMLButtonElement>('form > button')
    button?.click()
    const fields = [...(button?.form?.querySelectorAll<HTMLInputElement>('input:invalid') ?? [])]
    await waitUntil(() => fields.every((field) => saidOf(field) !== ''))
    return { said: fields.map((field) => `${field.name}: ${saidOf(field)}`), bubbles }
  }

  it('ART-01 ART-02 of an article: its choice, and how many, beside the buttons of the quantity, once', async () => {
    await scriptCalls({ body: '{}' })
    const host = await fixture<HTMLElement>(`<flx-stock article="7"><flx-add-to-cart><form method="post">
      <fieldset><legend>Couleur</legend><label><input type="radio" name="idreference" value="1" required> Bleu</label></fieldset>
      <label for="combien">Quantité</label> <flx-quantity><input id="combien" type="number" name="quantite" value="0" min="1"></flx-quantity>
      <button>Ajouter</button></form></flx-add-to-cart></flx-stock>`)
    await waitUntil(() => host.querySelectorAll('flx-quantity button').length === 2)
    const { said, bubbles } = await refused(host)
    expect(said).to.deep.equal(['idreference: Faites un choix pour continuer.', 'quantite: 1 au moins.'])
    expect(bubbles).to.deep.equal([])
    expect(host.querySelectorAll('.flx-invalid').length).to.equal(2)
    expect(host.querySelector('flx-quantity')?.nextElementSibling?.querySelector('.flx-invalid')).to.exist
  })

  it('LIST-03 of a list: a price of the filters, also as soon as it is changed', async () => {
    const host = await fixture<HTMLElement>(`<flx-list><form data-flx-filters action="/articles">
      <label>De <input type="number" name="prix" min="0"></label><button>Voir</button></form>
      <ul data-flx-items><li>Bol</li></ul></flx-list>`)
    const field = host.querySelector<HTMLInputElement>('input')
    field?.focus()
    await sendKeys({ type: '-5' })
    await sendKeys({ press: 'Tab' })
    await waitUntil(() => field && saidOf(field) === '0 au moins.')
    const { said, bubbles } = await refused(host)
    expect(said).to.deep.equal(['prix: 0 au moins.'])
    expect(bubbles).to.deep.equal([])
  })

  it('ACC-01 of a plain form in the account, in the words of the page where it has some', async () => {
    const host = await fixture<HTMLElement>(`<flx-account><div data-flx-panel><form>
      <label>Numéro <input name="numero" pattern="C-.+" value="12" title="C-2026-000001"></label>
      <label>Date <input type="date" name="le" value="2026-01-02" min="2026-02-01"></label>
      <label>Jeton <input name="jeton"></label><button>Voir</button></form></div></flx-account>`)
    host.querySelector<HTMLInputElement>('[name="jeton"]')?.setCustomValidity('Ce jeton a servi.')
    const { said, bubbles } = await refused(host)
    expect(said).to.deep.equal([
      'numero: Cette valeur n’a pas la forme attendue\u00a0: C-2026-000001.',
      'le: Pas avant le 01/02/2026.',
      'jeton: Ce jeton a servi.',
    ])
    expect(bubbles).to.deep.equal([])
  })

  it('ACC-01 the first field that can be gone to has the focus, also one in what is folded', async () => {
    const host = await fixture<HTMLElement>(`<flx-account><div data-flx-panel><form>
      <p style="display: none"><input name="cache" aria-label="Caché" required></p>
      <details><summary>Plus</summary><label>Note <input name="note" required></label></details>
      <label>Numéro <input name="numero" required></label><button>Voir</button></form></div></flx-account>`)
    await refused(host)
    expect(document.activeElement?.getAttribute('name')).to.equal('note')
    expect(host.querySelector('details')?.open).to.equal(true)
  })

  it('a script of the page that hears of it first has the word', async () => {
    const host = await fixture<HTMLElement>(
      '<div><flx-newsletter><form><input required><button></button></form></flx-newsletter></div>',
    )
    host.addEventListener('invalid', (event) => event.preventDefault(), { capture: true })
    host.querySelector('button')?.click()
    host.querySelector('button')?.click()
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    expect(host.querySelector('.flx-invalid')).to.equal(null)
  })

  it('FORM-01 FORM-11 a form that the browser sends, into another window, is checked all the same', async () => {
    const host = await fixture<HTMLElement>(`<div><iframe name="cadre" title="Cadre"></iframe>
      <flx-form no-draft no-guard><form action="/rien" target="cadre"><label>Nom <input name="nom" required></label>
      <button>Envoyer</button> <button name="sans" formnovalidate>Enregistrer</button></form></flx-form></div>`)
    await host.querySelector('flx-form')?.ready
    let left = 0
    host.addEventListener('submit', (event) => {
      if (event.defaultPrevented) return
      left++
      event.preventDefault()
    })
    const { said, bubbles } = await refused(host)
    expect(said).to.deep.equal(['nom: Remplissez ce champ.'])
    expect([left, bubbles.length]).to.deep.equal([0, 0])
    host.querySelector<HTMLElement>('[formnovalidate]')?.click()
    expect(left).to.equal(1)
    await sendKeys({ type: 'Anne' })
    host.querySelector('button')?.click()
    expect(left).to.equal(2)
  })

  it('FORM-11 what no field of the form is wrong for leaves all the same, by the button that was pressed', async () => {
    if (!customElements.get('piece-of-others')) {
      customElements.define(
        'piece-of-others',
        class extends HTMLElement {
          static formAssociated = true
          constructor() {
            super()
            this.attachInternals().setValidity({ customError: true }, 'Non')
          }
        },
      )
    }
    const host = await fixture<HTMLElement>(`<div><iframe name="cadre" title="Cadre"></iframe>
      <flx-form no-draft no-guard><form action="/rien" target="cadre"><piece-of-others></piece-of-others>
      <button name="geste" value="envoi">Envoyer</button></form></flx-form></div>`)
    await host.querySelector('flx-form')?.ready
    const button = host.querySelector('button')
    const left: (HTMLElement | null)[] = []
    host.addEventListener('submit', (event) => {
      if (event.defaultPrevented) return
      left.push(event.submitter)
      event.preventDefault()
    })
    button?.click()
    await waitUntil(() => left.length > 0)
    expect(left.length === 1 && left[0] === button).to.equal(true)
  })
})
