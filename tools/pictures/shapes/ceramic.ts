import { type Draw, ellipse, ground, line } from '../brush.ts'
import { darker, lighter } from '../palette.ts'

const vase: Draw = (brush, hex, variant) => {
  if (variant % 2) {
    const band = brush.turned(
      {
        points: [
          [62, 420],
          [72, 470],
        ],
        open: false,
      },
      '#efe6d6',
    )
    return (
      brush.turned(
        {
          points: [
            [44, 262],
            [48, 320],
            [60, 420],
            [80, 520],
            [96, 600],
            [92, ground],
          ],
        },
        hex,
      ) + band
    )
  }
  const body = brush.turned(
    {
      points: [
        [48, 416],
        [52, 436],
        [128, 490],
        [152, 550],
        [126, 612],
        [80, ground],
      ],
    },
    hex,
  )
  const ribs = [-110, -74, -36, 0, 36, 74, 110]
    .map((x) =>
      line(
        [
          [400 + x * 0.4, 442],
          [400 + x * 1.22, 540],
          [400 + x * 0.66, 634],
        ],
        darker(hex, 0.2),
        3,
        'opacity=".5"',
      ),
    )
    .join('')
  return body + ribs
}

const bud: Draw = (brush, hex) => {
  const stem = line(
    [
      [394, 470],
      [386, 380],
      [402, 290],
    ],
    '#6c7445',
    6,
  )
  const flower = [0, 72, 144, 216, 288]
    .map((angle) => `<ellipse cx="402" cy="262" rx="17" ry="32" fill="#e8b64c" transform="rotate(${angle} 402 290)"/>`)
    .join('')
  return (
    stem +
    flower +
    ellipse(402, 290, 13, 13, '#b7702d') +
    brush.turned(
      {
        points: [
          [24, 470],
          [22, 500],
          [58, 560],
          [66, 600],
          [48, ground],
        ],
      },
      hex,
    )
  )
}

const dish: Draw = (brush, hex) => {
  const slat = (x: number): string =>
    `<rect x="${x}" y="588" width="92" height="20" rx="5" fill="${brush.fall(lighter(hex, 0.15), hex)}"/>`
  const soap = `<rect x="320" y="516" width="164" height="74" rx="26" fill="${brush.fall('#f3e3d2', '#d9bfa6')}"/>`
  const feet = `<rect x="262" y="606" width="30" height="34" rx="4" fill="${darker(hex, 0.25)}"/><rect x="510" y="606" width="30" height="34" rx="4" fill="${darker(hex, 0.3)}"/>`
  return feet + soap + slat(252) + slat(354) + slat(456)
}

const smalljar: Draw = (brush, hex) => {
  const body = brush.turned(
    {
      points: [
        [98, 470],
        [112, 500],
        [112, 590],
        [96, ground],
      ],
      open: false,
    },
    hex,
  )
  const lid = brush.turned(
    {
      points: [
        [86, 436],
        [98, 446],
        [98, 474],
      ],
      open: false,
    },
    '#b98a58',
  )
  const label = `<path d="M338 528h124v62H338z" fill="#f8f3e8"/><path d="M356 548h88M368 568h64" stroke="#2b3440" stroke-width="5"/>`
  return body + lid + label
}

const candle: Draw = (brush, hex) => {
  const flame = `<path d="M400 388c-20 30-22 48 0 60 22-12 20-30 0-60z" fill="#f1b24c"/><path d="M400 414c-9 14-10 24 0 30 10-6 9-16 0-30z" fill="#fff3cf"/>`
  const body = brush.turned(
    {
      points: [
        [106, 480],
        [110, 500],
        [110, 610],
        [98, ground],
      ],
      inside: '#f4e7cd',
    },
    hex,
  )
  const wick = line(
    [
      [400, 486],
      [400, 450],
    ],
    '#3a332c',
    4,
  )
  return body + wick + flame
}

const dispenser: Draw = (brush, hex) => {
  const pump = line(
    [
      [400, 420],
      [400, 352],
      [458, 350],
      [470, 368],
    ],
    '#b7914a',
    14,
  )
  const body = brush.turned(
    {
      points: [
        [40, 432],
        [56, 446],
        [104, 476],
        [108, 600],
        [96, ground],
      ],
      open: false,
    },
    hex,
  )
  const ring = brush.turned(
    {
      points: [
        [32, 412],
        [34, 436],
      ],
      open: false,
    },
    '#b7914a',
  )
  return (
    pump +
    body +
    ring +
    `<rect x="342" y="520" width="116" height="70" rx="3" fill="#f8f3e8"/><path d="M360 544h80M372 566h56" stroke="${darker(hex, 0.4)}" stroke-width="5"/>`
  )
}

export const ceramic = { vase, bud, dish, smalljar, candle, dispenser }
