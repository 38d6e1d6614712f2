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
    if (process.env['FLX_PIN']) writeFileSync(pinned, `${JSON.stringify(found, null, 2)}\n`)
    assert.deepEqual(found, JSON.parse(readFileSync(pinned, 'utf8')))
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
