import { createElement, type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { RelayData } from '../../domain/relay/write-relay.ts'

interface PickerFrameProps {
  id: string
  /** Postal code to search for: that of the delivery address. */
  postalCode?: string | undefined
  data: RelayData
  /** The content until the picker is loaded, or if it cannot be. */
  children: ReactNode
}

const never = () => () => {}

/** Returns true on a server. In the page, Trusted Types would refuse the markup of a script element. */
const useIsServer = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

/**
 * `<flx-relay-picker>` around the plain choice of a relay point. Its data is in the element's `<script
 * type="application/json">` when a server renders it, and in its property `data` in the page.
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
