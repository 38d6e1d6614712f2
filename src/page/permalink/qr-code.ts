import { encode } from 'uqr'

/** A QR code as a drawing: its width in squares, and the dark squares as a single path. */
export interface QrCode {
  size: number
  path: string
}

/** Returns the path of the dark squares, line by line, with each run of them as one rectangle. */
function pathOf(lines: boolean[][]): string {
  return lines
    .flatMap((line, y) =>
      line.map((isDark, x) => {
        if (!isDark || line[x - 1]) return ''
        const end = line.indexOf(false, x)
        const length = (end < 0 ? line.length : end) - x
        return `M${x} ${y}h${length}v1h-${length}z`
      }),
    )
    .join('')
}

/**
 * Encodes a text as a QR code (ISO/IEC 18004), with the margin of four light squares that readers need.
 *
 * @throws if the text is too long for a QR code: some 2,300 bytes.
 */
export function qrCodeOf(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  return { size, path: pathOf(data) }
}
