import type { Bench, Goal, Measurement, Series } from '../measurement.ts'
import { withPage } from '../open-page.ts'
import { medianOf } from '../statistics.ts'
import { figure, peer } from '../subjects.ts'

const sizes = [100, 300, 1000]
const subjects = {
  flx: 'flx',
  shoelace: peer('Shoelace', '@shoelace-style/shoelace'),
  bare: 'élément nu',
}
const kinds = { quantity: 'champ de quantité', cart: 'bouton d’achat' }
type Kind = keyof typeof kinds

interface UpgradePage {
  measure(kind: string, count: number, times: number): Promise<number[]>
}

async function measure(bench: Bench, subject: string, kind: Kind): Promise<{ size: number; samples: number[] }[]> {
  return withPage(bench, {}, async ({ page }) => {
    await page.goto(`/pages/upgrade?subject=${subject}`, { waitUntil: 'networkidle' })
    const insert = (count: number, times: number) =>
      page.evaluate(([...given]) => (globalThis as unknown as UpgradePage).measure(...given), [
        kind,
        count,
        times,
      ] as const)
    // The first element has its code fetched, and is not ready at once.
    await insert(1, 1).catch(() => {})
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(300)
    await insert(1000, 3)
    const found: { size: number; samples: number[] }[] = []
    for (const size of sizes) found.push({ size, samples: await insert(size, bench.runs) })
    return found
  })
}

async function run(bench: Bench): Promise<Series[]> {
  const series: Series[] = []
  for (const [kind, named] of Object.entries(kinds)) {
    for (const [id, subject] of Object.entries(subjects)) {
      for (const { size, samples } of await measure(bench, id, kind as Kind)) {
        series.push({ subject, case: named, size, unit: 'ms', samples })
      }
    }
  }
  return series
}

function goals(series: Series[]): Goal[] {
  return Object.values(kinds).map((named) => {
    const at = (subject: string) => medianOf(series, { subject, case: named, size: 1000 })
    const ratio = at('flx') / at(subjects.bare)
    return {
      text: `1 000 fois un ${named} : 3 fois l’élément nu au plus`,
      met: ratio <= 3,
      found: `${figure(ratio)} fois, et ${figure(at(subjects.shoelace) / at(subjects.bare))} fois pour ${subjects.shoelace}`,
    }
  })
}

export const measurement: Measurement = {
  id: 'upgrade',
  title: 'Beaucoup d’éléments d’un coup',
  about:
    'Le HTML de 100, 300 et 1 000 éléments d’une sorte est mis dans une page qui a déjà leur code, comme par une réponse du serveur ; le temps va de cette insertion, analyse du HTML comprise, jusqu’à ce que tous soient prêts et mis en page. Le plancher est un élément nu écrit pour la mesure sur le même HTML : pour la quantité, deux boutons autour du champ et leur écoute ; pour l’achat, un message et l’envoi du formulaire par `fetch`. Il ne suit ni bornes, ni étiquette, ni langue, ne dit rien aux lecteurs d’écran et ne défait rien quand il part. `<flx-quantity>` fait tout cela ; `<flx-add-to-cart>` aussi. De Shoelace, `<sl-input>` et `<sl-button>`, qui dessinent leur propre champ et leur propre bouton dans un arbre à part : ce que prend celle ou celui qui ne veut rien écrire.',
  remarks:
    'Chaque élément de flx est une racine de React. Les éléments qui commencent ensemble sont dessinés ensemble, par tranches de 50 ms : laissés à l’ordonnanceur de React, les 1 000 champs demandaient une soixantaine de mises en page et 5,2 secondes. Le profil des 1 000 champs, 981 ms : 380 de script, dont 134 pour les écouteurs que React pose sur chaque racine et chaque portail ; 507 que le navigateur prend de lui-même, dont 153 pour peindre, 90 pour le préparer, 94 de style et 91 de mise en page : entre deux tranches il montre une image. L’élément nu et Shoelace font tout d’une tâche, et la mesure s’arrête avant leur image. Les voies, à tour de rôle, pour 1 057 ms (Shoelace 315, l’élément nu 148) : une seule tranche, 657, et une page qui ne répond pas de tout ce temps ; vingt-cinq éléments dessinés d’un coup, 906, mais des éléments plus lourds feraient une tâche vingt-cinq fois plus longue ; les deux, 581 ; sans aucun écouteur, ce qui ne se peut pas, 740 ; sans feuille de style, 828. Avant React, écrit à la main, sur une autre machine, il y fallait 147 ms, et 199 à Shoelace. Dans une page, seuls les éléments proches de l’écran sont dessinés ; la mesure les demande tous. Une seule racine pour tous, qui dessine dans chaque élément par un portail, n’y change presque rien : mille fois deux boutons, sans rien d’autre, prennent 213 ms en mille racines, 184 ms en mille portails, où React pose les mêmes écouteurs, et 45 ms dans un seul arbre, qu’une page écrite par d’autres ne permet pas.',
  floors: ['élément nu'],
  run,
  goals,
}
