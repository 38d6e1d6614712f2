import { isPlainClick } from '../../core/browser/links.ts'
import { hashTarget, onHashTarget } from '../../core/browser/navigation.ts'
import { findAll } from '../../core/browser/select.ts'
import type { Behaviour, BehaviourHost } from '../../core/element/behaviour-element.ts'
import { flag, text } from '../../core/element/codecs.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { emit } from '../../core/events.ts'
import { onOpenAround } from '../../core/focus/open-around.ts'
import styles from './toggle.css'

export const toggleAttributes = { open: flag, button: text(), buttonclicked: text() }

type Host = BehaviourHost<typeof toggleAttributes>

/** Sets attributes on an element. @returns a function that restores the former values. */
function setAttributes(element: Element, attributes: Record<string, string | null>): () => void {
  const before = Object.keys(attributes).map((name) => [name, element.getAttribute(name)] as const)
  const write = (name: string, value: string | null): void => {
    if (value === null) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
  for (const [name, value] of Object.entries(attributes)) write(name, value)
  return () => {
    for (const [name, value] of before) write(name, value)
  }
}

const madeFocusable = new WeakSet<Element>()

/**
 * Adds a `tabindex` to the trigger. It is removed only when the element has left the page: on a mere restart, the
 * trigger would lose the focus.
 */
function makeFocusable(trigger: HTMLElement, host: Host): () => void {
  if (!trigger.hasAttribute('tabindex')) {
    trigger.tabIndex = 0
    madeFocusable.add(trigger)
  }
  return () => {
    if (!host.isConnected && madeFocusable.delete(trigger)) trigger.removeAttribute('tabindex')
  }
}

function isFloating(element: Element): boolean {
  return ['absolute', 'fixed'].includes(getComputedStyle(element).position)
}

/** Opens or closes the toggle and fires the event; moves the focus to the button if it would be lost. */
function setOpen(host: Host, open: boolean): void {
  const parts = togglePartsOf(host)
  if (!parts || host.open === open) return
  const losesFocus = !open && parts.contents.some((content) => content.contains(document.activeElement))
  host.open = open
  if (losesFocus) parts.trigger.focus()
  emit(host, 'flx-toggle-change', { open })
}

/** Closes a toggle whose content floats above the page on Escape, on a click elsewhere, and when the focus leaves. */
function closeOnLeave(host: Host, signal: AbortSignal): void {
  const isElsewhere = (target: EventTarget | null): boolean => target instanceof Node && !host.contains(target)
  host.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      setOpen(host, false)
    },
    { signal },
  )
  host.addEventListener('focusout', ({ relatedTarget }) => isElsewhere(relatedTarget) && setOpen(host, false), {
    signal,
  })
  document.addEventListener('pointerdown', ({ target }) => isElsewhere(target) && setOpen(host, false), { signal })
}

/**
 * A button that opens and closes a block, and shows its state (HEAD-01). The state is in the element's `open`
 * attribute, the button's `aria-expanded`, and `hidden` on the content.
 */
export const toggle: Behaviour<typeof toggleAttributes> = (host) => {
  adoptStyles(styles)
  const parts = togglePartsOf(host)
  if (!parts) return undefined
  const { trigger, contents } = parts
  const stop = new AbortController()
  const { signal } = stop
  const isButton = trigger.localName === 'button'

  const label = labelOf(trigger)
  const before = label.read()
  const closed = host.button || trigger.dataset['button'] || before
  const opened = host.buttonclicked || trigger.dataset['buttonclicked'] || closed
  label.write(host.open ? opened : closed)
  const undo = [
    () => label.write(before),
    setAttributes(trigger, { 'aria-expanded': String(host.open), ...(isButton ? {} : { role: 'button' }) }),
    isButton || trigger.localName === 'a' ? () => {} : makeFocusable(trigger, host),
    // Else Enter in a field of its form would press it, as the first button that sends.
    isButton && !trigger.hasAttribute('type') ? setAttributes(trigger, { type: 'button' }) : () => {},
    ...contents.map((content) =>
      setAttributes(content, { 'data-flx-toggle-content': '', hidden: host.open ? null : '' }),
    ),
  ]

  trigger.addEventListener(
    'click',
    (event) => {
      if (trigger.localName === 'a' && !isPlainClick(event)) return
      event.preventDefault()
      setOpen(host, !host.open)
    },
    { signal },
  )
  // Another toggle may open and close the same content.
  document.addEventListener(
    'flx-toggle-change',
    ({ target, detail }) => {
      const other = target === host ? undefined : togglePartsOf(target as HTMLElement)
      if (other?.contents.some((content) => contents.includes(content))) host.open = detail.open
    },
    { signal },
  )
  if (!isButton) {
    const keys = (event: KeyboardEvent): void => {
      const opens = event.key === ' ' || (event.key === 'Enter' && trigger.localName !== 'a')
      if (!opens || event.target !== trigger) return
      event.preventDefault()
      if (!event.repeat) setOpen(host, !host.open)
    }
    trigger.addEventListener('keydown', keys, { signal })
  }
  followHash(host, contents, () => setOpen(host, true), signal)
  onOpenAround((element) => contents.some((content) => content.contains(element)) && setOpen(host, true), signal)
  if (host.open && contents.some(isFloating)) closeOnLeave(host, signal)
  return () => {
    stop.abort()
    for (const back of undo) back()
  }
}

const led = new WeakSet<Element>()

/**
 * Opens the toggle if it contains the target of the URL's hash, as `<details>` does: initially, and when a link
 * changes the hash. The visitor can close it again.
 *
 * @param open - Opens the toggle.
 */
function followHash(host: Element, contents: readonly Element[], open: () => void, signal: AbortSignal): void {
  const follow = (): void => {
    const named = hashTarget()
    if (!named || signal.aborted || !contents.some((content) => content.contains(named))) return
    open()
    // The browser has tried to scroll to it while it was hidden.
    named.scrollIntoView()
  }
  onHashTarget(follow, signal)
  if (led.has(host)) return
  led.add(host)
  // Waits until the element has finished starting.
  queueMicrotask(follow)
}

/** The trigger of a toggle, and the elements that it opens and closes. */
interface ToggleParts {
  trigger: HTMLElement
  contents: HTMLElement[]
}

function childHolding(host: Element, inner: Element): Element | undefined {
  return [...host.children].find((child) => child.contains(inner))
}

/**
 * Finds the parts of a toggle. The trigger is the element with `data-flx-toggle`, else the first button. It opens the
 * elements that its `aria-controls` names, else its siblings in the toggle. Missing parts are reported in the
 * console.
 */
function togglePartsOf(host: HTMLElement): ToggleParts | undefined {
  const own = (selector: string): HTMLElement | undefined =>
    findAll(selector, host).find((element) => element.closest(host.localName) === host)
  const trigger = own('[data-flx-toggle]') ?? own('button, [role="button"]')
  if (!trigger) {
    console.warn(`flx : ${openingTag(host)} ne contient pas de bouton.`)
    return undefined
  }
  const named = (trigger.getAttribute('aria-controls') ?? '').split(/\s+/).filter(Boolean)
  const contents = named.length
    ? named.map((id) => document.getElementById(id)).filter((element) => element !== null)
    : [...host.children].filter((child) => child !== childHolding(host, trigger))
  const boxes = contents.filter((element): element is HTMLElement => element instanceof HTMLElement)
  if (!boxes.length) console.warn(`flx : ${openingTag(host)} n’a rien à ouvrir.`)
  return { trigger, contents: boxes }
}

/**
 * Returns functions that read and write the trigger's label: its first text, else its accessible name (for a button
 * with only an image).
 */
function labelOf(trigger: HTMLElement): { read(): string; write(label: string): void } {
  const texts = document.createTreeWalker(trigger, NodeFilter.SHOW_TEXT)
  let text = texts.nextNode()
  while (text && !text.textContent?.trim()) text = texts.nextNode()
  const found = text
  return found
    ? {
        read: () => found.textContent ?? '',
        write: (label) => {
          found.textContent = label
        },
      }
    : {
        read: () => trigger.getAttribute('aria-label') ?? '',
        write: (label) => trigger.setAttribute('aria-label', label),
      }
}
