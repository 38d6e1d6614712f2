import { setHidden } from './set-hidden.ts'
import type { StockInfo } from './stock-info.ts'

/** The author's button, and what the stock makes of it. */
export interface SaleButton {
  button: HTMLElement
  apply(info: StockInfo | undefined): void
  restore(): void
}

/** A link that looks and reads like the button whose place it takes. */
function linkLike(button: HTMLElement, url: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.className = button.className
  link.href = url
  link.dataset.flxMount = 'stock'
  link.textContent = button.textContent
  return link
}

/** Shows, hides and renames a button, or puts a link in its place (ART-02). Without news it is as the author made it. */
export function saleButton(button: HTMLElement): SaleButton {
  const words = [...button.childNodes]
  const wasHidden = button.hasAttribute('hidden')
  let link: HTMLAnchorElement | undefined

  const restore = (): void => {
    link?.remove()
    link = undefined
    setHidden(button, wasHidden)
    button.replaceChildren(...words)
  }
  return {
    button,
    restore,
    apply(info) {
      const hadFocus = document.activeElement === button || document.activeElement === link
      restore()
      if (!info) return
      if (info.buttonText) button.replaceChildren(info.buttonText)
      const isShown = info.display === 'sale' || info.display === 'both'
      if (isShown && info.url) {
        link = linkLike(button, info.url)
        button.after(link)
        if (hadFocus) link.focus()
      }
      setHidden(button, !isShown || link !== undefined)
    },
  }
}
