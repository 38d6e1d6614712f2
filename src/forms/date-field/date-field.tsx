import '../../ui/styles.ts'
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import type { FeatureProps } from '../../core/element/react-element.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { MaskedFields } from '../../ui/mask/masked-fields.ts'
import css from './date-field.css'
import type { DateFieldSaid, dateFieldAttributes } from './date-field-attributes.ts'
import { dateFieldTexts } from './date-field-messages.ts'
import { DateInput } from './date-input.tsx'
import { useDateFields } from './use-date-fields.ts'

adoptStyles(css)

type Props = FeatureProps<typeof dateFieldAttributes>

const hasContent = (host: Element): boolean => [...host.children].some((child) => !child.matches('[data-flx-mount]'))

/**
 * A date to be typed, with a calendar beside it (DATE-01 to DATE-04): for the field inside the element, two fields as a
 * period, or, where the element is empty, all fields of the page that say they are one.
 */
export function DateField({ host, ...said }: Props): ReactNode {
  useTexts(dateFieldTexts)
  const [isPageWide] = useState(() => !hasContent(host))
  const found = useDateFields(host, isPageWide)
  const masks = useMasks(isPageWide ? document : host, host)
  const written = JSON.stringify(said)
  // The same object as long as it says the same.
  const settings = useMemo(() => JSON.parse(written) as DateFieldSaid, [written])
  const fields = isPageWide ? found : found.slice(0, 2)
  const period = !isPageWide && fields.length > 1 ? fields.map(({ field }) => field) : []
  return (
    masks && fields.map(({ key, field }) => <DateInput key={key} {...{ host, field, period, masks }} said={settings} />)
  )
}

/** The masks of the fields below a root, as long as the element is there. */
function useMasks(root: Document | HTMLElement, host: HTMLElement): MaskedFields | null {
  const [masks, setMasks] = useState<MaskedFields | null>(null)
  useLayoutEffect(() => {
    const made = new MaskedFields(root, host)
    setMasks(made)
    return () => made.stop()
  }, [root, host])
  return masks
}
