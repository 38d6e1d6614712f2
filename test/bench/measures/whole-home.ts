import { fetchedScripts, weight } from '../fetched.ts'
import { leastGoal } from '../least-goal.ts'
import { traceUntilIdle } from '../main-thread.ts'
import type { Bench, Goal, Measurement, Series } from '../measurement.ts'
import { Samples } from '../samples.ts'
import { peer, stacks } from '../subjects.ts'

const slowdown = 4
const bare = 'sans script'
const subjects = {
  bare,
  flx: 'flx',
  jquery: `${stacks.jquery}, ${peer('Splide', '@splidejs/splide')}`,
  shoelace: stacks.shoelace,
}
const bytes = 'octets de script reçus, gzip'
const script = `script, ralenti ${slowdown} fois`
const tasks = `fil principal, ralenti ${slowdown} fois`

async function run(bench: Bench): Promise<Series[]> {
  const samples = new Samples()
  for (let round = 0; round < Math.max(1, Math.ceil(bench.runs / 3)); round++) {
    for (const [id, subject] of Object.entries(subjects)) {
      const path = `/pages/shop?with=${id}&kind=complet&size=20`
      const found = await traceUntilIdle(bench, { path, slowdown, after: fetchedScripts })
      const key = { subject, size: null }
      samples.add({ ...key, case: script, unit: 'ms' }, found.script)
      samples.add({ ...key, case: tasks, unit: 'ms' }, found.tasks)
      if (round > 0 || id === 'bare') continue
      samples.add({ ...key, case: bytes, unit: 'octets' }, (await weight(found.after)).gzip)
    }
  }
  return samples.all()
}

function goals(series: Series[]): Goal[] {
  const others = [subjects.jquery, subjects.shoelace]
  const before = 'Accueil complet, avant le premier geste'
  return [
    leastGoal(series, `${before} : moins d’octets de script que les autres`, bytes, others),
    leastGoal(series, `${before} : moins de script que les autres`, script, others),
  ]
}

export const measurement: Measurement = {
  id: 'whole-home',
  title: 'L’accueil complet, avant le premier geste',
  about:
    'L’accueil de la première mesure (20 images), avec un diaporama en tête, et plus bas, hors de vue, le calendrier d’un mois et un formulaire de contact (téléphone, date, message). Rien n’est touché : la page est laissée à elle-même jusqu’au silence. Le diaporama de flx porte `load="gesture"`, comme celui de la boutique de démonstration : ses images défilent au doigt sans code, et n’avancent seules qu’après le premier geste. Avec jQuery, le diaporama est Splide et le calendrier comme la date sont ceux de jQuery UI ; Shoelace n’a pas de calendrier : le tableau du serveur y reste tel quel.',
  headline: bytes,
  floors: [bare],
  run,
  goals,
}
