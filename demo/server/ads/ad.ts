import { places } from '../relays/towns.ts'
import type { ads } from '../schema.ts'

/** Name of the module in the requests of `<flx-my-elements>`. */
export const adsModule = 'annonces'

/** Path that the form of an ad is sent to, at both mounts. */
export const adService = 'ajax/modules/annonces/enregistrer.php'

export const adsPath = '/annonces'
export const ownAdsPath = '/mes-annonces'
export const newAdPath = `${ownAdsPath}/deposer`
export const reviewPath = '/gerance/annonces'

export const adPath = (id: number): string => `${adsPath}/${id}`
export const editAdPath = (id: number): string => `${ownAdsPath}/${id}/modifier`
export const deleteAdPath = (id: number): string => `${ownAdsPath}/${id}/supprimer`
export const photoPath = (id: number, place: number): string => `${adsPath}/${id}/photos/${place}`

export const adCategories = {
  maison: 'Maison',
  jardin: 'Jardin',
  mer: 'Bateau et plage',
  atelier: 'Outils et fournitures',
  rendezvous: 'Rendez-vous',
} as const

export type AdCategory = keyof typeof adCategories

export const isCategory = (text: string): text is AdCategory => Object.hasOwn(adCategories, text)

export type Ad = typeof ads.$inferSelect

/** Most ads of one customer, and most photos of one ad. */
export const mostAds = 12
export const mostPhotos = 4

/** The fields of an ad's form, without its photos. */
export type AdText = Pick<
  Ad,
  'category' | 'title' | 'description' | 'price' | 'postalCode' | 'town' | 'day' | 'details' | 'latitude' | 'longitude'
>

/** Returns the point where an ad is shown: its own, else the middle of its town when that is known. */
export function placeOf({ latitude, longitude, postalCode }: Ad): [latitude: number, longitude: number] | undefined {
  return latitude === null || longitude === null ? places[postalCode] : [latitude, longitude]
}

/** Returns true when visitors see the ad. */
export const isPublic = ({ isActive, state }: Ad): boolean => isActive && state === 'accepted'
