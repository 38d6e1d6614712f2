import { type ReactNode, useCallback, useMemo } from 'react'
import { useAuthorAttributes } from '../../core/element/use-author-node.ts'
import { useAuthorText } from '../../core/element/use-author-text.ts'
import { handsOnFocus } from '../../core/focus/hands-on-focus.ts'
import { Beside } from '../../ui/beside.tsx'
import { hiddenAttributes } from './hidden-attributes.ts'
import type { StockInfo } from './stock-info.ts'

interface SaleButtonProps {
  button: HTMLElement
  /** If undefined, the button is as the author made it. */
  info: StockInfo | undefined
}

/** Shows, hides and renames the author's button, or replaces it by a link of the same look and text (ART-02). */
export function SaleButton({ button, info }: SaleButtonProps): ReactNode {
  const input = button instanceof HTMLInputElement ? button : null
  const ownWords = useMemo(() => (input ? input.value : button.textContent), [button, input])
  const words = info?.buttonText || null
  const isShown = info?.display === 'sale' || info?.display === 'both'
  const url = isShown ? info.url : ''
  useAuthorAttributes(button, info ? hiddenAttributes(button, !isShown || url !== '') : {})
  useAuthorAttributes(input, words ? { value: words } : {})
  useAuthorText(input ? null : button, words)
  const takesFocus = useCallback(
    (link: HTMLAnchorElement | null) => {
      if (document.activeElement === button) link?.focus()
      return handsOnFocus(link)
    },
    [button],
  )
  return (
    <Beside of={button} name="stock-link" as="span">
      {url && (
        <a ref={takesFocus} className={button.className} href={url}>
          {words ?? ownWords}
        </a>
      )}
    </Beside>
  )
}
