const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for HTML and XML, and leaves out characters that XML does not allow. */
export function escapeText(text: string): string {
  return [...text]
    .filter((sign) => sign >= ' ' || sign === '\n' || sign === '\t')
    .map((sign) => names[sign] ?? sign)
    .join('')
}
