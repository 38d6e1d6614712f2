import * as v from 'valibot'
import { wireFlag, wireOptionalNumber, wireText } from '../../core/wire-values.ts'
import type { StockInfo } from './stock-types.ts'

const displays: Record<string, StockInfo['display']> = {
  no_msg: 'sale',
  aff_msg: 'message',
  '': 'none',
  '0': 'none',
  non: 'none',
  no: 'none',
  false: 'none',
}

const display = v.pipe(
  v.nullish(v.union([v.string(), v.number(), v.boolean()]), 'no_msg'),
  v.transform((value) => displays[String(value).trim().toLowerCase()] ?? 'both'),
)

const stockInfo = v.pipe(
  v.object({
    aff_btn_add_panier: display,
    change_nom_button: wireText,
    url: wireText,
    mode_ajax: v.nullish(wireFlag, true),
    mode_detail: wireFlag,
    message: wireText,
    stock: wireOptionalNumber,
  }),
  v.transform(
    (wire): StockInfo => ({
      display: wire.aff_btn_add_panier,
      buttonText: wire.change_nom_button.trim(),
      url: wire.url.trim(),
      staysOnPage: wire.mode_ajax ?? true,
      opensChoice: wire.mode_detail,
      message: wire.message,
      stock: wire.stock ?? null,
    }),
  ),
)

/** The answer of `action=stock`, by `idreference`; PHP writes an empty object as a list. */
export const stockReply = v.union([
  v.record(v.string(), stockInfo),
  v.pipe(
    v.tuple([]),
    v.transform((): Record<string, StockInfo> => ({})),
  ),
])

/** The answer of `action=alerte_stock`; without `result` it is invalid (decision 23). */
export const alertReply = v.pipe(
  v.object({ result: v.union([v.boolean(), v.number(), v.string()]), msg: wireText }),
  v.transform(({ result, msg }) => ({ isDone: v.parse(wireFlag, result), message: msg })),
)
