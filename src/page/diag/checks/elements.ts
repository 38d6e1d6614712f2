import { distance } from 'fastest-levenshtein'
import { findShadowed, reasonOfShadowed } from '../../../core/element/shadowed.ts'
import { wakeOf } from '../../../core/loader/catalogue.ts'
import type { ElementLoader } from '../../../core/loader/element-loader.ts'
import { diagTexts as t } from '../diag-messages.ts'
import { type Finding, found, groupBy, inPage, tagOf } from '../finding.ts'

type State = 'ready' | 'drawing' | 'closed' | 'now' | 'visible' | 'idle' | 'gesture' | 'interaction'

const wakes: readonly string[] = ['now', 'visible', 'idle', 'gesture', 'interaction'] satisfies State[]

/** Elements that act for the whole page, of which there should be only one. */
const alone = ['flx-config', 'flx-consent', 'flx-page', 'flx-track']

export type KnownElements = Pick<ElementLoader, 'catalogue' | 'isDefined' | 'isReady' | 'entry'>

/** Returns every element of the page whose name begins with `flx-`. */
export function flxElements(): HTMLElement[] {
  return inPage('*').filter(({ localName }) => localName.startsWith('flx-'))
}

/** Returns true if an element of this name exists; `<flx-config>` does, although it is only read, never defined. */
export function isKnown(loader: KnownElements, tag: string): boolean {
  return tag in loader.catalogue || elementTags.includes(tag) || Boolean(loader.isDefined(tag))
}

function stateOf(loader: KnownElements, element: HTMLElement): State {
  const tag = element.localName
  if (tag === 'flx-config') return 'ready'
  if (loader.isDefined(tag)) return loader.isReady(element) ? 'ready' : 'drawing'
  const entry = loader.entry(tag)
  if (entry.asleepWhen?.(element)) return 'closed'
  const asked = element.getAttribute('load') ?? ''
  if (wakes.includes(asked)) return asked as State
  return wakeOf(entry, element) ?? 'interaction'
}

function unknownElement(loader: KnownElements, element: HTMLElement): Finding {
  const near = nearest(element.localName, [...new Set([...elementTags, ...Object.keys(loader.catalogue)])])
  const tag = tagOf(element)
  return near
    ? found('unknown-element', { tag, near }, element, 'unknown-element-near')
    : found('unknown-element', { tag }, element)
}

export function checkElements(loader: KnownElements): Finding[] {
  const elements = flxElements()
  const shadowed = findShadowed().map((each) =>
    found('shadowed', { tag: tagOf(each.element), reason: reasonOfShadowed(each) }, each.host),
  )
  if (elements.length === 0) return shadowed.length > 0 ? shadowed : [found('no-elements', {})]
  const [known, unknown] = [true, false].map((is) => elements.filter((each) => isKnown(loader, each.localName) === is))
  const groups = groupBy(known ?? [], (element) => `${element.localName} ${stateOf(loader, element)}`)
  const states = [...groups].sort().map(([key, [element, ...others]]): Finding => {
    const [tag = '', state = 'ready'] = key.split(' ')
    const text = t('element', { tag, n: others.length + 1, state: t(`state_${state as State}`) })
    return { level: 'info', text, element }
  })
  const many = alone.flatMap((tag): Finding[] => {
    const [, second, ...others] = elements.filter(({ localName }) => localName === tag)
    return second ? [found('many-elements', { tag, n: others.length + 2 }, second)] : []
  })
  return [...shadowed, ...(unknown ?? []).map((element) => unknownElement(loader, element)), ...many, ...states]
}

/** All tags of the catalogue. Only the panel needs them. */
export const elementTags: readonly string[] = ['flx-config', ...__FLX_TAGS__]

/** Returns the known word that was probably meant; undefined if none is close. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined
  let least = Math.max(2, Math.floor(word.length / 3)) + 1
  for (const candidate of known) {
    const apart = distance(word.toLowerCase(), candidate)
    if (apart >= least) continue
    least = apart
    best = candidate
  }
  return best
}
