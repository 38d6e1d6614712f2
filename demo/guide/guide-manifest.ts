import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Named {
  name: string
  description?: string
}

export interface Typed extends Named {
  type?: { text: string }
  default?: string
}

export interface Method extends Named {
  kind: 'method'
  parameters?: Typed[]
  return?: { type: { text: string } }
}

interface Field extends Typed {
  kind: 'field'
}

/** The moment when the loader fetches an element's code. */
export type Wake = 'now' | 'visible' | 'idle' | 'gesture' | 'interaction'

/** The declaration of an element in `dist/custom-elements.json`. */
export interface Declaration {
  tagName: string
  summary?: string
  description?: string
  wake?: Wake
  attributes: Typed[]
  members: (Method | Field)[]
  events?: Typed[]
  cssProperties?: Typed[]
  slots?: Named[]
  examples?: string[]
  server?: Named[]
  hooks?: Named[]
  legacy?: Named[]
}

/** Transferred sizes (gzip), in bytes. */
export interface Sizes {
  loader: number
  elements: Record<string, { own: number; first: number; files: number }>
}

export interface GuideManifest {
  declarations: Declaration[]
  sizes: Sizes | undefined
}

async function readJson<T>(path: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T
  } catch {
    return undefined
  }
}

/** Reads the manifest and the sizes made by the build; empty before the first build. */
export async function readManifest(distDir: string): Promise<GuideManifest> {
  const manifest = await readJson<{ modules: { declarations: Declaration[] }[] }>(join(distDir, 'custom-elements.json'))
  return {
    declarations: manifest?.modules.flatMap(({ declarations }) => declarations) ?? [],
    sizes: await readJson<Sizes>(join(distDir, 'sizes.json')),
  }
}

export function methodsOf({ members }: Declaration): Method[] {
  return members.filter((member): member is Method => member.kind === 'method')
}

export function fieldsOf({ members }: Declaration): Typed[] {
  return members.filter(({ kind }) => kind === 'field')
}
