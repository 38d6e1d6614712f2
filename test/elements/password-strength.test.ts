import { expect, fixture } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import '../../elements/form.ts'
import type { FlxModalElement } from '../../elements/modal.ts'
import '../../elements/modal.ts'
import type { FlxPasswordStrengthElement } from '../../elements/password-strength.ts'
import '../../elements/password-strength.ts'
import { type Answer, type Script, scriptCalls } from '../support/answers-client.ts'
import { warningsOf } from '../support/console.ts'
import { waitUntil } from '../support/wait-until.ts'

const content = '<label>Mot de passe <input type="password" name="password" autocomplete="new-password"></label>'
let host: HTMLElement
let server: Script

async function open(answers: Answer[], inner = content, attributes = ''): Promise<void> {
  server = await scriptCalls(...answers)
  host = await fixture<HTMLElement>(`<flx-password-strength ${attributes}>${inner}</flx-password-strength>`)
}

const field = () => host.querySelector('input') as HTMLInputElement
const meter = () => host.querySelector<HTMLElement>('[role="meter"]:not([hidden])')
const fill = () => meter()?.firstElementChild as HTMLElement | undefined
const words = () => host.querySelector('[role="status"]')?.textContent ?? ''
const sent = async () => (await server.log()).map(({ fields }) => fields['q'])

/** Types within one task, so that no letter comes after a pause, however slow the machine is. */
function type(text: string): void {
  field().focus()
  for (const letter of text) document.execCommand('insertText', false, letter)
}

describe('<flx-password-strength>', () => {
  it('PWD-01 posts what was typed once typing has paused, in the body alone', async () => {
    await open([{ body: { result: 'Faible', percentage: 20 } }])
    type('azerty')
    await waitUntil(meter)
    const [request] = await server.log()
    expect(await sent()).to.deep.equal(['azerty'])
    expect([request?.method, request?.path, Object.keys(request?.query ?? {})]).to.deep.equal([
      'POST',
      'ajax/modules/vieprivee/check_pwd.php',
      [],
    ])
  })

  it('PWD-01 the percentage is the width of the bar, and its class a quarter; pOk from 100 on', async () => {
    const rated: [percentage: unknown, classes: string, width: string][] = [
      [0, 'p25', '0%'],
      [25, 'p25', '25%'],
      ['26', 'p50', '26%'],
      [75, 'p75', '75%'],
      ['99,5 %', 'p100', '99.5%'],
      [100, 'p100 pOk', '100%'],
      [140, 'p100 pOk', '100%'],
    ]
    for (const [percentage, classes, width] of rated) {
      await open([{ body: { result: 'Mot', percentage } }])
      type('a')
      await waitUntil(meter)
      const shown = [...(fill()?.classList ?? [])].filter((name) => name.startsWith('p')).join(' ')
      expect([shown, fill()?.style.width]).to.deep.equal([classes, width])
    }
  })

  it('PWD-01 says it in words, with the reasons, as text', async () => {
    const reasons = ['Ajoutez un mot <b>rare</b>.', 'Évitez les suites.']
    await open([{ body: { result: '<i>Faible</i>', percentage: 30, raisons: reasons } }])
    type('azerty')
    await waitUntil(meter)
    expect(words()).to.equal('FaibleAjoutez un mot rare.Évitez les suites.')
    expect(host.querySelectorAll('[role="status"] b, [role="status"] i').length).to.equal(0)
    expect([meter()?.ariaValueNow, meter()?.ariaValueText]).to.deep.equal(['30', 'Faible'])
  })

  it('PWD-01 only the latest question counts: an answer to an older password is never shown', async () => {
    await open([
      { body: { result: 'Ancien', percentage: 10 }, hold: 'old' },
      { body: { result: 'Nouveau', percentage: 90 } },
    ])
    type('a')
    await server.requests(1)
    type('b')
    await waitUntil(() => words() === 'Nouveau', words())
    await server.release('old')
    await waitUntil(async () => (await server.log())[0]?.aborted === true)
    expect([words(), await sent()]).to.deep.equal(['Nouveau', ['a', 'ab']])
  })

  it('PWD-01 an emptied field says nothing, and asks nothing', async () => {
    await open([{ body: { result: 'Faible', percentage: 20 }, repeat: true }])
    type('a')
    await waitUntil(meter)
    await sendKeys({ press: 'Backspace' })
    expect([meter(), words()]).to.deep.equal([null, ''])
    type('bc')
    await waitUntil(meter)
    expect(await sent()).to.deep.equal(['a', 'bc'])
  })

  it('PWD-01 a failure of any kind is said, and hinders nothing', async () => {
    const failures: Answer[] = [
      { status: 500, body: '' },
      { body: '<p>Bonjour</p>' },
      { body: { result: 'Oui' } },
      { drop: true },
    ]
    for (const answer of failures) {
      await open([answer])
      type('secret')
      await waitUntil(() => words() !== '')
      expect(words()).to.equal('La solidité de ce mot de passe n’a pas pu être estimée.')
      expect([meter(), field().value, field().validity.valid]).to.deep.equal([null, 'secret', true])
    }
  })

  it('PWD-01 a target elsewhere is followed', async () => {
    await fixture('<input type="password" id="ailleurs" aria-label="Mot de passe">')
    await open([{ body: { result: 'Bon', percentage: 80 } }], '', 'for="#ailleurs"')
    ;(document.querySelector('#ailleurs') as HTMLInputElement).focus()
    await sendKeys({ type: 'x' })
    await waitUntil(() => words() === 'Bon', words())
  })

  it('PWD-01 a target in a modal of the page is followed', async () => {
    const modal = await fixture<FlxModalElement>(
      '<flx-modal label="Compte"><input id="la" type="password" aria-label="Mot de passe"></flx-modal>',
    )
    await modal.ready
    const said = await warningsOf(async () => {
      await open([{ body: { result: 'Faible', percentage: 20 } }], '', 'for="#la"')
      await (host as FlxPasswordStrengthElement).ready
    })
    expect(said).to.deep.equal([])
    const target = modal.querySelector('input') as HTMLInputElement
    target.value = 'azerty'
    target.dispatchEvent(new Event('input', { bubbles: true }))
    await waitUntil(meter)
  })

  it('PWD-01 FORM-11 what is wrong with the field is said right under it; a meter that says nothing takes no row of a grid', async () => {
    const place = await fixture<HTMLElement>(`<flx-form><form action="#envoi"><flx-password-strength>
      <div style="display: grid; gap: 20px"><label for="p" style="height: 20px">Mot de passe</label>
      <input type="password" id="p" name="p" required style="box-sizing: border-box; height: 40px"></div>
      </flx-password-strength><button>Envoyer</button></form></flx-form>`)
    const input = place.querySelector('input') as HTMLInputElement
    const grid = input.parentElement as HTMLElement
    await waitUntil(() => grid.querySelector('[role="status"]') && place.querySelector('form[novalidate]'))
    expect(grid.offsetHeight).to.equal(80)
    place.querySelector('button')?.click()
    await waitUntil(() => input.ariaInvalid)
    expect(input.nextElementSibling?.textContent).to.equal('Remplissez ce champ.')
  })

  it('PWD-01 what a password manager fills in is rated, also in a field that shows what is typed, or that is drawn anew', async () => {
    const rated = [10, 30, 60, 90].map((percentage) => ({ body: { result: `${percentage}`, percentage } }))
    await open(rated, content.replace('type=', 'value="avant" type='))
    await waitUntil(() => words() === '10', 'what was there before us')
    field().value = 'rempli'
    field().dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(() => words() === '30', 'what was filled in')
    field().type = 'text'
    type('!')
    await waitUntil(() => words() === '60', 'what is typed in the open')
    field().outerHTML = '<input type="password" name="password" value="neuf">'
    await waitUntil(() => words() === '90', 'what a new field holds')
    expect(await sent()).to.deep.equal(['avant', 'rempli', 'rempli!', 'neuf'])
    expect(host.querySelectorAll('[role="meter"]').length).to.equal(1)
  })

  it('PWD-01 a form that is reset takes the meter away; the element leaves its HTML as it was written', async () => {
    await open([{ body: { result: 'Faible', percentage: 20 } }], `<form>${content}</form>`)
    type('azerty')
    await waitUntil(meter)
    host.querySelector('form')?.reset()
    await waitUntil(() => meter() === null, 'the meter goes')
    expect(words()).to.equal('')
    host.remove()
    await waitUntil(() => host.innerHTML === `<form>${content}</form>`, host.innerHTML)
  })

  it('PWD-01 the field keeps its name, in a table, in a label, beside a label', async () => {
    const forms = [
      content,
      '<table><tr><td><label for="p">Mot de passe</label></td><td><input type="password" id="p"></td></tr></table>',
    ]
    for (const inner of forms) {
      await open([{ body: { result: 'Faible', percentage: 20 } }], inner)
      type('a')
      await waitUntil(meter)
      expect(field().labels?.[0]?.textContent?.trim()).to.equal('Mot de passe')
    }
  })
})
