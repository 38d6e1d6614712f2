import { expect, fixture } from '@open-wc/testing'
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import axe from 'axe-core'
import '../../elements/date-field.ts'
import { warningsOf } from '../support/console.ts'
import { waitUntil } from '../support/wait-until.ts'

interface Opened {
  form: HTMLFormElement
  field: HTMLInputElement
  button: HTMLButtonElement
}

async function open(attributes = '', field = 'type="date" value="2024-02-29"', rest = ''): Promise<Opened> {
  const form = await fixture<HTMLFormElement>(`<form action="#"><label for="jour">Jour</label>
    <flx-date-field ${attributes}><input id="jour" name="jour" ${field}>${rest}</flx-date-field>
    <label>Autre <input id="autre"></label></form>`)
  return {
    form,
    field: form.querySelector('input') as HTMLInputElement,
    button: form.querySelector('button') as HTMLButtonElement,
  }
}

const sent = (form: HTMLFormElement, name = 'jour'): string => String(new FormData(form).get(name))
const panel = (): HTMLElement | null => document.querySelector('.flx-calendar')
const focused = (): string => document.activeElement?.ariaLabel ?? document.activeElement?.id ?? ''

async function type(field: HTMLInputElement, keys: string): Promise<void> {
  field.focus()
  await import('../../src/ui/mask/typing.ts')
  await new Promise((done) => setTimeout(done))
  await sendKeys({ type: keys })
}

async function openCalendar({ button }: Opened): Promise<HTMLElement> {
  button.click()
  await waitUntil(() => panel()?.contains(document.activeElement) ?? false, 'the calendar has the focus')
  return panel() as HTMLElement
}

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await sendKeys({ press: key })
}

/** A day of the open calendar, by what assistive technology reads of it. */
function day(label: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`.flx-calendar [aria-label="${label}"]`)
  if (!found)
    throw new Error(
      `no ${label} among ${[...document.querySelectorAll('.flatpickr-day')].map(({ ariaLabel }) => ariaLabel)}`,
    )
  return found
}

async function clickOn(element: Element): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect()
  await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] })
}

describe('<flx-date-field>', () => {
  it('DATE-03 shows d/m/Y and sends Y-m-d; with a time, Y-m-d H:i:s', async () => {
    const one = await open()
    expect([one.field.value, sent(one.form)]).to.deep.equal(['29/02/2024', '2024-02-29'])
    const two = await open('', 'type="datetime-local" step="1" value="2024-03-31T02:30:05"')
    expect([two.field.value, sent(two.form)]).to.deep.equal(['31/03/2024 02:30:05', '2024-03-31 02:30:05'])
    const three = await open('time', 'value="2024-03-31 02:30:05"')
    expect([three.field.value, sent(three.form)]).to.deep.equal(['31/03/2024 02:30:05', '2024-03-31 02:30:05'])
    const none = await open('', 'type="date"')
    expect([none.field.value, sent(none.form)]).to.deep.equal(['', ''])
  })

  it('DATE-01 formats, seconds and years are the author’s', async () => {
    const formats =
      'date-format="d-m-Y" sent-date-format="dd.mm.y" time time-format="HH:mm:ss" sent-time-format="HH:mm"'
    const { form, field } = await open(`${formats} show-second="false"`, 'value="2024-02-09 08:07:06"')
    expect([field.value, sent(form)]).to.deep.equal(['09-02-2024 08:07', '09.02.24 08:07'])
    const bounds = async (attributes: string, value: string): Promise<string> =>
      (await open(attributes, `type="date" value="${value}"`)).field.validationMessage
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
      const { form, field } = await open('', 'type="date"')
      await type(field, keys)
      form.querySelector<HTMLElement>('#autre')?.focus()
      expect([field.value, sent(form)], keys).to.deep.equal([shown, bare])
    }
    const { form, field } = await open('', 'type="date"')
    await type(field, '')
    document.execCommand('insertText', false, '2024-02-01')
    form.querySelector<HTMLElement>('#autre')?.focus()
    expect(sent(form)).to.equal('2024-02-01')
  })

  it('DATE-02 Backspace and Delete empty a date that is complete, and edit one that is being typed', async () => {
    for (const key of ['Backspace', 'Delete']) {
      const { form, field } = await open()
      await type(field, '')
      field.setSelectionRange(4, 4)
      await press(key)
      expect([field.value, sent(form)], key).to.deep.equal(['', ''])
    }
    const { field } = await open('', 'type="date"')
    await type(field, '2902')
    await press('Backspace', 'Backspace')
    expect(field.value).to.equal('29/0')
  })

  it('what is no day, too early, too late or closed is refused in words, and stays', async () => {
    const limits = 'min="2026-03-02" max="2026-03-20" closed="dimanche 13/03 2026-03-10"'
    for (const [value, words] of [
      ['31042026', 'Cette date n’existe pas : vérifiez le jour, le mois et l’année.'],
      ['29022026', 'Cette date n’existe pas : vérifiez le jour, le mois et l’année.'],
      ['0103', 'Date incomplète : écrivez-la sous la forme jj/mm/aaaa.'],
      ['01032026', 'Choisissez une date à partir du lundi 2 mars 2026.'],
      ['21032026', 'Choisissez une date au plus tard le vendredi 20 mars 2026.'],
      ['08032026', 'Le dimanche 8 mars 2026 n’est pas proposé : choisissez un autre jour.'],
      ['10032026', 'Le mardi 10 mars 2026 n’est pas proposé : choisissez un autre jour.'],
      ['13032026', 'Le vendredi 13 mars 2026 n’est pas proposé : choisissez un autre jour.'],
      ['12032026', ''],
    ] as const) {
      const { form, field } = await open(limits, 'type="date"')
      await type(field, value)
      form.querySelector<HTMLElement>('#autre')?.focus()
      const said = form.querySelector('[role="alert"]')?.textContent ?? ''
      expect([said, form.checkValidity(), field.value.replace(/\D/g, '')]).to.deep.equal([words, words === '', value])
    }
  })

  it('DATE-04 a calendar opens beside the field, by its button or Alt and the down arrow, on the day of the field', async () => {
    const opened = await open()
    expect(panel() === null).to.equal(true)
    const calendar = await openCalendar(opened)
    expect(focused()).to.equal('jeudi 29 février 2024')
    expect([opened.button.ariaExpanded, calendar.ariaLabel]).to.deep.equal(['true', 'Calendrier : Jour'])
    const place = calendar.getBoundingClientRect()
    expect(Math.abs(place.left - opened.field.getBoundingClientRect().left)).to.be.lessThan(12)
    expect((await axe.run(opened.form)).violations.map(({ id }) => id)).to.deep.equal([])
    await press('Escape')
    await waitUntil(() => panel() === null)
    expect([opened.button.ariaExpanded, opened.field.value]).to.deep.equal(['false', '29/02/2024'])
    opened.field.focus()
    await sendKeys({ down: 'Alt' })
    await press('ArrowDown')
    await sendKeys({ up: 'Alt' })
    await waitUntil(() => focused() === 'jeudi 29 février 2024')
  })

  it('DATE-04 the keys of a grid lead through days, weeks, months and years', async () => {
    await openCalendar(await open())
    const after = async (key: string): Promise<string> => {
      await press(key)
      return focused()
    }
    expect(await after('ArrowRight')).to.equal('vendredi 1 mars 2024')
    expect(await after('ArrowUp')).to.equal('vendredi 23 février 2024')
    expect(await after('Home')).to.equal('lundi 19 février 2024')
    expect(await after('End')).to.equal('dimanche 25 février 2024')
    expect(await after('PageDown')).to.equal('lundi 25 mars 2024')
    expect(await after('PageUp')).to.equal('dimanche 25 février 2024')
    await sendKeys({ down: 'Shift' })
    expect(await after('PageDown')).to.equal('mardi 25 février 2025')
    await sendKeys({ up: 'Shift' })
  })

  it('a day is chosen by Enter or by a click; the form hears of it, and the focus is back in the field', async () => {
    const opened = await open()
    const heard: string[] = []
    for (const name of ['input', 'change'])
      opened.form.addEventListener(name, () => heard.push(`${name} ${sent(opened.form)}`))
    await openCalendar(opened)
    await press('ArrowRight', 'Enter')
    await waitUntil(() => panel() === null)
    expect([opened.field.value, focused()]).to.deep.equal(['01/03/2024', 'jour'])
    expect(heard).to.deep.equal(['input 2024-03-01', 'change 2024-03-01'])
    await openCalendar(opened)
    await clickOn(day('mercredi 20 mars 2024'))
    await waitUntil(() => panel() === null)
    expect(sent(opened.form)).to.equal('2024-03-20')
  })

  it('a closed day says so, and is not chosen', async () => {
    const opened = await open('closed="dimanche"')
    await openCalendar(opened)
    const sunday = day('dimanche 25 février 2024, non proposé')
    expect(sunday.ariaDisabled).to.equal('true')
    await clickOn(sunday)
    await press('Escape')
    await waitUntil(() => panel() === null)
    expect(sent(opened.form)).to.equal('2024-02-29')
  })

  it('month and year are chosen by keyboard: a birth date is a few keys away', async () => {
    const opened = await open()
    const calendar = await openCalendar(opened)
    const [month, year] = calendar.querySelectorAll('select')
    expect([month?.ariaLabel, year?.ariaLabel, month?.selectedOptions[0]?.text]).to.deep.equal([
      'Mois',
      'Année',
      'février',
    ])
    for (const [select, value] of [
      [year, '1962'],
      [month, '10'],
    ] as const) {
      if (!select) throw new Error('no choice')
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
    expect(calendar.querySelector('[role="status"]')?.textContent).to.equal('octobre 1962')
    await clickOn(day('dimanche 28 octobre 1962'))
    expect(sent(opened.form)).to.equal('1962-10-28')
  })

  it('two fields are a period: the calendar gives both, and the end does not come before the start', async () => {
    const opened = await open(
      '',
      'type="date" value="2024-02-10"',
      '<input type="date" aria-label="Fin" name="fin" value="2024-02-12">',
    )
    const { form } = opened
    await openCalendar(opened)
    await clickOn(day('jeudi 15 février 2024'))
    await clickOn(day('mardi 20 février 2024'))
    await waitUntil(() => panel() === null)
    expect([sent(form), sent(form, 'fin')]).to.deep.equal(['2024-02-15', '2024-02-20'])
    const end = form.querySelector<HTMLInputElement>('[name="fin"]')
    if (!end) throw new Error('no end')
    await type(end, '')
    end.select()
    await sendKeys({ type: '14022024' })
    form.querySelector<HTMLElement>('#autre')?.focus()
    expect(end.validationMessage).to.equal('La fin ne peut pas précéder le début, le jeudi 15 février 2024.')
    opened.field.focus()
    opened.field.select()
    await sendKeys({ type: '01022024' })
    form.querySelector<HTMLElement>('#autre')?.focus()
    expect([form.checkValidity(), form.querySelector('[role="alert"]')?.textContent]).to.deep.equal([true, ''])
  })

  it('with a time, the day keeps the time that was typed, and the calendar changes it to the second', async () => {
    const opened = await open('time', 'value="2024-02-29 10:20:30"')
    const calendar = await openCalendar(opened)
    await clickOn(day('mercredi 28 février 2024'))
    expect(sent(opened.form)).to.equal('2024-02-28 10:20:30')
    const clock = calendar.querySelector<HTMLInputElement>('input[type="time"]')
    if (!clock) throw new Error('no clock')
    clock.value = '23:59:58'
    clock.dispatchEvent(new Event('change', { bubbles: true }))
    expect(sent(opened.form)).to.equal('2024-02-28 23:59:58')
  })

  it('fits 360 px, above a dialog of the page too', async () => {
    await setViewport({ width: 360, height: 640 })
    const dialog = await fixture<HTMLDialogElement>(
      '<dialog><form><flx-date-field><input type="date" aria-label="Jour" id="jour" name="jour" value="2024-02-29"></flx-date-field></form></dialog>',
    )
    dialog.showModal()
    const button = dialog.querySelector('button') as HTMLButtonElement
    const calendar = await openCalendar({
      button,
      form: dialog.querySelector('form') as HTMLFormElement,
      field: dialog.querySelector('input') as HTMLInputElement,
    })
    await waitUntil(() => calendar.getBoundingClientRect().left >= 0 && calendar.style.left !== '')
    const { left, right, top, bottom } = calendar.getBoundingClientRect()
    expect([left >= 0, right <= 360, top >= 0, bottom <= 640]).to.deep.equal([true, true, true, true])
    await clickOn(day('mercredi 28 février 2024'))
    await waitUntil(() => panel() === null)
    expect([sent(dialog.querySelector('form') as HTMLFormElement), dialog.open]).to.deep.equal(['2024-02-28', true])
    dialog.close()
    await setViewport({ width: 900, height: 700 })
  })

  it('inside its label the field keeps its name, and the button has its own', async () => {
    const form = await fixture<HTMLElement>(
      '<form><flx-date-field><label>Arrivée <input type="date" name="a"></label></flx-date-field></form>',
    )
    expect([form.querySelector('input')?.ariaLabel, form.querySelector('button')?.ariaLabel]).to.deep.equal([
      'Arrivée',
      'Choisir une date : Arrivée',
    ])
    expect((await axe.run(form)).violations.map(({ id }) => id)).to.deep.equal([])
  })

  it('empty, it serves the whole page and what comes later; a field at rest has a button at rest', async () => {
    const page = await fixture<HTMLElement>(`<div><flx-date-field></flx-date-field>
      <table><tr><td>Né le</td><td><input aria-label="Né le" class="datepicker" name="a" value="1980-05-01" disabled></td></tr></table></div>`)
    await waitUntil(() => page.querySelector('input')?.value === '01/05/1980')
    expect(page.querySelector('button')?.disabled).to.equal(true)
    page.insertAdjacentHTML('beforeend', '<input aria-label="Fin" data-flx-date value="2024-02-29">')
    await waitUntil(() => page.querySelectorAll('button').length === 2)
  })

  it('leaves the field as it was', async () => {
    const { form, field } = await open()
    const host = form.querySelector('flx-date-field') as HTMLElement
    host.replaceWith(field)
    await waitUntil(() => field.type === 'date')
    expect(field.outerHTML).to.equal('<input id="jour" name="jour" type="date" value="2024-02-29">')
  })

  it('says what it lacks', async () => {
    const said = await warningsOf(() => fixture('<flx-date-field><p>Rien</p></flx-date-field>'))
    expect(said).to.deep.equal(['flx : <flx-date-field> attend un champ de date.'])
  })
})
