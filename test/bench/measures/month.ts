import type { Bench, Goal, Measurement, Series } from '../measurement.ts'
import { withPage } from '../open-page.ts'
import { Samples } from '../samples.ts'
import { medianOf } from '../statistics.ts'
import { amount, peer } from '../subjects.ts'
import { traceSteps } from '../trace-steps.ts'

const subjects = { flx: 'flx', fullcalendar: peer('FullCalendar', 'fullcalendar') }
const changed = 'passer au mois suivant'
const script = 'passer au mois suivant, script'

interface MonthPage {
  nextMonth(title: string): Promise<number>
}

async function leaf(bench: Bench, id: string, subject: string, samples: Samples): Promise<void> {
  await withPage(bench, { from: 'far' }, async ({ page }) => {
    await page.goto(`/pages/content?what=month&subject=${id}`, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => document.body.textContent?.includes('Atelier 2026-1-1'))
    const next = async (month: number): Promise<number> => {
      // A visitor looks at a month before the next one: what is fetched ahead is there by then.
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(300)
      return page.evaluate((title) => (globalThis as unknown as MonthPage).nextMonth(title), `Atelier 2026-${month}-1`)
    }
    await next(2)
    const times: number[] = []
    const costs = await traceSteps(bench, page, async () => {
      for (const month of [3, 4, 5, 6, 7]) times.push(await next(month))
    })
    samples.add({ subject, case: changed, size: null, unit: 'ms' }, ...times)
    samples.add({ subject, case: script, size: null, unit: 'ms' }, ...costs.map((cost) => cost.script))
  })
}

async function run(bench: Bench): Promise<Series[]> {
  const samples = new Samples()
  for (let turn = 0; turn < Math.max(1, Math.ceil(bench.runs / 5)); turn++) {
    for (const [id, subject] of Object.entries(subjects)) await leaf(bench, id, subject, samples)
  }
  return samples.all()
}

function goals(series: Series[]): Goal[] {
  const at = (subject: string, named: string) => medianOf(series, { subject, case: named, size: null })
  const [own, other] = [at('flx', changed), at(subjects.fullcalendar, changed)]
  return [
    {
      text: 'Le mois suivant : devant FullCalendar',
      met: own <= other,
      found: `${amount(own, 'ms')}, et ${amount(other, 'ms')} pour ${subjects.fullcalendar} ; script seul, ${amount(at('flx', script), 'ms')} et ${amount(at(subjects.fullcalendar, script), 'ms')}`,
    },
  ]
}

export const measurement: Measurement = {
  id: 'month',
  title: 'Changer de mois',
  about:
    'Un calendrier d’un mois, dont les entrées viennent d’un serveur qui répond 40 ms plus tard : du clic sur « suivant » à l’image peinte où les entrées du mois suivant se voient. Chaque mois est regardé d’abord : flx a demandé le suivant d’avance, FullCalendar le demande au clic, et le garde ensuite comme flx. « Script » ne compte ni l’attente, ni la mise en page.',
  run,
  goals,
}
