import { type Fault, fault } from '../fault.ts'
import type { Page } from '../page.ts'
import type { Answer } from '../visitor.ts'

const isOwnMachine = (host: string): boolean => /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.*\.localhost)$/.test(host)

/** The elements whose addresses a page loads or submits to by itself. Links may lead elsewhere. */
const asking: [selector: string, attribute: string][] = [
  ['script[src], img[src], iframe[src], source[src], video[src], audio[src]', 'src'],
  ['link:is([rel~="stylesheet"], [rel~="icon"], [rel~="preload"], [rel~="modulepreload"])[href]', 'href'],
  ['form[action]', 'action'],
]

function mixed(document: Document): Fault[] {
  const found = asking.flatMap(([selector, name]) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name)?.trim() ?? ''),
  )
  return found
    .filter((address) => /^http:/i.test(address))
    .map((address) => fault('page-mixed', `La page, en https, demande ${address} en http.`))
}

/** Checks the response that contained the page: https, charset, cache. */
export function checkPage({ document }: Page, { address, type, headers }: Answer): Fault[] {
  const faults: Fault[] = []
  const { protocol, hostname } = new URL(address)
  if (protocol === 'http:' && !isOwnMachine(hostname)) {
    faults.push(fault('page-http', 'La page est servie en http : ce qu’on y saisit se lit en chemin.', address))
  }
  const meta = document.querySelector('meta[charset]')?.getAttribute('charset') ?? ''
  if (!/charset=["']?utf-?8/i.test(type) && !/^utf-?8$/i.test(meta)) {
    faults.push(fault('page-charset', 'Rien ne dit que la page est en utf-8 : ses accents peuvent se lire de travers.'))
  }
  const cache = headers.get('Cache-Control') ?? ''
  if (headers.getSetCookie().length > 0 && /\bpublic\b|s-maxage/i.test(cache)) {
    faults.push(
      fault(
        'page-shared',
        `La page pose un cookie, et dit « ${cache} » : un cache donnerait la session d’un visiteur à un autre.`,
      ),
    )
  }
  return protocol === 'https:' ? [...faults, ...mixed(document)] : faults
}
