import type { PopupHandler, PopupLength, PopupOptions, PopupPreset } from './popup-options.ts'
import { presetOptions, sizeOfAddress } from './popup-presets.ts'

/** Handlers by the names that pages use for them. */
export const handlers: Record<string, PopupHandler> = {
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

/** Reads options that come from HTML: texts, or the values of a `rel`. Invalid ones are left out. */
export function readOptions(given: Record<string, unknown>): PopupOptions {
  const { size } = given
  const { x, y } = (typeof size === 'object' && size !== null ? size : {}) as { x?: unknown; y?: unknown }
  const sizes = withoutAbsent({ x: length(x ?? given['sizeX']), y: length(y ?? given['sizeY']) })
  return withoutAbsent({
    href: text(given['href']),
    preset: text(given['preset']) as PopupPreset | undefined,
    params: given['params'] as PopupOptions['params'],
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

const legacyPage = /\/fpopup_(?:criteres|coord_map_v3)\.html\?/

/**
 * Applies the preset of a popup (POPUP-08), and gives popups with a legacy URL the size of their preset, unless they
 * have a size.
 */
export function withPreset(options: PopupOptions): PopupOptions {
  if (options.preset) return presetOptions(options)
  if (options.size || !legacyPage.test(options.href ?? '')) return options
  return { ...options, size: sizeOfAddress(new URL(options.href ?? '', document.baseURI)) }
}
