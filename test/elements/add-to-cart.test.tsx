import { expect, fixture } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { FlxAddToCartElement } from '../../elements/add-to-cart.ts'
import '../../elements/add-to-cart.ts'
import type { FlxModalElement } from '../../elements/modal.ts'
import '../../elements/modal.ts'
import { store } from '../../src/core/store.ts'
import { cartSummaryAtom } from '../../src/domain/cart/known-cart.ts'
import { type Answer, type Script, script, scriptCalls } from '../support/answers-client.ts'
import { control, forgetCart, html, json, part, textOf, untilPartText, untilText } from '../support/cart-page.ts'
import { holdKey } from '../support/hold-key.ts'
import { waitUntil } from '../support/wait-until.ts'

beforeEach(forgetCart)

const form = `<form method="post">
  <input type="hidden" name="idarticle" value="7"><input type="hidden" name="idreference" value="12">
  <label>Quantité <input name="quantite" value="2" required></label>
  <label>Gravure <input name="gravure"></label>
  <button>Ajouter au panier</button></form>`

async function open(answers: Answer[], attributes = 'confirm="none"', content = form): Promise<[HTMLElement, Script]> {
  const server = await scriptCalls(...answers)
  return [await fixtureOf(attributes, content), server]
}

async function fixtureOf(attributes: string, content: string): Promise<HTMLElement> {
  const host = await fixture<FlxAddToCartElement>(`<flx-add-to-cart ${attributes}>${content}</flx-add-to-cart>`)
  await host.ready
  return host
}

const button = (host: Element): HTMLElement => control(host, 'Ajouter au panier')
const message = (host: Element): HTMLElement | null => host.querySelector('[role="alert"]')
const says = (host: Element, text: string): Promise<void> => untilPartText(host, '[role="alert"]', text)
const openDialog = (): Promise<HTMLElement> =>
  waitUntil(() => document.querySelector('dialog[open]')).then(() => part(document, 'dialog[open]'))

/** A dialog that was closed stays in view as long as it fades: its controls could be taken for those of what comes next. */
const confirmationGone = (): Promise<void> =>
  waitUntil(() => !document.querySelector('dialog, .flx-toast'), 'a confirmation is still there')

const added = { version: 2, ligne: '41', lines: [{ idligne: '41', nom: 'Vase « Dune »', quantite: 2 }] }

describe('<flx-add-to-cart>', () => {
  it('ART-01 posts add_item.php with idarticle, idreference and the form’s data', async () => {
    const [host, server] = await open([json(added)])
    part<HTMLInputElement>(host, '[name="gravure"]').value = 'Pour Éloïse'
    button(host).click()
    const [request] = await server.requests(1)
    expect(request?.path).to.equal('ajax/modules/boutique/panier/add_item.php')
    expect(request?.type).to.contain('application/x-www-form-urlencoded')
    const { cle_ajout, ...fields } = request?.fields ?? {}
    expect(fields).to.deep.equal({ idarticle: '7', idreference: '12', quantite: '2', gravure: 'Pour Éloïse' })
    expect(cle_ajout).to.match(/^[0-9a-f]{32}$/)
    await waitUntil(() => store.get(cartSummaryAtom)?.count === 2)
    await untilText(part(host, '[role="status"]'), '« Vase « Dune » » est dans votre panier. Votre panier : 2 articles')
    expect(message(host)).to.equal(null)
  })

  it('ART-01 a file of the form is sent with it', async () => {
    const [host, server] = await open(
      [json(added)],
      'confirm="none"',
      form.replace('<button>', '<label>Photo <input type="file" name="photo"></label><button>'),
    )
    const chosen = new DataTransfer()
    chosen.items.add(new File(['portrait'], 'moi.txt', { type: 'text/plain' }))
    part<HTMLInputElement>(host, '[name="photo"]').files = chosen.files
    button(host).click()
    const [request] = await server.requests(1)
    expect(request?.type).to.contain('multipart/form-data')
    expect(request?.text).to.contain('filename="moi.txt"').and.to.contain('portrait')
    expect(request?.fields['idreference']).to.equal('12')
  })

  it('ART-01 posts where the form says, with the button that was pressed', async () => {
    const server = await script(json(added))
    const own = `<form method="post" action="${server.address('ailleurs.php')}">
      <input type="hidden" name="idarticle" value="7"><button name="mode" value="cadeau">Offrir</button></form>`
    const [host] = await open([], 'confirm="none"', own)
    control(host, 'Offrir').click()
    const [request] = await server.requests(1)
    expect(request?.path).to.equal('ailleurs.php')
    expect(request?.fields)
      .to.include({ idarticle: '7', mode: 'cadeau' })
      .and.to.have.all.keys('idarticle', 'mode', 'cle_ajout')
  })

  it('CART-07 a second click during the first is not a second send; the button keeps its focus', async () => {
    const [host, server] = await open([json(added, { hold: 'answer' }), json({ ...added, version: 3 })])
    // Its words are others once it has waited for long.
    const own = button(host)
    own.focus()
    own.click()
    expect(own.getAttribute('aria-disabled')).to.equal('true')
    expect(own.getAttribute('aria-busy')).to.equal('true')
    expect(own.hasAttribute('disabled')).to.equal(false)
    own.click()
    await sendKeys({ press: 'Enter' })
    await server.release('answer')
    await waitUntil(() => !own.hasAttribute('aria-disabled'))
    expect(await server.log()).to.have.length(1)
    expect(document.activeElement).to.equal(own)
    own.click()
    await server.requests(2)
  })

  it('CART-07 a key that is held adds once', async () => {
    const [host, server] = await open([json(added), json({ ...added, version: 3 })])
    button(host).focus()
    await sendKeys({ down: 'Enter' })
    await server.requests(1)
    await waitUntil(() => !button(host).hasAttribute('aria-disabled'))
    await holdKey('Enter')
    expect(await server.log()).to.have.length(1)
  })

  it('ART-01 in a modal, which stays the only one, a toast confirms', async () => {
    const place = await fixture<HTMLElement>(
      `<div><flx-modal label="Aperçu"><flx-add-to-cart cart="#panier">${form}</flx-add-to-cart></flx-modal></div>`,
    )
    const modal = part<FlxModalElement>(place, 'flx-modal')
    await modal.ready
    modal.show()
    await openDialog()
    await scriptCalls(json(added))
    button(place).click()
    await waitUntil(() => document.querySelector('.flx-toast'))
    expect(textOf(part(document, '.flx-toast'))).to.contain('Votre panier : 2 articles, 24,00 € TTC.')
    expect(document.querySelectorAll('dialog[open]')).to.have.length(1)
    control(part(document, '.flx-toast'), 'Fermer cette notification').click()
    await modal.hide()
    await waitUntil(() => !document.querySelector('dialog[open], .flx-toast'))
  })

  it('the button says that it adds to who has to wait, and has its words back', async () => {
    const [host, server] = await open([json(added, { hold: 'answer' })])
    const own = button(host)
    own.focus()
    own.click()
    await server.requests(1)
    await waitUntil(() => own.textContent === 'Ajout…')
    expect(document.activeElement).to.equal(own)
    await server.release('answer')
    await waitUntil(() => own.textContent === 'Ajouter au panier')
  })

  it('two forms of one page are both sent, one after the other', async () => {
    const [first, server] = await open([json(added, { hold: 'answer' }), json({ ...added, version: 3 })])
    const second = await fixtureOf('confirm="none"', form)
    button(first).click()
    button(second).click()
    await server.requests(1)
    expect(await server.log()).to.have.length(1)
    await server.release('answer')
    await server.requests(2)
  })

  it('tells the change when it starts and when it is done', async () => {
    const [host] = await open([json(added)])
    const told: string[] = []
    let finished: Promise<unknown> = Promise.resolve()
    host.addEventListener('flx-cart-change', ({ detail }) => {
      told.push(`${detail.action} ${detail.value}`)
      finished = detail.finished
    })
    host.addEventListener('flx-cart-changed', ({ detail }) => told.push(`changed ${detail.summary?.count}`))
    button(host).click()
    expect(told).to.deep.equal(['add_item 7'])
    expect(await finished).to.deep.include({ count: 2 })
    await waitUntil(() => told[1] === 'changed 2')
  })

  it('a refusal of the server is said beside the form, which stays as it was', async () => {
    const [host, server] = await open([json({ status: 'ko', error: 'Article épuisé.' }), json(added)])
    let error = ''
    host.addEventListener('flx-cart-error', ({ detail }) => {
      error = detail.message
    })
    part<HTMLInputElement>(host, '[name="gravure"]').value = 'Pour Éloïse'
    button(host).click()
    await says(host, 'Article épuisé.')
    expect(error).to.equal('Article épuisé.')
    expect(part<HTMLInputElement>(host, '[name="gravure"]').value).to.equal('Pour Éloïse')
    await expect(host).to.be.accessible()
    button(host).click()
    await server.requests(2)
    await waitUntil(() => !message(host))
  })

  it('CART-07 an addition whose answer was lost is asked again by the same key; another one has another', async () => {
    const [host, server] = await open([{ drop: true }, json(added), json({ ...added, version: 3 })])
    let stale = 0
    const count = (): number => stale++
    document.addEventListener('flx-cart-stale', count)
    button(host).click()
    await says(host, 'La connexion au serveur a échoué.')
    expect(stale, 'who shows the cart reads it again').to.equal(1)
    document.removeEventListener('flx-cart-stale', count)
    button(host).click()
    await waitUntil(() => store.get(cartSummaryAtom)?.version === 2)
    await waitUntil(() => !button(host).hasAttribute('aria-busy'))
    button(host).click()
    const keys = (await server.requests(3)).map(({ fields }) => fields['cle_ajout'])
    expect([keys[0] === keys[1], keys[1] === keys[2]]).to.deep.equal([true, false])
  })

  it('CART-07 what was changed in the form since is another addition', async () => {
    const [host, server] = await open([{ drop: true }, json(added)])
    button(host).click()
    await says(host, 'La connexion au serveur a échoué.')
    part<HTMLInputElement>(host, '[name="quantite"]').value = '5'
    button(host).click()
    const [first, second] = await server.requests(2)
    expect(first?.fields['cle_ajout']).not.to.equal(second?.fields['cle_ajout'])
  })

  it('ART-01 names the article that a cart in HTML says was added', async () => {
    const line = (hooks: string) =>
      `<ul data-flx-view data-flx-count="1" data-flx-total-ttc="12"><li ${hooks}>Un vase</li></ul>`
    const [host] = await open([
      { body: line('data-flx-added="Vase « Dune »"') },
      { body: line('data-flx-line="L1" data-flx-reference="12" data-flx-name="Vase « Lune »"') },
    ])
    button(host).click()
    await untilText(part(host, '[role="status"]'), '« Vase « Dune » » est dans votre panier.')
    button(host).click()
    await untilText(part(host, '[role="status"]'), '« Vase « Lune » » est dans votre panier.')
  })

  it('understands the HTML of a server, refusals too', async () => {
    const [host] = await open([{ body: '<p class="alert alert-danger">Stock <b>insuffisant</b></p>' }, html(added)])
    button(host).click()
    await says(host, 'Stock insuffisant')
    button(host).click()
    await waitUntil(() => store.get(cartSummaryAtom)?.count === 2)
    expect(message(host)).to.equal(null)
  })

  it('an invalid form is left to the browser', async () => {
    const [host, server] = await open([])
    part<HTMLInputElement>(host, '[name="quantite"]').value = ''
    button(host).click()
    expect(button(host).hasAttribute('aria-busy')).to.equal(false)
    expect(await server.log()).to.have.length(0)
  })

  it('ART-01 confirms in a popup: go on shopping, or see the cart', async () => {
    const [host] = await open([json(added), json({ ...added, version: 3 })], 'cart="#panier"')
    button(host).focus()
    button(host).click()
    const dialog = await openDialog()
    expect(textOf(dialog)).to.contain('Ajouté au panier')
    expect(textOf(dialog)).to.contain('Votre panier : 2 articles, 24,00 € TTC.')
    await expect(dialog).to.be.accessible()
    control(dialog, 'Continuer mes achats').click()
    await confirmationGone()
    expect(document.activeElement).to.equal(button(host))
    button(host).click()
    control(await openDialog(), 'Voir le panier').click()
    await waitUntil(() => location.hash === '#panier')
    history.replaceState(null, '', location.pathname + location.search)
    await confirmationGone()
  })

  it('confirms in a toast, which leads to the cart', async () => {
    const [host] = await open([json(added)], 'confirm="toast" cart="#panier"')
    button(host).click()
    await waitUntil(() => document.querySelector('.flx-toast'))
    const toast = part(document, '.flx-toast')
    expect(textOf(toast)).to.contain('Votre panier : 2 articles, 24,00 € TTC.')
    expect(document.querySelector('dialog') === null).to.equal(true)
    control(toast, 'Voir le panier').click()
    await waitUntil(() => location.hash === '#panier')
    history.replaceState(null, '', location.pathname + location.search)
    await confirmationGone()
  })

  it('without a cart address, the popup only lets go on; that of the page’s badge is taken', async () => {
    const [host] = await open([json(added), json({ ...added, version: 3 })], '')
    button(host).click()
    const dialog = await openDialog()
    expect(textOf(dialog)).not.to.contain('Voir le panier')
    control(dialog, 'Continuer mes achats').click()
    await confirmationGone()
    await fixture('<flx-cart-badge><a href="#du-badge">Panier</a></flx-cart-badge>')
    button(host).click()
    control(await openDialog(), 'Voir le panier').click()
    await waitUntil(() => location.hash === '#du-badge')
    history.replaceState(null, '', location.pathname + location.search)
    await confirmationGone()
  })
})
