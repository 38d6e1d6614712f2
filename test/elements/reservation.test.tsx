import { expect, fixture } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import type { FlxReservationElement } from '../../elements/reservation.ts'
import '../../elements/reservation.ts'
import { store } from '../../src/core/store.ts'
import { cartSummaryAtom } from '../../src/domain/cart/known-cart.ts'
import { slotsReply } from '../../src/shop/reservation/reservation-contract.ts'
import { ReservationView, type ReservationViewProps } from '../../src/shop/reservation/reservation-view.tsx'
import { drawWholeDays } from '../foreign/whole-days.ts'
import { type Answer, type Script, scriptCalls } from '../support/answers-client.ts'
import { control, forgetCart, part, textOf, untilPartText, untilText } from '../support/cart-page.ts'
import { wireCart } from '../support/cart-wire.tsx'
import { waitUntil } from '../support/wait-until.ts'

beforeEach(forgetCart)

const slot = (idcreneau: string, heure: string, heure_fin: string, places = 3) => ({
  idcreneau,
  heure,
  heure_fin,
  places,
  complet: places === 0,
})

const days = [
  { date: '2026-11-21', places: 5 },
  { date: '2026-11-22', places: 0 },
  { date: '2026-11-25', places: 8 },
  { date: '2026-12-01', places: 1 },
]

const day = (date = '2026-11-21', more: Record<string, unknown> = {}) => ({
  idarticle: '7',
  date,
  creneaux: [slot('88', '10:00', '11:00'), slot('89', '14:00', '15:30', 0), slot('90', '16:00', '17:00', 1)],
  jours: days,
  retenue: null,
  ...more,
})

const held = (expire_dans = 900) => ({
  idligne: '41',
  date: '2026-11-21',
  heure: '10:00',
  heure_fin: '11:00',
  idcreneau: '88',
  places: 2,
  expire_dans,
})

const booked = (more: Record<string, unknown> = {}) => ({
  ...wireCart({ version: 2, ligne: '41' }),
  result: 1,
  msg: 'sam. 21 novembre, 10:00–11:00 : votre place est retenue.',
  expire_dans: 900,
  ...more,
})

function drawn(data = day(), more: Partial<ReservationViewProps> = {}): string {
  return renderToStaticMarkup(
    <ReservationView
      slots={v.parse(slotsReply, data)}
      action="/globalflexit/ajax/modules/boutique/article/traitement.php"
      fields={{ action: 'reservation', idarticle: '7', idreference: '12' }}
      moved={null}
      notice={null}
      hrefOf={(date) => `/atelier?date=${date}`}
      {...more}
    />,
  )
}

async function open(
  answers: Answer[],
  attributes = 'article="7" reference="12"',
  content = '',
): Promise<[FlxReservationElement, Script]> {
  const server = await scriptCalls(...answers)
  const host = await fixture<FlxReservationElement>(`<flx-reservation ${attributes}>${content}</flx-reservation>`)
  await host.ready
  return [host, server]
}

const link = (host: Element, date: string) =>
  part<HTMLAnchorElement>(host, `a[data-flx-action="creneaux"][data-flx-value="${date}"]`)
const untilDay = (host: Element, date: string) =>
  waitUntil(() => host.querySelector(`[data-flx-date="${date}"]`), `shows ${date}`)
const choose = (host: Element, hour: string) => part<HTMLInputElement>(host, `input[value*="|${hour}-"]`).click()

describe('<flx-reservation>', () => {
  it('RESA-01 asks the days and slots of the article, and shows them', async () => {
    const [host, server] = await open([{ body: day() }])
    await untilDay(host, '2026-11-21')
    const [request] = await server.log()
    expect(request?.path).to.equal('ajax/modules/boutique/article/traitement.php')
    expect(request?.fields).to.deep.equal({ idarticle: '7', idreference: '12', action: 'creneaux', date: '' })
    expect(link(host, '2026-11-21').getAttribute('aria-current')).to.equal('date')
    expect(textOf(link(host, '2026-11-21'))).to.contain('samedi 21 novembre 2026')
    expect(textOf(part(host, '[data-flx-full]'))).to.contain('Complet')
    expect(part<HTMLInputElement>(host, 'input[value*="|14:00-"]').disabled).to.equal(true)
    expect(textOf(part(host, 'legend'))).to.contain('samedi 21 novembre 2026')
  })

  it('RESA-01 a day that is chosen shows its slots, keeps the focus and is read out', async () => {
    const [host, server] = await open([{ body: day() }, { body: day('2026-11-25') }])
    await untilDay(host, '2026-11-21')
    link(host, '2026-11-25').focus()
    link(host, '2026-11-25').click()
    await untilDay(host, '2026-11-25')
    expect((await server.log())[1]?.fields['date']).to.equal('2026-11-25')
    expect(document.activeElement).to.equal(link(host, '2026-11-25'))
    const status = [...host.querySelectorAll('[role="status"]')].map(textOf)
    expect(status.some((text) => text.includes('mercredi 25 novembre 2026 : 3 créneaux'))).to.equal(true)
  })

  it('RESA-01 of two days chosen in haste the last one stays', async () => {
    const [host, server] = await open([
      { body: day() },
      { body: day('2026-11-25'), hold: 'first' },
      { body: day('2026-12-01') },
    ])
    await untilDay(host, '2026-11-21')
    link(host, '2026-11-25').click()
    await server.requests(2)
    link(host, '2026-12-01').click()
    await untilDay(host, '2026-12-01')
    await server.release('first')
    await server.requests(3)
    expect(host.querySelector('[data-flx-date="2026-12-01"]')).to.not.equal(null)
  })

  it('RESA-01 a slot of another day is not booked while the chosen day is on its way', async () => {
    const [host, server] = await open([
      { body: day() },
      { body: day('2026-11-25'), hold: 'chosen' },
      { body: booked() },
      { body: day('2026-11-25') },
    ])
    await untilDay(host, '2026-11-21')
    choose(host, '10:00')
    link(host, '2026-11-25').click()
    await server.requests(2)
    control(host, 'Réserver ce créneau').click()
    await server.release('chosen')
    await untilDay(host, '2026-11-25')
    choose(host, '10:00')
    control(host, 'Réserver ce créneau').click()
    const requests = await server.requests(3)
    expect(requests[2]?.fields).to.include({ action: 'reservation', 'params[idvalue]': '2026-11-25|10:00-11:00|88' })
  })

  it('RESA-01 from right to left an arrow leads to the day that it points to', async () => {
    const [host] = await open([{ body: day() }])
    await untilDay(host, '2026-11-21')
    host.dir = 'rtl'
    link(host, '2026-11-21').focus()
    await sendKeys({ press: 'ArrowLeft' })
    expect(document.activeElement).to.equal(link(host, '2026-11-25'))
  })

  it('RESA-01 arrows go from day to day over the full ones, Home and End to the ends, Enter shows', async () => {
    const [host] = await open([{ body: day() }, { body: day('2026-12-01') }])
    await untilDay(host, '2026-11-21')
    link(host, '2026-11-21').focus()
    await sendKeys({ press: 'ArrowRight' })
    expect(document.activeElement).to.equal(link(host, '2026-11-25'))
    await sendKeys({ press: 'End' })
    expect(document.activeElement).to.equal(link(host, '2026-12-01'))
    await sendKeys({ press: 'ArrowRight' })
    expect(document.activeElement).to.equal(link(host, '2026-12-01'))
    await sendKeys({ press: 'Home' })
    expect(document.activeElement).to.equal(link(host, '2026-11-21'))
    await sendKeys({ press: 'End' })
    await sendKeys({ press: 'Enter' })
    await untilDay(host, '2026-12-01')
  })

  it('RESA-01 days stand in weeks under their months, each below its weekday; other weeks are a step away', async () => {
    const later = { date: '2027-01-05', places: 3 }
    const [host, server] = await open([{ body: day('2026-11-21', { jours: [...days, later] }) }, { body: day() }])
    await untilDay(host, '2026-11-21')
    const table = part<HTMLTableElement>(host, 'table')
    expect(textOf(part(table, 'caption'))).to.equal('Choisissez un jour')
    const columns = [...table.querySelectorAll('thead th')].map(textOf)
    expect(columns).to.deep.equal(['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'])
    expect([...table.querySelectorAll('th[scope="rowgroup"]')].map(textOf)).to.deep.equal([
      'novembre 2026',
      'décembre 2026',
    ])
    const columnOf = (date: string) => columns[(link(host, date).closest('td') as HTMLTableCellElement).cellIndex]
    expect([columnOf('2026-11-21'), columnOf('2026-11-25'), columnOf('2026-12-01')]).to.deep.equal([
      'sam.',
      'mer.',
      'mar.',
    ])
    const turns = [...host.querySelectorAll<HTMLAnchorElement>('.flx-reservation__turn')]
    expect(turns.map((turn) => [textOf(part(turn, '.flx-visually-hidden')), turn.dataset['flxValue']])).to.deep.equal([
      ['Jours suivants', '2027-01-05'],
    ])
    turns[0]?.click()
    expect((await server.requests(2))[1]?.fields['date']).to.equal('2027-01-05')
  })

  it('RESA-01 what leads to other weeks hands the focus on where there are no more', async () => {
    const jours = [...days, { date: '2027-01-05', places: 3 }]
    const [host] = await open([{ body: day('2026-11-21', { jours }) }, { body: day('2027-01-05', { jours }) }])
    await untilDay(host, '2026-11-21')
    part(host, '.flx-reservation__turn--after').focus()
    await sendKeys({ press: 'Enter' })
    await untilDay(host, '2027-01-05')
    await waitUntil(() => host.querySelector('.flx-reservation__turn--after') === null)
    expect(host.contains(document.activeElement)).to.equal(true)
  })

  it('RESA-01 a day that has become full hands the focus on', async () => {
    const jours = days.map((each) => (each.date === '2026-11-25' ? { ...each, places: 0 } : each))
    const [host] = await open([{ body: day() }, { body: day('2026-11-25', { jours, creneaux: [] }) }])
    await untilDay(host, '2026-11-21')
    link(host, '2026-11-25').focus()
    await sendKeys({ press: 'Enter' })
    await untilDay(host, '2026-11-25')
    expect(host.contains(document.activeElement)).to.equal(true)
  })

  it('RESA-01 weeks over the end of summer time have each day once', async () => {
    const jours = ['2026-10-24', '2026-10-25', '2026-10-26', '2026-11-01'].map((date) => ({ date, places: 2 }))
    const [host] = await open([{ body: day('2026-10-24', { jours }) }])
    await untilDay(host, '2026-10-24')
    const shown = [...host.querySelectorAll<HTMLElement>('.flx-reservation__day')]
    expect(shown.map(({ dataset }) => dataset['flxValue'])).to.deep.equal(jours.map(({ date }) => date))
    const columns = jours.map(({ date }) => (link(host, date).closest('td') as HTMLTableCellElement).cellIndex)
    expect(columns).to.deep.equal([5, 6, 0, 6])
  })

  it('RESA-01 arrows up and down go a week away, to the first day that has places', async () => {
    const [host] = await open([{ body: day() }])
    await untilDay(host, '2026-11-21')
    link(host, '2026-11-21').focus()
    await sendKeys({ press: 'ArrowDown' })
    expect(document.activeElement).to.equal(link(host, '2026-12-01'))
    await sendKeys({ press: 'ArrowUp' })
    expect(document.activeElement).to.equal(link(host, '2026-11-21'))
    await sendKeys({ press: 'ArrowUp' })
    expect(document.activeElement).to.equal(link(host, '2026-11-21'))
  })

  it('RESA-01 books with params: type, date, heure, heure_fin and the combined value; the cart learns it', async () => {
    const [host, server] = await open(
      [{ body: day() }, { body: booked() }, { body: day('2026-11-21', { retenue: held() }) }],
      'article="7" reference="12" forceadm="1"',
    )
    await untilDay(host, '2026-11-21')
    let detail: unknown
    host.addEventListener('flx-reservation-done', (event) => {
      detail = event.detail
    })
    choose(host, '10:00')
    part<HTMLSelectElement>(host, 'select[name="quantite"]').value = '2'
    control(host, 'Réserver ce créneau').click()
    const requests = await server.requests(3)
    expect(requests[1]?.fields).to.deep.equal({
      action: 'reservation',
      idarticle: '7',
      idreference: '12',
      quantite: '2',
      forceadm: '1',
      'params[type]': 'reservation',
      'params[date]': '2026-11-21',
      'params[heure]': '10:00',
      'params[heure_fin]': '11:00',
      'params[idvalue]': '2026-11-21|10:00-11:00|88',
    })
    await waitUntil(() => store.get(cartSummaryAtom)?.version === 2)
    await waitUntil(() => detail)
    expect(detail).to.deep.include({
      action: 'reservation',
      lineId: '41',
      date: '2026-11-21',
      start: '10:00',
      end: '11:00',
    })
    await untilPartText(host, '.flx-reservation__held', 'samedi 21 novembre 2026, 10 h – 11 h (2 places)')
    await waitUntil(() =>
      [...host.querySelectorAll('[role="status"]')].some((said) => textOf(said).includes('votre place est retenue')),
    )
    expect(textOf(part(host, '[role="timer"]'))).to.match(/^Encore 1[45]:\d\d pour commander\.$/)
  })

  it('CART-07 two clicks book once', async () => {
    const [host, server] = await open([{ body: day() }, { body: booked(), hold: 'book' }, { body: day() }])
    await untilDay(host, '2026-11-21')
    choose(host, '10:00')
    control(host, 'Réserver ce créneau').click()
    control(host, 'Réserver ce créneau').click()
    await server.requests(2)
    await server.release('book')
    const requests = await server.requests(3)
    expect(requests.map(({ fields }) => fields['action'])).to.deep.equal(['creneaux', 'reservation', 'creneaux'])
  })

  for (const from of ['panier', 'compte'] as const) {
    it(`RESA-01 type move sends changereservation${from} with idreference, idligne, idvalue, date_txt, forceadm`, async () => {
      const reply = from === 'panier' ? booked({ msg: 'Déplacée.' }) : { result: 1, msg: 'Déplacée.', expire_dans: 0 }
      const [host, server] = await open(
        [{ body: day() }, { body: reply }, { body: day() }],
        `article="7" reference="12" line="41" type="move" from="${from}" date="2026-11-21" heure="10:00" forceadm="1"`,
      )
      await untilDay(host, '2026-11-21')
      expect(part<HTMLInputElement>(host, 'input[value*="|10:00-"]').disabled).to.equal(true)
      expect(host.querySelector('select')).to.equal(null)
      choose(host, '16:00')
      control(host, 'Déplacer ma réservation').click()
      const requests = await server.requests(3)
      expect(requests[1]?.fields).to.include({
        action: `changereservation${from}`,
        idreference: '12',
        idligne: '41',
        idvalue: '2026-11-21|16:00-17:00|90',
        date_txt: 'samedi 21 novembre 2026',
        forceadm: '1',
        type: 'move',
      })
      await untilPartText(host, '.flx-reservation__notice', 'Déplacée.')
    })
  }

  it('RESA-01 a type other than move travels as it is, with the days and with the booking', async () => {
    const [host, server] = await open(
      [{ body: day() }, { body: booked() }, { body: day() }],
      'article="7" reference="12" type="essai"',
    )
    await untilDay(host, '2026-11-21')
    choose(host, '10:00')
    control(host, 'Réserver ce créneau').click()
    const [days, booking] = await server.requests(2)
    expect(days?.fields).to.include({ action: 'creneaux', type: 'essai' })
    expect(booking?.fields).to.include({ action: 'reservation', 'params[type]': 'essai' })
  })

  it('RESA-01 RESA-02 forceadm goes with the days and the booking; a refusal is said, nothing is told as done, the places are read again', async () => {
    const reason = 'La boutique est fermée ce jour-là : choisissez-en un autre.'
    const [host, server] = await open(
      [
        { body: day() },
        { body: { ...wireCart({ status: 'ko', error: reason }), result: 0, msg: reason } },
        { body: day() },
      ],
      'article="7" reference="12" forceadm="1"',
    )
    await untilDay(host, '2026-11-21')
    let done = 0
    host.addEventListener('flx-reservation-done', () => done++)
    choose(host, '10:00')
    control(host, 'Réserver ce créneau').click()
    const requests = await server.requests(3)
    expect(requests.map(({ fields }) => fields['forceadm'])).to.deep.equal(['1', '1', '1'])
    await untilPartText(host, '.flx-reservation__notice.alert-danger', reason)
    expect([done, host.querySelector('[role="timer"]')]).to.deep.equal([0, null])
    expect(control(host, 'Réserver ce créneau').hasAttribute('disabled')).to.equal(false)
  })

  it('RESA-01 forceadm is empty where the page gives none', async () => {
    const [host, server] = await open(
      [{ body: day() }, { body: booked() }, { body: day() }],
      'article="7" reference="12" line="41" type="move"',
    )
    await untilDay(host, '2026-11-21')
    choose(host, '10:00')
    control(host, 'Déplacer ma réservation').click()
    expect((await server.requests(2))[1]?.fields).to.include({ forceadm: '' })
  })

  it('RESA-01 a held slot that expires says so once, tells the cart, and the days are read again', async () => {
    const [host, server] = await open([{ body: day('2026-11-21', { retenue: held(2) }) }, { body: day() }])
    await untilDay(host, '2026-11-21')
    await untilPartText(host, '.flx-reservation__held', 'samedi 21 novembre 2026, 10 h – 11 h (2 places)')
    let expired: unknown
    let stale = 0
    const count = (): void => void stale++
    document.addEventListener('flx-cart-stale', count)
    host.addEventListener('flx-reservation-expired', ({ detail }) => {
      expired = detail
    })
    await waitUntil(() => expired, 'expires')
    document.removeEventListener('flx-cart-stale', count)
    expect(expired).to.deep.equal({ lineId: '41' })
    expect(stale).to.equal(1)
    await untilPartText(host, '[role="alert"]', 'Le délai est passé')
    await server.requests(2)
    await waitUntil(() => !host.querySelector('.flx-reservation__held'))
    expect(host.querySelector('[role="timer"]')).to.equal(null)
  })

  it('RESA-01 a page that comes back, and a cart changed in another tab, read the days again', async () => {
    const [host, server] = await open([{ body: day('2026-11-21', { retenue: held() }) }, { body: day() }])
    await waitUntil(() => host.querySelector('[role="timer"]'))
    document.dispatchEvent(new CustomEvent('flx-cart-stale', { bubbles: true }))
    await waitUntil(() => !host.querySelector('[role="timer"]'), 'what was given back is no longer held')
    expect((await server.log())[1]?.fields).to.include({ action: 'creneaux', date: '2026-11-21' })
  })

  it('RESA-01 the clock is not a live region: what is left is announced at five minutes and at one', async () => {
    const [host] = await open([{ body: day('2026-11-21', { retenue: held(301) }) }])
    await waitUntil(() => host.querySelector('[role="timer"]'))
    expect(part(host, '[role="timer"]').hasAttribute('aria-live')).to.equal(false)
    await waitUntil(
      () => [...host.querySelectorAll('[role="status"]')].some((said) => textOf(said).includes('encore 5 minutes')),
      'announces five minutes',
    )
  })

  it('HTTP-02 a failure is said in one message, what is on screen stays, and it can be tried again', async () => {
    const [host] = await open([{ body: day() }, { drop: true }, { body: day('2026-11-25') }])
    await untilDay(host, '2026-11-21')
    link(host, '2026-11-25').click()
    await waitUntil(() => textOf(part(host, '[role="alert"]')) !== '')
    expect(host.querySelector('[data-flx-date="2026-11-21"]')).to.not.equal(null)
    control(host, 'Réessayer').click()
    await untilDay(host, '2026-11-25')
    expect(textOf(part(host, '[role="alert"]'))).to.equal('')
  })

  it('RESA-01 a day whose slots are all full has no button, and says so', async () => {
    const full = day('2026-11-21', { creneaux: [slot('88', '10:00', '11:00', 0)] })
    const [host] = await open([{ body: full }])
    await untilText(host, 'Ce jour est complet')
    expect(host.querySelector('button')).to.equal(null)
  })

  it('RESA-01 who has just taken the last place is told of it, and of no day to choose instead', async () => {
    const creneaux = [slot('88', '10:00', '11:00', 0)]
    const [host] = await open([{ body: day('2026-11-21', { creneaux, retenue: held() }) }])
    await untilText(host, 'Dans votre panier')
    expect(textOf(host)).not.to.contain('Ce jour est complet')
  })

  it('RESA-01 a booking without a slot says so beside the slots, in our words', async () => {
    const [host, server] = await open([{ body: day() }])
    await untilDay(host, '2026-11-21')
    const stops: Event[] = []
    host.addEventListener('invalid', (event) => stops.push(event), { capture: true })
    control(host, 'Réserver ce créneau').click()
    await waitUntil(() => host.querySelector('.flx-field__error'))
    expect(textOf(part(host, '.flx-reservation__slots .flx-field__error'))).to.equal('Faites un choix pour continuer.')
    expect(stops.length).to.be.greaterThan(0)
    expect(stops.filter((event) => !event.defaultPrevented)).to.deep.equal([], 'bubbles of the browser')
    expect(await server.log()).to.have.length(1)
    choose(host, '10:00')
    expect(host.querySelector('.flx-field__error')).to.equal(null)
  })

  it('shows that no date is proposed', async () => {
    const [host] = await open([{ body: { date: '', creneaux: [], jours: [] } }])
    await untilText(host, 'Aucune date n’est proposée')
  })
})

const booking = { action: 'reservation', idarticle: '7', idreference: '12' }

/** How two servers draw a day in HTML: by the element's view, and by markup of someone else. */
for (const [way, draw] of [
  [
    'HTML',
    (data = day(), fields: Record<string, string> = booking, text = '') =>
      drawn(data, { fields, notice: text ? { isDone: true, text } : null }),
  ],
  [
    'HTML of someone else',
    (data = day(), fields: Record<string, string> = booking, text = '') => drawWholeDays(data, fields, text),
  ],
] as const) {
  describe(`<flx-reservation>, answers in ${way}`, () => {
    it('RESA-01 what the server drew is the first state: no request, its links and form act', async () => {
      const [host, server] = await open([{ body: day('2026-11-25') }], undefined, draw())
      await untilDay(host, '2026-11-21')
      expect(await server.log()).to.have.length(0)
      link(host, '2026-11-25').click()
      await untilDay(host, '2026-11-25')
      expect(host.querySelectorAll('[data-flx-view]')).to.have.length(1)
    })

    it('RESA-01 the server may answer with HTML: days, booking and hold work alike', async () => {
      const held900 = draw(day('2026-11-25', { retenue: held() }))
      const [host, server] = await open([{ body: draw(day('2026-11-25')) }, { body: held900 }], undefined, draw())
      link(host, '2026-11-25').click()
      await untilDay(host, '2026-11-25')
      choose(host, '10:00')
      control(host, 'Réserver ce créneau').click()
      const requests = await server.requests(2)
      expect(requests[1]?.fields).to.include({ action: 'reservation', 'params[idvalue]': '2026-11-25|10:00-11:00|88' })
      await waitUntil(() => host.querySelector('[role="timer"]'))
      expect(await server.log()).to.have.length(2)
    })

    it('RESA-01 what an HTML answer says of a move is told to the page', async () => {
      const fields = { action: 'changereservationcompte', idligne: '41' }
      const [host] = await open(
        [{ body: draw(day(), fields) }, { body: draw(day(), fields, 'Déplacée.') }],
        'article="7" reference="12" line="41" type="move" from="compte"',
      )
      await untilDay(host, '2026-11-21')
      let told = ''
      host.addEventListener('flx-reservation-done', ({ detail }) => {
        told = `${detail.lineId} ${detail.message}`
      })
      choose(host, '16:00')
      part(host, 'button[data-flx-action]').click()
      await waitUntil(() => told)
      expect(told).to.equal('41 Déplacée.')
    })
  })
}
