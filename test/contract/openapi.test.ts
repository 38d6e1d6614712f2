import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, it } from 'node:test'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { answerExamples } from '../../demo/guide/answers.ts'
import { answerFields, answerSchema, type JsonSchema } from '../../demo/guide/contract/answer-schema.ts'
import { calls, pathOf } from '../../demo/guide/contract/calls.ts'
import { openApi } from '../../demo/guide/contract/openapi.ts'
import { vocabulary } from '../../demo/guide/contract/vocabulary.ts'

const root = resolve(import.meta.dirname, '../..')
const withJson = calls.flatMap(({ json, ...call }) => (json ? [{ ...call, json }] : []))
const described = new Set(calls.map(pathOf))

function sourcesBelow(folder: string): string[] {
  const files = readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
  return files.filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(resolve(root, folder, file), 'utf8'))
}

/** Addresses of services in the code: whole, or the folder that a name is added to. */
function addressesInCode(): string[] {
  const found = sourcesBelow('src').flatMap(
    (text) => text.match(/(?<=['`"])(?:ajax|\/backoffice)\/[\w/-]+(?:\.php)?/g) ?? [],
  )
  return [...new Set(found)].map((address) => (address.startsWith('/') ? address : `/globalflexit/${address}`))
}

/** What is wrong with a value. */
function mismatch(schema: object, value: unknown): string {
  const ajv = new Ajv2020({ strict: false })
  const validate = ajv.compile(schema)
  return validate(value) ? '' : ajv.errorsText(validate.errors)
}

const branchesOf = (schema: JsonSchema): JsonSchema[] => [
  schema,
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap(branchesOf),
]
/** Whether it holds what somebody else defines: WebAuthn's options, for one. */
const isOpen = ({ properties }: JsonSchema): boolean => properties !== undefined && Object.keys(properties).length === 0

/** Paths of the fields of a value that none of these schemas names. */
function unnamedIn(value: unknown, schemas: JsonSchema[], path = ''): string[] {
  const all = schemas.flatMap(branchesOf)
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) {
    const items = all.flatMap(({ items }) => items ?? [])
    return value.flatMap((item) => unnamedIn(item, items, `${path}[]`))
  }
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = path ? `${path}.${name}` : name
    const named = all.flatMap(({ properties }) => properties?.[name] ?? [])
    const more = all.flatMap(({ additionalProperties: each }) => (typeof each === 'object' ? each : []))
    if (named.length > 0 || more.length > 0) return unnamedIn(inner, named.length > 0 ? named : more, at)
    return all.some(isOpen) || all.every((each) => Object.keys(each).length === 0) ? [] : [at]
  })
}

describe('the contract with servers (HTTP-01, decision 23)', () => {
  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(openApi('1.0.0'))))
    assert.equal(valid, true, JSON.stringify(errors))
  })

  it('describes every address that the code calls, and no other', () => {
    const inCode = addressesInCode()
    const unknown = inCode.filter((address) => ![...described].some((path) => path.startsWith(address)))
    assert.deepEqual(unknown, [], 'called, and not described')
    const dead = [...described].filter(
      (path) => !path.startsWith('{') && !inCode.some((address) => path.startsWith(address)),
    )
    // Declarations are the author's forms: their address is in the page, not in the code.
    assert.deepEqual(dead, [], 'described, and not called')
  })

  it('describes every action of the cart (CART-02)', () => {
    const requirements = readFileSync(resolve(root, 'docs/requirements.md'), 'utf8')
    const line = requirements.split('\n').find((each) => each.includes('**CART-02**')) ?? ''
    const wanted = (line.match(/\b[a-z]+(?:[A-Z_]\w*)\b/g) ?? []).filter((name) => !/^panierv3/.test(name))
    const fixed = calls.flatMap(({ fields }) =>
      fields.flatMap(({ name, values = [] }) => (/^(?:action|panierv3\[action\])$/.test(name) ? values : [])),
    )
    assert.ok(wanted.length > 15, `only ${wanted} were read`)
    assert.deepEqual(
      wanted.filter((name) => !fixed.some((each) => each === name || each.startsWith(name))),
      [],
    )
  })

  it('names each call once, and says what each field is', () => {
    assert.equal(new Set(calls.map(({ id }) => id)).size, calls.length)
    const silent = withJson.flatMap(({ id, json }) =>
      answerFields(json)
        .filter(({ about }) => !about)
        .map(({ path }) => `${id} : ${path}`),
    )
    assert.deepEqual(silent, [])
  })

  it('has a vocabulary of fields that are there', () => {
    const names = new Set(
      withJson.flatMap(({ json }) => answerFields(json).map(({ path }) => path.split('.').at(-1)?.replace('[]', ''))),
    )
    assert.deepEqual(
      Object.keys(vocabulary).filter((name) => !names.has(name)),
      [],
    )
  })

  it('has words of its own for fields that are there', () => {
    const lost = withJson.flatMap(({ id, json }) => {
      const fields = answerFields(json)
      return Object.keys(json.about ?? {})
        .filter((key) => !fields.some(({ path }) => path === key || path.split('.').at(-1)?.replace('[]', '') === key))
        .map((key) => `${id} : ${key}`)
    })
    assert.deepEqual(lost, [])
  })

  for (const { id, json } of withJson) {
    it(`the smallest answer to ${id} is what its schema says`, () => {
      assert.equal(mismatch(answerSchema(json), json.least), '')
    })
  }

  for (const { id, json, examples = [] } of withJson) {
    for (const example of answerExamples.filter(({ slug }) => examples.includes(slug))) {
      // A refusal is words alone: the cart stays as it is.
      if (!example.json || /"status":\s*"ko"/.test(example.json)) continue
      it(`the guide’s answer « ${example.title} » to ${id} is what its schema says`, () => {
        assert.equal(mismatch(answerSchema(json), JSON.parse(example.json ?? '')), '')
      })
    }
  }

  it('shows no field in its answers that nothing reads', () => {
    // Where an answer holds a cart, the cart of the page reads it whole.
    const cart = withJson.flatMap(({ id, json }) => (id === 'panier' ? answerSchema(json) : []))
    const unread = withJson.flatMap(({ id, json, examples = [] }) => {
      const schemas = [answerSchema(json), ...cart]
      const shown = answerExamples.filter(({ slug }) => examples.includes(slug)).flatMap(({ json }) => json ?? [])
      const values = [json.least, ...shown.map((text): unknown => JSON.parse(text))]
      return values.flatMap((value) => unnamedIn(value, schemas)).map((path) => `${id} : ${path}`)
    })
    assert.deepEqual(unread, [])
  })

  it('says of a menu what its entries are, in the words of the menu itself (MENU-02, MENU-03)', () => {
    const [menu] = withJson.filter(({ id }) => id === 'mobile-menu')
    assert.ok(menu)
    const schema = answerSchema(menu.json)
    const paths = answerFields(menu.json).map(({ path }) => path)
    for (const path of ['[].type', '[].data', '[].data[].nom_page', '[].data[].lien', '[].data[].enfant']) {
      assert.ok(paths.includes(path), `${path} in ${paths}`)
    }
    const entry = (data: unknown, type = 'menu') => [{ type, data }]
    for (const wrong of [entry('Vaisselle'), entry('', 'clone'), entry([], 'liste'), [{}], entry([{ enfant: 3 }])]) {
      assert.notEqual(mismatch(schema, wrong), '', JSON.stringify(wrong))
    }
    const php = entry({ 3: { id_page: '3', menu_param: '{"nom_page":"Bols"}', enfant: { 1: { nom_page: 'Un bol' } } } })
    for (const right of [
      php,
      entry('#pied', 'clone'),
      [{ type: 'spacer' }],
      entry([{ nom_page: 'Bols', enfant: '' }]),
    ]) {
      assert.equal(mismatch(schema, right), '', JSON.stringify(right))
    }
  })

  it('refers to answers of the guide that are there', () => {
    const slugs = new Set(answerExamples.map(({ slug }) => slug))
    assert.deepEqual(
      calls.flatMap(({ examples = [] }) => examples).filter((slug) => !slugs.has(slug)),
      [],
    )
  })
})
