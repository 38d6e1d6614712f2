import type { Bench, Goal, Measurement, Series } from '../measurement.ts'
import { withPage } from '../open-page.ts'
import { medianOf } from '../statistics.ts'

const sizes = [100, 500, 1000, 5000]
const subjects = {
  flx: 'flx',
  'flx-replace': 'flx, sans comparer',
  htmx: 'htmx 2.0 + idiomorph 0.8',
  turbo: 'Turbo 8.0, morph',
  floor: 'innerHTML',
}
const replaced = 'fragment remplacé'

interface FragmentPage {
  measure(times: number, least: number, patience: number): Promise<number[]>
  replace: unknown
}

async function replacements(bench: Bench, subject: string, size: number): Promise<number[]> {
  return withPage(bench, {}, async ({ page }) => {
    await page.goto(`/pages/fragment?subject=${subject}&size=${size}`)
    await page.waitForFunction(() => 'replace' in globalThis && 'measure' in globalThis)
    const measure = (...options: [times: number, least: number, patience: number]) =>
      page.evaluate((given) => (globalThis as unknown as FragmentPage).measure(...given), options)
    await measure(4, 1, 2000)
    return measure(bench.runs, 3, 5000)
  })
}

async function run(bench: Bench): Promise<Series[]> {
  const series: Series[] = []
  for (const size of sizes) {
    for (const [id, subject] of Object.entries(subjects)) {
      series.push({ subject, case: replaced, size, unit: 'ms', samples: await replacements(bench, id, size) })
    }
  }
  return series
}

function goals(series: Series[]): Goal[] {
  const at = (subject: string) => medianOf(series, { subject, case: replaced, size: 5000 })
  const ratio = at('flx') / at(subjects.floor)
  return [
    {
      text: 'Un fragment de 5 000 lignes se remplace en moins de 1,5 fois le temps d’innerHTML',
      met: ratio <= 1.5,
      found: `${ratio.toLocaleString('fr-FR', { maximumFractionDigits: 2 })} fois`,
    },
  ]
}

export const measurement: Measurement = {
  id: 'fragment',
  title: 'Remplacer un fragment sans perdre le focus',
  about:
    'Une liste de 100 à 5 000 lignes est demandée de nouveau au serveur et prend la place de celle que la page montre : 2 % des lignes sont parties, 2 % sont nouvelles, 2 % ont changé de place et 5 % de texte ; le focus est dans le champ d’une ligne du milieu et doit y être encore, sans quoi la mesure échoue. Le temps va de l’arrivée du dernier octet à la fin de la mise en page. Le plancher est `innerHTML`, suivi d’un `focus()` sur le champ de même identifiant : ce que la visiteuse tapait, sélectionnait ou avait ouvert y est perdu. flx compare (`mode: \'morph\'`, le mode des listes et du panier) et garde les nœuds ; « sans comparer » est son mode `replace`. htmx emploie l’extension d’idiomorph (`morph:innerHTML`), Turbo un `<turbo-frame refresh="morph">` rechargé, qui attend de lui-même une image de l’écran avant de montrer. Où un sujet prend plus de cinq secondes en tout, trois essais suffisent.',
  remarks:
    'Comparer coûte moins que remplacer : des lignes égales, que `isEqualNode` reconnaît d’un coup, ne sont ni regardées plus avant, ni mises en page, ni peintes ; `innerHTML` les refait toutes. Les lignes se retrouvent par leur identifiant, à défaut par un identifiant qu’elles contiennent, leur texte ou leur place, et la plus longue suite qui n’a pas changé d’ordre reste où elle est : le travail suit ce qui a changé. idiomorph, dont htmx et Turbo se servent, cherche chaque ligne nouvelle ou déplacée dans toutes celles qui restent, d’où une courbe en carré. Le plancher de flx est l’analyse du HTML reçu.',
  floors: ['innerHTML'],
  run,
  goals,
}
