import { fetchedScripts, weight } from '../fetched.ts'
import { traceUntilIdle } from '../main-thread.ts'
import type { Bench, Goal, Measurement, Series } from '../measurement.ts'
import { Samples } from '../samples.ts'
import { medianOf } from '../statistics.ts'
import { amount, peer } from '../subjects.ts'

const slowdown = 4
const bare = 'sans script'
const subjects = {
  bare,
  flx: 'flx',
  jquery: `${peer('jQuery', 'jquery')}, ${peer('UI', 'jquery-ui')}, GLightbox, SmartMenus, ${peer('Splide', '@splidejs/splide')}`,
  shoelace: `${peer('Shoelace', '@shoelace-style/shoelace')}, autoloader`,
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
  const at = (subject: string, named: string) => medianOf(series, { subject, case: named })
  const others = [subjects.jquery, subjects.shoelace]
  return [
    {
      text: 'Accueil complet, avant le premier geste : moins d’octets de script que les autres',
      met: others.every((subject) => at('flx', bytes) <= at(subject, bytes)),
      found: `${amount(at('flx', bytes), 'octets')} ; ${others.map((subject) => `${subject} ${amount(at(subject, bytes), 'octets')}`).join(' ; ')}`,
    },
    {
      text: 'Accueil complet, avant le premier geste : moins de script que les autres',
      met: others.every((subject) => at('flx', script) <= at(subject, script)),
      found: `${amount(at('flx', script), 'ms')} ; ${others.map((subject) => `${subject} ${amount(at(subject, script), 'ms')}`).join(' ; ')}`,
    },
  ]
}

export const measurement: Measurement = {
  id: 'whole-home',
  title: 'L’accueil complet, avant le premier geste',
  about:
    'L’accueil de la première mesure (20 images), avec un diaporama en tête, et plus bas, hors de vue, le calendrier d’un mois et un formulaire de contact (téléphone, date, message). Rien n’est touché : la page est laissée à elle-même jusqu’au silence. Avec jQuery, le diaporama est Splide et le calendrier comme la date sont ceux de jQuery UI ; Shoelace n’a pas de calendrier : le tableau du serveur y reste tel quel.',
  headline: bytes,
  floors: [bare],
  run,
  goals,
}
