/** A zone that the shop delivers to, with its delays in working days. */
export interface DeliveryZone {
  name: string
  /** Delay to the door, and to a relay point; undefined where there is none. */
  home: string
  relay: string | undefined
}

export const deliveryZones = {
  france: { name: 'France métropolitaine', home: '2 jours', relay: '3 à 4 jours' },
  corsica: { name: 'Corse', home: '3 à 4 jours', relay: '5 à 6 jours' },
  overseas: { name: 'Outre-mer', home: '8 à 12 jours', relay: undefined },
  europe: { name: 'Belgique et Luxembourg', home: '4 à 6 jours', relay: undefined },
} satisfies Record<string, DeliveryZone>
