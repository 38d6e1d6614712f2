/** Finds the visitor's position; loaded when they ask for it. */
import type { Point } from '../../../core/french/coordinates.ts'
import { messages } from '../../../core/i18n/texts.ts'

const t = messages('myPosition', {
  locating: 'Recherche de votre position…',
  found: 'Le point est à votre position, à {metres} m près.',
  denied:
    'Votre navigateur ne donne pas votre position à ce site : autorisez-la dans ses réglages, ou placez le point vous-même.',
  unavailable: 'Votre position n’a pas pu être trouvée. Placez le point vous-même.',
  timeout: 'Votre position tarde trop. Réessayez, ou placez le point vous-même.',
  none: 'Ce navigateur ne peut pas donner votre position ici. Placez le point vous-même.',
})

/** Why there is no position; `none` if the page or the browser does not support it. */
type NoPosition = 'denied' | 'unavailable' | 'timeout' | 'none'

const reasons: Record<number, NoPosition> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

function askBrowser(): Promise<GeolocationCoordinates> {
  return new Promise((resolve, reject: (reason: NoPosition) => void) => {
    if (!isSecureContext || !navigator.geolocation) return reject('none')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code }) => reject(reasons[code] ?? 'unavailable'),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
    )
  })
}

interface FindPositionOptions {
  /** Shows the current status; an empty text removes it. */
  say(words: string): void
  /** Shows why there is no position. */
  fail(words: string): void
  take(point: Point): void
}

/** Asks the browser for the visitor's position, which needs their permission (MAP-01). */
export async function findPosition({ say, fail, take }: FindPositionOptions): Promise<void> {
  say(t('locating'))
  try {
    const { latitude, longitude, accuracy } = await askBrowser()
    take({ latitude, longitude })
    say(t('found', { metres: Math.round(accuracy) }))
  } catch (reason) {
    say('')
    fail(t(reason as NoPosition))
  }
}
