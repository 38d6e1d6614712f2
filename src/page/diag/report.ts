import { countOf } from '../../core/french/number.ts'
import { diagTexts as t } from './diag-messages.ts'
import { countLevel, type Finding, type Section } from './finding.ts'

/** Returns « 3 erreurs, 1 avertissement ». */
export function summaryOf(sections: Section[]): string {
  return t('summary', {
    errors: countOf(countLevel(sections, 'error'), 'erreur'),
    warnings: countOf(countLevel(sections, 'warning'), 'avertissement'),
  })
}

function lineOf({ level, text }: Finding): string {
  return `- ${level === 'info' ? '' : `[${t(`level_${level}`)}] `}${text}`
}

/** Returns the diagnosis as text to paste, with the URL and the browser. */
export function reportOf(sections: Section[]): string {
  const parts = sections.map(({ title, findings }) =>
    [`## ${title}`, ...(findings.length > 0 ? findings.map(lineOf) : [`- ${t('nothing')}`])].join('\n'),
  )
  const page = new URL(location.href)
  page.searchParams.delete('flx')
  const place = [page.href, `${innerWidth} × ${innerHeight}`, document.documentElement.lang, navigator.userAgent]
  return [`# ${t('title')} : ${summaryOf(sections)}`, place.filter(Boolean).join('\n'), ...parts].join('\n\n')
}
