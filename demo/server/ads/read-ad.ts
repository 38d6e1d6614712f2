import { addDays } from '../../../src/core/french/day.ts'
import type { Texts } from '../body.ts'
import { readPoint } from '../coordinates/point.ts'
import { isDay } from '../format.ts'
import { places, townsOf } from '../relays/towns.ts'
import { blockNumbers } from '../requests/visitor-fields.ts'
import type { AdDetail } from '../schema.ts'
import { folded } from '../search/folded.ts'
import { type Ad, type AdText, isCategory } from './ad.ts'

/** Most details of one ad. */
export const mostDetails = 8
/** Most characters of a detail's name, and of its value. */
export const mostDetail = 80
/** Most kilometres between an ad's point and the middle of its town. */
const mostAway = 30

/** Most characters. */
export const mostTitle = 80
export const mostText = 2000
/** Cents. */
const highestPrice = 10_000_000
const mostDaysAhead = 366

/**
 * Cleans a text before it is kept. Invisible characters, direction marks and stacked accents are removed, since they
 * could make an ad seem to say something else; so are repeated spaces and empty lines.
 */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const line = (text = ''): string => cleanText(text).replaceAll('\n', ' ')

function readPrice(text: string, errors: Texts): number | null {
  if (!text) return null
  const [, whole = '', cents = ''] =
    /^(\d{1,6})(?:[.,](\d{1,2}))? ?€?$/.exec(text.replace(/(\d) (?=\d{3})/g, '$1')) ?? []
  const price = Number(whole) * 100 + Number(cents.padEnd(2, '0'))
  if (!whole || price > highestPrice) errors['prix'] = 'Saisissez un prix en euros, comme 45 ou 45,50.'
  return price
}

function readDay(text: string, errors: Texts, today: string): string | null {
  if (!text) return null
  if (!isDay(text)) errors['jour'] = 'Cette date n’existe pas.'
  else if (text < today || text > addDays(today, mostDaysAhead))
    errors['jour'] = 'Choisissez un jour des douze mois à venir.'
  return errors['jour'] ? null : text
}

function readTown(fields: Texts, errors: Texts): Pick<AdText, 'postalCode' | 'town'> {
  const postalCode = line(fields['code_postal'])
  const asked = line(fields['ville'])
  const towns = /^\d{5}$/.test(postalCode) ? townsOf(postalCode).map(({ name }) => name) : []
  const town = towns.find((name) => folded(name) === folded(asked))
  if (towns.length === 0) errors['code_postal'] = 'Saisissez un code postal de France, à cinq chiffres.'
  else if (!town) errors['ville'] = `Avec ce code postal : ${towns.slice(0, 4).join(', ')}.`
  return { postalCode, town: town ?? asked }
}

export const detailNumbers = (fields: Texts): string[] => blockNumbers(fields, 'details', mostDetails)

/** Reads the details of an ad. A line left empty is ignored. */
function readDetails(fields: Texts, errors: Texts): AdDetail[] {
  return detailNumbers(fields).flatMap((number) => {
    const fieldOf = (name: string): string => `details[${number}][${name}]`
    const read = (name: string): string => {
      const text = line(fields[fieldOf(name)])
      if (text.length > mostDetail) errors[fieldOf(name)] = `${mostDetail} caractères au plus.`
      return text
    }
    const detail = { name: read('nom'), value: read('valeur') }
    if (detail.name && !detail.value) errors[fieldOf('valeur')] = 'Dites ce qu’il en est.'
    if (detail.value && !detail.name) errors[fieldOf('nom')] = 'Dites de quoi il s’agit.'
    return detail.name || detail.value ? [detail] : []
  })
}

/** Returns the distance in kilometres; precise enough within a town's surroundings. */
function distance([fromLat, fromLng]: [number, number], [lat, lng]: [number, number]): number {
  const east = (lng - fromLng) * Math.cos((fromLat * Math.PI) / 180)
  return 111.2 * Math.hypot(lat - fromLat, east)
}

/** Rounds to three decimals, about a hundred metres, so that an ad leads to a street and not to a door. */
const blurred = (degrees: number): number => Math.round(degrees * 1000) / 1000

function readPlace(fields: Texts, postalCode: string, errors: Texts): Pick<AdText, 'latitude' | 'longitude'> {
  const given = { lat: line(fields['latitude']), lng: line(fields['longitude']) }
  const { point, wrong } = readPoint(given, Boolean(given.lat || given.lng))
  if (wrong.includes('lat')) errors['latitude'] = 'La latitude est un nombre entre −90 et 90.'
  if (wrong.includes('lng')) errors['longitude'] = 'La longitude est un nombre entre −180 et 180.'
  if (!point) return { latitude: null, longitude: null }
  const town = places[postalCode]
  if (town && distance(town, [point.latitude, point.longitude]) > mostAway)
    errors['latitude'] = `Ce point est à plus de ${mostAway} km de la commune.`
  return { latitude: blurred(point.latitude), longitude: blurred(point.longitude) }
}

/** Reads the form of an ad. `kept` is the day that the ad already has: it may be past, and is accepted again. */
export function readAd(fields: Texts, today: string, kept: string | null = null): { ad: AdText; errors: Texts } {
  const errors: Texts = {}
  const category = fields['categorie'] ?? ''
  if (!isCategory(category)) errors['categorie'] = 'Choisissez une catégorie.'
  const title = line(fields['titre'])
  if (title.length < 3) errors['titre'] = 'Saisissez un titre de trois caractères au moins.'
  if (title.length > mostTitle) errors['titre'] = `${mostTitle} caractères au plus.`
  const description = cleanText(fields['texte'] ?? '')
  if (description.length < 10) errors['texte'] = 'Décrivez votre annonce, en dix caractères au moins.'
  if (description.length > mostText) errors['texte'] = `${mostText} caractères au plus.`
  const asked = line(fields['jour'])
  const day = asked && asked === kept ? kept : readDay(asked, errors, today)
  if (category === 'rendezvous' && !asked) errors['jour'] = 'Un rendez-vous a un jour.'
  const price = readPrice(line(fields['prix']), errors)
  const where = readTown(fields, errors)
  const place = readPlace(fields, where.postalCode, errors)
  const details = readDetails(fields, errors)
  return { ad: { category, title, description, price, day, details, ...where, ...place }, errors }
}

const euros = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',').replace(',00', '')

/** Returns an ad as the fields of its form. */
export function fieldsOf(ad: Ad): Texts {
  return {
    categorie: ad.category,
    titre: ad.title,
    texte: ad.description,
    prix: ad.price === null ? '' : euros(ad.price),
    code_postal: ad.postalCode,
    ville: ad.town,
    jour: ad.day ?? '',
    latitude: ad.latitude === null ? '' : String(ad.latitude),
    longitude: ad.longitude === null ? '' : String(ad.longitude),
    ...Object.fromEntries(
      ad.details.flatMap(({ name, value }, at) => [
        [`details[${at}][nom]`, name],
        [`details[${at}][valeur]`, value],
      ]),
    ),
  }
}
