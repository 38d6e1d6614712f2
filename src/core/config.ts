import { pageBase } from './browser/address.ts'
import { isAddress, isPictureAddress } from './browser/is-address.ts'
import { ofPage } from './browser/page.ts'
import { configState } from './configure.ts'
import { isUntrusted } from './html/untrusted.ts'
import { languageOf } from './i18n/language-of.ts'

export interface Identity {
  logo?: string | undefined
  logo_site?: string | undefined
  [field: string]: string | undefined
}

/** A function that markup names. @param frame - The window of the page in the popup's frame; null where it is not of this origin. */
export type NamedFunction = (frame: Window | null) => unknown

export interface Config {
  /** Address under which the server answers; ends with a slash. @default '/globalflexit/' */
  base: string
  /** Language of the texts, by its two letters. @default that of `<html lang>`, or 'fr' */
  lang: string
  /** Hash of the visitor's session: caches made under another one are not used. */
  sessionHash: string
  /** Who the site is: the address of its logo, also known as `logo_site`; and whatever else a menu's bar shows of it. */
  identity: Identity
  /** Other origins whose HTML may become part of the page; by `configure` alone, never by the tag. @default none */
  origins?: readonly string[]
  /** Functions that markup may name: `confirmCloseFonction`, `onClose`; by `configure` alone. @default none */
  functions?: Readonly<Record<string, NamedFunction>>
  /** Nonce that scripts returned by the server run with; that of the page's own scripts when absent. */
  nonce: string
  /** Whether scripts returned by the server run. @default true */
  scripts: boolean
  /** Whether the server's translations are laid over the built-in texts. @default false in French, true otherwise */
  translations: boolean
  /** Whether the site's rules about bare tags are kept off what widgets draw. @default true */
  shield?: boolean
  /** Milliseconds that a toast stays which says none itself. @default the time that its reading takes, 6 s or more */
  toastDelay?: number
  /** Whether calls of templates say that the page is an administrator's (PAGE-11). @default what `is-admin` says */
  is_admin?: boolean
}

/** Reads `<flx-config>`: base, lang, session-hash, logo, logo-site, nonce; scripts, translations: `on` or `off`. */
function readElement(): Partial<Config> {
  const element = [...ofPage('documentElement').getElementsByTagName('flx-config')].find(
    (each) => !isUntrusted(each),
  ) as HTMLElement | undefined
  if (!element) return {}
  const read = (name: string): string | undefined => element.getAttribute(name) ?? undefined
  const readAddress = (name: string): string | undefined => (isAddress(read(name) ?? '') ? read(name) : undefined)
  const logo = [read('logo'), read('logo-site')].find((given) => given !== undefined && isPictureAddress(given))
  const isOn = (name: string): boolean | undefined => (element.hasAttribute(name) ? read(name) !== 'off' : undefined)
  return {
    base: ownBase(readAddress('base')),
    lang: read('lang'),
    sessionHash: read('session-hash'),
    identity: logo ? { logo } : undefined,
    nonce: element.nonce || read('nonce'),
    scripts: isOn('scripts'),
    translations: isOn('translations'),
  }
}

/** What was refused last: it is said once. */
let refused = ''

/** Markup may not send the page's carts and passwords elsewhere: a base of another origin is `configure`'s to give. */
function ownBase(base = ''): string | undefined {
  if (!base || new URL(base, pageBase()).origin === location.origin) return base || undefined
  if (refused !== base) console.warn(`flx : base="${base}" est d’une autre origine : flx.configure({ base }).`)
  refused = base
  return undefined
}

function withoutAbsent(values: Partial<Config>): Partial<Config> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/**
 * The configuration as it stands now: the defaults, then the page's `<flx-config>`, then what `configure` gave.
 * Asked at every request: it reads lists that the browser keeps, and looks through no page.
 */
export function config(): Config {
  const read = { ...withoutAbsent(readElement()), ...withoutAbsent(configState().given) }
  const lang = languageOf(read.lang) ?? languageOf(ofPage('documentElement').lang) ?? 'fr'
  const values: Config = {
    base: '/globalflexit/',
    sessionHash: '',
    nonce: [...ofPage('scripts')].find(({ nonce }) => nonce)?.nonce ?? '',
    scripts: true,
    translations: lang !== 'fr',
    ...read,
    lang,
    identity: { ...read.identity, logo: read.identity?.logo || read.identity?.logo_site || '' },
  }
  if (!values.base.endsWith('/')) values.base += '/'
  return values
}
