import { expect, fixture } from '@open-wc/testing'
import '../../elements/date-field.ts'
import type { FlxDateFieldElement } from '../../elements/date-field.ts'
import { openDate, press, sent } from '../support/date-form.ts'
import { leave, typeIn } from '../support/masked-form.ts'
import { at } from '../support/still-clock.ts'
import { waitUntil } from '../support/wait-until.ts'

describe('<flx-date-field>', () => {
  it('DATE-03 shows d/m/Y and sends Y-m-d; with a time, Y-m-d H:i:s', async () => {
    const one = await openDate()
    expect([one.field.value, sent(one.form)]).to.deep.equal(['29/02/2024', '2024-02-29'])
    const two = await openDate('', 'type="datetime-local" step="1" value="2024-03-31T02:30:05"')
    expect([two.field.value, sent(two.form)]).to.deep.equal(['31/03/2024 02:30:05', '2024-03-31 02:30:05'])
    const three = await openDate('time', 'value="2024-03-31 02:30:05"')
    expect([three.field.value, sent(three.form)]).to.deep.equal(['31/03/2024 02:30:05', '2024-03-31 02:30:05'])
    const none = await openDate('', 'type="date"')
    expect(none.field.placeholder).to.equal('jj/mm/aaaa')
    expect([none.field.value, sent(none.form)]).to.deep.equal(['', ''])
  })

  it('DATE-01 formats, seconds and years are the author’s', async () => {
    const formats =
      'date-format="d-m-Y" sent-date-format="dd.mm.y" time time-format="HH:mm:ss" sent-time-format="HH:mm"'
    const { form, field } = await openDate(`${formats} show-second="false"`, 'value="2024-02-09 08:07:06"')
    expect([field.value, sent(form)]).to.deep.equal(['09-02-2024 08:07', '09.02.24 08:07'])
    const bounds = async (attributes: string, value: string): Promise<string> =>
      (await openDate(attributes, `type="date" value="${value}"`)).field.validationMessage
    const last = new Date().getFullYear() + 5
    expect(await bounds('', '1899-12-31')).to.equal('Choisissez une date à partir du lundi 1er janvier 1900.')
    expect(await bounds('', '1900-01-01')).to.equal('')
    expect(await bounds('', `${last}-12-31`)).to.equal('')
    expect(await bounds('', `${last + 1}-01-01`)).to.contain(`décembre ${last}`)
    expect(await bounds('year-range="2020:2022"', '2023-01-01')).to.contain('décembre 2022')
  })

  it('DATE-04 typing comes first: digits, short forms, a day that a server writes', async () => {
    for (const [keys, shown, bare] of [
      ['29022024', '29/02/2024', '2024-02-29'],
      ['1/2/24', '01/02/2024', '2024-02-01'],
      ['01.02.2024', '01/02/2024', '2024-02-01'],
      ['01-02-2024', '01/02/2024', '2024-02-01'],
    ] as const) {
      const { form, field } = await openDate('', 'type="date"')
      await typeIn(field, keys)
      leave()
      expect([field.value, sent(form)], keys).to.deep.equal([shown, bare])
    }
    const { form, field } = await openDate('', 'type="date"')
    field.focus()
    document.execCommand('insertText', false, '2024-02-01')
    leave()
    expect(sent(form)).to.equal('2024-02-01')
  })

  it('DATE-02 Backspace and Delete empty a date that is complete, and edit one that is being typed', async () => {
    for (const key of ['Backspace', 'Delete']) {
      const { form, field } = await openDate()
      field.focus()
      field.setSelectionRange(4, 4)
      await press(key)
      expect([field.value, sent(form)], key).to.deep.equal(['', ''])
    }
    const { field } = await openDate('', 'type="date"')
    await typeIn(field, '2902')
    await press('Backspace', 'Backspace')
    expect(field.value).to.equal('29/0')
  })

  it('what is no day, too early, too late or closed is refused in words, and stays', async () => {
    const limits = 'min="2026-03-02" max="2026-03-20" closed="dimanche 13/03 2026-03-10"'
    for (const [value, words] of [
      ['31042026', 'Cette date n’existe pas\u00a0: vérifiez le jour, le mois et l’année.'],
      ['29022026', 'Cette date n’existe pas\u00a0: vérifiez le jour, le mois et l’année.'],
      ['0103', 'Date incomplète\u00a0: écrivez-la sous la forme jj/mm/aaaa.'],
      ['01032026', 'Choisissez une date à partir du lundi 2 mars 2026.'],
      ['21032026', 'Choisissez une date au plus tard le vendredi 20 mars 2026.'],
      ['08032026', 'Le dimanche 8 mars 2026 n’est pas proposé\u00a0: choisissez un autre jour.'],
      ['10032026', 'Le mardi 10 mars 2026 n’est pas proposé\u00a0: choisissez un autre jour.'],
      ['13032026', 'Le vendredi 13 mars 2026 n’est pas proposé\u00a0: choisissez un autre jour.'],
      ['12032026', ''],
    ] as const) {
      const { form, field } = await openDate(limits, 'type="date"')
      await typeIn(field, value)
      leave()
      const says = (): string => form.querySelector('.flx-masked__note')?.textContent ?? ''
      await waitUntil(() => says() === words, `says “${says()}”, not “${words}”`)
      expect([form.checkValidity(), field.value.replace(/\D/g, '')]).to.deep.equal([words === '', value])
    }
  })

  it('DATE-01 bounds that a script of the page writes later hold, however they are written', async () => {
    const page =
      await fixture<HTMLElement>(`<form><flx-date-field><input type="date" id="a" aria-label="Arrivée"></flx-date-field>
      <flx-date-field><input type="date" id="d" aria-label="Départ"></flx-date-field><input id="autre"></form>`)
    await Promise.all([...page.querySelectorAll('flx-date-field')].map(({ ready }) => ready))
    const field = (id: string) => page.querySelector(`#${id}`) as HTMLInputElement
    field('a').addEventListener('change', () => {
      field('d').min = field('a').value
    })
    const refused = () => field('d').validationMessage
    await typeIn(field('a'), '10122030')
    await typeIn(field('d'), '05122030')
    leave()
    await waitUntil(() => refused() === 'Choisissez une date à partir du mardi 10 décembre 2030.', refused())
    field('d').setAttribute('min', '2030-12-01')
    await waitUntil(() => refused() === '')
    expect(field('d').value, 'what was typed stays').to.equal('05/12/2030')
    const host = field('d').closest('flx-date-field') as FlxDateFieldElement
    host.min = '2030-12-06'
    await waitUntil(() => refused().endsWith('6 décembre 2030.'), refused())
    host.replaceWith(field('d'))
    await waitUntil(() => field('d').type === 'date')
    expect(field('d').min, 'what is given back').to.equal('2030-12-01')
  })

  for (const [what, html] of [
    ['one element', '<flx-date-field><input id="a" type="date"><input id="d" type="date"></flx-date-field>'],
    [
      'two elements that a script ties',
      '<flx-date-field><input id="a" type="date"></flx-date-field><flx-date-field><input id="d" type="date"></flx-date-field>',
    ],
  ] as const) {
    it(`DATE-04 a start that is moved past its end says so when it is left (${what})`, async () => {
      const page = await fixture<HTMLElement>(`<form>${html}<input id="autre"></form>`)
      await Promise.all([...page.querySelectorAll('flx-date-field')].map(({ ready }) => ready))
      const field = (id: string) => page.querySelector(`#${id}`) as HTMLInputElement
      field('a').addEventListener('change', () => {
        if (what !== 'one element') field('d').min = field('a').value
      })
      const note = () => [...page.querySelectorAll('.flx-masked__note')].map(({ textContent }) => textContent).join()
      await typeIn(field('a'), '01122030')
      await typeIn(field('d'), '05122030')
      leave()
      expect(note()).to.equal('')
      field('a').value = ''
      await typeIn(field('a'), '10122030')
      leave()
      await waitUntil(() => note().includes('10 décembre 2030'), `says « ${note()} »`)
      field('a').value = ''
      await typeIn(field('a'), '02122030')
      leave()
      await waitUntil(() => note() === '', `says « ${note()} »`)
    })
  }

  it('DATE-01 today is another day after midnight', async () => {
    await at('2030-11-30T23:50:00', async (set) => {
      const { field } = await openDate('min="today"', 'type="date"')
      await typeIn(field, '30112030')
      expect(field.validationMessage).to.equal('')
      set('2030-12-01T08:00:00')
      document.dispatchEvent(new Event('visibilitychange'))
      await waitUntil(() => field.validationMessage.endsWith('dimanche 1er décembre 2030.'), field.validationMessage)
      expect(field.value).to.equal('30/11/2030')
    })
  })

  it('inside its label the field keeps its name, and the button has its own', async () => {
    const form = await fixture<HTMLElement>(
      '<form><flx-date-field><label>Arrivée <input type="date" name="a"></label></flx-date-field></form>',
    )
    await form.querySelector('flx-date-field')?.ready
    expect([form.querySelector('input')?.ariaLabel, form.querySelector('button')?.ariaLabel]).to.deep.equal([
      'Arrivée',
      'Choisir une date\u00a0: Arrivée',
    ])
  })

  it('empty, it serves the whole page and what comes later; a field at rest has a button at rest', async () => {
    const page = await fixture<HTMLElement>(`<div><flx-date-field></flx-date-field>
      <table><tr><td>Né le</td><td><input aria-label="Né le" class="datepicker" name="a" value="1980-05-01" disabled></td></tr></table></div>`)
    await waitUntil(() => page.querySelector('input')?.value === '01/05/1980')
    expect(page.querySelector('button')?.disabled).to.equal(true)
    page.insertAdjacentHTML('beforeend', '<input aria-label="Fin" data-flx-date value="2024-02-29">')
    await waitUntil(() => page.querySelectorAll('button').length === 2)
  })

  it('DATE-01 a field of the page says for itself what is shown, what is sent and which years there are', async () => {
    const page = await fixture<HTMLElement>(`<form><flx-date-field></flx-date-field>
      <input aria-label="Né le" class="datepicker" name="a" value="1980-05-01" data-date-format="yy/mm/dd" data-sent-date-format="dd-mm-yy" data-year-range="1970:1990">
      <input aria-label="Début" class="datepicker" name="b" value="1980-05-01"></form>`)
    const [own, plain] = [...page.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement]
    await waitUntil(() => own.value === '1980/05/01' && plain.value === '01/05/1980', `${own.value} ${plain.value}`)
    const sent = new FormData(page as HTMLFormElement)
    expect([sent.get('a'), sent.get('b')]).to.deep.equal(['01-05-1980', '1980-05-01'])
    own.value = '1995/05/01'
    own.dispatchEvent(new Event('change', { bubbles: true }))
    expect(own.checkValidity(), 'a year that is not meant').to.equal(false)
  })

  it('a field as wide as its place stays so, its button at its end', async () => {
    const place = await fixture<HTMLElement>(`<div style="width: 30rem">
      <style>.wide { box-sizing: border-box; width: 100% }</style>
      <p><flx-date-field><input type="date" class="wide" aria-label="Jour"></flx-date-field></p>
      <flx-date-field><p><input type="date" class="wide" aria-label="Autre jour"></p></flx-date-field></div>`)
    await waitUntil(() => place.querySelectorAll('.flx-date-field__button').length === 2)
    const right = place.getBoundingClientRect().right
    const fields = place.querySelectorAll('.wide, .flx-date-field__button')
    for (const each of fields) expect(each.getBoundingClientRect().right).to.be.closeTo(right, 1)
    expect(fields[0]?.getBoundingClientRect().width).to.equal(480)
  })
})
