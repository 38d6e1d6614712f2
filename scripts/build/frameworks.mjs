import { cp, mkdir, writeFile } from 'node:fs/promises'
import { commonAttributes } from '../manifest/common.mjs'
import { declarationsOf } from '../manifest/create-manifest.mjs'

// biome-ignore lint/suspicious/noTemplateCurlyInString: it is a type
const types = { boolean: 'Flag', number: 'number | `${number}`' }

const comment = (text) => `/** ${text.replace(/\s*\n\s*/g, ' ').replaceAll('*/', '*\\/')} */`

function attribute({ name, type, description }) {
  const text = type?.text ?? 'string'
  return `    ${comment(description)}\n    '${name}'?: ${types[text] ?? text}\n`
}

const object = (attributes) => `{\n${attributes.map(attribute).join('')}  }`

const tag = ({ tagName, summary, attributes }) =>
  `  ${comment(summary)}\n  '${tagName}': Common & ${object(attributes)}\n`

const eventsOf = ({ tagName, events = [] }) =>
  `  '${tagName}': ${events.map(({ name }) => `'${name}'`).join(' | ') || 'never'}\n`

/**
 * Writes the types with which React, Vue, Svelte, Solid and Astro check templates: one file with the tags of the
 * manifest, and one per framework with its way to write attributes and events.
 */
export async function buildFrameworks(manifest) {
  const tags = declarationsOf(manifest)
  const text = `type Common = ${object(commonAttributes)}

/** Attributes of each tag; a framework says what its templates give a boolean one. */
export interface Tags<Flag> {
${tags.map(tag).join('')}}

/** Events of each tag. */
export interface TagEvents {
${tags.map(eventsOf).join('')}}

export type TagName = keyof TagEvents

export type ElementOf<T extends TagName> = T extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[T] : HTMLElement

export type EventOf<E extends string> = E extends keyof GlobalEventHandlersEventMap
  ? GlobalEventHandlersEventMap[E]
  : CustomEvent
`
  await mkdir('dist/types', { recursive: true })
  await Promise.all([
    writeFile('dist/types/tags.d.ts', text),
    cp('scripts/build/frameworks', 'dist/types', { recursive: true }),
  ])
}
