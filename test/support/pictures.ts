import type { Answer } from './answers-client.ts'

/** A drawing of that size; without one it has a shape alone. */
export function drawing(width?: number, height?: number, colour = 'teal'): string {
  const size = width && height ? `width="${width}" height="${height}"` : 'viewBox="0 0 40 20"'
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%" fill="${colour}"/></svg>`
}

/** An answer that is a picture, given again and again. */
export function picture(width?: number, height?: number): Answer {
  return { type: 'image/svg+xml', body: drawing(width, height), repeat: true }
}

/** Address of a picture that needs no server. */
export function pictureAddress(width?: number, height?: number, colour?: string): string {
  return `data:image/svg+xml,${encodeURIComponent(drawing(width, height, colour))}`
}
