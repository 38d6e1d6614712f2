import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { Answer } from '../support/answers-client.ts'
import { errorOf, openForm } from '../support/form-page.ts'
import { pressMouse, releaseMouse } from '../support/press.ts'
import { waitUntil } from '../support/wait-until.ts'

beforeEach(() => sessionStorage.clear())

/** A form whose fields the server checks as they are left. */
async function open(...answers: Answer[]) {
  const page = await openForm([], {
    attributes: 'check no-draft no-guard',
    content: `<input name="code" aria-label="Code"><input name="email" type="email" aria-label="E-mail">
      <input name="libre" data-flx-no-check aria-label="Libre"><input name="pass" type="password" aria-label="Mot de passe">
      <label><input type="checkbox" name="options[]" value="a"> A</label><input name="jeton" type="hidden" value="j1"><button>Envoyer</button>`,
  })
  const { server, host, form } = page
  await server.add(...answers)
  host.setAttribute('check-src', server.address('verif'))
  // Its code has come once it says what it can tell by itself.
  const leave = (name: string, value: string): void => {
    const field = page.field(name)
    field.value = value
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }
  await waitUntil(() => {
    leave('email', 'faux')
    return errorOf(page.field('email')) !== ''
  })
  leave('email', '')
  await waitUntil(() => errorOf(page.field('email')) === '')
  return { ...page, leave, errorIn: (name: string) => errorOf(form.querySelector(`[name="${name}"]`) as Element) }
}

describe('<flx-form check>', () => {
  it('FORM-03 a field is checked when it is left, with what the form holds but for passwords', async () => {
    const page = await open(
      { body: { status: 'ko', errors: { code: 'Ce code est pris.', email: 'Pas demandé.' } } },
      { body: { status: 'ok' } },
    )
    page.leave('pass', 'secret')
    page.leave('libre', 'x')
    page.leave('code', 'A1')
    await waitUntil(() => page.errorIn('code') === 'Ce code est pris.')
    expect(page.errorIn('email'), 'it was not asked about').to.equal('')
    expect(page.field('code').ariaInvalid).to.equal('true')
    expect(page.said(), 'nothing but beside the field').to.equal('')
    page.leave('code', 'A2')
    await waitUntil(() => page.errorIn('code') === '')
    const sent = await page.server.log()
    expect(sent.map(({ fields }) => fields)).to.deep.equal([
      { code: 'A1', email: '', libre: 'x', jeton: 'j1', 'verif[champ][]': 'code' },
      { code: 'A2', email: '', libre: 'x', jeton: 'j1', 'verif[champ][]': 'code' },
    ])
  })

  it('FORM-03 a password that the page lets the visitor see is not sent with a check, nor checked', async () => {
    const page = await open({ body: { status: 'ok' } })
    page.field('pass').type = 'text'
    page.leave('pass', 'secret')
    page.leave('code', 'A1')
    const [sent] = await page.server.requests(1)
    expect(Object.keys(sent?.fields ?? {}).sort()).to.deep.equal(['code', 'email', 'jeton', 'libre', 'verif[champ][]'])
    expect(sent?.fields['verif[champ][]']).to.equal('code')
  })

  it('FORM-11 the button stays under the mouse that leaves a field by it: the form is sent by that click', async () => {
    const page = await open({ body: { status: 'ok' } })
    page.field('email').focus()
    await sendKeys({ type: 'anne' })
    await pressMouse(page.button)
    await waitUntil(() => document.activeElement !== page.field('email'))
    await releaseMouse()
    await page.untilSaid('Un champ est à corriger')
    expect(page.errorIn('email')).to.equal('Saisissez une adresse e-mail, par exemple nom@exemple.fr.')
    page.field('email').focus()
    await sendKeys({ type: '@exemple.fr' })
    await pressMouse(page.field('libre'))
    await releaseMouse()
    await waitUntil(() => page.errorIn('email') === '')
  })

  it('FORM-03 the newest question counts: the one before is abandoned and asked with it, typing goes on', async () => {
    const page = await open(
      { hold: 'une', body: { status: 'ko', errors: { code: 'Trop tard.' } } },
      { body: { status: 'ko', errors: { code: 'Ce code est pris.' } } },
    )
    page.leave('code', 'A1')
    await page.server.requests(1)
    page.leave('email', 'anne@exemple.fr')
    await waitUntil(() => page.errorIn('code') !== '')
    await page.server.release('une')
    expect(page.errorIn('code')).to.equal('Ce code est pris.')
    const [first, second] = await page.server.log()
    expect(first?.aborted).to.equal(true)
    expect(second?.fields['verif[champ][]']).to.deep.equal(['code', 'email'])
  })

  it('FORM-03 an answer about a text that has changed since is dropped', async () => {
    const page = await open(
      { hold: 'une', body: { status: 'ko', errors: { code: 'Trop tard.' } } },
      { body: { status: 'ok' } },
    )
    page.leave('code', 'A1')
    await page.server.requests(1)
    page.field('code').value = 'A12'
    await page.server.release('une')
    page.leave('email', 'anne@exemple.fr')
    await page.server.requests(2)
    await waitUntil(async () => (await page.server.log())[1]?.ended ?? false)
    expect(page.errorIn('code')).to.equal('')
  })

  it('FORM-02 answers in HTML are read by their hooks', async () => {
    const page = await open({
      type: 'html',
      body: '<div class="alert alert-danger"><p data-flx-field="code">Ce code est pris.</p></div>',
    })
    page.leave('code', 'A1')
    await waitUntil(() => page.errorIn('code') === 'Ce code est pris.')
  })

  const wrong: [string, Answer][] = [
    ['nothing', { type: 'html', body: '' }],
    ['a page', { type: 'html', body: '<!doctype html><title>x</title><h1>Maintenance</h1>' }],
    ['a login page', { type: 'html', body: '<!doctype html><form><input type="password"></form>' }],
    ['500', { status: 500, body: 'panne' }],
    ['half of it', { truncated: true, body: { status: 'ok' } }],
    ['JSON that says nothing', { body: { hello: 1 } }],
    ['a session that is over', { status: 401, body: '' }],
  ]
  for (const [what, answer] of wrong) {
    it(`FORM-03 where ${what} comes, one sentence says that the field is not checked yet, and nothing stops`, async () => {
      const page = await open(answer, { body: { status: 'ok' } })
      page.leave('code', 'A1')
      const hints = (): string[] =>
        [...page.form.querySelectorAll('.flx-form__hint')].map((each) => each.textContent ?? '')
      await waitUntil(() => hints().length > 0)
      expect(hints()).to.deep.equal(['Cette valeur n’a pas pu être vérifiée\u00a0: elle le sera à l’envoi.'])
      expect([page.field('code').value, page.said(), page.field('code').ariaInvalid]).to.deep.equal(['A1', '', null])
      page.leave('code', 'A2')
      await waitUntil(() => hints().length === 0)
    })
  }

  it('FORM-03 that a date is not checked yet is said after the field with its button, never between them', async () => {
    const page = await open({ status: 500, body: 'panne' })
    page.form.insertAdjacentHTML(
      'beforeend',
      '<flx-date-field><input name="jour" aria-label="Jour"></flx-date-field><p id="fin"></p>',
    )
    page.leave('jour', '01/02/2027')
    const hint = (): Element | null | undefined =>
      page.form.querySelector('.flx-form__hint')?.closest('[data-flx-mount]')
    await waitUntil(() => hint())
    expect([hint()?.previousElementSibling?.localName, hint()?.nextElementSibling?.id]).to.deep.equal([
      'flx-date-field',
      'fin',
    ])
  })

  it('FORM-11 a field is judged anew when its limit follows from another field, which changes', async () => {
    const page = await open({ body: { status: 'ok' } }, { body: { status: 'ok' } })
    page.form.insertAdjacentHTML(
      'beforeend',
      '<input name="debut" type="date" aria-label="Début"><input name="fin" type="date" aria-label="Fin">',
    )
    page.field('debut').addEventListener('change', () => {
      page.field('fin').min = page.field('debut').value
    })
    page.leave('fin', '2027-05-10')
    await page.server.requests(1)
    page.leave('debut', '2027-05-12')
    expect(page.errorIn('fin')).to.equal('Pas avant le 12/05/2027.')
    page.leave('debut', '2027-05-08')
    expect(page.errorIn('fin'), 'before the server has answered').to.equal('')
  })
})
