/** Red, green and blue from 0 to 255, and how much of what lies below is covered, from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number]

const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
const painted = new Map<string, Colour>()

/** A computed colour, in whatever notation, as the browser paints it. */
export function paintedColour(text: string): Colour {
  const known = painted.get(text)
  if (known) return known
  let colour: Colour = [0, 0, 0, 0]
  if (pen) {
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = 'rgb(0 0 0 / 0)'
    pen.fillStyle = text
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
    colour = [red, green, blue, alpha / 255]
  }
  painted.set(text, colour)
  return colour
}

/** A colour that lets through what lies below it, as it is seen there. */
export function blend(top: Colour, below: Colour): Colour {
  const [red, green, blue, alpha] = top
  const mix = (one: number, other: number): number => one * alpha + other * (1 - alpha)
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1]
}

/** Relative luminance (WCAG 2.2), from 0 to 1. */
function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of two opaque colours (WCAG 2.2), from 1 to 21. */
export function contrastOf(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** `#1d1c1a` */
export function hex(colour: Colour): string {
  return `#${colour
    .slice(0, 3)
    .map((channel) => Math.round(channel).toString(16).padStart(2, '0'))
    .join('')}`
}
