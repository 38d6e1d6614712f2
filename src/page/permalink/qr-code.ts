// Fetched with its library when a code is first asked for.
import { encode } from 'uqr'

/** A QR code as a drawing: its width in squares, and the dark ones as one path. */
export interface QrCode {
  size: number
  path: string
}

/** The dark squares, line by line, each run of them as one piece. */
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
 * A text as a QR code (ISO/IEC 18004), with the four squares of light around it that readers need.
 *
 * @throws where the text is too long for any code: some 2,300 bytes.
 */
export function qrCodeOf(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  return { size, path: pathOf(data) }
}
