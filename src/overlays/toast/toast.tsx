import { type ReactNode, useEffect } from 'react'
import { flag, number, oneOf, property } from '../../core/element/codecs.ts'
import type { FeatureProps, FlxElement } from '../../core/element/react-element.ts'
import { emit } from '../../core/events.ts'
import type { ToastAction, ToastHandle } from './toast-options.ts'
import { addToast, drawToastRegion } from './toast-region.tsx'

export const toastAttributes = {
  open: flag,
  type: oneOf(['info', 'success', 'warning', 'error'], 'info'),
  delay: number(),
  sticky: flag,
  action: property<ToastAction | null>(null),
}

/** Copies the author's content of the element, which ends before our mount. */
function contentOf(host: FlxElement): DocumentFragment {
  const written = new Range()
  written.selectNodeContents(host)
  written.setEndBefore(host.container)
  return written.cloneContents()
}

/** `<flx-toast>`: shows its content as a toast while `open`. */
export function Toast({ host, open, type, delay, sticky, action }: FeatureProps<typeof toastAttributes>): ReactNode {
  useEffect(() => {
    if (!open) return
    let left = false
    let shown: ToastHandle | undefined
    const options = { type, sticky, ...(delay !== undefined && { delay }), ...(action && { action }) }

    const show = async (): Promise<void> => {
      await drawToastRegion()
      // The effect has run again, as several attributes were set in a row: only the last one shows a toast.
      if (left) return
      shown = await addToast({ content: contentOf(host), ...options })
      if (left) return shown.close()
      emit(host, 'flx-toast-open', null)
      const end = await shown.closed
      emit(host, 'flx-toast-closed', { end })
      if (!left) host.open = false
    }
    void show()
    return () => {
      left = true
      shown?.close()
    }
  }, [host, open, type, delay, sticky, action])
  return null
}
