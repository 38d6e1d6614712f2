import { expect, fixture } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { type ReactNode, StrictMode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { mondayOf, weeksFrom } from '../../src/core/french/day.ts'
import { dayAfter } from '../../src/ui/days.ts'
import { MonthGrid } from '../../src/ui/month-grid.tsx'
import { waitUntil } from '../support/wait-until.ts'

const weekdays = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'].map(
  (name) => [name.slice(0, 3), name] as const,
)

/** A month whose third day holds something; it follows the keys at once. */
function Months({ isList = false, first = '2026-03-10' }: { isList?: boolean; first?: string }): ReactNode {
  const [current, setCurrent] = useState(first)
  return (
    <>
      <MonthGrid
        month={current.slice(0, 7)}
        label={current.slice(0, 7)}
        weekdays={weekdays}
        current={current}
        today="2026-03-02"
        onMove={setCurrent}
        onPick={setCurrent}
        isList={isList}
        look={(day) => ({ isBusy: day.endsWith('-03'), className: 'mine', content: day, button: {} })}
      />
      <button type="button" id="other" onClick={() => setCurrent('2026-05-01')}>
        mai
      </button>
    </>
  )
}

let root: Root

async function draw(node: ReactNode): Promise<HTMLElement> {
  const place = await fixture<HTMLElement>('<div></div>')
  root = createRoot(place)
  flushSync(() => root.render(<StrictMode>{node}</StrictMode>))
  return place
}

const day = (place: Element, name: string): HTMLElement => place.querySelector(`[data-day="${name}"]`) as HTMLElement
const focusedDay = (): string | undefined => (document.activeElement as HTMLElement | null)?.dataset['day']

describe('the grid of a month', () => {
  afterEach(() => root.unmount())

  it('has six weeks from a Monday on, the days of the month as buttons, one of them reached by Tab', async () => {
    const place = await draw(<Months />)
    const table = place.querySelector('table') as HTMLTableElement
    expect([table.role, table.ariaLabel, table.tBodies[0]?.rows.length]).to.deep.equal(['grid', '2026-03', 6])
    expect(place.querySelectorAll('[data-day]')).to.have.length(31)
    expect(
      [...place.querySelectorAll<HTMLElement>('[tabindex="0"]')].map(({ dataset }) => dataset['day']),
    ).to.deep.equal(['2026-03-10'])
    expect(place.querySelector('[aria-current="date"]')).to.equal(day(place, '2026-03-02'))
    expect(day(place, '2026-03-03').parentElement?.className).to.equal('flx-month__cell flx-month__cell--busy mine')
    expect([...place.querySelectorAll('th')].map(({ abbr }) => abbr)).to.deep.equal(weekdays.map(([, long]) => long))
  })

  it('keys lead on, into another month too, and the focus follows', async () => {
    const place = await draw(<Months first="2026-03-31" />)
    day(place, '2026-03-31').focus()
    await sendKeys({ press: 'ArrowRight' })
    await waitUntil(() => focusedDay() === '2026-04-01')
    await sendKeys({ press: 'PageUp' })
    await waitUntil(() => focusedDay() === '2026-03-01')
    expect(place.querySelectorAll('[tabindex="0"]')).to.have.length(1)
  })

  it('a focused day that goes with its month gives the focus to the current one; elsewhere it is not taken', async () => {
    const place = await draw(<Months />)
    const other = place.querySelector('#other') as HTMLElement
    day(place, '2026-03-10').focus()
    other.click()
    await waitUntil(() => focusedDay() === '2026-05-01')
    day(place, '2026-05-20').click()
    other.focus()
    other.click()
    await waitUntil(() => day(place, '2026-05-01').tabIndex === 0)
    expect(document.activeElement).to.equal(other)
  })

  it('as a list, Tab goes through the days that hold something, and no key is taken', async () => {
    const place = await draw(<Months isList />)
    expect(place.querySelector('table')?.role).to.equal(null)
    expect(
      [...place.querySelectorAll<HTMLElement>('[tabindex="0"]')].map(({ dataset }) => dataset['day']),
    ).to.deep.equal(['2026-03-03'])
    day(place, '2026-03-03').focus()
    await sendKeys({ press: 'ArrowRight' })
    expect(focusedDay()).to.equal('2026-03-03')
  })
})

describe('weeks and keys of days', () => {
  it('begin on Monday, over the end of a year, a leap day and the change of the clock', () => {
    expect(mondayOf('2027-01-01')).to.equal('2026-12-28')
    expect(mondayOf('2026-03-29')).to.equal('2026-03-23')
    expect(weeksFrom('2024-02-26', 2).flat()).to.deep.equal(
      ['2024-02-26', '2024-02-27', '2024-02-28', '2024-02-29', '2024-03-01', '2024-03-02', '2024-03-03'].concat([
        '2024-03-04',
        '2024-03-05',
        '2024-03-06',
        '2024-03-07',
        '2024-03-08',
        '2024-03-09',
        '2024-03-10',
      ]),
    )
  })

  it('lead to days, weeks, months and years; what the browser has a use for is left to it', () => {
    const key = (name: string, more = {}): string | undefined =>
      dayAfter(
        { key: name, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...more },
        '2024-02-29',
        document.body,
      )
    expect(['ArrowLeft', 'ArrowDown', 'Home', 'End', 'PageDown'].map((name) => key(name))).to.deep.equal([
      '2024-02-28',
      '2024-03-07',
      '2024-02-26',
      '2024-03-03',
      '2024-03-29',
    ])
    expect(key('PageUp', { shiftKey: true })).to.equal('2023-02-28')
    expect([key('ArrowLeft', { altKey: true }), key('Home', { ctrlKey: true }), key('a')]).to.deep.equal([
      undefined,
      undefined,
      undefined,
    ])
  })
})
