import { aTimeout, expect, fixture } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import '../../elements/add-to-cart.ts'
import '../../elements/quantity.ts'
import type { FlxQuantityElement } from '../../elements/quantity.ts'
import type { FlxStockElement } from '../../elements/stock.ts'
import '../../elements/stock.ts'
import { type Answer, type Script, scriptCalls } from '../support/answers-client.ts'
import { control, forgetCart, json, part, textOf, untilText } from '../support/cart-page.ts'
import { pressMouse, releaseMouse } from '../support/press.ts'
import { waitUntil } from '../support/wait-until.ts'

beforeEach(forgetCart)
afterEach(() => {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close()
})

const info = (more: Record<string, unknown> = {}) => ({
  aff_btn_add_panier: 'no_msg',
  change_nom_button: '',
  url: '',
  mode_ajax: 1,
  mode_detail: 0,
  message: '',
  stock: 9,
  ...more,
})

const form = `<form method="post">
  <input type="hidden" name="idarticle" value="7">
  <label><input type="radio" name="idreference" value="12" checked> Bleu</label>
  <label><input type="radio" name="idreference" value="13"> Vert</label>
  <button><b>Ajouter</b> au panier</button></form>`

async function open(
  references: Record<string, unknown> | unknown[],
  answers: Answer[] = [],
  content = form,
  attributes = '',
): Promise<[HTMLElement, Script]> {
  const server = await scriptCalls({ body: references }, ...answers)
  const host = await fixture<FlxStockElement>(`<flx-stock ${attributes}>${content}</flx-stock>`)
  await host.ready
  for (const each of host.querySelectorAll<FlxStockElement>('flx-add-to-cart')) await each.ready
  await server.requests(1)
  return [host, server]
}

const button = (host: Element) => part<HTMLButtonElement>(host, 'button')
const choose = async (host: Element, value: string): Promise<void> => {
  part<HTMLInputElement>(host, `[value="${value}"]`).click()
  await aTimeout(0)
}
const press = async (element: Element): Promise<void> => {
  await pressMouse(element)
  await releaseMouse()
}
const message = (host: Element) => part(host, '.flx-stock__message')
const alertForm = (host: Element) => part<HTMLFormElement>(host, '.flx-stock__alert')

describe('<flx-stock>', () => {
  it('ART-02 QTY-01 leaves alone what the elements within it have drawn', async () => {
    const server = await scriptCalls({ body: {} })
    const place = await fixture<HTMLElement>(
      `<div>${form.replace('<button>', '<flx-quantity><input type="number" value="1"></flx-quantity><button>')}</div>`,
    )
    const stock = document.createElement('flx-stock')
    stock.append(...place.children)
    place.append(stock)
    await server.requests(1)
    await part<FlxQuantityElement>(stock, 'flx-quantity').ready
    control(stock, 'Augmenter : Quantité').click()
    expect(part<HTMLInputElement>(stock, '[type="number"]').value).to.equal('2')
  })

  it('ART-02 QTY-01 the quantity does not pass what is left of the choice, and says so', async () => {
    const number =
      '<label>Quantité <flx-quantity><input type="number" name="quantite" value="4" max="99"></flx-quantity></label>'
    const [host] = await open(
      { '12': info({ stock: 9 }), '13': info({ stock: 2 }) },
      [],
      form.replace('<button>', `${number}<button>`),
    )
    const field = part<HTMLInputElement>(host, '[name="quantite"]')
    await waitUntil(() => field.max === '9')
    await choose(host, '13')
    await waitUntil(() => field.value === '2' && field.max === '2')
    await untilText(part(host, '.flx-stock__limit'), '2 au maximum.')
    await waitUntil(() => control(host, 'Augmenter : Quantité').ariaDisabled === 'true')
    await choose(host, '12')
    await waitUntil(() => field.max === '9' && part(host, '.flx-stock__limit').textContent === '')
  })

  it('ART-02 asks the stock of the article, by its form', async () => {
    const [, server] = await open({ '12': info() })
    const [request] = await server.log()
    expect(request?.path).to.equal('ajax/modules/boutique/article/traitement.php')
    expect(request?.fields).to.deep.equal({ action: 'stock', idarticle: '7' })
  })

  it('ART-02 no_msg: the button, no message, even when there is one', async () => {
    const [host] = await open({
      '12': info({ aff_btn_add_panier: 'aff_msg', message: 'Épuisé' }),
      '13': info({ message: 'Plus que 2' }),
    })
    await waitUntil(() => button(host).hidden)
    await choose(host, '13')
    expect(button(host).hidden).to.equal(false)
    expect(textOf(message(host))).to.equal('')
    expect(alertForm(host).hidden).to.equal(true)
  })

  it('ART-02 aff_msg: the message in place of the button, read out, and the notification form', async () => {
    const [host] = await open({
      '12': info(),
      '13': info({ aff_btn_add_panier: 'aff_msg', message: 'Épuisé &amp; <b>fini</b>' }),
    })
    await choose(host, '13')
    await waitUntil(() => button(host).hidden)
    expect(textOf(message(host))).to.equal('Attention : Épuisé & fini')
    expect(message(host).getAttribute('role')).to.equal('status')
    expect(alertForm(host).hidden).to.equal(false)
    await choose(host, '12')
    expect(button(host).hidden).to.equal(false)
    expect(alertForm(host).hidden).to.equal(true)
  })

  it('ART-02 a button that the site’s own rules display is hidden all the same, and comes back', async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.site-button { display: flex }')
    document.adoptedStyleSheets.push(sheet)
    const [host] = await open(
      { '12': info({ aff_btn_add_panier: 'aff_msg' }), '13': info() },
      [],
      form.replace('<button>', '<button class="site-button">'),
    )
    await waitUntil(() => !button(host).checkVisibility())
    await choose(host, '13')
    expect(button(host).checkVisibility()).to.equal(true)
  })

  it('ART-02 a page that comes back as it was left asks again what there is', async () => {
    const [host] = await open({ '12': info() }, [
      { body: { '12': info({ aff_btn_add_panier: 'aff_msg', message: 'Épuisé' }) } },
    ])
    await waitUntil(() => !button(host).hidden)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await waitUntil(() => button(host).hidden)
    expect(textOf(message(host))).to.contain('Épuisé')
  })

  it('ART-02 other values: « non » hides the button; any other shows button and message', async () => {
    const [host] = await open({
      '12': info({ aff_btn_add_panier: 'non', message: 'En boutique seulement' }),
      '13': info({ aff_btn_add_panier: 'oui', message: 'Plus que 2' }),
    })
    await waitUntil(() => button(host).hidden)
    expect(textOf(message(host))).to.contain('En boutique seulement')
    expect(alertForm(host).hidden).to.equal(true)
    await choose(host, '13')
    expect(button(host).hidden).to.equal(false)
    expect(textOf(message(host))).to.contain('Plus que 2')
  })

  it('ART-02 change_nom_button gives the button its words; the author’s come back', async () => {
    const [host] = await open({ '12': info({ change_nom_button: 'Précommander' }), '13': info() })
    await waitUntil(() => textOf(button(host)) === 'Précommander')
    await choose(host, '13')
    expect(textOf(button(host))).to.equal('Ajouter au panier')
    expect(button(host).querySelector('b')).to.not.equal(null)
  })

  it('ART-02 url: the button becomes a link, which keeps the focus', async () => {
    const [host] = await open({ '12': info(), '13': info({ url: '/article/grand', change_nom_button: 'Voir' }) })
    await waitUntil(() => host.querySelector('[data-flx-mount]'))
    await choose(host, '13')
    await waitUntil(() => host.querySelector('form a'))
    const link = part<HTMLAnchorElement>(host, 'form a')
    expect(link.getAttribute('href')).to.equal('/article/grand')
    expect(textOf(link)).to.equal('Voir')
    expect(button(host).hidden).to.equal(true)
    await choose(host, '12')
    expect(host.querySelector('form a')).to.equal(null)
    expect(button(host).hidden).to.equal(false)
    // A script may choose while the focus is on what goes.
    button(host).focus()
    await choose(host, '13')
    expect(document.activeElement).to.equal(part(host, 'form a'))
    await choose(host, '12')
    expect(document.activeElement).to.equal(button(host))
  })

  it('ART-02 a button that is an <input> is renamed, and its link has its words', async () => {
    const [host] = await open(
      { '12': info({ change_nom_button: 'Précommander' }), '13': info({ url: '/article/grand' }) },
      [],
      form.replace(/<button>.*<\/button>/, '<input type="submit" value="Ajouter au panier">'),
    )
    const input = part<HTMLInputElement>(host, '[type="submit"]')
    await waitUntil(() => input.value === 'Précommander')
    await choose(host, '13')
    expect(textOf(part(host, 'form a'))).to.equal('Ajouter au panier')
    host.remove()
    await aTimeout(0)
    expect([input.value, input.hidden]).to.deep.equal(['Ajouter au panier', false])
  })

  it('ART-02 follows a form that a hand resets, and a choice that stands elsewhere in the page', async () => {
    const far =
      '<select name="idreference" form="achat"><option value="12">Bleu</option><option value="13">Vert</option>'
    const [host] = await open(
      { '12': info({ change_nom_button: 'Bleu' }), '13': info({ change_nom_button: 'Vert' }) },
      [],
      `<form id="achat"><input type="hidden" name="idarticle" value="7"><button>Ajouter</button>
        <button type="reset">Effacer</button></form>${far}</select>`,
    )
    await waitUntil(() => textOf(button(host)) === 'Bleu')
    const select = part<HTMLSelectElement>(host, 'select')
    select.focus()
    await sendKeys({ press: 'ArrowDown' })
    await waitUntil(() => textOf(button(host)) === 'Vert')
    await press(part(host, '[type="reset"]'))
    await waitUntil(() => textOf(button(host)) === 'Bleu')
    expect(select.value).to.equal('12')
  })

  it('ART-02 an author’s button that its page hides by its style is shown and given back', async () => {
    const [host] = await open(
      { '12': info() },
      [],
      form.replace('<button>', '<button style="color: red; display: none">'),
    )
    await waitUntil(() => button(host).checkVisibility())
    expect(button(host).style.color).to.equal('red')
    host.remove()
    await aTimeout(0)
    expect(button(host).getAttribute('style')).to.match(/^color: red; display: none;?$/)
  })

  it('ART-02 mode_ajax 1 leaves the form to flx-add-to-cart, 0 to the browser', async () => {
    const around = `<flx-add-to-cart confirm="none">${form}</flx-add-to-cart>`
    const references = {
      '12': info({ mode_ajax: 0, change_nom_button: 'Page' }),
      '13': info({ change_nom_button: 'Ici' }),
    }
    const [host, server] = await open(references, [json({ ligne: '1' }), { body: references }], around)
    await waitUntil(() => textOf(button(host)) === 'Page')
    let byBrowser = 0
    const stop = (event: Event): void => {
      if (!event.defaultPrevented) byBrowser++
      event.preventDefault()
    }
    // The form itself, once the element has let it go: the test page must not leave.
    part(host, 'form').addEventListener('submit', stop)
    button(host).click()
    expect(byBrowser).to.equal(1)
    expect(await server.log()).to.have.length(1)
    part(host, 'form').removeEventListener('submit', stop)
    await choose(host, '13')
    await waitUntil(() => textOf(button(host)) === 'Ici')
    button(host).click()
    const requests = await server.requests(3)
    expect(requests[1]?.path).to.contain('add_item.php')
    expect(requests[2]?.fields['action']).to.equal('stock')
  })

  it('ART-02 each button that names a reference has its own stock', async () => {
    const choices = `<form><input type="hidden" name="idarticle" value="7">
      <button name="idreference" value="12">Bleu</button><button name="idreference" value="13">Vert</button>
      <button name="idreference" value="14" disabled>Gris, épuisé</button></form>`
    const [host] = await open(
      { '12': info(), '13': info({ aff_btn_add_panier: 'aff_msg' }), '14': info({ aff_btn_add_panier: 'aff_msg' }) },
      [],
      choices,
    )
    await waitUntil(() => part(host, '[value="13"]').hidden)
    expect(part(host, '[value="12"]').hidden).to.equal(false)
    expect(part(host, '[value="14"]').hidden).to.equal(false)
  })

  it('ART-03 mode_detail: the button opens the choice of criteria, sized by the number of references', async () => {
    const [host] = await open({ '12': info({ mode_detail: 1, change_nom_button: 'Choisir' }), '13': info() })
    await waitUntil(() => textOf(button(host)) === 'Choisir')
    button(host).click()
    await waitUntil(() => document.querySelector('dialog iframe'))
    const frame = part<HTMLIFrameElement>(document, 'dialog iframe')
    const address = new URL(frame.src)
    expect(address.pathname).to.equal('/fr/fpopup_criteres.html')
    expect(address.search).to.equal('?p=boutique-article:templates::choix_criteres&idarticle=7')
    // Two references: 50 + 2 × 920 / 6 wide, one row of 228 and 80 high.
    const { width, height } = frame.getBoundingClientRect()
    expect([Math.round(width), Math.round(height)]).to.deep.equal([357, 308])
  })

  it('ART-02 the notification form is sent without leaving the page, and the alert popup says how it ended', async () => {
    const [host, server] = await open({ '12': info({ aff_btn_add_panier: 'aff_msg', message: 'Épuisé' }) }, [
      { body: { result: 1, msg: 'Nous vous écrirons.' } },
    ])
    await waitUntil(() => !alertForm(host).hidden)
    const email = part<HTMLInputElement>(alertForm(host), '[name="email"]')
    email.focus()
    await sendKeys({ type: 'nom@exemple.fr' })
    await sendKeys({ press: 'Enter' })
    const [, request] = await server.requests(2)
    expect(request?.fields).to.deep.equal({ action: 'alerte_stock', idreference: '12', email: 'nom@exemple.fr' })
    await waitUntil(() => document.querySelector('dialog[open]'))
    await untilText(part(document, 'dialog[open]'), 'Nous vous écrirons.')
    control(part(document, 'dialog[open]'), 'OK').click()
    await waitUntil(() => !document.querySelector('dialog[open]'))
    expect(email.value).to.equal('')
  })

  it('ART-02 a refused notification is said, and what was typed stays', async () => {
    const [host] = await open({ '12': info({ aff_btn_add_panier: 'aff_msg' }) }, [
      { body: { result: 0, msg: 'Adresse inconnue.' } },
    ])
    await waitUntil(() => !alertForm(host).hidden)
    const email = part<HTMLInputElement>(alertForm(host), '[name="email"]')
    email.value = 'nom@exemple.fr'
    control(host, 'Me prévenir').click()
    await waitUntil(() => document.querySelector('dialog[open]'))
    await untilText(part(document, 'dialog[open]'), 'Adresse inconnue.')
    expect(email.value).to.equal('nom@exemple.fr')
  })

  it('ART-02 the author’s own message place and notification form are used', async () => {
    const own = `${form}<p data-flx-stock-message></p><form data-flx-stock-alert class="mine">
      <input name="action" value="alerte_stock"><input name="idreference"><input name="email"><button>Alerte</button></form>`
    const [host] = await open({ '12': info({ aff_btn_add_panier: 'aff_msg', message: 'Épuisé' }) }, [], own)
    await untilText(part(host, '[data-flx-stock-message]'), 'Épuisé')
    expect(part(host, '.mine').hidden).to.equal(false)
    expect(part<HTMLInputElement>(host, '.mine [name="idreference"]').value).to.equal('12')
    expect(host.querySelector('.flx-stock__alert')).to.equal(null)
  })

  it('ART-02 the author’s notification form is never taken for the one that adds, wherever it stands', async () => {
    const own = `<form data-flx-stock-alert class="mine"><input type="hidden" name="action" value="alerte_stock">
      <input type="hidden" name="idreference"><input name="email"><button>Alerte</button></form>${form}`
    const [host] = await open({ '12': info({ aff_btn_add_panier: 'aff_msg', message: 'Épuisé' }) }, [], own)
    await untilText(message(host), 'Épuisé')
    expect(part(host, '.mine').hidden).to.equal(false)
    expect(part(host, '.mine button').hidden).to.equal(false)
    expect(part(host, 'form:not(.mine) button').hidden).to.equal(true)
    expect(part<HTMLInputElement>(host, '.mine [name="idreference"]').value).to.equal('12')
  })

  it('ART-02 the author’s notification form, alone, is sent and answered in place, for the reference it names', async () => {
    const server = await scriptCalls({ body: { result: 1, msg: 'Nous vous écrirons.' } })
    const host = await fixture<FlxStockElement>(`<flx-stock article="7"><form data-flx-stock-alert class="mine">
      <input type="hidden" name="action" value="alerte_stock"><input type="hidden" name="idreference" value="31">
      <input name="email" value="nom@exemple.fr"><button>Alerte</button></form></flx-stock>`)
    await host.ready
    expect(host.querySelectorAll('form').length).to.equal(1)
    expect(button(host).hidden).to.equal(false)
    button(host).click()
    const [request] = await server.requests(1)
    expect(request?.fields).to.deep.equal({ action: 'alerte_stock', idreference: '31', email: 'nom@exemple.fr' })
    await waitUntil(() => document.querySelector('dialog[open]'))
    await untilText(part(document, 'dialog[open]'), 'Nous vous écrirons.')
    host.remove()
    expect(part(host, '.mine').hidden).to.equal(false)
  })

  it('HTTP-02 a stock that does not answer leaves the form as it is, and says so in the console', async () => {
    await scriptCalls({ status: 500, body: 'panne' })
    const failed = document.createElement('flx-stock')
    failed.append(await fixture(`<div>${form}</div>`))
    let error: unknown
    failed.addEventListener('flx-error', ({ detail }) => {
      error = detail.error
    })
    document.body.append(failed)
    await waitUntil(() => error)
    expect(button(failed).hidden).to.equal(false)
    expect(textOf(button(failed))).to.equal('Ajouter au panier')
    failed.remove()
  })
})
