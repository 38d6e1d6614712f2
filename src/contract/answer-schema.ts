import { toJsonSchema } from '@valibot/to-json-schema'
import type { JsonAnswer } from './call.ts'
import { vocabulary } from './vocabulary.ts'
import { without as withoutFields } from './without.ts'

/** The part of JSON Schema that the schemas of answers use. */
export interface JsonSchema {
  type?: string
  description?: string
  const?: unknown
  enum?: unknown[]
  default?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  pattern?: string
  /** The effect of an absent field, if its schema has no default value that shows it. */
  'x-without'?: string
}

/** A field of an answer. */
export interface AnswerField {
  /** `panier.lignes[].nom` */
  path: string
  /** The possible types, in French: `texte ou nombre`. */
  type: string
  isNeeded: boolean
  /** A French description; empty if there is none. */
  about: string
  /** The default value of an absent field; undefined if there is no single one. */
  fallback: unknown
  /** The effect of an absent field, if `fallback` does not show it; empty for a required field. */
  without: string
}

const types: Record<string, string> = {
  string: 'texte',
  number: 'nombre',
  integer: 'nombre entier',
  boolean: 'oui ou non',
  array: 'liste',
  object: 'objet',
  null: 'null',
}

/** Returns the alternatives of a schema, or the schema itself if there are none. */
const branches = (schema: JsonSchema): JsonSchema[] => (schema.anyOf ?? schema.oneOf)?.flatMap(branches) ?? [schema]

function typeOf(schema: JsonSchema): string {
  const names = branches(schema).map((each) => {
    const values = each.enum ?? ('const' in each ? [each.const] : [])
    if (values.length > 0) return values.map((value) => (value === '' ? 'vide' : String(value))).join(', ')
    return types[each.type ?? ''] ?? 'valeur libre'
  })
  return [...new Set(names)].join(' ou ')
}

const nameIn = (path: string): string => path.split('.').at(-1)?.replace(/\[\]$/, '') ?? ''

const aboutOf = (path: string, about: Record<string, string>): string =>
  about[path] ?? about[nameIn(path)] ?? vocabulary[nameIn(path)] ?? ''

const withoutOf = (path: string, own: Record<string, string>): string =>
  own[path] ?? own[nameIn(path)] ?? withoutFields[path] ?? withoutFields[nameIn(path)] ?? ''

/** Returns true if the default value shows the effect of an absent field. */
const isSaid = (fallback: unknown): boolean => fallback !== undefined && fallback !== null

/** Visits the fields of a schema, the outer ones first. */
function walk(
  schema: JsonSchema,
  path: string,
  visit: (field: { path: string; schema: JsonSchema; isNeeded: boolean }) => void,
): void {
  for (const branch of branches(schema)) {
    for (const each of branch.allOf ?? []) walk(each, path, visit)
    for (const [name, property] of Object.entries(branch.properties ?? {})) {
      const at = path ? `${path}.${name}` : name
      const isNeeded = branch.required?.includes(name) ?? false
      visit({ path: at, schema: property, isNeeded })
      walk(property, at, visit)
    }
    for (const item of [branch.items, ...(branch.prefixItems ?? [])]) if (item) walk(item, `${path}[]`, visit)
    const values = branch.additionalProperties
    if (values && values !== true) walk(values, path ? `${path}.{…}` : '{…}', visit)
  }
}

/** Returns the JSON Schema (draft 2020-12) of an answer, with descriptions of its fields. */
export function answerSchema({ schema, about = {}, without = {} }: JsonAnswer): JsonSchema {
  const made = toJsonSchema(schema, {
    typeMode: 'input',
    target: 'draft-2020-12',
    // A schema cannot express the conditions of `check`. The description of the call explains them.
    errorMode: 'ignore',
    // An empty list, which PHP writes for an empty object.
    overrideSchema: ({ valibotSchema: given }) =>
      'items' in given && given.type === 'tuple' && (given.items as unknown[]).length === 0
        ? { type: 'array', maxItems: 0 }
        : undefined,
  }) as JsonSchema
  walk(made, '', ({ path, schema: field, isNeeded }) => {
    field.description = aboutOf(path, about)
    const comesTo = isNeeded || isSaid(field.default) ? '' : withoutOf(path, without)
    if (comesTo) field['x-without'] = comesTo
  })
  return made
}

/**
 * Returns the fields of an answer, the outer ones first. A field that occurs in several alternatives is listed once.
 */
export function answerFields(answer: JsonAnswer): AnswerField[] {
  const fields = new Map<string, AnswerField>()
  walk(answerSchema(answer), '', ({ path, schema, isNeeded }) => {
    const known = fields.get(path)
    const type = typeOf(schema)
    fields.set(path, {
      path,
      type: known && known.type !== type ? `${known.type} ou ${type}` : type,
      isNeeded: isNeeded && (known?.isNeeded ?? true),
      about: schema.description ?? '',
      fallback: schema.default,
      without: schema['x-without'] ?? '',
    })
  })
  // PHP writes a list with gaps as an object, so the fields of such an object are already listed as those of the list.
  return [...fields.values()].filter(({ path }) => !fields.has(path.replaceAll('.{…}', '[]')) || !path.includes('.{…}'))
}
