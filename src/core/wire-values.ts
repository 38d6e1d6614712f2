import * as v from 'valibot'
import { isAddress } from './browser/is-address.ts'

/** Schemas for values as different servers write them: a number may come as text, an absent text as null. */

/** An identifier, as a number or text; returned as text. */
export const wireId = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

/** An identifier that may be absent: then an empty string. */
export const wireOptionalId = v.nullish(wireId, '')

/** A postal code before `readPostalCode` reads it. */
export const wireCode = v.nullish(v.union([v.string(), v.number()]), '')

/**
 * Reads a postal code; an empty string if it is absent. A French code that comes as a number has lost its first zero:
 * 1000 is 01000. Other countries have codes of four digits, such as Brussels.
 */
export function readPostalCode(code: string | number | null, country = ''): string {
  const isShort = typeof code === 'number' && code > 999 && code < 10_000
  return isShort && /^(fr|$)/i.test(country) ? `0${code}` : String(code ?? '')
}

/** A postal code without a country. */
export const wirePostalCode = v.pipe(
  wireCode,
  v.transform((code) => readPostalCode(code)),
)

/** A text that may be absent: then an empty string. */
export const wireText = v.nullish(v.string(), '')

/** An address that may be absent: then an empty string. An invalid one logs a warning and is empty too (SAFE-02). */
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
  v.transform((value) => (typeof value === 'number' ? value : Number(value.replace(',', '.')))),
  v.finite(),
)

/** A number that may be absent or empty: then null. */
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

/** A number that may be absent: then 0. */
export const wireCount = v.pipe(
  wireOptionalNumber,
  v.transform((value) => value ?? 0),
)

/** A boolean, 0 or 1, or one of these as text; false if it is absent. */
export const wireFlag = v.pipe(
  v.nullish(v.union([v.boolean(), v.number(), v.string()]), false),
  v.transform((value) => value !== false && !['', '0', 'false', 'null'].includes(String(value))),
)

/** A list that may be absent: then empty. */
export function wireList<const Schema extends v.GenericSchema>(item: Schema) {
  return v.nullish(v.array(item), [])
}

type WireFields = Record<string, v.GenericSchema | readonly [wireName: string, schema: v.GenericSchema]>

type SchemaOf<Field> = Field extends readonly [string, infer Schema] ? Schema : Field

type WireInput<Fields extends WireFields> = {
  -readonly [Name in keyof Fields as Fields[Name] extends readonly [infer WireName extends string, unknown]
    ? WireName
    : Name]: SchemaOf<Fields[Name]>
} extends infer Entries extends v.ObjectEntries
  ? v.InferInput<v.ObjectSchema<Entries, undefined>>
  : never

type WireOutput<Fields extends WireFields> = {
  -readonly [Name in keyof Fields]: SchemaOf<Fields[Name]> extends infer Schema extends v.GenericSchema
    ? v.InferOutput<Schema>
    : never
}

/**
 * An object whose fields are read under our names. A field that has another name on the wire gives that name and its
 * schema: `wireObject({ city: ['ville', wireText], photo: wireText })` reads `{ ville, photo }` as `{ city, photo }`.
 */
export function wireObject<const Fields extends WireFields>(fields: Fields) {
  const named = Object.entries(fields).map(([name, field]) =>
    'type' in field ? ([name, name, field] as const) : ([name, ...field] as const),
  )
  const schema: v.GenericSchema = v.pipe(
    v.object(Object.fromEntries(named.map(([, wireName, schema]) => [wireName, schema]))),
    v.transform((wire) => Object.fromEntries(named.map(([name, wireName]) => [name, wire[wireName]]))),
  )
  return schema as v.GenericSchema<WireInput<Fields>, WireOutput<Fields>>
}

/** Values of `status` by which servers report success. */
export const doneWords = ['ok', 'success', 'valid']

/** Values of `status` by which servers report a refusal. */
export const refusedWords = ['ko', 'error', 'erreur', 'formerror']

/** Reads a `status`, which servers also write in capitals, as a boolean or as 1 and 0. Empty if it is neither. */
export const wireStatus = v.pipe(
  v.nullish(v.union([v.string(), v.number(), v.boolean()]), ''),
  v.transform((status): 'done' | 'refused' | '' => {
    const word = String(status).toLowerCase()
    if ([...doneWords, 'true', '1'].includes(word)) return 'done'
    return [...refusedWords, 'false', '0'].includes(word) ? 'refused' : ''
  }),
)
