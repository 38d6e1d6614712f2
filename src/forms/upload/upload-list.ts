import { sizeText } from './file-checks.ts'
import { percentOf, type UploadItem } from './upload-item.ts'
import { uploadTexts as t } from './upload-messages.ts'

export type ItemAction = 'cancel' | 'retry' | 'resume' | 'remove' | 'up' | 'down'

/** The lines of the files, each with what can be done with it. */
export interface UploadList {
  /** Draws the lines anew; those that stay keep their nodes, and with them the focus. */
  draw(items: readonly UploadItem[]): void
  /** Draws how far one is. */
  progress(item: UploadItem): void
  readonly node: HTMLElement
  /** Puts the focus on a control of a line, where one would look for it. */
  focus(index: number): void
}

interface Line {
  node: HTMLLIElement
  picture: HTMLImageElement
  bar: HTMLProgressElement
  state: HTMLElement
  handle: HTMLElement
  actions: HTMLElement
}

function make<K extends keyof HTMLElementTagNameMap>(name: K, className: string): HTMLElementTagNameMap[K] {
  const element = document.createElement(name)
  element.className = `flx-upload__${className}`
  return element
}

/** What can be done with a file that stands at this place of so many. */
function actionsOf({ state, file }: UploadItem, at: number, count: number): ItemAction[] {
  const moves: ItemAction[] =
    state === 'refused' || count < 2
      ? []
      : [...(at > 0 ? ['up' as const] : []), ...(at < count - 1 ? ['down' as const] : [])]
  if (state === 'sending' || state === 'waiting') return [...moves, 'cancel']
  if (state === 'cut') return [...moves, 'resume', 'remove']
  if (state === 'failed' && file) return [...moves, 'retry', 'remove']
  return [...moves, 'remove']
}

function stateText(item: UploadItem): string {
  const { state, message } = item
  if (state === 'refused') return message
  const text = t(state, { percent: percentOf(item) })
  return state === 'cut' || state === 'failed' ? `${text}. ${message}` : text
}

function createLine({ name, size }: UploadItem): Line {
  const node = make('li', 'item')
  const picture = make('img', 'picture')
  picture.alt = ''
  const title = make('span', 'name')
  title.textContent = name
  const weight = make('span', 'size')
  weight.textContent = sizeText(size)
  const bar = make('progress', 'bar')
  bar.max = 100
  bar.ariaLabel = name
  const state = make('span', 'state')
  const actions = make('span', 'actions')
  const handle = make('span', 'handle')
  // Those who do not see it have the buttons.
  handle.ariaHidden = 'true'
  node.append(picture, title, weight, bar, state, handle, actions)
  return { node, picture, bar, state, handle, actions }
}

export function createUploadList(place: HTMLElement, act: (item: UploadItem, action: ItemAction) => void): UploadList {
  const list = make('ul', 'list')
  list.ariaLabel = t('files')
  list.hidden = true
  place.append(list)
  const lines = new Map<UploadItem, Line>()

  const drawActions = ({ actions }: Line, item: UploadItem, wanted: ItemAction[]): void => {
    const known = new Map([...actions.querySelectorAll('button')].map((button) => [button.dataset['action'], button]))
    for (const [action, button] of known) if (!wanted.includes(action as ItemAction)) button.remove()
    wanted.forEach((action, index) => {
      const button = known.get(action) ?? make('button', 'action')
      if (!known.has(action)) {
        button.type = 'button'
        button.dataset['action'] = action
        button.textContent = t(action)
        button.ariaLabel = t('action', { action: t(action), name: item.name })
        button.addEventListener('click', () => act(item, action))
      }
      if (actions.children[index] !== button) actions.insertBefore(button, actions.children[index] ?? null)
    })
  }

  const progress = (item: UploadItem): void => {
    const line = lines.get(item)
    if (!line) return
    line.bar.hidden = item.state !== 'sending' && item.state !== 'cut'
    line.bar.value = percentOf(item)
    line.state.textContent = stateText(item)
    line.node.dataset['state'] = item.state
  }

  return {
    node: list,
    progress,
    draw(items) {
      for (const [item, { node }] of lines) {
        if (items.includes(item)) continue
        node.remove()
        lines.delete(item)
      }
      items.forEach((item, index) => {
        const line = lines.get(item) ?? createLine(item)
        lines.set(item, line)
        if (line.picture.src !== item.preview) line.picture.src = item.preview
        line.picture.hidden = item.preview === ''
        if (list.children[index] !== line.node) list.insertBefore(line.node, list.children[index] ?? null)
        const possible = actionsOf(item, index, items.length)
        line.handle.hidden = !possible.includes('up') && !possible.includes('down')
        drawActions(line, item, possible)
        progress(item)
      })
      list.hidden = items.length === 0
    },
    focus(index) {
      const node = list.children[Math.min(index, list.children.length - 1)]
      node?.querySelector<HTMLElement>('button')?.focus()
    },
  }
}
