import * as v from 'valibot'
import { readPostalCode, wireCode, wireFlag, wireId, wireOptionalId, wireText } from '../../../core/wire-values.ts'

/** The visitor, once identified. */
export interface Customer {
  id: string
  firstName: string
  lastName: string
  email: string
  /** True for a guest, who orders without an account. */
  guest: boolean
}

export interface Address {
  id: string
  /** The visitor's name for this address, such as « Maison ». */
  title: string
  civility: string
  firstName: string
  lastName: string
  company: string
  street: string
  complement: string
  postalCode: string
  city: string
  /** ISO 3166 code, « FR ». */
  country: string
  phone: string
}

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
  v.transform(
    (wire): Customer => ({
      id: wire.idcontact,
      firstName: wire.prenom,
      lastName: wire.nom,
      email: wire.email,
      guest: wire.invite,
    }),
  ),
)

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
  v.transform(
    (wire): Address => ({
      id: wire.idadresse,
      title: wire.intitule,
      civility: wire.civilite,
      firstName: wire.prenom,
      lastName: wire.nom,
      company: wire.societe,
      street: wire.adresse,
      complement: wire.complement,
      postalCode: readPostalCode(wire.code_postal, wire.pays),
      city: wire.ville,
      country: wire.pays,
      phone: wire.telephone,
    }),
  ),
)
