import * as v from 'valibot'

/** One found address. */
export const feature = v.object({
  geometry: v.object({
    type: v.literal('Point'),
    coordinates: v.pipe(
      v.array(v.number()),
      v.check(([longitude = 181, latitude = 91]) => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90),
    ),
  }),
  properties: v.object({ label: v.pipe(v.string(), v.trim(), v.nonEmpty()) }),
})
/** The answer of a geocoder; each feature is parsed on its own. */
export const geocoderReply = v.object({ features: v.array(v.unknown()) })
