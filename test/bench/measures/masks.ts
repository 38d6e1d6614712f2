import type { Bench, Goal, Measurement, Series } from '../measurement.ts'
import { withPage } from '../open-page.ts'
import { medianOf } from '../statistics.ts'
import { figure, peer } from '../subjects.ts'

const subjects = { flx: 'flx', imask: peer('IMask', 'imask'), inputmask: peer('Inputmask', 'inputmask') }
const name = '200 champs masqués'

interface MaskPage {
  wakeMasks(count: number): Promise<number>
}

function wakes(bench: Bench, id: string): Promise<number[]> {
  return withPage(bench, {}, async ({ page }) => {
    await page.goto(`/pages/forms?what=masks&subject=${id}`, { waitUntil: 'networkidle' })
    const wake = (count: number) =>
      page.evaluate((fields) => (globalThis as unknown as MaskPage).wakeMasks(fields), count)
    // The first field has its code fetched, and is not masked at once.
    await wake(1).catch(() => {})
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(300)
    await wake(200)
    const samples: number[] = []
    for (let turn = 0; turn < bench.runs; turn++) samples.push(await wake(200))
    return samples
  })
}

async function run(bench: Bench): Promise<Series[]> {
  const series: Series[] = []
  for (const [id, subject] of Object.entries(subjects)) {
    series.push({ subject, case: name, size: null, unit: 'ms', samples: await wakes(bench, id) })
  }
  return series
}

function goals(series: Series[]): Goal[] {
  const at = (subject: string) => medianOf(series, { subject, case: name, size: null })
  const [own, imask, inputmask] = [at('flx'), at(subjects.imask), at(subjects.inputmask)]
  return [
    {
      text: '200 champs masqués : devant IMask et Inputmask',
      met: own <= Math.min(imask, inputmask),
      found: `${subjects.imask} ${figure(imask / own)} fois flx, ${subjects.inputmask} ${figure(inputmask / own)} fois`,
    },
  ]
}

export const measurement: Measurement = {
  id: 'masks',
  title: 'Deux cents masques',
  about:
    'Le HTML de 200 champs de téléphone, qui ont déjà leur valeur, est mis dans une page qui a déjà le code de chacun ; le temps va de cette insertion jusqu’à ce que tous montrent leur valeur masquée et soient mis en page. flx compte l’éveil de 200 `<flx-mask>`.',
  run,
  goals,
}
