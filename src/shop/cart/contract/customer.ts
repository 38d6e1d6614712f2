import * as v from 'valibot'
import {
  readPostalCode,
  wireCode,
  wireCount,
  wireFlag,
  wireId,
  wireObject,
  wireOptionalId,
  wireText,
} from '../../../core/wire-values.ts'

/** A search on the server that `flx-autocomplete` uses (AUTO-01). */
export interface FieldSearch {
  classname: string
  methode: string
}

/**
 * `suggestions_adresse` and `suggestions_code_postal`: a class and its method, such as « Adresse.chercher »; null if
 * empty.
 */
export const fieldSearch = v.pipe(
  wireText,
  v.transform((text): FieldSearch | null => {
    const [classname = '', methode = ''] = text.split('.')
    return classname && methode ? { classname, methode } : null
  }),
)

/** `client`. */
export const customer = wireObject({
  id: ['idcontact', wireOptionalId],
  firstName: ['prenom', wireText],
  lastName: ['nom', wireText],
  email: wireText,
  /** True for a guest, who orders without an account. */
  guest: ['invite', wireFlag],
})

export type Customer = v.InferOutput<typeof customer>

/** An item of `adresses`. */
export const address = v.pipe(
  wireObject({
    id: ['idadresse', wireId],
    /** The visitor's name for this address, such as « Maison ». */
    title: ['intitule', wireText],
    civility: ['civilite', wireText],
    firstName: ['prenom', wireText],
    lastName: ['nom', wireText],
    company: ['societe', wireText],
    street: ['adresse', wireText],
    complement: wireText,
    postalCode: ['code_postal', wireCode],
    city: ['ville', wireText],
    /** ISO 3166 code, « FR ». */
    country: ['pays', wireText],
    phone: ['telephone', wireText],
  }),
  v.transform(({ postalCode, ...rest }) => ({ ...rest, postalCode: readPostalCode(postalCode, rest.country) })),
)

export type Address = v.InferOutput<typeof address>

/** `fidelite`. The visitor's loyalty points, and how many of them this cart uses. */
export const loyalty = wireObject({
  points: wireCount,
  /** Value of all the points in euros, with taxes. */
  worth: ['valeur_ttc', wireCount],
  used: ['utilises', wireCount],
  /** Discount of the used points in euros, with taxes. */
  discount: ['remise_ttc', wireCount],
})

export type Loyalty = v.InferOutput<typeof loyalty>

/** An item of `paniers_sauvegardes`. */
export const savedCart = wireObject({
  id: ['idpanier', wireId],
  /** `Y-m-d`. */
  day: ['date', wireText],
  count: ['nb_articles', wireCount],
  /** In euros, with taxes. */
  total: ['total_ttc', wireCount],
  /** Number of the quote whose prices apply; empty if the shop's own prices do. */
  quote: ['devis', wireText],
})

/** `devis`. */
export const quote = wireObject({ id: ['iddevis', wireId], number: ['numero', wireText], day: ['date', wireText] })

export type Quote = v.InferOutput<typeof quote>
