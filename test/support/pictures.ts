import type { Answer } from './answers-client.ts'

/** Returns an SVG image of a size; without a size, it only has an aspect ratio. */
function drawing(width?: number, height?: number, colour = 'teal'): string {
  const size = width && height ? `width="${width}" height="${height}"` : 'viewBox="0 0 40 20"'
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%" fill="${colour}"/></svg>`
}

/** Returns an answer with a picture, sent repeatedly. */
export function picture(width?: number, height?: number): Answer {
  return { type: 'image/svg+xml', body: drawing(width, height), repeat: true }
}

/** Returns the address of a picture that needs no server. */
export function pictureAddress(width?: number, height?: number, colour?: string): string {
  return `data:image/svg+xml,${encodeURIComponent(drawing(width, height, colour))}`
}
