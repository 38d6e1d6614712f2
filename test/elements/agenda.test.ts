import { expect, fixture } from '@open-wc/testing'
import '../../elements/agenda.ts'
import type { FlxAgendaElement } from '../../elements/agenda.ts'
import { type Answer, type Script, script } from '../support/answers-client.ts'
import { control, part, textOf, untilText } from '../support/cart-page.ts'
import { errorsOf } from '../support/console.ts'
import { waitUntil } from '../support/wait-until.ts'

const content = '<p>Novembre</p><a href="?date=2026-12-01" data-flx-date="2026-12-01">Décembre</a>'

async function openAgenda(answers: Answer[], inside = content, attributes = ''): Promise<[FlxAgendaElement, Script]> {
  const server = await script(...answers)
  const agenda = await fixture<FlxAgendaElement>(
    `<flx-agenda url="${server.address('agenda')}" module="ateliers" param="12" ${attributes}>${inside}</flx-agenda>`,
  )
  return [agenda, server]
}

describe('<flx-agenda>', () => {
  it('CAL-04 posts module, param and date; the answer takes the place of the content', async () => {
    const [agenda, server] = await openAgenda([
      { body: '<p>Décembre</p><a href="?date=2026-11-01" data-flx-date="2026-11-01">Retour</a>' },
      { body: content },
    ])
    control(agenda, 'Décembre').click()
    await untilText(agenda, 'Retour')
    await waitUntil(() => textOf(agenda.querySelector('[role="status"]')) === 'Agenda mis à jour')
    control(agenda, 'Retour').click()
    await untilText(agenda, 'Novembre')
    const log = await server.log()
    expect(log.map(({ method, fields }) => [method, fields])).to.deep.equal([
      ['POST', { module: 'ateliers', param: '12', date: '2026-12-01' }],
      ['POST', { module: 'ateliers', param: '12', date: '2026-11-01' }],
    ])
  })

  it('CAL-04 of the container that it names, inside or not, and by a field', async () => {
    const place = await fixture('<div id="mois"><p>Ancien</p></div>')
    const [agenda] = await openAgenda(
      [{ body: '<div id="mois"><p>Nouveau</p></div>' }],
      '<label>Mois <select data-flx-date><option value="2026-11">Nov.</option><option value="2026-12">Déc.</option></select></label>',
      'container="#mois"',
    )
    const select = part<HTMLSelectElement>(agenda, 'select')
    select.value = '2026-12'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await untilText(place, 'Nouveau')
    expect([textOf(place), place.querySelectorAll('#mois').length, select.isConnected]).to.deep.equal([
      'Nouveau',
      0,
      true,
    ])
  })

  it('CAL-04 a date whose year is still being typed is not asked for', async () => {
    const [agenda, server] = await openAgenda(
      [{ body: '<p>Le 24</p>' }],
      '<label>Jour <input type="date" data-flx-date value="2026-12-24"></label>',
    )
    const field = part<HTMLInputElement>(agenda, 'input')
    for (const day of ['0002-12-24', '0020-12-24', '0202-12-24', '2027-12-24']) {
      field.value = day
      field.dispatchEvent(new Event('change', { bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    await untilText(agenda, 'Le 24')
    expect((await server.log()).map(({ fields }) => fields['date'])).to.deep.equal(['2027-12-24'])
  })

  it('CAL-04 runs no script of the answer', async () => {
    const [agenda] = await openAgenda([{ body: '<p>Neuf</p><script>window.agendaRan = 1</script>' }])
    await agenda.show('2026-12-01')
    expect([textOf(part(agenda, 'p')), 'agendaRan' in window]).to.deep.equal(['Neuf', false])
  })

  for (const [what, answer] of [
    ['a refusal of the server', { status: 500, body: 'Panne' }],
    ['a text alone', { body: 'Site en maintenance' }],
    ['a whole page', { body: '<!doctype html><title>Accueil</title><p>Accueil</p>' }],
    ['JSON', { body: { status: 'ko' } }],
  ] as const) {
    it(`CAL-04 after ${what} keeps what there was, and tries again when asked`, async () => {
      const [agenda] = await openAgenda([answer, { body: '<p>Décembre, enfin</p>' }])
      await errorsOf(() => agenda.show('2026-12-01'))
      expect(textOf(part(agenda, 'p'))).to.equal('Novembre')
      await waitUntil(() => agenda.querySelector('[role="alert"]'))
      control(part(agenda, '[role="alert"]'), 'Réessayer').click()
      await untilText(agenda, 'Décembre, enfin')
      await waitUntil(() => agenda.querySelector('[role="alert"]') === null)
    })
  }

  it('CAL-04 the newest date counts', async () => {
    const [agenda, server] = await openAgenda([{ body: '<p>Tard</p>', hold: 'late' }, { body: '<p>Mars</p>' }])
    const first = agenda.show('2026-02-01')
    await server.requests(1)
    await agenda.show('2026-03-01')
    await server.release('late')
    await first
    expect(textOf(part(agenda, 'p'))).to.equal('Mars')
  })
})
