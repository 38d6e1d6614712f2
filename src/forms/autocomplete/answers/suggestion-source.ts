import { endpoint } from '../../../core/config.ts'
import { fold, typedText } from '../../../core/french/fold.ts'
import { decodeTexts, plainText } from '../../../core/html/plain-text.ts'
import { createLatest } from '../../../core/http/latest.ts'
import { Refusal } from '../../../core/http/request-error.ts'
import { sendJson } from '../../../core/http/send-json.ts'
import { autocompleteReply, type Suggestion } from './suggestion.ts'

export interface SourceOptions {
  /** Address of the service; empty for the shared one. */
  src: string
  classname: string
  methode: string
  /** More parameters as a query string: `pays=FR&actif=1`. */
  addParams: string
}

export interface SuggestionSource {
  /** Returns the cached answers to a text; undefined if they have not been fetched. */
  known(text: string): readonly Suggestion[] | undefined
  /** Fetches the answers to a text, and aborts the pending request for another. @throws if the answer is not a list */
  find(text: string): Promise<readonly Suggestion[]>
  /** Returns the only cached answer with this text, compared without case, accents, hyphens and apostrophes. */
  matchOf(text: string): Suggestion | undefined
  abort(): void
}

const address = 'ajax/autocompleter.php'
const mostKept = 40

/** Returns a text as it is compared with an answer: « St Malo » and « L Haÿ » are typed for names with signs. */
const asWords = (text: string): string =>
  fold(text)
    .replace(/[-' ]+/g, ' ')
    .replace(/\bst(e?)\b\.?/g, 'saint$1')

/**
 * Fetches the answers to a text from the server (AUTO-01), and caches them by text.
 *
 * @param options - Read before each access; when they have changed, the cache is cleared.
 */
export function suggestionSource(options: () => SourceOptions): SuggestionSource {
  const answers = new Map<string, readonly Suggestion[]>()
  const latest = createLatest()
  let asked = ''

  let asking: { term: string; found: Promise<readonly Suggestion[]> } | undefined

  const answersNow = (): Map<string, readonly Suggestion[]> => {
    const { src, classname, methode, addParams } = options()
    const now = JSON.stringify([src, classname, methode, addParams])
    if (now !== asked) answers.clear()
    asked = now
    return answers
  }

  const keep = (text: string, found: readonly Suggestion[]): void => {
    if (answers.size >= mostKept) answers.delete(answers.keys().next().value ?? '')
    answers.set(text, found)
  }

  const ask = async (term: string): Promise<readonly Suggestion[]> => {
    const { src, classname, methode, addParams } = options()
    const add_params = Object.fromEntries(new URLSearchParams(addParams))
    const body = { autocompleter: { classname, methode, add_params }, term }
    const reply = await latest.run((signal) =>
      sendJson({ address: src || endpoint(address), method: 'GET', body, signal }, autocompleteReply),
    )
    if (!Array.isArray(reply)) throw new Refusal(plainText((reply as { error_msg: string }).error_msg))
    const found = decodeTexts(reply) as typeof reply
    keep(term, found)
    return found
  }

  return {
    known: (text) => answersNow().get(typedText(text)),
    find(text) {
      const term = typedText(text)
      if (asking?.term === term) return asking.found
      const found = ask(term)
      asking = { term, found }
      const forget = (): void => {
        if (asking?.found === found) asking = undefined
      }
      found.then(forget, forget)
      return found
    },
    matchOf(text) {
      const wanted = asWords(typedText(text))
      const same = answersNow()
        .get(typedText(text))
        ?.filter((one) => [one.label, one.text].some((name) => asWords(name) === wanted))
      return same?.length === 1 ? same[0] : undefined
    },
    abort() {
      asking = undefined
      latest.abort()
    },
  }
}
