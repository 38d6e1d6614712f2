import { readFileSync } from 'node:fs'
import { cli } from '@custom-elements-manifest/analyzer/cli.js'
import { commonAttributes } from './common.mjs'

const camelCase = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
const catalogueEntry = /^ {2}'(flx-[a-z-]+)':\s*(\{[\s\S]*?\}|\w+),$/gm
const constant = /^const (\w+) = ([\s\S]*?)\n\n/gm
const wakeInEntry = /\bwake:[^{}]*?'(now|visible|idle|gesture|interaction)'/
/** The loader itself reads this element, which has no code of its own. */
const isConfig = ({ tagName }) => tagName === 'flx-config'
const byTag = (a, b) => a.tagName.localeCompare(b.tagName)

function isPublic({ privacy, kind, name, description }) {
  if (privacy && privacy !== 'public') return false
  return !name.startsWith('#') && (kind !== 'method' || Boolean(description))
}

/** Keeps what an author needs to know about an element, without its implementation. */
function tidy({ mixins: _mixins, superclass: _superclass, members = [], attributes = [], ...declaration }) {
  return {
    ...declaration,
    superclass: { name: 'FlxElement' },
    attributes: attributes.map((attribute) => ({ ...attribute, fieldName: camelCase(attribute.name) })),
    members: members.filter(isPublic),
  }
}

/**
 * Returns the moment at which the loader loads each element, by tag. If it depends on a condition, the first moment in
 * the code counts.
 */
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
 * Returns the custom elements manifest of the package: the elements that the loader knows, all loaded through
 * `dist/flx.js`. Besides the standard fields, a declaration may have `wake`, `examples`, `server`, `hooks`, `legacy`,
 * `keys` and `withoutScript`.
 */
export async function createManifest() {
  const { modules } = await cli({ argv: ['analyze'], cwd: process.cwd(), noWrite: true })
  const elements = modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName)
  const wakes = readWakes()
  const describe = (element) => ({ ...tidy(element), wake: wakes[element.tagName] ?? 'visible' })
  const declarations = elements
    .map((element) => (isConfig(element) ? { members: [], ...element } : describe(element)))
    .sort(byTag)
  return {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: [
      { kind: 'javascript-module', path: 'dist/flx.js', declarations, exports: declarations.map(definitionOf) },
    ],
  }
}

/** Returns the elements of a manifest. */
export function declarationsOf(manifest) {
  return manifest.modules.flatMap(({ declarations }) => declarations)
}

/** Returns the manifest for editors, in which each element also has the common attributes. */
export function forEditors(manifest) {
  const complete = (declaration) => ({
    ...declaration,
    attributes: [...declaration.attributes, ...(isConfig(declaration) ? [] : commonAttributes)],
  })
  return {
    ...manifest,
    modules: manifest.modules.map((module) => ({ ...module, declarations: module.declarations.map(complete) })),
  }
}
