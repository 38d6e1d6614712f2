/** Milliseconds that a short message stays. */
const duration = 4000

/** Tells the visitor what became of their click, beside the button, and to assistive technology. */
export class ShareFeedback {
  #status: HTMLElement | undefined
  #bubble: HTMLElement | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  show(button: Element, text: string): void {
    const container = button.closest('dialog') ?? document.body
    this.clear()
    const bubble = document.createElement('span')
    const status = document.createElement('span')
    bubble.className = 'flx-share__bubble'
    bubble.textContent = text
    bubble.popover = 'manual'
    bubble.setAttribute('aria-hidden', 'true')
    status.className = 'flx-share__status'
    status.setAttribute('role', 'status')
    container.append(bubble, status)
    this.#bubble = bubble
    this.#status = status
    bubble.showPopover()
    positionBeside(bubble, button)
    // A region must be there before its text for the text to be announced.
    requestAnimationFrame(() => {
      status.textContent = text
    })
    this.#timer = setTimeout(() => this.clear(), duration)
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.#bubble?.remove()
    this.#status?.remove()
  }
}

function positionBeside(bubble: HTMLElement, button: Element): void {
  const { top, bottom, left, width } = button.getBoundingClientRect()
  const { width: wide, height: high } = bubble.getBoundingClientRect()
  const { clientWidth } = document.documentElement
  bubble.style.left = `${Math.max(8, Math.min(left + (width - wide) / 2, clientWidth - wide - 8))}px`
  bubble.style.top = `${top - high - 8 >= 8 ? top - high - 8 : bottom + 8}px`
}
