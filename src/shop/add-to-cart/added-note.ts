/** The live regions beside the author's form: a refusal that stays, an addition that is only read out. */
export interface Note {
  showError(message: string): void
  announce(text: string): void
  clear(): void
  remove(): void
}

function region(role: 'alert' | 'status', className: string): HTMLElement {
  const element = document.createElement('p')
  element.setAttribute('role', role)
  element.className = className
  return element
}

/** Adds the two live regions after the author's form; they are there before they speak. */
export function addNote(host: HTMLElement): Note {
  for (const dead of host.querySelectorAll(':scope > [data-flx-mount]')) dead.remove()
  const mount = document.createElement('div')
  mount.className = 'flx-mount'
  mount.dataset.flxMount = ''
  const alert = region('alert', 'flx-add-to-cart__message')
  const status = region('status', 'flx-add-to-cart__status')
  alert.hidden = true
  mount.append(alert, status)
  host.append(mount)
  const write = (failure: string, news: string): void => {
    alert.textContent = failure
    alert.hidden = !failure
    status.textContent = news
  }
  return {
    showError: (message) => {
      write(message, '')
      // The button may be the last thing in view.
      alert.scrollIntoView({ block: 'nearest' })
    },
    announce: (text) => write('', text),
    clear: () => write('', ''),
    remove: () => mount.remove(),
  }
}
