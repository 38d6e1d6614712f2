import { hashTarget, onHashTarget } from '../../core/browser/hash-target.ts'
import type { Behaviour, BehaviourHost } from '../../core/element/behaviour-element.ts'
import { flag, text } from '../../core/element/codecs.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { emit } from '../../core/events.ts'
import styles from './toggle.css'
import { labelOf, togglePartsOf } from './toggle-parts.ts'

export const toggleAttributes = { open: flag, button: text(), buttonclicked: text() }

type Host = BehaviourHost<typeof toggleAttributes>

/** Sets attributes on an element. @returns gives back those that it had. */
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

/** Undone only once the element is out: while it merely begins anew, the trigger would lose focus. */
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

/** Opens or closes, and announces it; focus that would be lost goes to the button. */
function setOpen(host: Host, open: boolean): void {
  const parts = togglePartsOf(host)
  if (!parts || host.open === open) return
  const losesFocus = !open && parts.contents.some((content) => content.contains(document.activeElement))
  host.open = open
  if (losesFocus) parts.trigger.focus()
  emit(host, 'flx-toggle-change', { open })
}

/** What floats above the page goes as such things do: with Escape, a click elsewhere, focus that moved on. */
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
 * A block with a button that opens and closes it, and says which of the two it does (HEAD-01). State is the element's
 * `open` attribute, the button's `aria-expanded`, and `hidden` on the content.
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
    ...contents.map((content) =>
      setAttributes(content, { 'data-flx-toggle-content': '', hidden: host.open ? null : '' }),
    ),
  ]

  trigger.addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      setOpen(host, !host.open)
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
  if (host.open && contents.some(isFloating)) closeOnLeave(host, signal)
  return () => {
    stop.abort()
    for (const back of undo) back()
  }
}

const led = new WeakSet<Element>()

/**
 * Shows what the address names while it is folded away, as `<details>` does: a link of the page leads there, or the address
 * that the page was opened at. Who closes it then has closed it.
 *
 * @param open - Opens what is folded.
 */
export function followHash(host: Element, contents: readonly Element[], open: () => void, signal: AbortSignal): void {
  const follow = (): void => {
    const named = hashTarget()
    if (!named || signal.aborted || !contents.some((content) => content.contains(named))) return
    open()
    // The browser has looked for it while it was not to be seen.
    named.scrollIntoView()
  }
  onHashTarget(follow, signal)
  if (led.has(host)) return
  led.add(host)
  // The element is still beginning.
  queueMicrotask(follow)
}
