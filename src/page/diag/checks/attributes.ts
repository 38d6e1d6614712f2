import { address } from '../../../core/element/address-codec.ts'
import { type Attributes, attributeName, type Codec, flag, hasAttribute, text } from '../../../core/element/codecs.ts'
import type { ElementLoader } from '../../../core/loader/element-loader.ts'
import { diagTexts as t } from '../diag-messages.ts'
import { type Finding, tagOf } from '../finding.ts'
import { nearest } from '../nearest.ts'
import { flxElements, isKnown } from './elements.ts'

/** Attributes that HTML gives to every element, and the one that the loader reads. */
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
}

const isCommon = (name: string): boolean => common.has(name) || /^(?:data-|aria-|on|_|@|:|x-|v-)/.test(name)

function codecsOf(tag: string): Map<string, Codec<unknown>> | undefined {
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
  const said = near ? t('unknown-attribute-near', { tag, name, near }) : t('unknown-attribute', { tag, name })
  return { level: 'error', text: said, element }
}

/** A value that is read as another one than it says. */
function checkValue(element: Element, { name, value }: Attr, codec: Codec<unknown>): Finding[] {
  const tag = tagOf(element)
  if (codec === flag) {
    const saysNo = /^(?:false|no|non|off|0)$/i.test(value.trim())
    return saysNo ? [{ level: 'warning', text: t('false-flag', { tag, name, value }), element }] : []
  }
  const problem = codec.problem?.(value)
  if (problem) return [{ level: 'error', text: t('wrong-value', { tag, name, value, problem }), element }]
  const used = codec.format(codec.parse(value))
  if (used === value || used === value.trim() || (used !== null && Number(used) === Number(value))) return []
  const said =
    used === null ? t('ignored-value', { tag, name, value }) : t('bad-value', { tag, name, value, used: used || '' })
  return [{ level: 'warning', text: said, element }]
}

/** Elements whose code is not there: their attributes cannot be told. */
export function asleep(loader: ElementLoader): HTMLElement[] {
  return flxElements().filter(
    ({ localName: tag }) => tag !== 'flx-config' && isKnown(loader, tag) && !loader.isDefined(tag),
  )
}

/** Attributes that do not exist, or whose value is not understood. */
export function checkAttributes(): Finding[] {
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
