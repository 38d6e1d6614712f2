import { nameOf } from '../fields.ts'

/** The state of a form in an entry of the browser's history. */
export interface StepEntry {
  /** Index of the step, from 0; the number of steps stands for the summary. */
  step: number
  /** Index of the step that the visitor came from; -1 at the first. */
  from: number
  /** True when the visitor came from the summary to change an answer, and will return to it. */
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

  /** Returns this form's state in the current history entry, if it has one. */
  read(): StepEntry | undefined {
    const state: unknown = history.state
    const forms = isRecord(state) ? state[mark] : undefined
    const own = isRecord(forms) ? forms[this.#name] : undefined
    if (!isRecord(own) || !Number.isInteger(own['step'])) return undefined
    return { step: Number(own['step']), from: Number(own['from'] ?? -1), isChange: own['isChange'] === true }
  }

  /** Adds a history entry, or replaces the current one; the page's own state is kept. */
  write(entry: StepEntry, how: 'push' | 'replace'): void {
    const state: unknown = history.state
    const before = isRecord(state) ? state : {}
    const forms = isRecord(before[mark]) ? before[mark] : {}
    const next = { ...before, [mark]: { ...forms, [this.#name]: entry } }
    try {
      if (how === 'push') history.pushState(next, '')
      else history.replaceState(next, '')
    } catch {
      // Browsers limit how often entries can be added: until then, Back leaves the page.
    }
  }
}
