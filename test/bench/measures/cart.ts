import type { Bench, Goal, Measurement, Series } from '../measurement.ts'
import { withPage } from '../open-page.ts'
import { medianOf } from '../statistics.ts'
import { amount, peer } from '../subjects.ts'
import { traceSteps } from '../trace-steps.ts'

const sizes = [10, 100, 500]
const subjects = {
  flx: 'flx',
  'flx-html': 'flx, réponses en HTML',
  jquery: `${peer('jQuery', 'jquery')}, tout redessiné`,
}
const screen = 'clic sur plus, dernier changement à l’écran'
const script = 'clic sur plus, script'

interface CartPage {
  measure(times: number, size: number): Promise<number[]>
}

async function clicks(bench: Bench, id: string, size: number): Promise<{ screen: number[]; script: number[] }> {
  return withPage(bench, {}, async ({ page }) => {
    await page.goto(`/pages/cart?subject=${id}&size=${size}`)
    await page.locator('.flx-cart__totals').waitFor()
    const measure = (times: number) =>
      page.evaluate(([count, lines]) => (globalThis as unknown as CartPage).measure(count, lines), [
        times,
        size,
      ] as const)
    await measure(5)
    let times: number[] = []
    const costs = await traceSteps(bench, page, async () => {
      times = await measure(bench.runs)
    })
    return { screen: times, script: costs.map((cost) => cost.script) }
  })
}

async function run(bench: Bench): Promise<Series[]> {
  const series: Series[] = []
  for (const size of sizes) {
    for (const [id, subject] of Object.entries(subjects)) {
      const found = await clicks(bench, id, size)
      series.push({ subject, case: screen, size, unit: 'ms', samples: found.screen })
      series.push({ subject, case: script, size, unit: 'ms', samples: found.script })
    }
  }
  return series
}

function goals(series: Series[]): Goal[] {
  const own = medianOf(series, { subject: 'flx', case: script, size: 500 })
  const other = medianOf(series, { subject: subjects.jquery, case: script, size: 500 })
  return [
    {
      text: 'Panier de 500 lignes, clic sur plus : 16 ms de script au plus',
      met: own <= 16,
      found: `${amount(own, 'ms')}, et ${amount(other, 'ms')} pour ${subjects.jquery}`,
    },
  ]
}

export const measurement: Measurement = {
  id: 'cart',
  title: 'Changer une quantité du panier',
  about:
    'Un panier de 10, 100 et 500 lignes ; le serveur de la mesure répond au clic par tout le panier, comme le fait une boutique, et l’on clique chaque fois sur le « plus » d’une autre ligne. « Dernier changement à l’écran » : du clic à la première image peinte après la dernière modification de la page, réponse du serveur comprise. « Script » : ce que le fil principal passe sur le processeur à exécuter du script, du clic à cette image, d’après une trace : lecture et vérification de la réponse, dessin, focus ; la mise en page, que l’image demande de toute façon, n’en est pas. flx vérifie chaque ligne de la réponse, ne redessine que ce qui a changé et garde focus et saisies. « Réponses en HTML » : la même page devant un serveur qui écrit lui-même le panier. À côté, la manière courante : jQuery, qui reçoit la même réponse en JSON et récrit tout le panier par `html()`.',
  remarks:
    'La ligne qui change est la seule que React redessine : celles que la réponse dit pareilles gardent leur objet, et leurs quantités ne sont pas repeintes. Ce qui reste croît avec la réponse : lecture du JSON, vérification de chaque ligne. Un profil du clic sur 500 lignes a montré 2 ms pour l’adresse de chaque ligne, que le navigateur lisait deux fois, et 1,6 ms à recopier des textes sans entité : un chemin du site n’est plus lu, un texte n’est recopié que s’il change, et le script est passé de 16,6 à 14,1 ms (médianes de trois fois 25 clics, les deux constructions à tour de rôle). Au-delà de la trentième, une ligne loin de l’écran n’est pas mise en page. À dix lignes, jQuery fait moins, parce qu’il ne vérifie rien, ne retient aucun clic et n’annonce rien. Un serveur qui répond en HTML fait analyser tout le panier à chaque clic : c’est là le plancher de cette voie.',
  run,
  goals,
}
