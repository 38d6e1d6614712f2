const opening = 'lightbox'

/** What the `rel` of a link asks for: its image alone (`null`), or in the gallery of that name. */
export interface LightboxRel {
  gallery: string | null
}

/** Tokens of a `rel`: parted by spaces, except within a bracket that is closed (`lightbox[mon voyage] nofollow`). */
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
 * Reads the `rel` of a link (LBX-01, LBX-02). One of its tokens, whatever its place and case, starts with `lightbox`;
 * a bracket in it names the gallery. The name is compared as it is: quotes, accents and spaces belong to it.
 *
 * @returns null when the link is not one of the lightbox.
 */
export function parseRel(rel: string | null): LightboxRel | null {
  const token = rel && tokensOf(rel).find((each) => each.toLowerCase().startsWith(opening))
  return token ? { gallery: nameIn(token) } : null
}
