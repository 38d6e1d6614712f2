import { createElement, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { sendHeldForm } from '../core/browser/form.ts'
import type { FlxElement } from '../core/element/react-element.ts'
import { adoptStyles } from '../core/element/styles.ts'
import { useAuthorAttributes } from '../core/element/use-author-attributes.ts'
import { useAuthorNode } from '../core/element/use-author-node.ts'
import { useMountPlace } from '../core/element/use-mount-place.ts'
import { runCode } from '../core/html/run-code.ts'
import type { Reply } from '../core/http/reply.ts'
import { codeTimeout } from '../core/loader/code-timeout.ts'
import { useEvent } from '../core/use-event.ts'
import { type AccountAnswer, readAccountAnswer } from '../domain/account/account-answer.ts'
import { makeBusy, submitterOf } from './busy-button.ts'
import css from './sent-form.css'

adoptStyles(css)

/** The author's form in an element; where there is none, the console says so. */
export function useSentForm(host: FlxElement): HTMLFormElement | null {
  return useAuthorNode<HTMLFormElement>(host, 'form', { due: 'attend un formulaire <form>.' })
}

type Sender = HTMLElement & { isReady?: boolean; ready?: Promise<void> }

/**
 * Has the loader fetch the code of `<flx-form>` now. Settled once the element acts or its code cannot be had, and after as
 * long as a visitor waits for it (SAFE-07).
 */
async function fetchCode(sender: Sender): Promise<void> {
  const { flx } = window as { flx?: { invoke?(target: Element, method: string): Promise<unknown> } }
  const drawn = flx
    ?.invoke?.(sender, 'wake')
    .catch(() => {})
    .then(() => sender.ready)
  await Promise.race([drawn, new Promise((done) => setTimeout(done, codeTimeout))])
}

interface SentFormProps {
  host: FlxElement
  form: HTMLFormElement
  /** Attributes without value of the `<flx-form>` that is added. */
  options?: readonly string[]
}

/**
 * Has `<flx-form>` send the author's form in place: the one that the author wrote around it, else one beside it, since the
 * author's nodes stay where they are. What it says (`flx-form-success`, `flx-form-error`) passes the element.
 */
export function SentForm({ host, form, options = [] }: SentFormProps): ReactNode {
  useMountPlace(host, form, 'before')
  const isOurs = form.closest('flx-form') === null
  const ownId = useId()
  // The attribute: a field called `id` hides the property.
  const id = form.getAttribute('id') || ownId
  useAuthorAttributes(form, isOurs && id === ownId ? { id } : {})
  const sender = useRef<Sender>(null)
  const [named, setNamed] = useState<HTMLFormElement>()
  // `<flx-form>` looks for its form as soon as it is in the page: the form has its name by then. Another form has another one.
  useLayoutEffect(() => setNamed(form), [form])
  useEffect(() => {
    if (named && sender.current) void fetchCode(sender.current)
  }, [named])
  // Sent before that code has come, the form waits for it, once; where it cannot be had the browser sends the form.
  const wait = useRef<'none' | 'waiting' | 'over'>('none')
  useEvent(
    host,
    'submit',
    async (event) => {
      const { current } = sender
      if (event.target !== form || !current || current.isReady || wait.current === 'over') return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (wait.current === 'waiting') return
      const { submitter } = event
      const giveBack = makeBusy(submitterOf(form, submitter))
      wait.current = 'waiting'
      await fetchCode(current)
      giveBack()
      wait.current = 'over'
      sendHeldForm(form, submitter)
      wait.current = 'none'
    },
    { capture: true },
  )
  if (!isOurs || named !== form) return null
  const attributes = Object.fromEntries(options.map((option) => [option, true]))
  return createElement('flx-form', { ...attributes, for: `#${CSS.escape(id)}`, ref: sender })
}

/**
 * What the extranet answered to such a form; nothing where no answer of it came. The code that it sends along
 * (`evaldatas`) runs as one of its scripts (decision 7).
 */
export function readSent(reply: Reply | null): AccountAnswer | undefined {
  if (!reply) return undefined
  try {
    const answer = readAccountAnswer(reply)
    runCode(answer.script)
    return answer
  } catch {
    // The form has said what it is.
    return undefined
  }
}

/** Shows a part of a form that its author hid, with what is around it. */
export function reveal(part: HTMLElement, form: HTMLFormElement): void {
  for (let node: HTMLElement | null = part; node && node !== form; node = node.parentElement)
    node.toggleAttribute('hidden', false)
}

/** What stays of a form that is put away: what it says, and the way on. */
const kept = '.flx-form__area, [data-flx-back]'

/** Puts a form away that has done what it is for. */
export function hideForm(form: HTMLElement): void {
  if (form.querySelector(kept) === null) {
    form.toggleAttribute('hidden', true)
    return
  }
  for (const child of form.children) {
    if (child instanceof HTMLElement && !child.matches(kept)) hideForm(child)
  }
}
