import * as v from 'valibot'
import {
  wireAddress,
  wireCount,
  wireFlag,
  wireId,
  wireList,
  wireOptionalId,
  wireOptionalNumber,
  wireStatus,
  wireText,
} from '../../core/wire-values.ts'

/** The kind of a row's state, which sets its style. */
const meaning = v.fallback(v.picklist(['info', 'success', 'warning', 'error']), 'info')

const state = v.pipe(
  v.object({ libelle: v.string(), sens: meaning }),
  v.transform(({ libelle, sens }) => ({ label: libelle, meaning: sens })),
)

/** The input that an action requires: a text, or one of several choices. */
const question = v.pipe(
  v.object({
    nom: v.string(),
    libelle: v.string(),
    valeur: wireOptionalId,
    choix: wireList(v.object({ valeur: wireId, libelle: v.string() })),
  }),
  v.transform(({ nom, libelle, valeur, choix }) => ({
    name: nom,
    label: libelle,
    value: valeur,
    choices: choix.map(({ valeur: value, libelle: label }) => ({ value, label })),
  })),
)

/** An action on a row: a link (`adresse`), or a form that sends `action` and `champs`. */
const rowAction = v.pipe(
  v.object({
    libelle: v.string(),
    adresse: wireAddress,
    popup: wireFlag,
    action: wireText,
    champs: v.optional(v.nullable(v.record(v.string(), wireId)), {}),
    confirmation: wireText,
    saisie: v.nullish(question, null),
    important: wireFlag,
  }),
  v.transform((wire) => ({
    label: wire.libelle,
    href: wire.adresse,
    isPopup: wire.popup,
    action: wire.action,
    fields: wire.champs ?? {},
    confirmation: wire.confirmation,
    question: wire.saisie ?? null,
    isMain: wire.important,
  })),
)

const row = v.pipe(
  v.object({
    id: wireId,
    titre: v.string(),
    adresse: wireAddress,
    date: wireText,
    textes: wireList(v.string()),
    etat: v.nullish(state, null),
    montant: wireOptionalNumber,
    points: wireOptionalNumber,
    historique: wireList(v.string()),
    actions: wireList(rowAction),
  }),
  v.transform((wire) => ({
    id: wire.id,
    title: wire.titre,
    href: wire.adresse,
    day: wire.date,
    texts: wire.textes,
    state: wire.etat ?? null,
    amount: wire.montant ?? null,
    points: wire.points ?? null,
    history: wire.historique,
    actions: wire.actions,
  })),
)

const filter = v.pipe(
  v.object({
    libelle: v.string(),
    choix: wireList(
      v.pipe(
        v.object({ libelle: v.string(), adresse: wireAddress, actif: wireFlag }),
        v.transform(({ libelle, adresse, actif }) => ({ label: libelle, href: adresse, isCurrent: actif })),
      ),
    ),
  }),
  v.transform(({ libelle, choix }) => ({ label: libelle, choices: choix })),
)

/** Any list of the account (ACC-02): amounts in euros with taxes, days as `Y-m-d`. */
export const listReply = v.pipe(
  v.object({
    lignes: v.array(row),
    total: wireCount,
    page: wireCount,
    pages: wireCount,
    precedente: wireAddress,
    suivante: wireAddress,
    filtres: wireList(filter),
    resume: wireList(
      v.pipe(
        v.object({ libelle: v.string(), valeur: v.string() }),
        v.transform(({ libelle, valeur }) => ({ label: libelle, value: valeur })),
      ),
    ),
    vide: wireText,
    vide_lien: wireAddress,
    vide_libelle: wireText,
    actions: wireList(rowAction),
  }),
  v.transform((wire) => ({
    rows: wire.lignes,
    total: wire.total || wire.lignes.length,
    page: wire.page || 1,
    pages: wire.pages || 1,
    previousHref: wire.precedente,
    nextHref: wire.suivante,
    filters: wire.filtres,
    facts: wire.resume,
    empty: { text: wire.vide, href: wire.vide_lien, label: wire.vide_libelle },
    actions: wire.actions,
  })),
)

export type WireList = v.InferInput<typeof listReply>
export type AccountList = v.InferOutput<typeof listReply>
export type AccountRow = AccountList['rows'][number]
export type RowAction = AccountRow['actions'][number]

/** The answer to an action of the account (ACC-03, ACC-04, ACC-05). */
export const actionReply = v.object({
  status: wireStatus,
  result: wireStatus,
  error_msg: wireText,
  error_txt: wireText,
  msg: wireText,
  error: wireText,
  info_msg: wireText,
  title: wireText,
  html: wireText,
  url: wireText,
})
