import '../../ui/styles.ts'
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import type { FeatureProps, FlxElement } from '../../core/element/react-element.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { inPageOrder } from '../../core/html/nodes.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { watch } from '../../core/watch.ts'
import { markedDates } from '../../ui/mask/marked-fields.ts'
import { MaskedFields } from '../../ui/mask/masked-fields.ts'
import css from './date-field.css'
import type { DateFieldOptions, dateFieldAttributes } from './date-field-attributes.ts'
import { dateFieldTexts } from './date-field-messages.ts'
import { DateInput } from './date-input.tsx'

adoptStyles(css)

type Props = FeatureProps<typeof dateFieldAttributes>

const hasContent = (host: Element): boolean => [...host.children].some((child) => !child.matches('[data-flx-mount]'))

/**
 * Makes date fields that can be typed in or filled from a calendar (DATE-01 to DATE-04): the field inside the element,
 * two fields as a period, or, if the element is empty, all date fields of the page.
 */
export function DateField({ host, ...options }: Props): ReactNode {
  useTexts(dateFieldTexts)
  const [isPageWide] = useState(() => !hasContent(host))
  const found = useDateFields(host, isPageWide)
  const masks = useMasks(isPageWide ? document : host, host)
  const written = JSON.stringify(options)
  // Parsed from the text, so that the object changes only when a value does.
  const settings = useMemo(() => JSON.parse(written) as DateFieldOptions, [written])
  const fields = isPageWide ? found : found.slice(0, 2)
  const period = !isPageWide && fields.length > 1 ? fields.map(({ field }) => field) : []
  return (
    masks &&
    fields.map(({ key, field }) => <DateInput key={key} {...{ host, field, period, masks }} options={settings} />)
  )
}

/** Returns the masks of the fields below a root, while the element is rendered. */
function useMasks(root: Document | HTMLElement, host: HTMLElement): MaskedFields | null {
  const [masks, setMasks] = useState<MaskedFields | null>(null)
  useLayoutEffect(() => {
    const made = new MaskedFields(root, host)
    setMasks(made)
    return () => made.stop()
  }, [root, host])
  return masks
}

/** Matches fields that can hold a date: text fields and the browser's date controls. */
const dateFields = 'input:not([type]), input:is([type="text"], [type="date"], [type="datetime-local"])'

interface FoundField {
  key: number
  /** The author's field. */
  field: HTMLInputElement
}

/** Returns the fields to enhance: those inside the element, or all marked date fields of the page. */
function useDateFields(host: FlxElement, isPageWide: boolean): readonly FoundField[] {
  const [fields, setFields] = useState<readonly FoundField[]>([])
  useLayoutEffect(() => {
    const known = new Map<Element, FoundField>()
    let last = 0
    const show = (): void => {
      const found = [...known.values()]
      // The start of a period comes first in the page. A page may have many fields, whose order has no meaning, so they
      // are not sorted.
      setFields(isPageWide ? found : found.sort((one, other) => inPageOrder(one.field, other.field)))
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
