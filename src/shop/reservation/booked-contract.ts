import * as v from 'valibot'
import { wireCount, wireFlag, wireOptionalId, wireText } from '../../core/wire-values.ts'
import { cartSummary } from '../../domain/cart/cart-summary-contract.ts'

/** The answer of `action=reservation`, with the cart, and of moves, with or without it. */
export const bookedReply = v.pipe(
  v.object({
    status: v.nullish(v.picklist(['ok', 'ko'])),
    result: v.nullish(wireFlag),
    error_msg: wireText,
    info_msg: wireText,
    msg: wireText,
    ligne: wireOptionalId,
    expire_dans: wireCount,
    panier: v.nullish(cartSummary, null),
  }),
  v.check(({ status, result }) => status != null || result != null, 'status ou result'),
  v.transform(({ status, result, error_msg, info_msg, msg, ligne, expire_dans, panier }) => ({
    isDone: status ? status === 'ok' : result === true,
    message: msg || error_msg || info_msg,
    lineId: ligne,
    expiresIn: expire_dans,
    summary: panier ?? null,
  })),
)
