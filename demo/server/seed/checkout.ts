import type { deliveryOffers, paymentBanks, paymentMethods, promoCodes, salePoints } from '../schema.ts'

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

export const salePointSeeds: (typeof salePoints.$inferInsert)[] = [
  {
    id: 1,
    name: 'L’Estran, Brest',
    street: '12 rue de Siam',
    postalCode: '29200',
    city: 'Brest',
    hours: 'Du mardi au samedi, 10 h à 19 h',
  },
  {
    id: 2,
    name: 'L’Estran, Saint-Malo',
    street: '4 rue de Dinan',
    postalCode: '35400',
    city: 'Saint-Malo',
    hours: 'Tous les jours, 10 h à 18 h 30',
  },
  {
    id: 3,
    name: 'L’Estran, Nantes',
    street: '21 rue Crébillon',
    postalCode: '44000',
    city: 'Nantes',
    hours: 'Du lundi au samedi, 10 h à 19 h',
  },
]

export const methodSeeds: (typeof paymentMethods.$inferInsert)[] = [
  {
    id: 1,
    category: 'Carte bancaire',
    name: 'Carte bancaire',
    description: 'Payée tout de suite, sur la page de la banque.',
    feeTtc: 0,
    online: true,
  },
  {
    id: 2,
    category: 'Carte bancaire',
    name: 'Carte en trois fois',
    description: 'Trois prélèvements à un mois d’écart.',
    feeTtc: 150,
    online: true,
  },
  {
    id: 3,
    category: 'Autres moyens',
    name: 'Virement',
    description: 'La commande part à la réception du virement.',
    feeTtc: 0,
    online: false,
  },
  {
    id: 4,
    category: 'Autres moyens',
    name: 'Chèque',
    description: 'À l’ordre de L’Estran, sous dix jours.',
    feeTtc: 0,
    online: false,
  },
]

/** One bank for all cards, so that nobody is asked for theirs. */
export const bankSeeds: (typeof paymentBanks.$inferInsert)[] = [
  { id: 1, methodId: 1, name: 'Banque de l’Ouest' },
  { id: 3, methodId: 2, name: 'Banque de l’Ouest' },
]

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
