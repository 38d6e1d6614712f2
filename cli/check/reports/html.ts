import type { CheckReport } from '../check-site.ts'
import { ruleGroups, ruleOf } from '../rules.ts'
import { levelNames, tallyOf } from '../tally.ts'
import { escapeText } from './escape.ts'

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 54rem; padding: 1.5rem 1rem 3rem; overflow-wrap: anywhere }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .25rem }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem }
article { border-inline-start: .25rem solid #8a5300; padding: .25rem 0 .25rem 1rem; margin: 1rem 0 }
article[data-level=error] { border-color: #b3261e }
article p { margin: .15rem 0 }
.level { font-weight: 700 }
code { font-size: .9em }
summary { cursor: pointer; padding-block: .5rem }
li { margin: .15rem 0 }
`

/** Uses no-break spaces, so that French punctuation stays beside its word. */
const text = (said: string): string => escapeText(said.replace(/ (?=[:;!?»])/g, '\u00a0').replace(/« /g, '«\u00a0'))

const prose = (sentence: string): string => text(sentence).replace(/`([^`]+)`/g, '<code>$1</code>')

function groupPart({ faults }: CheckReport, { title, rules }: ReturnType<typeof ruleGroups>[number]): string {
  const own = faults.filter(({ rule }) => rules.some(({ id }) => id === rule))
  if (own.length === 0) return ''
  const articles = own.map(({ rule, text: said, where }) => {
    const { level, due } = ruleOf(rule)
    return `<article data-level="${level}">
<p><span class="level">${levelNames[level]}</span> · <code>${rule}</code>${where ? ` · ${text(where)}` : ''}</p>
<p>${text(said)}</p>
${due ? `<p>Attendu : ${prose(due)}</p>` : ''}
</article>`
  })
  return `<section><h2>${text(title)}</h2>\n${articles.join('\n')}</section>`
}

/** Returns the report as one self-contained page, which can be sent to whoever fixes the faults. */
export function htmlReport(report: CheckReport): string {
  const { address, title, date, version, sent, faults } = report
  const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(date))
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>flx check : ${text(title || address)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${text(title || address)}</h1>
<p><a href="${text(address)}">${text(address)}</a><br>Lue le ${text(day)} par flx check ${text(version)}.</p>
<p><strong>${text(faults.length === 0 ? `Rien à redire. ${tallyOf(report)}` : tallyOf(report))}</strong></p>
${ruleGroups()
  .map((group) => groupPart(report, group))
  .join('\n')}
<section><h2>Ce qui a été demandé</h2>
<details><summary>${sent.length} demandes</summary><ol>${sent.map((each) => `<li>${text(each)}</li>`).join('')}</ol></details></section>
</main>
</body>
</html>
`
}
