import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'

type TreeElement = DefaultTreeAdapterTypes.Element

/** The library as a page loads it: the address of its files, and their hashes. */
export interface Library {
  /** `/flx/1.0.0` */
  base: string
  /** Hashes by file name, relative to the base. */
  integrity: Record<string, string>
}

/** The parts that are added to the author's page. */
export interface Additions {
  library: Library
  /** Nonce of the page's scripts; undefined without a policy. */
  nonce?: string | undefined
  /** HTML to add at the end of the body. */
  end: string
  /** Resolves to true if the author's folder contains this file. */
  hasFile(path: string): Promise<boolean>
}

/** One replacement in a text. */
interface Edit {
  from: number
  to: number
  text: string
}

/** Reads the hashes of the files, which the build has written. */
export async function readLibrary(distDir: string, version: string): Promise<Library> {
  const { files } = JSON.parse(await readFile(join(distDir, 'integrity.json'), 'utf8')) as {
    files: Record<string, string>
  }
  return { base: `/flx/${version}`, integrity: files }
}

function elementsOf(node: DefaultTreeAdapterTypes.ParentNode): TreeElement[] {
  const own = node.childNodes.filter((child) => defaultTreeAdapter.isElementNode(child))
  return own.flatMap((child) => [child, ...elementsOf('content' in child ? child.content : child)])
}

const attributeOf = (element: TreeElement, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value

const scriptName = /(?:^|\/)(flx(?:\.all)?\.js)(?:[?#]|$)/
const sheetName = /(?:^|\/)flx-places\.css(?:[?#]|$)/

/** Replaces the address of the page's `flx-places.css` by that of the package's file. */
function sheetEdits(root: DefaultTreeAdapterTypes.Document, { base }: Library): Edit[] {
  return elementsOf(root)
    .filter((link) => link.tagName === 'link' && sheetName.test(attributeOf(link, 'href') ?? ''))
    .flatMap(({ sourceCodeLocation }) => sourceCodeLocation?.attrs?.['href'] ?? [])
    .map(({ startOffset, endOffset }) => ({ from: startOffset, to: endOffset, text: `href="${base}/flx-places.css"` }))
}

/** Parses the import map of the page; undefined if it is not a JSON object. */
function importsOf(text: string): object | undefined {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? read : undefined
  } catch {
    return undefined
  }
}

const nonceAttribute = (nonce: string | undefined): string => (nonce ? ` nonce="${nonce}"` : '')

function tableTag({ library, nonce }: Additions, known: object = {}): string {
  const integrity = Object.fromEntries(
    Object.entries(library.integrity).map(([file, hash]) => [`${library.base}/${file}`, hash]),
  )
  const json = JSON.stringify({ ...known, integrity }).replaceAll('<', '\\u003c')
  return `<script type="importmap"${nonceAttribute(nonce)}>${json}</script>`
}

function scriptTag({ library, nonce }: Additions, file: string): string {
  const kind = file === 'flx.js' ? 'type="module"' : 'defer'
  const hash = library.integrity[file]
  return `<script ${kind}${nonceAttribute(nonce)} crossorigin src="${library.base}/${file}"${hash ? ` integrity="${hash}"` : ''}></script>`
}

/** Returns the offset at the end of the head's content: before its end tag, or after its last child. */
function endOfHead(html: string, root: DefaultTreeAdapterTypes.Document): number {
  const head = elementsOf(root).find(({ tagName }) => tagName === 'head')
  const place = head?.sourceCodeLocation
  const last = head?.childNodes.findLast((child) => child.sourceCodeLocation)?.sourceCodeLocation
  const afterDoctype = /^\s*<!doctype[^>]*>/i.exec(html)?.[0].length ?? 0
  return place?.endTag?.startOffset ?? last?.endOffset ?? place?.startTag?.endOffset ?? afterDoctype
}

function whole({ sourceCodeLocation: place }: TreeElement): { from: number; to: number } | undefined {
  return place ? { from: place.startOffset, to: place.endOffset } : undefined
}

/** Sets the page's nonce on a script of the author's. */
function nonceEdit(script: TreeElement, nonce: string): Edit[] {
  const place = script.sourceCodeLocation
  if (!place) return []
  const own = place.attrs?.['nonce']
  if (own) return [{ from: own.startOffset, to: own.endOffset, text: `nonce="${nonce}"` }]
  const afterName = place.startOffset + '<script'.length
  return [{ from: afterName, to: afterName, text: ` nonce="${nonce}"` }]
}

function apply(html: string, edits: Edit[]): string {
  let result = ''
  let at = 0
  for (const { from, to, text } of edits.sort((a, b) => a.from - b.from || a.to - b.to)) {
    if (from < at) continue
    result += html.slice(at, from) + text
    at = to
  }
  return result + html.slice(at)
}

/**
 * Returns the author's page with the library of the package, as the guide recommends: import map with hashes, script,
 * nonce. A script at another address is replaced, a missing one is added. The rest of the page stays as it is.
 * @returns the page, and whether it already contained the script.
 */
export async function withLibrary(html: string, additions: Additions): Promise<{ html: string; namesScript: boolean }> {
  const root = parse(html, { sourceCodeLocationInfo: true })
  const scripts = elementsOf(root).filter(({ tagName }) => tagName === 'script')
  const edits: Edit[] = []
  const taken = new Set<TreeElement>()
  const ofLibrary = scripts.find((script) => scriptName.test(attributeOf(script, 'src') ?? ''))
  const isOwnFile = ofLibrary !== undefined && (await additions.hasFile(attributeOf(ofLibrary, 'src') ?? ''))
  if (!isOwnFile) {
    edits.push(...sheetEdits(root, additions.library))
    const file = scriptName.exec((ofLibrary && attributeOf(ofLibrary, 'src')) ?? '')?.[1] ?? 'flx.js'
    const tables = scripts.filter((script) => attributeOf(script, 'type')?.toLowerCase() === 'importmap')
    const known = tables.map(({ childNodes }) =>
      importsOf(childNodes.map((child) => ('value' in child ? child.value : '')).join('')),
    )
    for (const [index, table] of tables.entries()) {
      const place = whole(table)
      if (!place || !known[index]) continue
      taken.add(table)
      edits.push({ ...place, text: '' })
    }
    const firstModule = scripts.find((script) => attributeOf(script, 'type')?.toLowerCase() === 'module')
    const places = [...tables.filter((table) => taken.has(table)), firstModule, ofLibrary].flatMap((script) =>
      script?.sourceCodeLocation ? [script.sourceCodeLocation.startOffset] : [],
    )
    const end = endOfHead(html, root)
    const before = Math.min(...(places.length > 0 ? places : [end]))
    const table = tableTag(additions, Object.assign({}, ...known))
    const place = ofLibrary && whole(ofLibrary)
    if (ofLibrary && place) {
      taken.add(ofLibrary)
      if (place.from === before) edits.push({ ...place, text: table + scriptTag(additions, file) })
      else edits.push({ ...place, text: scriptTag(additions, file) }, { from: before, to: before, text: table })
    } else edits.push({ from: before, to: before, text: table + scriptTag(additions, file) })
  }
  const { nonce } = additions
  if (nonce) for (const script of scripts) if (!taken.has(script)) edits.push(...nonceEdit(script, nonce))
  if (additions.end) {
    const body = elementsOf(root).find(({ tagName }) => tagName === 'body')
    const at = body?.sourceCodeLocation?.endTag?.startOffset ?? html.length
    edits.push({ from: at, to: at, text: additions.end })
  }
  return { html: apply(html, edits), namesScript: ofLibrary !== undefined }
}
