import { countOf } from '../../../core/french/plural.ts'
import { autocompleteTexts as t } from '../autocomplete-messages.ts'
import type { Suggestion } from './suggestion.ts'

/** What the visitor sees and hears of some answers. */
interface AnswersView {
  /** As many as the author lets be shown. */
  shown: readonly Suggestion[]
  /** What is said below them: that there are more, or none. */
  message: string
  /** What is read out. */
  said: string
}

export function viewOf(found: readonly Suggestion[], limit: number, text: string): AnswersView {
  const shown = found.slice(0, Math.max(1, limit))
  const total = found.length
  const tooMany = shown.length < total ? t('first', { n: shown.length, total }) : ''
  const message = total === 0 ? t('none', { text }) : tooMany
  return { shown, message, said: message || t('found', { count: countOf(total, 'réponse') }) }
}
