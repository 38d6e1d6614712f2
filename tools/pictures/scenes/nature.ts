import { chance, type Scenery } from './scenery.ts'

export function pines(scene: Scenery): Scenery {
  const { width: w, height: h } = scene
  const random = chance(51)
  const pine = (x: number, foot: number, tall: number, tone: string): string => {
    const lean = (random() - 0.3) * tall * 0.2
    const crowns = Array.from(
      { length: 6 },
      (_, index) =>
        `<ellipse cx="${x + lean + (random() - 0.5) * tall * 0.34}" cy="${foot - tall * (0.78 + index * 0.05) + random() * 12}" rx="${tall * (0.2 - index * 0.018)}" ry="${tall * 0.055}" fill="${tone}"/>`,
    )
    return `<path d="M${x} ${foot}q${lean * 0.1}-${tall * 0.5} ${lean}-${tall * 0.86}" stroke="#5b4433" stroke-width="${tall * 0.032}" fill="none"/>${crowns.join('')}`
  }
  return scene
    .sky('#92b2c2', '#d8e0d6', '#f2e7cd')
    .sun(w * 0.28, h * 0.24, h * 0.03, '#fff0c2')
    .sea(h * 0.46, h * 0.62, '#3d7484', '#8db3b5', '#eef3ea', 2, 0.3)
    .land(h * 0.56, h * 0.06, 5, '#7c8558', -h * 0.08)
    .add(
      pine(w * 0.8, h * 0.62, h * 0.42, '#48583a'),
      pine(w * 0.62, h * 0.6, h * 0.3, '#5a6a45'),
      pine(w * 0.94, h * 0.66, h * 0.5, '#3d4d33'),
    )
    .land(h * 0.66, h * 0.05, 18, scene.fall('#8c8a55', '#59603c'), h * 0.04)
    .add(
      `<path d="M${w * 0.34} ${h}q${w * 0.02}-${h * 0.16} ${w * 0.16}-${h * 0.22}t${w * 0.02}-${h * 0.13}h${w * 0.035}q${w * 0.06} ${h * 0.07} -${w * 0.02} ${h * 0.15}t${w * 0.1} ${h * 0.2}z" fill="#dcc79c"/>`,
    )
    .add(pine(w * 0.12, h * 0.86, h * 0.68, '#3a4930'))
    .grass(h * 0.9, h * 0.09, 200, '#8a8548', 6)
}

export function saltMarsh(scene: Scenery): Scenery {
  const { width: w, height: h } = scene
  const line = h * 0.42
  const tones = ['#e9cdb4', '#c9d3d3', '#e2b9a3', '#b6c6cc', '#efdcc0', '#d2a998']
  const rows = 5
  const basins = Array.from({ length: rows }, (_, row) => {
    const [from, to] = [line + (h - line) * (row / rows) ** 1.6, line + (h - line) * ((row + 1) / rows) ** 1.6]
    const count = 6
    return Array.from({ length: count }, (_, column) => {
      const at = (position: number, y: number): number =>
        w / 2 + (position - count / 2) * w * 0.11 * (1 + ((y - line) / (h - line)) * 2.4)
      const gap = (to - from) * 0.09
      return `<path d="M${at(column + 0.04, from)} ${from + gap}H${at(column + 0.96, from)}L${at(column + 0.96, to)} ${to - gap}H${at(column + 0.04, to)}z" fill="${tones[(row * 2 + column * 3) % tones.length]}"/>`
    }).join('')
  })
  const heaps = [
    [0.3, 0.6, 0.05],
    [0.68, 0.72, 0.075],
    [0.52, 0.53, 0.035],
  ].map(
    ([x = 0, y = 0, size = 0]) =>
      `<path d="M${w * (x - size)} ${h * y}l${w * size}-${h * size * 1.1}l${w * size} ${h * size * 1.1}q-${w * size} ${h * size * 0.24} -${w * size * 2} 0z" fill="${scene.across('#fdfaf2', '#d8cfc2')}"/>`,
  )
  return scene
    .sky('#8fa9bb', '#e6c3ab', '#f6ddb4')
    .sun(w * 0.74, line - h * 0.05, h * 0.04, '#fbd592')
    .cloud(w * 0.25, h * 0.17, w * 0.1, '#f2d6c5')
    .land(line, h * 0.015, 8, '#877a63')
    .add(...basins, ...heaps)
}

export function night(scene: Scenery): Scenery {
  const { width: w, height: h } = scene
  const random = chance(77)
  const stars = Array.from(
    { length: 190 },
    () =>
      `<circle cx="${(random() * w).toFixed(0)}" cy="${(random() ** 1.4 * h * 0.6).toFixed(0)}" r="${(0.8 + random() * 2.4).toFixed(1)}" opacity="${(0.35 + random() * 0.65).toFixed(2)}"/>`,
  )
  const [x, top] = [w * 0.7, h * 0.4]
  return scene
    .sky('#0f1c30', '#1d3350', '#46637a')
    .add(`<g fill="#f7efd9">${stars.join('')}</g>`)
    .add(`<path d="M${x} ${top}L-20 ${h * 0.16}V${h * 0.42}z" fill="#f9e3a4" opacity=".28" filter="url(#mist)"/>`)
    .sea(h * 0.62, h, '#0d1d2c', '#35536a', '#f3dca0', 9, 0.7)
    .land(h * 0.66, h * 0.04, 3, '#132130', -h * 0.1)
    .add(
      `<path d="M${x - 24} ${h * 0.63}l9-${h * 0.21}h30l9 ${h * 0.21}z" fill="#d9d5ca"/><rect x="${x - 17}" y="${top - 8}" width="34" height="26" fill="#fce9b4"/><path d="M${x - 22} ${top - 8}q22-30 44 0z" fill="#9a4636"/>`,
    )
    .land(h * 0.86, h * 0.06, 12, '#0b1622')
    .grass(h * 0.92, h * 0.08, 110, '#22362f', 4)
}

export function openSea(scene: Scenery): Scenery {
  const { width: w, height: h } = scene
  const [x, y, s] = [w * 0.52, h * 0.66, w * 0.62]
  const panel = (part: number, tone: string): string =>
    `<path d="M${x - s * 0.02} ${y - s * (1.36 - part * 0.4)}L${x - s * (0.14 + part * 0.34)} ${y - s * (1.06 - part * 0.98)}h${s * (0.12 + part * 0.34)}z" fill="${tone}"/>`
  return scene
    .sky('#6e9cba', '#a9c9d6', '#e9e6d6')
    .cloud(w * 0.25, h * 0.14, w * 0.16, '#ffffff', 0.8)
    .cloud(w * 0.8, h * 0.26, w * 0.14, '#ffffff', 0.6)
    .sea(h * 0.58, h, '#1d4a60', '#5d95a5', '#e9f1ec', 15)
    .add(panel(1, '#b8503c'), panel(0.62, '#c96a50'), panel(0.3, '#f3e6d0'))
    .add(
      `<path d="M${x + s * 0.02} ${y - s * 1.26}q${s * 0.34} ${s * 0.6} ${s * 0.44} ${s * 1.16}h-${s * 0.44}z" fill="#f6efe0"/>`,
    )
    .add(`<path d="M${x} ${y - s * 1.42}V${y}" stroke="#4b3a2c" stroke-width="${s * 0.018}"/>`)
    .add(
      `<path d="M${x - s * 0.52} ${y - s * 0.03}q${s * 0.5} ${s * 0.09} ${s * 1.06}-${s * 0.03}l-${s * 0.16} ${s * 0.17}h-${s * 0.72}z" fill="#24344c"/>`,
    )
    .add(
      `<path d="M${x - s * 0.6} ${y + s * 0.15}q${s * 0.3}-${s * 0.07} ${s * 0.6} 0t${s * 0.62}-${s * 0.02}" fill="none" stroke="#f4f6f0" stroke-width="${s * 0.03}" opacity=".85" stroke-linecap="round"/>`,
    )
}
