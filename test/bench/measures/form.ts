import type { Bench, Goal, Measurement, Series } from '../measurement.ts'
import { withPage } from '../open-page.ts'
import { medianOf } from '../statistics.ts'
import { amount } from '../subjects.ts'
import { traceSteps } from '../trace-steps.ts'

const subjects = { flx: 'flx', bare: 'sans script' }
const repeats = { flx: 'flx', bare: 'copie écrite à la main' }
const typing = 'une frappe, 500 champs et 100 règles, script'
const adding = 'ajouter 100 blocs'

interface FormPage {
  typeLetters(selector: string, times: number): Promise<void>
  addBlocks(count: number): Promise<number>
}

async function keystrokes(bench: Bench, id: string): Promise<number[]> {
  return withPage(bench, {}, async ({ page }) => {
    await page.goto(`/pages/forms?what=typing&subject=${id}`)
    if (id === 'flx') await page.locator('form[data-flx-lines]').waitFor()
    const type = (times: number) =>
      page.evaluate((count) => (globalThis as unknown as FormPage).typeLetters('[name="champ-0"]', count), times)
    await type(5)
    const costs = await traceSteps(bench, page, () => type(bench.runs))
    return costs.map(({ script }) => script)
  })
}

function blocks(bench: Bench, id: string): Promise<number> {
  return withPage(bench, {}, async ({ page }) => {
    await page.goto(`/pages/forms?what=repeat&subject=${id}`)
    await page.locator('[data-flx-add], #add').first().waitFor()
    await page.waitForLoadState('networkidle')
    return page.evaluate(() => (globalThis as unknown as FormPage).addBlocks(100))
  })
}

async function run(bench: Bench): Promise<Series[]> {
  const series: Series[] = []
  for (const [id, subject] of Object.entries(subjects)) {
    series.push({ subject, case: typing, size: null, unit: 'ms', samples: await keystrokes(bench, id) })
  }
  for (const [id, subject] of Object.entries(repeats)) {
    const samples: number[] = []
    for (let turn = 0; turn < bench.runs; turn++) samples.push(await blocks(bench, id))
    series.push({ subject, case: adding, size: null, unit: 'ms', samples })
  }
  return series
}

function goals(series: Series[]): Goal[] {
  const own = medianOf(series, { subject: 'flx', case: typing, size: null })
  return [
    {
      text: 'Une frappe parmi 500 champs et 100 règles : 8 ms de script au plus',
      met: own <= 8,
      found: amount(own, 'ms'),
    },
  ]
}

export const measurement: Measurement = {
  id: 'form',
  title: 'Un long formulaire',
  about:
    'Une frappe dans un formulaire de 500 champs, dont 100 sont sur des lignes qui dépendent d’autres champs : ce que le fil principal passe à exécuter du script pendant l’évènement, d’après une trace. Puis 100 blocs répétés, ajoutés l’un après l’autre par leur bouton, jusqu’à la mise en page. Le plancher de l’ajout est une copie écrite à la main, dont seul le numéro change dans le HTML : ni boutons, ni focus rendu, ni annonce, ni valeurs vidées, ni brouillon.',
  floors: ['sans script'],
  run,
  goals,
}
