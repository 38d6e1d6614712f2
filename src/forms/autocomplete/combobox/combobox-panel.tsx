import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { matches } from '../../../core/browser/media.ts'
import type { Values } from '../../../core/element/codecs.ts'
import { useTexts } from '../../../core/i18n/use-texts.ts'
import { usePlacement } from '../../../core/overlay/use-placement.ts'
import type { Suggestion } from '../answers/suggestion.ts'
import type { AutocompleteHost, autocompleteAttributes } from '../autocomplete-attributes.ts'
import { autocompleteTexts } from '../autocomplete-messages.ts'
import type { ComboboxList } from './combobox-list.ts'
import { ComboboxOptions } from './combobox-options.tsx'
import { FullScreen } from './full-screen.tsx'
import { stopSecondClick } from './second-click.ts'

/** A window as narrow as a phone gives all its room to the list. */
const narrow = '(max-width: 30rem)'

interface ComboboxPanelProps extends Pick<Values<typeof autocompleteAttributes>, 'position' | 'width'> {
  host: AutocompleteHost
  field: HTMLInputElement
  /** Of the list. */
  id: string
  list: ComboboxList
  choose(suggestion: Suggestion): void
  /** The visitor asks to close it. */
  close(): void
  /** The focus goes to another place. */
  leave(to: EventTarget | null): void
  panel: RefObject<HTMLDivElement | null>
}

/** What is open: the list of answers, above the page, so that nothing around the field cuts it. */
export function ComboboxPanel(props: ComboboxPanelProps): ReactNode {
  const { host, field, id, list, position, width, choose, close, leave, panel } = props
  const t = useTexts(autocompleteTexts)
  const [isFull] = useState(() => matches(narrow))
  const { ref, style, isPlaced } = usePlacement(isFull ? null : field, { side: position, sameWidth: width === '' })
  const ownWidth = width && { width: /^\d+$/.test(width) ? `${width}px` : width }
  const setBox = useCallback(
    (node: HTMLDivElement | null) => {
      panel.current = node
      if (!isFull) ref(node)
    },
    [panel, isFull, ref],
  )
  useLayoutEffect(() => {
    if (!isFull) panel.current?.showPopover()
  }, [panel, isFull])
  const press = (suggestion: Suggestion): void => {
    choose(suggestion)
    stopSecondClick()
  }
  return (
    <>
      {isFull && <FullScreen host={host} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press in it leaves the focus where it is */}
      <div
        ref={setBox}
        className="flx-autocomplete__panel"
        popover={isFull ? undefined : 'manual'}
        style={isFull ? undefined : { ...style, ...ownWidth }}
        data-flx-waiting={isFull || isPlaced ? undefined : ''}
        onBlur={({ relatedTarget }) => leave(relatedTarget)}
        // And with it the keyboard of a phone.
        onMouseDown={(event) => event.preventDefault()}
      >
        <button type="button" className="flx-autocomplete__close" onClick={close}>
          {t('close')}
        </button>
        <ComboboxOptions id={id} list={list} choose={press} />
        <p className="flx-autocomplete__message" hidden={list.message === ''}>
          {list.message}
        </p>
      </div>
    </>
  )
}
