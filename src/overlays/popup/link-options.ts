import type { PopupHandler, PopupLength, PopupOptions } from './popup-options.ts'
import { popupPresets } from './popup-presets.ts'
import { parseRelaxed } from './relaxed-json.ts'

/** Links that open in a popup: a class that starts with `squeezebox` (POPUP-01). */
export const popupLinks = 'a[href][class*="squeezebox" i], area[href][class*="squeezebox" i]'

const classToken = /^squeezebox(?:[-_]?([a-z]+))?$/i

/** Handlers by the names that pages use. */
const handlers: Record<string, PopupHandler> = {
  iframe: 'iframe',
  ajax: 'ajax',
  url: 'ajax',
  image: 'image',
  video: 'video',
  inline: 'inline',
  clone: 'inline',
  adopt: 'inline',
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function length(value: unknown): PopupLength | undefined {
  return typeof value === 'number' ? value : text(value)
}

function flag(value: unknown): boolean | undefined {
  if (value === undefined || value === null) return undefined
  return typeof value === 'string' ? !/^(?:0|false|off|non)$/i.test(value.trim()) : Boolean(value)
}

function withoutAbsent<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as ReturnType<
    typeof withoutAbsent<T>
  >
}

/** Options as they come from HTML: texts, or values of a `rel`. What is none is left out. */
export function readOptions(given: Record<string, unknown>): PopupOptions {
  const { size } = given
  const { x, y } = (typeof size === 'object' && size !== null ? size : {}) as { x?: unknown; y?: unknown }
  const sizes = withoutAbsent({ x: length(x ?? given['sizeX']), y: length(y ?? given['sizeY']) })
  return withoutAbsent({
    href: text(given['href']),
    label: text(given['label']),
    className: text(given['className']),
    handler: handlers[text(given['handler'])?.toLowerCase() ?? ''],
    size: Object.keys(sizes).length > 0 ? sizes : undefined,
    maxWidth: length(given['maxWidth']),
    maxHeight: length(given['maxHeight']),
    overlayClose: flag(given['overlayClose']),
    escKey: flag(given['escKey']),
    confirmCloseFonction: text(given['confirmCloseFonction']),
  })
}

function classOf(link: Element): string | undefined {
  for (const token of link.classList) {
    const found = classToken.exec(token)
    if (found) return found[1]?.toLowerCase() ?? ''
  }
  return undefined
}

/**
 * What a link asks for: by its class (`squeezebox-ajax`, `squeezebox-security`), its `rel`
 * (`{handler: 'iframe', size: {x: 800, y: 500}}`), its data attributes (`data-size-x="800"`), in this order.
 */
export function linkOptions(link: HTMLAnchorElement | HTMLAreaElement): PopupOptions {
  const href = link.getAttribute('href') ?? ''
  const kind = classOf(link) ?? ''
  const security = /^secur/.test(kind) ? popupPresets.security({ href }) : {}
  const handler = handlers[kind]
  const written = readOptions(parseRelaxed(link.rel))
  const data = readOptions({ ...link.dataset })
  const size = { ...security.size, ...written.size, ...data.size }
  return {
    ...security,
    label: link.title || link.textContent?.trim() || '',
    ...(handler && { handler }),
    ...written,
    ...data,
    ...(Object.keys(size).length > 0 && { size }),
    href: href.startsWith('#') ? href : link.href,
  }
}

/** Whether a link is one of the popup's: a class is a token, not a part of a word. */
export function isPopupLink(link: Element | null): link is HTMLAnchorElement | HTMLAreaElement {
  return (link?.matches(popupLinks) && classOf(link) !== undefined) ?? false
}
