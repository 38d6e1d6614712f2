import { readdirSync, readFileSync } from 'node:fs'
import { posix, resolve } from 'node:path'

/** Folder of the published files. */
export const dist = resolve(import.meta.dirname, '../../dist')

export function readDist(name: string): string {
  return readFileSync(resolve(dist, name), 'utf8')
}

/** Returns the scripts, by their path in `dist`. */
export function scripts(): string[] {
  const chunks = readdirSync(resolve(dist, 'chunks')).map((name) => `chunks/${name}`)
  return ['flx.js', 'flx.all.js', ...chunks].filter((name) => name.endsWith('.js'))
}

/** Returns a file and all that it imports before it runs. */
export function staticGraph(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const [, path = ''] of readDist(name).matchAll(/(?:from|import)\s*"(\.[^"]+)"/g)) {
    staticGraph(posix.join(posix.dirname(name), path), found)
  }
  return found
}

/** Returns the sources of a file, from its source map. */
export function sourcesOf(name: string): string[] {
  return (JSON.parse(readDist(`${name}.map`)) as { sources: string[] }).sources
}

export interface Declaration {
  tagName: string
  summary?: string
  description?: string
  wake?: string
  attributes: { name: string; description?: string }[]
  members: { kind: 'method' | 'field'; name: string; description?: string }[]
  events?: { name: string; description?: string }[]
  cssProperties?: { name: string; description?: string }[]
  examples?: string[]
}

interface Manifest {
  modules: { declarations: Declaration[] }[]
}

export function manifestDeclarations(): Declaration[] {
  const { modules } = JSON.parse(readDist('custom-elements.json')) as Manifest
  return modules.flatMap(({ declarations }) => declarations)
}

/** Returns the elements of the manifest that have code of their own: all but `flx-config`. */
export function declarations(): Declaration[] {
  return manifestDeclarations().filter(({ wake }) => wake)
}
