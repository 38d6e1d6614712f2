import {
  type Attributes,
  address,
  attributeName,
  type Codec,
  flag,
  hasAttribute,
  text,
} from '../../../core/element/codecs.ts'

import type { ElementLoader } from '../../../core/loader/element-loader.ts'
import { type Finding, found, tagOf } from '../finding.ts'
import { flxElements, isKnown, nearest } from './elements.ts'

/** Global attributes of HTML, and the one that the loader reads. */
const common = new Set(
  `accesskey autocapitalize autofocus class contenteditable dir draggable enterkeyhint exportparts hidden id inert inputmode
  is itemid itemprop itemref itemscope itemtype lang load nonce part popover role slot spellcheck style tabindex title
  translate xml:lang xmlns`.split(/\s+/),
)
const configAttributes: Record<string, Codec<unknown>> = {
  base: address(),
  lang: text(),
  'session-hash': text(),
  logo: address(),
  'logo-site': address(),
  nonce: text(),
  scripts: text(),
  translations: text(),
  idpage: text(),
  idparent: text(),
  filariane: text(),
  shield: text(),
  'is-admin': text(),
}

const isCommon = (name: string): boolean => common.has(name) || /^(?:data-|aria-|on|_|@|:|x-|v-)/.test(name)

/** Returns the attributes of a tag; undefined if they are unknown. */
export type CodecsOf = (tag: string) => ReadonlyMap<string, Codec<unknown>> | undefined

const definedCodecs: CodecsOf = (tag) => {
  if (tag === 'flx-config') return new Map(Object.entries(configAttributes))
  const defined = customElements.get(tag) as { attributes?: Attributes } | undefined
  if (!defined?.attributes) return undefined
  return new Map(
    Object.entries(defined.attributes).flatMap(([name, codec]) =>
      hasAttribute(codec) ? [[attributeName(name), codec]] : [],
    ),
  )
}

function checkName(element: Element, name: string, known: Iterable<string>): Finding {
  const near = nearest(name, known)
  const tag = tagOf(element)
  return near
    ? found('unknown-attribute', { tag, name, near }, element, 'unknown-attribute-near')
    : found('unknown-attribute', { tag, name }, element)
}

function checkValue(element: Element, { name, value }: Attr, codec: Codec<unknown>): Finding[] {
  const tag = tagOf(element)
  if (codec === flag) {
    const saysNo = /^(?:false|no|non|off|0)$/i.test(value.trim())
    return saysNo ? [found('false-flag', { tag, name, value }, element)] : []
  }
  const problem = codec.problem?.(value)
  if (problem) return [found('wrong-value', { tag, name, value, problem }, element)]
  const used = codec.format(codec.parse(value))
  // The comma of an amount is no fault where the element reads it.
  const isSameNumber = used !== null && Number(used) === Number(value.replace(',', '.'))
  if (used === value || used === value.trim() || isSameNumber) return []
  return used === null
    ? [found('ignored-value', { tag, name, value }, element)]
    : [found('bad-value', { tag, name, value, used }, element)]
}

/** Returns the elements whose code is not loaded, so that their attributes are unknown. */
export function dormantElements(loader: ElementLoader): HTMLElement[] {
  return flxElements().filter(
    ({ localName: tag }) => tag !== 'flx-config' && isKnown(loader, tag) && !loader.isDefined(tag),
  )
}

export function checkAttributes(codecsOf = definedCodecs): Finding[] {
  return flxElements().flatMap((element) => {
    const codecs = codecsOf(element.localName)
    if (!codecs) return []
    return [...element.attributes].flatMap((attribute) => {
      const { name } = attribute
      const codec = codecs.get(name)
      if (codec) return checkValue(element, attribute, codec)
      return isCommon(name) ? [] : [checkName(element, name, [...codecs.keys(), 'load'])]
    })
  })
}
