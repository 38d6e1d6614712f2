import { type Draw, ellipse, line, rect, rotate } from '../brush.ts'
import { darker, ink, lighter, paper } from '../palette.ts'

const tin: Draw = (brush, hex) => {
  const one = (x: number, y: number, tone: string): string => {
    const fish =
      ellipse(x + 150, y + 54, 62, 19, paper) +
      `<path d="M${x + 206} ${y + 54}l34-20v40z" fill="${paper}"/>` +
      ellipse(x + 106, y + 50, 4, 4, ink) +
      line(
        [
          [x + 128, y + 42],
          [x + 136, y + 54],
          [x + 128, y + 66],
        ],
        tone,
        3,
      )
    return (
      rect(x, y, 300, 108, brush.fall(lighter(tone, 0.14), darker(tone, 0.18)), 26) +
      rect(x, y, 300, 20, '#c3c9cc', 10) +
      rect(x, y + 90, 300, 18, '#9aa1a5', 9) +
      fish
    )
  }
  return one(252, 532, hex) + one(236, 424, lighter(hex, 0.2)) + rotate(one(262, 316, hex), -3, 400, 370)
}

const jar: Draw = (brush, hex, variant) => {
  const tall = variant % 2 ? 372 : 420
  const content = brush.turned(
    {
      points: [
        [98, tall + 34],
        [106, tall + 70],
        [106, 606],
        [94, 634],
      ],
      open: false,
    },
    hex,
  )
  const glass = brush.turned(
    {
      points: [
        [92, tall],
        [96, tall + 24],
        [114, tall + 56],
        [114, 606],
        [100, 640],
      ],
      open: false,
    },
    '#dfe9e6',
    brush.glass('#dfe9e6'),
  )
  const lid =
    variant % 3 === 0
      ? `<path d="M292 ${tall + 8}l20-48h176l20 48q-108 26-216 0z" fill="${brush.round('#efe6d6')}"/>` +
        line(
          [
            [300, tall - 2],
            [400, tall + 12],
            [500, tall - 2],
          ],
          '#b04a38',
          6,
        )
      : brush.turned(
          {
            points: [
              [94, tall - 34],
              [98, tall - 26],
              [98, tall + 8],
            ],
            open: false,
          },
          '#b7914a',
        )
  const label =
    rect(316, 494, 168, 92, paper, 3) +
    line(
      [
        [342, 524],
        [400, 521],
        [458, 524],
      ],
      ink,
      5,
    ) +
    rect(372, 544, 56, 6, hex) +
    line(
      [
        [362, 564],
        [400, 563],
        [438, 564],
      ],
      ink,
      3,
    )
  return content + glass + lid + label
}

const teatin: Draw = (brush, hex) => {
  const body = brush.turned(
    {
      points: [
        [116, 376],
        [116, 500],
        [116, 640],
      ],
      open: false,
    },
    hex,
  )
  const lid = brush.turned(
    {
      points: [
        [60, 320],
        [118, 338],
        [118, 388],
      ],
      open: false,
    },
    darker(hex, 0.2),
  )
  const label =
    rect(318, 440, 164, 140, paper, 4) +
    ellipse(400, 488, 30, 30, lighter(hex, 0.4)) +
    line(
      [
        [400, 510],
        [398, 484],
        [408, 466],
      ],
      '#6c7445',
      5,
    ) +
    line(
      [
        [346, 540],
        [400, 538],
        [454, 540],
      ],
      ink,
      5,
    ) +
    line(
      [
        [364, 560],
        [400, 559],
        [436, 560],
      ],
      ink,
      3,
    )
  return body + lid + ellipse(400, 316, 18, 12, '#b7914a') + label
}

const spicetin: Draw = (brush, hex) => {
  const heap = `<path d="M470 640q70-70 150 0z" fill="${brush.round(hex)}"/>`
  const body = brush.turned(
    {
      x: 372,
      points: [
        [96, 436],
        [96, 540],
        [96, 640],
      ],
      open: false,
    },
    '#525d68',
  )
  const lid = brush.turned(
    {
      x: 372,
      points: [
        [100, 404],
        [100, 446],
      ],
      open: false,
    },
    '#b7914a',
  )
  return (
    body +
    lid +
    rect(304, 490, 136, 96, paper, 3) +
    ellipse(372, 526, 24, 24, hex) +
    line(
      [
        [330, 566],
        [372, 564],
        [414, 566],
      ],
      ink,
      5,
    ) +
    heap
  )
}

export const pantry = { tin, jar, teatin, spicetin }
