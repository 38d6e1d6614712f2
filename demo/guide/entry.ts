import type { Services } from '../server/context.ts'

/** Groups of the catalogue, in order. */
export const families = {
  overlays: 'Fenêtres et messages',
  navigation: 'Navigation',
  content: 'Contenus',
  forms: 'Formulaires',
  shop: 'Boutique',
  page: 'Page et mesure',
} as const

type Family = keyof typeof families

/** A function of `flx` that belongs with an element. */
interface FlxFunction {
  /** For example `flx.confirm(contenu)`. */
  signature: string
  description: string
  example: string
  /** Name of the action, in the guide's script, that a button of the live part runs. */
  run?: string
}

/** The data of an element that its manifest does not hold: how it is shown, tried and explained. */
export interface Entry {
  tag: `flx-${string}`
  title: string
  family: Family
  /** The benefits for a visitor or an author, in their words. */
  facts: string[]
  /** How the page works without script, or before it loads. */
  withoutScript: string
  keys?: [keys: string, effect: string][]
  /** HTML of the live example, which may depend on the page's query; by default, the first example of the manifest. */
  live?: string | ((services: Services, query: URLSearchParams) => Promise<string>)
  /** Markup to copy, when the live example holds more than an author would write. */
  code?: string
  /** Initial values of the fields of attributes. */
  samples?: Record<string, string>
  /** Attributes that are not worth trying. */
  fixed?: string[]
  /** Methods that the page can call, with their arguments. */
  calls?: { method: string; label: string; args?: unknown[] }[]
  functions?: FlxFunction[]
}

/** An entry in the file of its family. */
export type FamilyEntry = Omit<Entry, 'family'>
