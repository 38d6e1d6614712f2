import * as v from 'valibot'
import {
  readPostalCode,
  wireCode,
  wireCount,
  wireFlag,
  wireId,
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
export const customer = v.pipe(
  v.object({ idcontact: wireOptionalId, prenom: wireText, nom: wireText, email: wireText, invite: wireFlag }),
  v.transform((wire) => ({
    id: wire.idcontact,
    firstName: wire.prenom,
    lastName: wire.nom,
    email: wire.email,
    /** True for a guest, who orders without an account. */
    guest: wire.invite,
  })),
)

export type Customer = v.InferOutput<typeof customer>

/** An item of `adresses`. */
export const address = v.pipe(
  v.object({
    idadresse: wireId,
    intitule: wireText,
    civilite: wireText,
    prenom: wireText,
    nom: wireText,
    societe: wireText,
    adresse: wireText,
    complement: wireText,
    code_postal: wireCode,
    ville: wireText,
    pays: wireText,
    telephone: wireText,
  }),
  v.transform((wire) => ({
    id: wire.idadresse,
    /** The visitor's name for this address, such as « Maison ». */
    title: wire.intitule,
    civility: wire.civilite,
    firstName: wire.prenom,
    lastName: wire.nom,
    company: wire.societe,
    street: wire.adresse,
    complement: wire.complement,
    postalCode: readPostalCode(wire.code_postal, wire.pays),
    city: wire.ville,
    /** ISO 3166 code, « FR ». */
    country: wire.pays,
    phone: wire.telephone,
  })),
)

export type Address = v.InferOutput<typeof address>

/** `fidelite`. The visitor's loyalty points, and how many of them this cart uses. */
export const loyalty = v.pipe(
  v.object({ points: wireCount, valeur_ttc: wireCount, utilises: wireCount, remise_ttc: wireCount }),
  v.transform((wire) => ({
    points: wire.points,
    /** Value of all the points in euros, with taxes. */
    worth: wire.valeur_ttc,
    used: wire.utilises,
    /** Discount of the used points in euros, with taxes. */
    discount: wire.remise_ttc,
  })),
)

export type Loyalty = v.InferOutput<typeof loyalty>

/** An item of `paniers_sauvegardes`. */
export const savedCart = v.pipe(
  v.object({ idpanier: wireId, date: wireText, nb_articles: wireCount, total_ttc: wireCount, devis: wireText }),
  v.transform((wire) => ({
    id: wire.idpanier,
    /** `Y-m-d`. */
    day: wire.date,
    count: wire.nb_articles,
    /** In euros, with taxes. */
    total: wire.total_ttc,
    /** Number of the quote whose prices apply; empty if the shop's own prices do. */
    quote: wire.devis,
  })),
)

/** `devis`. */
export const quote = v.pipe(
  v.object({ iddevis: wireId, numero: wireText, date: wireText }),
  v.transform((wire) => ({ id: wire.iddevis, number: wire.numero, day: wire.date })),
)

export type Quote = v.InferOutput<typeof quote>
