import { answerSchema, type JsonSchema } from './answer-schema.ts'
import type { CallDescription, JsonAnswer } from './call.ts'
import { calls, ownerOf, pathOf } from './calls.ts'

/**
 * Returns the key of a call among the OpenAPI paths. An address that the author provides gets a key of its own, with
 * the id of the call.
 */
const keyOf = (call: CallDescription): string => (call.path.startsWith('{') ? `/${call.path}#${call.id}` : pathOf(call))

/** Returns a reference to the schema of an answer. Calls with the same answer share one schema. */
const referenceOf = (call: CallDescription): { $ref: string } => ({ $ref: `#/components/schemas/${ownerOf(call).id}` })

function fieldSchemas({ fields }: CallDescription): JsonSchema {
  const properties = fields.map(({ name, about, values }): [string, JsonSchema] => [
    name,
    { type: 'string', description: about, ...(values && { enum: values }) },
  ])
  const required = fields.filter(({ isAlways }) => isAlways).map(({ name }) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(properties.filter(([name]) => !name.includes('{'))),
    ...(required.some((name) => !name.includes('{')) && { required: required.filter((name) => !name.includes('{')) }),
    // Fields whose name the author or the server chooses.
    additionalProperties: properties.find(([name]) => name.includes('{'))?.[1] ?? { type: 'string' },
  }
}

const titled = <Schema extends JsonSchema>(schema: Schema, { id, title }: CallDescription) => ({
  title: `${id} : ${title}`,
  ...schema,
})

const oneOf = <Item>(items: Item[], all: (items: Item[]) => { anyOf: Item[] }): { anyOf: Item[] } | Item =>
  items.length === 1 ? (items[0] as Item) : all(items)

/** Returns the schema of plain text answers: fixed texts, or any text with a description. */
function textSchema(texts: string[]): JsonSchema {
  const [open] = texts.filter((text) => text.startsWith('{'))
  return { type: 'string', ...(open ? { description: open.slice(1, -1) } : { enum: texts }) }
}

function contentOf(of: CallDescription[]) {
  const withJson = of.flatMap((call) => (call.json ? [{ call, json: call.json }] : []))
  const references = [...new Set(withJson.map(({ call }) => referenceOf(call).$ref))].map(($ref) => ({ $ref }))
  const withHtml = of.flatMap((call) => (call.html ? [{ call, html: call.html }] : []))
  const texts = [...new Set(of.flatMap(({ texts = [] }) => texts))]
  return {
    ...(withJson.length > 0 && {
      'application/json': {
        schema: oneOf(references, (anyOf) => ({ anyOf })),
        examples: Object.fromEntries(
          withJson.map(({ call, json }) => [call.id, { summary: `${call.title} : la plus petite`, value: json.least }]),
        ),
      },
    }),
    ...(withHtml.length > 0 && {
      'text/html': {
        schema: {
          type: 'string',
          'x-hooks': Object.fromEntries(withHtml.map(({ call, html }) => [call.id, html.hooks])),
        },
        examples: Object.fromEntries(
          withHtml.map(({ call, html }) => [
            call.id,
            { summary: `${call.title} : la plus petite`, value: html.least.trim() },
          ]),
        ),
      },
    }),
    ...(texts.length > 0 && { 'text/plain': { schema: textSchema(texts) } }),
  }
}

const errors = {
  '401': {
    description:
      'La session a expiré, comme pour une page de connexion : le visiteur se reconnecte sur place, puis l’appel est renvoyé. Pour une connexion : refus, avec sa raison dans le corps.',
  },
  '4XX': {
    description: 'Refus : le corps contient la raison si c’est une réponse valable, et la page reste inchangée.',
  },
  '5XX': {
    description: 'Panne : le visiteur lit une phrase et peut réessayer, et la console indique l’adresse.',
  },
}

function operationOf(of: CallDescription[]) {
  const [first] = of as [CallDescription]
  const inQuery = first.method === 'get'
  const bodies = of.map((call) => titled(fieldSchemas(call), call))
  return {
    operationId: `${first.method}-${first.id}`,
    summary: of.map(({ title }) => title).join(' ; '),
    description: of.map(({ id, about }) => `**${id}** ${about}`).join('\n\n'),
    tags: [...new Set(of.flatMap(({ tags }) => tags))],
    ...(inQuery
      ? {
          parameters: [...new Map(of.flatMap(({ fields }) => fields).map((field) => [field.name, field])).values()]
            .filter(({ name }) => !name.includes('{'))
            .map(({ name, about, values, isAlways }) => ({
              ...{ name, in: 'query', description: about, required: isAlways ?? false },
              schema: { type: 'string', ...(values && { enum: values }) },
            })),
        }
      : {
          requestBody: {
            content: { 'application/x-www-form-urlencoded': { schema: oneOf(bodies, (anyOf) => ({ anyOf })) } },
          },
        }),
    responses: {
      '200': { description: 'Résultat de l’action, ou raison du refus.', content: contentOf(of) },
      ...errors,
    },
  }
}

/** Groups the calls by address and method: each group is one operation. */
function byOperation(): Map<string, CallDescription[]> {
  const groups = new Map<string, CallDescription[]>()
  for (const call of calls) {
    const key = `${call.method} ${keyOf(call)}`
    groups.set(key, [...(groups.get(key) ?? []), call])
  }
  return groups
}

/**
 * Returns the OpenAPI 3.1 description of all calls, with their fields and answers. Its schemas are those with which the
 * library checks answers.
 *
 * @param version - The version of the library.
 */
export function openApi(version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const of of byOperation().values()) {
    const [first] = of as [CallDescription]
    const path = keyOf(first)
    paths[path] = { ...paths[path], [first.method]: operationOf(of) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'flx : appels des éléments au serveur',
      version,
      summary: 'Les appels de flx, leurs champs, leurs réponses en JSON et en HTML.',
      description:
        'Chaque requête envoie `Accept: application/json, text/html;q=0.9` ; le `Content-Type` de la réponse détermine son traitement. Les nombres peuvent être envoyés en texte, et les textes absents en null. `x-hooks` contient les attributs d’une réponse HTML. `/globalflexit/` est la base par défaut ; une adresse entre accolades est indiquée par la page.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(calls.flatMap(({ tags }) => tags))].sort().map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(
        calls
          .filter((call) => call.json && ownerOf(call).id === call.id)
          .map((call) => [call.id, titled(answerSchema(call.json as JsonAnswer), call)]),
      ),
    },
  }
}
