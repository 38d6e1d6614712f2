import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { findFirst } from '../../core/browser/select.ts'
import '../../ui/styles.ts'
import { mountAround } from '../../core/element/mounts.ts'
import { type FeatureProps, useLazyModule } from '../../core/element/react-element.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { onNodes, useAuthorAttributes, useAuthorNode } from '../../core/element/use-author-node.ts'

import { useEvent } from '../../core/use-event.ts'
import { useStored } from '../../core/use-stored.ts'
import { Beside } from '../../ui/beside.tsx'
import { MessageArea } from './answer/message-area.tsx'
import { DraftNote } from './draft/draft-note.tsx'
import { keepDraft } from './draft/keep-draft.ts'
import { FieldNotes } from './errors/field-notes.tsx'
import css from './form.css'
import type { formAttributes } from './form-attributes.ts'
import { createFormEngine, type FormEngine, untilAborted } from './form-engine.ts'
import { guardLeaving } from './leave-guard.ts'
import { PartsView } from './parts/parts-view.tsx'

adoptStyles(css)

type FormProps = FeatureProps<typeof formAttributes>

const fetchLines = () => import('./lines/lines.ts')
const fetchSteps = () => import('./steps/steps-view.tsx')
const fetchCheck = () => import('./check-fields.ts')
const fetchParts = () => import('./parts/follow-fields.ts')

/** Returns the form that a selector finds, or the first form inside the found element that its author wrote. */
function findForm(named: string): HTMLFormElement | null {
  const found = findFirst<Element>(named)
  if (!found || found instanceof HTMLFormElement) return found
  const isOurs = (form: Element): boolean => found.contains(mountAround(form))
  return [...found.querySelectorAll('form')].find((each) => !isOurs(each)) ?? null
}

/** Returns the form inside the element, or the one found by its `for` selector. */
function useForm(host: FormProps['host'], named: string): HTMLFormElement | null {
  const inside = useAuthorNode<HTMLFormElement>(host, 'form')
  const last = useRef<HTMLFormElement>(null)
  const other = useSyncExternalStore(onNodes, () => {
    // An element that is being removed keeps its last form: another one found now would be someone else's.
    if (host.isConnected) last.current = named ? findForm(named) : null
    return last.current
  })
  const form = named ? other : inside
  const isMissing = !form
  useEffect(() => {
    if (isMissing && host.isConnected) {
      console.warn(`flx : ${openingTag(host)} ne trouve pas de formulaire (dedans, ou par for) : il ne fait rien.`)
    }
  }, [host, isMissing])
  return form
}

/** Returns true if the form had an element with one of these hooks at its first render. */
const useHolds = (form: HTMLFormElement, hooks: string): boolean =>
  useMemo(() => findFirst(hooks, form) !== null, [form, hooks])

/** Sends the author's own form without leaving the page, and keeps the visitor's input (FORM-01, FORM-02, FORM-11). */
export function Form({ host, for: named, ...options }: FormProps): ReactNode {
  const form = useForm(host, named)
  const engine = useMemo(() => form && createFormEngine(host, form), [host, form])
  return engine && <FollowedForm engine={engine} {...options} />
}

interface FollowedFormProps extends Pick<FormProps, 'check' | 'noDraft' | 'noGuard' | 'noSummary' | 'steps'> {
  engine: FormEngine
}

function FollowedForm({ engine, check, noDraft, noGuard, noSummary, steps }: FollowedFormProps): ReactNode {
  const { host, form, status } = engine
  const hasLines = useHolds(form, '[data-flx-if], [data-drupal-states], [data-afficher_si], flx-repeat')
  const hasParts = useHolds(form, '[data-flx-depends], [data-flx-contents]')
  const linesCode = useLazyModule(host, hasLines, fetchLines)
  const stepsCode = useLazyModule(host, steps, fetchSteps)
  const checkCode = useLazyModule(host, check, fetchCheck)
  const partsCode = useLazyModule(host, hasParts, fetchParts)
  const isKept = !noDraft
  // The styles reserve room for conditional lines only once it is known which are shown.
  useAuthorAttributes(form, { novalidate: '', 'data-flx-lines': linesCode ? '' : null })
  useEffect(
    () =>
      untilAborted((signal) => {
        engine.draft = keepDraft(form, { status, isKept, signal })
      }),
    [engine, form, status, isKept],
  )
  // A layout effect, as that of `novalidate`: between the two the browser would submit the form itself.
  useLayoutEffect(() => engine.follow(), [engine])
  // The browser resets the fields after the event, unless a listener prevents it.
  useEvent(form, 'reset', (event) => setTimeout(() => event.defaultPrevented || status.takeBack()))
  useEffect(() => {
    if (noGuard) return
    return untilAborted((signal) => {
      engine.guard = guardLeaving(form, signal)
    })
  }, [engine, form, noGuard])
  // A layout effect: lines must be shown or hidden before the browser paints the room that the styles give back to
  // them.
  useLayoutEffect(() => {
    if (linesCode) return untilAborted((signal) => new linesCode.Lines(form, signal))
  }, [linesCode, form])
  useEffect(() => {
    if (!stepsCode || !steps) return
    return untilAborted((signal) => {
      engine.steps = stepsCode.startSteps({ ...engine, signal }, !noSummary)
    })
  }, [engine, stepsCode, steps, noSummary])
  useEffect(() => {
    if (checkCode && check) return untilAborted((signal) => checkCode.checkFields({ ...engine, signal }))
  }, [engine, checkCode, check])
  useEffect(() => {
    if (partsCode) return untilAborted((signal) => partsCode.followFields({ ...engine, signal }))
  }, [engine, partsCode])
  return (
    <>
      <MessageArea host={host} form={form} status={status} />
      <Login form={form} status={status} />
      {isKept && <DraftNote form={form} status={status} />}
      <FieldNotes form={form} status={status} />
      <PartsView status={status} />
      {stepsCode && <stepsCode.StepsView form={form} status={status} />}
    </>
  )
}

/** Offers to log in again when the session has ended. It is outside the form, because forms cannot be nested. */
function Login({ form, status }: Pick<FormEngine, 'form' | 'status'>): ReactNode {
  const login = useStored(status.login)
  return (
    login && (
      <Beside of={form} where="before" name="login">
        <login.Offer onDone={login.onDone} />
      </Beside>
    )
  )
}
