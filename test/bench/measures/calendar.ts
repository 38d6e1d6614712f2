import type { Bench, Goal, Measurement, Series } from '../measurement.ts'
import { withPage } from '../open-page.ts'
import { Samples } from '../samples.ts'
import { medianOf } from '../statistics.ts'
import { amount, peer } from '../subjects.ts'

const subjects = { flx: 'flx', duet: peer('Duet Date Picker', '@duetds/date-picker') }
const native = 'le champ du navigateur, jusqu’à la main rendue'
const cold = 'ouvrir le calendrier, à froid'
const warm = 'ouvrir le calendrier, à chaud'

interface CalendarPage {
  openCalendar(subject: string): Promise<number>
}

async function opens(bench: Bench, id: string, samples: Samples, subject: string): Promise<void> {
  await withPage(bench, { from: 'far' }, async ({ page }) => {
    await page.goto(`/pages/forms?what=calendar&subject=${id}`, { waitUntil: 'networkidle' })
    await page.locator('.flx-date-field__button, .duet-date__toggle').first().waitFor()
    for (const named of [cold, warm]) {
      const time = await page.evaluate((who) => (globalThis as unknown as CalendarPage).openCalendar(who), id)
      samples.add({ subject, case: named, size: null, unit: 'ms' }, time)
      await page.waitForTimeout(400)
    }
  })
}

/** The browser draws its calendar outside of the page: all that the page can tell is when it has its hand back. */
async function opensNative(bench: Bench, samples: Samples): Promise<void> {
  await withPage(bench, { from: 'far' }, async ({ page }) => {
    await page.goto('/pages/forms?what=calendar&subject=native', { waitUntil: 'networkidle' })
    await page.evaluate(() => {
      document.querySelector('#open')?.addEventListener('click', () => {
        const start = performance.now()
        document.querySelector<HTMLInputElement>('#jour')?.showPicker()
        requestAnimationFrame(() =>
          setTimeout(() => document.body.setAttribute('data-time', String(performance.now() - start))),
        )
      })
    })
    for (const named of [cold, warm]) {
      await page.click('#open')
      const told = await page.waitForSelector('body[data-time]', { state: 'attached' })
      const time = Number(await told.getAttribute('data-time'))
      samples.add({ subject: native, case: named, size: null, unit: 'ms' }, time)
      await page.keyboard.press('Escape')
      await page.evaluate(() => document.body.removeAttribute('data-time'))
    }
  })
}

async function run(bench: Bench): Promise<Series[]> {
  const samples = new Samples()
  for (let turn = 0; turn < bench.runs; turn++) {
    for (const [id, subject] of Object.entries(subjects)) await opens(bench, id, samples, subject)
    await opensNative(bench, samples)
  }
  return samples.all()
}

function goals(series: Series[]): Goal[] {
  const at = (subject: string, named: string) => medianOf(series, { subject, case: named, size: null })
  const [own, other] = [at('flx', warm), at(subjects.duet, warm)]
  return [
    {
      text: 'Calendrier, à froid : 100 ms au plus',
      met: at('flx', cold) <= 100,
      found: amount(at('flx', cold), 'ms'),
    },
    {
      text: 'Calendrier, à chaud : à une image (16,7 ms) au plus de Duet',
      met: own <= other + 16.7,
      found: `${amount(own, 'ms')}, et ${amount(other, 'ms')} pour ${subjects.duet}`,
    },
  ]
}

export const measurement: Measurement = {
  id: 'calendar',
  title: 'Ouvrir le calendrier',
  about:
    'Du clic sur le bouton d’un champ de date à l’image peinte où les jours du mois se voient, opaques. « À froid » : la première fois, le champ éveillé, chaque réponse du serveur 40 ms plus tard ; flx demande son calendrier dans le premier moment calme du champ éveillé, Duet l’a déjà. « À chaud » : la deuxième. Le calendrier du navigateur est dessiné hors de la page, qui ne peut dire quand il se voit : son temps est celui qu’elle met à rendre la main, et n’est là que comme plancher.',
  run,
  goals,
}
