/**
 * Returns true if this HTML is a whole page rather than a fragment: it begins with a doctype or `<html>`, after nothing
 * but spaces and comments. Each character is read once, however many comments there are.
 */
export function isDocument(html: string): boolean {
  let at = html.search(/\S/)
  while (html.startsWith('<!--', at)) {
    // In `<!-->`, the same two hyphens open and close the comment.
    const end = html.indexOf('-->', at + 2)
    if (end < 0) return false
    at = end + 3
    while (/\s/.test(html.charAt(at))) at++
  }
  return /^<(?:!doctype\s{1,9}html|html[\s>])/i.test(html.slice(Math.max(at, 0)).slice(0, 30))
}
