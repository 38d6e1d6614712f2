import { type Draw, ellipse, line, polygon, rect } from '../brush.ts'
import { darker, lighter } from '../palette.ts'

const folded: Draw = (brush, hex, variant) => {
  const tones = [hex, lighter(hex, 0.3), darker(hex, 0.12), lighter(hex, 0.12)]
  const layers = tones.slice(0, 3 + (variant % 2)).map((tone, index) => {
    const y = 584 - index * 54
    const inset = index * 7 - (index % 2) * 9
    const body = `<path d="M${214 + inset} ${y}h${340 - inset}q32 0 32 28t-32 28H${214 + inset}q-10-28 0-56z" fill="${brush.fall(lighter(tone, 0.14), darker(tone, 0.16))}"/>`
    const fold = line(
      [
        [226 + inset, y + 28],
        [400, y + 30],
        [566 - inset, y + 28],
      ],
      darker(tone, 0.28),
      3,
      'opacity=".6"',
    )
    return body + fold
  })
  return layers.join('')
}

const towel: Draw = (brush, hex) => {
  const rail = rect(180, 232, 440, 15, brush.fall('#c79c68', '#94693f'), 7)
  const cloth = `<path d="M270 236h254q14 0 14 14l8 350q-74 20-142 6t-144 2l-4-358q0-14 14-14z" fill="${brush.round(lighter('#f2ece0', 0.1))}"/>`
  const bands = [500, 532, 564]
    .map((y, index) =>
      line(
        [
          [262, y + 6],
          [330, y + 10],
          [404, y + 4],
          [470, y + 1],
          [542, y + 6],
        ],
        hex,
        index === 1 ? 20 : 8,
      ),
    )
    .join('')
  const folds = [330, 404, 474]
    .map((x) =>
      line(
        [
          [x, 250],
          [x + 4, 400],
          [x - 2, 596],
        ],
        darker('#e5dccb', 0.2),
        4,
        'opacity=".35"',
      ),
    )
    .join('')
  const loop = line(
    [
      [392, 236],
      [386, 216],
      [404, 206],
      [420, 218],
      [414, 236],
    ],
    hex,
    6,
  )
  return loop + rail + cloth + bands + folds
}

const cushion: Draw = (brush, hex) => {
  const body = `<path d="M222 372q-18-60 30-46 148 26 296 0 48-14 30 46-20 120 0 220 16 58-34 44-146-24-288 0-50 14-34-44 20-100 0-220z" fill="${brush.round(hex)}"/>`
  const seam = `<path d="M236 366q-14-44 24-34 140 24 280 0 38-10 24 34-18 118 0 228 12 40-26 30-140-22-276 0-38 10-26-30 18-110 0-228z" fill="none" stroke="${lighter(hex, 0.4)}" stroke-width="4" stroke-dasharray="10 8"/>`
  const dents =
    line(
      [
        [286, 392],
        [330, 430],
        [342, 470],
      ],
      darker(hex, 0.3),
      6,
      'opacity=".4"',
    ) +
    line(
      [
        [520, 566],
        [486, 536],
        [470, 500],
      ],
      darker(hex, 0.3),
      6,
      'opacity=".4"',
    )
  return ellipse(400, 636, 186, 14, darker(hex, 0.5), 'opacity=".25"') + body + seam + dents
}

const throwBlanket: Draw = (brush, hex) => {
  const stool = [
    rect(276, 480, 20, 160, '#94693f', 4),
    rect(504, 480, 20, 160, '#7d5731', 4),
    rect(388, 480, 18, 150, '#7d5731', 4),
    rect(240, 456, 320, 30, brush.fall('#cfa46f', '#a67a49'), 10),
  ]
  const cloth = `<path d="M262 372q10-34 46-34h176q42 0 50 36l18 196q-46 12-84 4t-102 4-120-2z" fill="${brush.round(hex)}"/>`
  const chevrons = [410, 446, 482, 518, 552].map((y) => {
    const points = Array.from({ length: 9 }, (_, index): [number, number] => [
      262 + index * 34,
      y + (index % 2 ? -12 : 10),
    ])
    return `<path d="M${points.map((point) => point.join(' ')).join('L')}" fill="none" stroke="${lighter(hex, 0.42)}" stroke-width="5" opacity=".7"/>`
  })
  const fringe = Array.from({ length: 19 }, (_, index) =>
    line(
      [
        [250 + index * 16.4, 574],
        [248 + index * 16.6, 594],
        [250 + index * 16.4, 612],
      ],
      lighter(hex, 0.25),
      4,
    ),
  )
  return [...stool, cloth, ...chevrons, ...fringe].join('')
}

const basket: Draw = (brush, hex, variant) => {
  const high = variant % 2 ? 430 : 486
  const handles =
    variant % 2
      ? line(
          [
            [290, high + 10],
            [300, high - 90],
            [500, high - 90],
            [510, high + 10],
          ],
          darker(hex, 0.25),
          14,
        )
      : ''
  const body = polygon(
    [
      [250, high],
      [550, high],
      [516, 640],
      [284, 640],
    ],
    brush.round(hex),
  )
  const rows = Array.from({ length: Math.floor((640 - high) / 22) }, (_, row) => {
    const y = high + 16 + row * 22
    const inset = ((y - high) / (640 - high)) * 34
    return Array.from({ length: 11 }, (_, column) => {
      const width = (300 - inset * 2) / 11
      return rect(
        250 + inset + column * width + 2,
        y - (column % 2 ? 4 : -2),
        width - 4,
        12,
        column % 2 ? lighter(hex, 0.24) : darker(hex, 0.14),
        6,
        'opacity=".75"',
      )
    }).join('')
  }).join('')
  const rim = rect(240, high - 12, 320, 26, brush.round(darker(hex, 0.12)), 13)
  return handles + body + rows + rim
}

const box: Draw = (brush, hex) => {
  const one = (x: number, y: number, width: number, height: number, tone: string): string =>
    rect(x, y, width, height, brush.fall(lighter(tone, 0.1), darker(tone, 0.16)), 6) +
    rect(x - 7, y - 6, width + 14, 40, brush.fall(lighter(tone, 0.22), tone), 5) +
    rect(x + width / 2 - 44, y + height / 2 - 4, 88, 38, '#b7914a', 4) +
    rect(x + width / 2 - 37, y + height / 2 + 2, 74, 26, '#f8f3e8', 2)
  return one(238, 496, 324, 144, hex) + one(274, 352, 252, 138, lighter(hex, 0.28))
}

export const textile = { folded, towel, cushion, throw: throwBlanket, basket, box }
