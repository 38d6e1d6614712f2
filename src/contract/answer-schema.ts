import { toJsonSchema } from '@valibot/to-json-schema'
import type { JsonAnswer } from './call.ts'
import { vocabulary } from './vocabulary.ts'
import { without as withoutFields } from './without.ts'

/** JSON Schema, as far as schemas of answers use it. */
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
  /** What the absence of a field comes to, where its schema has no value that says it. */
  'x-without'?: string
}

/** A field of an answer. */
export interface AnswerField {
  /** `panier.lignes[].nom` */
  path: string
  /** What it may be: `texte ou nombre`. */
  type: string
  isNeeded: boolean
  /** Empty where nobody said it. */
  about: string
  /** What its absence stands for; undefined where that is not one value. */
  fallback: unknown
  /** What its absence comes to where `fallback` does not say it; empty for a field that is needed. */
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

/** Those that a value may have one of. */
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

/** Whether the value that stands for an absent field says what its absence comes to. */
const isSaid = (fallback: unknown): boolean => fallback !== undefined && fallback !== null

/** Goes through the fields of a schema, the outer ones first. */
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

/** The JSON Schema (draft 2020-12) of an answer, its fields described. */
export function answerSchema({ schema, about = {}, without = {} }: JsonAnswer): JsonSchema {
  const made = toJsonSchema(schema, {
    typeMode: 'input',
    target: 'draft-2020-12',
    // What `check` holds cannot be said in a schema: the description of the call does.
    errorMode: 'ignore',
    // A list of nothing, which PHP writes for an empty object.
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

/** The fields of an answer, the outer ones first; one that stands in several shapes of it, once. */
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
  // PHP writes a list that has holes as an object: its fields are those of the list.
  return [...fields.values()].filter(({ path }) => !fields.has(path.replaceAll('.{…}', '[]')) || !path.includes('.{…}'))
}
