import { useMemo } from 'react'
import { withFirst } from '../../core/french/day.ts'
import { languageOf, textLocale } from '../../core/i18n/texts.ts'
import { useTextsVersion } from '../../core/i18n/use-texts.ts'

/** Texts that `Intl` does not provide, in the languages of the calendar (CAL-02). */
const words = {
  de: { close: 'Schließen', none: 'Keine Termine in diesem Monat' },
  en: { close: 'Close', none: 'No events this month' },
  es: { close: 'Cerrar', none: 'Ningún evento este mes' },
  fr: { close: 'Fermer', none: 'Aucun événement ce mois-ci' },
  it: { close: 'Chiudi', none: 'Nessun evento in questo mese' },
  nl: { close: 'Sluiten', none: 'Geen evenementen deze maand' },
} as const

export interface CalendarLanguage {
  close: string
  none: string
  today: string
  /** « novembre 2026 » */
  month(month: string): string
  /** « mardi 3 novembre 2026 » */
  day(day: string): string
  /** « mardi 3 novembre » */
  listDay(day: string): string
  /** The names of the weekdays from Monday on, short and in full. */
  weekdays: readonly (readonly [short: string, long: string])[]
}

const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** Returns the language of the closest `lang` attribute if the calendar has it, else that of the page. */
function languageAt(host: Element): CalendarLanguage {
  const tag = host.closest('[lang]')?.getAttribute('lang') ?? undefined
  const own = languageOf(tag)
  const locale = own && own in words ? own : textLocale()
  const { close, none } = words[(languageOf(locale) ?? 'fr') as keyof typeof words] ?? words.fr
  const format = (options: Intl.DateTimeFormatOptions) => {
    const known = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return (day: string): string => known.format(utc(day))
  }
  const [short, long] = [format({ weekday: 'short' }), format({ weekday: 'long' })]
  const wholeDay = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const month = format({ month: 'long', year: 'numeric' })
  return {
    close,
    none,
    today: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day'),
    month: (shown) => month(`${shown}-01`),
    day: (day) => (languageOf(locale) === 'fr' ? withFirst(wholeDay(day)) : wholeDay(day)),
    listDay: format({ weekday: 'long', day: 'numeric', month: 'long' }),
    // The first of January 2024 was a Monday.
    weekdays: [1, 2, 3, 4, 5, 6, 7].map((date) => [short(`2024-01-0${date}`), long(`2024-01-0${date}`)] as const),
  }
}

/** Returns the calendar's language, and renders again when translations have loaded. */
export function useCalendarLanguage(host: Element): CalendarLanguage {
  const version = useTextsVersion()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language of the page is read by `languageAt`.
  return useMemo(() => languageAt(host), [host, version])
}
