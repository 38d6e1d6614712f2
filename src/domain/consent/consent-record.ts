import * as v from 'valibot'

/** The choice of a visitor and its date, as the proof that the law requires. */
export interface ConsentRecord {
  /** Version of the purposes that were displayed. */
  version: string
  /** Random reference of the visitor's choice. */
  id: string
  /** ISO 8601, UTC. */
  date: string
  /** True for each purpose that was accepted, false if refused. */
  purposes: Record<string, boolean>
  /** True if the choice was withdrawn: nothing is accepted from then on, and the visitor is asked again. */
  withdrawn?: boolean | undefined
}

/** @internal Schema of the stored record. */
export const consentRecord = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  date: v.pipe(v.string(), v.isoTimestamp()),
  version: v.string(),
  purposes: v.record(v.string(), v.boolean()),
  withdrawn: v.optional(v.boolean()),
})
