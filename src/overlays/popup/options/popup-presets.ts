import { ofForm } from '../../../core/browser/form.ts'
import { config } from '../../../core/config.ts'
import { defaultSize, type PopupOptions } from './popup-options.ts'

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
export function presetOptions({ preset, params = {}, ...options }: PopupOptions): PopupOptions {
  if (!preset) return options
  const parameters = asInAddress(params)
  if (preset === 'coordinates') checkForm(parameters)
  const known = popupPresets[preset](parameters)
  return { ...known, ...options, href: options.href || known.href || '', size: { ...known.size, ...options.size } }
}

/** Returns the size of the preset that matches a legacy URL. */
export function sizeOfAddress({ searchParams }: URL): PopupOptions['size'] {
  const template = searchParams.get('p') ?? ''
  if (template.endsWith('choix_reservation')) return reservationSize()
  if (template.endsWith('choix_criteres')) return criteriaSize(Number(searchParams.get('count')) || choicesPerRow)
  return { x: searchParams.get('w') || defaultSize.x, y: searchParams.get('h') || defaultSize.y }
}
