const most = 60
const clock = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium' })

function told(value: unknown): unknown {
  if (value instanceof Element) return `<${value.localName}>`
  if (value instanceof Error) return value.message
  if (value instanceof Promise) return 'Promise'
  return value
}

function detailOf(event: Event): string {
  const detail = event instanceof CustomEvent ? (event.detail as unknown) : undefined
  if (detail === undefined || detail === null) return ''
  return JSON.stringify(detail, (_key, value: unknown) => told(value))
}

function line(event: Event): HTMLLIElement {
  const item = document.createElement('li')
  const time = document.createElement('time')
  time.textContent = clock.format(new Date())
  const name = document.createElement('strong')
  name.textContent = event.type
  const detail = document.createElement('code')
  detail.textContent = detailOf(event)
  item.append(time, ' ', name, ' ', detail)
  if (event.defaultPrevented) item.append(' annulé')
  return item
}

/** Logs each event of the element, the newest first. On request, cancels the cancelable ones. */
export function keepLog(log: HTMLElement): void {
  const list = log.querySelector('ol')
  const empty = log.querySelector<HTMLElement>('.guide-log__empty')
  const refuse = log.querySelector<HTMLInputElement>('[data-guide-refuse]')
  if (!list || !empty) return
  const write = (event: Event): void => {
    if (refuse?.checked && event.cancelable) event.preventDefault()
    list.prepend(line(event))
    list.children[most]?.remove()
    empty.hidden = true
  }
  for (const name of (log.dataset['guideLog'] ?? '').split(' ').filter(Boolean)) document.addEventListener(name, write)
  log.querySelector('[data-guide-clear]')?.addEventListener('click', () => {
    list.replaceChildren()
    empty.hidden = false
  })
  log.hidden = false
}
