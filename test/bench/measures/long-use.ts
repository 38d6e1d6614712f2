import { type Counted, counted, held } from '../held.ts'
import type { Bench, Goal, Measurement, Series } from '../measurement.ts'
import { withPage } from '../open-page.ts'
import { Samples } from '../samples.ts'
import { medianOf } from '../statistics.ts'
import { amount, peer } from '../subjects.ts'

const subjects = { flx: 'flx', shoelace: peer('Shoelace', '@shoelace-style/shoelace') }
/** Rounds before anything is read: engines compile what is used often. */
const warmUp = 20
const sizes = [0, 20, 40, 80]
const [, , middle = 0, end = 0] = sizes
const caseOf = (what: Counted): string => `tout le catalogue, posé, employé, retiré : ${counted[what].named}`

/** What may come on top from the middle of the curve to its end: forty rounds of everything. */
const limits: Record<Counted, number> = { heap: 0.5, nodes: 100, listeners: 40 }

interface Page {
  catalogue: { use(rounds: number): Promise<void> }
}

/** Elements that ask their server for more than this one says complain, and are there all the same. */
const unanswered = /^flx : |RequestError|status of 404/

async function run(bench: Bench): Promise<Series[]> {
  const samples = new Samples()
  for (const [id, subject] of Object.entries(subjects)) {
    await withPage(bench, { harmless: unanswered }, async (open) => {
      const { page, cdp } = open
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`/pages/catalogue?subject=${id}&use`, { waitUntil: 'networkidle' })
      await cdp.send('Performance.enable')
      const use = (rounds: number) =>
        page.evaluate((count) => (globalThis as unknown as Page).catalogue.use(count), rounds)
      await use(warmUp)
      let done = 0
      for (const size of sizes) {
        await use(size - done)
        done = size
        const found = await held(open)
        for (const what of Object.keys(counted) as Counted[])
          samples.add({ subject, case: caseOf(what), size, unit: counted[what].unit }, found[what])
      }
    })
  }
  return samples.all()
}

function goals(series: Series[]): Goal[] {
  const at = (what: Counted, size: number) => medianOf(series, { subject: 'flx', case: caseOf(what), size })
  const found = (Object.keys(counted) as Counted[]).map((what) => ({ what, by: at(what, end) - at(what, middle) }))
  return [
    {
      text: `Une longue visite où tout sert : de la moitié à la fin, ${limits.heap * 1000} ko de tas, ${limits.nodes} nœuds et ${limits.listeners} écouteurs de plus au plus`,
      met: found.every(({ what, by }) => by <= limits[what]),
      found: found.map(({ what, by }) => `${by > 0 ? '+' : ''}${amount(by, counted[what].unit)}`).join(', '),
    },
  ]
}

export const measurement: Measurement = {
  id: 'long-use',
  title: 'Mémoire d’une longue visite où tout sert',
  about: `Une heure de visite en accéléré, dans une même page : chaque élément du catalogue y est posé, s’éveille, ce qui sert sans quitter la page sert (fenêtres, visionneuse et menu ouverts et fermés, champs remplis, carrousels tournés, tableau trié et cherché, carte et calendrier, ce que le serveur redonne), puis tout est retiré, et de nouveau. Après ${warmUp} tours d’échauffement, ${end} tours sont comptés ; à chaque palier le ramasse-miettes passe trois fois, et le navigateur dit ce que la page tient encore. À côté, tout Shoelace de la même façon. Une seule fois par sujet.`,
  remarks:
    'Deux photographies du tas, à 20 et à 40 tours, disent ce qui tient la place : le code et ce que V8 en sait font 8,3 Mo des 13,7 de flx, 1,8 des 4,2 de Shoelace, pour 4 045 fonctions employées et 1 066. React en a 1,2, MapLibre et la carte 1,5, Swiper 0,4, les requêtes 0,4, le tableau 0,4, chaque autre fichier 0,45 au plus. Ce qui s’ajoute en 20 tours est du code aussi, 0,48 des 0,57 Mo, puis les messages que la console garde. Trois voies ont été mesurées. Cinq secondes de repos rendent 440 nœuds et 0,23 Mo, que des minuteries gardaient dans l’attente d’un code : rien de plus ensuite. Sans la première compilation de V8 (`--no-sparkplug`), flx tient 8,9 Mo à 20 tours et Shoelace 3,2 ; sans aucune, 7,8 et 2,9 : le code compilé est le plus gros, mais une page n’en décide pas, et une fois et demie Shoelace (6 Mo) ne serait pas atteint. Dix-huit éléments, fenêtres, carrousels, menu et champs, sans carte, tableau, panier, compte ni formulaire, tiennent 6,2 Mo au même tour, 1,6 fois tout Shoelace.',
  headline: caseOf('heap'),
  pictured: [caseOf('heap')],
  run,
  goals,
}
