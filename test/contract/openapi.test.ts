import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, it } from 'node:test'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import * as v from 'valibot'
import { callPage } from '../../demo/guide/call-page.ts'
import { contractTopic } from '../../demo/guide/topics/contract.ts'
import { answerFields, answerSchema, type JsonSchema } from '../../src/contract/answer-schema.ts'
import { answerExamples } from '../../src/contract/answers.ts'
import { calls, pathOf } from '../../src/contract/calls.ts'
import { openApi } from '../../src/contract/openapi.ts'
import { vocabulary } from '../../src/contract/vocabulary.ts'
import { without } from '../../src/contract/without.ts'
import { cartSummary } from '../../src/domain/cart/cart-summary-contract.ts'
import { menuAnswer, menuReply } from '../../src/navigation/mobile-menu/source/menu-contract.ts'
import { cartReply } from '../../src/shop/cart/contract/cart-reply.ts'
import { relayData } from '../../src/shop/relay-picker/relay-search.ts'

const root = resolve(import.meta.dirname, '../..')
const withJson = calls.flatMap(({ json, ...call }) => (json ? [{ ...call, json }] : []))
const described = new Set(calls.map(pathOf))

/** Each file that asks something of a server, and the calls that it makes. A new one is written down, and described. */
const callers: Record<string, string[]> = {
  'account/account/account-api.ts': [
    ...['section-du-compte', 'liste-du-compte', 'action-du-compte', 'suppression-adresse', 'parrainage'],
  ],
  'content/agenda/agenda-engine.ts': ['agenda'],
  'content/calendar/calendar-months.ts': ['mois'],
  'content/fragment/fragment-engine.ts': ['fragment'],
  'content/list/list-engine.ts': ['liste'],
  'core/i18n/translations.ts': ['traductions'],
  'domain/account/account-call.ts': ['login', 'mot-de-passe-oublie', 'validercode', 'options_cle', 'login_cle'],
  'forms/autocomplete/answers/suggestion-source.ts': ['autocompleter'],
  // What follows a form of the author's (flx-signup, flx-passkey, flx-withdrawal) has no request of its own.
  'forms/form/form-api.ts': [
    ...['formulaire', 'verif_formulaire', 'nouveau-compte', 'cle-d-acces', 'retractation', 'resiliation', 'page'],
  ],
  'forms/form/parts/parts-api.ts': ['get_contents', 'recharge', 'add_test'],
  'forms/map-picker/search/geocoder.ts': ['geocoder'],
  'forms/newsletter/newsletter.tsx': ['newsletter'],
  'forms/password-strength/password-strength.tsx': ['check_pwd'],
  'forms/upload/sending/upload-api.ts': ['upload', 'upload-view', 'upload-delete'],
  'navigation/mobile-menu/source/server-menu.ts': ['mobile-menu'],
  'overlays/popup/content/loaded-content.tsx': ['popup', 'popup-envoi'],
  // The page of a frame that shows nothing: is it there?
  'overlays/popup/content/popup-content.tsx': [],
  'page/consent/receipts.ts': ['consentement'],
  'page/my-elements/my-elements-api.ts': ['page', 'my_elements'],
  'page/permalink/permalink-api.ts': ['permalien'],
  'shop/add-to-cart/add-to-cart-api.ts': ['add_item'],
  'shop/cart-badge/learn-summary.ts': ['panier'],
  'shop/cart/cart-api.ts': calls.filter(({ tags }) => tags.includes('flx-cart')).map(({ id }) => id),
  'shop/relay-picker/relay-search.ts': ['searchVille', 'refreshRelais'],
  'shop/reservation/use-reservation.ts': ['creneaux', 'reservation', 'changereservation'],
  'shop/stock/use-stock.ts': ['stock', 'alerte_stock'],
}

/** Schemas that read a part of an answer, where another one is the description's: it takes all that the whole one takes. */
const partial: Record<string, { schema: v.GenericSchema; of: v.GenericSchema }> = {
  // The badge reads the sum of a cart alone.
  answer: { schema: v.object({ panier: cartSummary }), of: cartReply },
  relayData: { schema: relayData, of: cartReply },
  menuAnswer: { schema: menuAnswer, of: menuReply },
}

/** What of a file's text says that it asks something of a server: it imports a sender, or has one of the browser. */
const requests =
  /import \{[^}]*\bsend(?:Json|Html)?\b[^}]*\} from '[./\w-]*\/send(?:-json|-html)?\.ts'|new XMLHttpRequest|(?<!#)\bfetch\(|sendBeacon\(|import ky\b/

/** What each call of a function is given, as the code says it. */
function argumentsOf(text: string, name: string): string[][] {
  return [...text.matchAll(new RegExp(`(?<!function )\\b${name}\\(`, 'g'))].map(({ index, 0: { length } }) => {
    const given = ['']
    for (let at = index + length, depth = 0; depth >= 0 && at < text.length; at++) {
      const letter = text.charAt(at)
      if ('([{'.includes(letter)) depth++
      if (')]}'.includes(letter)) depth--
      if (letter === ',' && depth === 0) given.push('')
      else if (depth >= 0) given.push(given.pop() + letter)
    }
    return given.map((each) => each.trim()).filter(Boolean)
  })
}

function sourcesBelow(folder: string): { file: string; text: string }[] {
  const files = readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(resolve(root, folder, file), 'utf8') }))
}

/** All files of the library but the description of its calls. */
const libraryFiles = () => sourcesBelow('src').filter(({ file }) => !file.startsWith('contract/'))

/** Those that may ask: all but the engine of requests itself. */
const sourceFiles = () => libraryFiles().filter(({ file }) => !file.startsWith('core/http/'))

/** Addresses of services in the code: whole, or the folder that a name is added to. */
function addressesInCode(): string[] {
  const found = libraryFiles().flatMap(
    ({ text }) => text.match(/(?<=['`"])(?:ajax|\/backoffice)\/[\w/-]+(?:\.php)?/g) ?? [],
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

  it('says of each field whether it is needed, and what its absence comes to', () => {
    const silent = withJson.flatMap(({ id, json }) =>
      answerFields(json)
        .filter(({ isNeeded, fallback, without }) => !isNeeded && fallback == null && !without)
        .map(({ path }) => `${id} : ${path}`),
    )
    assert.deepEqual(silent, [])
  })

  it('says of no field what its absence comes to where it is none', () => {
    const paths = new Set(withJson.flatMap(({ json }) => answerFields(json).map(({ path }) => path)))
    const names = new Set([...paths].map((path) => path.split('.').at(-1)?.replace('[]', '')))
    const keys = [without, ...withJson.map(({ json }) => json.without ?? {})].flatMap(Object.keys)
    assert.deepEqual(
      keys.filter((key) => !paths.has(key) && !names.has(key)),
      [],
    )
  })

  it('has each call that the code makes, and none that it does not', () => {
    const calling = sourceFiles()
      .filter(({ text }) => requests.test(text))
      .map(({ file }) => file)
    assert.deepEqual(calling.sort(), Object.keys(callers).sort(), 'who asks, and who is written down here')
    const made = new Set(Object.values(callers).flat())
    assert.deepEqual(
      calls.map(({ id }) => id).filter((id) => !made.has(id)),
      [],
      'described, and made by no file',
    )
    assert.deepEqual(
      [...made].filter((id) => !calls.some((call) => call.id === id)),
      [],
      'made, and not described',
    )
  })

  it('has each schema that the code checks an answer with', () => {
    const used = sourceFiles().flatMap(({ text }) => [
      ...argumentsOf(text, 'checkData').map(([schema = '']) => schema),
      ...argumentsOf(text, 'sendJson').map((given) => given.at(-1) ?? ''),
      ...argumentsOf(text, 'dataOf').map(([, schema = '']) => schema),
    ])
    const given = readdirSync(resolve(root, 'src/contract/calls')).map((file) =>
      readFileSync(resolve(root, 'src/contract/calls', file), 'utf8'),
    )
    const described = new Set(given.flatMap((text) => [...text.matchAll(/\bschema: (\w+)/g)].map(([, name]) => name)))
    const asked = [...new Set(used)].filter(Boolean)
    assert.ok(asked.length > 20, `only ${asked} were read`)
    assert.deepEqual(
      asked.filter((name) => !described.has(name) && !(name in partial)),
      [],
    )
  })

  it('a schema that reads less of an answer takes what the whole one takes', () => {
    for (const [name, { schema, of }] of Object.entries(partial)) {
      const whole = withJson.filter(({ json }) => json.schema === of)
      assert.ok(whole.length > 0, `no call has what ${name} is a part of`)
      for (const { id, json } of whole) {
        assert.equal(v.safeParse(schema, json.least).success, true, `${name} takes ${id}`)
      }
    }
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
      it(`the whole answer « ${example.title} » to ${id} is what its schema says`, () => {
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

  it('refers to whole answers that are there', () => {
    const slugs = new Set(answerExamples.map(({ slug }) => slug))
    assert.deepEqual(
      calls.flatMap(({ examples = [] }) => examples).filter((slug) => !slugs.has(slug)),
      [],
    )
    const shown = new Set(calls.flatMap(({ examples = [], lesserExamples = [] }) => [...examples, ...lesserExamples]))
    assert.deepEqual(
      [...slugs].filter((slug) => !shown.has(slug)),
      [],
      'on the page of no call',
    )
  })

  it('expectation: shows of each call, on a page of its own, what is sent, the smallest answer that works and all that is read', () => {
    for (const { id, title, fields, json, html } of calls) {
      const { html: page } = callPage(id)?.body ?? assert.fail(id)
      const sent = page.indexOf(`"${title} : champs de la requête"`)
      assert.equal(sent > 0, fields.length > 0, id)
      const shown = ['JSON', 'HTML'].map((kind) => page.indexOf(`${title} : réponse minimale en ${kind}`))
      const first = [...shown, page.indexOf('a la même forme que celle de')].filter((place) => place > 0)
      if (json || html) assert.ok(first.length > 0, id)
      for (const place of first) assert.ok(place > sent, `${id}: ${place}, ${sent}`)
      const all = page.indexOf('guide-fold')
      assert.ok(all < 0 || all > Math.max(...first), id)
    }
    const { html: overview } = contractTopic.body()
    assert.deepEqual(
      calls.map(({ id }) => id).filter((id) => !overview.includes(`href="/guide/contrat/${id}"`)),
      [],
    )
  })
})
