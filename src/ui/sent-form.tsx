import { createElement, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { ofForm } from '../core/browser/form.ts'
import type { FlxElement } from '../core/element/react-element.ts'
import { adoptStyles } from '../core/element/styles.ts'
import { useAuthorAttributes } from '../core/element/use-author-attributes.ts'
import { useAuthorNode } from '../core/element/use-author-node.ts'
import { useMountPlace } from '../core/element/use-mount-place.ts'
import { runCode } from '../core/html/run-code.ts'
import type { Reply } from '../core/http/reply.ts'
import { useEvent } from '../core/use-event.ts'
import { type AccountAnswer, readAccountAnswer } from '../domain/account/account-answer.ts'
import css from './sent-form.css'

adoptStyles(css)

/** The author's form in an element; where there is none, the console says so. */
export function useSentForm(host: FlxElement): HTMLFormElement | null {
  return useAuthorNode<HTMLFormElement>(host, 'form', { due: 'attend un formulaire <form>.' })
}

type Sender = HTMLElement & { isReady?: boolean }

/** Has the loader fetch the code of `<flx-form>` now; it is settled once it is there, or cannot be had. */
async function wake(sender: Sender): Promise<void> {
  const { flx } = window as { flx?: { invoke?(target: Element, method: string): Promise<unknown> } }
  await flx?.invoke?.(sender, 'wake').catch(() => {})
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
  const [givenId] = useState(() => form.getAttribute('id'))
  useAuthorAttributes(form, isOurs && !givenId ? { id: ownId } : {})
  const sender = useRef<Sender>(null)
  const [isNamed, setIsNamed] = useState(false)
  // `<flx-form>` looks for its form as soon as it is in the page: the form has its name by then.
  useLayoutEffect(() => setIsNamed(true), [])
  useEffect(() => {
    if (isNamed && sender.current) void wake(sender.current)
  }, [isNamed])
  // Sent before that code has come, the form waits for it; where it cannot be had the browser sends the form.
  const isLeft = useRef(false)
  useEvent(form, 'submit', async (event) => {
    const { current } = sender
    if (!current || current.isReady || isLeft.current || event.defaultPrevented) return
    event.preventDefault()
    const { submitter } = event
    await wake(current)
    isLeft.current = true
    ofForm(form, 'requestSubmit')(submitter?.isConnected ? submitter : null)
    isLeft.current = false
  })
  if (!isOurs || !isNamed) return null
  const attributes = Object.fromEntries(options.map((option) => [option, true]))
  return createElement('flx-form', { ...attributes, for: `#${CSS.escape(givenId || ownId)}`, ref: sender })
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
export function putAway(form: HTMLElement): void {
  if (form.querySelector(kept) === null) {
    form.toggleAttribute('hidden', true)
    return
  }
  for (const child of form.children) {
    if (child instanceof HTMLElement && !child.matches(kept)) putAway(child)
  }
}
