type Colour = [red: number, green: number, blue: number, alpha: number]

const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
const known = new Map<string, Colour>()

/** A computed colour, however it is written, as the browser paints it. */
function paint(text: string): Colour {
  const before = known.get(text)
  if (before || !pen) return before ?? [0, 0, 0, 0]
  pen.clearRect(0, 0, 1, 1)
  pen.fillStyle = text
  pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
  const colour: Colour = [red, green, blue, alpha / 255]
  known.set(text, colour)
  return colour
}

function over([red, green, blue, alpha]: Colour, under: Colour): Colour {
  const mix = (top: number, bottom: number): number => top * alpha + bottom * (1 - alpha)
  return [mix(red, under[0]), mix(green, under[1]), mix(blue, under[2]), 1]
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** What lies behind a node: the colours of its ancestors, one over the other; a dialog lies on the page. */
function ground(node: Element | null): Colour {
  if (!node) return [255, 255, 255, 1]
  const own = paint(getComputedStyle(node).backgroundColor)
  return own[3] === 1 ? own : over(own, ground(node.parentElement))
}

/** Contrast of a colour with what lies behind it at a node, from 1 to 21. */
export function contrastAt(text: string, node: Element | null): number {
  const behind = ground(node)
  const seen = over(paint(text), behind)
  const [dark = 0, light = 0] = [luminance(behind), luminance(seen)].sort((one, other) => one - other)
  return (light + 0.05) / (dark + 0.05)
}

/** Contrast of a node's text with what lies behind it, from 1 to 21. */
export function contrast(node: Element): number {
  return contrastAt(getComputedStyle(node).color, node)
}
