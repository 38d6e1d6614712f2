// A file of its own, fetched with the first click on such a link: most popups are opened without one.

import type { PopupOptions } from '../options/popup-options.ts'
import { popupPresets } from '../options/popup-presets.ts'
import { handlers, readOptions } from '../options/read-options.ts'
import { kindOf, type PopupLink } from './popup-link.ts'

const tokens = /'((?:[^'\\]|\\.)*)'|"(?:[^"\\]|\\.)*"|([A-Za-z_$][\w$]*)(?=\s*:)|,(?=\s*[}\]])/g

/**
 * Reads an object as pages write it in a `rel`: `{handler: 'iframe', size: {x: 570, y: 400}}`. Names need no quotes,
 * texts may have single ones; nothing is run. Anything else than an object is an empty one.
 */
export function parseRelaxed(text: string | null): Record<string, unknown> {
  const start = text?.indexOf('{') ?? -1
  const end = text?.lastIndexOf('}') ?? -1
  if (!text || start < 0 || end < start) return {}
  const json = text.slice(start, end + 1).replace(tokens, (token: string, single?: string, name?: string) => {
    if (name !== undefined) return `"${name}"`
    if (single !== undefined) return `"${single.replaceAll("\\'", "'").replaceAll('"', '\\"')}"`
    return token === ',' ? '' : token
  })
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    console.warn(`flx : popup : ces options n’ont pas pu être lues : ${text}`)
    return {}
  }
}

/**
 * What a link asks for: by its class (`squeezebox-ajax`, `squeezebox-security`), its `rel`
 * (`{handler: 'iframe', size: {x: 800, y: 500}}`), its data attributes (`data-size-x="800"`), in this order.
 */
export function linkOptions(link: PopupLink): PopupOptions {
  const href = link.getAttribute('href') ?? ''
  const kind = kindOf(link) ?? ''
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
