import { type ColourName, colours } from '../../demo/server/catalogue/colours.ts'
import { Brush, centre, ellipse, ground, polygon, rect } from './brush.ts'
import { darker, lighter } from './palette.ts'
import { type ShapeName, shapes } from './shapes.ts'

/** Walls and tables that go with one another. */
const rooms = [
  { wall: '#e9e2d3', table: '#d3c4a8' },
  { wall: '#d7dfdc', table: '#b9c6c1' },
  { wall: '#ecd9cb', table: '#d6b49d' },
  { wall: '#dcdfe6', table: '#b8c0cf' },
  { wall: '#e3e0cf', table: '#c4c19f' },
  { wall: '#d3dce2', table: '#a9bac6' },
] as const

/** Deeper ones, for things that are nearly white. */
const deepRooms = [
  { wall: '#7f9ba0', table: '#5f7f87' },
  { wall: '#cf9c82', table: '#b47d62' },
  { wall: '#9aa583', table: '#7f8a68' },
  { wall: '#d2b078', table: '#b8935a' },
  { wall: '#8e9dba', table: '#7283a3' },
  { wall: '#b295a5', table: '#977a8b' },
] as const

const luminance = (hex: string): number => {
  const value = Number.parseInt(hex.slice(1), 16)
  return 0.3 * (value >> 16) + 0.59 * ((value >> 8) & 255) + 0.11 * (value & 255)
}

/** A room that the thing stands out from. */
function roomFor(hex: string, variant: number): { wall: string; table: string } {
  const choice = luminance(hex) < 200 ? rooms : deepRooms
  return choice[variant % choice.length] ?? choice[0]
}

/** Light of a window, an arch or a sun behind the thing. */
function accent(wall: string, variant: number): string {
  const pale = lighter(wall, 0.42)
  const accents = [
    polygon(
      [
        [80, 0],
        [360, 0],
        [600, 640],
        [250, 640],
      ],
      pale,
      'opacity=".55"',
    ) +
      polygon(
        [
          [430, 0],
          [520, 0],
          [770, 640],
          [660, 640],
        ],
        pale,
        'opacity=".4"',
      ),
    `<path d="M190 640V330a210 210 0 0 1 420 0v310z" fill="${darker(wall, 0.07)}"/>`,
    ellipse(560, 230, 150, 150, pale, 'opacity=".7"'),
    rect(0, 470, 800, 170, darker(wall, 0.07)),
    '',
  ]
  return accents[variant % accents.length] ?? ''
}

const grain =
  '<filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .46 0 0 0 0 .4 0 0 0 1.1 -.5"/></filter><filter id="soft"><feGaussianBlur stdDeviation="13"/></filter>'

const tall = new Set<ShapeName>([
  'agapanthus',
  'board',
  'bottle',
  'brush',
  'bud',
  'calendar',
  'carafe',
  'cutlery',
  'fork',
  'frame',
  'hydrangea',
  'lamp',
  'lantern',
  'pen',
  'poster',
  'secateurs',
  'spoon',
  'tapers',
  'towel',
  'trowel',
  'vase',
])

/** Small things are seen from nearer. */
function closer(content: string, shape: ShapeName): string {
  const scale = tall.has(shape) ? 1.14 : 1.36
  return `<g transform="translate(${centre} ${ground}) scale(${scale}) translate(${-centre} ${-ground})">${content}</g>`
}

/** A square picture of one thing in one colour, 800 by 800 units: the same for the same arguments. */
export function stillLife(shape: ShapeName, colour: ColourName, variant: number): string {
  const { hex } = colours[colour]
  const brush = new Brush()
  const room = roomFor(hex, variant)
  const thing = shapes[shape](brush, hex, variant)
  const hangs = shape === 'pendant'
  const shadow = hangs ? '' : ellipse(452, 642, 230, 22, darker(room.table, 0.55), 'opacity=".42" filter="url(#soft)"')
  const table = rect(0, 610, 800, 190, brush.fall(lighter(room.table, 0.1), darker(room.table, 0.12)))
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800">',
    `<defs>${grain}${brush.definitions}</defs>`,
    rect(0, 0, 800, 800, room.wall),
    accent(room.wall, variant * 7 + shape.length),
    table,
    hangs ? thing : closer(shadow + thing, shape),
    '<rect width="800" height="800" filter="url(#grain)" opacity=".2"/>',
    '</svg>',
  ].join('')
}
