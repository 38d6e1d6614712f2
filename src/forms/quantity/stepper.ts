export interface Stepper {
  less: HTMLButtonElement
  more: HTMLButtonElement
  /** Reads a value out to those who do not see the field change. */
  say(text: string): void
  remove(): void
}

function mount(content: HTMLElement): HTMLElement {
  const place = document.createElement('span')
  place.className = 'flx-quantity__mount'
  place.dataset.flxMount = ''
  place.append(content)
  return place
}

function button(sign: string): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = 'flx-quantity__step'
  const drawing = document.createElement('span')
  drawing.ariaHidden = 'true'
  drawing.textContent = sign
  element.append(drawing)
  return element
}

/** Puts the two buttons around the author's field, which stays where it is. */
export function addStepper(host: HTMLElement, field: HTMLInputElement): Stepper {
  for (const dead of host.querySelectorAll('[data-flx-mount]')) dead.remove()
  const less = button('−')
  const more = button('+')
  const status = document.createElement('span')
  status.role = 'status'
  status.className = 'flx-visually-hidden'
  const mounts = [mount(less), mount(more)]
  mounts[1]?.append(status)
  field.before(mounts[0] ?? '')
  field.after(mounts[1] ?? '')
  return {
    less,
    more,
    say: (text) => {
      status.textContent = text
    },
    remove: () => {
      for (const place of mounts) place.remove()
    },
  }
}
