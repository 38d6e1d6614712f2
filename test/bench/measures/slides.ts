import type { Bench, Goal, Measurement, Series } from '../measurement.ts'
import { type OpenPage, withPage } from '../open-page.ts'
import { Samples } from '../samples.ts'
import { weigh } from '../server/bench-server.ts'
import { medianOf } from '../statistics.ts'
import { amount, peer } from '../subjects.ts'

const subjects = { flx: 'flx', embla: peer('Embla', 'embla-carousel'), splide: peer('Splide', '@splidejs/splide') }
const before = 'octets de script reçus, avant d’être vu, gzip'
const after = 'octets de script reçus, une fois vu et la page touchée, gzip'
const mover = 'octets de ce qui déplace, avant d’être vu, gzip'

async function scripts({ page }: OpenPage): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.m?js(\?|$)/.test(name) && !name.includes('/files/')),
  )
}

async function weight(addresses: string[]): Promise<number> {
  const files = await Promise.all(addresses.map(weigh))
  return files.reduce((sum, file) => sum + (file?.gzip ?? 0), 0)
}

/** What is fetched does not vary: once is enough. */
async function run(bench: Bench): Promise<Series[]> {
  const samples = new Samples()
  for (const [id, subject] of Object.entries(subjects)) {
    await withPage(bench, {}, async (open) => {
      const { page } = open
      await page.goto(`/pages/content?what=slides&subject=${id}`, { waitUntil: 'networkidle' })
      const first = await scripts(open)
      const add = async (named: string, addresses: string[]): Promise<void> =>
        samples.add({ subject, case: named, size: null, unit: 'octets' }, await weight(addresses))
      await add(before, first)
      await add(mover, id === 'flx' ? first.filter((address) => /carousel/.test(address)) : first)
      await page.locator('#place').scrollIntoViewIfNeeded()
      // A row that scrolls waits for a hand.
      await page.mouse.move(200, 200)
      await page.mouse.move(220, 200)
      if (id === 'flx') await page.locator('.flx-slides').waitFor({ state: 'attached' })
      await page.waitForLoadState('networkidle')
      await add(after, await scripts(open))
    })
  }
  return samples.all()
}

function goals(series: Series[]): Goal[] {
  const at = (subject: string, named: string) => medianOf(series, { subject, case: named, size: null })
  const peers = [subjects.embla, subjects.splide]
  return [
    {
      text: 'Une page qui a un carrousel : rien de ce qui le déplace avant qu’il soit vu',
      met: at('flx', mover) === 0,
      found: `${amount(at('flx', mover), 'octets')} ; ${peers.map((subject) => `${subject} ${amount(at(subject, mover), 'octets')}`).join(', ')}. Tout compris, ${amount(at('flx', before), 'octets')} avant, ${amount(at('flx', after), 'octets')} une fois vu et la page touchée`,
    },
  ]
}

export const measurement: Measurement = {
  id: 'slides',
  title: 'Un carrousel au bas de la page',
  about:
    'Une page dont le carrousel est trois écrans plus bas : ce que les scripts pèsent une fois la page au repos, puis une fois le carrousel en vue, sous la main du visiteur. Embla et Splide sont appelés comme leur documentation le dit, par un script de la page ; Embla est son noyau seul, sans flèches, points ni aides techniques, que flx et Splide ont. Les quelques lignes qui les appellent ne sont pas comptées, ni les styles.',
  run,
  goals,
}
