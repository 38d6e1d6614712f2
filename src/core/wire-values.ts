import * as v from 'valibot'
import { isAddress } from './browser/is-address.ts'

/** Values as servers of many kinds write them: a number may travel as text, an absent text as null. */

/** An identifier, number or text; text behind the boundary. */
export const wireId = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

/** An identifier that may be absent: empty then. */
export const wireOptionalId = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => String(value ?? '')),
)

/** What `readPostalCode` reads. */
export const wireCode = v.nullish(v.union([v.string(), v.number()]), '')

/**
 * A postal code; empty where it is absent. A French one that travels as a number lost its first zero: 1000 is 01000. Other
 * countries have codes of four digits, such as Brussels.
 */
export function readPostalCode(code: string | number | null, country = ''): string {
  const isShort = typeof code === 'number' && code > 999 && code < 10_000
  return isShort && /^(fr|$)/i.test(country) ? `0${code}` : String(code ?? '')
}

/** A postal code whose country is not said. */
export const wirePostalCode = v.pipe(
  wireCode,
  v.transform((code) => readPostalCode(code)),
)

/** A text that may be absent: empty then. */
export const wireText = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((value) => value ?? ''),
)

/** An address that may be absent: empty then, and where it leads nowhere, which the console says (SAFE-02). */
export const wireAddress = v.pipe(
  wireText,
  v.transform((text) => {
    if (!text || isAddress(text)) return text
    console.warn(`flx : « ${text} » n’est pas une adresse.`)
    return ''
  }),
)

/** A number, or its text with a decimal point or comma. */
export const wireNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*-?\d+([.,]\d+)?\s*$/))]),
  v.transform((value) => Number(String(value).replace(',', '.'))),
  v.finite(),
)

/** A number that may be absent or empty: null then. */
export const wireOptionalNumber = v.nullish(
  v.union([
    wireNumber,
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
  ]),
  null,
)

/** A number that is 0 where it is absent. */
export const wireCount = v.pipe(
  wireOptionalNumber,
  v.transform((value) => value ?? 0),
)

/** Yes or no: a boolean, 0 or 1, or the text of one; no where it is absent. */
export const wireFlag = v.pipe(
  v.nullish(v.union([v.boolean(), v.number(), v.string()]), false),
  v.transform((value) => value !== false && !['', '0', 'false', 'null'].includes(String(value ?? ''))),
)

/** A list that may be absent: empty then. */
export function wireList<const Schema extends v.GenericSchema>(item: Schema) {
  return v.pipe(
    v.nullish(v.array(item), []),
    v.transform((list) => list ?? []),
  )
}
