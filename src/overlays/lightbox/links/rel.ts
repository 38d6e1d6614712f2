const opening = 'lightbox'

/** The gallery that the `rel` of a link names; null to show its image alone. */
export interface LightboxRel {
  gallery: string | null
}

/** Splits a `rel` into tokens, separated by spaces except within closed brackets (`lightbox[mon voyage] nofollow`). */
function tokensOf(rel: string): string[] {
  return rel.match(/(?:[^\s[]|\[[^\]]*\]|\[)+/g) ?? []
}

function nameIn(token: string): string | null {
  const bracket = token.indexOf('[')
  if (bracket < 0) return null
  const end = token.indexOf(']', bracket)
  const inside = token.slice(bracket + 1, end < 0 ? undefined : end)
  return inside.trim().replace(/\s+/g, ' ').normalize('NFC') || null
}

/**
 * Reads the `rel` of a link (LBX-01, LBX-02). A token that starts with `lightbox`, at any place and in any case,
 * makes it a lightbox link; brackets in it name the gallery. Quotes, accents and case are part of the name.
 *
 * @returns null for any other link.
 */
export function parseRel(rel: string | null): LightboxRel | null {
  const token = rel && tokensOf(rel).find((each) => each.toLowerCase().startsWith(opening))
  return token ? { gallery: nameIn(token) } : null
}
