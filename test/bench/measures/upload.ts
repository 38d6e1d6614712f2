import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession } from 'playwright-core'
import type { Bench, Goal, Measurement, Series } from '../measurement.ts'
import { withPage } from '../open-page.ts'
import { Samples } from '../samples.ts'
import { medianOf } from '../statistics.ts'
import { amount, peer } from '../subjects.ts'

const subjects = { flx: 'flx', uppy: `${peer('Uppy', '@uppy/core')}, XHR` }
const weight = 1e9
const most = 'mémoire du navigateur de plus, au plus fort'
const sent = { flx: 'input[type="hidden"][name="fichier"]', uppy: 'body[data-sent="yes"]' }

/** What all processes of the browser hold, shared pages counted once, in MB. */
async function memoryOf(browser: CDPSession): Promise<number> {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo')
  const held = await Promise.all(
    processInfo.map(async ({ id }) => {
      const text = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '')
      return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0)
    }),
  )
  return (held.reduce((sum, each) => sum + each, 0) * 1024) / 1e6
}

async function send(bench: Bench, id: keyof typeof subjects, file: string): Promise<number> {
  const browser = await bench.browser.newBrowserCDPSession()
  try {
    return await withPage(bench, {}, async ({ page }) => {
      page.setDefaultTimeout(300_000)
      await page.goto(`/pages/content?what=upload&subject=${id}`, { waitUntil: 'networkidle' })
      await wait(1000)
      const start = await memoryOf(browser)
      let peak = start
      let isDone = false
      const following = (async () => {
        while (!isDone) {
          peak = Math.max(peak, await memoryOf(browser))
          await wait(100)
        }
      })()
      await page.locator('#file').setInputFiles(file)
      await page.locator(sent[id]).first().waitFor({ state: 'attached' })
      isDone = true
      await following
      return peak - start
    })
  } finally {
    await browser.detach()
  }
}

async function run(bench: Bench): Promise<Series[]> {
  const samples = new Samples()
  const folder = await mkdtemp(join(tmpdir(), 'flx-bench-'))
  try {
    const file = join(folder, 'film.mp4')
    await writeFile(file, '')
    await truncate(file, weight)
    for (let turn = 0; turn < Math.max(1, Math.ceil(bench.runs / 5)); turn++) {
      for (const [id, subject] of Object.entries(subjects)) {
        samples.add(
          { subject, case: most, size: null, unit: 'Mo' },
          await send(bench, id as keyof typeof subjects, file),
        )
      }
    }
  } finally {
    await rm(folder, { recursive: true })
  }
  return samples.all()
}

function goals(series: Series[]): Goal[] {
  const [own, other] = [subjects.flx, subjects.uppy].map((subject) =>
    medianOf(series, { subject, case: most, size: null }),
  )
  return [
    {
      text: 'Un envoi de 1 Go : 100 Mo de mémoire de plus, au plus',
      met: (own ?? 0) <= 100,
      found: `${amount(own ?? 0, 'Mo')}, et ${amount(other ?? 0, 'Mo')} pour ${subjects.uppy}`,
    },
  ]
}

export const measurement: Measurement = {
  id: 'upload',
  title: 'Envoyer un gigaoctet',
  about:
    'Un fichier de 1 000 Mo est choisi et envoyé à un serveur qui n’en garde rien. La mémoire est celle de tous les processus du navigateur (`Pss`, où les pages partagées comptent une fois), relevée toutes les 100 ms environ : ce qu’elle a de plus qu’avant, au plus fort. flx envoie par parts de 8 Mo, que le navigateur lit à mesure, et reprend après une coupure ; Uppy, par son envoi simple (XHR), d’un seul tenant.',
  run,
  goals,
}
