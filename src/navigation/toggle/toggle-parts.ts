import { openingTag } from '../../core/element/report-error.ts'

/** The trigger of a toggle, and the elements that it opens and closes. */
export interface ToggleParts {
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
export function togglePartsOf(host: HTMLElement): ToggleParts | undefined {
  const trigger =
    host.querySelector<HTMLElement>('[data-flx-toggle]') ?? host.querySelector<HTMLElement>('button, [role="button"]')
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
export function labelOf(trigger: HTMLElement): { read(): string; write(label: string): void } {
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
