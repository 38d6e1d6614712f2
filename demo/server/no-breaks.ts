/** Words that follow a figure and belong to it: units, parts of a date or an hour, what is counted in a price. */
const units = 'h|min|s|ms|ans?|mois|jours?|km|m|cm|mm|kg|g|l|cl|ml|px|o|ko|Mo|Go|kB|°C|TTC|HT'

/**
 * French typography: a space that no line break may take stands before `: ; ! ? » % € °`, after `«`, between a figure and
 * its unit, and inside an hour: « 10 h 30 », « 12,50 € ». For text that is read; the one function of the guide and of
 * the mails.
 */
export function noBreaks(text: string): string {
  return text
    .replace(/ (?=[:;!?»%€])/g, '\u00a0')
    .replace(/« /g, '«\u00a0')
    .replace(new RegExp(String.raw`(?<=\d) (?=(?:${units})(?![\p{L}\p{N}]))`, 'gu'), '\u00a0')
    .replace(/(?<=\d[\u00a0]h) (?=\d)/g, '\u00a0')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '\u202f')
}

/** What is shown as it was written, or is no text at all. */
const verbatim = /^(?:script|style|pre|code|kbd|samp|textarea|option|svg|template)$/i

/** The same for all text of a page, and none of its markup; code stays as it is. */
export function noBreaksInHtml(html: string): string {
  let inside = ''
  return html.replace(/<!--[\s\S]*?-->|<\/?([a-z][\w-]*)[^>]*>|[^<]+/gi, (part, tag?: string) => {
    if (!part.startsWith('<')) return inside ? part : noBreaks(part)
    const name = tag ?? ''
    if (!inside && verbatim.test(name) && !part.startsWith('</') && !part.endsWith('/>')) inside = name.toLowerCase()
    else if (inside && part.startsWith('</') && name.toLowerCase() === inside) inside = ''
    return part
  })
}
