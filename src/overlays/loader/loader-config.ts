import { config } from '../../core/config.ts'

/** The loader's configuration under the names that pages already use (LOADER-01). */
export interface LoaderConfig {
  /** Design: 1 a turning ring, 2 three beating dots, 3 a running line. @default 1 */
  version?: number | string
  /** Shows the image. @default false */
  show_logo?: boolean | number | string
  /** @default true */
  show_title?: boolean | number | string
  /** @default true */
  show_desc?: boolean | number | string
  /** Title. @default 'CHARGEMENT' */
  txt_loading?: string
  /** Description. @default "Veuillez patienter s'il vous plait..." */
  txt_patienter?: string
  /** Colour of the card's border. */
  bordercolor?: string
  /** Colour of the text and of the animated parts. */
  fg?: string
  /** Colour of the veil over the page. */
  bg?: string
  /** Colour of the card. */
  bgc?: string
  /** URL of the image. @default the logo of the site's identity */
  image?: string
}

declare global {
  interface Window {
    /** The site's configuration of the loader, if its pages define one. */
    flexit_loader?: LoaderConfig
  }
}

/** The configuration after parsing, with its defaults (LOADER-02). */
export interface LoaderLook {
  version: 1 | 2 | 3
  image: string
  title: string
  description: string
  /** Custom properties for the colours, without those that the browser does not support. */
  colors: Record<string, string>
}

const colorProperties = {
  fg: '--flx-loader-color',
  bg: '--flx-loader-veil',
  bgc: '--flx-loader-background',
  bordercolor: '--flx-loader-border',
} as const

/**
 * Parses a flag: `1`, `'1'`, `'true'`, `'on'` and `true` are true; `0`, `'0'`, `'false'`, `'off'`, `''` and `false`
 * are false.
 */
function isOn(value: boolean | number | string | undefined, fallback: boolean): boolean {
  if (value === undefined || value === null) return fallback
  return typeof value === 'string' ? !/^(?:0|false|off|non|)$/i.test(value.trim()) : Boolean(value)
}

function readVersion(value: number | string | undefined): 1 | 2 | 3 {
  const version = Number(value)
  return version === 2 || version === 3 ? version : 1
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

/**
 * Merges configurations on top of the page's `flexit_loader`; later ones override earlier ones.
 *
 * @param texts - The default title and description, in the language of the page.
 */
export function readLook(layers: readonly LoaderConfig[], texts: { title: string; description: string }): LoaderLook {
  const given = [window.flexit_loader ?? {}, ...layers].map((layer) =>
    Object.fromEntries(Object.entries(layer).filter(([, value]) => isGiven(value))),
  )
  const merged: LoaderConfig = Object.assign({}, ...given)
  const colors = Object.entries(colorProperties).flatMap(([name, property]) => {
    const color = merged[name as keyof typeof colorProperties]
    return color && CSS.supports('color', color) ? [[property, color]] : []
  })
  return {
    version: readVersion(merged.version),
    image: isOn(merged.show_logo, isGiven(merged.image)) ? merged.image || config().identity.logo || '' : '',
    title: isOn(merged.show_title, true) ? (merged.txt_loading ?? texts.title) : '',
    description: isOn(merged.show_desc, true) ? (merged.txt_patienter ?? texts.description) : '',
    colors: Object.fromEntries(colors),
  }
}
