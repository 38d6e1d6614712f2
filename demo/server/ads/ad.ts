import { places } from '../relays/places.ts'
import type { ads } from '../schema.ts'

/** The module's name in what `<flx-my-elements>` sends. */
export const adsModule = 'annonces'

/** Where the form of an ad goes, at both mounts. */
export const adService = 'ajax/modules/annonces/enregistrer.php'

export const adsPath = '/annonces'
/** The days of ads, as a calendar. */
export const adDaysPath = `${adsPath}/calendrier`
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

/** Ads of one customer, photos of one ad. */
export const mostAds = 12
export const mostPhotos = 4

export type AdFields = Record<string, string>
/** Why an ad cannot be taken, by the names of the fields. */
export type AdErrors = Record<string, string>

/** What the form of an ad says, without its photos. */
export type AdText = Pick<
  Ad,
  'category' | 'title' | 'description' | 'price' | 'postalCode' | 'town' | 'day' | 'details' | 'latitude' | 'longitude'
>

/** Where an ad is shown: its own point, else the middle of its town as far as it is known. */
export function placeOf({ latitude, longitude, postalCode }: Ad): [latitude: number, longitude: number] | undefined {
  return latitude === null || longitude === null ? places[postalCode] : [latitude, longitude]
}

/** Whether visitors see it. */
export const isPublic = ({ isActive, state }: Ad): boolean => isActive && state === 'accepted'
