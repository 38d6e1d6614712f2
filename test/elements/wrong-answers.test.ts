import { expect, fixture } from '@open-wc/testing'
import type { FlxStockElement } from '../../elements/stock.ts'
import '../../elements/add-to-cart.ts'
import '../../elements/cart.ts'
import '../../elements/cart-badge.ts'
import '../../elements/list.ts'
import '../../elements/reservation.ts'
import '../../elements/stock.ts'
import '../../elements/track.ts'
import { wrongAnswers } from '../foreign/wrong-answers.ts'
import { type Answer, type Script, script, scriptCalls } from '../support/answers-client.ts'
import { control, forgetCart, part, textOf, untilText } from '../support/cart-page.ts'
import { errorsOf, warningsOf } from '../support/console.ts'
import { waitUntil } from '../support/wait-until.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

beforeEach(async () => {
  await forgetCart()
  window.dataLayer = []
})

const unexpected = 'Le serveur n’a pas donné la réponse attendue.'
const unread = 'La réponse du serveur n’a pas pu être lue.'
const over = 'Votre session a expiré.'

const cart = `
  <div data-flx-view="cart" data-flx-count="2" data-flx-total-ttc="24,00 €">
    <table><tr data-flx-line="41"><td>Bol en grès</td>
      <td><input name="quantite" value="2" aria-label="Quantité"></td>
      <td><button data-flx-action="supArt">Enlever</button></td></tr></table>
    <form method="post"><label>Un mot <textarea name="mot"></textarea></label>
      <input type="hidden" name="cle_commande" value="k1">
      <button data-flx-action="valide_panier">Commander et payer</button></form>
  </div>`

async function open(tag: string, content: string, answers: Answer[], attributes = ''): Promise<[HTMLElement, Script]> {
  const server = await scriptCalls(...answers)
  const host = await fixture<HTMLElement & { ready: Promise<void> }>(`<${tag} ${attributes}>${content}</${tag}>`)
  await host.ready
  return [host, server]
}

const answerOf = ({ body, type }: (typeof wrongAnswers)[number]): Answer => ({ body, type: type ?? 'html' })
const alerts = (host: Element): string => [...host.querySelectorAll('[role="alert"]')].map(textOf).join(' ')
const failed = (host: Element): Promise<void> =>
  waitUntil(() => [unexpected, unread, over].some((text) => alerts(host).includes(text)), `says ${alerts(host)}`)

for (const wrong of wrongAnswers) {
  describe(`${wrong.name}, instead of an answer of the shop`, () => {
    it('CART-06 is no order: nothing is wiped, no purchase is told, the button comes back', async () => {
      const [host] = await open('flx-cart', cart, [answerOf(wrong), answerOf(wrong), answerOf(wrong)])
      await fixture('<flx-track></flx-track>')
      let changed = 0
      let detail = ''
      host.addEventListener('flx-cart-changed', () => changed++)
      host.addEventListener('flx-cart-error', ({ detail: { error } }) => {
        detail = (error as { detail?: string }).detail ?? ''
      })
      const typed = part<HTMLTextAreaElement>(host, 'textarea')
      typed.value = 'Sonnez deux fois'
      const button = control(host, 'Commander et payer')
      button.click()
      await failed(host)
      expect(alerts(host)).to.contain(wrong.isLogin ? over : '.')
      expect(detail).to.match(wrong.said)
      await waitUntil(() => !button.hasAttribute('aria-busy'), 'the button is still busy')
      expect([changed, textOf(part(host, 'tr')), typed.value]).to.deep.equal([
        0,
        'Bol en grès Enlever',
        'Sonnez deux fois',
      ])
      expect(JSON.stringify(window.dataLayer)).not.to.contain('purchase')
    })

    it('CART-02 wipes no cart when a quantity changes', async () => {
      const [host] = await open('flx-cart', cart, [answerOf(wrong)])
      const field = part<HTMLInputElement>(host, 'input[name="quantite"]')
      field.value = '5'
      field.dispatchEvent(new Event('change', { bubbles: true }))
      await failed(host)
      expect([field.isConnected, field.value, textOf(part(host, 'tr'))]).to.deep.equal([
        true,
        '5',
        'Bol en grès Enlever',
      ])
    })

    it('ART-01 adds nothing, and keeps what was typed', async () => {
      const form =
        '<form method="post"><input type="hidden" name="idarticle" value="7"><input name="gravure"><button>Ajouter</button></form>'
      const [host] = await open('flx-add-to-cart', form, [answerOf(wrong)], 'confirm="none"')
      let changed = 0
      host.addEventListener('flx-cart-changed', () => changed++)
      part<HTMLInputElement>(host, '[name="gravure"]').value = 'Éloïse'
      control(host, 'Ajouter').click()
      await failed(host)
      expect([changed, part<HTMLInputElement>(host, '[name="gravure"]').value]).to.deep.equal([0, 'Éloïse'])
      expect(control(host, 'Ajouter').hasAttribute('aria-busy')).to.equal(false)
    })

    it('RESA-01 books nothing, and keeps the days', async () => {
      const days = `<div data-flx-view><a href="#j" data-flx-action="creneaux" data-flx-value="2026-12-01">Mardi</a>
        <form><input type="hidden" name="idvalue" value="2026-12-01|10:00-11:00|8"><button data-flx-action="reservation">Réserver</button></form></div>`
      const [host] = await open(
        'flx-reservation',
        days,
        [answerOf(wrong), answerOf(wrong)],
        'article="7" reference="12"',
      )
      let done = 0
      host.addEventListener('flx-reservation-done', () => done++)
      control(host, 'Réserver').click()
      await failed(host)
      expect([done, textOf(part(host, '[data-flx-view]'))]).to.deep.equal([0, 'Mardi Réserver'])
      control(host, 'Mardi').click()
      await waitUntil(() => textOf(part(host, '[data-flx-view]')) === 'Mardi Réserver')
    })

    it('ART-02 tells nobody that they will be told, and keeps the address', async () => {
      const form =
        '<form><input type="hidden" name="idarticle" value="7"><input type="hidden" name="idreference" value="12"><button>Ajouter</button></form>'
      const alert = `<form data-flx-stock-alert action="ALERT"><input type="hidden" name="idreference"><input name="email" value=""><button>Prévenir</button></form>`
      const server = await scriptCalls(
        { body: { 12: { aff_btn_add_panier: 'aff_msg', message: 'Épuisé' } } },
        answerOf(wrong),
      )
      const host = await fixture<HTMLElement>(
        `<flx-stock>${form}${alert.replace('ALERT', server.address('alerte'))}</flx-stock>`,
      )
      await (host as FlxStockElement).ready
      await waitUntil(() => !part(host, '[data-flx-stock-alert]').hidden)
      const email = part<HTMLInputElement>(host, '[name="email"]')
      email.value = 'anne@exemple.fr'
      control(host, 'Prévenir').click()
      await waitUntil(() => document.querySelector('dialog[open]'))
      expect(textOf(document.querySelector('dialog[open]'))).to.contain('Demande refusée')
      expect(email.value).to.equal('anne@exemple.fr')
      control(part(document, 'dialog[open]'), 'OK').click()
      await waitUntil(() => !document.querySelector('dialog'))
    })

    it('LIST-01 adds no item, and says so', async () => {
      const list = (next: string) =>
        `<ul data-flx-items><li id="a1">Bol</li></ul><p data-flx-pages><a href="${next}" data-flx-next>Suite</a></p>`
      const server = await script(answerOf(wrong))
      const page = wrong.name === 'a whole page'
      const errors = await errorsOf(async (said) => {
        const host = await fixture<HTMLElement>(`<flx-list>${list(server.address('suite'))}</flx-list>`)
        if (page) return
        control(host, 'Suite').click()
        await waitUntil(() => said.length > 0)
        expect([...host.querySelectorAll('li')].map(textOf)).to.deep.equal(['Bol'])
        expect(host.querySelector('[data-flx-next]')).not.to.equal(null)
      })
      if (!page) expect(errors.join(' ')).to.contain('attendu')
    })
  })
}

describe('what stands behind a notice of PHP', () => {
  const warning =
    '<br />\n<b>Warning</b>:  Undefined array key "[x] {y}" in <b>/home/site/a.php</b> on line <b>7</b><br />\n'

  it('is taken where it is JSON, and the notice said by name', async () => {
    const reply = {
      status: 'ok',
      panier: {
        lignes: [{ idligne: '1', nom: 'Tasse', quantite: 3, prix_unitaire_ttc: 9 }],
        totaux: { total_ttc: 27 },
      },
    }
    const said = await warningsOf(async () => {
      const [host] = await open('flx-cart', '', [{ type: 'html', body: `\uFEFF${warning}${JSON.stringify(reply)}` }])
      await untilText(host, '27,00')
      expect(part<HTMLInputElement>(host, 'input:not([type="hidden"])').value).to.equal('3')
    })
    expect(said.join('\n')).to.contain('PHP écrit avant la réponse « Warning: Undefined array key')
  })

  it('is taken where it is a cart in HTML, and the notice stays out of the page', async () => {
    const [host] = await open('flx-cart', cart, [{ body: warning + cart.replace('Bol', 'Bols') }])
    control(host, 'Enlever').click()
    await untilText(host, 'Bols en grès')
    expect(textOf(host)).not.to.contain('Warning')
    expect(host.querySelectorAll('table')).to.have.length(1)
  })
})

describe('the server’s reason, without a cart', () => {
  for (const [way, body] of [
    ['JSON', { status: 'ko', error_msg: 'Ce code n’existe pas.' }],
    ['HTML', '<p class="alert alert-danger">Ce code n’existe pas.</p>'],
  ] as const) {
    it(`CART-02 is shown, and the cart stays (${way})`, async () => {
      const [host, server] = await open('flx-cart', cart, [{ body }])
      control(host, 'Enlever').click()
      await waitUntil(() => alerts(host).includes('Ce code n’existe pas.'), 'says nothing')
      // Beside the line that was acted on, which stays.
      expect(textOf(part(host, 'tr'))).to.equal('Bol en grès Ce code n’existe pas. Enlever')
      expect(await server.log()).to.have.length(1)
      expect(host.querySelector('[aria-busy]')).to.equal(null)
    })

    it(`CART-06 of an order is shown, and no purchase is told (${way})`, async () => {
      const [host] = await open('flx-cart', cart.replace('<form', '<div data-flx-validation></div><form'), [{ body }])
      control(host, 'Commander et payer').click()
      await untilText(part(host, '[data-flx-validation]'), 'Ce code n’existe pas.')
      await waitUntil(() => document.activeElement === part(host, '[data-flx-validation]'))
      expect(alerts(host)).not.to.contain('Ce code n’existe pas.')
      expect(textOf(part(host, 'tr'))).to.equal('Bol en grès Enlever')
    })
  }

  it('CART-02 that it was done is said, and the cart read again', async () => {
    const read = cart.replace('Bol en grès', 'Bol en porcelaine')
    const [host, server] = await open('flx-cart', cart, [
      { body: { status: 'ok', info_msg: 'C’est noté.' } },
      { body: read },
    ])
    control(host, 'Enlever').click()
    await untilText(host, 'Bol en porcelaine')
    await untilText(host, 'C’est noté.')
    expect((await server.log()).map(({ fields }) => fields['action'])).to.deep.equal(['supArt', ''])
  })
})

describe('the least that a cart in HTML says', () => {
  it('a cart without its count or total says their names once, in the console', async () => {
    const bare = '<div data-flx-view><a href="#x" data-flx-action="supArt" data-flx-value="7">Enlever</a></div>'
    const said = await warningsOf(async () => {
      const [host, server] = await open('flx-cart', bare, [{ body: bare }, { body: bare }])
      control(host, 'Enlever').click()
      await server.requests(1)
      await waitUntil(() => !host.querySelector('[aria-busy]'))
      control(host, 'Enlever').click()
      await server.requests(2)
      await waitUntil(() => !host.querySelector('[aria-busy]'))
    })
    const answers = said.filter((line) => line.includes('traitement.php'))
    expect(answers).to.have.length(1)
    expect(answers[0]).to.contain('data-flx-count, data-flx-total-ttc')
  })
})
