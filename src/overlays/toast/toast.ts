import { useEffect } from 'react'
import { flag, number, oneOf, property } from '../../core/element/codecs.ts'
import type { FeatureProps, FlxElement } from '../../core/element/react-element.ts'
import { emit } from '../../core/events.ts'
import { toast } from './show-toast.ts'
import type { ToastAction, ToastHandle } from './toast-options.ts'
import './toast-events.ts'

export const toastAttributes = {
  open: flag,
  type: oneOf(['info', 'success', 'warning', 'error'], 'info'),
  delay: number(),
  sticky: flag,
  action: property<ToastAction | null>(null),
}

/** `<flx-toast>`: while `open`, a toast says what the element holds. */
export function Toast({ host, open, type, delay, sticky, action }: FeatureProps<typeof toastAttributes>): null {
  useEffect(() => {
    if (!open) return
    let left = false
    let shown: ToastHandle | undefined
    const options = { type, sticky, ...(delay !== undefined && { delay }), ...(action && { action }) }
    void toast(copyOf(host), options).then((handle) => {
      shown = handle
      if (left) return handle.close()
      emit(host, 'flx-toast-open', null)
      void handle.closed.then((end) => {
        emit(host, 'flx-toast-closed', { end })
        if (!left) host.open = false
      })
    })
    return () => {
      left = true
      shown?.close()
    }
  }, [host, open, type, delay, sticky, action])
  return null
}

function copyOf(host: FlxElement): DocumentFragment {
  const copy = document.createDocumentFragment()
  for (const node of host.childNodes) if (node !== host.container) copy.append(node.cloneNode(true))
  return copy
}
