import { isFrench, textLocale } from '../i18n/texts.ts'

/** Formats minutes since midnight: `750` is « 12 h 30 » in French. */
export function formatTime(minutes: number): string {
  if (!isFrench()) {
    const format = new Intl.DateTimeFormat(textLocale(), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
    return format.format(minutes * 60_000)
  }
  if (minutes === 24 * 60) return 'minuit'
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)}\u00a0h${rest ? `\u00a0${String(rest).padStart(2, '0')}` : ''}`
}

/** Formats two times in minutes since midnight: « 10 h – 12 h 30 ». */
export function formatTimes(from: number, to: number): string {
  return `${formatTime(from)}\u00a0– ${formatTime(to)}`
}

/** Formats a time `HH:MM`: « 12 h 30 ». */
export function formatHour(time: string): string {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return formatTime(hours * 60 + rest)
}

/** Formats two times `HH:MM`: « 10 h – 12 h 30 ». */
export function formatHourRange(start: string, end: string): string {
  return `${formatHour(start)}\u00a0– ${formatHour(end)}`
}
