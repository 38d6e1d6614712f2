import * as v from 'valibot'

/** A place that was found. */
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
/** What a geocoder answers; each of its features is read by itself. */
export const geocoderReply = v.object({ features: v.array(v.unknown()) })
