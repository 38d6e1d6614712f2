import { writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { CheckReport } from '../check-site.ts'
import { type RuleId, ruleGroups, ruleOf } from '../rules.ts'
import { countOf, levelNames, tallyOf } from '../tally.ts'

/** Returns the report as JSON, for other programs. */
function jsonReport(report: CheckReport): string {
  const faults = report.faults.map((each) => ({ ...each, level: ruleOf(each.rule).level, due: ruleOf(each.rule).due }))
  const counts = { errors: countOf(report, 'error'), warnings: countOf(report, 'warning') }
  return `${JSON.stringify({ ...report, counts, faults }, null, 2)}\n`
}

function caseOf(report: CheckReport, group: string, id: RuleId): string {
  const faults = report.faults.filter(({ rule }) => rule === id)
  const said = faults.map(({ text, where }) => escapeText(where ? `${where} : ${text}` : text)).join('\n')
  const name = `    <testcase classname="${escapeText(`flx check.${group}`)}" name="${escapeText(id)}"`
  if (faults.length === 0) return `${name}/>`
  const { level, due = '', sentence } = ruleOf(id)
  const inside =
    level === 'error'
      ? `<failure type="${id}" message="${escapeText(sentence ?? due)}">${said}</failure>`
      : `<system-out>${said}</system-out>`
  return `${name}>${inside}</testcase>`
}

/** Returns the report in JUnit's format, for continuous integration: one test per rule. Only errors fail. */
function junitReport(report: CheckReport): string {
  const groups = ruleGroups()
  const cases = groups.flatMap(({ title, rules }) => rules.map(({ id }) => caseOf(report, title, id)))
  const failures = new Set(report.faults.filter(({ rule }) => ruleOf(rule).level === 'error').map(({ rule }) => rule))
    .size
  const facts = `tests="${cases.length}" failures="${failures}" errors="0"`
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="flx check" ${facts}>
  <testsuite name="${escapeText(report.address)}" ${facts} timestamp="${report.date}">
    <properties><property name="erreurs" value="${countOf(report, 'error')}"/></properties>
${cases.join('\n')}
  </testsuite>
</testsuites>
`
}

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
function htmlReport(report: CheckReport): string {
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

const writers: Record<string, (report: CheckReport) => string> = {
  '.json': jsonReport,
  '.xml': junitReport,
  '.html': htmlReport,
}

/** Returns true if the extension of a file name is that of a report. */
export const isReportName = (name: string): boolean => {
  const extension = extname(name)
  return extension === '' || extension in writers
}

/** Writes a report in the format of the name's extension; without an extension, in all formats. @returns the files. */
export async function writeReports(report: CheckReport, name: string): Promise<string[]> {
  const extension = extname(name)
  const names = extension ? [name] : Object.keys(writers).map((each) => `${name}${each}`)
  for (const file of names) await writeFile(file, writers[extname(file)]?.(report) ?? '')
  return names
}

const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for HTML and XML, and leaves out characters that XML does not allow. */
function escapeText(text: string): string {
  return [...text]
    .filter((sign) => sign >= ' ' || sign === '\n' || sign === '\t')
    .map((sign) => names[sign] ?? sign)
    .join('')
}
