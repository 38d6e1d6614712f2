import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import '../../elements/calendar.ts'
import { script } from '../support/answers-client.ts'
import {
  dayOf,
  drawnMonth,
  focusedDay,
  moveTo,
  openCalendar,
  panelOf,
  title,
  untilPanel,
  untilTitle,
} from '../support/calendar-page.ts'
import { control, part, textOf } from '../support/cart-page.ts'
import { errorsOf } from '../support/console.ts'
import { clickAgainOn, clickOn } from '../support/date-form.ts'
import { at } from '../support/still-clock.ts'
import { waitUntil } from '../support/wait-until.ts'

const always = [{ body: [], repeat: true }]

describe('<flx-calendar> in its page', () => {
  beforeEach(() => setViewport({ width: 1000, height: 800 }))

  it('CAL-03 Tab leaves the panel behind, and goes on', async () => {
    const [calendar] = await openCalendar([])
    dayOf(calendar, '2026-11-03').focus()
    await sendKeys({ press: 'Enter' })
    const panel = await untilPanel(calendar)
    for (let presses = 0; presses < 2; presses++) await sendKeys({ press: 'Tab' })
    expect(textOf(document.activeElement)).to.equal('Fermer')
    await sendKeys({ press: 'Tab' })
    await waitUntil(() => !panel.isConnected)
    expect([calendar.contains(document.activeElement), focusedDay()]).to.deep.equal([true, '2026-11-03'])
    expect(dayOf(calendar, '2026-11-03').ariaExpanded).to.equal(null)
  })

  it('CAL-03 a second click closes the panel of a day; a double click opens it', async () => {
    const [calendar] = await openCalendar([])
    const day = dayOf(calendar, '2026-11-03')
    await clickOn(day)
    await untilPanel(calendar)
    await clickOn(day)
    await waitUntil(() => panelOf(calendar) === null)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([panelOf(calendar), day.ariaExpanded]).to.deep.equal([null, null])
    await clickOn(day)
    await untilPanel(calendar)
    await clickAgainOn(day)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([(await untilPanel(calendar)).isConnected, day.ariaExpanded]).to.deep.equal([true, 'true'])
  })

  it('CAL-05 who tries again goes on in the calendar once the month is there', async () => {
    const [calendar] = await openCalendar([{ status: 500, body: 'Panne' }, ...always])
    await errorsOf(async () => {
      moveTo(calendar, 'décembre 2026').click()
      await waitUntil(() => calendar.querySelector('[role="alert"]'))
    })
    control(calendar, 'Réessayer').focus()
    await sendKeys({ press: 'Enter' })
    await untilTitle(calendar, 'décembre 2026')
    await waitUntil(() => calendar.querySelector('[role="alert"]') === null)
    expect(calendar.contains(document.activeElement)).to.equal(true)
  })

  it('CAL-05 goes on in a page that a browser translates', async () => {
    const [calendar] = await openCalendar(always)
    for (const text of [part(calendar, '.flx-month__title'), part(dayOf(calendar, '2026-11-03'), '.flx-month__long')]) {
      const font = document.createElement('font')
      font.textContent = 'November'
      text.firstChild?.replaceWith(font)
    }
    await new Promise((resolve) => setTimeout(resolve))
    moveTo(calendar, 'décembre 2026').click()
    await untilTitle(calendar, 'décembre 2026')
    expect(calendar.querySelector('.flx-month font')).to.equal(null)
  })

  it('CAL-03 beside the edge of the window a panel is as wide as elsewhere', async () => {
    const days = ['2026-12-01', '2026-12-06'].map((date) => ({ date, title: 'Un bal masqué dans la salle des fêtes' }))
    const [calendar] = await openCalendar([{ body: days }, ...always], { content: '', attributes: 'month="2026-12"' })
    await waitUntil(() => calendar.querySelector('.flx-month__entry'))
    const widths: number[] = []
    for (const { date } of days) {
      dayOf(calendar, date).click()
      const panel = await untilPanel(calendar)
      await waitUntil(() => panel.style.maxHeight !== '')
      widths.push(panel.getBoundingClientRect().width)
      expect(panel.getBoundingClientRect().right <= innerWidth).to.equal(true)
      await sendKeys({ press: 'Escape' })
      await waitUntil(() => !panel.isConnected)
    }
    expect(widths[1]).to.equal(widths[0])
  })

  it('CAL-05 what is pressed to go to another month, or to today, keeps the focus', async () => {
    const [calendar] = await openCalendar(always)
    const next = moveTo(calendar, 'décembre 2026')
    next.focus()
    await sendKeys({ press: 'Enter' })
    await untilTitle(calendar, 'décembre 2026')
    expect(document.activeElement).to.equal(next)
    const today = part(calendar, '.flx-month__today')
    today.focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => calendar.querySelector('[aria-current="date"]'))
    expect([document.activeElement, today.ariaDisabled]).to.deep.equal([today, 'true'])
    expect(
      dayOf(calendar, calendar.querySelector<HTMLElement>('[aria-current]')?.dataset['day'] ?? '').tabIndex,
    ).to.equal(0)
  })

  it('CAL-05 from the 31st a month on is the last day of a shorter one', async () => {
    const [calendar] = await openCalendar(always, { content: '', attributes: 'month="2026-01"' })
    await waitUntil(() => !calendar.hasAttribute('aria-busy'))
    dayOf(calendar, '2026-01-31').focus()
    await sendKeys({ press: 'PageDown' })
    await waitUntil(() => focusedDay() === '2026-02-28')
  })

  it('CAL-05 who went elsewhere while a month was on its way stays there', async () => {
    const [calendar, server] = await openCalendar([{ body: [], hold: 'late' }, ...always])
    dayOf(calendar, '2026-11-30').focus()
    await sendKeys({ press: 'ArrowRight' })
    await server.requests(1)
    const previous = moveTo(calendar, 'octobre 2026')
    previous.focus()
    await server.release('late')
    await untilTitle(calendar, 'décembre 2026')
    expect(document.activeElement).to.equal(previous)
  })

  it('CAL-03 a month that comes takes the open panel away, and the focus goes to a day of it', async () => {
    const [calendar, server] = await openCalendar([{ body: [], hold: 'late' }, ...always])
    moveTo(calendar, 'décembre 2026').click()
    await server.requests(1)
    dayOf(calendar, '2026-11-03').focus()
    await sendKeys({ press: 'Enter' })
    await untilPanel(calendar)
    await server.release('late')
    await untilTitle(calendar, 'décembre 2026')
    await waitUntil(() => panelOf(calendar) === null && focusedDay() !== undefined)
    expect(focusedDay()).to.match(/^2026-12/)
    moveTo(calendar, 'novembre 2026').click()
    await untilTitle(calendar, 'novembre 2026')
    expect(panelOf(calendar)).to.equal(null)
  })

  it('CAL-01 today is today after midnight too', async () => {
    await at('2026-11-30T23:59:00', async (set) => {
      const [calendar] = await openCalendar(always)
      expect(dayOf(calendar, '2026-11-30').ariaCurrent).to.equal('date')
      set('2026-12-01T00:01:00')
      document.dispatchEvent(new Event('visibilitychange'))
      await waitUntil(() => calendar.querySelector('[aria-current]') === null)
      part(calendar, '.flx-month__today').click()
      await untilTitle(calendar, 'décembre 2026')
      expect(dayOf(calendar, '2026-12-01').ariaCurrent).to.equal('date')
    })
  })

  it('CAL-01 who is in the month of the page by keyboard goes on in the same day of ours', async () => {
    const server = await script()
    const calendar = document.createElement('flx-calendar')
    calendar.setAttribute('url', server.address('jours'))
    calendar.innerHTML = drawnMonth
    document.body.append(calendar)
    calendar.querySelector('a')?.focus()
    expect(part(calendar, '[data-flx-month]').hidden).to.equal(false)
    await calendar.ready
    expect(focusedDay()).to.equal('2026-11-03')
    calendar.remove()
  })

  it('CAL-01 an address or a month that changes is another one: the rest stays', async () => {
    const [calendar, server] = await openCalendar(always)
    moveTo(calendar, 'décembre 2026').click()
    await untilTitle(calendar, 'décembre 2026')
    calendar.setAttribute('url', server.address('autres'))
    await waitUntil(async () =>
      (await server.log()).some(({ path, query }) => path === 'autres' && query['month'] === '12'),
    )
    expect(title(calendar)).to.equal('décembre 2026')
    calendar.setAttribute('month', '2027-05')
    await untilTitle(calendar, 'mai 2027')
  })
})
