import { expect, fixture } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import axe from 'axe-core'
import '../../elements/mask.ts'
import { warningsOf } from '../support/console.ts'
import { waitUntil } from '../support/wait-until.ts'

interface Masked {
  form: HTMLFormElement
  field: HTMLInputElement
}

/** A form of the page's own, as an author writes it. */
async function open(mask: string, attributes = '', rest = ''): Promise<Masked> {
  const form = await fixture<HTMLFormElement>(`<form action="#">
    <flx-mask mask="${mask}"><label for="champ">Champ</label><input id="champ" name="champ" ${attributes}></flx-mask>
    <label>Autre <input id="autre"></label>${rest}</form>`)
  return { form, field: form.querySelector('input') as HTMLInputElement }
}

/** What any way of sending the form would send. */
const sent = (form: HTMLFormElement): string => String(new FormData(form).get('champ'))

/** Types as a visitor, once the code of the first touch is there: a key that it has answered shows that. */
async function type(field: HTMLInputElement, keys: string): Promise<void> {
  field.focus()
  await import('../../src/ui/mask/typing.ts')
  await new Promise((done) => setTimeout(done))
  await sendKeys({ type: keys })
}

async function leave(): Promise<void> {
  document.querySelector<HTMLElement>('#autre')?.focus()
}

async function paste(field: HTMLInputElement, text: string): Promise<void> {
  field.focus()
  await import('../../src/ui/mask/typing.ts')
  await new Promise((done) => setTimeout(done))
  field.select()
  document.execCommand('insertText', false, text)
}

const written: [mask: string, value: string, shown: string, bare?: string][] = [
  ['flexitdate', '2024-02-29', '29/02/2024'],
  ['flexitdate', '', ''],
  ['flexitdate', '0000-00-00', '00/00/0000'],
  ['flexitdatenormal', '29/02/2024', '29/02/2024'],
  ['flexitdatetime', '2024-03-31 02:30:05', '31/03/2024 02:30:05'],
  ['datetime', '2024-03-31T02:30:05', '31/03/2024 02:30:05', '2024-03-31 02:30:05'],
  ['numeric', '-1234.5', '-1234,5'],
  ['integer', '12', '12'],
  ['currency', '1234567.5', '1,234,567.50', '1234567.50'],
  ['currency', '12345678901234567890.10', '12,345,678,901,234,567,890.10'],
  ['euro', '1234.5', '1\u202f234,50', '1234.50'],
  ['percentage', '5.5', '5,5'],
  ['email', 'Jean.Dupont@exemple.fr', 'Jean.Dupont@exemple.fr'],
  ['ip', '192.168.1.254', '192.168.1.254'],
  ['mac', 'a0b1c2d3e4f5', 'A0:B1:C2:D3:E4:F5', 'A0B1C2D3E4F5'],
  ['url', 'https://exemple.fr/a?b=c', 'https://exemple.fr/a?b=c'],
  ['vin', '1HGCM82633A004352', '1HGCM82633A004352'],
  ['ssn', '123456789', '123-45-6789'],
  ['phone', '0298443412', '02 98 44 34 12'],
  ['phone', '+33 (0)2 98 44 34 12', '02 98 44 34 12', '0298443412'],
  ['phone', '+32 475 12 34 56', '+32 475 12 34 56', '+32475123456'],
  ['postal-code', '29200', '29200'],
  ['iban', 'FR1420041010050500013M02606', 'FR14 2004 1010 0505 0001 3M02 606'],
  ['siret', '73282932000074', '732 829 320 00074'],
  ['siren', '732829320', '732 829 320'],
  ['nir', '2550814168025', '2 55 08 14 168 025'],
  ['nir', '184122A12345638', '1 84 12 2A 123 456 38'],
  ['AA-999-AA', 'ab123cd', 'AB-123-CD', 'AB123CD'],
]

describe('<flx-mask>', () => {
  describe('MASK-01 MASK-04 shows what the server wrote, at once, and sends it as it was', () => {
    for (const [mask, value, shown, bare = value] of written) {
      it(`${mask}: ${value || 'nothing'} reads ${shown || 'nothing'}`, async () => {
        const { form, field } = await open(mask, `value="${value}"`)
        expect([field.value, sent(form)]).to.deep.equal([shown, bare])
      })
    }
  })

  it('MASK-04 what cannot be read stays as the server wrote it, and leaves so', async () => {
    for (const [mask, value] of [
      ['flexitdate', 'bientôt'],
      ['euro', 'sur devis'],
      ['phone', 'demander Anne'],
      ['siret', '123456789012345678'],
      ['integer', '12.5'],
    ] as const) {
      const { form, field } = await open(mask, `value="${value}"`)
      expect([field.value, sent(form), field.checkValidity()]).to.deep.equal([value, value, false])
    }
  })

  describe('MASK-01 MASK-04 masks what is typed', () => {
    const typed: [mask: string, keys: string, shown: string, bare: string][] = [
      ['flexitdate', '29022024', '29/02/2024', '2024-02-29'],
      ['flexitdate', '1/2/24', '01/02/2024', '2024-02-01'],
      ['flexitdate', '01.02.2024', '01/02/2024', '2024-02-01'],
      ['flexitdatetime', '29022024103005', '29/02/2024 10:30:05', '2024-02-29 10:30:05'],
      ['phone', '0612345678', '06 12 34 56 78', '0612345678'],
      ['phone', '+33612345678', '06 12 34 56 78', '0612345678'],
      ['phone', '0032475123456', '+32475123456', '+32475123456'],
      ['nir', '184122a12345638', '1 84 12 2A 123 456 38', '184122A12345638'],
      ['iban', 'fr1420041010050500013m02606', 'FR14 2004 1010 0505 0001 3M02 606', 'FR1420041010050500013M02606'],
      ['euro', '1234,5', '1\u202f234,50', '1234.50'],
      ['euro', '1234.5', '1\u202f234,50', '1234.50'],
      ['currency', '1234,5', '1,234.50', '1234.50'],
      ['numeric', '-12,5', '-12,5', '-12.5'],
      ['numeric', '1,5k', '1500', '1500'],
      ['integer', '3m', '3000000', '3000000'],
      ['integer', '12,9', '129', '129'],
      ['ip', '192,168,1,1', '192.168.1.1', '192.168.1.1'],
      ['mac', 'a0-b1-c2', 'A0:B1:C2', 'A0B1C2'],
      ['vin', '1hgcio', '1HGC', '1HGC'],
      ['99-AA[-9]', '12ab', '12-AB', '12AB'],
    ]
    for (const [mask, keys, shown, bare] of typed) {
      it(`${mask}: ${keys} becomes ${shown}`, async () => {
        const { form, field } = await open(mask)
        await type(field, keys)
        await leave()
        expect([field.value, sent(form)]).to.deep.equal([shown, bare])
      })
    }

    it('separators come by themselves, and go without a struggle', async () => {
      const { field } = await open('flexitdate')
      await type(field, '2902')
      expect(field.value).to.equal('29/02/')
      await sendKeys({ press: 'Backspace' })
      await sendKeys({ press: 'Backspace' })
      expect(field.value).to.equal('29/0')
    })
  })

  it('MASK-04 what is pasted is read as people write it', async () => {
    for (const [mask, pasted, shown] of [
      ['euro', '1.234,50 €', '1\u202f234,50'],
      ['euro', '\u22121\u202f234,50\u00a0€', '-1\u202f234,50'],
      ['currency', '1.234,50 €', '1,234.50'],
      ['phone', '+33 6 12 34 56 78', '06 12 34 56 78'],
      ['flexitdate', '2024-02-01', '01/02/2024'],
      ['flexitdate', '01-02-2024', '01/02/2024'],
      ['postal-code', '75 001', '75001'],
      ['email', 'mailto:a@b.fr', 'a@b.fr'],
    ] as const) {
      const { field } = await open(mask)
      await paste(field, pasted)
      await leave()
      expect(field.value, pasted).to.equal(shown)
    }
  })

  it('MASK-03 what is meant leaves by button, Enter, requestSubmit and FormData; the display stays', async () => {
    const { form, field } = await open('euro', 'value="1234.5"', '<button>Envoyer</button>')
    const left: string[] = []
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      left.push(sent(form))
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
    const { form, field } = await open('euro', 'value="1234.5"')
    await type(field, '9')
    form.reset()
    await waitUntil(() => field.value === '1\u202f234,50')
    expect(sent(form)).to.equal('1234.50')
  })

  it('a value that a script sets leaves as it is meant, and shows so once the page hears of it', async () => {
    const { form, field } = await open('flexitdate', 'value="2024-02-29"')
    field.value = '2025-12-25'
    expect(sent(form)).to.equal('2025-12-25')
    field.dispatchEvent(new Event('change', { bubbles: true }))
    expect(field.value).to.equal('25/12/2025')
    field.setAttribute('value', '2026-01-02')
    field.value = '2026-01-02'
    field.dispatchEvent(new Event('change', { bubbles: true }))
    expect([field.value, sent(form)]).to.deep.equal(['02/01/2026', '2026-01-02'])
  })

  it('the caret stays where one types, in the middle of what is there', async () => {
    const { field } = await open('flexitdate', 'value="2024-02-29"')
    await type(field, '')
    field.setSelectionRange(3, 3)
    await sendKeys({ type: '1' })
    expect([field.value, field.selectionStart]).to.deep.equal(['29/12/2024', 4])
    await sendKeys({ type: '1' })
    expect([field.value, field.selectionStart]).to.deep.equal(['29/11/2024', 6])
  })

  it('the caret keeps its place between groups of digits', async () => {
    const { field } = await open('euro', 'value="1234.5"')
    await type(field, '')
    field.setSelectionRange(1, 1)
    await sendKeys({ type: '000' })
    expect([field.value, field.selectionStart]).to.deep.equal(['1\u202f000\u202f234,50', 6])
  })

  it('undo goes back over what the mask did', async () => {
    const { field } = await open('phone')
    await type(field, '0612')
    expect(field.value).to.equal('06 12 ')
    for (let presses = 0; presses < 12 && field.value; presses++) {
      await sendKeys({ down: 'Control' })
      await sendKeys({ press: 'z' })
      await sendKeys({ up: 'Control' })
    }
    expect(field.value).to.equal('')
  })

  it('a composition is left alone until it ends', async () => {
    const { field } = await open('iban')
    await type(field, '')
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
    const { form, field } = await open('phone')
    await type(field, '')
    field.value = '+33612345678'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    expect([field.value, sent(form)]).to.deep.equal(['06 12 34 56 78', '0612345678'])
  })

  it('what speaks of the bare value does not judge what is shown', async () => {
    const { field } = await open('phone', 'maxlength="10" pattern="[0-9]{10}" value="0298443412"')
    expect(field.checkValidity()).to.equal(true)
    await type(field, '')
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
    const { form, field } = await open('flexitdate')
    await type(field, '31042024')
    await leave()
    const note = form.querySelector('[role="alert"]')
    expect(note?.textContent).to.equal('Cette date n’existe pas : vérifiez le jour, le mois et l’année.')
    expect([field.getAttribute('aria-describedby'), field.ariaInvalid]).to.deep.equal([note?.id, 'true'])
    expect([field.value, form.checkValidity()]).to.deep.equal(['31/04/2024', false])
    expect((await axe.run(form)).violations.map(({ id }) => id)).to.deep.equal([])
    field.focus()
    field.select()
    await sendKeys({ type: '30042024' })
    await leave()
    expect([note?.textContent, field.ariaInvalid, form.checkValidity()]).to.deep.equal(['', null, true])
  })

  it('MASK-04 says it too when one stops typing', async () => {
    const { form, field } = await open('phone')
    await type(field, '0612')
    await waitUntil(
      () => form.querySelector('[role="alert"]')?.textContent?.startsWith('Numéro de téléphone incomplet') ?? false,
    )
    expect(document.activeElement === field).to.equal(true)
  })

  describe('MASK-04 what is not right is refused, in words', () => {
    const wrong: [mask: string, value: string, words: RegExp][] = [
      ['siret', '73282932000075', /SIRET/],
      ['iban', 'FR1420041010050500013M02607', /IBAN/],
      ['nir', '255081416802539', /sécurité sociale/],
      ['nir', '255081416802', /sécurité sociale/],
      ['percentage', '101', /au plus 100/],
      ['email', `${'a'.repeat(65)}@exemple.fr`, /e-mail/],
      ['email', `a@${'b'.repeat(64)}.fr`, /e-mail/],
      ['ip', '192.168.1.256', /0 à 255/],
      ['url', 'exemple.fr', /https/],
      ['ssn', '000-12-3456', /123-45-6789/],
      ['postal-code', '2920', /cinq chiffres/],
    ]
    for (const [mask, value, words] of wrong) {
      it(`${mask}: ${value.slice(0, 40)}`, async () => {
        const { field } = await open(mask, `value="${value}"`)
        expect(field.checkValidity()).to.equal(false)
        expect(field.validationMessage).to.match(words)
      })
    }

    it('six addresses at the most where there is a separator', async () => {
      const { form, field } = await open('email', 'data-flx-separator=";" value="a@b.fr; c@d.fr"')
      expect([field.checkValidity(), sent(form)]).to.deep.equal([true, 'a@b.fr;c@d.fr'])
      field.value = Array(7).fill('a@b.fr').join(';')
      field.dispatchEvent(new Event('change', { bubbles: true }))
      expect(field.checkValidity()).to.equal(false)
    })
  })

  it('an elaborate pattern is read by Inputmask, from the first touch on', async () => {
    const { form, field } = await open('(99-AA)|(AA-999)', 'value="12AB"')
    expect([field.value, sent(form)]).to.deep.equal(['12AB', '12AB'])
    field.focus()
    await waitUntil(() => field.value === '12-AB')
    expect(sent(form)).to.equal('12AB')
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

  it('gives the field back as it was, with what was typed', async () => {
    const { form, field } = await open('phone', 'maxlength="10" value="0298443412"')
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
    const said = await warningsOf(() => open('???', 'value="x"'))
    expect(said.join()).to.contain('demande un masque inconnu, « ??? »')
  })
})
