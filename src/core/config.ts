import { isAddress } from './browser/address.ts'
import { configState } from './configure.ts'
import { languageOf } from './i18n/language-of.ts'

export interface Identity {
  logo?: string | undefined
  logo_site?: string | undefined
  [field: string]: string | undefined
}

export interface Config {
  /** Address under which the server answers; ends with a slash. @default '/globalflexit/' */
  base: string
  /** Language of the texts, by its two letters. @default that of `<html lang>`, or 'fr' */
  lang: string
  /** Hash of the visitor's session: caches made under another one are not used. */
  sessionHash: string
  /** Who the site is: the address of its logo, also known as `logo_site`; and whatever else a menu's bar shows of it. */
  identity: Identity
  /** Nonce that scripts returned by the server run with; that of the page's own scripts when absent. */
  nonce: string
  /** Whether scripts returned by the server run. @default true */
  scripts: boolean
  /** Whether the server's translations are laid over the built-in texts. @default false in French, true otherwise */
  translations: boolean
  /** Whether the site's rules about bare tags are kept off what widgets draw. @default true */
  shield?: boolean
  /** Whether calls of templates say that the page is an administrator's (PAGE-11). @default what `is-admin` says */
  is_admin?: boolean
}

/** Reads `<flx-config>`: base, lang, session-hash, logo, logo-site, nonce; scripts, translations: `on` or `off`. */
function readElement(): Partial<Config> {
  const element = document.getElementsByTagName('flx-config')[0] as HTMLElement | undefined
  if (!element) return {}
  const read = (name: string): string | undefined => element.getAttribute(name) ?? undefined
  const readAddress = (name: string): string | undefined => (isAddress(read(name) ?? '') ? read(name) : undefined)
  const logo = readAddress('logo') ?? readAddress('logo-site')
  const isOn = (name: string): boolean | undefined => (element.hasAttribute(name) ? read(name) !== 'off' : undefined)
  return {
    base: readAddress('base'),
    lang: read('lang'),
    sessionHash: read('session-hash'),
    identity: logo ? { logo } : undefined,
    nonce: element.nonce || read('nonce'),
    scripts: isOn('scripts'),
    translations: isOn('translations'),
  }
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
  const lang = languageOf(read.lang) ?? languageOf(document.documentElement.lang) ?? 'fr'
  const values: Config = {
    base: '/globalflexit/',
    sessionHash: '',
    nonce: [...document.scripts].find(({ nonce }) => nonce)?.nonce ?? '',
    scripts: true,
    translations: lang !== 'fr',
    ...read,
    lang,
    identity: { ...read.identity, logo: read.identity?.logo || read.identity?.logo_site || '' },
  }
  if (!values.base.endsWith('/')) values.base += '/'
  return values
}
