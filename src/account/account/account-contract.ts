import * as v from 'valibot'
import {
  wireAddress,
  wireCount,
  wireFlag,
  wireId,
  wireList,
  wireObject,
  wireOptionalId,
  wireOptionalNumber,
  wireStatus,
  wireText,
} from '../../core/wire-values.ts'

/** The kind of a row's state, which sets its style. */
const meaning = v.fallback(v.picklist(['info', 'success', 'warning', 'error']), 'info')

const state = wireObject({ label: ['libelle', v.string()], meaning: ['sens', meaning] })

/** The input that an action requires: a text, or one of several choices. */
const question = wireObject({
  name: ['nom', v.string()],
  label: ['libelle', v.string()],
  value: ['valeur', wireOptionalId],
  choices: ['choix', wireList(wireObject({ value: ['valeur', wireId], label: ['libelle', v.string()] }))],
})

const sentFields = v.pipe(
  v.optional(v.nullable(v.record(v.string(), wireId)), {}),
  v.transform((fields) => fields ?? {}),
)

/** An action on a row: a link (`adresse`), or a form that sends `action` and `champs`. */
const rowAction = wireObject({
  label: ['libelle', v.string()],
  href: ['adresse', wireAddress],
  isPopup: ['popup', wireFlag],
  action: wireText,
  fields: ['champs', sentFields],
  confirmation: wireText,
  question: ['saisie', v.nullish(question, null)],
  isMain: ['important', wireFlag],
})

const row = wireObject({
  id: wireId,
  title: ['titre', v.string()],
  href: ['adresse', wireAddress],
  day: ['date', wireText],
  texts: ['textes', wireList(v.string())],
  state: ['etat', v.nullish(state, null)],
  amount: ['montant', wireOptionalNumber],
  points: wireOptionalNumber,
  history: ['historique', wireList(v.string())],
  actions: wireList(rowAction),
})

const filter = wireObject({
  label: ['libelle', v.string()],
  choices: [
    'choix',
    wireList(
      wireObject({ label: ['libelle', v.string()], href: ['adresse', wireAddress], isCurrent: ['actif', wireFlag] }),
    ),
  ],
})

const fact = wireObject({ label: ['libelle', v.string()], value: ['valeur', v.string()] })

/** Any list of the account (ACC-02): amounts in euros with taxes, days as `Y-m-d`. */
export const listReply = v.pipe(
  wireObject({
    rows: ['lignes', v.array(row)],
    total: wireCount,
    page: wireCount,
    pages: wireCount,
    previousHref: ['precedente', wireAddress],
    nextHref: ['suivante', wireAddress],
    filters: ['filtres', wireList(filter)],
    facts: ['resume', wireList(fact)],
    text: ['vide', wireText],
    href: ['vide_lien', wireAddress],
    label: ['vide_libelle', wireText],
    actions: wireList(rowAction),
  }),
  v.transform(({ total, page, pages, text, href, label, ...list }) => ({
    ...list,
    total: total || list.rows.length,
    page: page || 1,
    pages: pages || 1,
    empty: { text, href, label },
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
