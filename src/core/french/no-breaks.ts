/** Words that must stay with the figure before them: units, parts of a date or a time, and those of prices. */
const units =
  'h|min|s|ms|ans?|mois|jours?|km|m|cm|mm|kg|g|l|cl|ml|px|o|ko|Mo|Go|kB|°C|TTC|HT|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'

/** Spaces at which no line may break; those between thousands are captured. */
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
 * Applies French typography: a no-break space before `: ; ! ? » % €`, after `«`, between a figure and its unit or
 * month, and inside a time: « 10 h 30 », « 12,50 € TTC », « 1er décembre ». For displayed text; the texts of the
 * elements, the shop's pages, the guide and the mails all use this function.
 */
export function noBreaks(text: string): string {
  return text.replace(keptSpaces, kept)
}
