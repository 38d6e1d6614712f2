import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { matches } from '../../../core/browser/media.ts'
import { stopSecondClick } from '../../../core/browser/press.ts'
import { setStyles } from '../../../core/browser/set-styles.ts'
import type { Values } from '../../../core/element/codecs.ts'
import { useTexts } from '../../../core/i18n/use-texts.ts'
import { usePlacement } from '../../../core/overlay/use-placement.ts'
import { Beside } from '../../../ui/beside.tsx'
import type { Suggestion } from '../answers/suggestion.ts'
import type { AutocompleteHost, autocompleteAttributes } from '../autocomplete-attributes.ts'
import { autocompleteTexts } from '../autocomplete-messages.ts'
import type { ComboboxList } from './combobox-list.ts'
import { optionId } from './use-combobox-field.ts'

/** Media query for windows as narrow as a phone, where the list gets the full screen. */
const narrow = '(max-width: 30rem)'

interface ComboboxPanelProps extends Pick<Values<typeof autocompleteAttributes>, 'position' | 'width'> {
  host: AutocompleteHost
  field: HTMLInputElement
  /** Id of the list. */
  id: string
  list: ComboboxList
  choose(suggestion: Suggestion): void
  /** Called when the visitor closes the list. */
  close(): void
  /** Called when the focus moves to another element. */
  leave(to: EventTarget | null): void
  panel: RefObject<HTMLDivElement | null>
}

/** Renders the open list of answers, in the top layer so that no ancestor of the field clips it. */
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

interface ComboboxOptionsProps {
  /** Id of the list. */
  id: string
  list: ComboboxList
  choose(suggestion: Suggestion): void
}

/** Renders the answers as options of a listbox, as text and never as HTML. */
function ComboboxOptions({ id, list: { shown, at }, choose }: ComboboxOptionsProps): ReactNode {
  const t = useTexts(autocompleteTexts)
  const listbox = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other answers are read from their first on
  useLayoutEffect(() => {
    if (listbox.current) listbox.current.scrollTop = 0
  }, [shown])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active one may have another place among other answers
  useLayoutEffect(() => {
    listbox.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [shown, at])
  return (
    <div
      ref={listbox}
      id={id}
      role="listbox"
      className="flx-autocomplete__list"
      aria-label={t('list')}
      hidden={shown.length === 0}
    >
      {shown.map((suggestion, index) => (
        // biome-ignore lint/a11y: the focus and the keys are the field's, as of every combobox
        <div
          key={optionId(id, index)}
          id={optionId(id, index)}
          role="option"
          className="flx-autocomplete__option"
          aria-selected={index === at}
          onClick={() => choose(suggestion)}
        >
          {suggestion.image && (
            <img className="flx-autocomplete__picture" src={suggestion.image} alt="" width="40" height="40" />
          )}
          {suggestion.label}
          {suggestion.detail && ' '}
          {suggestion.detail && <span className="flx-autocomplete__detail">{suggestion.detail}</span>}
        </div>
      ))}
    </div>
  )
}

/**
 * Gives a phone's full screen to the field and its list, without moving either in the document: the element itself
 * becomes a popover, as high as the on-screen keyboard allows. A placeholder keeps its room in the page.
 */
function FullScreen({ host }: { host: HTMLElement }): ReactNode {
  const [room] = useState(() => host.getBoundingClientRect().height)
  useLayoutEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const viewport = window.visualViewport
    let giveBack = (): void => {}
    const fit = (): void => {
      giveBack()
      const height = `${viewport?.height ?? window.innerHeight}px`
      giveBack = setStyles(host, { height, top: `${viewport?.offsetTop ?? 0}px` })
    }
    host.popover = 'manual'
    host.dataset['flxFull'] = ''
    host.showPopover()
    fit()
    viewport?.addEventListener('resize', fit, { signal })
    viewport?.addEventListener('scroll', fit, { signal })
    return () => {
      stop.abort()
      giveBack()
      if (host.matches(':popover-open')) host.hidePopover()
      host.popover = null
      delete host.dataset['flxFull']
    }
  }, [host])
  return (
    <Beside of={host} name="autocomplete-room">
      <div className="flx-autocomplete__room" style={{ height: `${room}px` }} />
    </Beside>
  )
}
