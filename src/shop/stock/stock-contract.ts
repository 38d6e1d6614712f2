import * as v from 'valibot'
import { wireFlag, wireObject, wireOptionalNumber, wireText } from '../../core/wire-values.ts'
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

const trimmed = v.pipe(wireText, v.trim())

const stockInfo = wireObject({
  display: ['aff_btn_add_panier', display],
  buttonText: ['change_nom_button', trimmed],
  url: trimmed,
  staysOnPage: ['mode_ajax', v.nullish(wireFlag, true)],
  opensChoice: ['mode_detail', wireFlag],
  message: wireText,
  stock: wireOptionalNumber,
})

/** The answer of `action=stock`, by `idreference`; PHP writes an empty object as a list. */
export const stockReply = v.union([
  v.record(v.string(), stockInfo),
  v.pipe(
    v.tuple([]),
    v.transform((): Record<string, StockInfo> => ({})),
  ),
])

const result = v.pipe(
  v.union([v.boolean(), v.number(), v.string()]),
  v.transform((value) => v.parse(wireFlag, value)),
)

/** The answer of `action=alerte_stock`; without `result` it is invalid (decision 23). */
export const alertReply = wireObject({
  isDone: ['result', result],
  message: ['msg', wireText],
})
