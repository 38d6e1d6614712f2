import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import '../../elements/cart.ts'
import '../../elements/relay-picker.ts'
import type { Answer } from '../support/answers-client.ts'
import { control, fieldsOf, forgetCart, part, textOf, untilText } from '../support/cart-page.ts'
import { cities, failsOnce, openPicker, points, threePoints, wirePoint } from '../support/relay-page.ts'
import { waitUntil } from '../support/wait-until.ts'

const field = (picker: Element): HTMLInputElement => part<HTMLInputElement>(picker, 'input')

function type(picker: Element, text: string): void {
  const input = field(picker)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

const names = (picker: Element): string[] =>
  [...picker.querySelectorAll('.flx-relay__point .flx-relay__name')].map((name) => name.firstChild?.textContent ?? '')
const value = (form: HTMLFormElement, name: string) => new FormData(form).get(name)
const choose = (picker: Element, name: string): HTMLElement => control(picker, `Choisir le point relais ${name}`)
const three = ['Épicerie du Port', 'Tabac du Goéland', 'Fleurs d’Armor']
const tab = (picker: Element, name: string): HTMLElement =>
  [...picker.querySelectorAll<HTMLElement>('[role="tab"]')].find(
    ({ textContent }) => textContent === name,
  ) as HTMLElement
const mapShown = (picker: Element) => waitUntil(() => picker.querySelector('[data-flx-map="shown"]'), 'no map')

beforeEach(forgetCart)

describe('<flx-relay-picker>', () => {
  it('RELAY-01 searches at exactly five digits, once, then asks for the points of the only town', async () => {
    const [picker, server] = await openPicker([cities('Brest'), points()])
    type(picker, '2920')
    type(picker, '292001')
    type(picker, '29200')
    type(picker, '29200')
    await waitUntil(() => names(picker).length === 3)
    const log = await server.log()
    expect(log.map(({ path }) => path)).to.deep.equal([
      'ajax/modules/boutique/panier/traitement.php',
      'ajax/modules/boutique/panier/traitement.php',
    ])
    expect(fieldsOf(log[0])).to.deep.equal({ action: 'searchVille', value: '29200' })
    expect(fieldsOf(log[1])).to.deep.equal({ action: 'refreshRelais', value: '', code_postal: '29200', ville: 'Brest' })
    expect(textOf(part(picker, '[role="status"]'))).to.equal('3 points relais près de Brest.')
  })

  it('RELAY-01 reads a postal code pasted with its spaces', async () => {
    const [picker, server] = await openPicker([cities('Paris'), points()])
    field(picker).focus()
    document.execCommand('insertText', false, '75 001')
    await waitUntil(() => names(picker).length === 3)
    expect(field(picker).value).to.equal('75001')
    expect((await server.log())[0]?.fields['value']).to.equal('75001')
  })

  it('RELAY-01 reads the postal code of an address that is pasted whole', async () => {
    const [picker, server] = await openPicker([cities('Paris'), points()])
    field(picker).focus()
    document.execCommand('insertText', false, '12 rue de la Paix, 75002 Paris')
    await waitUntil(() => names(picker).length === 3)
    expect([field(picker).value, (await server.log())[0]?.fields['value']]).to.deep.equal(['75002', '75002'])
  })

  it('RELAY-01 Enter asks nothing again of a search that is under way', async () => {
    const [picker, server] = await openPicker([{ ...cities('Paris'), hold: 'paris' }, points()])
    type(picker, '75002')
    await server.requests(1)
    field(picker).focus()
    await sendKeys({ press: 'Enter' })
    await server.release('paris')
    await waitUntil(() => names(picker).length === 3)
    expect((await server.log()).map(({ fields }) => fields['action'])).to.deep.equal(['searchVille', 'refreshRelais'])
  })

  it('RELAY-01 offers « Choisir une ville » when there are several, and asks for the points of the one chosen', async () => {
    const [picker, server] = await openPicker([cities('Brest', 'Guipavas'), points()])
    type(picker, '29200')
    await untilText(picker, 'Choisir une ville')
    expect(await server.log()).to.have.length(1)
    control(picker, 'Guipavas').click()
    await waitUntil(() => names(picker).length === 3)
    expect((await server.log())[1]?.fields['ville']).to.equal('Guipavas')
    expect(control(picker, 'Guipavas').getAttribute('aria-pressed')).to.equal('true')
  })

  it('RELAY-01 says « Aucun résultat » for a code without town and a town without point', async () => {
    const [picker] = await openPicker([cities(), cities('Brest'), points([])])
    type(picker, '00000')
    await untilText(part(picker, '[role="status"]'), 'Aucun résultat pour le code postal 00000.')
    type(picker, '29200')
    await untilText(part(picker, '[role="status"]'), 'Aucun résultat : pas de point relais près de Brest.')
  })

  it('RELAY-01 a status alone, in capitals too, says that nothing was found, or that the search is refused', async () => {
    const [picker] = await openPicker([{ body: { status: 'OK' } }, { body: { status: 'KO' } }])
    type(picker, '00000')
    await untilText(part(picker, '[role="status"]'), 'Aucun résultat pour le code postal 00000.')
    type(picker, '29200')
    await untilText(picker, 'Le serveur a refusé cette demande.')
  })

  it('RELAY-01 Enter searches and does not send the form; with less than five digits it says what is wrong', async () => {
    const [picker, server, form] = await openPicker([])
    let sent = false
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      sent = true
    })
    field(picker).focus()
    await sendKeys({ type: '2920' })
    await sendKeys({ press: 'Enter' })
    await untilText(picker, 'Un code postal compte cinq chiffres')
    expect(field(picker).getAttribute('aria-invalid')).to.equal('true')
    expect(sent).to.equal(false)
    expect(await server.log()).to.have.length(0)
  })

  it('RELAY-01 choosing fills relais_id, relais_params and relais_pref, zeros kept, and tells', async () => {
    const [picker, , form] = await openPicker([cities('Brest'), points()])
    type(picker, '29200')
    await waitUntil(() => names(picker).length === 3)
    const told: string[] = []
    form.addEventListener('flx-relay-picker-choose', ({ detail }) => told.push(detail.point.id))
    choose(picker, 'Épicerie du Port').click()
    await waitUntil(() => picker.querySelector('.flx-relay__chosen'))
    expect(textOf(part(picker, '.flx-relay__chosen'))).to.contain('Épicerie du Port')
    expect(value(form, 'relais_id')).to.equal('001726')
    expect(value(form, 'relais_params')).to.equal('opaque==')
    expect(value(form, 'relais_pref')).to.equal('0')
    part<HTMLInputElement>(picker, 'input[type="checkbox"]').click()
    await waitUntil(() => value(form, 'relais_pref') === '1')
    expect(told).to.deep.equal(['001726'])
    expect(form.querySelectorAll('[name="relais_id"]')).to.have.length(1)
  })

  it('RELAY-01 a listener may refuse a choice', async () => {
    const [picker, , form] = await openPicker([cities('Brest'), points()], 'postal-code="29200"')
    form.addEventListener('flx-relay-picker-choose', (event) => event.preventDefault())
    await waitUntil(() => names(picker).length === 3)
    choose(picker, 'Épicerie du Port').click()
    expect(value(form, 'relais_id')).to.equal(null)
    expect(picker.querySelector('.flx-relay__chosen')).not.to.exist
  })

  it('RELAY-01 required: a form without a point is stopped at the picker; with one it goes', async () => {
    const [picker, , form] = await openPicker([cities('Brest'), points()], 'required')
    let sent = 0
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      sent++
    })
    form.requestSubmit()
    await untilText(part(picker, '[role="alert"]'), 'Choisissez un point relais pour continuer.')
    expect(document.activeElement).to.equal(field(picker))
    expect(sent).to.equal(0)
    type(picker, '29200')
    await waitUntil(() => names(picker).length === 3)
    form.requestSubmit()
    expect(document.activeElement).to.equal(choose(picker, 'Épicerie du Port'))
    choose(picker, 'Épicerie du Port').click()
    await waitUntil(() => textOf(part(picker, '[role="alert"]')) === '')
    form.requestSubmit()
    expect(sent).to.equal(1)
  })

  it('a late answer never replaces a newer one', async () => {
    const [picker, server] = await openPicker([
      { ...cities('Vieille'), hold: 'old' },
      cities('Brest'),
      points([wirePoint({ nom: 'Récent' })]),
    ])
    type(picker, '35000')
    await server.requests(1)
    type(picker, '29200')
    await waitUntil(() => names(picker)[0] === 'Récent')
    await server.release('old')
    await waitUntil(async () => (await server.log())[0]?.ended)
    expect(names(picker)).to.deep.equal(['Récent'])
  })

  it('a search that fails keeps the list and offers Réessayer, which asks again', async () => {
    const [picker] = await openPicker(failsOnce())
    type(picker, '29200')
    await waitUntil(() => names(picker).length === 3)
    type(picker, '29000')
    await untilText(picker, 'Réessayer')
    expect(names(picker)).to.deep.equal(three)
    control(picker, 'Réessayer').click()
    await waitUntil(() => names(picker)[0] === 'Quimper gare')
    expect(textOf(picker)).not.to.contain('Réessayer')
  })

  it('RELAY-01 the map comes with its tab alone; arrows go from tab to tab', async () => {
    const [picker] = await openPicker([cities('Brest'), points()], 'postal-code="29200"')
    await waitUntil(() => names(picker).length === 3)
    expect(picker.querySelector('.flx-map__frame')).not.to.exist
    tab(picker, 'Liste').focus()
    await sendKeys({ press: 'ArrowRight' })
    expect(document.activeElement).to.equal(tab(picker, 'Carte'))
    expect(tab(picker, 'Carte').getAttribute('aria-selected')).to.equal('true')
    await mapShown(picker)
    const markers = [...picker.querySelectorAll('.flx-map__marker')]
    expect(markers.map((marker) => marker.getAttribute('aria-label'))).to.deep.equal(three.slice(0, 2))
    expect(textOf(picker)).to.contain('dans la liste seulement : Fleurs d’Armor.')
    await sendKeys({ press: 'Home' })
    expect(part(picker, '[role="tabpanel"]:not([hidden])').querySelector('.flx-relay__points')).to.exist
  })

  it('RELAY-01 by keyboard: from the list to the marker, choose there, and back to the list', async () => {
    const [picker, , form] = await openPicker([cities('Brest'), points()], 'postal-code="29200"')
    await waitUntil(() => names(picker).length === 3)
    expect(picker.querySelectorAll('[data-flx-on-map]')).to.have.length(2)
    control(picker, 'Voir sur la carte Tabac du Goéland').focus()
    await sendKeys({ press: 'Enter' })
    await mapShown(picker)
    await waitUntil(() => document.activeElement?.getAttribute('aria-label') === 'Tabac du Goéland')
    const card = part(picker, '.flx-map__card')
    control(card, 'Choisir le point relais Tabac du Goéland').focus()
    await sendKeys({ press: 'Enter' })
    expect(value(form, 'relais_id')).to.equal('000042')
    control(card, 'Voir dans la liste Tabac du Goéland').focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => document.activeElement === control(picker, 'Choisi le point relais Tabac du Goéland'))
  })

  it('RELAY-01 the map that a tab at the foot of the window opens is brought into view, and drawn', async () => {
    const [picker] = await openPicker([cities('Brest'), points()], 'postal-code="29200"', '', (form) => {
      return `<div style="height: 200vh"></div>${form}<div style="height: 200vh"></div>`
    })
    await waitUntil(() => names(picker).length === 3)
    part(picker, '[role="tablist"]').scrollIntoView({ block: 'end' })
    tab(picker, 'Carte').click()
    await mapShown(picker)
    const { top, bottom } = part(picker, '.flx-map__frame').getBoundingClientRect()
    expect(top >= 0 && bottom <= innerHeight + 1).to.equal(true)
  })

  it('RELAY-01 without any position there is a list and no tabs', async () => {
    const [picker] = await openPicker([cities('Brest'), points(threePoints.slice(2))], 'postal-code="29200"')
    await waitUntil(() => names(picker).length === 1)
    expect(picker.querySelector('[role="tab"]')).not.to.exist
    expect(picker.querySelector('[data-flx-on-map]')).not.to.exist
  })

  it('RELAY-01 without WebGL goes back to the list and says so once', async () => {
    const original = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = () => null
    try {
      const [picker] = await openPicker([cities('Brest'), points()], 'postal-code="29200"')
      await waitUntil(() => names(picker).length === 3)
      tab(picker, 'Carte').click()
      await untilText(picker, 'La carte ne peut pas s’afficher ici')
      expect(textOf(picker).split('La carte ne peut pas')).to.have.length(2)
      expect(picker.querySelectorAll('[role="tab"]').length).to.equal(0)
      expect(names(picker)).to.deep.equal(three)
      expect(part(picker, '.flx-relay__points').checkVisibility()).to.equal(true)
    } finally {
      HTMLCanvasElement.prototype.getContext = original
    }
  })

  it('says which points are open now', async () => {
    const [picker] = await openPicker([cities('Brest'), points()], 'postal-code="29200"')
    await waitUntil(() => names(picker).length === 3)
    const said = [...picker.querySelectorAll('.flx-relay__point')].map((point) =>
      textOf(point.querySelector('.flx-relay-picker__opening')),
    )
    expect(said).to.deep.equal(['Ouvert jusqu’à minuit', 'Ouvert jusqu’à minuit', ''])
    expect(textOf(picker)).to.contain('à 350 m').and.to.contain('à 1,2 km')
  })

  it('starts from what the page knows, without a request', async () => {
    const known = {
      relais: wirePoint({ nom: 'Déjà là' }),
      code_postal: '29200',
      ville: 'Brest',
      relais_liste: threePoints,
    }
    const content = `<script type="application/json">${JSON.stringify(known)}</script><p>Sans script</p>`
    const [picker, server] = await openPicker([], 'required', content)
    expect(textOf(part(picker, '.flx-relay__chosen'))).to.contain('Déjà là')
    expect(names(picker)).to.deep.equal(three)
    expect(part(picker, 'p').checkVisibility()).to.equal(false)
    expect(await server.log()).to.have.length(0)
  })

  it('RELAY-01 a postal code that lost its first zero as a number has it again', async () => {
    const towns = ['Bourg-en-Bresse', 'Saint-Denis-lès-Bourg'].map((nom) => ({ nom, code_postal: 1000 }))
    const found = threePoints.map((point) => ({ ...point, code_postal: 1000 }))
    const [picker, server] = await openPicker([{ body: { status: 'ok', villes: towns } }, points(found)])
    type(picker, '01000')
    await untilText(picker, 'Choisir une ville')
    control(picker, 'Bourg-en-Bresse').click()
    await waitUntil(() => names(picker).length === 3)
    expect((await server.log())[1]?.fields).to.include({ code_postal: '01000', ville: 'Bourg-en-Bresse' })
    expect(textOf(picker)).to.contain('01000')
  })

  it('RELAY-01 under a server that answers in HTML, takes what is told to the picker that the HTML draws', async () => {
    const told = (data: object): Answer => ({
      body: `<div data-flx-view="cart"><flx-relay-picker><script type="application/json">${JSON.stringify(data)}</script><p>Sans script</p></flx-relay-picker></div>`,
    })
    const towns = ['Brest', 'Guipavas'].map((nom) => ({ nom, code_postal: '29200' }))
    const [picker, server] = await openPicker([
      told({ villes: towns }),
      told({ villes: towns, relais_liste: threePoints }),
      told({ error_msg: 'Le transporteur ne répond pas.' }),
    ])
    type(picker, '29200')
    await untilText(picker, 'Choisir une ville')
    control(picker, 'Guipavas').click()
    await waitUntil(() => names(picker).length === 3)
    expect((await server.log())[1]?.fields).to.include({ action: 'refreshRelais', ville: 'Guipavas' })
    type(picker, '35000')
    await untilText(picker, 'Le transporteur ne répond pas.')
    expect(names(picker)).to.deep.equal(three)
  })

  it('HTML that tells it nothing is said where nothing else serves, and gives way to the author’s content elsewhere', async () => {
    const silent = { body: '<p>Votre panier</p>' }
    const [bare] = await openPicker([silent], 'postal-code="29200"')
    await untilText(bare, 'Réessayer')
    const [picker, , form] = await openPicker([silent], 'postal-code="29200" required', '<p>Sans script</p>')
    await waitUntil(() => part(picker, 'p').checkVisibility())
    expect(picker.container.childElementCount).to.equal(0)
    let sent = false
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      sent = true
    })
    form.requestSubmit()
    expect(sent).to.equal(true)
  })

  it('several pickers of a page are apart: each its form, its search and its ids', async () => {
    const [one, , form] = await openPicker([cities('Brest'), points()], 'postal-code="29200"')
    await waitUntil(() => names(one).length === 3)
    const [other, , otherForm] = await openPicker([cities('Brest', 'Guipavas')], 'postal-code="29200"')
    await untilText(other, 'Choisir une ville')
    choose(one, 'Épicerie du Port').click()
    expect([value(form, 'relais_id'), value(otherForm, 'relais_id')]).to.deep.equal(['001726', null])
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).to.deep.equal([])
  })

  it('reads its JSON again when it changes, and the property `data` in its place', async () => {
    const json = (data: object) => JSON.stringify(data)
    const content = `<script type="application/json">${json({ relais: wirePoint(), villes: [] })}</script>`
    const [picker] = await openPicker([], '', content)
    expect(textOf(part(picker, '.flx-relay__chosen strong'))).to.equal('Épicerie du Port')
    expect(textOf(part(picker, '[role="status"]'))).to.equal('Aucun résultat')
    part(picker, ':scope > script').textContent = json({ relais: wirePoint({ nom: 'Un autre', relais_pref: 1 }) })
    await waitUntil(() => textOf(part(picker, '.flx-relay__chosen strong')) === 'Un autre')
    expect(part<HTMLInputElement>(picker, '[type="checkbox"]').checked).to.equal(true)
    picker.data = { relais: null, relais_liste: threePoints, code_postal: '29200', ville: 'Brest' }
    await waitUntil(() => names(picker).length === 3)
    expect(picker.querySelector('.flx-relay__chosen')).not.to.exist
  })
})
