import type { Bench, Goal, Measurement, Series } from '../measurement.ts'
import { withPage } from '../open-page.ts'
import { Samples } from '../samples.ts'
import { medianOf } from '../statistics.ts'
import { amount, figure, peer } from '../subjects.ts'
import { traceSteps } from '../trace-steps.ts'

const subjects = {
  flx: 'flx',
  leaflet: `${peer('Leaflet', 'leaflet')}, ${peer('MarkerCluster', 'leaflet.markercluster')}`,
  plain: `${peer('Leaflet', 'leaflet')}, sans groupes`,
}
const size = 5000
const shown = 'montrer 5 000 lieux'
const nearer = 'aller plus près, script'
const script = `${shown}, script`
const longest = `${shown}, la plus longue tâche`
const long = `${shown}, tâches au-delà de 50 ms`

interface MapPage {
  showMap(): Promise<number>
  goNearer(): Promise<void>
}

async function show(bench: Bench, id: string, subject: string, samples: Samples): Promise<void> {
  await withPage(bench, {}, async ({ page }) => {
    await page.goto(`/pages/content?what=map&subject=${id}`, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => 'showMap' in globalThis)
    let time = 0
    const [first] = await traceSteps(bench, page, async () => {
      time = await page.evaluate(() => (globalThis as unknown as MapPage).showMap())
    })
    samples.add({ subject, case: shown, size, unit: 'ms' }, time)
    samples.add({ subject, case: script, size, unit: 'ms' }, first?.script ?? Number.NaN)
    samples.add({ subject, case: longest, size, unit: 'ms' }, first?.longest ?? Number.NaN)
    samples.add({ subject, case: long, size, unit: 'tâches' }, first?.long ?? Number.NaN)
    await page.waitForTimeout(2000)
    const [next] = await traceSteps(bench, page, () =>
      page.evaluate(() => (globalThis as unknown as MapPage).goNearer()),
    )
    samples.add({ subject, case: nearer, size, unit: 'ms' }, next?.script ?? Number.NaN)
  })
}

async function run(bench: Bench): Promise<Series[]> {
  const samples = new Samples()
  for (let turn = 0; turn < Math.max(1, Math.ceil(bench.runs / 3)); turn++) {
    for (const [id, subject] of Object.entries(subjects)) await show(bench, id, subject, samples)
  }
  return samples.all()
}

function goals(series: Series[]): Goal[] {
  const at = (subject: string, named: string) => medianOf(series, { subject, case: named, size })
  const ratio = (named: string) => at(subjects.leaflet, named) / at(subjects.flx, named)
  const tasks = at(subjects.flx, long)
  return [
    {
      text: '5 000 lieux sur la carte : aucune tâche au-delà de 50 ms, hors celle où le navigateur met la liste en page',
      met: tasks <= 1,
      found: `${figure(tasks)} au-delà, mise en page comprise ; la plus longue, ${amount(at(subjects.flx, longest), 'ms')}`,
    },
    {
      text: '5 000 lieux sur la carte, aller plus près : pas plus de script que Leaflet et MarkerCluster',
      met: ratio(nearer) >= 1,
      found: `${amount(at(subjects.flx, nearer), 'ms')} ; Leaflet ${figure(ratio(nearer))} fois flx. Pour les montrer, ${amount(at(subjects.flx, shown), 'ms')}, et Leaflet ${figure(ratio(shown))} fois ; script, ${figure(ratio(script))} fois`,
    },
  ]
}

export const measurement: Measurement = {
  id: 'map',
  title: 'Cinq mille lieux sur la carte',
  about:
    'Une liste de 5 000 lieux est mise dans une page qui a déjà le code de chacun, et devient une carte : de cette insertion à la fin de l’image où les premiers repères se voient, puis un pas plus près et les deux secondes qui suivent. Personne ne dessine de fond : ni tuiles, ni rues. flx lit les lieux dans la liste, donne un bouton à chacun et laisse MapLibre les grouper dans un autre fil ; Leaflet les reçoit en nombres, par un script de la page, et l’extension MarkerCluster les groupe sur le fil principal. « Sans groupes », Leaflet dessine les 5 000 repères, tous dans la page. « Script » est le temps de processeur du fil principal. Le navigateur de la mesure dessine MapLibre sans carte graphique.',
  remarks:
    'La liste des lieux est dans la page avant la carte : qui n’attend pas la carte lit, cherche et clique déjà. La plus longue tâche est celle du navigateur, qui met en page les 5 000 lieux que la page vient d’insérer, et que Leaflet n’a pas : 230 ms, dont 105 de style, 93 de mise en page et 27 de préparation du dessin. Le profil des autres, de 50 à 60 ms de processeur : deux fois 34 ms pour deux cents boutons « Sur la carte », après quoi le navigateur refait style, mise en page et dessin de la liste, 50 ms ; 57 ms pour créer la carte, dont 43 de cette mise en page, qu’il lui faut pour se mesurer ; 22 ms pour confier les lieux à l’autre fil. Les boutons attendent donc que la carte ait montré ses groupes, puis viennent deux cents à la fois, chaque fois que le navigateur est libre : à tour de rôle, 1 340 ms avant et 757 après, de quatre tâches au-delà de 50 ms à une seule, celle de l’insertion. Deux autres voies : les lieux confiés par l’adresse d’un blob, 942 ms pour 795 ; `content-visibility` sur chaque lieu, une seconde de plus. MapLibre dessine ici sans carte graphique, ce que la mesure fait payer à flx seul.',
  run,
  goals,
}
