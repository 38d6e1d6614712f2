import { fetchedScripts, weight } from '../fetched.ts'
import type { Bench, Goal, Measurement, Series } from '../measurement.ts'
import { withPage } from '../open-page.ts'
import { Samples } from '../samples.ts'
import { medianOf } from '../statistics.ts'
import { amount, peer } from '../subjects.ts'

const bare = 'les mêmes balises, sans script'
const subjects = { bare, flx: 'flx', shoelace: peer('Shoelace', '@shoelace-style/shoelace') }
const time = 'tout est éveillé'
const bytes = 'octets de script reçus, gzip'
const count = 'balises de la page'

interface Probe {
  catalogue: { awake: Promise<number>; sleepers(): string[] }
}

/** Milliseconds within which a page of everything must have woken. */
const patience = 60_000

/** Elements that ask their server for more than this one says complain, and are there all the same. */
const unanswered = /^flx : |RequestError/

async function run(bench: Bench): Promise<Series[]> {
  const samples = new Samples()
  for (let round = 0; round < Math.max(1, Math.ceil(bench.runs / 2)); round++) {
    for (const [id, subject] of Object.entries(subjects)) {
      await withPage(bench, { harmless: unanswered }, async (open) => {
        const { page } = open
        await page.goto(`/pages/catalogue?subject=${id}`)
        if (id === 'bare') {
          const loaded = () => performance.getEntriesByType('navigation')[0]?.toJSON().loadEventStart as number
          await page.waitForLoadState('load')
          samples.add({ subject, case: time, size: null, unit: 'ms' }, await page.evaluate(loaded))
          return
        }
        const woken = page.evaluate(
          (limit) =>
            Promise.race([
              (globalThis as unknown as Probe).catalogue.awake,
              new Promise<string[]>((late) =>
                setTimeout(() => late((globalThis as unknown as Probe).catalogue.sleepers()), limit),
              ),
            ]),
          patience,
        )
        const found = await woken
        if (typeof found !== 'number') throw new Error(`${subject} : ne s’éveillent pas : ${found.join(', ')}`)
        samples.add({ subject, case: time, size: null, unit: 'ms' }, found)
        if (round > 0) return
        await page.waitForLoadState('networkidle')
        const { gzip } = await weight(await fetchedScripts(open))
        samples.add({ subject, case: bytes, size: null, unit: 'octets' }, gzip)
        const kinds = await page.evaluate(
          () =>
            new Set([...document.querySelectorAll(':defined')].map((e) => e.localName).filter((n) => n.includes('-')))
              .size,
        )
        samples.add({ subject, case: count, size: null, unit: 'nœuds' }, kinds)
      })
    }
  }
  return samples.all()
}

function goals(series: Series[]): Goal[] {
  const at = (subject: string, named: string) => medianOf(series, { subject, case: named })
  const [own, other] = [at('flx', time), at(subjects.shoelace, time)]
  return [
    {
      text: 'Une page de tout le catalogue s’éveille en moins de temps que tous les éléments de Shoelace',
      met: own <= other,
      found: `${amount(own, 'ms')}, et ${amount(other, 'ms')} ; ${amount(at('flx', bytes), 'octets')} de script, et ${amount(at(subjects.shoelace, bytes), 'octets')}`,
    },
  ]
}

export const measurement: Measurement = {
  id: 'catalogue',
  title: 'Une page de tout le catalogue',
  about:
    'Une page où chaque élément de flx se trouve une fois, éveillé sans attendre d’être vu (`load="now"`) : de la demande de la page jusqu’à ce que tous aient leur code et soient dessinés. À côté, une page où se trouve une fois chaque composant de Shoelace qui se montre sans fichier, amené par son autoloader. Les deux catalogues ne font pas la même chose : flx a une carte, un panier, des listes, Shoelace des boutons, des onglets et des bulles. Le plancher est la page de flx sans son script, jusqu’à sa fin de chargement.',
  remarks:
    'Où vont les octets : de tout ce que la page peut demander (534 ko, sans la carte ni le diagnostic), 180 sont des bibliothèques (React 70, Swiper 22, Inputmask 21, PhotoSwipe 19, flatpickr 14, DOMPurify 11, ky 8, valibot, uqr, Floating UI, jotai), 27 des feuilles de style, le reste le code et les textes des 53 éléments, 6 ko chacun. Avec les mêmes bibliothèques, un tiers d’octets de moins laisserait 1,6 ko par élément. Trois voies, sur les fichiers construits : Preact à la place de React, 10 ko pour 70, mais sans `useEffectEvent`, que 17 fichiers emploient ; tout en un seul fichier, 495 ko au lieu de 533, que chaque page recevrait en entier ; aucune bibliothèque, 182 ko de moins : 297 pour la page, quand les deux tiers des 398 ko d’avant en permettent 265. Les feuilles de style, à part, en font 45. Trois minifieurs ont été essayés : swc, celui qui est gardé, fait 0,8 % de moins que terser, oxc 0,4 % de moins, esbuild 2,5 % de plus. En brotli, le tout fait 477 ko. Une page ne demande que les fichiers de ses éléments.',
  headline: time,
  floors: [bare],
  run,
  goals,
}
