import { expect, fixture } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import '../../elements/date-field.ts'
import type { FlxDateFieldElement } from '../../elements/date-field.ts'
import {
  clickAgainOn,
  clickOn,
  day,
  focused,
  openCalendar,
  openDate,
  panel,
  press,
  sent,
} from '../support/date-form.ts'
import { leave, typeIn } from '../support/masked-form.ts'
import { waitUntil } from '../support/wait-until.ts'

const closed = (): Promise<void> => waitUntil(() => panel() === null)
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

async function draw(html: string): Promise<HTMLElement> {
  const place = await fixture<HTMLElement>(`<div>${html}</div>`)
  await Promise.all([...place.querySelectorAll('flx-date-field')].map(({ ready }) => ready))
  return place
}

describe('<flx-date-field> in its page', () => {
  beforeEach(() => setViewport({ width: 900, height: 700 }))

  it('DATE-04 its button closes the calendar that it has opened', async () => {
    const opened = await openDate()
    await clickOn(opened.button)
    await waitUntil(() => focused() === 'jeudi 29 février 2024')
    await clickOn(opened.button)
    await closed()
    await settled()
    expect([panel(), opened.button.ariaExpanded]).to.deep.equal([null, 'false'])
    await clickOn(opened.button)
    await waitUntil(() => panel() !== null)
  })

  it('DATE-04 a double click on its button opens it', async () => {
    const opened = await openDate()
    await openCalendar(opened)
    await clickAgainOn(opened.button)
    await waitUntil(() => focused() === 'jeudi 29 février 2024')
    await settled()
    expect([panel()?.matches(':popover-open'), opened.button.ariaExpanded]).to.deep.equal([true, 'true'])
  })

  it('DATE-04 in a label a day is chosen as elsewhere, and the label has no click of it', async () => {
    const place = await draw(
      '<label>Arrivée <flx-date-field><input type="date" id="jour" value="2024-02-29"></flx-date-field></label>',
    )
    const field = place.querySelector('input') as HTMLInputElement
    await openCalendar({
      button: place.querySelector('button') as HTMLButtonElement,
      form: document.createElement('form'),
      field,
    })
    expect(place.querySelector('label')?.contains(panel())).to.equal(false)
    await clickOn(day('mercredi 28 février 2024'))
    await closed()
    expect([field.value, focused()]).to.deep.equal(['28/02/2024', 'Arrivée'])
  })

  it('DATE-04 a date that is not offered opens on the nearest day that is', async () => {
    await openCalendar(await openDate('min="2024-03-11" max="2024-03-20"'))
    expect(focused()).to.equal('lundi 11 mars 2024')
    await press('PageUp')
    expect(focused()).to.equal('lundi 11 mars 2024')
    await press('PageDown')
    expect(focused()).to.equal('mercredi 20 mars 2024')
  })

  it('DATE-04 after a year is chosen Tab leads to one day; at the last month its button keeps the focus', async () => {
    const opened = await openDate('year-range="2020:2024"', 'type="date" value="2024-11-05"')
    const calendar = await openCalendar(opened)
    const [previous, following] = calendar.querySelectorAll<HTMLElement>('.flx-calendar__step')
    following?.focus()
    await press('Enter')
    await waitUntil(() => following?.ariaDisabled === 'true')
    await press('Enter')
    expect(document.activeElement).to.equal(following)
    await press('Tab')
    expect(focused()).to.equal('dimanche 1 décembre 2024')
    expect(calendar.querySelectorAll('.flatpickr-day[tabindex="0"]')).to.have.length(1)
    expect(previous?.ariaDisabled).to.equal(null)
  })

  it('DATE-04 a closed day that is clicked leaves the calendar open', async () => {
    const opened = await openDate('closed="dimanche"')
    await openCalendar(opened)
    await clickOn(day('dimanche 25 février 2024, non proposé'))
    await settled()
    expect(panel()?.matches(':popover-open')).to.equal(true)
    await press('ArrowRight')
    await waitUntil(() => focused() === 'lundi 26 février 2024')
  })

  it('DATE-04 a day that is clicked twice is a period of one day', async () => {
    const opened = await openDate('', 'type="date"', '<input type="date" aria-label="Fin" name="fin">')
    const calendar = await openCalendar(opened)
    const [any] = calendar.querySelectorAll<HTMLElement>('.flatpickr-day:not(.prevMonthDay)')
    const name = any?.ariaLabel ?? ''
    await clickOn(day(name))
    await clickOn(day(name))
    await closed()
    expect([sent(opened.form), sent(opened.form, 'fin')]).to.deep.equal([sent(opened.form), sent(opened.form)])
    expect(sent(opened.form)).to.match(/-01$/)
  })

  it('DATE-04 opens on what a script, or a reset, has put into the field', async () => {
    const opened = await openDate()
    opened.field.value = '2025-05-06'
    opened.field.dispatchEvent(new Event('input', { bubbles: true }))
    await openCalendar(opened)
    expect(focused()).to.equal('mardi 6 mai 2025')
    await press('Escape')
    await closed()
    opened.form.reset()
    await waitUntil(() => opened.field.value === '29/02/2024')
    await openCalendar(opened)
    expect(focused()).to.equal('jeudi 29 février 2024')
  })

  it('its button rests with the fieldset of its field', async () => {
    const place = await draw(
      '<fieldset><flx-date-field><input type="date" aria-label="Jour"></flx-date-field></fieldset>',
    )
    const [box, button] = [place.querySelector('fieldset'), place.querySelector('button')]
    box?.setAttribute('disabled', '')
    await waitUntil(() => button?.disabled)
    box?.removeAttribute('disabled')
    await waitUntil(() => !button?.disabled)
  })

  it('what stands after it stays on its line, also while the calendar is open', async () => {
    const place = await draw(
      '<flx-date-field><input type="date" aria-label="Jour" value="2024-02-29"></flx-date-field> <b>au matin</b>',
    )
    const top = (selector: string): number => place.querySelector(selector)?.getBoundingClientRect().top ?? 0
    const lines = (): boolean => Math.abs(top('input') - top('b')) < 15
    expect(lines()).to.equal(true)
    place.querySelector('button')?.click()
    await waitUntil(() => panel())
    expect(lines()).to.equal(true)
  })

  for (const [typed, rest] of [
    ['', '1/2/2027'],
    ['1', '/2/2027'],
    ['1/', '2/2027'],
    ['1/2', '/2027'],
    ['1/2/', '2027'],
    ['1/2/20', '27'],
    ['1/2/202', '7'],
  ] as const) {
    it(`DATE-03 what was begun as « ${typed} » before it was drawn goes on as one date`, async () => {
      const place = await fixture<HTMLElement>('<div></div>')
      place.innerHTML =
        '<flx-date-field><input type="text" aria-label="Jour"></flx-date-field><input id="autre" aria-label="Autre">'
      const field = place.querySelector('input') as HTMLInputElement
      field.focus()
      field.value = typed
      await place.querySelector('flx-date-field')?.ready
      await sendKeys({ type: rest })
      leave()
      await waitUntil(() => field.value === '01/02/2027', `it is ${field.value}`)
    })
  }

  it('DATE-03 a date that its visitor began by the browser’s own means is left alone until it is left', async () => {
    const place = await fixture<HTMLElement>(
      '<div><input type="date" data-flx-date aria-label="Jour"><input id="autre" aria-label="Autre"></div>',
    )
    const field = place.querySelector('input') as HTMLInputElement
    field.focus()
    await sendKeys({ type: '12' })
    expect(field.validity.badInput).to.equal(true)
    const host = document.createElement('flx-date-field')
    place.append(host)
    await host.ready
    await settled()
    expect([field.type, field.validity.badInput, place.querySelector('button')]).to.deep.equal(['date', true, null])
    field.value = '2027-02-01'
    leave()
    await waitUntil(() => place.querySelector('button'))
    expect(field.value).to.equal('01/02/2027')
  })

  it('what is wrong is said after the button, and stays there', async () => {
    const { form, field, button } = await openDate('', 'type="date"')
    await typeIn(field, '31022024')
    leave()
    await waitUntil(() => form.querySelector('.flx-masked__note')?.textContent)
    await settled()
    const note = form.querySelector('.flx-masked__note')
    expect(button.compareDocumentPosition(note as Node) & Node.DOCUMENT_POSITION_FOLLOWING).to.not.equal(0)
  })

  it('a copy, and one that is put elsewhere, have one button; a field that takes the place of another has it too', async () => {
    const place = await draw(
      '<flx-date-field><input type="date" aria-label="Jour" value="2024-02-29"></flx-date-field>',
    )
    const host = place.querySelector('flx-date-field') as FlxDateFieldElement
    const copy = host.cloneNode(true) as FlxDateFieldElement
    place.append(copy)
    await copy.ready
    expect(copy.querySelectorAll('.flx-date-field__button')).to.have.length(1)
    expect(copy.querySelector('input')?.value).to.equal('29/02/2024')
    place.append(host)
    await settled()
    expect(host.querySelectorAll('.flx-date-field__button')).to.have.length(1)
    const other = document.createElement('input')
    other.type = 'date'
    other.value = '2024-03-01'
    host.querySelector('input')?.replaceWith(other)
    await waitUntil(() => other.value === '01/03/2024' && host.querySelector('input ~ * .flx-date-field__button'))
    expect(host.querySelectorAll('.flx-date-field__button')).to.have.length(1)
  })

  it('leaves a label and its field as they were written', async () => {
    const written =
      '<label>Jour <input type="datetime-local" step="1" min="2024-01-01T00:00" style="color: red;" value="2024-02-29T10:00:00"></label>'
    const place = await draw(`<flx-date-field>${written}</flx-date-field>`)
    const host = place.querySelector('flx-date-field') as HTMLElement
    expect(host.querySelector('input')?.value).to.equal('29/02/2024 10:00:00')
    host.remove()
    await settled()
    const before = document.createElement('div')
    before.innerHTML = written
    expect(host.firstElementChild?.isEqualNode(before.firstElementChild)).to.equal(true)
    expect(host.childNodes).to.have.length(1)
  })

  it('fits a window of 320 by 256 pixels, where all of it can be scrolled to', async () => {
    await setViewport({ width: 320, height: 256 })
    const calendar = await openCalendar(await openDate())
    await waitUntil(() => calendar.style.maxHeight !== '')
    const { left, right, top, bottom } = calendar.getBoundingClientRect()
    expect([left >= 0, right <= 320, top >= 0, bottom <= 256]).to.deep.equal([true, true, true, true])
    expect(calendar.scrollWidth <= calendar.clientWidth).to.equal(true)
  })

  it('Escape closes the calendar alone where a dialog is around it', async () => {
    const dialog = await fixture<HTMLDialogElement>(
      '<dialog><flx-date-field><input type="date" aria-label="Jour" value="2024-02-29"></flx-date-field></dialog>',
    )
    dialog.showModal()
    await dialog.querySelector('flx-date-field')?.ready
    dialog.querySelector('button')?.click()
    await waitUntil(() => focused() === 'jeudi 29 février 2024')
    await sendKeys({ press: 'Escape' })
    await closed()
    expect(dialog.open).to.equal(true)
    dialog.close()
  })
})
