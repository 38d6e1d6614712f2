import { useLayoutEffect, useState } from 'react'
import type { FlxElement } from '../../core/element/react-element.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { watch } from '../../core/watch.ts'
import { markedDates } from '../../ui/mask/marked-fields.ts'

/** Fields that hold a date as text, or that the browser knows as one. */
const dateFields = 'input:not([type]), input:is([type="text"], [type="date"], [type="datetime-local"])'

interface FoundField {
  key: number
  /** The author's. */
  field: HTMLInputElement
}

/** The fields that the element serves: those inside it, or all of the page that say they hold a date. */
export function useDateFields(host: FlxElement, isPageWide: boolean): readonly FoundField[] {
  const [fields, setFields] = useState<readonly FoundField[]>([])
  useLayoutEffect(() => {
    const known = new Map<Element, FoundField>()
    let last = 0
    const show = (): void => {
      const found = [...known.values()]
      // Of a period the start comes first; of a page's fields, of which there may be many, the order says nothing.
      setFields(isPageWide ? found : found.sort((one, other) => (isBefore(one.field, other.field) ? -1 : 1)))
    }
    const isMeant = (field: Element): boolean =>
      isPageWide ? !field.closest('flx-date-field, flx-mask') : !host.contains(field.closest('[data-flx-mount]'))
    const watcher = {
      added(element: Element) {
        if (!isMeant(element)) return
        known.set(element, { key: ++last, field: element as HTMLInputElement })
        show()
      },
      removed(element: Element) {
        known.delete(element)
        show()
      },
    }
    const stop = isPageWide ? watch(markedDates, watcher) : watch(dateFields, watcher, host)
    if (!isPageWide && known.size === 0) console.warn(`flx : ${openingTag(host)} attend un champ de date.`)
    return () => {
      stop()
      setFields([])
    }
  }, [host, isPageWide])
  return fields
}

const isBefore = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
