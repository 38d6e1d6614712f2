import type { Bench, Goal, Measurement, Series } from '../measurement.ts'
import { withPage } from '../open-page.ts'
import { Samples } from '../samples.ts'
import { medianOf } from '../statistics.ts'
import { amount, figure, peer } from '../subjects.ts'
import { traceSteps } from '../trace-steps.ts'

const subjects = {
  flx: 'flx',
  htmx: `${peer('htmx', 'htmx.org')}, ${peer('idiomorph', 'idiomorph')}`,
  turbo: `${peer('Turbo', '@hotwired/turbo')}, morph`,
}
const size = 1000
const refreshed = 'mille fragments rafraîchis'
const script = `${refreshed}, script`
const longest = `${refreshed}, la plus longue tâche`

interface FragmentsPage {
  isReady(): boolean
  refreshAll(): Promise<number>
}

async function refresh(bench: Bench, id: string, subject: string, samples: Samples): Promise<void> {
  // Turbo may leave an aborted request uncaught; that each block shows its answer is what `refreshAll` waits for.
  await withPage(bench, { harmless: /^signal is aborted/ }, async ({ page }) => {
    await page.goto(`/pages/content?what=fragments&subject=${id}`, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => (globalThis as unknown as FragmentsPage).isReady())
    const once = () => page.evaluate(() => (globalThis as unknown as FragmentsPage).refreshAll())
    // The first has the code fetched that only a refresh needs.
    await once()
    await page.waitForTimeout(1000)
    let time = 0
    const costs = await traceSteps(bench, page, async () => {
      time = await once()
    })
    samples.add({ subject, case: refreshed, size, unit: 'ms' }, time)
    samples.add({ subject, case: script, size, unit: 'ms' }, ...costs.map((cost) => cost.script))
    samples.add({ subject, case: longest, size, unit: 'ms' }, ...costs.map((cost) => cost.longest))
  })
}

async function run(bench: Bench): Promise<Series[]> {
  const samples = new Samples()
  for (let turn = 0; turn < Math.max(1, Math.ceil(bench.runs / 3)); turn++) {
    for (const [id, subject] of Object.entries(subjects)) await refresh(bench, id, subject, samples)
  }
  return samples.all()
}

function goals(series: Series[]): Goal[] {
  const at = (subject: string, named = refreshed) => medianOf(series, { subject, case: named, size })
  const own = at(subjects.flx)
  const [htmx, turbo] = [at(subjects.htmx), at(subjects.turbo)]
  const task = at(subjects.flx, longest)
  return [
    {
      text: 'Mille fragments rafraîchis : devant htmx et Turbo',
      met: own <= Math.min(htmx, turbo),
      found: `${amount(own, 'ms')} ; htmx ${figure(htmx / own)} fois flx, Turbo ${figure(turbo / own)} fois`,
    },
    { text: 'Mille fragments rafraîchis : aucune tâche au-delà de 50 ms', met: task <= 50, found: amount(task, 'ms') },
  ]
}

export const measurement: Measurement = {
  id: 'fragments',
  title: 'Rafraîchir mille fragments',
  about:
    'Une page a mille blocs, chacun avec son adresse et un champ. Un seul évènement de la page les fait tous redemander : de cet évènement à la fin de l’image où le millième montre sa réponse, mille requêtes au serveur voisin comprises. Chacun compare la réponse à ce qu’il montre et garde ses nœuds : flx de lui-même, htmx par l’extension d’idiomorph (`morph:innerHTML`), Turbo par `<turbo-frame refresh="morph">`. Une première fois passe avant, qui n’est pas comptée. flx n’a que vingt-quatre requêtes en route à la fois ; les autres les envoient toutes.',
  remarks:
    'flx montre les blocs à mesure qu’ils viennent : la page est dessinée quelques dizaines de fois, et plus une image lui coûte, plus il attend avant la suivante, sans que la page soit jamais retenue. Les autres attendent d’avoir presque tout pour dessiner, et la page ne répond pas pendant une demi-seconde. Quatre autres voies, même machine, même heure, pour 4 250 ms : tout demander d’un coup, 3 570 ms, devant Turbo, et une tâche de 776 ms ; soixante-quatre requêtes à la fois, 3 490 ms (Turbo 3 190) et 78 ms, mais un serveur qui met une seconde et demie par bloc y passe la limite de quinze secondes, que le navigateur compte dès sa file de six ; des pauses plus longues entre les images, 4 780 ms ; six requêtes à la fois, 4 180 ms.',
  run,
  goals,
}
