import type { Measurement } from '../measurement.ts'
import type { Results } from '../results.ts'

export function writePicture(_measurements: Measurement[], _results: Results): void {}
