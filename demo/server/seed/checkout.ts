import type { deliveryOffers, paymentBanks, promoCodes } from '../schema.ts'
import { readTable } from './table.ts'

export const offerSeeds: (typeof deliveryOffers.$inferInsert)[] = [
  {
    id: 1,
    name: 'À domicile',
    carrier: 'Colissimo',
    description: 'Remis contre signature, ou dans la boîte aux lettres quand le colis y tient.',
    delay: '2 jours',
    kind: 'domicile',
    tiers: [
      { from: 0, priceTtc: 690 },
      { from: 4000, priceTtc: 490 },
      { from: 8000, priceTtc: 0 },
    ],
  },
  {
    id: 2,
    name: 'En point relais',
    carrier: 'Relais Colis',
    description: 'Chez un commerçant près de chez vous, gardé quatorze jours.',
    delay: '3 à 4 jours',
    kind: 'relais',
    tiers: [
      { from: 0, priceTtc: 450 },
      { from: 6000, priceTtc: 0 },
    ],
  },
  {
    id: 3,
    name: 'Retrait en boutique',
    carrier: 'L’Estran',
    description: 'Préparé dans la journée, à retirer dans l’une de nos boutiques.',
    delay: 'Le jour même',
    kind: 'retrait',
    tiers: [{ from: 0, priceTtc: 0 }],
  },
]

export const salePointSeeds = readTable<'name' | 'street' | 'postalCode' | 'city' | 'hours'>('sale-points').map(
  (point, index) => ({ ...point, id: index + 1 }),
)

type MethodColumn = 'category' | 'name' | 'description' | 'feeTtc' | 'online'
export const methodSeeds = readTable<MethodColumn>('payment-methods').map(({ feeTtc, online, ...method }, index) => ({
  ...method,
  id: index + 1,
  feeTtc: Number(feeTtc),
  online: online === 'yes',
}))

/** One bank for all cards, so that nobody is asked for theirs. */
export const bankSeeds: (typeof paymentBanks.$inferInsert)[] = [
  { id: 1, methodId: 1, name: 'Banque de l’Ouest' },
  { id: 3, methodId: 2, name: 'Banque de l’Ouest' },
]

type PromoColumn = Exclude<keyof typeof promoCodes.$inferInsert, 'id' | 'uses'>
/**
 * `BIENVENUE` works for anyone, `LARGE15` from 60 €, `PREMIERE` once a customer, `UNIQUE` once for all, `ETE2026` is
 * over, `MAREE2030` has not begun.
 */
export const promoSeeds = readTable<PromoColumn>('promos').map((promo) => ({
  ...promo,
  kind: promo.kind as 'percent' | 'amount',
  value: Number(promo.value),
  minimumTtc: Number(promo.minimumTtc),
  startsOn: promo.startsOn || null,
  endsOn: promo.endsOn || null,
  maxUses: Number(promo.maxUses) || null,
  maxUsesEach: Number(promo.maxUsesEach) || null,
}))
