import { type Counted, counted, held } from '../held.ts'
import type { Bench, Goal, Measurement, Series } from '../measurement.ts'
import { withPage } from '../open-page.ts'
import { Samples } from '../samples.ts'
import { medianOf } from '../statistics.ts'
import { amount, peer } from '../subjects.ts'

const acts = {
  modal: {
    named: 'modale ouverte et fermée',
    goal: '1 000 ouvertures d’une modale',
    warmUp: 250,
    sizes: [0, 250, 500, 1000],
    subjects: {
      flx: 'flx',
      sweetalert2: peer('SweetAlert2', 'sweetalert2'),
      shoelace: `${peer('Shoelace', '@shoelace-style/shoelace')}, sl-dialog`,
    },
  },
  fragment: {
    named: 'fragment remplacé',
    goal: '200 remplacements d’un fragment',
    warmUp: 40,
    sizes: [0, 50, 100, 200],
    subjects: { flx: 'flx', htmx: `${peer('htmx', 'htmx.org')} + ${peer('idiomorph', 'idiomorph')}` },
  },
}
type Act = keyof typeof acts

const caseOf = (act: Act, what: Counted) => `${acts[act].named} : ${counted[what].named}`

/** What may be between the middle and the end of a flat curve: what engines keep of code and of caches. */
const limits: Record<Counted, (start: number) => number> = {
  heap: (start) => Math.min(start * 0.02, 0.2),
  nodes: () => 20,
  listeners: () => 10,
}

interface MemoryPage {
  acts: Record<Act, (turn: number) => Promise<unknown>>
}

async function follow(bench: Bench, act: Act, id: string, subject: string, samples: Samples): Promise<void> {
  await withPage(bench, {}, async (open) => {
    const { page, cdp } = open
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`/pages/memory?subject=${id}`, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => 'acts' in globalThis)
    await cdp.send('Performance.enable')
    const repeat = (times: number) =>
      page.evaluate(
        async ([name, count]) => {
          const run = (globalThis as unknown as MemoryPage).acts[name]
          for (let turn = 1; turn <= count; turn++) await run(turn)
        },
        [act, times] as const,
      )
    await repeat(acts[act].warmUp)
    let done = 0
    for (const size of acts[act].sizes) {
      await repeat(size - done)
      done = size
      const found = await held(open)
      for (const what of Object.keys(counted) as Counted[]) {
        samples.add({ subject, case: caseOf(act, what), size, unit: counted[what].unit }, found[what])
      }
    }
  })
}

async function run(bench: Bench): Promise<Series[]> {
  const samples = new Samples()
  for (const act of Object.keys(acts) as Act[]) {
    for (const [id, subject] of Object.entries(acts[act].subjects)) await follow(bench, act, id, subject, samples)
  }
  return samples.all()
}

function growth(series: Series[], subject: string, act: Act, what: Counted): { start: number; by: number } {
  const [, , middle = 0, end = 0] = acts[act].sizes
  const at = (size: number) => medianOf(series, { subject, case: caseOf(act, what), size })
  return { start: at(middle), by: at(end) - at(middle) }
}

function goals(series: Series[]): Goal[] {
  return (Object.keys(acts) as Act[]).map((act) => {
    const found = (Object.keys(counted) as Counted[]).map((what) => ({ what, ...growth(series, 'flx', act, what) }))
    return {
      text: `${acts[act].goal} : la mémoire est plate de la moitié à la fin`,
      met: found.every(({ what, start, by }) => by <= limits[what](start)),
      found: found.map(({ what, by }) => `${by > 0 ? '+' : ''}${amount(by, counted[what].unit)}`).join(', '),
    }
  })
}

export const measurement: Measurement = {
  id: 'memory',
  title: 'Mémoire d’une page que l’on garde ouverte',
  about:
    'Dans une même page, 1 000 modales ouvertes puis fermées, et 200 réponses d’une liste de 100 lignes mises à la place l’une de l’autre. Après un échauffement (250 ouvertures, 40 remplacements), le temps que le moteur compile ce qui sert souvent, puis à chaque palier, le ramasse-miettes passe trois fois et le navigateur dit ce que la page tient encore : tas JavaScript, nœuds, écouteurs. Plat veut dire : de la moitié du parcours à sa fin, 2 % de tas au plus et moins de 200 ko, 20 nœuds et 10 écouteurs au plus. Les animations sont réduites, comme le demande la préférence du système ; une seule fois par sujet, le compte ne varie guère d’une fois à l’autre.',
  pictured: [caseOf('modal', 'heap'), caseOf('fragment', 'heap')],
  run,
  goals,
}
