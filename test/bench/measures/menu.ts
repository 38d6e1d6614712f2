import type { Bench, Goal, Measurement, Series } from '../measurement.ts'
import { withPage } from '../open-page.ts'
import type { Shape } from '../pages/menu/entries.ts'
import { Samples } from '../samples.ts'
import { medianOf } from '../statistics.ts'
import { amount, peer } from '../subjects.ts'
import { traceSteps } from '../trace-steps.ts'

const sizes = [100, 1000, 10_000]
const names = {
  flx: 'flx',
  smartmenus: `${peer('jQuery', 'jquery')} + ${peer('SmartMenus', 'smartmenus')}`,
  shoelace: `${peer('Shoelace', '@shoelace-style/shoelace')}, sl-tree`,
}
type Subject = keyof typeof names

const shapes: Record<Shape, string> = { tree: 'en arbre', flat: 'en une liste' }
const steps = { open: 'ouvrir', down: 'descendre d’un niveau', search: 'chercher' }
type Step = keyof typeof steps

const shown = (step: Step, shape: Shape) => `${steps[step]}, entrées ${shapes[shape]}`
const sinceAnswer = (step: Step, shape: Shape) => `${shown(step, shape)}, depuis la réponse`
const longest = (step: Step, shape: Shape) => `${shown(step, shape)} : plus longue tâche`

/** What a step took until it was seen, in milliseconds: from its start, and from the last byte of the server's answer. */
interface StepTime {
  time: number
  sinceAnswer: number
}

interface MenuPage {
  isReady(): boolean
  step(name: string): Promise<StepTime>
}

function stepsOf(subject: Subject, shape: Shape): Step[] {
  const all: Step[] = shape === 'tree' ? ['open', 'down', 'search'] : ['open', 'search']
  return subject === 'flx' ? all : all.filter((step) => step !== 'search')
}

/** One visitor's way through a menu: what each step took until it was seen, and its longest task. */
async function visit(bench: Bench, subject: Subject, size: number, shape: Shape, samples: Samples): Promise<void> {
  const wanted = stepsOf(subject, shape)
  await withPage(bench, { viewport: { width: 400, height: 800 } }, async ({ page }) => {
    page.setDefaultTimeout(120_000)
    await page.goto(`/pages/menu?subject=${subject}&entries=${size}-${shape}`, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => (globalThis as unknown as MenuPage).isReady())
    const times: StepTime[] = []
    const costs = await traceSteps(bench, page, async () => {
      for (const step of wanted) {
        times.push(await page.evaluate((name) => (globalThis as unknown as MenuPage).step(name), step))
      }
    })
    wanted.forEach((step, index) => {
      const key = { subject: names[subject], size, unit: 'ms' as const }
      samples.add({ ...key, case: shown(step, shape) }, times[index]?.time ?? Number.NaN)
      if (step === 'open') {
        samples.add({ ...key, case: sinceAnswer(step, shape) }, times[index]?.sinceAnswer ?? Number.NaN)
      }
      samples.add({ ...key, case: longest(step, shape) }, costs[index]?.longest ?? Number.NaN)
    })
  })
}

async function run(bench: Bench): Promise<Series[]> {
  const samples = new Samples()
  for (const shape of ['tree', 'flat'] as const) {
    for (const size of sizes) {
      for (const subject of Object.keys(names) as Subject[]) {
        const isSlow = subject === 'shoelace' && size > 1000
        const visits = Math.max(1, Math.ceil(bench.runs / 5))
        for (let turn = 0; turn < (isSlow ? 1 : visits); turn++) await visit(bench, subject, size, shape, samples)
      }
    }
  }
  return samples.all()
}

function goals(series: Series[]): Goal[] {
  const size = 10_000
  const found = (['tree', 'flat'] as const).flatMap((shape) =>
    stepsOf('flx', shape).map((step) => ({
      named: shown(step, shape),
      task: medianOf(series, { subject: 'flx', case: longest(step, shape), size }),
    })),
  )
  const [worst] = found.toSorted((a, b) => b.task - a.task)
  const opened = (['tree', 'flat'] as const).map((shape) => ({
    named: shown('open', shape),
    time: medianOf(series, { subject: 'flx', case: sinceAnswer('open', shape), size }),
  }))
  const [slowest] = opened.toSorted((a, b) => b.time - a.time)
  return [
    {
      text: 'Menu de 10 000 entrées : montré 60 ms au plus après la réponse du serveur',
      met: opened.every(({ time }) => time <= 60),
      found: `${amount(slowest?.time ?? Number.NaN, 'ms')} au plus (${slowest?.named})`,
    },
    {
      text: 'Menu de 10 000 entrées : aucune tâche de plus de 50 ms',
      met: found.every(({ task }) => task <= 50),
      found: `${amount(worst?.task ?? Number.NaN, 'ms')} pour la plus longue (${worst?.named})`,
    },
  ]
}

export const measurement: Measurement = {
  id: 'menu',
  title: 'Menu de 100 à 10 000 entrées',
  about:
    'Un menu que la page ne connaît pas encore est demandé au clic, code déjà chargé : dix branches de dix entrées (puis 32 de 32, 100 de 100), ou tout en une liste. « Ouvrir » va du clic à l’image peinte où les entrées se voient, réponse du serveur comprise, et se lit aussi depuis le dernier octet de cette réponse ; « descendre » du clic sur une branche à son panneau ; « chercher » de la première frappe dans le champ aux résultats ; le code et l’index de la recherche sont préparés dans un instant calme après l’ouverture. La plus longue tâche du fil principal vient d’une trace, sans seuil, en temps passé sur le processeur, de ce clic à 300 ms après l’image ; au-delà de 50 ms, la page ne répond plus d’instant en instant. À côté, la même liste reçue en JSON, écrite en HTML d’un coup puis confiée à SmartMenus, ou faite de `<sl-tree-item>` ; ni l’un ni l’autre n’a de recherche.',
  remarks:
    'flx ne vérifie que les entrées du panneau montré, et n’en dessine que les lignes proches ; un autre panneau est lu quand il s’ouvre, et tout le reste, pour la recherche, par tranches de 8 ms dans un instant calme après l’ouverture. SmartMenus ne vérifie rien, écrit tout d’un coup, et fige la page pendant ce temps quand la liste est plate. Ce qui croît encore avec les entrées est l’écriture de la réponse par le serveur, son voyage et sa lecture. Un profil dit où vont les millisecondes depuis la réponse : pour cent entrées déjà quelque 40, dont 26 de script (React, et 9 de `showModal`, qui met en page), le reste jusqu’à l’image ; pour dix mille en une liste, une vingtaine de plus : 3 de JSON, 2 de lecture des octets, 5 à 6 pour lire les entrées du panneau, 5 de ramasse-miettes, 4 de mise en page. Ne lire que les entrées proches de l’écran épargnerait 5 ms au plus, mais leur nombre, leur rang et celles qui n’ont pas de nom sont à connaître pour dessiner la première.',
  pictured: [shown('open', 'tree'), longest('open', 'tree')],
  run,
  goals,
}
