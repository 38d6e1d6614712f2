import parsePolicy from 'content-security-policy-parser'
import { type Fault, fault } from '../fault.ts'
import type { Page } from '../page.ts'
import type { Answer } from '../visitor.ts'
import { scriptTags } from './script.ts'

type Policy = ReadonlyMap<string, readonly string[]>

/** Returns true if a source of a policy matches this address (Content Security Policy 3, 6.7.2.8). */
function names(source: string, url: URL, page: URL): boolean {
  if (source === '*') return /^(?:https?|wss?):$/.test(url.protocol)
  if (source === "'self'") return url.origin === page.origin
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) {
    return url.protocol === source.toLowerCase() || (source === 'http:' && url.protocol === 'https:')
  }
  const [, scheme, host = '', port, path = ''] =
    /^(?:([a-z][a-z\d+.-]*):\/\/)?([^/:']+)(?::(\d+|\*))?(\/.*)?$/i.exec(source) ?? []
  if (!host) return false
  const hasScheme = scheme
    ? url.protocol.startsWith(scheme.toLowerCase())
    : [page.protocol, 'https:'].includes(url.protocol)
  const hasHost = host.startsWith('*.')
    ? url.hostname.endsWith(host.slice(1))
    : host === '*' || url.hostname === host.toLowerCase()
  const hasPort =
    port === '*' ||
    (port ?? '') === url.port ||
    (port && !url.port && port === (url.protocol === 'https:' ? '443' : '80'))
  const hasPath = path.endsWith('/') ? url.pathname.startsWith(path) : !path || url.pathname === path
  return hasScheme && hasHost && Boolean(hasPort) && hasPath
}

const sourcesOf = (policy: Policy, ...directives: string[]): readonly string[] | undefined =>
  directives.map((name) => policy.get(name)).find((sources) => sources !== undefined)

const allows = (sources: readonly string[] | undefined, address: string, page: Page): boolean =>
  !sources || sources.some((source) => names(source, new URL(address), new URL(page.address)))

const hasNonce = (sources: readonly string[], element: Element): boolean => {
  const nonce = element.getAttribute('nonce')
  return Boolean(nonce) && sources.includes(`'nonce-${nonce}'`)
}

const hasHash = (sources: readonly string[], element: Element): boolean =>
  (element.getAttribute('integrity') ?? '').split(/\s+/).some((hash) => hash && sources.includes(`'${hash}'`))

/** Returns all policies of the page: those of its header, which may contain several, and of its `<meta>` tags. */
function policiesOf({ document }: Page, { headers }: Answer): Policy[] {
  const metas = [...document.querySelectorAll('meta[http-equiv="content-security-policy" i]')]
  const texts = [
    ...(headers.get('Content-Security-Policy') ?? '').split(','),
    ...metas.map((each) => each.getAttribute('content') ?? ''),
  ]
  return texts.filter((text) => text.trim()).map((text) => parsePolicy(text))
}

function checkScripts(policy: Policy, page: Page): Fault[] {
  const sources = sourcesOf(policy, 'script-src-elem', 'script-src', 'default-src')
  const [tag] = scriptTags(page)
  if (!sources || !tag) return []
  const faults: Fault[] = []
  const { element, address, isModule } = tag
  const isStrict = sources.includes("'strict-dynamic'")
  const isNamed = !isStrict && allows(sources, address, page)
  const isTrusted = hasNonce(sources, element) || hasHash(sources, element)
  if (!isNamed && !isTrusted) {
    faults.push(fault('csp-script', `script-src n’admet pas la balise de ${address}.`, page.lineOf(element)))
  } else if (isModule && !isStrict && !allows(sources, new URL('chunks/core.js', address).href, page)) {
    faults.push(
      fault(
        'csp-chunks',
        `script-src n’admet pas ce que le script demande ensuite, sous ${new URL('chunks/', address).href}.`,
      ),
    )
  }
  const map = page.document.querySelector('script[type="importmap"]')
  const isInlineAllowed =
    sources.includes("'unsafe-inline'") && !sources.some((each) => /^'(?:nonce|sha\d+)-/.test(each))
  if (map && !hasNonce(sources, map) && !isInlineAllowed && !sources.some((each) => each.startsWith("'sha"))) {
    faults.push(
      fault('csp-importmap', 'script-src n’admet pas la table d’intégrité : il lui faut le nonce.', page.lineOf(map)),
    )
  }
  return faults
}

function checkPolicy(policy: Policy, page: Page): Fault[] {
  const faults = checkScripts(policy, page)
  if (!allows(sourcesOf(policy, 'connect-src', 'default-src'), page.address, page)) {
    faults.push(fault('csp-connect', 'connect-src n’admet pas les demandes au site : aucun élément ne lira rien.'))
  }
  const images = sourcesOf(policy, 'img-src', 'default-src')
  if (!allows(images, page.address, page)) faults.push(fault('csp-img', 'img-src n’admet pas les images du site.'))
  else if (images && !images.includes('data:')) faults.push(fault('csp-img', 'img-src n’admet pas data:.'))
  const types = policy.get('trusted-types')
  if (types && !types.includes('flx') && !types.includes('*')) {
    faults.push(
      fault(
        'csp-trusted-types',
        'trusted-types ne nomme pas la politique flx : rien de ce que répond le serveur ne pourra être montré.',
      ),
    )
  }
  return faults
}

/** Checks that the page's policies let the library work. */
export function checkCsp(page: Page, answer: Answer): Fault[] {
  const policies = policiesOf(page, answer)
  if (policies.length === 0) return [fault('csp-missing', 'La page n’a pas de politique de sécurité.')]
  return policies.flatMap((policy) => checkPolicy(policy, page))
}
