import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { FlxElement } from '../../core/element/react-element.ts'
import { useHostMethod } from '../../core/element/use-host-method.ts'
import { useStored } from '../../core/use-stored.ts'
import { PickerModel } from './picker-model.ts'
import { type RelayStart, readStart } from './relay-picker-api.ts'
import type { RelayPickerMethods } from './relay-picker-types.ts'
import { focusOnChoice } from './results/relay-focus.ts'

/**
 * Returns the data of the page: the property, or the element's JSON, read again when an answer of the server changes
 * it.
 */
function useStart(host: FlxElement, data: unknown): RelayStart {
  const [turn, setTurn] = useState(0)
  useLayoutEffect(() => {
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ target }) => !host.container.contains(target))) setTurn((before) => before + 1)
    })
    observer.observe(host, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [host])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the JSON of the element is read anew at each turn.
  return useMemo(() => readStart(host, data), [host, data, turn])
}

/** Returns the state of a picker and its model, and provides the methods of its element. */
export function usePicker(host: FlxElement<RelayPickerMethods>, data: unknown) {
  const start = useStart(host, data)
  const [model] = useState(() => PickerModel.of(host, start))
  const { search, choice } = model
  const found = useStored(search.stateAtom)
  const chosen = useStored(choice.stateAtom)
  useEffect(() => {
    if (model.update(start)) focusOnChoice(host)
  }, [host, model, start])
  useEffect(() => () => model.leave(host), [host, model])
  useHostMethod(host, 'search', (postalCode, city) => search.search(postalCode, city))
  useHostMethod(host, 'clear', () => choice.clear())
  return { start, model, found, chosen }
}
