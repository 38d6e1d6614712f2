import { isOwn } from './blocks.ts'
import { repeatTexts as t } from './repeat-messages.ts'

/** What stands below the blocks: the button that adds one, how many there may be, what was just done. */
export interface RepeatFoot {
  readonly add: HTMLElement
  /** @param max - As many as there may be, where they are all there. */
  show(max: number | undefined): void
  /** @param undo - Takes it back. */
  say(text: string, undo?: () => void): void
  translate(): void
  remove(): void
}

let count = 0

function ownAdd(host: HTMLElement): HTMLElement | undefined {
  return [...host.querySelectorAll<HTMLElement>('[data-flx-add]')].find((button) => isOwn(host, button))
}

export function addFoot(host: HTMLElement, label: string): RepeatFoot {
  for (const dead of host.querySelectorAll(':scope > [data-flx-mount="repeat"]')) dead.remove()
  const foot = document.createElement('div')
  foot.className = 'flx-repeat__foot'
  foot.dataset['flxMount'] = 'repeat'
  const note = document.createElement('span')
  note.className = 'flx-repeat__note'
  note.id = `flx-repeat-note-${++count}`
  const status = document.createElement('span')
  status.className = 'flx-repeat__status'
  status.role = 'status'
  const undoPlace = document.createElement('span')
  undoPlace.className = 'flx-repeat__undo'
  const own = ownAdd(host)
  let add = own
  if (!add) {
    add = document.createElement('button')
    add.className = 'flx-repeat__add flx-button flx-button--secondary'
    add.setAttribute('type', 'button')
    add.setAttribute('data-flx-add', '')
    add.textContent = label || t('add')
    foot.append(add)
  }
  foot.append(note, status, undoPlace)
  host.append(foot)
  const button = add
  return {
    add: button,
    show(max) {
      const isFull = max !== undefined
      if (button instanceof HTMLButtonElement && button.disabled !== isFull) button.disabled = isFull
      else if (!(button instanceof HTMLButtonElement)) button.ariaDisabled = isFull ? 'true' : null
      const text = isFull ? t('full', { max }) : ''
      if (note.textContent === text) return
      note.textContent = text
      if (isFull) button.setAttribute('aria-describedby', note.id)
      else button.removeAttribute('aria-describedby')
    },
    say(text, undo) {
      status.textContent = text
      undoPlace.replaceChildren()
      if (!undo) return
      const back = document.createElement('button')
      back.type = 'button'
      back.className = 'flx-repeat__back flx-button flx-button--quiet flx-button--small'
      back.textContent = t('undo')
      back.addEventListener('click', undo, { once: true })
      undoPlace.append(back)
    },
    translate() {
      if (button !== own) button.textContent = label || t('add')
    },
    remove() {
      foot.remove()
      if (own instanceof HTMLButtonElement) own.disabled = false
      own?.removeAttribute('aria-describedby')
      if (own) own.ariaDisabled = null
    },
  }
}
