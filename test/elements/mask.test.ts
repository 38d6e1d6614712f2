import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import '../../elements/mask.ts'
import { leave, openMask, pasteIn, sentBy, typeIn } from '../support/masked-form.ts'

const written: [mask: string, value: string, shown: string, bare?: string][] = [
  ['flexitdate', '2024-02-29', '29/02/2024'],
  ['flexitdate', '', ''],
  ['flexitdate', '0000-00-00', '00/00/0000'],
  ['flexitdatenormal', '29/02/2024', '29/02/2024'],
  ['flexitdatetime', '2024-03-31 02:30:05', '31/03/2024 02:30:05'],
  ['datetime', '2024-03-31T02:30:05', '31/03/2024 02:30:05', '2024-03-31 02:30:05'],
  ['numeric', '-1234.5', '-1234,5'],
  ['numeric', '1.234', '1,234'],
  ['numeric', '0.125', '0,125'],
  ['numeric', '12.345.678', '12345678', '12345678'],
  ['integer', '1.234', '1234', '1234'],
  ['integer', '12', '12'],
  ['currency', '1234567.5', '1,234,567.50', '1234567.50'],
  ['currency', '12345678901234567890.10', '12,345,678,901,234,567,890.10'],
  ['euro', '1234.5', '1\u202f234,50', '1234.50'],
  ['percentage', '5.5', '5,5'],
  ['percentage', '20 %', '20', '20'],
  ['percentage', '12,5\u00a0%', '12,5', '12.5'],
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
  describe('MASK-01 MASK-02 MASK-04 shows what the server wrote, at once, and sends it as it was', () => {
    for (const [mask, value, shown, bare = value] of written) {
      it(`${mask}: ${value || 'nothing'} reads ${shown || 'nothing'}`, async () => {
        const { form, field } = await openMask(mask, `value="${value}"`)
        expect([field.value, sentBy(form)]).to.deep.equal([shown, bare])
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
      const { form, field } = await openMask(mask, `value="${value}"`)
      expect([field.value, sentBy(form), field.checkValidity()]).to.deep.equal([value, value, false])
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
      [
        'euro',
        '12345678901234567890k',
        '12\u202f345\u202f678\u202f901\u202f234\u202f567\u202f890\u202f000,00',
        '12345678901234567890000.00',
      ],
      ['euro', '12€50', '12,50', '12.50'],
      ['euro', '12,50€', '12,50', '12.50'],
      ['numeric', '0', '0', '0'],
      ['integer', '007', '7', '7'],
      ['euro', '0', '0,00', '0.00'],
      ['percentage', '0,5', '0,5', '0.5'],
      ['integer', '12,9', '129', '129'],
      ['ip', '192,168,1,1', '192.168.1.1', '192.168.1.1'],
      ['mac', 'a0-b1-c2', 'A0:B1:C2', 'A0B1C2'],
      ['vin', '1hgcio', '1HGC', '1HGC'],
      ['99-AA[-9]', '12ab', '12-AB', '12AB'],
    ]
    for (const [mask, keys, shown, bare] of typed) {
      it(`${mask}: ${keys} becomes ${shown}`, async () => {
        const { form, field } = await openMask(mask)
        await typeIn(field, keys)
        leave()
        expect([field.value, sentBy(form)]).to.deep.equal([shown, bare])
      })
    }

    it('separators come by themselves, and go without a struggle', async () => {
      const { field } = await openMask('flexitdate')
      await typeIn(field, '2902')
      expect(field.value).to.equal('29/02/')
      await sendKeys({ press: 'Backspace' })
      await sendKeys({ press: 'Backspace' })
      expect(field.value).to.equal('29/0')
    })
  })

  it('MASK-04 what is pasted is read as people write it', async () => {
    for (const [mask, pasted, shown] of [
      ['euro', '1.234,50 €', '1\u202f234,50'],
      ['euro', '12€50', '12,50'],
      ['euro', '\u200b12,50\ufeff', '12,50'],
      ['phone', '\u202a+33 6 12 34 56 78\u202c', '06 12 34 56 78'],
      ['phone', '0612\ufe0d345678', '06 12 34 56 78'],
      ['phone', '(+33) 6 12 34 56 78', '06 12 34 56 78'],
      ['phone', 'tel:+32475123456', '+32475123456'],
      ['flexitdate', '\u200e01/02/2024', '01/02/2024'],
      ['email', '\u200bjean@exemple.fr', 'jean@exemple.fr'],
      ['euro', '\u22121\u202f234,50\u00a0€', '-1\u202f234,50'],
      ['currency', '1.234,50 €', '1,234.50'],
      ['currency', '$1,234.50', '1,234.50'],
      ['percentage', '12,5\u202f%', '12,5'],
      ['percentage', '7.5%', '7,5'],
      ['phone', '+33 6 12 34 56 78', '06 12 34 56 78'],
      ['flexitdate', '2024-02-01', '01/02/2024'],
      ['flexitdate', 'vendredi 1er mars 2024', '01/03/2024'],
      ['flexitdate', '12\u00a0déc. 2024', '12/12/2024'],
      ['flexitdate', '01-02-2024', '01/02/2024'],
      ['postal-code', '75 001', '75001'],
      ['email', 'mailto:a@b.fr', 'a@b.fr'],
      ['email', 'Jean Dupont <jean@exemple.fr>', 'jean@exemple.fr'],
      ['iban', 'IBAN : FR76 3000 6000 0112 3456 7890 189', 'FR76 3000 6000 0112 3456 7890 189'],
    ] as const) {
      const { field } = await openMask(mask)
      await pasteIn(field, pasted)
      leave()
      expect(field.value, pasted).to.equal(shown)
    }
  })

  it('MASK-04 each part between two dots has 64 characters before the @, however many there are', async () => {
    for (const local of ['a'.repeat(64), `${'a'.repeat(40)}.${'b'.repeat(40)}`, `a.${'b'.repeat(64)}.c`]) {
      const { field } = await openMask('email', `value="${local}@exemple.fr"`)
      expect(field.checkValidity(), local).to.equal(true)
    }
  })

  describe('MASK-04 what is not right is refused, in words', () => {
    const wrong: [mask: string, value: string, words: RegExp][] = [
      ['siret', '73282932000075', /SIRET/],
      ['iban', 'FR1420041010050500013M02607', /IBAN/],
      ['nir', '255081416802539', /sécurité sociale/],
      ['nir', '255081416802', /sécurité sociale/],
      ['percentage', '101', /au plus 100/],
      ['percentage', '-1', /au moins 0/],
      ['email', `${'a'.repeat(65)}@exemple.fr`, /e-mail/],
      ['email', `a.${'b'.repeat(65)}@exemple.fr`, /e-mail/],
      ['email', `a@${'b'.repeat(64)}.fr`, /e-mail/],
      ['ip', '192.168.1.256', /0 à 255/],
      ['url', 'exemple.fr', /https/],
      ['ssn', '000-12-3456', /123-45-6789/],
      ['postal-code', '2920', /cinq chiffres/],
    ]
    for (const [mask, value, words] of wrong) {
      it(`${mask}: ${value.slice(0, 40)}`, async () => {
        const { field } = await openMask(mask, `value="${value}"`)
        expect(field.checkValidity()).to.equal(false)
        expect(field.validationMessage).to.match(words)
      })
    }

    it('six addresses at the most where there is a separator', async () => {
      const { form, field } = await openMask('email', 'data-flx-separator=";" value="a@b.fr; c@d.fr"')
      expect([field.checkValidity(), sentBy(form)]).to.deep.equal([true, 'a@b.fr;c@d.fr'])
      field.value = Array(7).fill('a@b.fr').join(';')
      field.dispatchEvent(new Event('change', { bubbles: true }))
      expect(field.checkValidity()).to.equal(false)
    })
  })
})
