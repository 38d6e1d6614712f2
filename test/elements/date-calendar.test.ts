import { expect, fixture } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import '../../elements/date-field.ts'
import { clickOn, day, focused, openCalendar, openDate, panel, press, sent } from '../support/date-form.ts'
import { leave } from '../support/masked-form.ts'
import { waitUntil } from '../support/wait-until.ts'

describe('the calendar of <flx-date-field>', () => {
  it('DATE-04 a calendar opens beside the field, by its button or Alt and the down arrow, on the day of the field', async () => {
    const opened = await openDate()
    expect(panel() === null).to.equal(true)
    const calendar = await openCalendar(opened)
    expect(focused()).to.equal('jeudi 29 février 2024')
    expect([opened.button.ariaExpanded, calendar.ariaLabel]).to.deep.equal(['true', 'Calendrier\u00a0: Jour'])
    const place = calendar.getBoundingClientRect()
    expect(Math.abs(place.left - opened.field.getBoundingClientRect().left)).to.be.lessThan(12)
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
    await openCalendar(await openDate())
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

  it('DATE-04 from right to left its button is on its field, and an arrow leads where it points', async () => {
    document.documentElement.dir = 'rtl'
    try {
      const opened = await openDate('', 'type="date" value="2030-05-15"')
      await clickOn(opened.button)
      await waitUntil(() => focused() === 'mercredi 15 mai 2030')
      const { left } = (document.activeElement as Element).getBoundingClientRect()
      await press('ArrowLeft')
      expect(focused()).to.equal('jeudi 16 mai 2030')
      expect((document.activeElement as Element).getBoundingClientRect().left).to.be.below(left)
      await press('ArrowRight', 'ArrowRight')
      expect(focused()).to.equal('mardi 14 mai 2030')
    } finally {
      document.documentElement.removeAttribute('dir')
    }
  })

  it('a day is chosen by Enter or by a click; the form hears of it, and the focus is back in the field', async () => {
    const opened = await openDate()
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

  it('days before the first one are pale, not struck through', async () => {
    await openCalendar(await openDate('min="2024-02-10"'))
    const before = getComputedStyle(day('vendredi 9 février 2024, non proposé'))
    expect([before.textDecorationLine, Number(before.opacity) < 1]).to.deep.equal(['none', true])
  })

  it('a closed day says so, and is not chosen', async () => {
    const opened = await openDate('closed="dimanche"')
    await openCalendar(opened)
    const sunday = day('dimanche 25 février 2024, non proposé')
    expect(sunday.ariaDisabled).to.equal('true')
    expect(getComputedStyle(sunday).textDecorationLine).to.equal('line-through')
    await clickOn(sunday)
    await press('Escape')
    await waitUntil(() => panel() === null)
    expect(sent(opened.form)).to.equal('2024-02-29')
  })

  it('month and year are chosen by keyboard: a birth date is a few keys away', async () => {
    const opened = await openDate()
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
    const opened = await openDate(
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
    end.focus()
    end.select()
    await sendKeys({ type: '14022024' })
    leave()
    expect(end.validationMessage).to.equal('La fin ne peut pas précéder le début, le jeudi 15 février 2024.')
    opened.field.focus()
    opened.field.select()
    await sendKeys({ type: '01022024' })
    leave()
    expect(form.checkValidity()).to.equal(true)
    await waitUntil(() => !form.querySelector('.flx-masked__note'))
  })

  it('with a time, the day keeps the time that was typed, and the calendar changes it to the second', async () => {
    const opened = await openDate('time', 'value="2024-02-29 10:20:30"')
    const calendar = await openCalendar(opened)
    await clickOn(day('mercredi 28 février 2024'))
    expect(sent(opened.form)).to.equal('2024-02-28 10:20:30')
    const clock = calendar.querySelector<HTMLInputElement>('input[type="time"]')
    if (!clock) throw new Error('no clock')
    clock.value = '23:59:58'
    clock.dispatchEvent(new Event('change', { bubbles: true }))
    expect(sent(opened.form)).to.equal('2024-02-28 23:59:58')
  })

  it('a time makes the calendar no wider than its days', async () => {
    const width = async (attributes: string): Promise<number> => {
      const calendar = await openCalendar(await openDate(attributes, 'value="2024-02-29 10:20:30"'))
      const { width } = calendar.getBoundingClientRect()
      await press('Escape')
      await waitUntil(() => panel() === null)
      return width
    }
    expect(await width('time')).to.equal(await width(''))
  })

  it('fits 360 px, above a dialog of the page too', async () => {
    await setViewport({ width: 360, height: 640 })
    const dialog = await fixture<HTMLDialogElement>(
      '<dialog><form><flx-date-field><input type="date" aria-label="Jour" id="jour" name="jour" value="2024-02-29"></flx-date-field></form></dialog>',
    )
    dialog.showModal()
    await waitUntil(() => dialog.querySelector('button'))
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
})
