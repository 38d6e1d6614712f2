import { asc, eq } from 'drizzle-orm'
import { type CartChange, refused } from '../cart/cart-change.ts'
import { carts, paymentBanks, paymentMethods } from '../schema.ts'

/** Chooses a payment method and its bank: the first bank when none is given, since visitors do not know it. */
export function choosePayment(methodId: number, bankId: number | null): CartChange {
  return async (db, { id, checkout }) => {
    const [method] = await db.select().from(paymentMethods).where(eq(paymentMethods.id, methodId))
    if (!method) return refused('Ce moyen de paiement n’est plus proposé.')
    const banks = await db
      .select()
      .from(paymentBanks)
      .where(eq(paymentBanks.methodId, methodId))
      .orderBy(asc(paymentBanks.id))
    if (bankId !== null && !banks.some((bank) => bank.id === bankId))
      return refused('Cette banque ne va pas avec ce moyen de paiement.')
    const chosen = bankId ?? banks[0]?.id ?? null
    if (checkout.payment?.methodId === methodId && checkout.payment.bankId === chosen)
      return { status: 'ok', wrote: false }
    await db.update(carts).set({ paymentMethodId: methodId, paymentBankId: chosen }).where(eq(carts.id, id))
    return { status: 'ok', wrote: true }
  }
}
