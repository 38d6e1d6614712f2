import { type Draw, ellipse, line, polygon, rect, rotate } from '../brush.ts'
import { darker, lighter } from '../palette.ts'

const leaf = '#6c7445'

const pot: Draw = (brush, hex) => {
  const body = brush.turned(
    {
      points: [
        [128, 470],
        [118, 540],
        [92, 640],
      ],
      open: false,
    },
    hex,
  )
  return (
    body +
    brush.turned(
      {
        points: [
          [146, 424],
          [146, 444],
          [140, 474],
        ],
        inside: '#4a3a2e',
      },
      hex,
    )
  )
}

const planter: Draw = (brush, hex) => {
  const leaves = Array.from({ length: 13 }, (_, index) => {
    const x = 236 + index * 27
    return (
      line(
        [
          [x, 500],
          [x + (index % 2 ? 12 : -12), 450],
          [x + (index % 3 ? 20 : -20), 410],
        ],
        leaf,
        7,
      ) + ellipse(x + (index % 3 ? 20 : -20), 400 + (index % 4) * 10, 22, 20, index % 2 ? '#d8604e' : '#e58a74')
    )
  }).join('')
  return (
    leaves +
    polygon(
      [
        [204, 500],
        [596, 500],
        [572, 630],
        [228, 630],
      ],
      brush.round(hex),
    ) +
    rect(194, 484, 412, 34, brush.round(lighter(hex, 0.08)), 6) +
    rect(220, 626, 360, 16, darker(hex, 0.2), 6)
  )
}

const olla: Draw = (brush, hex) => {
  const soil = ellipse(400, 640, 250, 40, '#5d4a3a') + ellipse(400, 634, 236, 32, '#6f5946')
  const jar = brush.turned(
    {
      points: [
        [34, 384],
        [38, 420],
        [116, 480],
        [150, 560],
        [130, 630],
      ],
      open: false,
    },
    hex,
  )
  return (
    soil +
    jar +
    brush.turned(
      {
        points: [
          [12, 340],
          [30, 356],
          [46, 378],
        ],
        open: false,
      },
      lighter(hex, 0.1),
    )
  )
}

const trowel: Draw = (brush, hex) => {
  const blade =
    `<path d="M352 380h96l8 150q-8 78-56 110-48-32-56-110z" fill="${brush.round('#a4acb0')}"/>` +
    [430, 470, 510, 550].map((y) => rect(356, y, 22, 4, '#5f686d')).join('')
  return rotate(
    rect(384, 306, 32, 80, brush.round('#8b9398'), 6) + rect(372, 150, 56, 176, brush.round(hex), 26) + blade,
    -14,
    400,
    400,
  )
}

const fork: Draw = (brush, hex) => {
  const tines = [-58, 0, 58]
    .map((x) =>
      line(
        [
          [400, 400],
          [400 + x * 0.8, 450],
          [400 + x, 520],
          [400 + x * 0.9, 610],
        ],
        '#8b9398',
        19,
      ),
    )
    .join('')
  return rotate(
    rect(386, 318, 28, 90, brush.round('#8b9398'), 6) + tines + rect(372, 150, 56, 184, brush.round(hex), 26),
    12,
    400,
    400,
  )
}

const secateurs: Draw = (brush, hex) => {
  const steel = brush.round('#aab2b6')
  const blade = `<path d="M388 372q-40-120 22-190 44 84 22 188z" fill="${steel}"/><path d="M420 368q62-70 42-140-46 20-66 130z" fill="#7d868b"/>`
  const grips =
    line(
      [
        [392, 380],
        [350, 470],
        [344, 560],
        [366, 640],
      ],
      hex,
      36,
    ) +
    line(
      [
        [412, 380],
        [462, 466],
        [474, 556],
        [456, 640],
      ],
      darker(hex, 0.14),
      36,
    )
  return rotate(
    grips + blade + ellipse(402, 380, 26, 26, '#7d868b') + ellipse(402, 380, 10, 10, '#d9dddf'),
    10,
    400,
    400,
  )
}

const can: Draw = (brush, hex) => {
  const spout = line(
    [
      [510, 590],
      [580, 500],
      [640, 400],
    ],
    darker(hex, 0.15),
    26,
  )
  const rose = rotate(ellipse(648, 386, 46, 18, brush.round('#b7914a')), 32, 648, 386)
  const grip = line(
    [
      [310, 430],
      [250, 380],
      [214, 470],
      [250, 580],
      [296, 600],
    ],
    darker(hex, 0.22),
    18,
  )
  const top = line(
    [
      [312, 440],
      [340, 340],
      [460, 340],
      [486, 440],
    ],
    darker(hex, 0.1),
    16,
  )
  return (
    grip +
    spout +
    rose +
    top +
    brush.turned(
      {
        points: [
          [112, 440],
          [118, 500],
          [126, 640],
        ],
      },
      hex,
    )
  )
}

export const tools = { pot, planter, olla, trowel, fork, secateurs, can }
