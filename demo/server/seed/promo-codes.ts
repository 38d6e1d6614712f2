import type { promoCodes } from '../schema.ts'

/**
 * `BIENVENUE` works for anyone, `LARGE15` from 60 €, `PREMIERE` once a customer, `UNIQUE` once for all, `ETE2026` is
 * over, `MAREE2030` has not begun.
 */
export const promoSeeds: (typeof promoCodes.$inferInsert)[] = [
  { code: 'BIENVENUE', label: '−10 % sur tout le panier', kind: 'percent', value: 10, minimumTtc: 0 },
  { code: 'LARGE15', label: '−15 € dès 60 € d’articles', kind: 'amount', value: 1500, minimumTtc: 6000 },
  { code: 'CARNET5', label: '−5 € dès 25 € d’articles', kind: 'amount', value: 500, minimumTtc: 2500 },
  {
    code: 'PREMIERE',
    label: '−3 € sur une première commande',
    kind: 'amount',
    value: 300,
    minimumTtc: 0,
    maxUsesEach: 1,
  },
  { code: 'UNIQUE', label: '−4 €, une seule fois', kind: 'amount', value: 400, minimumTtc: 0, maxUses: 1 },
  {
    code: 'ETE2026',
    label: '−20 % pour l’été',
    kind: 'percent',
    value: 20,
    minimumTtc: 0,
    startsOn: '2026-06-21',
    endsOn: '2026-09-22',
  },
  { code: 'MAREE2030', label: '−30 % en 2030', kind: 'percent', value: 30, minimumTtc: 0, startsOn: '2030-01-01' },
]
