import { type Draw, ellipse, line, polygon, rect, rotate, shift } from '../brush.ts'
import { darker, lighter } from '../palette.ts'

const lamp: Draw = (brush, hex) => {
  const glow = ellipse(400, 400, 380, 340, brush.glow('#fbe3a6'), 'opacity=".75"')
  const base = brush.turned(
    {
      points: [
        [18, 450],
        [28, 470],
        [92, 530],
        [104, 590],
        [80, 640],
      ],
      open: false,
    },
    hex,
  )
  const shade = `<path d="M308 250h184l54 202H254z" fill="${brush.round('#f3e4c4')}"/>`
  const trim =
    line(
      [
        [256, 450],
        [400, 458],
        [544, 450],
      ],
      '#c9ae7d',
      5,
    ) +
    line(
      [
        [308, 252],
        [400, 256],
        [492, 252],
      ],
      '#c9ae7d',
      4,
    )
  return glow + base + shade + trim
}

const pendant: Draw = (brush, hex) => {
  const cable = rect(397, 0, 6, 300, '#3b3f45')
  const glow = polygon(
    [
      [214, 452],
      [586, 452],
      [700, 720],
      [100, 720],
    ],
    '#fbe3a6',
    'opacity=".28"',
  )
  const dome = `<path d="M208 452q4-150 192-156 188 6 192 156z" fill="${brush.round(hex)}"/>`
  return (
    glow +
    cable +
    rect(374, 272, 52, 34, '#b7914a', 6) +
    dome +
    ellipse(400, 452, 192, 24, lighter('#fdf3d7', 0.2)) +
    ellipse(400, 456, 44, 16, '#f6cf77')
  )
}

const board: Draw = (brush, hex) => {
  const plank = `<path d="M296 300q0-24 24-24h60v-58q0-24 24-24t24 24v58h60q24 0 24 24v316q0 24-24 24H320q-24 0-24-24z" fill="${brush.round(lighter(hex, 0.12))}"/>`
  const grain = [330, 366, 440, 478]
    .map((x, index) =>
      line(
        [
          [x, 306],
          [x + (index % 2 ? 8 : -7), 440],
          [x, 620],
        ],
        darker(hex, 0.18),
        3,
        'opacity=".45"',
      ),
    )
    .join('')
  return plank + grain + ellipse(404, 226, 9, 9, darker(hex, 0.45))
}

const handle = (x: number, hex: string): string => rect(x - 11, 470, 22, 170, hex, 10)

const cutlery: Draw = (brush, hex) => {
  const steel = brush.round('#aab2b6')
  const fork =
    rect(255, 380, 12, 110, steel, 4) +
    `<path d="M232 270v70q0 44 29 44t29-44v-70h-9v66h-11v-66h-18v66h-11v-66z" fill="${steel}"/>` +
    handle(261, hex)
  const knife = `<path d="M341 490V290q0-40 34-42v242z" fill="${steel}"/>${handle(358, hex)}`
  const spoon = (x: number, scale: number): string =>
    ellipse(x, 640 - 330 * scale, 34 * scale, 54 * scale, steel) +
    rect(x - 6, 640 - 290 * scale, 12, 130, steel, 4) +
    handle(x, hex)
  return fork + knife + spoon(458, 1) + spoon(548, 0.82)
}

const spoon: Draw = (brush, hex) =>
  rotate(
    rect(388, 330, 24, 330, brush.round(hex), 12) +
      ellipse(400, 282, 66, 84, brush.round(hex)) +
      ellipse(400, 276, 48, 64, darker(hex, 0.22)),
    18,
    400,
    640,
  )

const brushTool: Draw = (brush, hex) => {
  const bristles = Array.from({ length: 26 }, (_, index) =>
    line(
      [
        [262 + index * 6, 300],
        [262 + index * 6.1, 330],
        [260 + index * 6.2, 352],
      ],
      index % 2 ? '#efe3c4' : '#dcc89b',
      5,
    ),
  ).join('')
  return shift(
    rotate(
      bristles +
        rect(250, 240, 172, 62, brush.fall(lighter(hex, 0.2), hex), 30) +
        rect(392, 256, 270, 32, brush.fall(lighter(hex, 0.15), darker(hex, 0.1)), 16) +
        line(
          [
            [640, 270],
            [668, 250],
            [686, 272],
            [664, 288],
            [642, 274],
          ],
          '#8a6a44',
          5,
        ),
      62,
      440,
      330,
    ),
    -10,
    100,
  )
}

const frame: Draw = (brush, hex) => {
  const outer = rect(248, 196, 304, 444, brush.fall(lighter(hex, 0.16), darker(hex, 0.12)), 3)
  const mount = rect(274, 222, 252, 392, '#f8f3e8')
  const view =
    rect(320, 282, 160, 150, '#cfdcda') +
    rect(320, 432, 160, 100, '#7fa8a8') +
    rect(320, 500, 160, 32, '#dcc7a1') +
    ellipse(430, 330, 22, 22, '#e8b64c')
  return outer + rect(262, 210, 276, 416, darker(hex, 0.25)) + mount + view
}

const tapers: Draw = (brush, hex) =>
  [292, 364, 436, 508]
    .map((x, index) => {
      const top = 250 + (index % 3) * 34
      const flame = index % 2 ? '' : `<path d="M${x} ${top - 66}c-13 22-14 36 0 44 14-8 13-22 0-44z" fill="#f1b24c"/>`
      return (
        flame +
        line(
          [
            [x, top],
            [x, top - 20],
          ],
          '#3a332c',
          4,
        ) +
        rect(x - 15, top, 30, 350, brush.round(index === 2 ? lighter(hex, 0.3) : hex), 8) +
        brush.turned(
          {
            x,
            points: [
              [26, 590],
              [30, 606],
              [44, 640],
            ],
            open: false,
          },
          '#b7914a',
        )
      )
    })
    .join('')

const soap: Draw = (brush, hex) => {
  const bar = (x: number, y: number, tone: string): string =>
    rect(x, y, 220, 92, brush.fall(lighter(tone, 0.2), darker(tone, 0.14)), 22) +
    rect(x + 62, y + 26, 96, 40, 'none', 10, `stroke="${darker(tone, 0.25)}" stroke-width="4" opacity=".7"`)
  const bubbles =
    ellipse(520, 420, 26, 26, '#ffffff', 'opacity=".5"') +
    ellipse(556, 376, 15, 15, '#ffffff', 'opacity=".5"') +
    ellipse(486, 372, 10, 10, '#ffffff', 'opacity=".5"')
  return bubbles + bar(290, 548, hex) + rotate(bar(300, 456, lighter(hex, 0.22)), -4, 400, 500)
}

export const home = { lamp, pendant, board, cutlery, spoon, brush: brushTool, frame, tapers, soap }
