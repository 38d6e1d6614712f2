/** The outline of the country with a point in it, loaded when no map can be displayed. */
import { adoptStyles } from '../../../core/element/styles.ts'
import type { Point } from '../../../core/french/coordinates.ts'
import { messages } from '../../../core/i18n/texts.ts'
import { land, readLine } from '../../../ui/map/coast.ts'
import { Message } from '../../../ui/message.tsx'
import { describePoint } from '../picked-point.ts'
import css from './plain-picture.css'

const t = messages('plainPicture', {
  'no-map': 'La carte ne peut pas s’afficher ici : cherchez une adresse, ou tapez les coordonnées.',
  outline: 'Situation du point : {point}',
})

adoptStyles(css)

/** The area that the picture covers, in degrees. */
const frame = { west: -6, east: 10.5, south: 41, north: 51.6 }
/** Ratio of a degree of longitude to a degree of latitude, at the middle of the picture. */
const narrow = 0.69
const scale = 20

const across = (longitude: number): number => (longitude - frame.west) * narrow * scale
const down = (latitude: number): number => (frame.north - latitude) * scale

const outline = (): string =>
  land
    .map((steps) => {
      const corners = readLine(steps).map(([east, north]) => `${across(east).toFixed(1)} ${down(north).toFixed(1)}`)
      return `M${corners.join('L')}Z`
    })
    .join('')

/** Displayed in place of a map that cannot be shown. */
export function NoMap({ point }: { point: Point | null }) {
  return (
    <>
      <Message role="status">{t('no-map')}</Message>
      {point && <PlainPicture point={point} />}
    </>
  )
}

/** Renders nothing if the point is outside the picture. */
function PlainPicture({ point }: { point: Point }) {
  const { latitude, longitude } = point
  if (latitude < frame.south || latitude > frame.north || longitude < frame.west || longitude > frame.east) return null
  return (
    <svg
      className="flx-map-picker__picture"
      viewBox={`0 0 ${across(frame.east)} ${down(frame.south)}`}
      role="img"
      aria-label={t('outline', { point: describePoint(point) })}
    >
      <path className="flx-map-picker__land" d={outline()} />
      <circle className="flx-map-picker__spot" cx={across(longitude)} cy={down(latitude)} r="5" />
    </svg>
  )
}
