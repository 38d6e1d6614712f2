import * as v from 'valibot'
import { wireFlag, wireText } from '../../../core/wire-values.ts'

/** A condition to accept before the order: `requiredOption[name]` (CART-05). */
export interface OrderOption {
  name: string
  /** HTML of the site, which may contain links. */
  label: string
  required: boolean
  accepted: boolean
}

/** A question of the shop about the order (`infossup`). */
export interface ExtraInfo {
  name: string
  label: string
  kind: 'text' | 'textarea' | 'date'
  value: string
  required: boolean
}

/** An item of `options`. */
export const orderOption = v.pipe(
  v.object({ name: v.string(), libelle: wireText, obligatoire: wireFlag, valeur: wireFlag }),
  v.transform(
    (wire): OrderOption => ({
      name: wire.name,
      label: wire.libelle,
      required: wire.obligatoire,
      accepted: wire.valeur,
    }),
  ),
)

/** An item of `infos_sup`. */
export const extraInfo = v.pipe(
  v.object({
    name: v.string(),
    libelle: wireText,
    type: v.fallback(v.picklist(['text', 'textarea', 'date']), 'text'),
    valeur: wireText,
    obligatoire: wireFlag,
  }),
  v.transform(
    (wire): ExtraInfo => ({
      name: wire.name,
      label: wire.libelle,
      kind: wire.type,
      value: wire.valeur,
      required: wire.obligatoire,
    }),
  ),
)
