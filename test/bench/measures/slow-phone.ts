import type { Page } from 'playwright-core'
import { harmless, more, opened, openers } from '../gestures.ts'
import type { Bench, Goal, Measurement, Series } from '../measurement.ts'
import { type OpenPage, withPage } from '../open-page.ts'
import { Samples } from '../samples.ts'
import { medianOf } from '../statistics.ts'
import { amount, stacks } from '../subjects.ts'

const subjects = { flx: 'flx', ...stacks }
type Subject = keyof typeof subjects
type Kind = 'accueil' | 'article' | 'panier'

const visits: { kind: Kind; size: number }[] = [
  { kind: 'accueil', size: 50 },
  { kind: 'article', size: 0 },
  { kind: 'panier', size: 5 },
]
const paint = (kind: Kind) => `${kind} : premier affichage`
const act = (kind: Kind) => `${kind} : premier geste suivi d’effet`
const bytes = (kind: Kind) => `${kind} : octets reçus, tout compris`

/** A telephone of six years in a train. */
const network = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000, offline: false }
const slowdown = 6

const cartCall = /traitement\.php|\/service$|\/globalflexit\/cart$/

const address = (id: Subject, { kind, size }: { kind: Kind; size: number }): string =>
  id === 'hydrated'
    ? `/pages/hydrated?kind=${kind}&size=${size}&zip`
    : `/pages/shop?with=${id}&kind=${kind}&size=${size}&zip`

/** Milliseconds between two presses of someone who sees that nothing happened. */
const again = 500

/** When a press is first followed by what it is for: pressed from the first painting on, again and again. */
async function firstAct(page: Page, id: Subject): Promise<number> {
  return page.evaluate(
    async ([opener, shown, between]) => {
      const isSeen = (): boolean =>
        [...document.querySelectorAll(shown)].some(
          (part) => part.checkVisibility({ opacityProperty: true }) && part.getBoundingClientRect().height > 0,
        )
      const frame = () => new Promise((next) => requestAnimationFrame(next))
      let pressed = Number.NEGATIVE_INFINITY
      while (!isSeen()) {
        const button = document.querySelector<HTMLElement>(opener)
        if (button && performance.now() - pressed > between) {
          pressed = performance.now()
          button.click()
        }
        if (performance.now() > 120_000) throw new Error('rien ne s’ouvre')
        await frame()
      }
      return performance.now()
    },
    [openers[id], opened[id], again] as const,
  )
}

/** When the cart's server first hears of a press on « plus ». A form without script is one too. */
async function firstCall(page: Page): Promise<number> {
  const start = await page.evaluate(() => performance.timeOrigin)
  const call = page.waitForRequest((request) => request.method() === 'POST' && cartCall.test(request.url()))
  await page.locator(more).first().waitFor({ state: 'attached' })
  await page.evaluate((control) => document.querySelector<HTMLElement>(control)?.click(), more)
  await call
  return Date.now() - start
}

async function visit({ page, cdp }: OpenPage, id: Subject, at: { kind: Kind; size: number }) {
  let received = 0
  // Functions that are sent to the page keep their names by a helper of the loader of this file.
  await page.addInitScript('globalThis.__name ??= (named) => named')
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', network)
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    received += encodedDataLength
  })
  await page.goto(address(id, at), { waitUntil: 'commit' })
  const painted = await page.evaluate(
    () =>
      new Promise<number>((found) => {
        new PerformanceObserver((list) => {
          const [first] = list.getEntriesByName('first-contentful-paint')
          if (first) found(first.startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
  )
  // In the cart a plain form would lead away at once: what counts is the press that stays on the page.
  const acted = at.kind === 'panier' ? await firstCall(page) : await firstAct(page, id)
  return { painted, acted, received }
}

async function run(bench: Bench): Promise<Series[]> {
  const samples = new Samples()
  for (let round = 0; round < Math.max(1, Math.ceil(bench.runs / 5)); round++) {
    for (const at of visits) {
      for (const [id, subject] of Object.entries(subjects) as [Subject, string][]) {
        const found = await withPage(bench, { slowdown, viewport: { width: 360, height: 740 }, harmless }, (open) =>
          visit(open, id, at),
        )
        const key = { subject, size: null }
        samples.add({ ...key, case: paint(at.kind), unit: 'ms' }, found.painted)
        samples.add({ ...key, case: act(at.kind), unit: 'ms' }, found.acted)
        samples.add({ ...key, case: bytes(at.kind), unit: 'octets' }, found.received)
      }
    }
  }
  return samples.all()
}

function goals(series: Series[]): Goal[] {
  const at = (subject: string, named: string) => medianOf(series, { subject, case: named })
  return visits.map(({ kind }) => {
    const others = Object.values(subjects).filter((subject) => subject !== 'flx')
    const times = others.map((subject) => `${subject} ${amount(at(subject, act(kind)), 'ms')}`)
    const own = at('flx', act(kind))
    return {
      text: `Téléphone lent, ${kind} : le premier geste a son effet aussi tôt qu’avec le meilleur des autres`,
      met: others.every((subject) => own <= at(subject, act(kind)) * 1.05),
      found: `${amount(own, 'ms')} ; ${times.join(', ')}`,
    }
  })
}

export const measurement: Measurement = {
  id: 'slow-phone',
  title: 'Sur un téléphone lent',
  about: `Une première visite, rien en cache, processeur ralenti ${slowdown} fois, ${network.latency} ms de latence, 400 kbit/s, écran de 360 pixels : l’accueil (50 images, 50 entrées de menu), un article et un panier de cinq lignes. « Premier affichage » est celui du navigateur. « Premier geste suivi d’effet » : dès cet affichage on presse le bouton d’une boîte de dialogue, et de nouveau toutes les demi-secondes, jusqu’à ce que la boîte soit à l’écran ; au panier on presse « plus » une fois, et l’on attend que le serveur l’apprenne. Les octets sont ceux du réseau jusque-là, en-têtes, styles et images compris. À côté des autres, la page entière hydratée, comme un cadriciel de pages l’envoie : le même contenu écrit par React sur le serveur, ses données dans la page, et un seul fichier (esbuild, minifié, compressé) qui hydrate tout par \`hydrateRoot\` ; les boîtes y sont des \`<dialog>\`. Son panier est sans serveur derrière lui.`,
  remarks:
    'Sur l’accueil et l’article, flx ne demande React et la boîte de dialogue qu’au premier geste : 60 ko pour React, 42 pour le reste, qui passent après les images de la page. En attendant, le contenu est dans une boîte du navigateur, modale, avec son titre et son bouton, que React reprend ensuite sans que rien ne bouge : il y faut 12 ko. Deux autres voies ont été examinées, l’une par deux à trois visites, l’autre par le calcul. Demander tout ce code avec la page : 4 580 ms au lieu de 4 760 sur l’article, 5 460 au lieu de 5 220 sur l’accueil, car le réseau est déjà plein, et chaque page que personne ne touche coûterait 102 ko. Réduire le code : sans un octet d’autre que React, il resterait 3 900 ms sur l’article. Au panier, les autres laissent partir le formulaire nu dès le premier affichage, et la page se recharge ; flx retient le geste jusqu’à ce que le code du panier soit là, quatre secondes au plus (SAFE-07), puis le rend au formulaire. Trois voies y ont été examinées. Le code demandé avec la page arrive trop tard pour retenir le geste, et le formulaire part à 1 350 ms ; sans aucun script, à 1 380 ms. Un délai plus court pour tous ferait recharger la page à qui attendait une demi-seconde de plus. Rendre le formulaire aussitôt là où le script de la page, 5 ko, a mis plus de 400 ms (il en met 510 ici) tient le but, et n’est pas suivi : qui presse deux fois enverrait deux fois, et un serveur occupé passe pour un réseau lent. Montrer la quantité voulue dès le clic, avant le code du panier, n’a été que calculé : le bouton la porte déjà, et le panier, qui compte depuis la valeur du serveur, ne l’ajouterait pas deux fois ; une trentaine de lignes, dans un fichier à part qu’appellerait le catalogue (`ahead`), car il reste une trentaine d’octets au script de la page. La mesure n’y gagnerait rien, car elle attend que le serveur l’apprenne ; la ligne et le panier garderaient leurs anciens totaux pendant tout ce temps, et Échap devrait rendre l’ancienne quantité. Un visiteur dont le doigt ou la souris arrive avant le clic a un temps d’avance que la mesure n’a pas.',
  headline: act('article'),
  run,
  goals,
}
