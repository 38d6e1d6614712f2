import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { readDist } from './dist.ts'

type Schema = Record<string, unknown>

interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: { '200': { content: Record<string, { schema: Schema }> } }
}

interface Description {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** Returns all field names in any of these schemas. */
function namesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const each of value) namesIn(each, found)
  else if (isObject(value)) {
    const { properties } = value
    if (isObject(properties)) for (const name of Object.keys(properties)) found.add(name)
    for (const each of Object.values(value)) namesIn(each, found)
  }
  return found
}

/**
 * Returns the names of an answer's fields. Names that contain an id of the server (`"12": …`, `quantite[12]`) are left
 * out.
 */
function fieldsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsIn)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, each]) => [
    ...(/^\d+$|\[\d+\]$/.test(name) ? [] : [name]),
    // The options of a passkey have the field names of WebAuthn.
    ...(name === 'options' && isObject(each) && !Array.isArray(each) ? [] : fieldsIn(each)),
  ])
}

/** Returns the possible values of an operation's field `action`; an empty one if it has none. */
function actionsOf({ requestBody }: Operation): string[] {
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema ?? {}
  const forms = Array.isArray(schema['anyOf']) ? schema['anyOf'] : [schema]
  const named = forms.flatMap((form) => {
    const field = isObject(form) && isObject(form['properties']) ? form['properties']['action'] : undefined
    return isObject(field) && Array.isArray(field['enum']) ? field['enum'].map(String) : ['']
  })
  return [...new Set(named)]
}

/** Checks the answers of a server against `dist/openapi.json`: unknown fields, and missing required ones. */
export class ContractCheck {
  #description = JSON.parse(readDist('openapi.json')) as Description
  #names = namesIn(this.#description)
  #ajv = new Ajv2020({ strict: false })
  #compiled = new Map<string, ValidateFunction>()

  constructor() {
    this.#ajv.addSchema({ $id: 'description', ...this.#description })
  }

  /** Returns all calls, one per action of a service. An address that the author provides is `/{name}#what`. */
  calls(): { method: string; path: string; action: string }[] {
    return Object.entries(this.#description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) =>
        actionsOf(operation).map((action) => ({ method, path, action })),
      ),
    )
  }

  /** @returns what is wrong with an answer to a call; empty if nothing is. */
  faults(method: string, path: string, data: unknown): string {
    const content = this.#description.paths[path]?.[method]?.responses['200'].content['application/json']
    if (!content) return `${method} ${path} is not described in JSON`
    const key = `${method} ${path}`
    const pointer = ['paths', path, method, 'responses', '200', 'content', 'application/json', 'schema']
    const escaped = pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    const validate = this.#compiled.get(key) ?? this.#ajv.compile({ $ref: `description#/${escaped.join('/')}` })
    this.#compiled.set(key, validate)
    if (!validate(data)) return `${key}: ${this.#ajv.errorsText(validate.errors)}`
    const strange = fieldsIn(data).filter((name) => !this.#names.has(name))
    return strange.length > 0 ? `${key}: no field is called ${[...new Set(strange)].join(', ')}` : ''
  }
}
