import { createElement, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { sendHeldForm } from '../core/browser/form.ts'
import { type FlxElement, useMountPlace } from '../core/element/react-element.ts'
import { openingTag } from '../core/element/report-error.ts'
import { adoptStyles } from '../core/element/styles.ts'
import { useAuthorAttributes, useAuthorNode } from '../core/element/use-author-node.ts'
import { runCode } from '../core/html/run-code.ts'
import type { Reply } from '../core/http/reply.ts'
import { codeTimeout } from '../core/loader/code-timeout.ts'
import { useEvent } from '../core/use-event.ts'
import { type AccountAnswer, readAccountAnswer } from '../domain/account/account-answer.ts'
import { type ReceivedDetail, readReceipt } from '../domain/account/receipt.ts'
import { makeBusy, submitterOf } from './busy-button.ts'
import css from './sent-form.css'
import './styles.ts'

adoptStyles(css)

/** Returns the author's form in an element; logs a warning if there is none. */
export function useSentForm(host: FlxElement): HTMLFormElement | null {
  return useAuthorNode<HTMLFormElement>(host, 'form', { due: 'attend un formulaire <form>.' })
}

type Sender = HTMLElement & { isReady?: boolean; ready?: Promise<void> }

/**
 * Has the loader fetch the code of `<flx-form>` now. Resolves once that is rendered or its code has failed, or after a
 * time limit (SAFE-07).
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
  /** Names of boolean attributes of the `<flx-form>` that is added. */
  options?: readonly string[]
}

/**
 * Submits the author's form in place by `<flx-form>`: the one that the author wrote around it, else one rendered beside
 * it, since the author's nodes stay where they are. Its events (`flx-form-success`, `flx-form-error`) bubble through
 * the element.
 */
export function SentForm({ host, form, options = [] }: SentFormProps): ReactNode {
  useMountPlace(host, form, 'before')
  const isOurs = form.closest('flx-form') === null
  const ownId = useId()
  // The attribute, as a field named `id` hides the property.
  const id = form.getAttribute('id') || ownId
  useAuthorAttributes(form, isOurs && id === ownId ? { id } : {})
  const sender = useRef<Sender>(null)
  const [named, setNamed] = useState<HTMLFormElement>()
  // `<flx-form>` searches its form as soon as it is in the page, so it is rendered once the form has its id. It is
  // created anew for another form.
  useLayoutEffect(() => setNamed(form), [form])
  useEffect(() => {
    if (named && sender.current) void fetchCode(sender.current)
  }, [named])
  // Submitted before that code is loaded, the form waits for it, once; if it cannot be loaded, the browser submits the
  // form.
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
      await sendHeldForm(form, submitter)
      wait.current = 'none'
    },
    { capture: true },
  )
  if (!isOurs || named !== form) return null
  const attributes = Object.fromEntries(options.map((option) => [option, true]))
  return createElement('flx-form', { ...attributes, for: `#${CSS.escape(id)}`, ref: sender })
}

/**
 * Reads the extranet's answer to such a form; undefined if there is none. Runs the code in the answer (`evaldatas`) as
 * one of its scripts (decision 7).
 */
export function readSent(reply: Reply | null): AccountAnswer | undefined {
  if (!reply) return undefined
  try {
    const answer = readAccountAnswer(reply)
    runCode(answer.script)
    return answer
  } catch {
    // The form has already shown the error.
    return undefined
  }
}

/** Shows a part of a form that its author hid, and the parts around it. */
export function reveal(part: HTMLElement, form: HTMLFormElement): void {
  for (let node: HTMLElement | null = part; node && node !== form; node = node.parentElement)
    node.toggleAttribute('hidden', false)
}

/** Parts that stay visible when a form is hidden: its message, and the way back. */
const kept = '.flx-form__area, [data-flx-back]'

/** Hides a form that is done. */
export function hideForm(form: HTMLElement): void {
  if (form.querySelector(kept) === null) {
    form.toggleAttribute('hidden', true)
    return
  }
  for (const child of form.children) {
    if (child instanceof HTMLElement && !child.matches(kept)) hideForm(child)
  }
}

interface DeclaredFormProps {
  host: FlxElement
  /** Attributes of the `<flx-form>` that submits it, unless the author wrote one. */
  options: readonly string[]
  /** Matches the label that the law requires on the submit button. */
  words: RegExp
  /** That label and the law's article, for the warning to the site's author. */
  wanted: string
  /** Called once the server has received the form. */
  onReceived(detail: ReceivedDetail): void
}

/** Logs a warning if the submit button does not have the label that the law requires. */
function checkWords(host: FlxElement, form: HTMLFormElement, words: RegExp, wanted: string): void {
  const buttons = [...form.querySelectorAll<HTMLElement>('button:not([type]), [type="submit"]')]
  const button = buttons.at(-1)
  const label = (button instanceof HTMLInputElement ? button.value : (button?.textContent ?? '')).trim()
  if (!words.test(label))
    console.warn(`flx : ${openingTag(host)} : le bouton « ${label} » ne dit pas ce qu’il fait. Écrivez ${wanted}.`)
}

/**
 * A declaration that the law requires to be easy: the author's own form, step by step, submitted by `<flx-form>`. Once
 * the server has received it, the receipt replaces the form.
 */
export function DeclaredForm({ host, options, words, wanted, onReceived }: DeclaredFormProps): ReactNode {
  const form = useSentForm(host)
  useEffect(() => {
    if (form) checkWords(host, form, words, wanted)
  }, [host, form, words, wanted])
  useEvent(host, 'flx-form-success', ({ detail: { message, reply } }) => {
    if (form) hideForm(form)
    onReceived({ message, ...readReceipt(reply) })
  })
  return form && <SentForm host={host} form={form} options={options} />
}
