import { findFirst } from '../../core/browser/select.ts'
import { partOf } from './blocks.ts'
import { repeatTexts as t } from './repeat-messages.ts'

export type BlockAction = 'up' | 'down' | 'remove'

const actions = ['up', 'down', 'remove'] as const satisfies BlockAction[]
export const handleHook = '[data-flx-handle]'
export const toolHook = actions.map((action) => `[data-flx-${action}]`).join()

const signs: Record<BlockAction, string> = { up: '↑', down: '↓', remove: '' }

/** Where a block stands, and what can be done with it there. */
export interface BlockPlace {
  name: string
  isFirst: boolean
  isLast: boolean
  mayLeave: boolean
  mayMove: boolean
}

/** The buttons of a block: the page's own, and those that it has not. */
export interface BlockTools {
  show(place: BlockPlace): void
  button(action: BlockAction): HTMLButtonElement | undefined
  remove(): void
}

export function actionOf(control: Element): BlockAction | undefined {
  return actions.find((action) => control.hasAttribute(`data-flx-${action}`))
}

function makeButton(action: BlockAction): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = `flx-repeat__tool flx-repeat__tool--${action} flx-button flx-button--secondary flx-button--small`
  button.setAttribute(`data-flx-${action}`, '')
  button.textContent = signs[action]
  return button
}

function makeHandle(): HTMLElement {
  const handle = document.createElement('span')
  handle.className = 'flx-repeat__handle'
  handle.setAttribute('data-flx-handle', '')
  // Those who do not see it have the buttons.
  handle.ariaHidden = 'true'
  return handle
}

function makePlace(block: Element): HTMLElement {
  const place = document.createElement(block.localName === 'tr' ? 'td' : 'div')
  place.className = 'flx-repeat__tools'
  place.dataset['flxMount'] = 'repeat'
  block.append(place)
  return place
}

/** Gives a block its buttons. */
export function addTools(block: HTMLElement): BlockTools {
  for (const dead of block.querySelectorAll(':scope > [data-flx-mount="repeat"]')) dead.remove()
  const own = new Map(actions.map((action) => [action, partOf(block, `[data-flx-${action}]`)]))
  const ownHandle = partOf(block, handleHook)
  const buttons = new Map<BlockAction, HTMLButtonElement>()
  let place: HTMLElement | undefined
  const handle = ownHandle ? undefined : makeHandle()
  const missing = actions.filter((action) => !own.get(action))
  if (handle || missing.length > 0) {
    place = makePlace(block)
    if (handle) place.append(handle)
    for (const action of missing) place.append(makeButton(action))
  }
  for (const action of actions) {
    const button = own.get(action) ?? (place && findFirst(`[data-flx-${action}]`, place))
    if (button instanceof HTMLButtonElement) buttons.set(action, button)
  }

  const show = ({ name, isFirst, isLast, mayLeave, mayMove }: BlockPlace): void => {
    const rests = { up: isFirst, down: isLast, remove: !mayLeave }
    for (const [action, button] of buttons) {
      const label = t(action)
      if (place?.contains(button)) {
        if (!signs[action]) button.textContent = label
        button.title = signs[action] ? label : ''
        button.ariaLabel = t('action', { action: label, name })
      }
      button.hidden = action === 'remove' ? false : !mayMove
      if (button.disabled !== rests[action]) button.disabled = rests[action]
    }
    const grip = handle ?? ownHandle
    if (grip) grip.hidden = !mayMove
    if (place) place.hidden = !mayMove && !mayLeave && missing.length === actions.length
  }
  return {
    show,
    button: (action) => buttons.get(action),
    remove() {
      place?.remove()
      for (const [action, button] of buttons)
        if (own.get(action)) Object.assign(button, { hidden: false, disabled: false })
    },
  }
}
