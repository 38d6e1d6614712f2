import { darker, lighter } from './palette.ts'

export type Point = readonly [x: number, y: number]

/** Where things stand and around what, on a canvas of 800 by 800. */
export const ground = 640
export const centre = 400

const round = (value: number): number => Math.round(value * 10) / 10

/** A smooth line through points (Catmull-Rom as Béziers), without its first move. */
function curve(points: Point[]): string {
  return points
    .slice(1)
    .map((to, index) => {
      const from = points[index] ?? to
      const before = points[index - 1] ?? from
      const after = points[index + 2] ?? to
      const [c1x, c1y] = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
      const [c2x, c2y] = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
      return `C${round(c1x)} ${round(c1y)} ${round(c2x)} ${round(c2y)} ${round(to[0])} ${round(to[1])}`
    })
    .join('')
}

/** A smooth open line. */
export function line(points: Point[], stroke: string, width: number, extra = ''): string {
  const [first = [0, 0]] = points
  return `<path d="M${first[0]} ${first[1]}${curve(points)}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`
}

/** A closed shape with straight sides. */
export function polygon(points: Point[], fill: string, extra = ''): string {
  return `<path d="M${points.map((point) => point.map(round).join(' ')).join('L')}Z" fill="${fill}" ${extra}/>`
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  extra = '',
): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${fill}" ${extra}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${extra}/>`
}

export function rotate(content: string, angle: number, x = centre, y = ground): string {
  return `<g transform="rotate(${angle} ${x} ${y})">${content}</g>`
}

export function shift(content: string, x: number, y: number, scale = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`
}

export interface Profile {
  /** Radius and height, from the rim down to the foot. */
  points: [radius: number, y: number][]
  x?: number
  /** Whether the rim shows the inside. */
  open?: boolean
  /** Inside colour; a darker outside by default. */
  inside?: string
}

const flattening = 0.16

/** Collects the gradients that a drawing uses, so that each is defined once. */
export class Brush {
  readonly #definitions = new Map<string, string>()

  get definitions(): string {
    return [...this.#definitions.values()].join('')
  }

  #define(id: string, stops: [offset: number, colour: string, opacity?: number][], direction: string): string {
    const marks = stops
      .map(
        ([offset, colour, opacity = 1]) =>
          `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
      )
      .join('')
    this.#definitions.set(id, `<linearGradient id="${id}" ${direction}>${marks}</linearGradient>`)
    return `url(#${id})`
  }

  /** Paint of a round thing lit from the left. */
  round(hex: string): string {
    return this.#define(
      `round${hex.slice(1)}`,
      [
        [0, darker(hex, 0.12)],
        [0.26, lighter(hex, 0.3)],
        [0.55, hex],
        [1, darker(hex, 0.34)],
      ],
      '',
    )
  }

  /** Paint that goes from one colour to another, downwards. */
  fall(from: string, to: string): string {
    return this.#define(
      `fall${from.slice(1)}${to.slice(1)}`,
      [
        [0, from],
        [1, to],
      ],
      'x2="0" y2="1"',
    )
  }

  /** Light that fades away around its centre. */
  glow(hex: string): string {
    const id = `glow${hex.slice(1)}`
    const stops = `<stop offset="0" stop-color="${hex}"/><stop offset="1" stop-color="${hex}" stop-opacity="0"/>`
    this.#definitions.set(id, `<radialGradient id="${id}">${stops}</radialGradient>`)
    return `url(#${id})`
  }

  /** Paint of clear glass of a tint. */
  glass(hex: string): string {
    return this.#define(
      `glass${hex.slice(1)}`,
      [
        [0, darker(hex, 0.2), 0.75],
        [0.14, lighter(hex, 0.6), 0.55],
        [0.5, hex, 0.38],
        [0.86, hex, 0.5],
        [1, darker(hex, 0.35), 0.8],
      ],
      '',
    )
  }

  /** A thing turned on a wheel: its outline mirrored, a rim, a foot. */
  turned({ points, x = centre, open = true, inside }: Profile, hex: string, paint = this.round(hex)): string {
    const right = points.map(([radius, y]): Point => [x + radius, y])
    const left = points.map(([radius, y]): Point => [x - radius, y]).reverse()
    const [rim = [0, 0]] = points
    const [footRadius, footY] = points.at(-1) ?? [0, 0]
    const body = `<path d="M${x + rim[0]} ${rim[1]}${curve(right)}A${footRadius} ${footRadius * flattening} 0 0 1 ${x - footRadius} ${footY}${curve(left)}A${rim[0]} ${rim[0] * flattening} 0 0 ${open ? 0 : 1} ${x + rim[0]} ${rim[1]}Z" fill="${paint}"/>`
    if (!open) return body
    const edge = ellipse(x, rim[1], rim[0], rim[0] * flattening, lighter(hex, 0.25))
    const hole = ellipse(x, rim[1] + 1, rim[0] - 5, rim[0] * flattening - 2.5, inside ?? darker(hex, 0.35))
    return body + edge + hole
  }
}

/** Draws a kind of thing in a colour (`#rrggbb`); `variant` changes details. */
export type Draw = (brush: Brush, hex: string, variant: number) => string
