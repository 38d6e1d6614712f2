import type { Measurement } from '../measurement.ts'
import type { Results } from '../results.ts'

export function writeResults(_measurements: Measurement[], _results: Results): void {}
