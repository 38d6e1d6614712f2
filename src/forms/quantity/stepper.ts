export interface Stepper {
  less: HTMLButtonElement
  more: HTMLButtonElement
  /** Reads a value out to those who do not see the field change. */
  announce(text: string): void
  remove(): void
}

function mount(sign: string): HTMLElement {
  const node = document.createElement('span')
  node.className = 'flx-quantity__mount'
  node.dataset.flxMount = 'quantity'
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'flx-quantity__step'
  const symbol = document.createElement('span')
  symbol.className = 'flx-quantity__symbol'
  symbol.ariaHidden = 'true'
  symbol.textContent = sign
  button.append(symbol)
  node.append(button)
  return node
}

function withLiveRegion(node: HTMLElement): HTMLElement {
  const status = document.createElement('span')
  status.role = 'status'
  status.className = 'flx-visually-hidden'
  node.append(status)
  return node
}

/** Made once: a page of many quantities copies them. */
let patterns: [less: HTMLElement, more: HTMLElement] | undefined

function copies(): HTMLElement[] {
  patterns ??= [mount('−'), withLiveRegion(mount('+'))]
  return patterns.map((pattern) => pattern.cloneNode(true) as HTMLElement)
}

/** Puts the two buttons around the author's field, which stays where it is. */
export function addStepper(host: HTMLElement, field: HTMLInputElement): Stepper {
  for (const dead of host.querySelectorAll('[data-flx-mount="quantity"]')) dead.remove()
  const mounts = copies()
  const [before, after] = mounts as [HTMLElement, HTMLElement]
  field.before(before)
  field.after(after)
  return {
    less: before.firstElementChild as HTMLButtonElement,
    more: after.firstElementChild as HTMLButtonElement,
    announce: (text) => {
      const status = after.lastElementChild
      if (status) status.textContent = text
    },
    remove: () => {
      for (const node of mounts) node.remove()
    },
  }
}
