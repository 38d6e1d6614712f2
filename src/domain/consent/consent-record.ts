import * as v from 'valibot'

/** What a visitor chose, and when: the proof that the law asks for. */
export interface ConsentRecord {
  /** Version of the purposes that were shown. */
  version: string
  /** Reference of the visitor's choice, drawn at random. */
  id: string
  /** ISO 8601, UTC. */
  date: string
  /** Each purpose, accepted or refused. */
  purposes: Record<string, boolean>
  /** The choice was taken back: nothing is accepted from then on, and the visitor is asked again. */
  withdrawn?: boolean | undefined
}

/** @internal What is kept, as it must be. */
export const consentRecord = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  date: v.pipe(v.string(), v.isoTimestamp()),
  version: v.string(),
  purposes: v.record(v.string(), v.boolean()),
  withdrawn: v.optional(v.boolean()),
})
