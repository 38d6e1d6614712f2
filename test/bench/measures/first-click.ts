import type { Bench, Goal, Measurement, Series } from '../measurement.ts'
import { type OpenPage, withPage } from '../open-page.ts'
import { type Opened, wanted } from '../pages/opening/content.ts'
import { Samples } from '../samples.ts'
import { medianOf } from '../statistics.ts'
import { amount, peer } from '../subjects.ts'

interface Opening {
  subject: Subject
  what: Opened
  /** The code comes with the page. */
  ahead?: boolean
  /** Milliseconds between the pointer's arrival and its first click. */
  rest?: number
  /** How many times it is opened after the first. */
  again?: number
}

interface Probe {
  isShown(what: object): boolean
  arm(what: object): void
  shown: Promise<number>
  untilHidden(what: object): Promise<void>
}

declare global {
  var probe: Probe
}

const names = {
  flx: 'flx',
  shoelace: peer('Shoelace', '@shoelace-style/shoelace'),
  sweetalert2: peer('SweetAlert2', 'sweetalert2'),
  photoswipe: peer('PhotoSwipe', 'photoswipe'),
  glightbox: peer('GLightbox', 'glightbox'),
}
type Subject = keyof typeof names

const cases: Record<Opened, { name: string; subjects: Subject[] }> = {
  menu: { name: 'menu', subjects: ['flx', 'shoelace'] },
  modal: { name: 'boîte de dialogue', subjects: ['flx', 'shoelace', 'sweetalert2'] },
  lightbox: { name: 'image en grand', subjects: ['flx', 'photoswipe', 'glightbox'] },
}
const opened = Object.keys(cases) as Opened[]
const warmOpenings = 3

const coldCase = (what: Opened) => `${cases[what].name}, à froid`
const aheadCase = (what: Opened) => `${cases[what].name}, code déjà chargé`
const hoverCase = (what: Opened) => `${cases[what].name}, à froid, survolé 100 ms avant`
const warmCase = (what: Opened) => `${cases[what].name}, à chaud`

/** @param rest - Milliseconds between the pointer's arrival and its click. */
async function click({ page }: OpenPage, what: Opened, rest = 0): Promise<number> {
  const box = await page.locator('.opener').boundingBox()
  if (!box) throw new Error('rien sur quoi cliquer')
  await page.evaluate((wanted) => probe.arm(wanted), wanted[what])
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (rest > 0) {
    await page.mouse.move(x, y)
    await page.waitForTimeout(rest)
  }
  await page.mouse.click(x, y)
  return page.evaluate(() => probe.shown)
}

async function close({ page }: OpenPage, what: Opened): Promise<void> {
  await page.keyboard.press('Escape')
  await page.evaluate((wanted) => probe.untilHidden(wanted), wanted[what])
  await page.mouse.move(0, 0)
}

/** The first opening of a page, then some more. */
function openings(bench: Bench, { subject, what, ahead, rest, again = 0 }: Opening): Promise<number[]> {
  return withPage(bench, { from: 'far' }, async (open) => {
    const { page } = open
    const path = `/pages/opening?with=${subject}&opens=${what}${ahead ? '&ahead' : ''}`
    await page.goto(path, { waitUntil: 'networkidle' })
    if (await page.evaluate((wanted) => probe.isShown(wanted), wanted[what])) throw new Error(`${path} : déjà ouvert`)
    const times = [await click(open, what, rest)]
    for (let opening = 0; opening < again; opening++) {
      await close(open, what)
      times.push(await click(open, what))
    }
    return times
  })
}

async function run(bench: Bench): Promise<Series[]> {
  const samples = new Samples()
  const rounds = Math.max(1, Math.ceil(bench.runs / 4))
  for (let round = 0; round < rounds; round++) {
    for (const what of opened) {
      for (const subject of cases[what].subjects) {
        const key = { subject: names[subject], size: null, unit: 'ms' as const }
        const [cold = Number.NaN, ...warm] = await openings(bench, { subject, what, again: warmOpenings })
        samples.add({ ...key, case: coldCase(what) }, cold)
        samples.add({ ...key, case: warmCase(what) }, ...warm)
        samples.add({ ...key, case: aheadCase(what) }, ...(await openings(bench, { subject, what, ahead: true })))
        samples.add({ ...key, case: hoverCase(what) }, ...(await openings(bench, { subject, what, rest: 100 })))
      }
    }
  }
  return samples.all()
}

const frame = 1000 / 60

/** Compares flx with the best of the others in a case. */
function goal(series: Series[], named: string, text: string, limit: (best: number) => number): Goal {
  const own = medianOf(series, { subject: 'flx', case: named })
  const peers = series.filter((one) => one.case === named && one.subject !== 'flx')
  const [best] = peers
    .map(({ subject }) => ({ subject, time: medianOf(series, { subject, case: named }) }))
    .toSorted((a, b) => a.time - b.time)
  const time = best?.time ?? Number.NaN
  return {
    text: `${named} : ${text}`,
    met: own <= limit(time),
    found: `${amount(own, 'ms')}, et ${amount(time, 'ms')} pour ${best?.subject}`,
  }
}

function goals(series: Series[]): Goal[] {
  const warm = opened.map((what) =>
    goal(series, warmCase(what), 'à une image (16,7 ms) au plus du meilleur des autres', (best) => best + frame),
  )
  const cold = (['modal', 'lightbox'] as const).flatMap((what) => [
    goal(series, coldCase(what), 'au plus 1,15 fois le meilleur des autres', (best) => best * 1.15),
    goal(series, hoverCase(what), 'devant les autres', (best) => best),
  ])
  return [...warm, ...cold]
}

export const measurement: Measurement = {
  id: 'first-click',
  title: 'Du clic à l’écran',
  about: `De l’instant du clic (celui que porte l’évènement) à la fin de la première image peinte où le visiteur voit ce qu’il a demandé : dans la fenêtre, opaque ou en train de le devenir, et l’image arrivée entière. La même sonde mesure tout le monde, et les animations restent comme chacun les livre. « À froid », rien de ce qui s’ouvre n’est encore là et chaque réponse du serveur met 40 ms de plus : flx et PhotoSwipe chargent ainsi d’eux-mêmes, les autres par un \`import()\` au clic. « Survolé 100 ms avant » : de même, mais la souris est arrivée 100 ms avant le clic. « Code déjà chargé » : le premier clic quand la page a tout pris d’avance, avec \`load="idle"\` pour flx, l’autoloader pour Shoelace, une balise \`<script>\` pour les autres. « À chaud » : les ouvertures suivantes. Le plancher est une image de l’écran, 16,7 ms.`,
  remarks: `À froid, le clic de la mesure tombe à l’instant où la souris arrive. Un visiteur met d’ordinaire plus de temps entre les deux, et flx demande le code dès que la souris, le doigt ou le clavier arrive. Un aller-retour y passe, où l’élément et tout ce qu’il importe sont demandés ensemble ; le reste est la lecture de React. SweetAlert2 et GLightbox, plus vite là à froid, tiennent en un fichier sans React : c’est leur avance, et flx ne peut la reprendre qu’en chargeant avant le geste, par \`load="idle"\`.

Le tiroir de Shoelace glisse depuis l’extérieur de la fenêtre : son premier lien n’est visible qu’après quelques images. PhotoSwipe fait grandir la vignette et ne met l’image à sa place qu’à la fin ; flx s’en sert, et montre l’image dès qu’elle est là, pendant qu’elle grandit.`,
  pictured: opened.flatMap((what) => [coldCase(what), warmCase(what)]),
  run,
  goals,
}
