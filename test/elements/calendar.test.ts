import { expect, fixture } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import '../../elements/calendar.ts'
import type { FlxCalendarElement } from '../../elements/calendar.ts'
import { settled } from '../../src/core/overlay/overlay.ts'
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
import { errorsOf, warningsOf } from '../support/console.ts'
import { waitUntil } from '../support/wait-until.ts'

const wide = { width: 1000, height: 800 }

const asked = ({ query }: { query: Record<string, string> }): string => `${query['year']}-${query['month']}`

/** What a day is called: what is written in it, but for what is hidden from assistive technology. */
function nameOf(day: Element): string {
  return [...day.children]
    .filter((part) => part.getAttribute('aria-hidden') !== 'true')
    .map(textOf)
    .join(' ')
}

describe('<flx-calendar>', () => {
  beforeEach(() => setViewport(wide))

  it('CAL-01 the month that the server drew is the first state: nothing is asked for it', async () => {
    const [calendar, server] = await openCalendar([])
    expect(title(calendar)).to.equal('novembre 2026')
    expect(part(calendar, '[data-flx-month]').hidden).to.equal(true)
    expect(nameOf(dayOf(calendar, '2026-11-03'))).to.equal('mardi 3 novembre 3 places Poterie Reliure')
    expect(nameOf(dayOf(calendar, '2026-11-02'))).to.equal('lundi 2 novembre')
    expect(await server.log()).to.have.length(0)
    calendar.remove()
    await Promise.resolve()
    expect(calendar.innerHTML).to.equal((await fixture(`<div>${drawnMonth}</div>`)).innerHTML)
  })

  it('CAL-02 a month, a day and today begin with a capital, as they stand alone', async () => {
    const [calendar] = await openCalendar([])
    const first = (selector: string): string =>
      getComputedStyle(part(calendar, selector), '::first-letter').textTransform
    expect(first('.flx-month__title')).to.equal('uppercase')
    expect(first('.flx-month__long')).to.equal('uppercase')
    expect(getComputedStyle(part(calendar, '.flx-month__today')).textTransform).to.equal('capitalize')
    dayOf(calendar, '2026-11-03').click()
    await untilPanel(calendar)
    expect(first('.flx-month__heading')).to.equal('uppercase')
  })

  it('CAL-03 the numbers of a week stand on one line, those of the month beside too', async () => {
    const [calendar] = await openCalendar([])
    const week = [...calendar.querySelectorAll('.flx-month__week')][1]
    const tops = [...(week?.querySelectorAll('.flx-month__number') ?? [])].map((number) =>
      Math.round(number.getBoundingClientRect().top),
    )
    expect(new Set(tops).size).to.equal(1)
    expect(tops).to.have.length(7)
  })

  it('CAL-01 asks for a month by GET with year and month, and shows its days; it need not be a page of its own', async () => {
    const [calendar, server] = await openCalendar(
      [
        {
          body: [
            { date: '2025-2-3', title: 'Concert' },
            { date: '2025-02-03', title: 'Bal', badge: 2 },
          ],
        },
        { body: [], repeat: true },
      ],
      { content: '<p>Le calendrier arrive.</p>', attributes: 'month="2025-2"' },
    )
    await waitUntil(() => calendar.querySelector('.flx-month__entry') !== null)
    const [request] = await server.log()
    expect([request?.method, request?.path, request?.query]).to.deep.equal([
      'GET',
      'jours',
      { year: '2025', month: '2' },
    ])
    expect(title(calendar)).to.equal('février 2025')
    expect(nameOf(dayOf(calendar, '2025-02-03'))).to.equal('lundi 3 février Concert 2 Bal')
  })

  it('CAL-01 a list of PHP with gaps, and fields that are null or missing', async () => {
    const [calendar] = await openCalendar(
      [
        { body: { 3: { date: '2026-03-04', title: null, badge: 'Complet', link: null }, 7: { date: '2026-03-05' } } },
        { body: {}, repeat: true },
      ],
      { content: '', attributes: 'month="2026-03"' },
    )
    await waitUntil(() => calendar.querySelectorAll('.flx-month__cell--busy').length === 2)
    expect(textOf(dayOf(calendar, '2026-03-04').querySelector('.flx-month__badge'))).to.equal('Complet')
  })

  it('CAL-01 passes over a 30th of February, and says so', async () => {
    let calendar: FlxCalendarElement | undefined
    const said = await warningsOf(async () => {
      ;[calendar] = await openCalendar(
        [
          {
            body: [
              { date: '2026-02-30', title: 'Rien' },
              { date: '2026-02-28', title: 'Fin' },
            ],
          },
          { body: [], repeat: true },
        ],
        {
          content: '',
          attributes: 'month="2026-02"',
        },
      )
      await waitUntil(() => calendar?.querySelector('.flx-month__entry') !== null)
    })
    expect(said.join()).to.match(/<flx-calendar.*date="2026-02-30" n’est pas un jour/)
    expect(calendar?.querySelectorAll('.flx-month__entry').length).to.equal(1)
  })

  for (const [lang, month, day, close] of [
    ['de', 'Dezember 2026', 'Montag, 7. Dezember', 'Schließen'],
    ['en', 'December 2026', 'Monday, December 7', 'Close'],
    ['es', 'diciembre de 2026', 'lunes, 7 de diciembre', 'Cerrar'],
    ['fr', 'décembre 2026', 'lundi 7 décembre', 'Fermer'],
    ['it', 'dicembre 2026', 'lunedì 7 dicembre', 'Chiudi'],
    ['nl', 'december 2026', 'maandag 7 december', 'Sluiten'],
  ] as const) {
    it(`CAL-02 speaks ${lang}, and its weeks begin on Monday`, async () => {
      const [calendar] = await openCalendar(
        [{ body: [{ date: '2026-12-7', title: 'X' }] }, { body: [], repeat: true }],
        {
          content: '',
          attributes: `month="2026-12" lang="${lang}"`,
        },
      )
      await waitUntil(() => calendar.querySelector('.flx-month__entry') !== null)
      expect(title(calendar)).to.equal(month)
      const button = dayOf(calendar, '2026-12-07')
      expect(nameOf(button)).to.equal(`${day} X`)
      expect(button.closest('tr')?.firstElementChild?.contains(button)).to.equal(true)
      button.click()
      expect(control(await untilPanel(calendar), close).localName).to.equal('button')
    })
  }

  it('CAL-02 the first of a month is « 1er » in French alone', async () => {
    for (const [lang, heading] of [
      ['fr', 'mardi 1er décembre 2026'],
      ['it', 'martedì 1 dicembre 2026'],
    ] as const) {
      const entry = { date: '2026-12-1', title: 'X' }
      const [calendar] = await openCalendar([{ body: [entry, entry], repeat: true }], {
        content: '',
        attributes: `month="2026-12" lang="${lang}"`,
      })
      await waitUntil(() => calendar.querySelector('.flx-month__entry') !== null)
      dayOf(calendar, '2026-12-01').click()
      expect((await untilPanel(calendar)).ariaLabel).to.equal(heading)
    }
  })

  it('CAL-03 a day with several entries shows them in a panel beside it; Escape closes it and focus is back', async () => {
    const [calendar] = await openCalendar([])
    const day = dayOf(calendar, '2026-11-03')
    expect(day.closest('td')?.classList.contains('poterie')).to.equal(true)
    expect(calendar.querySelector('.flx-month .flx-button.poterie')).to.equal(null)
    day.focus()
    await sendKeys({ press: 'Enter' })
    const panel = await untilPanel(calendar)
    expect([panel.ariaLabel, day.ariaExpanded, panel.contains(document.activeElement)]).to.deep.equal([
      'mardi 3 novembre 2026',
      'true',
      true,
    ])
    const items = [...panel.querySelectorAll('li')]
    expect(items.map((item) => textOf(item))).to.deep.equal(['3 places PoterieUn bol à soi.45 €', 'Reliure'])
    expect([items[0]?.classList.contains('poterie'), items[0]?.querySelector('em') !== null]).to.deep.equal([
      true,
      true,
    ])
    const link = control(panel, 'Poterie') as HTMLAnchorElement
    expect([new URL(link.href).search, link.rel]).to.deep.equal(['?date=3', 'nofollow'])
    await settled(calendar)
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => !panel.isConnected)
    expect([focusedDay(), day.ariaExpanded]).to.deep.equal(['2026-11-03', null])
  })

  it('CAL-03 the panel stays in the window, and another click on its day closes it', async () => {
    const [calendar] = await openCalendar([])
    const day = dayOf(calendar, '2026-11-03')
    day.click()
    const panel = await untilPanel(calendar)
    await waitUntil(() => panel.style.left !== '')
    const { left, right, top, bottom } = panel.getBoundingClientRect()
    expect(left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight).to.equal(true)
    day.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    control(panel, 'Fermer').click()
    day.click()
    await new Promise(requestAnimationFrame)
    expect(panelOf(calendar)).to.equal(null)
  })

  it('CAL-03 what an entry says does no harm', async () => {
    const hostile = {
      date: '2026-12-07',
      title: '<img src=x onerror="window.harmed = 1">Bal <b>masqué</b>',
      badge: '<script>window.harmed = 1</script>2',
      body: '<p onclick="window.harmed = 1">Venez</p><iframe src="javascript:window.harmed = 1"></iframe><form><input name="q"></form>',
      footer: '<a href="javascript:window.harmed = 1">ici</a><flx-modal open></flx-modal>',
      link: 'javascript:window.harmed = 1',
      classname: 'fete flx-button lightbox clickable_block',
    }
    const [calendar] = await openCalendar([{ body: [hostile] }, { body: [], repeat: true }], {
      content: '',
      attributes: 'month="2026-12"',
    })
    await waitUntil(() => calendar.querySelector('.flx-month__entry') !== null)
    const day = dayOf(calendar, '2026-12-07')
    expect(nameOf(day)).to.equal('lundi 7 décembre 2 Bal masqué')
    expect(day.querySelectorAll('img, script').length).to.equal(0)
    expect(day.closest('td')?.className.split(' ').sort()).to.deep.equal([
      'fete',
      'flx-month__cell',
      'flx-month__cell--busy',
    ])
    day.click()
    const panel = await untilPanel(calendar)
    expect(textOf(panel)).to.contain('Venez')
    expect(
      panel.querySelectorAll('script, iframe, form, input, flx-modal, [onclick], a[href^="javascript"]').length,
    ).to.equal(0)
    expect('harmed' in window).to.equal(false)
  })

  it('CAL-05 the keys of a grid: arrows, Home, End, Page Up and Down; a month further when need be', async () => {
    const [calendar] = await openCalendar([{ body: [], repeat: true }])
    const first = calendar.querySelector<HTMLElement>('[data-day][tabindex="0"]')
    expect(calendar.querySelectorAll('[data-day][tabindex="0"]').length).to.equal(1)
    first?.focus()
    dayOf(calendar, '2026-11-10').focus()
    const press = async (key: string): Promise<string | undefined> => {
      const before = focusedDay()
      if (key.startsWith('Shift+')) await sendKeys({ down: 'Shift' })
      await sendKeys({ press: key.replace('Shift+', '') })
      if (key.startsWith('Shift+')) await sendKeys({ up: 'Shift' })
      await waitUntil(() => focusedDay() !== undefined && focusedDay() !== before, `${key} leads nowhere`)
      return focusedDay()
    }
    expect([
      await press('ArrowRight'),
      await press('ArrowDown'),
      await press('ArrowLeft'),
      await press('Home'),
      await press('End'),
      await press('ArrowUp'),
    ]).to.deep.equal(['2026-11-11', '2026-11-18', '2026-11-17', '2026-11-16', '2026-11-22', '2026-11-15'])
    expect(await press('PageDown')).to.equal('2026-12-15')
    expect(title(calendar)).to.equal('décembre 2026')
    expect([await press('Shift+PageUp'), await press('PageUp')]).to.deep.equal(['2025-12-15', '2025-11-15'])
    expect(title(calendar)).to.equal('novembre 2025')
  })

  it('CAL-05 from right to left an arrow leads to the day that it points to', async () => {
    const [calendar] = await openCalendar([{ body: [], repeat: true }])
    calendar.dir = 'rtl'
    dayOf(calendar, '2026-11-10').focus()
    await sendKeys({ press: 'ArrowLeft' })
    await waitUntil(() => focusedDay() === '2026-11-11')
    const [to, from] = ['2026-11-11', '2026-11-10'].map((day) => dayOf(calendar, day).getBoundingClientRect().left)
    expect(to).to.be.below(from as number)
  })

  it('CAL-05 asks for no month twice, for the next one ahead, and from December goes to January', async () => {
    const [calendar, server] = await openCalendar([{ body: [], repeat: true }])
    part(calendar, '.flx-month').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    await server.requests(1)
    moveTo(calendar, 'décembre 2026').click()
    await untilTitle(calendar, 'décembre 2026')
    await server.requests(2)
    moveTo(calendar, 'janvier 2027').click()
    await untilTitle(calendar, 'janvier 2027')
    await server.requests(3)
    moveTo(calendar, 'décembre 2026').click()
    await untilTitle(calendar, 'décembre 2026')
    moveTo(calendar, 'novembre 2026').click()
    await untilTitle(calendar, 'novembre 2026')
    await server.requests(4)
    expect((await server.log()).map(asked)).to.deep.equal(['2026-12', '2027-1', '2027-2', '2026-10'])
  })

  it('CAL-05 two presses go two months on; an answer that is late changes nothing', async () => {
    const [calendar, server] = await openCalendar([
      { body: [{ date: '2026-12-01', title: 'Tard' }], hold: 'late' },
      { body: [{ date: '2027-01-05', title: 'Bal' }] },
      { body: [], repeat: true },
    ])
    const next = moveTo(calendar, 'décembre 2026')
    next.click()
    await server.requests(1)
    next.click()
    await untilTitle(calendar, 'janvier 2027')
    await server.release('late')
    await server.requests(3)
    moveTo(calendar, 'décembre 2026').click()
    await untilTitle(calendar, 'décembre 2026')
    expect(textOf(dayOf(calendar, '2026-12-01'))).to.contain('Tard')
  })

  it('CAL-05 a month that fails leaves the one there is, says so, and is asked for again', async () => {
    const [calendar] = await openCalendar([
      { status: 500, body: 'Panne' },
      { body: [{ date: '2026-12-07', title: 'Bal' }] },
      { body: [], repeat: true },
    ])
    const said = await errorsOf(async () => {
      moveTo(calendar, 'décembre 2026').click()
      await waitUntil(() => calendar.querySelector('[role="alert"]') !== null && !calendar.hasAttribute('aria-busy'))
    })
    expect(said.join()).to.match(/<flx-calendar.*statut 500/)
    expect(title(calendar)).to.equal('novembre 2026')
    expect(textOf(dayOf(calendar, '2026-11-03'))).to.contain('Poterie')
    await settled(calendar)
    control(calendar, 'Réessayer').click()
    await untilTitle(calendar, 'décembre 2026')
    expect([calendar.querySelector('[role="alert"]'), calendar.hasAttribute('aria-busy')]).to.deep.equal([null, false])
  })

  for (const [what, answer] of [
    ['HTML', { body: '<p>Panne</p>' }],
    ['days that are none', { body: [{ jour: 3 }] }],
    ['half an answer', { body: '[{"date": "2026-12-07"', type: 'application/json' }],
  ] as const) {
    it(`CAL-05 ${what} instead of a month is a failure`, async () => {
      const [calendar] = await openCalendar([answer])
      await errorsOf(async () => {
        moveTo(calendar, 'décembre 2026').click()
        await waitUntil(() => calendar.querySelector('[role="alert"]') !== null)
      })
      expect(title(calendar)).to.equal('novembre 2026')
    })
  }

  it('CAL-05 is a list of its days under 576 px, which Tab goes through', async () => {
    await setViewport({ width: 360, height: 700 })
    const [calendar] = await openCalendar([])
    const seen = [...calendar.querySelectorAll<HTMLElement>('[data-day]')].filter((day) => day.checkVisibility())
    expect(seen.map((day) => [day.dataset['day'], day.tabIndex])).to.deep.equal([['2026-11-03', 0]])
    expect(textOf(seen[0] ?? null)).to.contain('mardi 3 novembre')
    expect(document.documentElement.scrollWidth <= 360).to.equal(true)
    const box = calendar.getBoundingClientRect()
    const [previous, next] = [moveTo(calendar, 'octobre 2026'), moveTo(calendar, 'décembre 2026')].map((button) =>
      button.getBoundingClientRect(),
    )
    expect([previous?.left, next?.right, next?.top]).to.deep.equal([box.left, box.right, previous?.top])
    seen[0]?.click()
    const { left, right } = (await untilPanel(calendar)).getBoundingClientRect()
    expect(left >= 0 && right <= 360).to.equal(true)
    await settled(calendar)
  })

  it('CAL-06 says what it lacks, and leaves what the author wrote', async () => {
    const lacking: [markup: string, said: RegExp][] = [
      ['<flx-calendar url="javascript:alert(1)"></flx-calendar>', /n’est pas une adresse[\s\S]*attend url/],
      [
        '<flx-calendar url="/jours" month="bientôt"><i data-flx-month="2026-11"></i></flx-calendar>',
        /month="bientôt" n’est pas un mois/,
      ],
      [
        '<flx-calendar url="/answers/give?answer={}"><i data-flx-month="2026-13"></i></flx-calendar>',
        /data-flx-month="2026-13" n’est pas un mois/,
      ],
    ]
    for (const [markup, said] of lacking) {
      const warnings = await warningsOf(async () => (await fixture<FlxCalendarElement>(markup)).ready)
      expect(warnings.join('\n')).to.match(said)
    }
  })

  it('CAL-01 shows a month when asked, and asks anew for all when told', async () => {
    const [calendar, server] = await openCalendar([
      { body: [{ date: '2026-11-09', title: 'Neuf' }], path: 'jours', repeat: true },
    ])
    await calendar.refresh()
    expect(textOf(dayOf(calendar, '2026-11-09'))).to.contain('Neuf')
    await calendar.show('2027-03')
    expect(title(calendar)).to.equal('mars 2027')
    expect((await server.log()).map(asked)).to.include.members(['2026-11', '2027-3'])
    let refused = ''
    await calendar.show('mars').catch((error: Error) => {
      refused = error.message
    })
    expect(refused).to.contain('« mars » n’est pas un mois')
  })
})
