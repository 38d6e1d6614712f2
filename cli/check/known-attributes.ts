import { readFileSync } from 'node:fs'
import { address, type Codec, flag, number, text } from '../../src/core/element/codecs.ts'
import type { CodecsOf } from '../../src/page/diag/checks/attributes.ts'
import { decimal } from '../../src/shop/price/amounts.ts'

interface ManifestAttribute {
  name: string
  default?: string
  type?: { text: string }
}

interface Manifest {
  modules: { declarations?: { tagName?: string; attributes?: ManifestAttribute[] }[] }[]
}

/** Returns a codec for one of several words. Any other value gives the default, or undefined. */
function choice(words: string[], fallback: string | undefined): Codec<string | undefined> {
  return {
    parse: (attribute) => (attribute !== null && words.includes(attribute) ? attribute : fallback),
    format: (value) => value ?? null,
  }
}

/** Returns true if an attribute's name says that it contains an address. */
const isAddressName = (name: string): boolean => /(?:^|-)(?:src|url)$/.test(name)

function codecOf(tag: string, { name, type, default: fallback }: ManifestAttribute): Codec<unknown> {
  const kind = type?.text ?? 'string'
  if (kind === 'boolean') return flag
  // The manifest does not tell a price, which French readers may write with a comma, from other numbers.
  if (kind === 'number') return tag === 'flx-price' ? decimal : number()
  const words = [...kind.matchAll(/'([^']*)'/g)].map(([, word]) => word ?? '')
  if (words.length > 0) return choice(words, fallback)
  return isAddressName(name) ? address() : text()
}

/** Reads the attributes of each tag from the manifest that is in the package. */
export function readAttributes(file: URL): CodecsOf {
  const { modules } = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const declared = modules.flatMap(({ declarations = [] }) => declarations)
  const known = new Map(
    declared.flatMap(({ tagName, attributes = [] }) =>
      tagName ? [[tagName, new Map(attributes.map((each) => [each.name, codecOf(tagName, each)]))]] : [],
    ),
  )
  return (tag) => known.get(tag)
}
