/** Matches a warning or notice that PHP prints before an answer, as HTML or as plain text. */
const noticePattern =
  /^\s*(?:<br\s*\/?>\s*)?(?:<b>)?(?:PHP )?((?:(?:Core|Compile|User) )?(?:Warning|Notice|Deprecated|Strict Standards|Recoverable fatal error))(?:<\/b>)?:\s[\s\S]{1,2000}? on line (?:<b>)?\d+(?:<\/b>)?\s*(?:<br\s*\/?>)?\s*/i

/** A text without the PHP notices before it, and those notices. */
export interface WithoutNotices {
  text: string
  notices: string[]
}

/** Removes the PHP notices from the beginning of an answer. An answer that holds nothing else stays as it is. */
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

/** Matches the error that PHP prints when a script dies: at the beginning of an answer, or where it broke off. */
const deathPattern = /(?:^|<br\s*\/?>)\s*(?:<b>)?(?:PHP )?(?:Fatal|Parse) error(?:<\/b>)?:\s/

/**
 * Returns the PHP error or notices that came instead of an answer; an empty string if there is a real answer.
 *
 * @param answer - The answer without the notices before it.
 */
export function noticesIn(answer: string): string {
  if (noticePattern.test(answer)) return answer
  const death = deathPattern.exec(answer)
  return death ? answer.slice(death.index) : ''
}
