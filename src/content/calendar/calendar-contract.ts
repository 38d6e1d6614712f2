import * as v from 'valibot'

/** A text, or a number used as one; optional. */
const words = v.optional(v.nullable(v.union([v.string(), v.number()])))

const dayEntry = v.looseObject({
  date: v.string(),
  title: words,
  rel: words,
  classname: words,
  badge: words,
  body: words,
  footer: words,
  link: words,
})

/** The entries of a month (CAL-01). PHP sends a list whose keys have gaps as an object. */
export const monthReply = v.union([v.array(dayEntry), v.record(v.string(), dayEntry)])

export type WireEntry = v.InferOutput<typeof dayEntry>
