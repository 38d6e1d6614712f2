import { readFileSync } from 'node:fs'
import { cli } from '@custom-elements-manifest/analyzer/cli.js'
import { commonAttributes, configDeclaration } from './common.mjs'

const camelCase = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
const catalogueEntry = /^ {2}'(flx-[a-z-]+)':\s*(\{[\s\S]*?\}|\w+),$/gm
const constant = /^const (\w+) = ([\s\S]*?)\n\n/gm
const wakeInEntry = /\bwake:[^{}]*?'(now|visible|idle|gesture|interaction)'/
const byTag = (a, b) => a.tagName.localeCompare(b.tagName)

function isPublic({ privacy, kind, name, description }) {
  if (privacy && privacy !== 'public') return false
  return !name.startsWith('#') && (kind !== 'method' || Boolean(description))
}

/** What an author needs to know of an element, and nothing of how it is made. */
function tidy({ mixins: _mixins, superclass: _superclass, members = [], attributes = [], ...declaration }) {
  return {
    ...declaration,
    superclass: { name: 'FlxElement' },
    attributes: attributes.map((attribute) => ({ ...attribute, fieldName: camelCase(attribute.name) })),
    members: members.filter(isPublic),
  }
}

/** When the loader fetches the elements of its catalogue, by tag; of a choice, the moment named first. */
function readWakes() {
  const catalogue = readFileSync('elements/index.ts', 'utf8')
  const constants = new Map([...catalogue.matchAll(constant)].map(([, name, value]) => [name, value]))
  const spell = (entry) => entry.replace(/\b\w+\b/g, (word) => constants.get(word) ?? word)
  const wakes = [...catalogue.matchAll(catalogueEntry)].map(([, tag, entry]) => [
    tag,
    wakeInEntry.exec(spell(entry))?.[1] ?? 'interaction',
  ])
  return Object.fromEntries(wakes)
}

function definitionOf({ name, tagName }) {
  return { kind: 'custom-element-definition', name: tagName, declaration: { name, module: 'dist/flx.js' } }
}

/**
 * The custom elements manifest of the package: the elements that the loader knows, all reached through `dist/flx.js`.
 * Beside the standard fields a declaration may have `wake`, `examples`, `server`, `hooks`, `legacy`, `keys`, `withoutScript`.
 */
export async function createManifest() {
  const { modules } = await cli({ argv: ['analyze'], cwd: process.cwd(), noWrite: true })
  const elements = modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName)
  const wakes = readWakes()
  const described = elements.map((element) => ({ ...tidy(element), wake: wakes[element.tagName] ?? 'visible' }))
  const declarations = [...described, configDeclaration].sort(byTag)
  return {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: [
      { kind: 'javascript-module', path: 'dist/flx.js', declarations, exports: declarations.map(definitionOf) },
    ],
  }
}

/** Elements of a manifest. */
export function declarationsOf(manifest) {
  return manifest.modules.flatMap(({ declarations }) => declarations)
}

/** The manifest as an editor wants it: each element with the attributes that all of them have. */
export function forEditors(manifest) {
  const complete = (declaration) => ({
    ...declaration,
    attributes: [...declaration.attributes, ...(declaration === configDeclaration ? [] : commonAttributes)],
  })
  return {
    ...manifest,
    modules: manifest.modules.map((module) => ({ ...module, declarations: module.declarations.map(complete) })),
  }
}
