import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import type * as page from '../../elements/index.ts'
import type * as onServer from '../../src/core/server.ts'
import { declarations, dist, readDist } from '../support/dist.ts'

/** Whether a server's `flx` has what that of a page has: the compiler refuses it otherwise. */
const hasAll: keyof typeof page.flx extends keyof typeof onServer.flx ? true : never = true

const pinned = resolve(import.meta.dirname, 'public-names.json')

function exportsOf(source: string): string[] {
  const [, list = ''] = /export\s*\{([^}]*)\}/.exec(source) ?? []
  return list.split(',').map((each) => each.split(' as ').at(-1)?.trim() ?? '')
}

const names = (items: readonly { name: string }[] = []): string[] => items.map(({ name }) => name).sort()

function publicNames() {
  const elements = declarations().map(({ tagName, attributes, members, events, cssProperties }) => [
    tagName,
    {
      attributes: names(attributes),
      methods: names(members.filter(({ kind }) => kind === 'method')),
      properties: names(members.filter(({ kind }) => kind === 'field')),
      events: names(events),
      css: names(cssProperties),
    },
  ])
  return {
    exports: exportsOf(readDist('flx.js')).sort(),
    elements: Object.fromEntries(elements) as object,
    calls: callNames(),
  }
}

/** What each call is sent, as the description names it. */
function callNames(): Record<string, string[]> {
  const { paths } = JSON.parse(readDist('openapi.json')) as { paths: Record<string, Record<string, Call>> }
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => [`${method} ${path}`, fieldsOf(call).sort()] as const),
  )
  return Object.fromEntries(calls)
}

interface Call {
  parameters?: { name: string }[]
  requestBody?: { content: Record<string, { schema: { properties?: object } }> }
}

function fieldsOf({ parameters = [], requestBody }: Call): string[] {
  const bodies = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => Object.keys(schema.properties ?? {}))
  return [...new Set([...names(parameters), ...bodies])]
}

/** Each public name by itself: `elements flx-cart attributes next`. */
function flat(value: unknown, place = ''): string[] {
  if (Array.isArray(value)) return value.map((name) => `${place} ${name}`)
  return Object.entries(value as object).flatMap(([name, below]) => {
    const here = place ? `${place} ${name}` : name
    return [here, ...flat(below, here)]
  })
}

/** A public name that another took the place of: the old one goes on working until `until`, with a message. */
interface Renamed {
  /** As `flat` writes it. */
  old: string
  new: string
  since: string
  until: string
  /** `file: title` of the test that uses the old name and reads its message. */
  proof: string
}

const renamed = JSON.parse(readFileSync(resolve(import.meta.dirname, 'renamed-names.json'), 'utf8')) as Renamed[]

/** Those of before that are neither there nor in the table. */
function lost(before: unknown, now: unknown): string[] {
  const there = new Set([...flat(now), ...renamed.map(({ old }) => old)])
  return flat(before).filter((name) => !there.has(name))
}

describe('public names', () => {
  it('are the same in each entry of the package; on a server a function that needs a browser says so', async () => {
    const { exports } = publicNames()
    assert.deepEqual(exportsOf(readDist('flx.module.js')).sort(), exports)
    const server = await import(pathToFileURL(resolve(dist, 'flx.server.js')).href)
    assert.deepEqual(Object.keys(server).sort(), exports)
    assert.ok(hasAll)
    server.configure({ base: '/fr/' })
    assert.equal(server.cookies.get('a'), undefined)
    await assert.rejects(server.flx.popup.close(), /flx\.popup\.close\(\) demande un navigateur/)
  })

  it('are those that pages already use; FLX_PIN=1 writes down a change that is meant', () => {
    const found = publicNames()
    const before: unknown = JSON.parse(readFileSync(pinned, 'utf8'))
    assert.deepEqual(lost(before, found), [], 'a name that goes has a line in renamed-names.json first')
    if (process.env['FLX_PIN']) writeFileSync(pinned, `${JSON.stringify(found, null, 2)}\n`)
    assert.deepEqual(found, JSON.parse(readFileSync(pinned, 'utf8')))
  })

  it('that were renamed go on working: each line of their table says until when, and which test proves it', () => {
    const now = new Set(flat(publicNames()))
    const { version } = JSON.parse(readFileSync(resolve(dist, '../package.json'), 'utf8')) as { version: string }
    for (const line of renamed) {
      assert.ok(now.has(line.new), `${line.new} is no public name`)
      const [file = '', title = ''] = line.proof.split(/: (.*)/s)
      const test = readFileSync(resolve(import.meta.dirname, `../${file}.test.ts`), 'utf8')
      assert.ok(title && test.includes(title), `${line.proof}: no test of that title`)
      assert.ok(line.until.localeCompare(version, 'en', { numeric: true }) > 0, `${line.old} may go, and its line too`)
    }
  })

  it('are missed, when one goes without such a line', () => {
    const found = publicNames()
    const [name = ''] = Object.keys(found.elements)
    const without = { ...found, elements: Object.fromEntries(Object.entries(found.elements).slice(1)) }
    assert.ok(lost(found, without).includes(`elements ${name}`))
    assert.deepEqual(lost(without, found), [])
  })

  it('are told of in the changelog: each version says first what a template must do', () => {
    const changelog = readFileSync(resolve(dist, '../CHANGELOG.md'), 'utf8')
    const versions = changelog.split(/^## \[/m).slice(1)
    assert.ok(versions.length > 0)
    for (const version of versions) {
      assert.match(version, /^[^\]]+\][^\n]*\n\n### À faire dans les gabarits\n\n- \S/, version.slice(0, 60))
    }
  })

  it('are English, in lower case, with their prefix', () => {
    for (const { tagName, attributes, events = [], cssProperties = [] } of declarations()) {
      assert.match(tagName, /^flx-[a-z-]+$/)
      for (const { name } of attributes) assert.match(name, /^[a-z][a-z-]*$/, `${tagName} ${name}`)
      for (const { name } of events) assert.match(name, /^flx-[a-z-]+$/, `${tagName} ${name}`)
      for (const { name } of cssProperties) assert.match(name, /^--flx-[a-z-]+$/, `${tagName} ${name}`)
    }
  })

  it('each have a description', () => {
    for (const {
      tagName,
      summary,
      description,
      attributes,
      members,
      events = [],
      cssProperties = [],
      examples,
    } of declarations()) {
      assert.ok(summary && description && examples?.length, `${tagName} : résumé, description et exemple`)
      for (const { name, description: told } of [...attributes, ...members, ...events, ...cssProperties]) {
        assert.ok(told, `${tagName} : ${name}`)
      }
    }
  })
})
