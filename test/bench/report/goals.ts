import type { Goal, Measurement } from '../measurement.ts'
import type { Results } from '../results.ts'

/** What a run says of a goal: one that asks for a figure that there is none of is not met. */
export function goalsOf(measurement: Measurement, results: Results): Goal[] {
  const run = results[measurement.id]
  return run ? measurement.goals(run.series) : []
}

/** Every goal of these measurements, met and not, as the command says it at its end. */
export function goalTable(measurements: Measurement[], results: Results, failed: Map<string, string>): string {
  const lines = measurements.flatMap((measurement) => {
    const { id, title } = measurement
    const reason = failed.get(id)
    if (reason) return [`? ${id} : pas mesuré (${reason})`]
    const goals = goalsOf(measurement, results)
    const doubts = results[id]?.doubts ?? []
    const doubt = doubts.length > 0 ? ` (à reprendre : ${doubts.join(' ; ')})` : ''
    if (goals.length === 0) return [`· ${id} : ${title}, sans but${doubt}`]
    return goals.map(({ met, text, found }) => `${met ? '✓' : '✗'} ${id} : ${text}. Trouvé : ${found}${doubt}`)
  })
  const count = (sign: string): number => lines.filter((line) => line.startsWith(sign)).length
  return [...lines, '', `${count('✓')} buts tenus, ${count('✗')} non, ${count('?')} mesures manquées.`].join('\n')
}
