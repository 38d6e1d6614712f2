import type { Bench, Goal, Measurement, Series } from '../measurement.ts'
import { withPage } from '../open-page.ts'
import { Samples } from '../samples.ts'
import { medianOf } from '../statistics.ts'
import { amount, peer } from '../subjects.ts'

const subjects = {
  flx: 'flx',
  accessible: peer('accessible-autocomplete', 'accessible-autocomplete'),
  downshift: peer('Downshift', 'downshift'),
}
const name = 'de la frappe à la liste, 50 réponses'

interface ListPage {
  typeTown(letter: string): Promise<number>
}

function types(bench: Bench, id: string): Promise<number[]> {
  return withPage(bench, {}, async ({ page }) => {
    await page.goto(`/pages/forms?what=list&subject=${id}`, { waitUntil: 'networkidle' })
    await page.locator('#field').waitFor()
    const type = () => page.evaluate(() => (globalThis as unknown as ListPage).typeTown('b'))
    await type()
    const samples: number[] = []
    for (let turn = 0; turn < 5; turn++) {
      // Keys that follow each other at once are one question for those who wait: each is alone here.
      await page.waitForTimeout(400)
      samples.push(await type())
    }
    return samples
  })
}

async function run(bench: Bench): Promise<Series[]> {
  const samples = new Samples()
  for (let turn = 0; turn < Math.max(1, Math.ceil(bench.runs / 5)); turn++) {
    for (const [id, subject] of Object.entries(subjects)) {
      samples.add({ subject, case: name, size: null, unit: 'ms' }, ...(await types(bench, id)))
    }
  }
  return samples.all()
}

function goals(series: Series[]): Goal[] {
  const at = (subject: string) => medianOf(series, { subject, case: name, size: null })
  const best = Math.min(at(subjects.accessible), at(subjects.downshift))
  return [
    {
      text: 'De la frappe à la liste : à une image (16,7 ms) au plus du meilleur des autres',
      met: at('flx') <= best + 16.7,
      found: `${amount(at('flx'), 'ms')}, et ${amount(best, 'ms')} pour le meilleur des autres`,
    },
  ]
}

export const measurement: Measurement = {
  id: 'suggestions',
  title: 'De la frappe à la liste',
  about:
    'Une lettre de plus dans un champ qui propose ce que le serveur répond : de l’évènement à l’image peinte où la première de 50 réponses à ce texte se voit, réponse comprise. Chaque frappe est seule : plus de 400 ms après la précédente. Downshift est assemblé avec React, comme un site le ferait ; accessible-autocomplete est son propre fichier.',
  remarks:
    'Le profil : la demande part 3 ms après la frappe, la réponse vient 8 ms plus tard, et 2 ms suffisent pour en vérifier chaque champ et décoder chaque entité. React, laissé à son ordonnanceur, ne dessinait qu’ensuite : le navigateur passait d’abord une image, et la liste venait à la suivante. Elle est dessinée aussitôt la réponse venue : à tour de rôle, 45,4 ms avant et 30,5 après, quand accessible-autocomplete en prend 41. L’attente entre deux frappes n’y est pas : une frappe seule part aussitôt.',
  run,
  goals,
}
