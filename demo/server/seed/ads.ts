import { eq } from 'drizzle-orm'
import { addDays } from '../../../src/core/french/day.ts'
import type { Connection } from '../database.ts'
import { dayOf } from '../format.ts'
import { ads, customers } from '../schema.ts'
import { demoAccount } from './customers.ts'

const texts = [
  {
    category: 'mer',
    title: 'Kayak de mer, deux places',
    details: [
      { name: 'Longueur', value: '4,60 m' },
      { name: 'État', value: 'bon, une rayure sous la coque' },
    ],
    description: 'Coque refaite l’an dernier, avec ses deux pagaies et sa jupe.\n\nÀ voir à marée haute, au port.',
    price: 38_000,
    postalCode: '29200',
    town: 'Brest',
  },
  {
    category: 'maison',
    title: 'Table de ferme en chêne',
    description: 'Deux mètres sur quatre-vingt-dix, un pied à recoller. Il faut être deux pour la porter.',
    price: 12_000,
    postalCode: '44000',
    town: 'Nantes',
  },
  {
    category: 'jardin',
    title: 'Boutures d’hortensia à donner',
    description: 'Une dizaine de pots, bleus et roses, contre un pot vide.',
    price: 0,
    postalCode: '29900',
    town: 'Concarneau',
  },
  {
    category: 'rendezvous',
    title: 'Ramassage sur la plage des Sables blancs',
    description: 'Deux heures à marée basse, gants et sacs fournis. Le café est offert à la fin.',
    price: 0,
    postalCode: '29900',
    town: 'Concarneau',
    day: addDays(dayOf(new Date()), 12),
    latitude: 47.883,
    longitude: -3.932,
    details: [
      { name: 'Rendez-vous', value: 'à la cale, à 10 h' },
      { name: 'À apporter', value: 'des bottes' },
    ],
  },
]

/** Ads of the demo's customer, which the shop has accepted. */
export async function seedAds(db: Connection): Promise<void> {
  const [owner] = await db.select().from(customers).where(eq(customers.email, demoAccount.email))
  if (!owner) return
  const at = (place: number): Date => new Date(Date.UTC(2026, 10, 10 + place, 9))
  await db.insert(ads).values(
    texts.map((text, place) => ({
      ...text,
      customerId: owner.id,
      key: `seed-${place}`,
      isActive: true,
      state: 'accepted' as const,
      createdAt: at(place),
      changedAt: at(place),
    })),
  )
}
