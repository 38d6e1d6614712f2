import { expect, fixture } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import '../../elements/cart.ts'
import '../../elements/add-to-cart.ts'
import { stepInAddress } from '../../src/domain/cart/cart-step.ts'
import { showInvalidFields } from '../../src/ui/invalid/show-invalid-fields.tsx'
import { scriptCalls } from '../support/answers-client.ts'
import { control, forgetCart, json, openCart, part, settled, textOf, untilText } from '../support/cart-page.ts'
import { orderHtml, orderJson } from '../support/order-wire.tsx'
import { waitUntil } from '../support/wait-until.ts'

beforeEach(forgetCart)
afterEach(() => setViewport({ width: 800, height: 600 }))

const account = { panier: { etape: 'compte', client: null } }
const email = (cart: Element) => part<HTMLInputElement>(cart, 'form:has([data-flx-action="connexion"]) [name="email"]')
const saidOf = (field: Element): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => textOf(document.getElementById(id)))
    .join(' ')

for (const [way, answer] of [
  ['JSON', orderJson],
  ['HTML', orderHtml],
] as const) {
  it(`CART-01 a field that stops a form says so beside it, in our words, and no bubble covers it, answers in ${way}`, async () => {
    const [cart, server] = await openCart([answer(account)])
    await untilText(cart, 'Se connecter')
    await waitUntil(() => stepInAddress() === 'compte', 'the code of the steps has not come')
    // It listens once React has drawn again, in a task of its own.
    await new Promise((resolve) => requestIdleCallback(resolve))
    const bubbles: boolean[] = []
    cart.addEventListener('invalid', (event) => bubbles.push(!event.defaultPrevented), { capture: true })
    control(cart, 'Se connecter').click()
    expect(saidOf(email(cart))).to.equal('Remplissez ce champ.')
    expect(email(cart).getAttribute('aria-invalid')).to.equal('true')
    expect(document.activeElement).to.equal(email(cart))
    expect(bubbles).to.deep.equal([false, false])
    await sendKeys({ type: 'anne' })
    control(cart, 'Se connecter').click()
    expect(saidOf(email(cart))).to.equal('Saisissez une adresse e-mail, comme nom@exemple.fr.')
    expect(cart.querySelectorAll('form:has([data-flx-action="connexion"]) .flx-field__error')).to.have.length(2)
    await sendKeys({ type: '@exemple.fr' })
    expect(email(cart).hasAttribute('aria-invalid')).to.equal(false)
    expect(email(cart).hasAttribute('aria-describedby')).to.equal(false)
    expect(await server.log()).to.have.length(1)
  })
}

it('CART-02 a line that was taken out is said where it can be put back; what else the server says is kept', async () => {
  const removed = { version: 2, info: 'Le code « LARGE15 » est retiré du panier.' }
  const [cart] = await openCart([json({ lines: [{}, {}] }), json(removed)])
  await untilText(cart, 'Vase 2')
  control(cart, 'Supprimer Vase 2').click()
  await untilText(cart, 'Article retiré du panier : Vase 2.')
  await settled(cart)
  expect(textOf(cart)).to.contain('Le code « LARGE15 » est retiré du panier.')
})

it('ART-01 why an article was not added is said in view, though its button is at the end of the screen', async () => {
  await setViewport({ width: 360, height: 640 })
  const server = await scriptCalls({ status: 500, body: 'Erreur' })
  const page = await fixture<HTMLElement>(
    `<div><div style="height: 560px"></div><flx-add-to-cart><form method="post" action="${server.base}ajax/modules/boutique/panier/add_item.php"><input type="hidden" name="idarticle" value="7"><button>Ajouter au panier</button></form></flx-add-to-cart><div style="height: 900px"></div></div>`,
  )
  const button = part(page, 'button')
  scrollTo({ top: scrollY + button.getBoundingClientRect().bottom - innerHeight + 8, behavior: 'instant' })
  await part<HTMLElement & { ready: Promise<unknown> }>(page, 'flx-add-to-cart').ready
  button.click()
  await waitUntil(() => page.querySelector('[role="alert"]'))
  const said = part(page, '[role="alert"]')
  await untilText(said, 'Le serveur a rencontré une erreur.')
  await waitUntil(() => said.getBoundingClientRect().bottom <= innerHeight)
  scrollTo(0, 0)
})

it('radios of each name are one field, with or without a group of their own, beside other fields', async () => {
  const radio = (name: string, value: string): string =>
    `<label><input type="radio" name="${name}" value="${value}" required> ${value}</label>`
  const form = await fixture<HTMLFormElement>(
    `<form id="choix"><fieldset><legend>Livraison</legend>${radio('mode', 'point')}${radio('mode', 'maison')}
      ${radio('moment', 'matin')}${radio('moment', 'soir')}<label>Code <input name="code" required></label></fieldset>
      <div>${radio('cadeau', 'oui')}${radio('cadeau', 'non')}</div><button>Aller</button></form>`,
  )
  form.addEventListener('submit', (event) => event.preventDefault())
  const stop = showInvalidFields(form)
  const said = (): string[] =>
    [...form.querySelectorAll<HTMLInputElement>('[aria-describedby]')].map((field) => `${field.name} ${saidOf(field)}`)
  for (const _ of [1, 2]) part(form, 'button').click()
  const all = ['mode Faites', 'moment Faites', 'code Remplissez', 'cadeau Faites']
  expect(said().map((text) => text.replace(/ (un|ce) .*/, ''))).to.deep.equal(all)
  expect(form.querySelectorAll('.flx-invalid')).to.have.length(4)
  expect(part(form, 'div').lastElementChild?.querySelector('.flx-invalid')).to.exist
  part(form, '[value="maison"]').click()
  expect(said().map((text) => text.split(' ')[0])).to.deep.equal(['moment', 'code', 'cadeau'])
  part(form, '[value="non"]').click()
  expect(said().map((text) => text.split(' ')[0])).to.deep.equal(['moment', 'code'])
  stop()
  await waitUntil(() => !form.querySelector('.flx-invalid, [aria-invalid], [aria-describedby]'))
})
