import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Machine } from '../machine.ts'
import type { Goal, Measurement } from '../measurement.ts'
import type { Results, Run } from '../results.ts'
import { figure } from '../subjects.ts'
import { overview } from './overview.ts'
import { byCase, caseTable } from './table.ts'

const file = join(import.meta.dirname, '..', 'RESULTS.md')
const days = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })
const names = new Intl.ListFormat('fr-FR')

const dayOf = (run: Run) => days.format(new Date(run.date))

function machineLines({ processor, cores, memory, system, chromium, node, peers, flx }: Machine): string[] {
  const versions = Object.entries(peers).map(([name, version]) => `${name} ${version}`)
  return [
    `- Machine : ${processor}, ${cores} cœurs, ${memory} Gio de mémoire, ${system}.`,
    `- Chromium ${chromium}, Node ${node}, flx ${flx}.`,
    `- À côté : ${names.format(versions)}.`,
  ]
}

/** What the machine did besides: nothing, on a quiet one. */
function loadOf({ load, attempts = 1 }: Run): string {
  const others = load && load[0] > 1.5 ? `, la machine servant aussi à autre chose (charge ${figure(load[0])})` : ''
  return `${others}${attempts > 1 ? `, en ${attempts} fois` : ''}`
}

/** Said under each measurement where they were not all made on one day and one machine. */
function when(run: Run, newest: Run): string {
  const samples = [
    `Mesuré le ${dayOf(run)}, ${run.runs} passage${run.runs > 1 ? 's' : ''} demandé${run.runs > 1 ? 's' : ''}${loadOf(run)}.`,
    ...(run.doubts ?? []).map((doubt) => `**À reprendre** : ${doubt}.`),
  ].join(' ')
  if (JSON.stringify(run.machine) === JSON.stringify(newest.machine)) return samples
  return `${samples}\n\nCe jour-là :\n\n${machineLines(run.machine).join('\n')}`
}

const goalLine = ({ met, text, found }: Goal) => `- **${met ? 'Tenu' : 'Pas tenu'}** : ${text}. Trouvé : ${found}.`

function section(measurement: Measurement, run: Run, place: number, newest: Run): string {
  const { title, about, remarks, goals } = measurement
  const tables = byCase(run.series).flatMap(([name, series]) => [`**${name}**`, caseTable(series)])
  const found = goals(run.series).map(goalLine)
  return [
    `## ${place}. ${title}`,
    about,
    when(run, newest),
    ...(found.length > 0 ? [`### Ce que le projet veut\n\n${found.join('\n')}`] : []),
    `### Ce qui a été trouvé`,
    ...tables,
    ...(remarks ? [`### Remarques\n\n${remarks}`] : []),
  ].join('\n\n')
}

/** Writes RESULTS.md anew from the last run of each measurement. */
export function writeResults(measurements: Measurement[], results: Results): void {
  const newest = Object.values(results).toSorted((a, b) => b.date.localeCompare(a.date))[0]
  if (!newest) return
  const sections = measurements.flatMap((measurement, index) => {
    const run = results[measurement.id]
    return run ? [section(measurement, run, index + 1, newest)] : []
  })
  const text = [
    '# flx, mesuré à côté des autres',
    'Ce fichier est écrit par `npm run bench`, à partir de `results.json` ; ce qui s’y dit en toutes lettres vient des fichiers de `measures/`. `npm run bench -- first-click` ne refait qu’une mesure, `--runs 3` va vite, `--report` réécrit ce fichier sans rien mesurer.',
    '## En une table',
    overview(measurements, results),
    '![Les mesures en image : flx et les autres, cas par cas.](results.svg)',
    `Chaque chiffre est une médiane ; entre parenthèses, le premier et le troisième quartile ; après le point, combien de fois le temps ou le poids de flx. Les sujets d’une même mesure passent à tour de rôle, dans un même navigateur, chacun dans une fenêtre neuve.`,
    machineLines(newest.machine).join('\n'),
    ...sections,
  ].join('\n\n')
  writeFileSync(file, `${text}\n`)
}
