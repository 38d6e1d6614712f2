import type { Bench, Goal, Measurement, Series } from '../measurement.ts'
import { withPage } from '../open-page.ts'
import { Samples } from '../samples.ts'
import { medianOf } from '../statistics.ts'
import { amount, figure, peer } from '../subjects.ts'
import { traceSteps } from '../trace-steps.ts'

const subjects = { flx: 'flx', datatables: peer('DataTables', 'datatables.net'), listjs: peer('List.js', 'list.js') }
const size = 10_000
const sorts = {
  text: { named: 'trier par le texte', column: 1, ends: ['Assiette 00000', 'Soupière 09999'] },
  amount: { named: 'trier par le montant', column: 2, ends: ['0,00 €', '3 699,63 €'] },
}
const script = (named: string) => `${named}, script`
const longest = (named: string) => `${named}, la plus longue tâche`

interface TablePage {
  sortBy(column: number, first: string): Promise<number>
}

async function sort(bench: Bench, id: string, subject: string, samples: Samples): Promise<void> {
  for (const { named, column, ends } of Object.values(sorts)) {
    await withPage(bench, {}, async ({ page }) => {
      await page.goto(`/pages/content?what=table&subject=${id}`, { waitUntil: 'networkidle' })
      const control = { flx: '.flx-table__sort', datatables: 'th.dt-orderable-asc', listjs: '.sort' }[id] ?? ''
      await page.locator(control).first().waitFor()
      await page.waitForTimeout(3000)
      const once = (end: number) =>
        page.evaluate(([at, first]) => (globalThis as unknown as TablePage).sortBy(at, first), [
          column,
          ends[end] ?? '',
        ] as const)
      const times: number[] = []
      const costs = await traceSteps(bench, page, async () => {
        for (const end of [0, 1]) times.push(await once(end))
      })
      samples.add({ subject, case: named, size, unit: 'ms' }, ...times)
      samples.add({ subject, case: script(named), size, unit: 'ms' }, ...costs.map((cost) => cost.script))
      samples.add({ subject, case: longest(named), size, unit: 'ms' }, ...costs.map((cost) => cost.longest))
    })
  }
}

async function run(bench: Bench): Promise<Series[]> {
  const samples = new Samples()
  for (let turn = 0; turn < Math.max(1, Math.ceil(bench.runs / 3)); turn++) {
    for (const [id, subject] of Object.entries(subjects)) await sort(bench, id, subject, samples)
  }
  return samples.all()
}

function goals(series: Series[]): Goal[] {
  const at = (subject: string, named: string) => medianOf(series, { subject, case: named, size })
  return Object.values(sorts).flatMap(({ named }) => {
    const [own, tables, list] = [subjects.flx, subjects.datatables, subjects.listjs].map((subject) =>
      at(subject, named),
    )
    const task = at(subjects.flx, longest(named))
    return [
      {
        text: `10 000 lignes, ${named} : devant DataTables et List.js`,
        met: (own ?? 0) <= Math.min(tables ?? 0, list ?? 0),
        found: `${amount(own ?? 0, 'ms')} ; DataTables ${figure((tables ?? 0) / (own ?? 1))} fois flx, List.js ${figure((list ?? 0) / (own ?? 1))} fois`,
      },
      { text: `10 000 lignes, ${named} : aucune tâche au-delà de 50 ms`, met: task <= 50, found: amount(task, 'ms') },
    ]
  })
}

export const measurement: Measurement = {
  id: 'table',
  title: 'Trier dix mille lignes',
  about:
    'Un tableau de 10 000 lignes dans le HTML de la page, en désordre, que chacun montre par pages de 100. Deux clics sur l’en-tête d’une colonne, un ordre puis l’autre : de chaque clic à la fin de l’image où la première ligne est la bonne, le tableau éveillé et la page laissée au repos trois secondes. Chacun a alors lu ses lignes : DataTables et List.js au démarrage, d’un trait, et ils n’en laissent que cent dans la page ; flx ensuite, dans les instants de repos, et il garde les 10 000 dans la page, avec leurs champs et leurs écouteurs. « La plus longue tâche » est celle du fil principal pendant ce temps, mise en page comprise, d’après une trace. flx lit les montants dans leurs cases (« 1 234,50 € ») et range les textes comme en français ; DataTables et List.js reçoivent les montants en nombres dans un attribut, et rangent les textes par leurs codes.',
  remarks:
    'Une colonne se lit une fois : flx en garde le rang de chaque ligne, et un tri ne compare plus que des nombres. Tout changement d’une case (texte, lignes, `data-sort-value`, `datetime`) fait relire ; une colonne de champs se relit à chaque tri, car rien n’annonce la valeur qu’un script y met. List.js, dont le second tri ne fait que retourner la liste, prend plus de temps au premier.',
  run,
  goals,
}
