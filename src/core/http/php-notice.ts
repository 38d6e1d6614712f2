/** What PHP prints before the answer of a script of its, with its HTML or without. */
const noticePattern =
  /^\s*(?:<br\s*\/?>\s*)?(?:<b>)?(?:PHP )?((?:(?:Core|Compile|User) )?(?:Warning|Notice|Deprecated|Strict Standards|Recoverable fatal error))(?:<\/b>)?:\s[\s\S]{1,2000}? on line (?:<b>)?\d+(?:<\/b>)?\s*(?:<br\s*\/?>)?\s*/i

/** A text without the notices of PHP that stand before it, and those notices, as they read. */
export interface WithoutNotices {
  text: string
  notices: string[]
}

/** Takes the notices of PHP from the beginning of an answer. An answer that is nothing else stays as it is. */
export function withoutNotices(answer: string): WithoutNotices {
  const notices: string[] = []
  let text = answer
  for (let found = noticePattern.exec(text); found; found = noticePattern.exec(text)) {
    notices.push(
      found[0]
        .replace(/<[^>]*>/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    text = text.slice(found[0].length)
  }
  return text.trim() ? { text, notices } : { text: answer, notices: [] }
}

/** What PHP prints where a script of its died: at the beginning of an answer, or where it broke off. */
const deathPattern = /(?:^|<br\s*\/?>)\s*(?:<b>)?(?:PHP )?(?:Fatal|Parse) error(?:<\/b>)?:\s/

/**
 * What PHP says in place of an answer: the error that it died of, or notices with nothing behind them. Empty where it
 * answered.
 *
 * @param answer - Without the notices before it.
 */
export function noticesIn(answer: string): string {
  if (noticePattern.test(answer)) return answer
  const death = deathPattern.exec(answer)
  return death ? answer.slice(death.index) : ''
}
