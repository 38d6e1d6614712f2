import { changeValue } from '../../core/browser/change-field.ts'
import { type Axis, type Point, readCoordinate, readPair, writtenDegrees } from '../../core/french/coordinates.ts'
import { textLocale } from '../../core/i18n/texts.ts'
import { atom, store } from '../../core/store.ts'
import type { Field, Fields } from './form-fields.ts'
import { mapPickerTexts as t } from './map-picker-messages.ts'
import type { PickSource } from './map-picker-types.ts'

export const axes: readonly Axis[] = ['latitude', 'longitude']

interface PickedState {
  point: Point | null
  /** Error messages by axis. */
  wrong: Partial<Record<Axis, string>>
}

interface PickedPointOptions {
  /** The fields in which the visitor types; they are asked for each time, since a form may be drawn anew. */
  edited(): Fields | null
  /** The fields of the page that receive the point and are not typed in. */
  received(): Fields | null
  onPick(point: Point, source: PickSource, label?: string): void
}

const isDecimal = /^-?\d+(\.\d+)?$/

/** The selected point. The fields hold it: their values are the point, and a new point is written to them. */
export class PickedPoint {
  readonly stateAtom = atom<PickedState>({ point: null, wrong: {} })
  #options: PickedPointOptions = { edited: () => null, received: () => null, onPick: () => {} }
  #writing = false

  get state(): PickedState {
    return store.get(this.stateAtom)
  }

  /** Sets the fields to work with, and reads the point if they have one; their values are not changed. */
  live(options: PickedPointOptions): void {
    this.#options = options
    this.restart()
  }

  /**
   * Reads the fields again, after a reset or when hidden fields receive the point: their values are copied to the
   * visible ones.
   */
  restart(): void {
    const received = this.#options.received()
    if (received?.latitude.value || received?.longitude.value) {
      const edited = this.#options.edited()
      for (const axis of axes) if (edited) edited[axis].value = received[axis].value
    }
    this.read()
  }

  /** Reads the current values of the fields. @returns true if they are a point. */
  read(source?: PickSource): boolean {
    const fields = this.#options.edited()
    if (!fields || this.#writing) return false
    const pair = source && axes.map((axis) => readPair(fields[axis].value)).find(Boolean)
    if (pair) {
      this.pick(pair, source)
      return true
    }
    const readings = axes.map((axis) => [axis, readText(fields[axis].value, axis)] as const)
    const wrong = Object.fromEntries(readings.flatMap(([axis, { why }]) => (why ? [[axis, why]] : [])))
    const [latitude, longitude] = readings.map(([, { degrees }]) => degrees)
    const point = latitude === undefined || longitude === undefined ? null : { latitude, longitude }
    if (source) this.#tidy(fields, { latitude, longitude })
    this.#take(point, wrong, source)
    return point !== null
  }

  /** Selects another point, and writes it to the fields. */
  pick({ latitude, longitude }: Point, source: PickSource, label?: string): void {
    const point = { latitude: Number(writtenDegrees(latitude)), longitude: Number(writtenDegrees(longitude)) }
    this.#write(this.#options.edited(), point)
    this.#take(point, {}, source, label)
  }

  /** Marks both fields that are wrong or empty as errors. @returns the first of them. */
  refuse(): Field | undefined {
    const fields = this.#options.edited()
    if (!fields) return undefined
    const wrong = { ...this.state.wrong }
    for (const axis of axes) if (!fields[axis].value.trim()) wrong[axis] = t(`${axis}-range`)
    store.set(this.stateAtom, { ...this.state, wrong })
    const first = axes.find((axis) => wrong[axis])
    return first && fields[first]
  }

  #take(point: Point | null, wrong: PickedState['wrong'], source?: PickSource, label?: string): void {
    const before = this.state
    const isSame = point?.latitude === before.point?.latitude && point?.longitude === before.point?.longitude
    store.set(this.stateAtom, { point: isSame ? before.point : point, wrong })
    if (!source) return
    if (point) this.#write(this.#options.received(), point)
    if (point && (!isSame || label)) this.#options.onPick(point, source, label)
  }

  /** Rewrites a coordinate typed in degrees and minutes, or with a comma, as a number, which is what the form sends. */
  #tidy(fields: Fields, degrees: Partial<Record<Axis, number | undefined>>): void {
    for (const axis of axes) {
      const read = degrees[axis]
      if (read !== undefined && !isDecimal.test(fields[axis].value.trim())) this.#write(fields, { [axis]: read })
    }
  }

  #write(fields: Fields | null, degrees: Partial<Record<Axis, number>>): void {
    if (!fields) return
    this.#writing = true
    for (const axis of axes) {
      const value = degrees[axis]
      if (value !== undefined) changeValue(fields[axis], writtenDegrees(value))
    }
    this.#writing = false
  }
}

function readText(text: string, axis: Axis): { degrees?: number; why?: string } {
  if (!text.trim()) return {}
  const { degrees, wrong } = readCoordinate(text, axis)
  return wrong ? { why: t(wrong === 'side' ? wrong : `${axis}-${wrong}`) } : { degrees }
}

/** Returns « 48,3904° nord, 4,4861° ouest », for display and for screen readers. */
export function describePoint({ latitude, longitude }: Point): string {
  const degrees = (value: number): string => Math.abs(value).toLocaleString(textLocale(), { maximumFractionDigits: 5 })
  return [
    t(latitude < 0 ? 'south' : 'north', { degrees: degrees(latitude) }),
    t(longitude < 0 ? 'west' : 'east', { degrees: degrees(longitude) }),
  ].join(', ')
}
