import { ofForm } from '../../../core/browser/form.ts'
import { config } from '../../../core/config.ts'
import {
  defaultSize,
  type PopupHandler,
  type PopupLength,
  type PopupOptions,
  type PopupPreset,
} from './popup-options.ts'

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

type Parameters = NonNullable<PopupOptions['params']>

interface Choices extends Parameters {
  /** Number of choices on the page. */
  count?: number
}

const choicesPerRow = 6

/** Appends the parameters that have a value to a URL, in their order. */
function address(path: string, template: string, parameters: Parameters): string {
  const query = Object.entries(parameters)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `&${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
  return `${path}?p=${template}${query.join('')}`
}

/** Returns the size of the choice of criteria, with six choices per row (POPUP-08). */
function criteriaSize(count: number): { x: number; y: number } {
  const rows = Math.max(1, Math.ceil(count / choicesPerRow))
  const width = count >= choicesPerRow ? 970 : Math.round(50 + (920 / choicesPerRow) * Math.max(1, count))
  return { x: width, y: rows * 228 + 80 }
}

/** Returns the size of the choice of a reservation: that of the window less 40 px each way (POPUP-08). */
function reservationSize(): { x: number; y: number } {
  return { x: document.documentElement.clientWidth - 40, y: window.innerHeight - 40 }
}

/** The presets (POPUP-08): each returns the options of a popup with a page of the site. */
export const popupPresets = {
  /** Parameters: idligne, idarticle, idreference, type (move), date, heure. */
  reservation: (parameters: Parameters): PopupOptions => ({
    href: address('/fr/fpopup_criteres.html', 'boutique-article:templates::choix_reservation', parameters),
    handler: 'iframe',
    size: reservationSize(),
  }),
  criteria: ({ count = 1, ...parameters }: Choices): PopupOptions => ({
    href: address('/fr/fpopup_criteres.html', 'boutique-article:templates::choix_criteres', parameters),
    handler: 'iframe',
    size: criteriaSize(count),
  }),
  /** Parameters: lat, lng, adresse_search, name_form, name_lat, name_lng, w, h. */
  coordinates: ({ lang = config().lang, ...parameters }: Parameters): PopupOptions => ({
    href: address(`/${lang}/fpopup_coord_map_v3.html`, 'commun:coord_map_v3', parameters),
    handler: 'iframe',
    size: { x: parameters['w'] ?? defaultSize.x, y: parameters['h'] ?? defaultSize.y },
  }),
  /** The page of a security link (POPUP-03). */
  security: ({ href = '' }: { href?: string }): PopupOptions => ({ href, handler: 'iframe', size: { x: 800, y: 500 } }),
}

/** Converts `nameForm`, from `data-name-form`, to the parameter `name_form`; leaves out `data-flx-…`. */
function asInAddress(parameters: Parameters): Parameters {
  const rename = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const own = Object.entries(parameters).filter(([name]) => !name.startsWith('flx'))
  return Object.fromEntries(own.map(([name, value]) => [rename(name), value]))
}

/**
 * Warns if the form or controls into which the popup's page will write are missing, before the visitor chooses
 * anything.
 */
function checkForm({ name_form: name, name_lat, name_lng }: Parameters): void {
  if (!name) return
  const form = document.forms.namedItem(String(name))
  if (!form) console.warn(`flx : popup : aucun formulaire de la page ne s’appelle « ${name} » (name_form).`)
  for (const field of form ? [name_lat, name_lng] : []) {
    if (form && field && !ofForm(form, 'elements').namedItem(String(field))) {
      console.warn(`flx : popup : le formulaire « ${name} » n’a pas de champ « ${field} » (name_lat, name_lng).`)
    }
  }
}

/** Adds the URL and the size of the named preset, where the options give none. */
function presetOptions({ preset, params = {}, ...options }: PopupOptions): PopupOptions {
  if (!preset) return options
  const parameters = asInAddress(params)
  if (preset === 'coordinates') checkForm(parameters)
  const known = popupPresets[preset](parameters)
  return { ...known, ...options, href: options.href || known.href || '', size: { ...known.size, ...options.size } }
}

/** Returns the size of the preset that matches a legacy URL. */
function sizeOfAddress({ searchParams }: URL): PopupOptions['size'] {
  const template = searchParams.get('p') ?? ''
  if (template.endsWith('choix_reservation')) return reservationSize()
  if (template.endsWith('choix_criteres')) return criteriaSize(Number(searchParams.get('count')) || choicesPerRow)
  return { x: searchParams.get('w') || defaultSize.x, y: searchParams.get('h') || defaultSize.y }
}
