import { matches } from '../../core/browser/media.ts'
import { autocompleteTexts as t } from './autocomplete-messages.ts'
import { takeScreen } from './full-screen.ts'
import type { PanelPlace } from './panel-place.ts'
import type { Suggestion } from './suggestion.ts'

/** A window as narrow as a phone gives all its room to the list. */
const narrow = '(max-width: 30rem)'

export interface Panel {
  readonly isOpen: boolean
  readonly hasOptions: boolean
  /** The answer that the arrows are on. */
  readonly active: Suggestion | undefined
  /** Id of its option. */
  readonly activeId: string | undefined
  contains(node: EventTarget | null): boolean
  /** Shows these answers; `message` is said below them. What the arrows are on stays so where it is among them. */
  show(found: readonly Suggestion[], message: string): void
  /** The arrows are on no answer any more. */
  unmark(): void
  /** Moves by that many answers; past an end it goes to the other. */
  move(step: number): void
  close(): void
}

function make<K extends keyof HTMLElementTagNameMap>(name: K, className: string): HTMLElementTagNameMap[K] {
  const element = document.createElement(name)
  element.className = `flx-autocomplete__${className}`
  return element
}

interface PanelOptions {
  /** Of the list. */
  id: string
  place: PanelPlace
  choose(suggestion: Suggestion): void
  /** The visitor asks to close it. */
  leave(): void
}

/** The list of answers, in the mount of its element: above the page, so that nothing around the field cuts it. */
export function createPanel(
  host: HTMLElement,
  field: HTMLInputElement,
  mount: HTMLElement,
  { id, place, choose, leave }: PanelOptions,
): Panel {
  const box = make('div', 'panel')
  const close = make('button', 'close')
  const list = make('ul', 'list')
  const more = make('p', 'message')
  list.id = id
  list.role = 'listbox'
  list.ariaLabel = t('list')
  close.type = 'button'
  close.textContent = t('close')
  box.hidden = true
  box.append(close, list, more)
  mount.append(box)

  let shown: readonly Suggestion[] = []
  let at = -1
  let isOpen = false
  let giveBack = (): void => {}

  const options = (): Element[] => [...list.children]
  const mark = (index: number): void => {
    options()[at]?.setAttribute('aria-selected', 'false')
    at = index
    const option = options()[at]
    option?.setAttribute('aria-selected', 'true')
    option?.scrollIntoView({ block: 'nearest' })
  }
  const open = (): void => {
    if (isOpen) return
    isOpen = true
    box.hidden = false
    if (matches(narrow)) {
      giveBack = takeScreen(host)
      return
    }
    box.popover = 'manual'
    box.dataset['flxWaiting'] = ''
    box.showPopover()
    let isGone = false
    giveBack = () => {
      isGone = true
    }
    const seen = (): void => void delete box.dataset['flxWaiting']
    import('./panel-place.ts').then(
      ({ keepPlace }) => {
        if (!isGone) giveBack = keepPlace(field, box, place, seen)
      },
      // Without its code the list stands below the field, in the page.
      () => {
        if (!isGone) box.popover = null
        seen()
      },
    )
  }

  // The field keeps the focus, and with it the keyboard of a phone.
  box.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    const suggestion = shown[options().indexOf((target as Element).closest('[role="option"]') ?? list)]
    if (suggestion) choose(suggestion)
  })
  close.addEventListener('click', leave)

  return {
    get isOpen() {
      return isOpen
    },
    get hasOptions() {
      return shown.length > 0
    },
    get active() {
      return shown[at]
    },
    get activeId() {
      return options()[at]?.id
    },
    contains: (node) => node instanceof Node && box.contains(node),
    show(found, message) {
      const kept = shown[at]
      shown = found
      at = -1
      list.replaceChildren(
        ...found.map(({ label, detail }, index) => {
          const option = make('li', 'option')
          option.id = `${id}-${index}`
          option.role = 'option'
          option.ariaSelected = 'false'
          option.textContent = label
          if (detail) {
            const side = make('span', 'detail')
            side.textContent = detail
            option.append(' ', side)
          }
          return option
        }),
      )
      list.hidden = found.length === 0
      more.textContent = message
      more.hidden = message === ''
      open()
      list.scrollTop = 0
      const again = kept ? found.findIndex(({ label, value }) => label === kept.label && value === kept.value) : -1
      if (again >= 0) mark(again)
    },
    unmark: () => mark(-1),
    move(step) {
      const last = shown.length - 1
      if (last < 0) return
      const isAtEnd = step > 0 ? at === last : at <= 0
      if (isAtEnd) mark(step > 0 ? 0 : last)
      else mark(Math.min(last, Math.max(0, at + step)))
    },
    close() {
      if (!isOpen) return
      isOpen = false
      giveBack()
      if (box.matches(':popover-open')) box.hidePopover()
      box.popover = null
      box.hidden = true
      at = -1
    },
  }
}
