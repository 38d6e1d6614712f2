import { type Draw, ellipse, line, polygon, rect, rotate } from '../brush.ts'
import { darker, ink, lighter, paper } from '../palette.ts'

const notebook: Draw = (brush, hex, variant) => {
  const cover = rect(262, 236, 276, 404, brush.fall(lighter(hex, 0.1), darker(hex, 0.14)), 8)
  const spine = rect(262, 236, 36, 404, darker(hex, 0.28), 8)
  const edge = rect(532, 246, 12, 388, paper, 3)
  const label =
    variant % 3 === 0
      ? rect(336, 320, 156, 92, paper, 3) +
        line(
          [
            [360, 352],
            [414, 350],
            [468, 352],
          ],
          ink,
          5,
        ) +
        line(
          [
            [376, 380],
            [414, 379],
            [452, 380],
          ],
          ink,
          4,
        )
      : rect(330, 300, 168, 4, lighter(hex, 0.5)) +
        ellipse(414, 400, 46, 46, 'none', `stroke="${lighter(hex, 0.5)}" stroke-width="5"`) +
        line(
          [
            [372, 412],
            [394, 398],
            [414, 412],
            [434, 398],
            [456, 412],
          ],
          lighter(hex, 0.5),
          5,
        )
  const band =
    variant % 2
      ? rect(488, 236, 12, 404, darker(hex, 0.5), 2)
      : line(
          [
            [430, 640],
            [434, 664],
            [426, 690],
          ],
          '#c5563f',
          7,
        )
  return edge + cover + spine + label + band
}

const cards: Draw = (_brush, hex) => {
  const card = (content: string, angle: number): string =>
    rotate(rect(286, 330, 228, 300, paper, 4, 'stroke="#d8cdb8" stroke-width="2"') + content, angle, 400, 640)
  const boat =
    `<path d="M340 500h120l-22 36h-76z" fill="${hex}"/><path d="M396 390v100h-62zM406 408v82h48z" fill="${lighter(hex, 0.35)}"/>` +
    line(
      [
        [326, 556],
        [364, 548],
        [400, 558],
        [438, 548],
        [474, 556],
      ],
      hex,
      5,
    )
  const house =
    polygon(
      [
        [350, 440],
        [400, 394],
        [450, 440],
      ],
      darker(hex, 0.2),
    ) +
    rect(358, 440, 84, 92, hex) +
    rect(388, 480, 26, 52, paper)
  return card(house, -13) + card(rect(320, 370, 160, 200, lighter(hex, 0.55)), -3) + card(boat, 9)
}

const envelope: Draw = (_brush, hex) => {
  const one = (angle: number, tone: string): string =>
    rotate(
      rect(236, 420, 328, 216, tone, 4, 'stroke="#00000018" stroke-width="2"') +
        polygon(
          [
            [236, 422],
            [564, 422],
            [400, 548],
          ],
          darker(tone, 0.1),
        ) +
        line(
          [
            [238, 424],
            [400, 548],
            [562, 424],
          ],
          darker(tone, 0.25),
          3,
        ),
      angle,
      400,
      640,
    )
  const open =
    polygon(
      [
        [236, 424],
        [564, 424],
        [400, 300],
      ],
      '#24344c',
    ) + rect(270, 360, 260, 180, paper, 2)
  return (
    rotate(open, -5, 400, 640) +
    one(-5, lighter(hex, 0.1)) +
    ellipse(392, 534, 24, 24, '#b04a38') +
    ellipse(392, 534, 15, 15, '#c8604c')
  )
}

const pencils: Draw = (brush, hex) =>
  [-22, -12, -3, 6, 15, 25]
    .map((angle, index) => {
      const tone = index % 2 ? hex : lighter(hex, 0.34)
      const body =
        rect(388, 286, 24, 340, brush.round(tone), 2) +
        polygon(
          [
            [388, 288],
            [412, 288],
            [400, 236],
          ],
          '#e3c497',
        ) +
        polygon(
          [
            [395, 258],
            [405, 258],
            [400, 236],
          ],
          ink,
        )
      return rotate(body, angle, 400, 700)
    })
    .join('') +
  brush.turned(
    {
      points: [
        [92, 486],
        [92, 560],
        [84, 640],
      ],
    },
    '#efeae0',
  )

const pen: Draw = (brush, hex) => {
  const body =
    rect(384, 190, 32, 250, brush.round(hex), 14) +
    rect(381, 330, 38, 12, darker(hex, 0.3), 2) +
    polygon(
      [
        [388, 438],
        [412, 438],
        [404, 500],
        [396, 500],
      ],
      brush.round(hex),
    ) +
    polygon(
      [
        [392, 498],
        [408, 498],
        [400, 548],
      ],
      brush.round('#c9cdcf'),
    ) +
    line(
      [
        [400, 512],
        [400, 544],
      ],
      ink,
      2,
    ) +
    rect(412, 210, 9, 110, darker(hex, 0.2), 4)
  const script = line(
    [
      [236, 606],
      [270, 578],
      [286, 616],
      [318, 580],
      [336, 612],
      [372, 584],
      [392, 604],
    ],
    '#33658a',
    6,
  )
  return (
    polygon(
      [
        [170, 560],
        [520, 530],
        [600, 660],
        [210, 690],
      ],
      paper,
    ) +
    script +
    rotate(body, 28, 400, 560)
  )
}

export const stationery = { notebook, cards, envelope, pencils, pen }
