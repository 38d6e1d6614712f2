import { useEffect } from 'react'
import type { FlxElement } from '../../core/element/react-element.ts'
import { emit } from '../../core/events.ts'
import type { Meaning } from '../../ui/sign.tsx'
import { toast } from './show-toast.ts'
import type { ToastAction, ToastHandle } from './toast-options.ts'
import './toast-events.ts'

interface ToastProps {
  host: FlxElement & { open: boolean }
  open: boolean
  type: Meaning
  delay: number | undefined
  sticky: boolean
  action: ToastAction | null
}

/** `<flx-toast>`: while `open`, a toast says what the element holds. */
export function Toast({ host, open, type, delay, sticky, action }: ToastProps): null {
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
