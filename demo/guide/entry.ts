import type { Services } from '../server/context.ts'

/** Groups of the catalogue, in its order. */
export const families = {
  overlays: 'Fenêtres et messages',
  navigation: 'Navigation',
  content: 'Contenus',
  forms: 'Formulaires',
  shop: 'Boutique',
  page: 'Page et mesure',
} as const

export type Family = keyof typeof families

/** A function of `flx` that belongs with an element. */
export interface FlxFunction {
  /** `flx.confirm(contenu)` */
  signature: string
  description: string
  example: string
  /** Index of the button in the live part: names what the play script runs. */
  run?: string
}

/** What the manifest does not say of an element: how it is shown, tried and told to its users. */
export interface Entry {
  tag: `flx-${string}`
  title: string
  family: Family
  /** What a visitor or an author gains, in their words. */
  facts: string[]
  /** What the page is without script, or before it. */
  withoutScript: string
  keys?: [keys: string, effect: string][]
  /** HTML of the live example, which may follow what is asked of its page; that of the manifest's first example otherwise. */
  live?: string | ((services: Services, query: URLSearchParams) => Promise<string>)
  /** Markup to copy, where the live example has more than an author would write. */
  code?: string
  /** Values to begin with in the fields of attributes. */
  samples?: Record<string, string>
  /** Attributes that make no sense to play with. */
  fixed?: string[]
  /** Methods that may be called from the page, with their arguments. */
  calls?: { method: string; label: string; args?: unknown[] }[]
  functions?: FlxFunction[]
}
