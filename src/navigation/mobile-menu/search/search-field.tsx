import { type ReactNode, useRef } from 'react'
import { CloseButton } from '../../../ui/close-button.tsx'
import { Icon } from '../menu-icon.tsx'
import { menuTexts } from '../mobile-menu-messages.ts'

interface SearchFieldProps {
  query: string
  onQuery(query: string): void
}

/** Renders the search field (MENU-11). Escape first clears it; if it is empty, Escape closes the menu. */
export function SearchField({ query, onQuery }: SearchFieldProps): ReactNode {
  const field = useRef<HTMLInputElement>(null)
  const name = menuTexts('search')
  const clear = (): void => {
    onQuery('')
    field.current?.focus()
  }
  return (
    <search className="flx-mobile-menu__search" aria-label={name}>
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        className="flx-mobile-menu__field"
        aria-label={name}
        placeholder={menuTexts('find')}
        autoComplete="off"
        enterKeyHint="search"
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !query) return
          event.preventDefault()
          clear()
        }}
      />
      {query && <CloseButton className="flx-mobile-menu__clear" label={menuTexts('clear')} onClick={clear} />}
    </search>
  )
}
