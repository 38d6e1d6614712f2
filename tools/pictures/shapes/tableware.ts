import { type Draw, ellipse, ground, line } from '../brush.ts'
import { darker, lighter, mix } from '../palette.ts'

const clay = '#b9957a'

const bowl: Draw = (brush, hex, variant) => {
  const wide = variant % 2 ? 190 : 165
  const body = brush.turned(
    {
      points: [
        [wide, 452],
        [wide * 0.95, 510],
        [wide * 0.72, 580],
        [wide * 0.42, 618],
        [wide * 0.44, ground],
      ],
    },
    hex,
  )
  const foot = brush.turned(
    {
      points: [
        [wide * 0.41, 622],
        [wide * 0.44, ground],
      ],
      open: false,
    },
    clay,
  )
  return body + foot
}

const earedbowl: Draw = (brush, hex) => {
  const ear = (side: number): string =>
    ellipse(400 + side * 178, 478, 44, 13, brush.round(hex), `transform="rotate(${side * -8} ${400 + side * 178} 478)"`)
  return (
    ear(-1) +
    ear(1) +
    brush.turned(
      {
        points: [
          [160, 466],
          [156, 520],
          [122, 590],
          [74, 620],
          [78, ground],
        ],
      },
      hex,
    )
  )
}

const plate: Draw = (_brush, hex) =>
  [
    ellipse(400, 440, 205, 205, darker(hex, 0.22)),
    ellipse(396, 436, 203, 203, hex),
    ellipse(396, 436, 190, 190, lighter(hex, 0.18)),
    ellipse(398, 440, 138, 138, darker(hex, 0.1)),
    ellipse(394, 435, 135, 135, lighter(hex, 0.34)),
    `<circle cx="396" cy="436" r="197" fill="none" stroke="${mix(hex, clay, 0.7)}" stroke-width="6"/>`,
  ].join('')

const mug: Draw = (brush, hex) => {
  const handle = line(
    [
      [510, 470],
      [590, 466],
      [606, 530],
      [566, 580],
      [506, 584],
    ],
    darker(hex, 0.18),
    24,
  )
  const body = brush.turned(
    {
      points: [
        [118, 432],
        [119, 500],
        [116, 580],
        [104, 628],
        [96, ground],
      ],
    },
    hex,
  )
  const bare = brush.turned(
    {
      points: [
        [104, 616],
        [101, 630],
        [96, ground],
      ],
      open: false,
    },
    clay,
  )
  return handle + body + bare
}

const cup: Draw = (brush, hex) => {
  const profile = {
    points: [
      [92, 468],
      [88, 520],
      [78, 560],
      [86, 606],
      [74, ground],
    ] as [number, number][],
  }
  return (
    brush.turned(
      { ...profile, x: 470, points: profile.points.map(([r, y]) => [r * 0.9, y * 0.9 + 64]) },
      mix(hex, clay, 0.45),
    ) + brush.turned({ ...profile, x: 350 }, hex)
  )
}

const teapot: Draw = (brush, hex) => {
  const spout = line(
    [
      [520, 560],
      [580, 540],
      [604, 470],
    ],
    darker(hex, 0.2),
    34,
  )
  const handle = line(
    [
      [300, 450],
      [330, 330],
      [470, 330],
      [500, 450],
    ],
    '#a9794c',
    13,
  )
  const body = brush.turned(
    {
      points: [
        [70, 442],
        [130, 474],
        [158, 540],
        [140, 604],
        [96, ground],
      ],
      open: false,
    },
    hex,
  )
  const lid = brush.turned(
    {
      points: [
        [12, 412],
        [52, 428],
        [78, 448],
      ],
      open: false,
    },
    lighter(hex, 0.1),
  )
  return spout + body + lid + ellipse(400, 408, 17, 14, darker(hex, 0.15)) + handle
}

export const tableware = { bowl, earedbowl, plate, mug, cup, teapot }
