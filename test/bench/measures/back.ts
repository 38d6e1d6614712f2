import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { browserFlags, ensureBrowser } from '../../../scripts/browser.mjs'
import type { Bench, Goal, Measurement, Series } from '../measurement.ts'
import { Samples } from '../samples.ts'
import { medianOf } from '../statistics.ts'
import { amount, peer } from '../subjects.ts'

const subjects = { flx: 'flx', shoelace: peer('Shoelace', '@shoelace-style/shoelace') }
const kept = 'Retour, page gardée par le navigateur'
const anew = 'Retour, page relue'
const persisted = 'pages que le navigateur a gardées'

interface Back {
  catalogue: { awake: Promise<number>; back: Promise<{ persisted: boolean; at: number; awakeAt: number }> }
  from: number
}

/** Milliseconds from Back to the page whose elements all act, and whether the browser had kept it. */
async function back(page: Page, url: string, id: string): Promise<{ time: number; persisted: boolean }> {
  await page.goto(`${url}/pages/catalogue?subject=${id}&back&kept`, { waitUntil: 'networkidle0' })
  await page.evaluate(() => (globalThis as unknown as Back).catalogue.awake)
  await page.goto(`${url}/pages/empty`)
  const from = await page.evaluate(() => performance.timeOrigin + performance.now())
  await page.evaluate(() => setTimeout(() => history.back()))
  await page.waitForFunction(() => 'catalogue' in globalThis)
  const found = await page.evaluate(() => (globalThis as unknown as Back).catalogue.back)
  return { time: found.awakeAt - from, persisted: found.persisted }
}

async function launch(keeps: boolean): Promise<Browser> {
  return puppeteer.launch({
    executablePath: ensureBrowser(),
    acceptInsecureCerts: true,
    args: [...browserFlags, ...(keeps ? [] : ['--disable-features=BackForwardCache'])],
    ...(keeps ? { ignoreDefaultArgs: ['--disable-back-forward-cache'] } : {}),
  })
}

async function run({ url, runs }: Bench): Promise<Series[]> {
  const samples = new Samples()
  for (const keeps of [true, false]) {
    const browser = await launch(keeps)
    try {
      for (let round = 0; round < Math.max(2, Math.ceil(runs / 2)); round++) {
        for (const [id, subject] of Object.entries(subjects)) {
          const context = await browser.createBrowserContext()
          const page = await context.newPage()
          const found = await back(page, url, id)
          const key = { subject, size: null }
          if (keeps) samples.add({ ...key, case: persisted, unit: 'nœuds' }, Number(found.persisted))
          if (found.persisted === keeps) samples.add({ ...key, case: keeps ? kept : anew, unit: 'ms' }, found.time)
          await context.close()
        }
      }
    } finally {
      await browser.close()
    }
  }
  return samples.all()
}

function goals(series: Series[]): Goal[] {
  const at = (subject: string, named: string) => medianOf(series, { subject, case: named })
  return [
    {
      text: 'Le navigateur garde une page de vingt éléments pour qui revient',
      met: at('flx', persisted) === 1,
      found: at('flx', persisted) === 1 ? `gardée, là en ${amount(at('flx', kept), 'ms')}` : 'relue',
    },
    {
      text: 'Retour sur une page relue : ses vingt éléments agissent aussi tôt que vingt de Shoelace',
      met: at('flx', anew) <= at(subjects.shoelace, anew) * 1.05,
      found: `${amount(at('flx', anew), 'ms')}, et ${amount(at(subjects.shoelace, anew), 'ms')}`,
    },
  ]
}

export const measurement: Measurement = {
  id: 'back',
  title: 'Retour sur une page de vingt éléments',
  about:
    'Une page de vingt éléments, dix sortes deux fois, est quittée pour une autre ; on presse Retour. Du geste jusqu’à ce que tous agissent de nouveau : une fois comme le fait un navigateur d’aujourd’hui, qui garde la page telle qu’elle était, une fois sans cela, la page relue de son cache. Une page qu’un script empêche d’être gardée se voit à la première ligne (1 : gardée).',
  headline: anew,
  run,
  goals,
}
