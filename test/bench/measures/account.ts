import type { Page } from 'playwright-core'
import { traceUntilIdle } from '../main-thread.ts'
import type { Bench, Goal, Measurement, Series } from '../measurement.ts'
import { withPage } from '../open-page.ts'
import { Samples } from '../samples.ts'
import { medianOf } from '../statistics.ts'
import { amount } from '../subjects.ts'
import { traceSteps } from '../trace-steps.ts'

const subjects = {
  flx: 'flx',
  'flx-html': 'flx, réponses en HTML',
  plain: 'la page HTML seule',
}
type Id = keyof typeof subjects

const sizes = [20, 1000]
const opened = 'la page du compte s’ouvre'
const openedScript = `${opened}, script`
const filtered = 'clic sur une autre année'
const filteredScript = `${filtered}, script`
const entered = 'de « Se connecter » au compte dessiné'

interface AccountPage {
  await(id: string): void
}

/** The last row of a list: all of it is there then. */
const lastRow = (year: string, size: number) => `flx-liste_cmd-${year}-${size - 1}`

const accountPath = (id: Id, size: number) => `/pages/account/${id}/${size}/`

const awaitRow = (page: Page, row: string) =>
  page.evaluate((asked) => (globalThis as unknown as AccountPage).await(asked), row)

/** Instants of the click, of the beginning of the document, and of the image with the row. */
async function instants(page: Page): Promise<{ clicked: number; begun: number; drawn: number }> {
  await page.waitForFunction(() => sessionStorage.getItem('drawn') !== null, null, { polling: 50 })
  return page.evaluate(() => ({
    clicked: Number(sessionStorage.getItem('clicked')),
    begun: performance.timeOrigin,
    drawn: Number(sessionStorage.getItem('drawn')),
  }))
}

const untilAwake = (page: Page, id: Id, tag: string) =>
  id === 'plain'
    ? page.waitForLoadState('networkidle')
    : page.waitForFunction(
        (name) => (document.querySelector(name) as (Element & { isReady?: boolean }) | null)?.isReady === true,
        tag,
      )

/** Opens the page in a window that has the files of the site already, then chooses the other year in it. */
async function openAndFilter(bench: Bench, id: Id, size: number, samples: Samples): Promise<void> {
  const key = { subject: subjects[id], size, unit: 'ms' as const }
  await withPage(bench, {}, async ({ page }) => {
    await page.goto(accountPath(id, 1), { waitUntil: 'networkidle' })
    // Lists are written when they are first asked for.
    for (const year of ['2026', '2025']) await page.request.get(`${accountPath(id, size)}?annee=${year}`)
    await awaitRow(page, lastRow('2026', size))
    await page.goto(accountPath(id, size))
    const { begun, drawn } = await instants(page)
    samples.add({ ...key, case: opened }, drawn - begun)
    await untilAwake(page, id, 'flx-account')
    await page.waitForLoadState('networkidle')
    await awaitRow(page, lastRow('2025', size))
    const choose = async () => {
      await page.getByRole('link', { name: '2025', exact: true }).first().click()
      const { clicked, drawn } = await instants(page)
      samples.add({ ...key, case: filtered }, drawn - clicked)
    }
    if (id === 'plain') return choose()
    const costs = await traceSteps(bench, page, choose)
    samples.add({ ...key, case: filteredScript }, ...costs.map((cost) => cost.script))
  })
}

async function openForScript(bench: Bench, id: Id, size: number, samples: Samples): Promise<void> {
  const { script } = await traceUntilIdle(bench, {
    path: accountPath(id, size),
    slowdown: 1,
    awaited: id === 'plain' ? undefined : 'flx-account',
    after: async () => {},
  })
  samples.add({ subject: subjects[id], size, unit: 'ms', case: openedScript }, script)
}

async function logIn(bench: Bench, id: Id, size: number, samples: Samples): Promise<void> {
  await withPage(bench, { from: 'far' }, async ({ page }) => {
    await page.goto(`${accountPath(id, size)}connexion`, { waitUntil: 'networkidle' })
    await untilAwake(page, id, 'flx-login')
    await awaitRow(page, lastRow('2026', size))
    await page.getByRole('button', { name: 'Se connecter' }).click()
    const { clicked, drawn } = await instants(page)
    samples.add({ subject: subjects[id], size, unit: 'ms', case: entered }, drawn - clicked)
  })
}

async function run(bench: Bench): Promise<Series[]> {
  const samples = new Samples()
  for (let turn = 0; turn < Math.max(1, Math.ceil(bench.runs / 3)); turn++) {
    for (const size of sizes) {
      for (const id of Object.keys(subjects) as Id[]) {
        await openAndFilter(bench, id, size, samples)
        await openForScript(bench, id, size, samples)
        await logIn(bench, id, size, samples)
      }
    }
  }
  return samples.all()
}

function goals(series: Series[]): Goal[] {
  const at = (id: Id, named: string, size: number) => medianOf(series, { subject: subjects[id], case: named, size })
  const own = at('flx-html', filtered, 1000)
  const plain = at('plain', filtered, 1000)
  const [entry, plainEntry] = [at('flx-html', entered, 20), at('plain', entered, 20)]
  return [
    {
      text: '1 000 commandes, une autre année sur place : pas plus long que la page HTML rechargée',
      met: own <= plain,
      found: `${amount(own, 'ms')}, et ${amount(plain, 'ms')} ; avec des réponses en JSON, ${amount(at('flx', filtered, 1000), 'ms')}`,
    },
    {
      text: 'De « Se connecter » au compte dessiné, 20 commandes : 100 ms de plus que la page HTML seule au plus',
      met: entry <= plainEntry + 100,
      found: `${amount(entry, 'ms')}, et ${amount(plainEntry, 'ms')} ; avec une liste en JSON, ${amount(at('flx', entered, 20), 'ms')}`,
    },
  ]
}

export const measurement: Measurement = {
  id: 'account',
  title: 'L’espace client',
  about:
    'Un compte de 20 et de 1 000 commandes, toutes sur une page. « La page du compte s’ouvre » : du début de la page à l’image où la dernière commande est là, les fichiers du site déjà dans le cache du navigateur. « Clic sur une autre année » : du clic sur un filtre, la page éveillée, à l’image où la dernière des commandes de cette année est là. « De “Se connecter” au compte dessiné » : du clic sur le bouton d’une page de connexion au repos, où chaque réponse du serveur met 40 ms de plus, à l’image où la dernière commande du compte est là. flx envoie la connexion, lit la réponse, puis mène à la page du compte ; avec des réponses en JSON cette page n’a pas de commandes : l’élément les demande et les dessine ; en HTML le serveur les a écrites. À côté, le plancher : les mêmes formulaires, liens et listes, sans aucun script ni style ; le filtre y recharge la page, et la connexion passe par une redirection. « Script » est du temps de processeur, d’après une trace.',
  remarks:
    'Où va le temps de mille commandes sur une seule page : une liste qui vient en JSON est dessinée en entier par React, un formulaire par rang, puis mise à la place de l’autre. Dans Chromium, ajouter par un script un champ à un formulaire prend d’autant plus longtemps que d’autres formulaires existent déjà : sans flx ni React, quatre mille champs dans mille formulaires y prennent 62 ms dans une page vide, et 534 ms quand trois mille autres formulaires y sont. C’est pourquoi la deuxième année coûte trois fois le script de la première. Les rangs loin de l’écran ne sont ni mis en page ni peints : la page que le serveur a écrite s’ouvre aussi vite que sans script. Par pages de vingt, comme le serveur de référence les donne, il en reste de trente à cent millisecondes. Le profil du clic, avec des réponses en HTML, sur 715 ms : 190 avant que la demande ne parte, où le code que ce premier clic demande vient, en trois allers-retours ; 144 où le navigateur, pendant l’attente, reprend le style de la page pour les feuilles qui viennent avec ce code ; 245 pour lire la réponse et la mettre à la place de l’autre, dont deux lectures du HTML et 71 ms pour retirer les rangs un à un. Quatre voies, à tour de rôle, la page rechargée à côté (424 à 466 ms). Lire la réponse une fois, et retirer d’un coup les rangs dont aucun ne reste : gardé, 254 ms de script avant, 216 après. Dessiner la liste en JSON dans un document à part, où aucun autre formulaire ne compte : gardé, 1 170 ms avant, 810 après, dont 1 010 et 647 de script. Les feuilles adoptées dès l’éveil : 571 ms au lieu de 591. Le code demandé dès l’éveil : 478 ms, ce que prend la page rechargée (466) ; mais qui ne fait que lire son compte recevrait React et les requêtes pour rien. C’est donc le code du premier clic qui sépare les deux ; le deuxième ne l’attend plus.',
  floors: ['la page HTML seule'],
  run,
  goals,
}
