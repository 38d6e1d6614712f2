import { isAddress, isPictureAddress } from './browser/is-address.ts'
import { pageBase } from './browser/navigation.ts'
import { ofPage } from './browser/page.ts'
import { type Config, configState } from './configure.ts'
import { isUntrusted } from './html/untrusted.ts'
import { languageOf } from './i18n/texts.ts'

/**
 * Reads `<flx-config>`: base, lang, session-hash, logo, logo-site, nonce; scripts and translations are `on` or `off`.
 */
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

/** The last base that was refused, so that each one is logged once. */
let refused = ''

/** Refuses a base of another origin, as markup must not send carts and passwords elsewhere; `configure` may set one. */
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
 * Returns the current configuration: the defaults, then the page's `<flx-config>`, then the values given to
 * `configure`. It runs for every request, so it only reads lists that the browser caches, and does not search the page.
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

/**
 * Returns the absolute address of a service under the configured base: `endpoint('ajax/modules/menu/mobile-menu.php')`.
 */
export function endpoint(path: string): string {
  return new URL(path.replace(/^\/+/, ''), new URL(config().base, pageBase())).href
}
