// Fetched with its library when a code is first asked for.
import { encode } from 'uqr'

const namespace = 'http://www.w3.org/2000/svg'

function draw(tag: string, attributes: Record<string, string | number>): SVGElement {
  const node = document.createElementNS(namespace, tag)
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value))
  return node
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
 * A text as a QR code (ISO/IEC 18004), dark on light in any colour scheme, with the four squares of light around it that
 * readers need.
 *
 * @param name - Its accessible name.
 * @throws where the text is too long for any code: some 2,300 bytes.
 */
export function drawQr(text: string, name: string): SVGElement {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const image = draw('svg', {
    ...{ class: 'flx-permalink__code', viewBox: `0 0 ${size} ${size}`, role: 'img', 'aria-label': name },
  })
  image.append(
    draw('rect', { class: 'flx-permalink__light', width: size, height: size }),
    draw('path', { class: 'flx-permalink__dark', d: pathOf(data) }),
  )
  return image
}
