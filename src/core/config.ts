import { pageBase } from './browser/address.ts'
import { isAddress, isPictureAddress } from './browser/is-address.ts'
import { ofPage } from './browser/page.ts'
import { type Config, configState } from './configure.ts'
import { isUntrusted } from './html/untrusted.ts'
import { languageOf } from './i18n/language-of.ts'

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
