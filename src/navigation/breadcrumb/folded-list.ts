import { setStyles } from '../../core/browser/set-styles.ts'
import { breadcrumbTexts } from './breadcrumb-messages.ts'
import { positionList } from './list-position.ts'

let count = 0

function createButton(list: HTMLElement): HTMLButtonElement {
  const page = list.parentElement?.querySelector('a, span, [aria-current]')
  const name = page && !list.contains(page) ? page.textContent?.trim().replace(/\s+/g, ' ') : ''
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'flx-breadcrumb__button'
  button.setAttribute('aria-label', name ? breadcrumbTexts('siblings', { page: name }) : breadcrumbTexts('siblingsOf'))
  list.before(button)
  return button
}

/** A button of the author's own, a child of the same crumb. */
function ownButton(list: Element): HTMLButtonElement | undefined {
  return [...(list.parentElement?.children ?? [])].find((child) => child instanceof HTMLButtonElement)
}

/**
 * Folds the list of a crumb behind a button (HEAD-02). One list is open at a time; Escape, a click elsewhere and focus
 * that moved on close it: the browser's own popovers. @returns unfolds it for good.
 */
export function foldList(list: HTMLElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const own = ownButton(list)
  const button = own ?? createButton(list)
  const hadId = list.id !== ''
  const wasHidden = list.hidden
  if (!hadId) list.id = `flx-breadcrumb-${++count}`
  list.hidden = false
  list.popover = 'auto'
  list.classList.add('flx-breadcrumb__list')
  button.popoverTargetElement = list
  button.setAttribute('aria-expanded', 'false')
  button.setAttribute('aria-controls', list.id)

  // Set on the element: sites give such lists a display and a position of their own.
  const unstyle = setStyles(list, { position: 'fixed', display: 'none', 'max-height': '', left: '', top: '' })
  let opened: AbortController | undefined
  const reposition = (): void => positionList(list, button)
  const repositionOnScroll = ({ target }: Event): void => {
    if (target !== list) reposition()
  }
  const closeOnFocusOut = ({ target }: FocusEvent): void => {
    if (target !== button && target instanceof Node && !list.contains(target)) list.hidePopover()
  }
  list.addEventListener(
    'beforetoggle',
    (event) => {
      const isOpen = (event as ToggleEvent).newState === 'open'
      list.style.display = isOpen ? 'block' : 'none'
      button.setAttribute('aria-expanded', String(isOpen))
      opened?.abort()
      if (!isOpen) return
      opened = new AbortController()
      requestAnimationFrame(reposition)
      addEventListener('scroll', repositionOnScroll, { signal: opened.signal, capture: true, passive: true })
      addEventListener('resize', reposition, { signal: opened.signal })
      document.addEventListener('focusin', closeOnFocusOut, { signal: opened.signal })
    },
    { signal },
  )
  return () => {
    stop.abort()
    opened?.abort()
    if (list.matches(':popover-open')) list.hidePopover()
    list.popover = null
    list.hidden = wasHidden
    list.classList.remove('flx-breadcrumb__list')
    if (list.classList.length === 0) list.removeAttribute('class')
    unstyle()
    if (!hadId) list.removeAttribute('id')
    if (!own) return button.remove()
    button.popoverTargetElement = null
    for (const name of ['popovertarget', 'aria-expanded', 'aria-controls']) button.removeAttribute(name)
  }
}
