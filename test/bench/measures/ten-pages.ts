import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { weight } from '../fetched.ts'
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

/** Scripts that came over the network, page by page: what the cache gave costs nothing. */
async function visit(bench: Bench, id: Subject): Promise<string[][]> {
  return withPage(bench, {}, async ({ page, cdp }) => {
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
    const fetched = await visit(bench, id)
    const sum = async (files: string[]): Promise<number> => (await weight([...new Set(files)])).gzip
    const add = async (named: string, files: string[]): Promise<void> =>
      samples.add({ subject, case: named, size: null, unit: 'octets' }, await sum(files))
    await add(all, fetched.flat())
    await add(first, fetched[0] ?? [])
    if (hasBefore()) await add(again, id === 'flx' ? fetched.flat().filter((url) => !isKept(url)) : [])
  }
  return samples.all()
}

function goals(series: Series[]): Goal[] {
  const text = 'Une visite de dix pages : moins d’octets de script que les autres, cache compris'
  return [leastGoal(series, text, all, Object.values(stacks))]
}

export const measurement: Measurement = {
  id: 'ten-pages',
  title: 'Une visite de dix pages',
  about:
    'Accueil, trois articles, panier, accueil, deux articles, panier, panier, dans un même navigateur dont le cache est vide au départ, chaque page parcourue jusqu’en bas, sans geste. Seuls comptent les scripts que le réseau a apportés. « Redemandés après une mise en ligne » : de ceux-là, ce que la construction précédente (`dist-before`) n’avait pas sous le même nom ; les autres sont des bibliothèques qui ne changent pas d’une mise en ligne à l’autre, et l’on compte zéro pour elles, bien que le script du site y change aussi.',
  headline: all,
  run,
  goals,
}
