/** Words that follow a figure and belong to it: units, parts of a date or an hour, what is counted in a price. */
const units =
  'h|min|s|ms|ans?|mois|jours?|km|m|cm|mm|kg|g|l|cl|ml|px|o|ko|Mo|Go|kB|°C|TTC|HT|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'

/** The spaces that no line break may take; those between thousands are a group. */
const keptSpaces = new RegExp(
  [
    ' (?=[:;!?»%€])',
    '(?<=«) ',
    String.raw`(?<=\d(?:er)?) (?=(?:${units})(?![\p{L}\p{N}]))`,
    '(?<=€) (?=(?:TTC|HT)(?!\\p{L}))',
    String.raw`(?<=\d[ \u00a0]h) (?=\d)`,
    String.raw`(?<=\d)( )(?=\d{3}(?!\d))`,
  ].join('|'),
  'gu',
)

const kept = (_: string, thousands: string | undefined): string => (thousands ? '\u202f' : '\u00a0')

/**
 * French typography: a space that no line break may take stands before `: ; ! ? » % €`, after `«`, between a figure and
 * its unit or its month, and inside an hour: « 10 h 30 », « 12,50 € TTC », « 1er décembre ». For text that is read: the one
 * function of the elements' texts, of the shop's pages, of the guide and of the mails.
 */
export function noBreaks(text: string): string {
  return text.replace(keptSpaces, kept)
}
