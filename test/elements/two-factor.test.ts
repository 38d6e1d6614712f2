import { expect, fixture } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { FlxTwoFactorElement } from '../../elements/two-factor.ts'
import '../../elements/two-factor.ts'
import { type Answer, type Script, scriptCalls } from '../support/answers-client.ts'
import { waitUntil } from '../support/wait-until.ts'

const incomplete = "Veuillez renseigner correctement le code d'authentification."
const unknown = "Une erreur inconnue s'est produite, veuillez réessayer."

const form = (fields = '<label>Code reçu <input name="code" maxlength="6" required></label>'): string => `
  <form method="post"><input type="hidden" name="action" value="validercode"><input type="hidden" name="idtransaction" value="t1">
  <p>Un code est parti.</p>${fields}<button>Valider</button>
  <button name="action" value="renvoyercode" data-flx-resend formnovalidate>Renvoyer le code</button></form>`

let host: FlxTwoFactorElement
let server: Script
let done: number

async function open(
  answers: Answer[] = [],
  markup = `<flx-two-factor wait="0">${form()}</flx-two-factor>`,
): Promise<void> {
  server = await scriptCalls(...answers)
  host = await fixture<FlxTwoFactorElement>(markup)
  await host.ready
  done = 0
  host.addEventListener('flx-two-factor-done', (event) => {
    done++
    event.preventDefault()
  })
}

const digits = () => [...host.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')]
const digit = (index: number) => digits()[index] as HTMLInputElement
const values = () =>
  digits()
    .map(({ value }) => value || '_')
    .join('')
const at = () => digits().indexOf(document.activeElement as HTMLInputElement)
const said = () => host.querySelector('.flx-said')?.textContent ?? ''
const button = (index = 0) => host.querySelectorAll('button')[index] as HTMLButtonElement

function paste(text: string, target: EventTarget): Event {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  target.dispatchEvent(event)
  return event
}

/** As the browser fills a field: the whole code in one of them. */
function fill(text: string, field: HTMLInputElement): void {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const type = async (text: string): Promise<void> => {
  for (const key of text) await sendKeys({ press: key })
}

describe('<flx-two-factor>', () => {
  it('TFA-01 the field of the form becomes six of one digit, numeric, required, named, for autofill', async () => {
    await open()
    expect(digits().map(({ ariaLabel }) => ariaLabel)).to.deep.equal(
      [1, 2, 3, 4, 5, 6].map((n) => `Chiffre ${n} sur 6`),
    )
    for (const field of digits()) {
      const { inputMode, required, maxLength } = field
      const autocomplete = field.getAttribute('autocomplete')
      expect([inputMode, autocomplete, required, maxLength]).to.deep.equal(['numeric', 'one-time-code', true, -1])
    }
    ;(host.querySelector('label') as HTMLElement).click()
    expect(at()).to.equal(0)
  })

  it('TFA-01 typing goes on to the next, over what is there; other characters leave nothing', async () => {
    await open()
    digit(0).focus()
    await type('12a3')
    expect([values(), at()]).to.deep.equal(['123___', 3])
    await type('456')
    expect([values(), at()]).to.deep.equal(['123456', 5])
    await sendKeys({ press: 'Home' })
    await type('9x')
    expect([values(), at()]).to.deep.equal(['923456', 1])
    // The caret stands before the digit, not around it.
    digit(3).focus()
    digit(3).setSelectionRange(0, 0)
    await type('7')
    expect(values()).to.equal('923756')
  })

  it('TFA-01 Backspace goes back, arrows, Home and End move', async () => {
    await open()
    digit(0).focus()
    await type('123')
    await sendKeys({ press: 'Backspace' })
    expect([values(), at()]).to.deep.equal(['12____', 2])
    await sendKeys({ press: 'Backspace' })
    expect([values(), at()]).to.deep.equal(['1_____', 1])
    const moves = { ArrowLeft: 0, ArrowRight: 1, End: 5, Home: 0 }
    for (const [key, place] of Object.entries(moves)) {
      await sendKeys({ press: key as 'Home' })
      expect(at(), key).to.equal(place)
    }
    await sendKeys({ press: 'Delete' })
    expect(values()).to.equal('______')
  })

  it('TFA-01 a phone whose keyboard does not name its keys goes back by its Backspace all the same', async () => {
    await open()
    digit(0).focus()
    await type('123')
    const named = (event: Event): boolean => Reflect.defineProperty(event, 'key', { value: 'Unidentified' })
    addEventListener('keydown', named, { capture: true })
    await sendKeys({ press: 'Backspace' })
    await sendKeys({ press: 'Backspace' })
    removeEventListener('keydown', named, { capture: true })
    expect([values(), at()]).to.deep.equal(['1_____', 1])
  })

  it('TFA-01 what is pasted anywhere in the form keeps its digits alone, and fills all six', async () => {
    const pasted: [string, number, string][] = [
      ['123456', 0, '123456'],
      ['123 456', 4, '123456'],
      ['Votre code : 123456.', 2, '123456'],
      ['１２３４５６', 0, '123456'],
      ['1234567', 3, '123456'],
      ['1234', 0, '1234__'],
      ['12', 3, '___12_'],
      ['aucun', 1, '______'],
    ]
    for (const [text, index, expected] of pasted) {
      await open()
      paste(text, digit(index))
      expect(values(), text).to.equal(expected)
    }
    await open()
    paste('654321', button())
    expect(values()).to.equal('654321')
  })

  it('TFA-01 what is pasted into another field of the form is that field’s', async () => {
    const other = '<label>Nom de cet appareil <input name="appareil"></label>'
    const fields = '<label>Code reçu <input name="code" required></label>'
    await open([], `<flx-two-factor>${form(fields + other)}</flx-two-factor>`)
    digit(0).focus()
    await type('12')
    const event = paste('Pixel 8 de 2023', host.querySelector('[name="appareil"]') as HTMLInputElement)
    expect([event.defaultPrevented, values().slice(0, 6)]).to.deep.equal([false, '12____'])
  })

  it('TFA-01 what was typed before its code had come stays, and is gone on with; the form’s own field holds it too', async () => {
    const page = await fixture<HTMLElement>(`<div>${form()}</div>`)
    const field = page.querySelector<HTMLInputElement>('[name="code"]') as HTMLInputElement
    field.value = '12'
    // As where the tag's code comes late: the element finds a field that has the focus.
    host = document.createElement('flx-two-factor')
    host.append(...page.children)
    page.append(host)
    field.focus()
    await host.ready
    await waitUntil(() => at() === 2, 'goes on at the third')
    await type('34')
    expect([values(), at(), field.value]).to.deep.equal(['1234__', 4, '1234'])
  })

  it('TFA-01 a browser may fill any of them with the whole code, or each', async () => {
    for (const index of [0, 3, 5]) {
      await open()
      fill('123456', digit(index))
      expect(values()).to.equal('123456')
    }
    await open()
    for (const field of digits()) fill('123456', field)
    expect(values()).to.equal('123456')
  })

  it('TFA-01 six fields that the author wrote stay, and leave as one code', async () => {
    const written = Array.from({ length: 6 }, (_, n) => `<input name="code[]" maxlength="1" id="c${n}">`).join('')
    await open([{ body: { status: 'ok' } }], `<flx-two-factor>${form(written)}</flx-two-factor>`)
    expect(host.querySelectorAll('input').length).to.equal(8)
    paste('123456', digit(0))
    button().click()
    await waitUntil(() => done)
    const [request] = await server.log()
    expect(request?.fields).to.deep.equal({ action: 'validercode', idtransaction: 't1', code: '123456' })
  })

  it('TFA-02 an incomplete code is said, nothing is sent, and the first empty digit has the focus', async () => {
    await open([{ body: { status: 'ok' } }])
    digit(0).focus()
    await type('12')
    await sendKeys({ press: 'Enter' })
    expect([said(), at(), host.querySelector('.flx-said > *')?.getAttribute('role')]).to.deep.equal([
      incomplete,
      2,
      'alert',
    ])
    expect(digit(2).ariaInvalid).to.equal('true')
    await type('3456')
    expect(digit(2).ariaInvalid).to.equal(null)
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => done)
    expect((await server.log()).length).to.equal(1)
    expect(said()).to.equal('')
  })

  it('TFA-03 a refusal is in the words of the server, empties the code, and takes the transaction it names', async () => {
    await open([
      { body: { status: 'error', error_txt: 'Ce code est faux.' } },
      { status: 429, body: { status: 'error', error_txt: 'Trop d’essais.', idtransaction: 't2' } },
      { body: { status: 'ok' } },
    ])
    for (const words of ['Ce code est faux.', 'Trop d’essais.']) {
      paste('123456', digit(0))
      button().click()
      await waitUntil(() => said() === words, words)
      expect([values(), at(), done]).to.deep.equal(['______', 0, 0])
    }
    paste('123456', digit(0))
    button().click()
    await waitUntil(() => done)
    const log = await server.log()
    expect(log.map(({ fields }) => fields['idtransaction'])).to.deep.equal(['t1', 't1', 't2'])
  })

  it('TFA-03 what is no answer is a failure with its sentence, and the code stays', async () => {
    for (const answer of [{ status: 500, body: '' }, { body: '' }, { drop: true }, { body: { ok: 1 } }] as Answer[]) {
      await open([answer])
      paste('123456', digit(0))
      button().click()
      await waitUntil(() => said())
      expect([said(), values(), done]).to.deep.equal([unknown, '123456', 0])
    }
  })

  it('HTTP-02 after too many tries it says when the next one may come', async () => {
    await open([{ status: 429, body: '', headers: { 'Retry-After': '30' } }])
    paste('123456', digit(0))
    button().click()
    await waitUntil(() => said())
    expect([said(), values()]).to.deep.equal([
      'Le serveur a reçu trop de demandes. Réessayez dans 30\u00a0secondes.',
      '123456',
    ])
  })

  it('TFA-01 of a whole message that is pasted the six digits that stand together are the code', async () => {
    await open()
    for (const text of [
      'Votre code du 12/05/2026 : 654321. Valable 10 minutes.',
      'Le 12/05 à 9 h 30, code 654 321',
      '1 2 3 : 654-321',
      'Carte 123456******6789, id 022C123456 : le code est 654321',
    ]) {
      paste(text, digit(0))
      expect(values(), text).to.equal('654321')
    }
  })

  it('TFA-01 digits of an Arabic or Persian keyboard are digits', async () => {
    await open()
    paste('٦٥٤۳۲۱', digit(0))
    expect(values()).to.equal('654321')
  })

  it('TFA-01 a double click sends the code once', async () => {
    await open([{ hold: 'code', body: { status: 'ok' } }])
    paste('123456', digit(0))
    button().click()
    button().click()
    await server.requests(1)
    await server.release('code')
    await waitUntil(() => done)
    expect((await server.log()).length).to.equal(1)
  })

  it('TFA-03 « Renvoyer le code » sends its form, says that a code left, and waits before the next', async () => {
    await open(
      [
        { body: { status: 'wait', email: 'a@b.fr', idtransaction: 't2' } },
        { body: { status: 'error', error_txt: 'Attendez.' } },
      ],
      `<flx-two-factor wait="3600">${form()}</flx-two-factor>`,
    )
    const resend = button(1)
    expect([resend.ariaDisabled, resend.textContent]).to.deep.equal(['true', 'Renvoyer le code (3600 s)'])
    resend.click()
    host.setAttribute('wait', '0')
    await waitUntil(() => resend.ariaDisabled === null)
    expect(resend.textContent).to.equal('Renvoyer le code')
    resend.click()
    await waitUntil(() => host.querySelector('p')?.textContent === 'Un nouveau code a été envoyé à l’adresse a@b.fr.')
    expect([host.querySelector('p')?.role, at()]).to.deep.equal(['status', 0])
    resend.click()
    await waitUntil(() => said() === 'Attendez.')
    const log = await server.log()
    expect(log.map(({ fields }) => [fields['action'], fields['idtransaction']])).to.deep.equal([
      [['validercode', 'renvoyercode'], 't1'],
      [['validercode', 'renvoyercode'], 't2'],
    ])
  })

  it('TFA-03 the author’s words on the button stay while it waits', async () => {
    const markup = form().replace('Renvoyer le code', 'Autre code')
    await open([], `<flx-two-factor wait="3600">${markup}</flx-two-factor>`)
    expect(button(1).textContent).to.equal('Autre code (3600 s)')
  })
})
