export const paper = '#f8f3e8'
export const ink = '#2b3440'

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** A colour between two others; `part` 0 gives the first, 1 the second. */
export function mix(from: string, to: string, part: number): string {
  const target = channels(to)
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * part))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Towards warm white. */
export const lighter = (hex: string, part: number): string => mix(hex, '#fffaf0', part)

/** Towards a blue dusk, as shadows go outdoors. */
export const darker = (hex: string, part: number): string => mix(hex, '#1d2433', part)
