import { createElement, type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { RelayData } from '../../domain/relay/write-relay.ts'

interface PickerFrameProps {
  id: string
  /** Postal code to search for: that of the delivery address. */
  postalCode?: string | undefined
  data: RelayData
  /** What serves until the picker is there, and where it never is. */
  children: ReactNode
}

const never = () => () => {}

/** Whether a server draws this. In the page, a script element would be markup that Trusted Types refuse. */
const useIsServer = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

/**
 * `<flx-relay-picker>` around the plain choice of a relay point. What the picker is told travels in the element's
 * `<script type="application/json">` where a server draws it, and in its property `data` in the page.
 */
export function PickerFrame({ id, postalCode, data, children }: PickerFrameProps) {
  const picker = useRef<HTMLElement & { data?: RelayData }>(null)
  const isServer = useIsServer()
  useLayoutEffect(() => {
    if (picker.current) picker.current.data = data
  }, [data])
  const attributes = { id, ref: picker, required: true, tabIndex: -1, 'postal-code': postalCode || undefined }
  return createElement(
    'flx-relay-picker',
    attributes,
    isServer && (
      <script className="flx-relay__state" type="application/json">
        {JSON.stringify(data)}
      </script>
    ),
    children,
  )
}
