import { type Draw, ellipse, line, rect } from '../brush.ts'
import { darker, lighter, mix } from '../palette.ts'

const glint = (x: number, top: number, bottom: number): string =>
  line(
    [
      [x, top],
      [x - 3, (top + bottom) / 2],
      [x, bottom],
    ],
    '#ffffff',
    7,
    'opacity=".55"',
  )

const glass: Draw = (brush, hex) => {
  const one = (x: number, scale: number): string => {
    const top = 640 - 210 * scale
    return (
      brush.turned(
        {
          x,
          points: [
            [86 * scale, top],
            [84 * scale, 560],
            [70 * scale, 622],
            [66 * scale, 640],
          ],
          inside: mix(hex, '#ffffff', 0.5),
        },
        hex,
        brush.glass(hex),
      ) +
      ellipse(x, 626, 62 * scale, 9, darker(hex, 0.25), 'opacity=".45"') +
      glint(x - 54 * scale, top + 26, 590)
    )
  }
  return one(478, 0.86) + one(340, 1)
}

const carafe: Draw = (brush, hex) => {
  const water = brush.turned(
    {
      points: [
        [72, 470],
        [118, 540],
        [116, 600],
        [100, 634],
      ],
      open: false,
    },
    lighter(hex, 0.25),
    brush.glass(lighter(hex, 0.2)),
  )
  return (
    water +
    brush.turned(
      {
        points: [
          [54, 292],
          [40, 330],
          [42, 400],
          [96, 490],
          [126, 570],
          [106, 640],
        ],
        inside: lighter(hex, 0.5),
      },
      hex,
      brush.glass(hex),
    ) +
    glint(330, 500, 600)
  )
}

const bottle: Draw = (brush, hex) => {
  const body = brush.turned(
    {
      points: [
        [22, 280],
        [24, 350],
        [34, 400],
        [82, 450],
        [86, 600],
        [78, 640],
      ],
      open: false,
    },
    hex,
    brush.glass(darker(hex, 0.1)),
  )
  const cork = rect(382, 246, 36, 44, brush.fall('#c79c68', '#a5794a'), 6)
  return (
    cork +
    body +
    rect(340, 500, 120, 84, '#f8f3e8', 3, 'opacity=".9"') +
    line(
      [
        [360, 530],
        [400, 528],
        [440, 530],
      ],
      '#2b3440',
      4,
    ) +
    line(
      [
        [366, 554],
        [400, 553],
        [430, 555],
      ],
      '#2b3440',
      4,
    ) +
    glint(334, 470, 620)
  )
}

const sprayer: Draw = (brush, hex) => {
  const body = brush.turned(
    {
      points: [
        [34, 436],
        [40, 450],
        [98, 500],
        [104, 590],
        [92, 640],
      ],
      open: false,
    },
    hex,
    brush.glass(hex),
  )
  const water = brush.turned(
    {
      points: [
        [100, 550],
        [103, 600],
        [90, 634],
      ],
      open: false,
    },
    hex,
    brush.glass(lighter(hex, 0.1)),
  )
  const head = `<path d="M376 392h52l62 12v22l-62 6h-52z" fill="${brush.fall('#cba75e', '#8f6d33')}"/>`
  return (
    water +
    body +
    head +
    rect(374, 424, 54, 22, '#8f6d33', 4) +
    line(
      [
        [428, 432],
        [446, 462],
        [438, 488],
      ],
      '#8f6d33',
      9,
    ) +
    glint(326, 520, 610)
  )
}

const ink: Draw = (brush, hex) => {
  const body = `<path d="M290 500q0-24 24-24h172q24 0 24 24v116q0 24-24 24H314q-24 0-24-24z" fill="${brush.glass(mix(hex, '#cfe0e4', 0.4))}"/>`
  const inside = `<path d="M304 530h192v84q0 14-14 14H318q-14 0-14-14z" fill="${brush.fall(hex, darker(hex, 0.45))}"/>`
  const neck = rect(362, 446, 76, 34, brush.glass('#b9cdd2'), 4)
  const stopper = `<path d="M350 446l18-66q32-18 64 0l18 66z" fill="${brush.glass('#c7dadd')}"/>`
  const label =
    rect(336, 546, 128, 56, '#f8f3e8', 2) +
    line(
      [
        [356, 568],
        [400, 566],
        [444, 568],
      ],
      hex,
      5,
    ) +
    line(
      [
        [372, 586],
        [400, 585],
        [428, 586],
      ],
      hex,
      4,
    )
  const stain = ellipse(560, 636, 54, 9, hex, 'opacity=".85"') + ellipse(622, 640, 12, 4, hex)
  return stain + inside + body + neck + stopper + label + glint(308, 500, 600)
}

const lantern: Draw = (brush, hex) => {
  const frame = darker(hex, 0.1)
  const pane = rect(304, 372, 192, 226, brush.glass('#e9dcae'), 4)
  const handle = line(
    [
      [320, 322],
      [340, 210],
      [460, 210],
      [480, 322],
    ],
    frame,
    9,
  )
  const roof = `<path d="M290 372l42-58h136l42 58z" fill="${brush.round(hex)}"/>`
  const wax = rect(366, 520, 68, 78, brush.round('#f0e6cf'), 6)
  const flame = `<path d="M400 448c-16 26-18 44 0 54 18-10 16-28 0-54z" fill="#f1b24c"/>`
  const bars = [300, 392, 484].map((x) => rect(x, 372, 16, 228, frame)).join('')
  return (
    handle +
    rect(358, 282, 84, 34, frame, 8) +
    roof +
    pane +
    wax +
    flame +
    bars +
    rect(284, 596, 232, 44, brush.round(hex), 6)
  )
}

export const glassware = { glass, carafe, bottle, sprayer, ink, lantern }
