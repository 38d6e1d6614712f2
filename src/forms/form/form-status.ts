import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import type { Field } from '../../core/html/typed-fields.ts'
import { type Atom, atom, store } from '../../core/store.ts'
import type { PreparedContent } from '../../ui/content.ts'
import type { FieldProblem } from './errors/validity.ts'
import type { Choice } from './parts/parts-contract.ts'
import type { AnswerGroup } from './steps/answers-given.ts'

/** What is under way; seen where no button shows it. */
export interface Waiting {
  wait: string
  isSeen: boolean
}

/** What became of a sending. */
export interface FormMessage {
  isDone: boolean
  text?: string
  content?: PreparedContent
  /** The content is a part of the site's page: it has its own look. */
  isSites?: boolean
  problems?: readonly FieldProblem[]
  retry?: () => void
}

/** Something that is said of a node of the page; its key is its own as long as it is said. */
export interface NotedField<E extends Element, What> {
  key: number
  of: E
  what: What
}
export type NotedFields<E extends Element, What> = readonly NotedField<E, What>[]

export interface PartFailed {
  why: string
  again(): void
}

export interface LoginAsked {
  Offer: ComponentType<{ onDone(): void }>
  onDone(): void
}

/** What was typed before and is back. */
export interface DraftBack {
  /** When it was typed, in milliseconds since 1970. */
  at: number
  isThrownAway: boolean
  throwAway(): void
}

/** What Next leads to. */
export type NextLabel = 'next' | 'to-summary' | 'back'

export interface StepShown {
  step: HTMLElement
  /** Its turn is another. */
  isAway: boolean
  /** Its number; 0 while a rule hides it. */
  n: number
}

/** What the answers of a step say, to be read before they are sent. */
export interface StepAnswers {
  title: string
  groups: AnswerGroup[]
  change(): void
}

/** How the steps of a form are shown now. */
export interface StepsShown {
  steps: readonly StepShown[]
  /** How many no rule hides. */
  total: number
  /** What belongs to the end of the form. */
  end: readonly HTMLElement[]
  isEnd: boolean
  isFirst: boolean
  /** Null where the form's own button is what follows. */
  next: NextLabel | null
  /** The server is being asked. */
  isBusy: boolean
  /** All that the form would send; null before the end. */
  summary: readonly StepAnswers[] | null
  /** Where the summary is headed. */
  title: { current: HTMLHeadingElement | null }
  goBack(): void
  goOn(): void
}

/** What one form shows beside what its author wrote. All but the note of a draft is drawn before the verb returns. */
export interface FormStatus {
  readonly message: Atom<FormMessage | Waiting | null>
  /** Where the message is drawn. */
  readonly place: { current: HTMLDivElement | null }
  say(message: FormMessage | Waiting | null): void
  readonly errors: Atom<NotedFields<Field, string>>
  readonly hints: Atom<NotedFields<Field, string>>
  /** Says what is wrong with a field, or has to be known of it; an empty text takes back what was said. */
  sayOf(kind: 'errors' | 'hints', field: Field, text: string): void
  /** Says beside their fields what is wrong, and of no other. */
  sayProblems(problems: readonly FieldProblem[]): void
  /** Takes back what was said of a sending that went wrong, and of fields: they are as they were at first. */
  takeBack(): void
  readonly failures: Atom<NotedFields<Element, PartFailed>>
  sayFailure(place: Element, failed: PartFailed | null): void
  /** What fields propose to who types. */
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

  /** What is said instead of what was said of the same node before. */
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
      const said = store.get(message)
      flushSync(() => {
        store.set(errors, [])
        store.set(hints, [])
        store.set(login, null)
        if (said && 'isDone' in said && !said.isDone) store.set(message, null)
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
