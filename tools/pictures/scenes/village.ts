import { darker, lighter } from '../palette.ts'
import { chance, type Scenery } from './scenery.ts'

function house(x: number, y: number, wide: number, tall: number, wall: string): string {
  const panes = [0.2, 0.62].map(
    (part) =>
      `<rect x="${x + wide * part}" y="${y - tall * 0.66}" width="${wide * 0.18}" height="${tall * 0.24}" fill="#4e6777"/><rect x="${x + wide * part - wide * 0.09}" y="${y - tall * 0.66}" width="${wide * 0.08}" height="${tall * 0.24}" fill="#6f9099"/>`,
  )
  return `<rect x="${x}" y="${y - tall}" width="${wide}" height="${tall}" fill="${wall}"/><path d="M${x - wide * 0.05} ${y - tall}l${wide * 0.16}-${tall * 0.36}h${wide * 0.78}l${wide * 0.16} ${tall * 0.36}z" fill="#56616b"/><rect x="${x + wide * 0.74}" y="${y - tall * 1.55}" width="${wide * 0.11}" height="${tall * 0.4}" fill="${darker(wall, 0.16)}"/>${panes.join('')}<rect x="${x + wide * 0.42}" y="${y - tall * 0.4}" width="${wide * 0.16}" height="${tall * 0.4}" fill="#33658a"/>`
}

function bouquet(cx: number, cy: number, size: number, tone: string, seed: number): string {
  const random = chance(seed)
  return Array.from({ length: 30 }, () => {
    const [angle, reach] = [random() * 6.3, size * Math.sqrt(random())]
    return `<circle cx="${(cx + Math.cos(angle) * reach).toFixed(1)}" cy="${(cy + Math.sin(angle) * reach * 0.8).toFixed(1)}" r="${(size * 0.2).toFixed(1)}" fill="${random() > 0.5 ? lighter(tone, random() * 0.5) : darker(tone, random() * 0.2)}"/>`
  }).join('')
}

export function harbour(scene: Scenery): Scenery {
  const { width: w, height: h } = scene
  const quay = h * 0.52
  const walls = ['#efe7d8', '#e3cdb2', '#d8dedb', '#e9d3c6', '#f1ead9', '#cfd6d4']
  const row = walls.map((wall, index) =>
    house(w * 0.03 + index * w * 0.162, quay, w * 0.145, h * (0.15 + (index % 3) * 0.035), wall),
  )
  const boats: [number, number, number, string][] = [
    [0.18, 0.66, 0.13, '#b8503c'],
    [0.47, 0.72, 0.16, '#33658a'],
    [0.77, 0.65, 0.12, '#d09a3e'],
  ]
  const fleet = boats.map(([bx, by, size, tone]) => {
    const [x, y, s] = [bx * w, by * h, size * w]
    return `<ellipse cx="${x}" cy="${y + s * 0.26}" rx="${s * 0.6}" ry="${s * 0.07}" fill="#1f3a48" opacity=".4"/><path d="M${x - s * 0.58} ${y}q${s * 0.58} ${s * 0.12} ${s * 1.16}-${s * 0.06}l-${s * 0.2} ${s * 0.3}h-${s * 0.76}z" fill="${tone}"/><path d="M${x - s * 0.55} ${y + s * 0.05}q${s * 0.56} ${s * 0.12} ${s * 1.08}-${s * 0.05}" stroke="#f6f0e3" stroke-width="${s * 0.035}" fill="none"/><rect x="${x - s * 0.05}" y="${y - s * 0.22}" width="${s * 0.26}" height="${s * 0.25}" fill="#f6f0e3"/><rect x="${x}" y="${y - s * 0.18}" width="${s * 0.16}" height="${s * 0.09}" fill="#4e6777"/><path d="M${x - s * 0.16} ${y}v-${s * 0.8}" stroke="#5d4a36" stroke-width="${s * 0.03}"/>`
  })
  return scene
    .sky('#86abc0', '#c6d9da', '#f0e8d6')
    .cloud(w * 0.6, h * 0.14, w * 0.12, '#ffffff', 0.75)
    .land(h * 0.42, h * 0.06, 9, '#8f9d7c')
    .add(...row)
    .add(`<rect y="${quay}" width="${w}" height="${h * 0.06}" fill="${scene.fall('#a79c8a', '#7d7467')}"/>`)
    .sea(quay + h * 0.06, h, '#28536a', '#6d9aa3', '#dfe9e2', 6)
    .add(...fleet)
}

export function garden(scene: Scenery): Scenery {
  const { width: w, height: h } = scene
  const random = chance(29)
  const stones = Array.from({ length: 90 }, (_, index) => {
    const row = Math.floor(index / 10)
    return `<rect x="${(index % 10) * w * 0.1 + (row % 2) * w * 0.05 - w * 0.05 + random() * 6}" y="${h * 0.16 + row * h * 0.058}" width="${w * 0.094}" height="${h * 0.051}" rx="9" fill="${lighter('#a39a8b', random() * 0.35)}"/>`
  })
  const door = `<path d="M${w * 0.42} ${h * 0.7}v-${h * 0.36}a${w * 0.08} ${w * 0.08} 0 0 1 ${w * 0.16} 0v${h * 0.36}z" fill="#33658a"/><path d="M${w * 0.5} ${h * 0.26}v${h * 0.44}" stroke="#24506f" stroke-width="5"/><circle cx="${w * 0.485}" cy="${h * 0.52}" r="7" fill="#d9b45e"/>`
  const tones = ['#7f8cc4', '#93607f', '#8fa3d3', '#b88aa6', '#7f8cc4', '#a7b4dc']
  const leaves = Array.from({ length: 120 }, () => {
    const x = random() * w
    const side = Math.abs(x - w / 2) / (w / 2)
    const y = h * (0.95 - random() * 0.34 * Math.max(0.22, side))
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${w * 0.03}" ry="${w * 0.014}" fill="${random() > 0.5 ? '#5f6d3e' : '#77854c'}" transform="rotate(${(random() * 180).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"/>`
  })
  const heads = tones.flatMap((tone, index) => {
    const left = [w * (0.05 + index * 0.058), h * (0.62 + (index % 3) * 0.09)] as const
    return [
      bouquet(left[0], left[1], w * 0.05, tone, index + 3),
      bouquet(w - left[0], left[1] + h * 0.03, w * 0.052, tones[(index + 2) % 6] ?? tone, index + 40),
    ]
  })
  return scene
    .sky('#a9c3cd', '#dfe4da')
    .add(`<rect y="${h * 0.15}" width="${w}" height="${h}" fill="#8b8274"/>`, ...stones, door)
    .add(
      `<path d="M${w * 0.4} ${h * 0.7}h${w * 0.2}l${w * 0.12} ${h * 0.3}H${w * 0.28}z" fill="${scene.fall('#d9cbb0', '#b8a683')}"/>`,
    )
    .add(...leaves, ...heads)
}

export function shopfront(scene: Scenery): Scenery {
  const { width: w, height: h } = scene
  const stripe = (w * 0.76) / 14
  const awning = Array.from(
    { length: 14 },
    (_, index) =>
      `<path d="M${w * 0.12 + index * stripe} ${h * 0.3}h${stripe}l${stripe * 0.1} ${h * 0.12}q-${stripe / 2} ${h * 0.05} -${stripe} 0z" fill="${index % 2 ? '#f6f0e3' : '#b8503c'}"/>`,
  )
  const wares = ['#7fa8a8', '#d09a3e', '#efe6d5', '#93607f', '#bd6243'].map(
    (tone, index) =>
      `<path d="M${w * (0.2 + index * 0.052)} ${h * 0.7}v-${h * (0.05 + (index % 3) * 0.025)}q${w * 0.017}-${h * 0.03} ${w * 0.034} 0v${h * (0.05 + (index % 3) * 0.025)}z" fill="${tone}"/>`,
  )
  const books = ['#33658a', '#dd7a63', '#6c7445', '#24344c', '#d09a3e', '#efe6d5'].map(
    (tone, index) =>
      `<rect x="${w * (0.62 + index * 0.03)}" y="${h * 0.6 - (index % 2) * h * 0.02}" width="${w * 0.026}" height="${h * 0.1 + (index % 2) * h * 0.02}" fill="${tone}"/>`,
  )
  const pane = (x: number): string =>
    `<rect x="${w * x}" y="${h * 0.43}" width="${w * 0.27}" height="${h * 0.3}" fill="${scene.fall('#35505f', '#d9b67a')}"/>`
  return scene
    .sky('#9dbac8', '#e3e3d6')
    .add(`<rect x="0" y="${h * 0.06}" width="${w}" height="${h * 0.8}" fill="${scene.fall('#efe7d6', '#dccdb1')}"/>`)
    .add(
      `<rect x="${w * 0.12}" y="${h * 0.2}" width="${w * 0.76}" height="${h * 0.66}" fill="#2c5a73"/><rect x="${w * 0.14}" y="${h * 0.215}" width="${w * 0.72}" height="${h * 0.075}" fill="#224a60"/>`,
    )
    .add(
      `<text x="${w / 2}" y="${h * 0.27}" text-anchor="middle" font-family="Georgia, 'DejaVu Serif', serif" font-size="${h * 0.055}" letter-spacing="${h * 0.016}" fill="#f3e4c4">L’ESTRAN</text>`,
    )
    .add(pane(0.16), pane(0.57), ...wares, ...books)
    .add(
      `<rect x="${w * 0.45}" y="${h * 0.44}" width="${w * 0.1}" height="${h * 0.42}" fill="#1d4156"/><rect x="${w * 0.465}" y="${h * 0.47}" width="${w * 0.07}" height="${h * 0.22}" fill="#e7c98c"/><circle cx="${w * 0.54}" cy="${h * 0.7}" r="7" fill="#d9b45e"/>`,
    )
    .add(...awning)
    .add(`<rect y="${h * 0.86}" width="${w}" height="${h * 0.14}" fill="${scene.fall('#b5aa97', '#8d8474')}"/>`)
    .add(
      ...[0.16, 0.84].map(
        (x) =>
          `<path d="M${w * (x - 0.03)} ${h * 0.83}h${w * 0.06}l-${w * 0.008} ${h * 0.09}h-${w * 0.044}z" fill="#bd6243"/>${bouquet(w * x, h * 0.78, w * 0.034, '#7f8cc4', Math.round(x * 100))}`,
      ),
    )
}
