import { nameOf } from '../fields.ts'

/** Where a form stands in an entry of the browser's history. */
export interface StepEntry {
  /** Place among the steps, from 0; their number is the summary. */
  step: number
  /** The one from which the visitor came here; -1 at the first. */
  from: number
  /** The visitor changes what the summary shows, and goes back to it. */
  isChange: boolean
}

const mark = 'flxForms'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Keeps the step of a form in the browser's history: Back goes back a step, a reload stays where it was (FORM-03). */
export class StepHistory {
  #name: string

  constructor(form: HTMLFormElement, moved: (entry: StepEntry) => void, signal: AbortSignal) {
    this.#name = nameOf(form)
    const follow = (): void => {
      const entry = this.read()
      if (entry) moved(entry)
    }
    window.addEventListener('popstate', follow, { signal })
  }

  /** What the entry of now says of this form; undefined where it says nothing. */
  read(): StepEntry | undefined {
    const state: unknown = history.state
    const forms = isRecord(state) ? state[mark] : undefined
    const own = isRecord(forms) ? forms[this.#name] : undefined
    if (!isRecord(own) || !Number.isInteger(own['step'])) return undefined
    return { step: Number(own['step']), from: Number(own['from'] ?? -1), isChange: own['isChange'] === true }
  }

  /** Adds an entry, or says another thing of the one of now; the page's own state stays as it is. */
  write(entry: StepEntry, how: 'push' | 'replace'): void {
    const state: unknown = history.state
    const before = isRecord(state) ? state : {}
    const forms = isRecord(before[mark]) ? before[mark] : {}
    const next = { ...before, [mark]: { ...forms, [this.#name]: entry } }
    try {
      if (how === 'push') history.pushState(next, '')
      else history.replaceState(next, '')
    } catch {
      // The browser refuses more entries for a while: Back leaves the page.
    }
  }
}
