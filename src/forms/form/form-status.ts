import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import type { Field } from '../../core/html/typed-fields.ts'
import { type Atom, atom, store } from '../../core/store.ts'
import type { PreparedContent } from '../../ui/content.ts'
import type { FieldProblem } from './errors/validity.ts'
import type { Choice } from './parts/parts-contract.ts'
import type { AnswerGroup } from './steps/read-steps.ts'

/** The message while a request is under way; `isSeen` is false when a button already shows that. */
export interface Waiting {
  wait: string
  isSeen: boolean
}

/** The message about the outcome of a submission. */
export interface FormMessage {
  isDone: boolean
  text?: string
  content?: PreparedContent
  /** The content is part of the site's own page, so it keeps its own style. */
  isSites?: boolean
  problems?: readonly FieldProblem[]
  retry?: () => void
}

/** A note about a node of the page; its `key` stays the same as long as the node has one. */
interface NotedField<E extends Element, What> {
  key: number
  of: E
  what: What
}
type NotedFields<E extends Element, What> = readonly NotedField<E, What>[]

export interface PartFailed {
  why: string
  again(): void
}

interface LoginAsked {
  Offer: ComponentType<{ onDone(): void }>
  onDone(): void
}

/** The state of restored input. */
interface DraftBack {
  /** When it was typed, in milliseconds since 1970. */
  at: number
  isThrownAway: boolean
  throwAway(): void
}

/** The key of the label of the Next button. */
type NextLabel = 'next' | 'to-summary' | 'back'

export interface StepShown {
  step: HTMLElement
  /** True when another step is shown. */
  isAway: boolean
  /** The step's number; 0 while a rule hides it. */
  n: number
}

/** The answers of one step, as the summary lists them. */
export interface StepAnswers {
  title: string
  groups: AnswerGroup[]
  change(): void
}

/** The state of the steps of a form. */
export interface StepsShown {
  steps: readonly StepShown[]
  /** Number of steps that no rule hides. */
  total: number
  /** The elements that are shown at the end of the form only, such as its submit button. */
  end: readonly HTMLElement[]
  isEnd: boolean
  isFirst: boolean
  /** Null when the form's own button takes the place of Next. */
  next: NextLabel | null
  /** True while the server is being asked. */
  isBusy: boolean
  /** The answers of all steps; null unless the summary is shown. */
  summary: readonly StepAnswers[] | null
  /** Ref to the heading of the summary. */
  title: { current: HTMLHeadingElement | null }
  goBack(): void
  goOn(): void
}

/**
 * The state of what we render in one form besides its author's markup. All changes render before the method returns,
 * except that of the draft note.
 */
export interface FormStatus {
  readonly message: Atom<FormMessage | Waiting | null>
  /** Ref to the element that displays the message. */
  readonly place: { current: HTMLDivElement | null }
  say(message: FormMessage | Waiting | null): void
  readonly errors: Atom<NotedFields<Field, string>>
  readonly hints: Atom<NotedFields<Field, string>>
  /** Shows the error or the hint of a field; an empty text removes it. */
  sayOf(kind: 'errors' | 'hints', field: Field, text: string): void
  /** Shows these errors beside their fields, and removes all others. */
  sayProblems(problems: readonly FieldProblem[]): void
  /** Removes the message of a failed submission and the notes beside fields, as at the start. */
  takeBack(): void
  readonly failures: Atom<NotedFields<Element, PartFailed>>
  sayFailure(place: Element, failed: PartFailed | null): void
  /** Suggestions for text fields, shown in a `<datalist>`. */
  readonly choices: Atom<NotedFields<Field, readonly Choice[]>>
  propose(field: Field, choices: readonly Choice[]): void
  readonly login: Atom<LoginAsked | null>
  askLogin(login: LoginAsked | null): void
  readonly draft: Atom<DraftBack | null>
  sayDraft(draft: DraftBack | null): void
  readonly steps: Atom<StepsShown | null>
  showSteps(steps: StepsShown | null): void
}

export function createFormStatus(): FormStatus {
  let last = 0
  const message = atom<FormMessage | Waiting | null>(null)
  const errors = atom<NotedFields<Field, string>>([])
  const hints = atom<NotedFields<Field, string>>([])
  const notes = { errors, hints }
  const failures = atom<NotedFields<Element, PartFailed>>([])
  const choices = atom<NotedFields<Field, readonly Choice[]>>([])
  const login = atom<LoginAsked | null>(null)
  const draft = atom<DraftBack | null>(null)
  const steps = atom<StepsShown | null>(null)

  /** Replaces the note of a node, or removes it when `what` is null. */
  function instead<E extends Element, What>(all: NotedFields<E, What>, of: E, what: What | null): NotedFields<E, What> {
    const before = all.find((each) => each.of === of)
    const others = all.filter((each) => each !== before)
    return what === null ? others : [...others, { key: before?.key ?? ++last, of, what }]
  }
  return {
    message,
    place: { current: null },
    say: (next) => flushSync(() => store.set(message, next)),
    ...notes,
    sayOf(kind, field, text) {
      flushSync(() => store.set(notes[kind], (all) => instead(all, field, text || null)))
    },
    sayProblems(problems) {
      const byField = new Map<Field, string>()
      for (const { field, message } of problems) {
        if (field) byField.set(field, [byField.get(field), message].filter(Boolean).join(' '))
      }
      const all = [...byField].map(([of, what]) => ({ key: ++last, of, what }))
      flushSync(() => store.set(errors, all))
    },
    takeBack() {
      const current = store.get(message)
      flushSync(() => {
        store.set(errors, [])
        store.set(hints, [])
        store.set(login, null)
        if (current && 'isDone' in current && !current.isDone) store.set(message, null)
      })
    },
    failures,
    sayFailure: (place, failed) => flushSync(() => store.set(failures, (all) => instead(all, place, failed))),
    choices,
    propose: (field, given) => flushSync(() => store.set(choices, (all) => instead(all, field, given))),
    login,
    askLogin: (next) => flushSync(() => store.set(login, next)),
    draft,
    sayDraft: (next) => store.set(draft, next),
    steps,
    showSteps: (next) => flushSync(() => store.set(steps, next)),
  }
}
