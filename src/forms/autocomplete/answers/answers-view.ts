import { countOf } from '../../../core/french/plural.ts'
import { autocompleteTexts as t } from '../autocomplete-messages.ts'
import type { Suggestion } from './suggestion.ts'

/** The texts and options that the list displays for some answers. */
interface AnswersView {
  /** The first answers, as many as the author's `limit` allows. */
  shown: readonly Suggestion[]
  /** Text below the list: how many answers are left out, or that there are none. */
  message: string
  /** Text for screen readers. */
  announcement: string
}

export function viewOf(found: readonly Suggestion[], limit: number, text: string): AnswersView {
  const shown = found.slice(0, Math.max(1, limit))
  const total = found.length
  const tooMany = shown.length < total ? t('first', { n: shown.length, total }) : ''
  const message = total === 0 ? t('none', { text }) : tooMany
  return { shown, message, announcement: message || t('found', { count: countOf(total, 'réponse') }) }
}
