import type { GenericSchema } from 'valibot'

/** A field that a call sends. */
export interface CallField {
  /** The name as it is sent: `panierv3[action]`. */
  name: string
  /** A French description, with the unit. */
  about: string
  /** The possible values, if there are few. */
  values?: string[]
  /** True if the field is sent with each call; otherwise only if it has a value. */
  isAlways?: boolean
}

/** An attribute or class in an HTML answer that the library reads. */
export interface Hook {
  /** As a selector: `[data-flx-view]`, `.alert-danger`. */
  selector: string
  about: string
  /** True if an answer without it is not valid. */
  isNeeded?: boolean
}

/** The description of an answer in JSON. */
export interface JsonAnswer {
  /** The schema with which the library checks the answer. Its input type is what is sent. */
  schema: GenericSchema
  /** The smallest answer that works. */
  least: unknown
  /**
   * Descriptions of fields whose meaning differs here from `vocabulary.ts`, by path (`panier.lignes[].nom`) or by name.
   */
  about?: Record<string, string>
  /** The effect of absent fields where it differs here from `without.ts`, by path or by name. */
  without?: Record<string, string>
}

/** A call of the library, as a server receives it. */
export interface CallDescription {
  /** The id, also used in the address of its heading in the guide. */
  id: string
  title: string
  /** The elements that make the call. */
  tags: `flx-${string}`[]
  method: 'get' | 'post'
  /**
   * The path. It is relative to the base of the services, or to the site's root if it begins with `/`. `{…}` is an
   * address that the author provides.
   */
  path: string
  /** A French description of the purpose of the call, and of what is read in its answer. */
  about: string
  fields: CallField[]
  json?: JsonAnswer
  /** The attributes and classes of the HTML answer, and the smallest answer that works. */
  html?: { hooks: Hook[]; least: string }
  /** The plain texts that are valid answers, or `{description}` for any text. */
  texts?: string[]
  /** Slugs of example answers. */
  examples?: string[]
  /** Slugs of examples that have less than the schema requires, but enough for one of the elements. */
  lesserExamples?: string[]
}

/** A complete example answer, as a template author writes it, in HTML and in JSON. */
export interface AnswerExample {
  /** The id of the example, also used in the address of its heading. */
  slug: string
  title: string
  /** The element that reads it. */
  tag: `flx-${string}`
  /** A French description of the request, and of what is read in the answer. */
  about: string
  html?: string
  /** The JSON text as it is sent, without comments. */
  json?: string
}

/** The address of the login, which also takes an address out of the account. */
export const extranet = 'ajax/modules/extranet_v2/traitement.php'

/** Returns the field that names the action, for calls that share an address. */
export const actionField = (...values: string[]): CallField => ({
  name: 'action',
  about: 'Action demandée.',
  values,
  isAlways: true,
})

/** The classes of an HTML answer that give its outcome. */
export const outcomeHooks: Hook[] = [
  { selector: '.alert-success', about: 'Réussite, avec son message.', isNeeded: true },
  { selector: '.alert-danger', about: 'Refus, avec sa raison.' },
]

/** The attributes of an HTML answer that say what happens next. */
export const nextHooks: Hook[] = [
  { selector: '[data-flx-redirect]', about: 'Adresse suivante.' },
  { selector: '[data-flx-reload]', about: 'Demande le rechargement de la page.' },
]

export const fieldHook: Hook = { selector: '[data-flx-field]', about: 'Champ concerné par un message.' }

/** Descriptions of the fields in the answer of any form. */
export const aboutForm = {
  status:
    'ok (success, valid) pour une réussite ; ko (error, erreur, formerror) pour un refus. result ou errors suffisent.',
  name: 'Nom du champ, équivalent de champ.',
}
