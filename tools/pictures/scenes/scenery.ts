import { darker, lighter } from '../palette.ts'

/** A repeatable source of numbers from 0 to 1. */
export function chance(seed: number): () => number {
  let state = seed * 2654435761
  return () => {
    state = (state ^ (state << 13)) >>> 0
    state = (state ^ (state >>> 17)) >>> 0
    state = (state ^ (state << 5)) >>> 0
    return state / 2 ** 32
  }
}

/** A canvas for a landscape: its size, its gradients, and what was painted on it, from far to near. */
export class Scenery {
  readonly width: number
  readonly height: number
  #definitions = ''
  #painted = ''
  #count = 0

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }

  /** Paint that goes downwards through colours. */
  fall(...colours: string[]): string {
    const id = `f${this.#count++}`
    const stops = colours.map(
      (colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`,
    )
    this.#definitions += `<linearGradient id="${id}" x2="0" y2="1">${stops.join('')}</linearGradient>`
    return `url(#${id})`
  }

  /** Paint that goes from left to right. */
  across(...colours: string[]): string {
    const id = `f${this.#count++}`
    const stops = colours.map(
      (colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`,
    )
    this.#definitions += `<linearGradient id="${id}">${stops.join('')}</linearGradient>`
    return `url(#${id})`
  }

  add(...content: string[]): this {
    this.#painted += content.join('')
    return this
  }

  sky(...colours: string[]): this {
    return this.add(`<rect width="${this.width}" height="${this.height}" fill="${this.fall(...colours)}"/>`)
  }

  sun(x: number, y: number, radius: number, colour: string): this {
    const id = `s${this.#count++}`
    this.#definitions += `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity=".75"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`
    return this.add(
      `<circle cx="${x}" cy="${y}" r="${radius * 5}" fill="url(#${id})"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${lighter(colour, 0.5)}"/>`,
    )
  }

  cloud(x: number, y: number, size: number, colour: string, opacity = 0.7): this {
    const puffs = [
      [-1.5, 0.1, 0.9, 0.22],
      [-0.5, -0.08, 1, 0.3],
      [0.6, 0, 1.1, 0.25],
      [1.6, 0.12, 0.8, 0.18],
    ].map(
      ([dx = 0, dy = 0, rx = 0, ry = 0]) =>
        `<ellipse cx="${x + dx * size}" cy="${y + dy * size}" rx="${rx * size}" ry="${ry * size}"/>`,
    )
    return this.add(`<g fill="${colour}" opacity="${opacity}" filter="url(#mist)">${puffs.join('')}</g>`)
  }

  /** Land from a skyline down to the bottom; `roughness` in pixels. */
  land(y: number, roughness: number, seed: number, fill: string, slope = 0): this {
    const random = chance(seed)
    const steps = 9
    const points = Array.from({ length: steps + 1 }, (_, index): [number, number] => [
      (index * this.width) / steps,
      y + (random() - 0.5) * roughness + slope * (index / steps - 0.5),
    ])
    const [first = [0, y]] = points
    const path = points
      .slice(1)
      .map(([px, py], index) => {
        const [bx, by] = points[index] ?? [0, 0]
        const middle = (bx + px) / 2
        return `C${middle} ${by} ${middle} ${py} ${px} ${py}`
      })
      .join('')
    return this.add(`<path d="M0 ${first[1]}${path}V${this.height}H0z" fill="${fill}"/>`)
  }

  /** Sea between two heights, with the light that lies on it. */
  sea(top: number, bottom: number, near: string, far: string, glints: string, seed = 3, around = 0.5): this {
    const random = chance(seed)
    this.add(`<rect y="${top}" width="${this.width}" height="${bottom - top}" fill="${this.fall(far, near)}"/>`)
    const strokes = Array.from({ length: 150 }, () => {
      const depth = random() ** 1.6
      const y = top + depth * (bottom - top)
      const spread = (random() - 0.5) * (random() > 0.4 ? 0.35 + depth * 0.4 : 2)
      const length = 14 + depth * 120 * random()
      const x = this.width * (around + spread) - length / 2
      return `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(length)}" height="${(1.2 + depth * 4).toFixed(1)}" rx="2" opacity="${(0.2 + random() * 0.5).toFixed(2)}"/>`
    })
    return this.add(`<g fill="${glints}">${strokes.join('')}</g>`)
  }

  /** Blades of grass that lean with the wind, their feet on a line. */
  grass(y: number, height: number, count: number, colour: string, seed = 5): this {
    const random = chance(seed)
    const blades = Array.from({ length: count }, (_, index) => {
      const x = random() * this.width
      const tall = height * (0.4 + random() * 0.8)
      const foot = y + random() * height * 0.8
      const tone = index % 3 === 0 ? lighter(colour, 0.25) : index % 3 === 1 ? colour : darker(colour, 0.2)
      return `<path d="M${x.toFixed(0)} ${foot.toFixed(0)}q${(tall * 0.06).toFixed(0)}-${(tall * 0.7).toFixed(0)} ${(tall * (0.25 + random() * 0.3)).toFixed(0)}-${tall.toFixed(0)}" stroke="${tone}"/>`
    })
    return this.add(`<g fill="none" stroke-width="4" stroke-linecap="round">${blades.join('')}</g>`)
  }

  /** The picture, with a fine grain and darker corners, as on paper. */
  toString(): string {
    const { width, height } = this
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>`,
      '<filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .47 0 0 0 0 .42 0 0 0 1.2 -.5"/></filter>',
      '<filter id="mist"><feGaussianBlur stdDeviation="14"/></filter>',
      '<radialGradient id="corners" cx=".5" cy=".45" r=".8"><stop offset=".6" stop-color="#14202e" stop-opacity="0"/><stop offset="1" stop-color="#14202e" stop-opacity=".32"/></radialGradient>',
      `${this.#definitions}</defs>${this.#painted}`,
      `<rect width="${width}" height="${height}" fill="url(#corners)"/><rect width="${width}" height="${height}" filter="url(#grain)" opacity=".28"/></svg>`,
    ].join('')
  }
}
