import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { readDist } from './dist.ts'

type Schema = Record<string, unknown>

interface Operation {
  responses: { '200': { content: Record<string, { schema: Schema }> } }
}

interface Description {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** Every name of a field, in any of these schemas. */
function namesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const each of value) namesIn(each, found)
  else if (isObject(value)) {
    const { properties } = value
    if (isObject(properties)) for (const name of Object.keys(properties)) found.add(name)
    for (const each of Object.values(value)) namesIn(each, found)
  }
  return found
}

/** The names of an answer's fields; what a server numbers (`"12": …`, `quantite[12]`) is no name. */
function fieldsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsIn)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, each]) => [
    ...(/^\d+$|\[\d+\]$/.test(name) ? [] : [name]),
    ...fieldsIn(each),
  ])
}

/** Says what a server's answers have that `dist/openapi.json` has not, or lack that it needs. */
export class ContractCheck {
  #description = JSON.parse(readDist('openapi.json')) as Description
  #names = namesIn(this.#description)
  #ajv = new Ajv2020({ strict: false })
  #compiled = new Map<string, ValidateFunction>()

  constructor() {
    this.#ajv.addSchema({ $id: 'description', ...this.#description })
  }

  /** What is called under the base of the services, as `post /globalflexit/…`. */
  calls(): string[] {
    return Object.entries(this.#description.paths).flatMap(([path, methods]) =>
      path.startsWith('/{') ? [] : Object.keys(methods).map((method) => `${method} ${path}`),
    )
  }

  /** @returns what is wrong with an answer to a call; empty when nothing is. */
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
