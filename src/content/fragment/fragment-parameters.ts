import { addressInFull } from '../../core/browser/navigation.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { isUntrusted } from '../../core/html/untrusted.ts'
import type { FieldValue } from '../../core/http/call.ts'

type Fields = Record<string, FieldValue>

export interface FragmentParameters {
  /** Absolute URL. */
  address: string
  /** `referer`, `recherche`, `identload`, and others that the template gives. */
  fields: Fields
}

/** Matches a comment with parameters: it begins with `flx-fragment` or an object, or has a `url` pair. */
const looksLikeParameters = /^\s*(?:flx-fragment\b|\{)|(?:^|[\s&?;"'])url["']?\s*[=:]/i

const pairs = /([\w[\]-]+)\s*[=:]\s*(?:"([^"]*)"|'([^']*)'|([^\s;,]+))/g

function readJson(text: string): Fields | undefined {
  try {
    return JSON.parse(text) as Fields
  } catch {
    return undefined
  }
}

/** Reads `url=/bloc.php&referer=/actus`, encoded as a query; each name once. */
function readQuery(text: string): Fields {
  return Object.fromEntries(new URLSearchParams(text.replace(/^[?&]/, '')))
}

const unescaped: Record<string, string> = { quot: '"', '#34': '"', '#034': '"', amp: '&' }

/** Reads `url="/bloc.php" referer="/actus"`, written like attributes. */
function readPairs(text: string): Fields {
  return Object.fromEntries(
    [...text.matchAll(pairs)].map(([, name = '', ...values]) => [name, values.find((v) => v != null)]),
  )
}

/** Reads the parameters in a comment as templates write it (decision 33): JSON, a query, or pairs like attributes. */
function readComment(comment: string): Fields | undefined {
  const written = comment.trim().replace(/^flx-fragment\b\s*:?\s*/i, '')
  // Comments contain no entities, but templates escape them all the same.
  const text = written.replace(/&(quot|#0?34|#0?39|amp);/g, (_, name: string) => unescaped[name] ?? "'")
  if (text.startsWith('{')) return readJson(text)
  return /^[?&]?[\w[\]-]+=[^\s"']*$/.test(text) ? readQuery(text) : readPairs(text)
}

/** Returns the comment of the block itself, not one of a nested fragment or of a region with content of others. */
function findComment(host: Element): string | undefined {
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_COMMENT)
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode
    const isOwn = parentElement?.closest('flx-fragment') === host && !isUntrusted(parentElement)
    if (isOwn && nodeValue && looksLikeParameters.test(nodeValue)) return nodeValue
  }
  return undefined
}

/**
 * Reads the parameters of a block's request: those of its comment, overridden by the attributes of the element
 * (FRAG-01).
 *
 * @returns an error message for the author of the template if they are missing or invalid.
 */
export function readParameters(host: Element, given: Fields): FragmentParameters | string {
  const comment = findComment(host)
  const read = comment === undefined ? {} : readComment(comment)
  const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value))
  const { url, ...fields } = { ...read, ...named }
  const start = `flx : ${openingTag(host)}`
  if (!url && (!read || comment !== undefined)) {
    return `${start} : le commentaire de paramètres « ${comment?.trim().slice(0, 80)} » n’a pas pu être lu, ou ne dit pas url.`
  }
  if (!url) return `${start} attend un commentaire de paramètres, <!-- {"url": "…"} -->, ou l’attribut src.`
  const address = typeof url === 'string' ? addressInFull(url) : undefined
  if (address) return { address, fields }
  return `${start} : l’url « ${url} » du commentaire de paramètres n’est pas une adresse.`
}
