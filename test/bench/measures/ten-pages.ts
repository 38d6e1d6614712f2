import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { weight } from '../fetched.ts'
import { harmless, more, opened, openers } from '../gestures.ts'
import { leastGoal } from '../least-goal.ts'
import type { Bench, Goal, Measurement, Series } from '../measurement.ts'
import { withPage } from '../open-page.ts'
import { Samples } from '../samples.ts'
import { stacks } from '../subjects.ts'

const subjects = { flx: 'flx', ...stacks }
type Subject = keyof typeof subjects
const all = 'octets de script des dix pages, gzip'
const first = 'dont la première page'
const again = 'redemandés après une mise en ligne, gzip'
const used = 'avec un geste sur chaque page, gzip'

/** A visit as shops see them: in by the home page, some articles, the cart, back to the shelves, the cart. */
const pages = [
  'accueil',
  'article',
  'article',
  'article',
  'panier',
  'accueil',
  'article',
  'article',
  'panier',
  'panier',
]

const address = (id: Subject, kind: string): string =>
  id === 'hydrated' ? `/pages/hydrated?kind=${kind}&size=20` : `/pages/shop?with=${id}&kind=${kind}&size=20`

/** A dialog is opened; in the cart, one more of the first article is put in. */
async function act(page: Page, kind: string): Promise<void> {
  if (kind === 'panier') {
    await page.locator(more).first().click()
  } else {
    await page.locator(openers.flx).first().click()
    await page.locator(opened.flx).first().waitFor()
  }
  await page.waitForTimeout(500)
  await page.waitForLoadState('networkidle')
}

/** Scripts that came over the network, page by page: what the cache gave costs nothing. */
async function visit(bench: Bench, id: Subject, acts: boolean): Promise<string[][]> {
  return withPage(bench, acts ? { harmless } : {}, async ({ page, cdp }) => {
    const fetched: string[][] = []
    const asked = new Map<string, string>()
    await cdp.send('Network.enable')
    cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
      if (type === 'Script' && !response.fromDiskCache) asked.set(requestId, response.url)
    })
    cdp.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId))
    for (const kind of pages) {
      asked.clear()
      await page.goto(address(id, kind), { waitUntil: 'networkidle' })
      await page.waitForLoadState('networkidle')
      // As far down as a visitor reads: what wakes when it is seen wakes.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.waitForLoadState('networkidle')
      if (acts) await act(page, kind)
      fetched.push([...asked.values()])
    }
    return fetched
  })
}

const root = join(import.meta.dirname, '../../..')
const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex')

/** Whether the build before this one had this very file under this very name: then no one fetches it again. */
function isKept(url: string): boolean {
  const path = new URL(url).pathname
  if (!path.startsWith('/dist/')) return true
  const before = join(root, 'dist-before', path.slice('/dist/'.length))
  return existsSync(before) && hashOf(before) === hashOf(join(root, path))
}

/** Where there is no build before this one, nothing can be said of it. */
const hasBefore = (): boolean => {
  const folder = join(root, 'dist-before', 'chunks')
  return existsSync(folder) && readdirSync(folder).length > 0
}

/** What is fetched does not vary: once is enough. */
async function run(bench: Bench): Promise<Series[]> {
  const samples = new Samples()
  for (const [id, subject] of Object.entries(subjects) as [Subject, string][]) {
    const fetched = await visit(bench, id, false)
    // The others have all their code from the start.
    const fetchedByUse = id === 'flx' ? await visit(bench, id, true) : fetched
    const sum = async (files: string[]): Promise<number> => (await weight([...new Set(files)])).gzip
    const add = async (named: string, files: string[]): Promise<void> =>
      samples.add({ subject, case: named, size: null, unit: 'octets' }, await sum(files))
    await add(all, fetched.flat())
    await add(first, fetched[0] ?? [])
    await add(used, fetchedByUse.flat())
    if (hasBefore()) await add(again, id === 'flx' ? fetched.flat().filter((url) => !isKept(url)) : [])
  }
  return samples.all()
}

function goals(series: Series[]): Goal[] {
  const text = 'Une visite de dix pages : moins d’octets de script que les autres, cache compris'
  const withUse = 'Dix pages, un geste sur chacune : moins d’octets de script que jQuery et que la page hydratée'
  return [
    leastGoal(series, text, all, Object.values(stacks)),
    leastGoal(series, withUse, used, [stacks.jquery, stacks.hydrated]),
  ]
}

export const measurement: Measurement = {
  id: 'ten-pages',
  title: 'Une visite de dix pages',
  about:
    'Accueil, trois articles, panier, accueil, deux articles, panier, panier, dans un même navigateur dont le cache est vide au départ, chaque page parcourue jusqu’en bas, sans geste ; puis de même, où l’on ouvre une boîte de dialogue sur chaque page, et augmente une quantité au panier. Seuls comptent les scripts que le réseau a apportés. « Redemandés après une mise en ligne » : de ceux-là, ce que la construction précédente (`dist-before`) n’avait pas sous le même nom ; les autres sont des bibliothèques qui ne changent pas d’une mise en ligne à l’autre, et l’on compte zéro pour elles, bien que le script du site y change aussi.',
  remarks:
    'Avec un geste sur chaque page, React à lui seul fait 70 ko, autant que toute la page hydratée, dont la boîte est un `<dialog>` nu et le panier un compteur sans serveur. Le reste, 144 ko, est ce que ces gestes emploient : ce que tous les éléments partagent (36), le panier et ses étapes (34), les requêtes, vérifiées, et leurs réponses (28, dont ky et valibot), la boîte (10), la pastille et l’état partagé entre onglets (10), le stock et l’achat (7), la page et le chargeur (15). Réduire React n’est pas au choix du projet ; un autre minifieur gagne moins de 1 %. Trois voies, sur les fichiers construits : Preact à la place de React, 60 ko de moins, mais sans `useEffectEvent`, que 17 fichiers emploient ; les étapes de la commande à part du panier, 11 de moins, et un aller-retour de plus pour qui commande ; ni ky ni valibot, 12 de moins, des réponses que rien ne vérifie. Ensemble, il en resterait 131, pour les 121 de jQuery. Après une mise en ligne qui change une seule ligne, par le calcul, sur les noms que chaque fichier contient : une visite sans geste redemande 5 ko, le script de la page ; une visite avec gestes, 12 ko si la ligne est dans un bouton d’achat ou la pastille, 36 si elle est dans le panier, 145 si elle est dans ce que tous partagent, boîtes et requêtes comprises (66 pour qui n’ouvre que des boîtes) ; 98 en moyenne, chaque ligne comptée une fois ; jamais les 70 ko de React. Le nom d’un fichier porte l’empreinte de son contenu, noms de ses voisins compris, et trois `import()` ferment le cercle : `base` nomme les traductions, `core` nomme `ui` et `answer`. En redemander 10 ko au plus ne se peut pas sans couper ces fichiers : la ligne changée est dans un fichier qui en fait à lui seul 13 (`core`), 12 (`ui`) ou 18 (`http`), et le script de la page en fait 5. Trois voies ont été comptées de même. Ces `import()` placés dans d’autres fichiers (quatre lignes de la construction, essayées) : 72 en moyenne, toujours 145 au plus ; mais une page d’accueil que l’on n’a pas touchée reçoit 72,6 ko pour 68,4, et la table d’intégrité passe 3 ko. Tous les `import()` demandés par leur nom au script de la page : 58 en moyenne, 145 au plus ; les outils de construction ne les suivent pas, il leur faudrait d’autres fichiers. Tous les imports demandés ainsi : 20 en moyenne, 36 au plus, pour un chargeur de modules à écrire et ces autres fichiers. Une table d’imports dans la page ferait de même, mais les navigateurs d’avant 2025 n’en prennent qu’une, avant tout module, et la page n’a qu’une balise ; des noms sans empreinte demandent un aller-retour par fichier pour apprendre que rien n’a changé.',
  headline: all,
  run,
  goals,
}
