import { createHash } from 'node:crypto'
import { type Fault, fault, Unread } from '../fault.ts'
import type { Page } from '../page.ts'
import type { Answer, Visitor } from '../visitor.ts'

/** The script tag that loads the library. */
export interface ScriptTag {
  element: Element
  /** The absolute address. */
  address: string
  isModule: boolean
  isElsewhere: boolean
}

const oneMonth = 30 * 24 * 3600
const worthCompressing = 1500

/** Returns the tags that load the library, in the page's order. */
export function scriptTags({ document, address }: Page): ScriptTag[] {
  return [...document.querySelectorAll('script[src]')].flatMap((element) => {
    const given = element.getAttribute('src') ?? ''
    if (!URL.canParse(given, address)) return []
    const url = new URL(given, address)
    if (!/^flx(?:\.all)?(?:\.min)?\.js$/.test(url.pathname.split('/').at(-1) ?? '')) return []
    const isModule = element.getAttribute('type')?.trim().toLowerCase() === 'module'
    return [{ element, address: url.href, isModule, isElsewhere: url.origin !== new URL(address).origin }]
  })
}

/**
 * Returns the hashes in the page's import map, by absolute address; undefined if there is none, `invalid` if it is
 * broken.
 */
function readImportMap({
  document,
  address,
}: Page): { element: Element; hashes: Map<string, string> } | 'invalid' | undefined {
  const element = document.querySelector('script[type="importmap"]')
  if (!element) return undefined
  try {
    const { integrity = {} } = JSON.parse(element.textContent ?? '') as { integrity?: Record<string, string> }
    const entries = Object.entries(integrity)
    if (entries.some(([name]) => name.startsWith('ADRESSE')) || element.getAttribute('nonce') === 'NONCE')
      return 'invalid'
    return { element, hashes: new Map(entries.map(([name, hash]) => [new URL(name, address).href, hash])) }
  } catch {
    return 'invalid'
  }
}

/** Returns true if one of the hashes of an `integrity` attribute matches the bytes. */
function isHashOf(integrity: string, body: Uint8Array): boolean {
  const hashes = integrity.split(/\s+/).flatMap((each) => /^(sha(?:256|384|512))-([^?]+)/.exec(each) ?? [])
  // Browsers also ignore an attribute without a valid hash.
  if (hashes.length === 0) return true
  for (let index = 0; index < hashes.length; index += 3) {
    const [, algorithm = '', hash] = hashes.slice(index)
    if (createHash(algorithm).update(body).digest('base64') === hash) return true
  }
  return false
}

function checkHash(integrity: string | null | undefined, { body, address }: Answer): Fault[] {
  if (!integrity || isHashOf(integrity, body)) return []
  return [
    fault(
      'integrity-wrong',
      'L’empreinte écrite dans la page n’est pas celle du fichier : le navigateur le refuse.',
      address,
    ),
  ]
}

/** Checks the response headers of a file of the library. */
function checkFile(
  { address, status, type, headers, body }: Answer,
  { isElsewhere }: ScriptTag,
  origin: string,
  isChunk: boolean,
): Fault[] {
  if (status !== 200) return [fault('script-unread', `Le fichier répond ${status}.`, address)]
  const faults: Fault[] = []
  if (!/^(?:text|application)\/(?:javascript|ecmascript|x-javascript)\b/i.test(type)) {
    faults.push(
      fault('script-type', `Il est servi en « ${type || 'rien'} » : un module ainsi servi ne s’exécute pas.`, address),
    )
  }
  const allowed = headers.get('Access-Control-Allow-Origin')
  if (isElsewhere && allowed !== '*' && allowed !== origin) {
    const said = allowed
      ? `Il répond Access-Control-Allow-Origin: ${allowed}`
      : 'Il ne répond pas Access-Control-Allow-Origin'
    faults.push(fault('script-cors', `${said} : le navigateur le refuse.`, address))
  }
  const cache = headers.get('Cache-Control') ?? ''
  const age = Number(/max-age=(\d+)/.exec(cache)?.[1] ?? 0)
  if (!cache) faults.push(fault('script-cache', 'Il ne dit pas combien de temps il se garde.', address))
  else if (isChunk && age < oneMonth) {
    faults.push(
      fault(
        'script-cache',
        `Il ne se garde pas un an (« ${cache} ») ; son nom change pourtant avec son contenu.`,
        address,
      ),
    )
  }
  if (body.length > worthCompressing && !headers.get('Content-Encoding')) {
    faults.push(fault('script-compressed', `Ses ${body.length} octets sont envoyés sans compression.`, address))
  }
  const isShared = /\bpublic\b|s-maxage/i.test(cache)
  if (headers.get('Content-Encoding') && isShared && !/accept-encoding|\*/i.test(headers.get('Vary') ?? '')) {
    faults.push(
      fault(
        'script-vary',
        'Il est compressé sans dire Vary : un cache le donnerait à qui ne sait pas le lire.',
        address,
      ),
    )
  }
  return faults
}

async function readFile(
  address: string,
  tag: ScriptTag,
  visitor: Visitor,
  integrity: string | null | undefined,
  isChunk: boolean,
) {
  try {
    const answer = await visitor.ask({ address, isFile: true })
    return {
      answer,
      faults: [
        ...checkFile(answer, tag, visitor.origin, isChunk),
        ...(answer.status === 200 ? checkHash(integrity, answer) : []),
      ],
    }
  } catch (error) {
    if (!(error instanceof Unread)) throw error
    return { faults: [fault('script-unread', `${error.message}.`)] }
  }
}

/** Matches the files that most elements need. */
const sharedFile = /^(?:base|core)-/

/** Returns the addresses of the shared files that a script would load. The script contains their names. */
function chunksIn({ text, address }: Answer): string[] {
  const names = /["'`]((?:[\w-]+-[\w-]{7} )+[\w-]+-[\w-]{7})["'`]\.split/.exec(text)?.[1]?.split(' ') ?? []
  return names.filter((name) => sharedFile.test(name)).map((name) => new URL(`chunks/${name}.js`, address).href)
}

function checkTag({ element, address, isModule, isElsewhere }: ScriptTag, page: Page): Fault[] {
  const line = page.lineOf(element)
  const faults: Fault[] = []
  if (!isModule && /\/flx(?:\.min)?\.js(?:$|[?#])/.test(address)) {
    faults.push(fault('script-module', 'flx.js est un module : sans type="module", il ne s’exécute pas.', line))
  }
  if (element.hasAttribute('integrity') && isElsewhere && !isModule && !element.hasAttribute('crossorigin')) {
    faults.push(
      fault(
        'integrity-crossorigin',
        'Le script porte integrity sans crossorigin : le navigateur ne peut pas le vérifier, et le refuse.',
        line,
      ),
    )
  }
  return faults
}

function checkMap(map: ReturnType<typeof readImportMap>, page: Page): Fault[] {
  if (!map) return []
  if (map === 'invalid') {
    return [
      fault(
        'importmap-invalid',
        'La table d’intégrité n’est pas lisible : ce n’est pas du JSON, ou ADRESSE ou NONCE y sont restés.',
        page.lineOf(page.document.querySelector('script[type="importmap"]') ?? undefined),
      ),
    ]
  }
  const module = page.document.querySelector('script[type="module"]')
  // 4 (`DOCUMENT_POSITION_FOLLOWING`): the map comes after the script.
  const isLate = module && module.compareDocumentPosition(map.element) === 4
  return isLate
    ? [
        fault(
          'importmap-late',
          'La table d’intégrité vient après un script de module : ce qui est déjà demandé n’est pas vérifié.',
          page.lineOf(map.element),
        ),
      ]
    : []
}

/** Checks how the page loads the library, and how its files are served. */
export async function checkScript(page: Page, visitor: Visitor): Promise<Fault[]> {
  const tags = scriptTags(page)
  const [tag, second] = tags
  if (!tag)
    return [
      fault(
        'script-missing',
        'La page n’appelle ni flx.js ni flx.all.js : ses éléments resteront ce que dit leur HTML.',
      ),
    ]
  const map = readImportMap(page)
  const faults = [...checkTag(tag, page), ...checkMap(map, page)]
  if (second)
    faults.push(fault('script-twice', `La page appelle le script ${tags.length} fois.`, page.lineOf(second.element)))
  const hashes = typeof map === 'object' ? map.hashes : new Map<string, string>()
  const { answer, faults: ofFile } = await readFile(
    tag.address,
    tag,
    visitor,
    tag.element.getAttribute('integrity') ?? hashes.get(tag.address),
    false,
  )
  faults.push(...ofFile)
  if (answer?.status !== 200 || !tag.isModule) return faults
  for (const address of chunksIn(answer)) {
    const chunk = await readFile(address, tag, visitor, hashes.get(address), true)
    faults.push(...chunk.faults)
  }
  return faults
}
