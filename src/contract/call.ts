import type { GenericSchema } from 'valibot'

/** A field that a call sends. */
export interface CallField {
  /** As it travels: `panierv3[action]`. */
  name: string
  /** What it is, with its unit. */
  about: string
  /** The values that it may have, where they are few. */
  values?: string[]
  /** Sent with each call; by default only where there is something to send. */
  isAlways?: boolean
}

/** Something that an answer in HTML says by its markup. */
export interface Hook {
  /** As a selector is written: `[data-flx-view]`, `.alert-danger`. */
  selector: string
  about: string
  /** Without it the answer is not what was due. */
  isNeeded?: boolean
}

/** An answer in JSON. */
export interface JsonAnswer {
  /** What the library itself checks the answer with: its input is what travels. */
  schema: GenericSchema
  /** The smallest one that works. */
  least: unknown
  /** What fields mean here that mean something else, or nothing, elsewhere; by path, `panier.lignes[].nom`, or by name. */
  about?: Record<string, string>
  /** What the absence of fields comes to here, by path or by name, as `without.ts` says it elsewhere. */
  without?: Record<string, string>
}

/** A call of the library, as a server sees it. */
export interface CallDescription {
  /** Names it; of its heading's address too. */
  id: string
  title: string
  /** The elements that make it. */
  tags: `flx-${string}`[]
  method: 'get' | 'post'
  /** Below the base of the services; from `/`, from the site's root; `{…}` is an address that the author gives. */
  path: string
  /** What it is for, and what it is read for. */
  about: string
  fields: CallField[]
  json?: JsonAnswer
  /** What the answer in HTML says by its markup, and the smallest one that works. */
  html?: { hooks: Hook[]; least: string }
  /** A text answers it too: these, or `{what it is}`. */
  texts?: string[]
  /** Slugs of whole answers. */
  examples?: string[]
  /** Slugs of answers that are less than the schema asks, and enough for one of the elements. */
  lesserExamples?: string[]
}
