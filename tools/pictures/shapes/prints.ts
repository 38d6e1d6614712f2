import { type Draw, ellipse, line, polygon, rect } from '../brush.ts'
import { darker, lighter, paper } from '../palette.ts'

const calendar: Draw = (_brush, hex) => {
  const sheet = rect(256, 190, 288, 450, paper, 3, 'stroke="#d8cdb8" stroke-width="2"')
  const view =
    rect(278, 222, 244, 220, lighter(hex, 0.5)) +
    `<path d="M278 380q60-50 120-16t124-24v102H278z" fill="${hex}"/>` +
    `<path d="M278 412q70-24 140-4t104-8v42H278z" fill="${darker(hex, 0.3)}"/>` +
    ellipse(470, 276, 26, 26, '#e8b64c')
  const days = Array.from({ length: 28 }, (_, index) =>
    rect(284 + (index % 7) * 34, 486 + Math.floor(index / 7) * 34, 18, 14, index === 11 ? '#c5563f' : '#b9b1a2', 2),
  ).join('')
  return sheet + view + days + rect(376, 176, 48, 26, '#b7914a', 4)
}

const pad: Draw = (_brush, hex) => {
  const sheet = rect(238, 300, 324, 340, paper, 4, 'stroke="#d8cdb8" stroke-width="2"')
  const columns = Array.from({ length: 6 }, (_, index) => rect(284 + index * 46, 400, 2, 220, '#cfc5b2')).join('')
  return (
    rect(230, 292, 340, 348, darker(hex, 0.15), 6) +
    sheet +
    rect(238, 300, 324, 66, hex, 4) +
    columns +
    rect(346, 272, 108, 44, '#b7914a', 6) +
    line(
      [
        [262, 440],
        [286, 436],
        [312, 441],
      ],
      '#33658a',
      5,
    ) +
    line(
      [
        [402, 480],
        [424, 477],
        [446, 481],
      ],
      '#33658a',
      5,
    )
  )
}

const book: Draw = (brush, hex, variant) => {
  const cover =
    rect(256, 210, 288, 430, brush.fall(lighter(hex, 0.06), darker(hex, 0.16)), 4) +
    rect(256, 210, 22, 430, darker(hex, 0.22), 4)
  const title = rect(306, 262, 190, 14, lighter(hex, 0.75), 2) + rect(306, 290, 132, 14, lighter(hex, 0.75), 2)
  const pictures = [
    `<path d="M300 560q50-40 100-10t110-16v64H300z" fill="${lighter(hex, 0.35)}"/>` +
      ellipse(440, 440, 40, 40, lighter(hex, 0.6)),
    line(
      [
        [400, 590],
        [396, 480],
        [404, 380],
      ],
      lighter(hex, 0.6),
      7,
    ) +
      [400, 440, 490]
        .map((y, index) =>
          ellipse(
            400 + (index % 2 ? 40 : -40),
            y,
            42,
            16,
            lighter(hex, 0.45),
            `transform="rotate(${index % 2 ? -28 : 28} 400 ${y})"`,
          ),
        )
        .join(''),
    ellipse(400, 470, 92, 62, lighter(hex, 0.4)) + ellipse(400, 470, 66, 40, lighter(hex, 0.65)),
    line(
      [
        [320, 470],
        [400, 400],
        [480, 470],
        [400, 540],
        [320, 470],
        [300, 560],
      ],
      lighter(hex, 0.6),
      13,
    ),
  ]
  return rect(262, 216, 288, 424, paper, 3) + cover + title + (pictures[variant % 4] ?? '')
}

const poster: Draw = (brush, hex, variant) => {
  const sheet = rect(230, 150, 340, 490, paper, 2, 'stroke="#d8cdb8" stroke-width="2"')
  const cabins = Array.from({ length: 5 }, (_, index) => {
    const tone = index % 2 ? hex : lighter(hex, 0.45)
    const x = 262 + index * 56
    return (
      rect(x, 400, 48, 92, tone) +
      polygon(
        [
          [x - 3, 400],
          [x + 24, 356],
          [x + 51, 400],
        ],
        darker(tone, 0.25),
      ) +
      rect(x + 16, 440, 16, 52, paper)
    )
  }).join('')
  const quay =
    `<path d="M254 470h292v90H254z" fill="${hex}"/><path d="M254 470l180-64h112v64z" fill="${darker(hex, 0.3)}"/>` +
    polygon(
      [
        [340, 520],
        [460, 520],
        [440, 548],
        [360, 548],
      ],
      '#f3e4c4',
    ) +
    line(
      [
        [400, 518],
        [400, 420],
      ],
      '#f3e4c4',
      5,
    )
  const scene = variant % 2 ? quay : cabins
  const tape = rect(364, 138, 72, 24, '#e3d6b8', 1, 'opacity=".9"')
  return (
    sheet +
    rect(254, 174, 292, 386, brush.fall(lighter(hex, 0.8), lighter(hex, 0.5))) +
    ellipse(486, 250, 34, 34, '#e8b64c') +
    scene +
    rect(254, 492, 292, 68, '#dcc7a1', 0, variant % 2 ? 'opacity="0"' : '') +
    rect(254, 592, 120, 10, darker(hex, 0.2)) +
    tape
  )
}

export const prints = { calendar, pad, book, poster }
