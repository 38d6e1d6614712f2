import { checkSite } from './check/check-site.ts'
import { textReport } from './check/reports/text.ts'
import { isReportName, writeReports } from './check/reports/write-reports.ts'
import { countOf } from './check/tally.ts'
import { Misuse } from './usage.ts'

/** The options of `flx check`. */
export const checkOptions = {
  ecrire: { type: 'boolean', default: false },
  article: { type: 'string' },
  cookie: { type: 'string', multiple: true, default: [] as string[] },
  rapport: { type: 'string', multiple: true, default: [] as string[] },
  delai: { type: 'string', default: '15' },
  strict: { type: 'boolean', default: false },
} as const

interface Given {
  ecrire: boolean
  article?: string | undefined
  cookie: string[]
  rapport: string[]
  delai: string
  strict: boolean
}

function readAddress(given: string): string {
  if (!URL.canParse(given))
    throw new Misuse(`« ${given} » n’est pas une adresse : https://site.example/panier en est une`)
  const { protocol, href } = new URL(given)
  if (!/^https?:$/.test(protocol)) throw new Misuse(`« ${given} » n’est ni en http ni en https`)
  return href
}

/** Parses cookies as they are written in a request: `session=a1; lang=fr`. */
function readCookies(given: string[]): [string, string][] {
  const pairs = given.flatMap((each) => each.split(';')).map((each) => each.trim())
  return pairs.filter(Boolean).map((pair) => {
    const [, name, value] = /^([^\s=;,"]+)=([^\s;,]+)$/.exec(pair) ?? []
    if (!name || !value) throw new Misuse(`--cookie ${pair} ne se lit pas : session=a1b2 en est un`)
    return [name, value]
  })
}

/** Checks a page and prints the report. @returns the exit code */
export async function checkPage(address: string, values: Given): Promise<number> {
  const misnamed = values.rapport.find((name) => !isReportName(name))
  if (misnamed !== undefined) throw new Misuse(`--rapport ${misnamed} : l’extension est .json, .xml ou .html`)
  const page = readAddress(address)
  const article = values.article === undefined ? undefined : readAddress(values.article)
  if (article && new URL(article).origin !== new URL(page).origin) {
    throw new Misuse('--article nomme une page d’un autre site')
  }
  const cookies = readCookies(values.cookie)
  if (values.ecrire && cookies.length > 0) {
    throw new Misuse('--ecrire et --cookie ne vont pas ensemble : rien n’est écrit au nom d’un client')
  }
  const seconds = Number(values.delai.replace(',', '.'))
  if (!(seconds > 0)) throw new Misuse(`--delai ${values.delai} n’est pas un nombre de secondes`)
  const limits = { timeout: seconds * 1000 }
  const manifest = new URL('custom-elements.json', import.meta.url)
  const report = await checkSite({ address: page, write: values.ecrire, article, cookies, limits, manifest })
  process.stdout.write(textReport(report))
  for (const name of values.rapport) {
    try {
      process.stdout.write(`Rapport : ${(await writeReports(report, name)).join(', ')}\n`)
    } catch (error) {
      throw new Misuse(
        `--rapport ${name} : ce fichier ne peut pas être écrit (${(error as NodeJS.ErrnoException).code})`,
      )
    }
  }
  return countOf(report, 'error') > 0 || (values.strict && report.faults.length > 0) ? 1 : 0
}
