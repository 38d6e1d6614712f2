import { type Draw, ellipse, line, rect } from '../brush.ts'
import { darker, lighter, paper } from '../palette.ts'

const terracotta = '#bd6243'
const leaf = '#6c7445'

const packet: Draw = (brush, hex, variant) => {
  const sheet = rect(284, 260, 232, 380, brush.fall(paper, '#e9dfca'), 4) + rect(284, 260, 232, 34, darker(hex, 0.1), 3)
  const petals = (x: number, y: number, size: number): string =>
    [0, 60, 120, 180, 240, 300]
      .map(
        (angle) =>
          `<ellipse cx="${x}" cy="${y - size}" rx="${size * 0.6}" ry="${size}" fill="${angle % 120 ? hex : lighter(hex, 0.25)}" transform="rotate(${angle} ${x} ${y})"/>`,
      )
      .join('') + ellipse(x, y, size * 0.4, size * 0.4, '#e8b64c')
  const stem =
    line(
      [
        [400, 560],
        [396, 480],
        [402, 410],
      ],
      leaf,
      7,
    ) + ellipse(366, 500, 34, 12, leaf, 'transform="rotate(28 366 500)"')
  const flowers =
    variant % 2 ? petals(400, 400, 38) : petals(368, 400, 24) + petals(440, 430, 20) + petals(404, 356, 18)
  return (
    sheet + stem + flowers + rect(324, 580, 152, 9, darker(hex, 0.3), 2) + rect(348, 600, 104, 7, darker(hex, 0.3), 2)
  )
}

const bulbs: Draw = (brush, hex) => {
  const bulb = (x: number, y: number, size: number): string =>
    `<path d="M${x} ${y - size * 1.6}q${size * 0.2} ${size * 0.5} ${size * 0.9} ${size}t-${size * 0.9} ${size * 0.9}q-${size * 1.8}-${size * 0.2}-${size * 0.9}-${size * 0.9}t${size * 0.9}-${size}z" fill="${brush.round('#a9764a')}"/>` +
    line(
      [
        [x, y - size * 1.2],
        [x - size * 0.3, y - size * 0.4],
        [x, y + size * 0.2],
      ],
      '#7d5330',
      3,
      'opacity=".6"',
    )
  const bag =
    `<path d="M262 400h276l-20 240H282z" fill="${brush.round('#cdb48a')}"/>` +
    rect(322, 470, 156, 96, paper, 3) +
    ellipse(400, 510, 26, 26, hex) +
    rect(350, 548, 100, 6, '#6f5946')
  return bag + bulb(340, 392, 44) + bulb(450, 388, 48) + bulb(396, 368, 46) + bulb(216, 622, 46) + bulb(584, 626, 40)
}

const inPot = (brush: Parameters<Draw>[0], green: string, tone = terracotta): string =>
  green +
  brush.turned(
    {
      points: [
        [112, 520],
        [104, 570],
        [86, 640],
      ],
      open: false,
    },
    tone,
  ) +
  brush.turned(
    {
      points: [
        [124, 496],
        [124, 524],
      ],
      inside: '#4a3a2e',
      open: false,
    },
    lighter(tone, 0.06),
  )

const stems = (xs: number[], top: number): string =>
  xs
    .map((x) =>
      line(
        [
          [400 + x * 0.2, 510],
          [400 + x * 0.6, (510 + top) / 2],
          [400 + x, top],
        ],
        leaf,
        8,
      ),
    )
    .join('')

const hydrangea: Draw = (brush, hex) => {
  const head = (cx: number, cy: number, size: number): string =>
    Array.from({ length: 34 }, (_, index) => {
      const angle = index * 2.4
      const reach = size * Math.sqrt(index / 34)
      const tone = index % 3 === 0 ? lighter(hex, 0.35) : index % 3 === 1 ? hex : darker(hex, 0.14)
      return (
        ellipse(cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach * 0.85, size * 0.24, size * 0.24, tone) +
        ellipse(cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach * 0.85, size * 0.05, size * 0.05, '#f7efd7')
      )
    }).join('')
  const leaves = [
    [-150, 440, 24],
    [150, 450, -24],
    [-90, 490, 40],
    [96, 490, -36],
    [0, 480, 0],
  ]
    .map(([x = 0, y = 0, angle = 0]) =>
      ellipse(
        400 + x,
        y,
        62,
        27,
        angle > 0 ? leaf : darker(leaf, 0.15),
        `transform="rotate(${angle} ${400 + x} ${y})"`,
      ),
    )
    .join('')
  return inPot(
    brush,
    stems([-110, 0, 110], 380) + leaves + head(296, 356, 82) + head(506, 366, 80) + head(400, 270, 96),
    '#efeae0',
  )
}

const agapanthus: Draw = (brush, hex) => {
  const head = (cx: number, cy: number): string =>
    Array.from({ length: 18 }, (_, index) => {
      const angle = (index / 18) * Math.PI * 2
      const [x, y] = [cx + Math.cos(angle) * 56, cy + Math.sin(angle) * 52]
      return (
        line(
          [
            [cx, cy],
            [(cx + x) / 2, (cy + y) / 2],
            [x, y],
          ],
          leaf,
          3,
        ) +
        ellipse(
          x,
          y,
          17,
          12,
          index % 2 ? hex : lighter(hex, 0.3),
          `transform="rotate(${(angle * 180) / Math.PI} ${x} ${y})"`,
        )
      )
    }).join('')
  const blades = [-190, -130, -70, 70, 130, 190]
    .map((x) =>
      line(
        [
          [400 + x * 0.15, 512],
          [400 + x * 0.7, 440],
          [400 + x, 470],
        ],
        Math.abs(x) > 100 ? leaf : darker(leaf, 0.12),
        17,
      ),
    )
    .join('')
  return inPot(brush, blades + stems([-86, 10, 92], 250) + head(314, 250) + head(492, 262) + head(410, 176))
}

const plant: Draw = (brush) => {
  const sprigs = [-150, -105, -62, -20, 24, 66, 108, 150]
    .map((x, index) => {
      const top = 300 + Math.abs(x) * 0.7 + (index % 2) * 26
      const needles = Array.from({ length: 9 }, (_, step) => {
        const part = (step + 1) / 10
        const [cx, cy] = [400 + x * part * (0.2 + part * 0.8), 510 - (510 - top) * part]
        return line(
          [
            [cx - 17, cy - 12],
            [cx, cy],
            [cx + 17, cy - 12],
          ],
          step % 2 ? leaf : lighter(leaf, 0.2),
          5,
        )
      }).join('')
      return (
        line(
          [
            [400 + x * 0.2, 510],
            [400 + x * 0.55, (510 + top) / 2],
            [400 + x, top],
          ],
          darker(leaf, 0.2),
          6,
        ) +
        needles +
        ellipse(400 + x, top, 7, 7, '#8f98c9')
      )
    })
    .join('')
  return inPot(brush, sprigs)
}

const succulent: Draw = (brush, hex) => {
  const ring = (count: number, reach: number, size: number, tone: string): string =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * 360
      return `<path d="M400 440q-${size * 0.45}-${reach * 0.6} 0-${reach} ${size * 0.45} ${reach * 0.4} 0 ${reach}z" fill="${tone}" stroke="${darker(tone, 0.25)}" stroke-width="2" transform="rotate(${angle} 400 440)"/>`
    }).join('')
  const rosette =
    ring(13, 150, 100, '#7c8a5c') +
    ring(11, 116, 90, '#93a06f') +
    ring(9, 82, 70, lighter('#93a06f', 0.2)) +
    ring(6, 50, 50, lighter(hex, 0.2))
  return inPot(brush, `<g transform="translate(0 80) scale(1 .86)">${rosette}</g>`, '#525d68')
}

export const plants = { packet, bulbs, hydrangea, agapanthus, plant, succulent }
