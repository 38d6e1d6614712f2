const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as HTML and XML write it; what XML does not admit is left out. */
export function escapeText(text: string): string {
  return [...text]
    .filter((sign) => sign >= ' ' || sign === '\n' || sign === '\t')
    .map((sign) => names[sign] ?? sign)
    .join('')
}
