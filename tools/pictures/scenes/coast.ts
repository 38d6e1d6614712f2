import { chance, type Scenery } from './scenery.ts'

const gulls = (places: [x: number, y: number, size: number][], colour: string): string =>
  places
    .map(
      ([x, y, size]) =>
        `<path d="M${x - size} ${y - size * 0.25}q${size * 0.6}-${size * 0.5} ${size} ${size * 0.2}q${size * 0.4}-${size * 0.7} ${size}-${size * 0.2}" fill="none" stroke="${colour}" stroke-width="${size * 0.16}" stroke-linecap="round"/>`,
    )
    .join('')

function sailboat(x: number, y: number, size: number, hull: string, sail: string): string {
  return `<path d="M${x - size * 0.5} ${y}h${size}l-${size * 0.16} ${size * 0.2}h-${size * 0.66}z" fill="${hull}"/><path d="M${x} ${y - size * 1.5}v${size * 1.42}h-${size * 0.52}z" fill="${sail}"/><path d="M${x + size * 0.05} ${y - size * 1.3}v${size * 1.2}h${size * 0.42}z" fill="${sail}" opacity=".8"/><path d="M${x} ${y - size * 1.56}V${y}" stroke="#3a332c" stroke-width="${size * 0.03}"/>`
}

export function dawn(scene: Scenery): Scenery {
  const { width: w, height: h } = scene
  const line = h * 0.52
  return scene
    .sky('#6f8ba6', '#d9b4a0', '#f4d3a2', '#f8e4c0')
    .sun(w * 0.62, line - h * 0.06, h * 0.045, '#fbd08a')
    .cloud(w * 0.22, h * 0.2, w * 0.09, '#f0c9b5')
    .cloud(w * 0.82, h * 0.13, w * 0.07, '#c9b5bd', 0.6)
    .add(
      `<path d="M0 ${line}V${line - h * 0.05}q${w * 0.12}-${h * 0.05} ${w * 0.24}-${h * 0.01}t${w * 0.2} ${h * 0.06}z" fill="#8f8394"/>`,
    )
    .sea(line, h, '#34546b', '#d7a98f', '#fbe3bb', 4, 0.62)
    .add(
      sailboat(w * 0.34, h * 0.64, h * 0.13, '#273848', '#f3e6d0'),
      sailboat(w * 0.8, h * 0.56, h * 0.06, '#3d4a58', '#f0dcc4'),
    )
    .add(
      gulls(
        [
          [w * 0.46, h * 0.24, 26],
          [w * 0.51, h * 0.2, 18],
          [w * 0.56, h * 0.27, 15],
        ],
        '#5d5560',
      ),
    )
}

export function lighthouse(scene: Scenery): Scenery {
  const { width: w, height: h } = scene
  const line = h * 0.6
  const [x, foot, top, r] = [w * 0.6, h * 0.66, h * 0.22, w * 0.06]
  const tower = `M${x - r} ${foot}L${x - r * 0.62} ${top}h${r * 1.24}L${x + r} ${foot}z`
  const bands = [0.12, 0.42, 0.72].map((part) => {
    const y = top + (foot - top) * part
    const half = r * (0.62 + 0.38 * part)
    return `<path d="M${x - half} ${y}h${half * 2}l${r * 0.055} ${h * 0.062}h-${half * 2 + r * 0.11}z" fill="#b8503c"/>`
  })
  return scene
    .sky('#8fb0c2', '#c9dad9', '#eee6d3')
    .cloud(w * 0.2, h * 0.16, w * 0.16, '#ffffff', 0.65)
    .cloud(w * 0.85, h * 0.3, w * 0.13, '#ffffff', 0.5)
    .sea(line, h, '#2f5f73', '#8fb3b8', '#e5efea', 8)
    .land(h * 0.68, h * 0.05, 12, scene.fall('#8b8a63', '#565b41'), -h * 0.05)
    .add(`<path d="${tower}" fill="${scene.across('#fbf6ea', '#efe6d5', '#b9b2a6')}"/>`, ...bands)
    .add(
      `<rect x="${x - r * 0.8}" y="${top - h * 0.012}" width="${r * 1.6}" height="${h * 0.014}" fill="#3c4650"/><rect x="${x - r * 0.42}" y="${top - h * 0.056}" width="${r * 0.84}" height="${h * 0.046}" fill="#f7dd9a"/><path d="M${x - r * 0.55} ${top - h * 0.056}q${r * 0.55}-${h * 0.04} ${r * 1.1} 0z" fill="#b8503c"/>`,
    )
    .add(
      `<path d="M${w * 0.66} ${h * 0.685}v-${h * 0.05}l${w * 0.06}-${h * 0.03}l${w * 0.06} ${h * 0.03}v${h * 0.05}z" fill="#f2ebdc"/><path d="M${w * 0.65} ${h * 0.637}l${w * 0.07}-${h * 0.036}l${w * 0.07} ${h * 0.036}z" fill="#5b6670"/>`,
    )
    .land(h * 0.78, h * 0.06, 31, scene.fall('#6d6f4b', '#3b4231'), h * 0.06)
    .grass(h * 0.86, h * 0.08, 190, '#8d8b56', 9)
    .add(
      gulls(
        [
          [w * 0.24, h * 0.34, 22],
          [w * 0.34, h * 0.3, 15],
        ],
        '#f8f5ee',
      ),
    )
}

export function cabins(scene: Scenery): Scenery {
  const { width: w, height: h } = scene
  const tones = ['#7fa8a8', '#efe6d5', '#dd7a63', '#33658a', '#d09a3e', '#efe6d5', '#93607f']
  const step = w / tones.length
  const foot = h * 0.74
  const row = tones.map((tone, index) => {
    const [x, wide, tall] = [index * step + step * 0.08, step * 0.84, h * 0.3]
    const planks = Array.from(
      { length: 7 },
      (_, plank) =>
        `<rect x="${x + (plank * wide) / 7}" y="${foot - tall}" width="2" height="${tall}" fill="#00000022"/>`,
    )
    return `<rect x="${x}" y="${foot - tall}" width="${wide}" height="${tall}" fill="${tone}"/>${planks.join('')}<path d="M${x - step * 0.06} ${foot - tall}L${x + wide / 2} ${foot - tall - h * 0.15}L${x + wide + step * 0.06} ${foot - tall}z" fill="${index % 2 ? '#59656d' : '#f6f0e3'}"/><rect x="${x + wide * 0.33}" y="${foot - tall * 0.72}" width="${wide * 0.34}" height="${tall * 0.72}" fill="#00000030"/><rect x="${x + wide * 0.35}" y="${foot - tall * 0.7}" width="${wide * 0.3}" height="${tall * 0.7}" fill="${index % 2 ? '#b9503d' : '#f6f0e3'}"/><circle cx="${x + wide / 2}" cy="${foot - tall * 1.12}" r="${wide * 0.06}" fill="#00000026"/>`
  })
  return scene
    .sky('#7ea6c0', '#b9d2da', '#f1e8d6')
    .cloud(w * 0.3, h * 0.16, w * 0.1, '#ffffff')
    .cloud(w * 0.75, h * 0.1, w * 0.08, '#ffffff', 0.6)
    .add(`<rect y="${foot - h * 0.02}" width="${w}" height="${h}" fill="${scene.fall('#e6d3ac', '#cbb083')}"/>`, ...row)
    .add(`<path d="M0 ${foot}h${w}v${h * 0.03}H0z" fill="#7d6440" opacity=".28"/>`)
    .land(h * 0.84, h * 0.04, 22, scene.fall('#ecdcb8', '#c6a877'))
    .grass(h * 0.95, h * 0.1, 70, '#8d8b56', 14)
}

export function dunes(scene: Scenery): Scenery {
  const { width: w, height: h } = scene
  const random = chance(17)
  const fence = Array.from({ length: 46 }, (_, index) => {
    const x = w * 0.06 + (index * w) / 62
    const y = h * 0.78 - index * h * 0.0052 + Math.sin(index / 4) * h * 0.01
    return `<rect x="${x}" y="${y - h * 0.15}" width="${w * 0.006}" height="${h * 0.17}" fill="${index % 3 ? '#8a6f4f' : '#6c553b'}" transform="rotate(${((random() - 0.5) * 9).toFixed(1)} ${x} ${y})"/>`
  })
  return scene
    .sky('#84aac4', '#c3d7da', '#f3e9d5')
    .sun(w * 0.2, h * 0.2, h * 0.04, '#fff3cf')
    .cloud(w * 0.7, h * 0.17, w * 0.1, '#ffffff', 0.7)
    .sea(h * 0.44, h * 0.6, '#4f8590', '#7fabb5', '#eef4ee', 21)
    .land(h * 0.56, h * 0.1, 6, scene.fall('#eddab2', '#cfb280'), -h * 0.08)
    .land(h * 0.68, h * 0.09, 44, scene.fall('#f1e0bb', '#c9ab77'), h * 0.1)
    .add(...fence)
    .land(h * 0.84, h * 0.07, 71, scene.fall('#e6cf9f', '#b59361'))
    .grass(h * 0.86, h * 0.17, 230, '#7d8450', 3)
}

function breaker(x: number, y: number, size: number): string {
  return `<path d="M${x - size} ${y}q${size * 0.5}-${size * 0.1} ${size * 0.8}-${size * 0.42}q${size * 0.3} ${size * 0.02} ${size * 0.4} ${size * 0.2}q${size * 0.2}-${size * 0.05} ${size * 0.3} ${size * 0.14}q${size * 0.3} ${size * 0.02} ${size * 0.5} ${size * 0.1}q-${size} ${size * 0.06} -${size * 2} 0z" fill="#eef0e8" opacity=".85"/>`
}

export function storm(scene: Scenery): Scenery {
  const { width: w, height: h } = scene
  const random = chance(63)
  const tower = `<path d="M${w * 0.775} ${h * 0.6}l${w * 0.008}-${h * 0.26}h${w * 0.024}l${w * 0.008} ${h * 0.26}z" fill="#e6e1d4"/><rect x="${w * 0.784}" y="${h * 0.305}" width="${w * 0.022}" height="${h * 0.03}" fill="#f7d98a"/><path d="M${w * 0.78} ${h * 0.305}q${w * 0.015}-${h * 0.035} ${w * 0.03} 0z" fill="#9a4636"/>`
  scene
    .sky('#33424f', '#66777f', '#bfbcae')
    .cloud(w * 0.3, h * 0.13, w * 0.17, '#25323f', 0.85)
    .cloud(w * 0.78, h * 0.2, w * 0.15, '#3c4a56', 0.8)
    .cloud(w * 0.5, h * 0.36, w * 0.13, '#d9d2bf', 0.4)
    .sun(w * 0.795, h * 0.32, h * 0.012, '#f7d98a')
    .add(tower)
  for (let layer = 0; layer < 5; layer++) {
    const y = h * (0.54 + layer * 0.095)
    const size = h * (0.03 + layer * 0.022)
    scene.land(
      y,
      size * 1.7,
      11 + layer * 7,
      scene.fall(['#57707b', '#4a6672', '#3f5b68', '#334f5d', '#28434f'][layer] ?? '#28434f', '#1d333f'),
    )
    const foam = Array.from({ length: 7 - layer }, () =>
      breaker(random() * w, y + size * (0.5 + random() * 0.8), size * (0.8 + random())),
    )
    scene.add(...foam)
  }
  return scene
}
