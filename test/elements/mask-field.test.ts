import { expect, fixture } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import '../../elements/mask.ts'
import { showHtml } from '../../src/core/html/show-html.ts'
import { warningsOf } from '../support/console.ts'
import { leave, openMask, sentBy, typeIn } from '../support/masked-form.ts'
import { waitUntil } from '../support/wait-until.ts'

describe('<flx-mask> around a field of the page', () => {
  it('MASK-03 what is meant leaves by button, Enter, requestSubmit and FormData; the display stays', async () => {
    const { form, field } = await openMask('euro', 'value="1234.5"', '<button>Envoyer</button>')
    const left: string[] = []
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      left.push(sentBy(form))
    })
    form.querySelector('button')?.click()
    field.focus()
    await sendKeys({ press: 'Enter' })
    form.requestSubmit()
    left.push(String(new FormData(form).get('champ')))
    expect(left).to.deep.equal(Array(4).fill('1234.50'))
    expect(field.value).to.equal('1\u202f234,50')
  })

  it('MASK-03 fields of one name keep their order among others', async () => {
    const form = await fixture<HTMLFormElement>(`<form><input name="n[]" value="06">
      <flx-mask><input name="n[]" data-flx-mask="phone" value="0298443412"><input name="n[]" value="07">
      <input name="n[]" data-flx-mask="euro" value="5"></flx-mask><input name="n[]" disabled value="x"></form>`)
    expect(new FormData(form).getAll('n[]')).to.deep.equal(['06', '0298443412', '07', '5.00'])
  })

  it('a reset shows again what the server wrote', async () => {
    const { form, field } = await openMask('euro', 'value="1234.5"')
    await typeIn(field, '9')
    form.reset()
    await waitUntil(() => field.value === '1\u202f234,50')
    expect(sentBy(form)).to.equal('1234.50')
  })

  it('a value that a script sets leaves as it is meant, and shows so once the page hears of it', async () => {
    const { form, field } = await openMask('flexitdate', 'value="2024-02-29"')
    field.value = '2025-12-25'
    expect(sentBy(form)).to.equal('2025-12-25')
    field.dispatchEvent(new Event('change', { bubbles: true }))
    expect(field.value).to.equal('25/12/2025')
    field.setAttribute('value', '2026-01-02')
    field.value = '2026-01-02'
    field.dispatchEvent(new Event('change', { bubbles: true }))
    expect([field.value, sentBy(form)]).to.deep.equal(['02/01/2026', '2026-01-02'])
  })

  it('a percentage that the browser fills in with its sign is understood without it', async () => {
    const { form, field } = await openMask('percentage')
    field.focus()
    field.value = '15%'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    expect([field.value, sentBy(form), field.validationMessage]).to.deep.equal(['15', '15', ''])
  })

  it('bounds that a script of the page writes later hold', async () => {
    const { form, field } = await openMask('integer', 'min="1" max="5"')
    await typeIn(field, '7')
    expect(field.validationMessage).to.match(/au plus 5/)
    field.max = '9'
    await waitUntil(() => field.validationMessage === '')
    expect([field.value, sentBy(form)]).to.deep.equal(['7', '7'])
    field.max = '6'
    await waitUntil(() => /au plus 6/.test(field.validationMessage))
  })

  it('the caret stays where one types, in the middle of what is there', async () => {
    const { field } = await openMask('flexitdate', 'value="2024-02-29"')
    field.focus()
    field.setSelectionRange(3, 3)
    await sendKeys({ type: '1' })
    expect([field.value, field.selectionStart]).to.deep.equal(['29/12/2024', 4])
    await sendKeys({ type: '1' })
    expect([field.value, field.selectionStart]).to.deep.equal(['29/11/2024', 6])
  })

  it('the caret keeps its place between groups of digits', async () => {
    const { field } = await openMask('euro', 'value="1234.5"')
    field.focus()
    field.setSelectionRange(1, 1)
    await sendKeys({ type: '000' })
    expect([field.value, field.selectionStart]).to.deep.equal(['1\u202f000\u202f234,50', 6])
  })

  it('MASK-04 Delete goes on past the signs of the mask, as Backspace does', async () => {
    for (const [mask, value, at, left] of [
      ['euro', '1234567', 1, '134\u202f567,00'],
      ['phone', '0612345678', 2, '06 23 45 67 8'],
      ['siren', '732829320', 3, '732 293 20'],
    ] as const) {
      const { field } = await openMask(mask, `value="${value}"`)
      field.focus()
      field.setSelectionRange(at, at)
      await sendKeys({ press: 'Delete' })
      await sendKeys({ press: 'Delete' })
      expect(field.value).to.equal(left)
    }
  })

  it('MASK-01 a digit that is deleted in a date is the next one typed', async () => {
    for (const [at, key, digit, right] of [
      [2, 'Backspace', '8', '28/02/2024'],
      [5, 'Backspace', '3', '29/03/2024'],
      [3, 'Delete', '1', '29/12/2024'],
      [0, 'Delete', '1', '19/02/2024'],
    ] as const) {
      const { field } = await openMask('flexitdate', 'value="2024-02-29"')
      field.focus()
      field.setSelectionRange(at, at)
      await sendKeys({ press: key })
      await sendKeys({ type: digit })
      expect(field.value).to.equal(right)
    }
  })

  it('MASK-01 a day, a month or a year that is selected gives way to the one typed', async () => {
    for (const [start, end, digits, right] of [
      [0, 2, '15', '15/02/2024'],
      [3, 5, '12', '29/12/2024'],
      [3, 5, '1/', '29/01/2024'],
      [6, 10, '2028', '29/02/2028'],
    ] as const) {
      const { field } = await openMask('flexitdate', 'value="2024-02-29"')
      field.focus()
      field.setSelectionRange(start, end)
      await sendKeys({ type: digits })
      leave()
      expect(field.value).to.equal(right)
    }
  })

  it('undo goes back over what the mask did', async () => {
    const { field } = await openMask('phone')
    await typeIn(field, '0612')
    expect(field.value).to.equal('06 12 ')
    for (let presses = 0; presses < 12 && field.value; presses++) {
      await sendKeys({ down: 'Control' })
      await sendKeys({ press: 'z' })
      await sendKeys({ up: 'Control' })
    }
    expect(field.value).to.equal('')
  })

  it('a composition is left alone until it ends', async () => {
    const { field } = await openMask('iban')
    field.focus()
    field.value = 'fr142004'
    field.dispatchEvent(
      new InputEvent('input', {
        bubbles: true,
        inputType: 'insertCompositionText',
        data: 'fr142004',
        isComposing: true,
      }),
    )
    expect(field.value).to.equal('fr142004')
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'fr142004' }))
    expect(field.value).to.equal('FR14 2004')
  })

  it('autofill, which types nothing, is masked', async () => {
    const { form, field } = await openMask('phone')
    field.focus()
    field.value = '+33612345678'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    expect([field.value, sentBy(form)]).to.deep.equal(['06 12 34 56 78', '0612345678'])
  })

  it('what speaks of the bare value does not judge what is shown', async () => {
    const { field } = await openMask('phone', 'maxlength="10" pattern="[0-9]{10}" value="0298443412"')
    expect(field.checkValidity()).to.equal(true)
    field.focus()
    field.select()
    await sendKeys({ type: '0611223344' })
    expect([field.value, field.checkValidity()]).to.deep.equal(['06 11 22 33 44', true])
  })

  it('in a text from right to left, groups of digits keep their order', async () => {
    const form = await fixture<HTMLElement>(
      '<form dir="rtl"><flx-mask mask="phone"><input aria-label="T" value="0298443412"></flx-mask></form>',
    )
    const style = getComputedStyle(form.querySelector('input') as HTMLInputElement)
    expect([style.direction, style.textAlign]).to.deep.equal(['ltr', 'right'])
  })

  it('says in French what is wrong once the field is left, tied to it, and no longer once it is right', async () => {
    const { form, field } = await openMask('flexitdate')
    await typeIn(field, '31042024')
    leave()
    await waitUntil(() => form.querySelector('.flx-masked__note'))
    const note = form.querySelector('.flx-masked__note')
    expect(note?.textContent).to.equal('Cette date n’existe pas\u00a0: vérifiez le jour, le mois et l’année.')
    expect([field.getAttribute('aria-describedby'), field.ariaInvalid]).to.deep.equal([note?.id, 'true'])
    expect(note?.closest('[role="status"]')).not.to.equal(null)
    expect([field.value, form.checkValidity()]).to.deep.equal(['31/04/2024', false])
    field.focus()
    field.select()
    await sendKeys({ type: '30042024' })
    leave()
    await waitUntil(() => !form.querySelector('.flx-masked__note'))
    expect([field.ariaInvalid, form.checkValidity()]).to.deep.equal([null, true])
  })

  it('MASK-04 says it too when one stops typing', async () => {
    const { form, field } = await openMask('phone')
    await typeIn(field, '0612')
    await waitUntil(
      () => form.querySelector('[role="status"]')?.textContent?.startsWith('Numéro de téléphone incomplet') ?? false,
    )
    expect(document.activeElement === field).to.equal(true)
  })

  it('an elaborate pattern is read by Inputmask, from the first touch on', async () => {
    const { form, field } = await openMask('(99-AA)|(AA-999)', 'value="12AB"')
    expect([field.value, sentBy(form)]).to.deep.equal(['12AB', '12AB'])
    field.focus()
    await waitUntil(() => field.value === '12-AB')
    expect(sentBy(form)).to.equal('12AB')
    expect('inputmask' in field, 'has the field').to.equal(false)
  })

  it('empty, it serves the whole page, old templates and what comes later', async () => {
    const page = await fixture<HTMLElement>(`<div><flx-mask></flx-mask>
      <p>Né le <input aria-label="Né le" class="flexitdate" name="a" value="1980-05-01"></p>
      <table><tr><td><input aria-label="IBAN" data-inputmask="'alias': 'euro'" name="b" value="12"></td></tr></table>
      <input aria-label="Code" data-inputmask-mask="99-99" value="1234"><input aria-label="Libre" value="1234"></div>`)
    const values = (): string[] => [...page.querySelectorAll('input')].map(({ value }) => value)
    expect(values()).to.deep.equal(['01/05/1980', '12,00', '12-34', '1234'])
    page.insertAdjacentHTML('beforeend', '<input data-flx-mask="phone" value="0298443412">')
    await waitUntil(() => values().at(-1) === '02 98 44 34 12')
  })

  it('a postal code has the digits of the country that the form asks for', async () => {
    const { form, field } = await openMask(
      'postal-code',
      'value="1000"',
      '<label>Pays <select name="pays"><option value="FR">France</option><option value="BE">Belgique</option><option value="GB">Royaume-Uni</option></select></label>',
    )
    const country = form.querySelector('select') as HTMLSelectElement
    const said = (code: string): string => {
      country.value = code
      country.dispatchEvent(new Event('change', { bubbles: true }))
      return field.validationMessage
    }
    expect([said('BE'), said('FR'), said('GB')]).to.deep.equal(['', 'Le code postal a cinq chiffres.', ''])
  })

  it('an answer of the server laid over the form takes the mask, and what is half typed stays', async () => {
    const { form, field } = await openMask('flexitdate', 'type="date" value="2024-02-29"')
    const lay = (value: string): Promise<boolean> =>
      showHtml(
        form,
        `<flx-mask mask="flexitdate"><label for="champ">Champ</label><input id="champ" name="champ" type="date" value="${value}"></flx-mask>`,
        { mode: 'morph' },
      )
    await lay('2024-03-01')
    await waitUntil(() => field.value === '01/03/2024')
    expect([field.isConnected, field.type, sentBy(form)]).to.deep.equal([true, 'text', '2024-03-01'])
    field.focus()
    field.select()
    await sendKeys({ type: '1204' })
    await lay('2024-05-05')
    await waitUntil(() => field.type === 'text' && field.value !== '')
    expect(field.value).to.equal('12/04/')
  })

  it('gives the field back as it was, with what was typed', async () => {
    const { form, field } = await openMask('phone', 'maxlength="10" value="0298443412"')
    const host = form.querySelector('flx-mask') as HTMLElement
    const before = '<input id="champ" name="champ" maxlength="10" value="0298443412">'
    host.replaceWith(...host.children)
    await waitUntil(() => field.value === '0298443412')
    const attributes = (html: string): string[] =>
      [...(new DOMParser().parseFromString(html, 'text/html').querySelector('input')?.attributes ?? [])]
        .map(({ name, value }) => `${name}=${value}`)
        .sort()
    expect(attributes(field.outerHTML)).to.deep.equal(attributes(before))
  })

  it('says which mask it does not know, and leaves the field free', async () => {
    const said = await warningsOf(() => openMask('???', 'value="x"'))
    expect(said.join()).to.contain('demande un masque inconnu, « ??? »')
  })
})
