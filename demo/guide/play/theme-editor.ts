type Knob = HTMLInputElement | HTMLSelectElement

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Converts any colour that the browser can compute to `#rrggbb`. */
function hexOf(colour: string): string {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) return '#000000'
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Returns the current value of a token on the stage, as a colour. */
function tokenColour(stage: HTMLElement, name: string): string {
  const probe = stage.appendChild(document.createElement('span'))
  probe.style.color = `var(--flx-${name})`
  const colour = hexOf(getComputedStyle(probe).color)
  probe.remove()
  return colour
}

const settingOf = (knob: Knob): string => (knob.type === 'number' ? `${knob.value}px` : knob.value)

/** Returns the tokens that follow from the accent: the more readable text colour on it, its hover colour, and links. */
const following = (accent: string): [name: string, value: string][] => [
  ['color-on-accent', contrast(accent, '#ffffff') >= contrast(accent, '#000000') ? '#ffffff' : '#000000'],
  ['color-accent-hover', `color-mix(in oklab, ${accent}, black 20%)`],
  ['color-link', accent],
]

/** Returns the small and large radii, in proportion to the middle one. */
const corners = (middle: number): [name: string, value: string][] => [
  ['radius-sm', `${Math.round(middle / 2)}px`],
  ['radius-lg', `${Math.round(middle * 1.5)}px`],
]

function settingsOf(touched: Set<Knob>): [name: string, value: string][] {
  return [...touched].flatMap((knob) => {
    const name = knob.dataset['guideKnob'] ?? ''
    const value = settingOf(knob)
    if (value === '' || value === 'px') return []
    const own: [string, string] = [name, value]
    if (name === 'radius-md') return [...corners(Number(knob.value)), own]
    return [own, ...(name === 'color-accent' ? following(value) : [])]
  })
}

/** Returns the pairs of colours whose contrast is too weak: below 4.5 (WCAG 1.4.3). */
function weakOn(stage: HTMLElement): string[] {
  const pairs = [
    ['le texte sur son fond', 'color-text', 'color-surface'],
    ['l’accent sur son fond', 'color-accent', 'color-surface'],
    ['le texte des boutons', 'color-on-accent', 'color-accent'],
    ['les erreurs sur leur fond', 'color-danger', 'color-surface'],
  ] as const
  return pairs
    .map(([what, one, other]) => ({ what, ratio: contrast(tokenColour(stage, one), tokenColour(stage, other)) }))
    .filter(({ ratio }) => ratio < 4.5)
    .map(({ what, ratio }) => {
      const shown = ratio.toLocaleString('fr-FR', { maximumFractionDigits: 1 })
      return `${what} en mode ${stage.dataset['guideStage']} (${shown})`
    })
}

function tell(status: HTMLElement, stages: HTMLElement[]): void {
  const weak = stages.flatMap(weakOn)
  status.toggleAttribute('data-weak', weak.length > 0)
  status.textContent =
    weak.length > 0
      ? `Contraste trop faible (4,5 au minimum)\u00a0: ${weak.join(', ')}.`
      : 'Contraste suffisant\u00a0: 4,5 au minimum en modes clair et sombre.'
}

const shareMark = '#theme:'

/** Returns the settings of a shared link. */
function sharedSettings(): URLSearchParams {
  return new URLSearchParams(location.hash.startsWith(shareMark) ? location.hash.slice(shareMark.length) : '')
}

function shareLink(touched: Set<Knob>): string {
  const settings = new URLSearchParams()
  for (const knob of touched) settings.set(knob.dataset['guideKnob'] ?? '', knob.value)
  return `${location.pathname}${touched.size > 0 ? shareMark + settings.toString() : '#essayer'}`
}

/** Starts the theme editor: each field sets a token on the light and dark stages, and the rule to copy is updated. */
export function bindThemeEditor(): void {
  const bench = document.querySelector<HTMLElement>('[data-guide-theme]')
  const stages = [...(bench?.querySelectorAll<HTMLElement>('[data-guide-stage]') ?? [])]
  const [first] = stages
  const code = bench?.querySelector('.guide-code code')
  const status = bench?.querySelector<HTMLElement>('[data-guide-contrast]')
  const share = bench?.querySelector<HTMLAnchorElement>('[data-guide-share]')
  const form = bench?.querySelector('form')
  if (!first || !code || !status || !share || !form) return
  const knobs = [...form.querySelectorAll<Knob>('[data-guide-knob]')]
  const touched = new Set<Knob>()
  const nothing = code.textContent
  let written: string[] = []

  const show = (): void => {
    const settings = settingsOf(touched)
    for (const { style } of stages) {
      for (const name of written) style.removeProperty(name)
      for (const [name, value] of settings) style.setProperty(`--flx-${name}`, value)
    }
    written = settings.map(([name]) => `--flx-${name}`)
    const lines = settings.map(([name, value]) => `  --flx-${name}: ${value};`)
    code.textContent = lines.length > 0 ? `:root {\n${lines.join('\n')}\n}` : nothing
    share.href = shareLink(touched)
    tell(status, stages)
  }
  const begin = (): void => {
    for (const knob of knobs) {
      const name = knob.dataset['guideKnob'] ?? ''
      if (knob.type === 'color') knob.value = tokenColour(first, name)
    }
  }
  form.addEventListener('input', ({ target }) => {
    touched.add(target as Knob)
    show()
  })
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('reset', () => {
    touched.clear()
    setTimeout(() => {
      show()
      begin()
    })
  })
  begin()
  const shared = sharedSettings()
  for (const knob of knobs) {
    const value = shared.get(knob.dataset['guideKnob'] ?? '')
    if (value === null) continue
    knob.value = value
    touched.add(knob)
  }
  show()
}
